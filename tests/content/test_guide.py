"""The guides: whole for every game, and of nothing that the app can't draw."""

from __future__ import annotations

import re

import pytest

from companion.content.guide import Block, guide, has_guide, parsed, picture
from companion.games.registry import GAMES
from companion.language import ENGLISH, LANGUAGES, speaking


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guide_with_pictures_that_are_there(game: str, code: str) -> None:
    with speaking(code):
        blocks = guide(game)
    assert blocks[0].kind == "title"
    pictures = [block.mark for block in blocks if block.kind == "picture"]
    assert pictures
    assert all((picture(mark) or b"").startswith(b"RIFF") for mark in pictures)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_has_no_markup_that_would_be_shown_as_it_is(game: str, code: str) -> None:
    with speaking(code):
        blocks = guide(game)
    for block in blocks:
        assert block.text.count("**") % 2 == 0, block.text
        assert not re.search(r"[`\[\]_]|(?<!\*)\*(?!\*)", block.text), block.text


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_has_the_same_parts_in_every_language(game: str, code: str) -> None:
    with speaking(code):
        translated = guide(game)
    ours = guide(game)
    assert [block.kind for block in translated] == [block.kind for block in ours]
    assert (translated == ours) is (code == ENGLISH)


def test_a_game_without_a_guide_is_no_fault() -> None:
    assert not has_guide("last-biscuit")


def test_headings_lists_and_pictures_are_told_apart() -> None:
    lines = "# A\n\n## B\n\nWords.\n\n- one\n2. two\n\n![seen](pictures/x.webp)\n"
    assert list(parsed(lines)) == [
        Block("title", "A"),
        Block("heading", "B"),
        Block("text", "Words."),
        Block("item", "one", "•"),
        Block("item", "two", "2."),
        Block("picture", "seen", "pictures/x.webp"),
    ]
