"""The list of everything that the app refuses is the one that the code has."""

from __future__ import annotations

import re

import pytest

from companion.games.registry import GAMES
from tools.messages import TARGET, document


def test_the_list_of_messages_is_current() -> None:
    assert TARGET.read_text("utf-8") == document(), "run `make messages`"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_a_refusal_is_a_sentence_or_two_that_a_phone_has_room_for(game: object) -> None:
    for code, (_, text) in game.refusals.by_code.items():  # type: ignore[attr-defined]
        assert re.fullmatch(r"[A-Z{].*[.]", text), code
        assert len(text) <= 90, code
