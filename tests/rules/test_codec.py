"""How tables are written, and that what is written is short, plain and read back the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.codec import read_entry, read_header, write_entry, write_header
from companion.rules.reading import Malformed
from companion.rules.table import Header
from tests.replaying import HEADER, move

GAME = GAMES["magic-bakery"]
AT = "2026-05-01T20:00:00.250+02:00"


@pytest.mark.parametrize(
    "entry",
    [
        move("take"),
        move("take", slot="deck", at=AT, by="kitchen"),
        move("take", seat=2, slot=3),
        move("fulfil", space=2, garnish=True, showstopper=True, card="Crème brûlée"),
        move("bonus", scenario=1, skip=True),
        move("name", seat=1, customer=1, level=3),
        move("timer", do="start", at=AT),
        move("undo", by="Zoë’s phone"),
        move("adjust", row=[1, None, 2], points=3),
        move("ruling", set={"panda_end": "row"}),
        move("rename", seat=1, name="李雷"),
    ],
    ids=str,
)
def test_an_entry_is_written_as_it_was_read(entry: dict[str, Any]) -> None:
    line = write_entry(read_entry(GAME, entry))
    assert json.loads(line) == entry
    assert "\n" not in line
    assert next(iter(json.loads(line))) == "move"


def test_what_is_a_default_is_not_written() -> None:
    entry = move("fulfil", space=1, garnish=False, showstopper=False)
    assert write_entry(read_entry(GAME, entry)) == '{"move": "fulfil", "space": 1}'


def test_texts_are_written_as_people_read_them() -> None:
    entry = read_entry(GAME, move("name", customer=1, card="Crème brûlée 🍮"))
    assert "Crème brûlée 🍮" in write_entry(entry)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"options": {"scenarios": [5, 2], "layers": ["jam", "icing", "sponge", "pastry",
                                                     "biscuit", "creme-pat"]}},
        {"options": {"customers": [1, 1, 1], "score_only": True}},
        {"rulings": {"extra_keep": "fulfiller"}},
        {"id": "12345678-1234-1234-1234-123456789abc", "rules": "1", "started": AT},
        {"title": "Friday’s table", "campaign": "Us"},
    ],
    ids=str,
)  # fmt: skip
def test_a_header_is_written_as_it_was_read(values: dict[str, Any]) -> None:
    game, header = read_header(GAMES, {**HEADER, **values})
    assert json.loads(write_header(header)) == {**HEADER, "options": {}, "rulings": {}, **values}
    assert read_header(GAMES, json.loads(write_header(header))) == (game, header)


def test_an_id_is_written_in_small_letters() -> None:
    capitals = "12345678-ABCD-1234-1234-123456789ABC"
    _, header = read_header(GAMES, {**HEADER, "id": capitals})
    assert header.id == capitals.lower()


def test_a_header_made_by_hand_is_one_that_can_be_read() -> None:
    made = Header("magic-bakery", ("Ana", "Ben"), {"scenarios": (1,)}, {"panda_end": "row"})
    assert read_header(GAMES, json.loads(write_header(made)))[1] == made


def test_the_fault_of_an_entry_names_its_key_and_what_was_expected() -> None:
    with pytest.raises(Malformed, match="slot: expected a number from 1 to 5, found 9, or"):
        read_entry(GAME, move("take", slot=9))
    with pytest.raises(Malformed, match="fulfil needs space"):
        read_entry(GAME, move("fulfil"))
    with pytest.raises(Malformed, match="to: expected a whole number, found true"):
        read_entry(GAME, move("pass", to=True))
