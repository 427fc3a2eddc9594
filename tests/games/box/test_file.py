"""A box file carries a game's cards from one group to another."""

from __future__ import annotations

import json
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.box.card import SAYS, Card, folded
from companion.games.box.file import MOST_CARDS, BadBox, read_box, write_box

names = (
    st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=20)
    .map(lambda name: normalize("NFC", name).strip())
    .filter(lambda name: 1 <= len(name) <= 40)
)
icons = st.none() | st.booleans()
cards = st.builds(Card, name=names, stars=st.none() | st.integers(1, 2), fire=icons, power=icons)


@given(st.lists(cards, unique_by=lambda card: folded(card.name), max_size=8))
def test_what_is_written_reads_as_it_was(written: list[Card]) -> None:
    game, found = read_box(write_box("cake-auf", written))
    assert game == "cake-auf"
    assert set(found) == set(written)


def test_a_file_is_short_and_in_the_order_of_names() -> None:
    content = write_box("cake-auf", [Card(name="Waffles", stars=1), Card(name="Alfajores")])
    assert content.decode() == (
        "{\n"
        '  "companion_box": 1,\n'
        '  "game": "cake-auf",\n'
        '  "cards": [\n'
        '    {"name": "Alfajores"},\n'
        '    {"name": "Waffles", "stars": 1}\n'
        "  ]\n"
        "}\n"
    )


def test_a_box_without_cards_is_a_file_too() -> None:
    assert read_box(write_box("hasty-baker", [])) == ("hasty-baker", ())


def test_a_byte_order_mark_is_fine() -> None:
    assert read_box(b"\xef\xbb\xbf" + write_box("hasty-baker", [])) == ("hasty-baker", ())


@pytest.mark.parametrize("game", SAYS)
def test_a_name_in_any_script_comes_back(game: str) -> None:
    card = Card(name="李雷 عمر O’Neil")
    assert read_box(write_box(game, [card])) == (game, (card,))


GOOD: dict[str, Any] = {"companion_box": 1, "game": "cake-auf", "cards": []}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "blank"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"hello", "not JSON"),
        (b"[]", "expected an object"),
        (b"[" * 100_000, "nested deeper"),
        (b'{"a": NaN}', "NaN is no number"),
        (b'{"players": []}', 'has no "companion_box"'),
        (b'{"companion_box": 2}', "version 2; this app reads 1"),
        (b'{"companion_box": true}', "version true"),
        (b'{"companion_box": 1}', "A box file has"),
        (json.dumps({**GOOD, "more": 1}).encode(), "A box file has"),
        (json.dumps({**GOOD, "game": "chess"}).encode(), "The game is one of"),
        (json.dumps({**GOOD, "cards": {}}).encode(), "The cards are a list"),
        (json.dumps({**GOOD, "cards": [{"name": "A"}, {"name": "a "}]}).encode(), "there twice"),
        (json.dumps({**GOOD, "cards": [{"name": "A"}, 7]}).encode(), "Card 2: expected an object"),
        (b" " * ((1 << 20) + 1), "larger than 1024 KB"),
        (
            json.dumps(
                {**GOOD, "cards": [{"name": f"n{i}"} for i in range(MOST_CARDS + 1)]}
            ).encode(),
            "at most 1000 cards",
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_is_no_box_file_is_refused_in_a_sentence(content: bytes, said: str) -> None:
    with pytest.raises(BadBox, match=said):
        read_box(content)
