"""Every refusal that a person may meet: its code, its rule, its sentence."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Game

SEEDS = Path(__file__).parents[2] / "seeds"
PREFIXES = {"magic-bakery": "MB", "filler": "FI", "hasty-baker": "HB", "cake-auf": "CA"}
CODE = re.compile(r"[a-z]+(_[a-z]+)*")
RULE = re.compile(r"(MB|FI|HB|CA)-[A-Z][A-Z0-9]*(-[0-9]{2})+")


def refusals() -> Iterator[tuple[str, str, str | None, str]]:
    """Game, code, rule and sentence of all there are."""
    for slug, game in GAMES.items():
        for code, (rule, sentence) in game.refusals.by_code.items():
            yield slug, code, rule, sentence


ALL = list(refusals())


def gaps(sentence: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None]


@pytest.mark.parametrize(("game", "code", "rule", "sentence"), ALL)
def test_a_refusal_is_a_code_a_rule_and_a_sentence(
    game: str, code: str, rule: str | None, sentence: str
) -> None:
    assert CODE.fullmatch(code)
    if rule is not None:
        assert RULE.fullmatch(rule)
        assert rule.startswith(PREFIXES[game])
    assert all(name.isidentifier() for name in gaps(sentence))
    text = GAMES[game].refusals(code, **dict.fromkeys(gaps(sentence), "this")).text
    assert text[0].isupper() or text.startswith("this")
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_every_game_has_the_common_refusals(game: Game[Any]) -> None:
    assert COMMON_REFUSALS.keys() <= game.refusals.by_code.keys()


OF_THE_TABLE: dict[str, set[str]] = {
    "game_over": set(),
    "not_your_turn": set(),
    "nothing_to_undo": set(),
    "nothing_to_redo": set(),
    "no_such_seat": {"seat"},
    "name_taken": {"name"},
}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
@pytest.mark.parametrize("code", OF_THE_TABLE)
def test_what_every_table_refuses_is_told_by_what_every_table_knows(
    game: Game[Any], code: str
) -> None:
    assert set(gaps(game.refusals.by_code[code][1])) <= OF_THE_TABLE[code]


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_a_refusal_can_be_opened(game: str) -> None:
    told = (SEEDS / f"{game}.md").read_text("utf-8")
    rules = {rule for rule, _ in GAMES[game].refusals.by_code.values() if rule is not None}
    assert {rule for rule in rules if f"### {rule} " not in told} == set()


def test_a_refusal_may_name_the_rule_of_its_case() -> None:
    refuse = GAMES["magic-bakery"].refusals
    assert refuse("not_in_play", key="The cat").rule is None
    assert refuse("not_in_play", rule="MB-S01-02", key="The cat").rule == "MB-S01-02"
