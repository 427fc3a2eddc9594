"""Correct the table: what can be touched at each table, and the one entry that it becomes."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from companion.games.magic_bakery.moves import Fulfil
from companion.games.registry import GAMES
from companion.rules import codec
from companion.rules.game import Move
from companion.rules.table import Entry, Header, Table
from companion.session import TableSession
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.registry import VIEWS, view_of
from companion.views.screens.correct.editors import editor_of
from companion.views.screens.correct.fields import Draft, Field, Unfit, correction, fields
from companion.views.settings import Settings
from tests.views.drawing import drawn, words


class Shelf:
    """Keeps nothing."""

    def append(self, table: str, *lines: bytes) -> None:
        """It is on disk, let us say."""


def at_table(game: str, seats: int = 3, *moves: Move, **options: Any) -> TableSession:
    header = Header(game, ("Ana", "Ben", "Cy", "Dee", "Eve", "Fay")[:seats], options)
    session = TableSession("t", Table(GAMES[game], header), Shelf())
    for move in moves:
        session.take(move, seen=session.revision)
    return session


def words_of(session: TableSession) -> dict[str, str]:
    play = Play(
        session=session,
        look=Look(),
        settings=Settings(),
        act=lambda *moves: True,
        refuse=lambda refusal: None,
        show=lambda sheet: None,
        rules=lambda rule: None,
    )
    return dict(view_of(session.table.header).counters(play))


def shown(session: TableSession, draft: Draft | None = None) -> dict[str, Field]:
    known = words_of(session) if session.table.header.game in VIEWS else {}
    found = fields(session, known, draft or {}, lambda _: None)
    return {field.key: field for field in found}


TABLES = [
    ("magic-bakery", {}),
    ("magic-bakery", {"scenarios": [1, 2, 3, 6, 9]}),
    ("magic-bakery", {"scenarios": [10]}),
    ("filler", {}),
    ("hasty-baker", {}),
    ("hasty-baker", {"ingredients": "names"}),
    ("cake-auf", {}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_everything_that_a_table_has_can_be_touched(game: str, options: dict[str, Any]) -> None:
    session = at_table(game, **options)
    state = session.table.game.as_json(session.table.position.state)
    found = shown(session)
    for key in session.table.game.adjustable:
        there = state.get(key if key != "timer_left_s" else "timer") is not None
        if key == "order":
            there = state["turn"] is not None
        assert (key in found) is there, key


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_value_has_an_editor_that_shows_its_word(
    game: str, options: dict[str, Any], scale: float
) -> None:
    look = Look(scale=scale)
    for field in shown(at_table(game, **options)).values():
        assert field.label in words(drawn(partial(editor_of(field), look, field)))


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_value_put_back_as_it_is_fits_the_table(game: str, options: dict[str, Any]) -> None:
    session = at_table(game, **options)
    for key, field in shown(session).items():
        move = correction(session, {key: field.value}, {})
        assert json.loads(codec.write_entry(Entry(move))).keys() == {"move", key}


def test_only_what_was_changed_is_saved() -> None:
    session = at_table("magic-bakery")
    kept: list[Draft] = []
    found = fields(session, words_of(session), {"points": 2}, kept.append)
    stack = next(field for field in found if field.key == "stack")
    stack.set_value(stack.value + 1)
    assert kept == [{"points": 2, "stack": stack.value + 1}]
    move = correction(session, kept[0], {})
    assert dict(move.values) == kept[0]


def test_a_value_put_back_as_it_was_is_not_changed_any_more() -> None:
    session = at_table("magic-bakery")
    kept: list[Draft] = []
    found = fields(session, words_of(session), {"points": 2, "stack": 9}, kept.append)
    next(field for field in found if field.key == "points").set_value(0)
    assert kept == [{"stack": 9}]


def test_a_draft_is_shown_in_place_of_what_is_there() -> None:
    session = at_table("magic-bakery")
    assert shown(session, {"points": 7})["points"].value == 7
    assert shown(session, {"points": 7})["points"].changed
    assert not shown(session)["points"].changed


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        ({"points": 1000}, "Points: expected a number from 0 to 999"),
        ({"row": [None, 9, None]}, "Customer row: this does not fit the table"),
        ({"turn": 4}, "Whose turn: this does not fit the table"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused_in_words(draft: dict[str, Any], said: str) -> None:
    session = at_table("magic-bakery")
    labels = {key: field.label for key, field in shown(session).items()}
    with pytest.raises(Unfit, match=said):
        correction(session, draft, labels)


def test_a_customer_who_stands_elsewhere_changes_places() -> None:
    session = at_table("magic-bakery")
    row = shown(session)["row"].value
    there = [one for one in row if one is not None]
    assert len(there) == 2
    mixed = [*reversed(there), *[None] * (len(row) - 2)]
    session.take(correction(session, {"row": mixed}, {}), seen=0)
    assert list(session.table.position.state.row) == mixed


def test_points_that_are_corrected_are_told_apart_from_those_earned() -> None:
    session = at_table("magic-bakery", 3, Fulfil(space=1))
    session.take(correction(session, {"points": 4}, {}), seen=1)
    state = session.table.game.as_json(session.table.position.state)
    assert (state["points"], state["points_adjust"]) == (4, 3)
