"""#9's clock through everything that happens to phones, with a clock that the test turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from companion.games.registry import GAMES
from companion.rules.common import Undo
from companion.rules.table import Header, Table, fold
from companion.session import TableSession
from companion.views.play.magic_bakery.away import note_closed_app
from companion.views.play.magic_bakery.ticking import face, note_absence, ring_if_due, touch

WHOLE_S = 600


@dataclass
class Evening:
    """A table with the panda, on a disk and under a clock that only the test moves."""

    now: datetime = datetime(2026, 5, 1, 19, 30, tzinfo=UTC)
    lines: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        header = Header("magic-bakery", ("Ana", "Ben"), options={"scenarios": [9]})
        self.session = self.at(Table(GAMES["magic-bakery"], header))

    def at(self, table: Table) -> TableSession:
        return TableSession("t", table, self, clock=self.now_in_words)

    def now_in_words(self) -> str:
        return self.now.isoformat()

    def append(self, _: str, *lines: bytes) -> None:
        self.lines += lines

    def passes(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    def taps(self, do: str) -> None:
        self.session.take(touch(do), seen=self.session.revision)

    def starts_again(self) -> TableSession:
        """The app was killed: all that is left is what was on the disk."""
        old = self.session.table
        assert len(self.lines) == len(old.entries)
        self.session = self.at(fold(old.game, old.header, tuple(old.entries)))
        note_closed_app(self.session)
        return self.session

    @property
    def shown(self) -> tuple[int, str]:
        """Seconds left and the clock's state."""
        now = face(self.session)
        return now.left_s, now.state


@pytest.fixture
def evening() -> Evening:
    table = Evening()
    table.taps("start")
    return table


def test_every_look_shows_the_same_second_whenever_it_was_loaded(evening: Evening) -> None:
    evening.passes(200.4)
    assert evening.shown == (400, "running")
    assert evening.shown == (400, "running")  # a reload asks once more and changes nothing
    assert len(evening.lines) == 1


def test_after_a_kill_the_time_has_gone_on(evening: Evening) -> None:
    evening.passes(45)
    session = evening.starts_again()
    assert evening.shown == (WHOLE_S - 45, "running")
    assert session.unwatched_since is None  # under a minute nobody is asked


def test_a_clock_that_stood_still_stands_still_through_a_kill(evening: Evening) -> None:
    evening.passes(100)
    evening.taps("pause")
    evening.passes(3600)
    session = evening.starts_again()
    assert evening.shown == (500, "paused")
    assert session.unwatched_since is None
    evening.taps("resume")
    evening.passes(1)
    assert evening.shown == (499, "running")


@pytest.mark.parametrize(("seconds", "asked"), [(59, False), (60, False), (61, True), (300, True)])
def test_a_phone_that_slept_for_over_a_minute_asks_once(
    evening: Evening, seconds: int, asked: bool
) -> None:
    since = evening.now_in_words()
    evening.passes(seconds)
    note_absence(evening.session, since)
    assert evening.session.unwatched_since == (since if asked else None)
    assert evening.shown == (WHOLE_S - seconds, "running")
    evening.session.was_unwatched(None)
    note_absence(evening.session, evening.now_in_words())
    assert evening.session.unwatched_since is None


def test_an_app_that_was_closed_for_over_a_minute_asks_too(evening: Evening) -> None:
    began = evening.now_in_words()
    evening.passes(300)
    assert evening.starts_again().unwatched_since == began


def test_whose_time_ran_out_asleep_is_told_at_the_next_look(evening: Evening) -> None:
    evening.passes(WHOLE_S - 1)
    ring_if_due(evening.session)
    assert evening.session.table.outcome is None
    evening.passes(2)
    ring_if_due(evening.session)
    assert evening.session.table.outcome is not None
    assert len(evening.lines) == 2
    ring_if_due(evening.session)
    assert len(evening.lines) == 2


def test_of_two_phones_only_one_rings(evening: Evening) -> None:
    evening.passes(WHOLE_S)
    for _ in range(2):
        ring_if_due(evening.session)
    assert [entry.move.name for entry in evening.session.table.entries] == ["timer", "timer"]


def test_time_is_up_that_was_undone_does_not_come_by_itself_again(evening: Evening) -> None:
    evening.passes(WHOLE_S + 5)
    ring_if_due(evening.session)
    evening.session.take(Undo(), seen=evening.session.revision)
    ring_if_due(evening.session)
    assert evening.session.table.outcome is None
    assert evening.shown == (0, "running")
    evening.taps("up")
    assert evening.session.table.outcome is not None


@pytest.mark.parametrize(
    ("passed", "last"), [(0, False), (540, False), (541, True), (600, True), (700, True)]
)
def test_the_last_minute_is_marked(evening: Evening, passed: int, last: bool) -> None:
    evening.passes(passed)
    assert face(evening.session).last_minute is last
    assert face(evening.session).left_s == max(0, WHOLE_S - passed)
