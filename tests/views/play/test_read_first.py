"""A summary is closed only once it can have been read."""

from __future__ import annotations

import time

import flet as ft
import pytest

from companion.games.registry import GAMES
from companion.rules.table import Header, Table
from companion.session import TableSession
from companion.views.palette import LIGHT
from companion.views.play.read_first import DEAF_S, closing, unread_for
from tests.games.filler.tables import in_turns, play
from tests.views.play.filler.phone import phone

CLOSES = "Day 2: time cards"


class Nowhere:
    def append(self, table: str, *lines: bytes) -> None:
        """Keeps nothing."""


class Closed(TableSession):
    closed = 0

    def close_summary(self) -> None:
        self.closed += 1


def test_the_tap_that_ended_the_turn_does_not_close_the_summary_as_well() -> None:
    game = GAMES["magic-bakery"]
    session = Closed("one", Table(game, Header(game.slug, ("Ana", "Ben"))), Nowhere())
    now = [10.0]
    tap = closing(session, lambda: now[0])
    assert unread_for(session, lambda: now[0]) == pytest.approx(DEAF_S)
    tap()
    assert session.closed == 0
    now[0] += DEAF_S
    closing(session, lambda: now[0])()  # drawn anew meanwhile: it was there all the time
    assert session.closed == 1
    assert unread_for(session, lambda: now[0]) == 0


@pytest.mark.parametrize(("waited", "colour"), [(0.0, LIGHT.high), (DEAF_S, LIGHT.primary)])
def test_the_button_has_its_colour_only_once_it_hears(
    monkeypatch: pytest.MonkeyPatch, waited: float, colour: str
) -> None:
    at = phone(play(in_turns(2), {"move": "fill"}, {"move": "fill"}))
    moment = [50.0]
    monkeypatch.setattr(time, "monotonic", lambda: moment[0])
    unread_for(at.session)
    moment[0] += waited
    fills = [
        one.style.bgcolor
        for one in at.screen()
        if isinstance(one, ft.Button) and getattr(one.content, "label", "") == CLOSES and one.style
    ]
    assert fills == [colour]
    at.tap(CLOSES)
    assert (at.session.summary_closed_at == at.session.revision) is bool(waited)
