"""A summary is closed only once it can have been read."""

from __future__ import annotations

from companion.games.registry import GAMES
from companion.rules.table import Header, Table
from companion.session import TableSession
from companion.views.play.read_first import DEAF_S, closing


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
    tap()
    assert session.closed == 0
    now[0] += DEAF_S
    closing(session, lambda: now[0])()  # drawn anew meanwhile: it was there all the time
    assert session.closed == 1
