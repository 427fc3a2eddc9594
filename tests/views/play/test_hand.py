"""Which taps are echoes of one touch, and which are two touches."""

from __future__ import annotations

import pytest

from companion.rules.common import Undo
from companion.views.play.hand import DEAF_S, Touches


class Clock:
    """A clock that is set by hand, in seconds."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def touches(clock: Clock) -> Touches:
    return Touches(clock=clock)


UNDO = repr((Undo(),))


def test_the_first_tap_counts(touches: Touches) -> None:
    assert not touches.is_echo(UNDO)


@pytest.mark.parametrize(
    ("gap", "echo"), [(0.0, True), (0.06, True), (0.2, True), (0.26, False), (0.3, False)]
)
def test_the_same_tap_again_is_an_echo_for_a_quarter_of_a_second(
    touches: Touches, clock: Clock, gap: float, echo: bool
) -> None:
    touches.is_echo(UNDO)
    clock.now += gap
    assert touches.is_echo(UNDO) is echo


def test_another_control_at_once_is_another_touch(touches: Touches, clock: Clock) -> None:
    touches.is_echo("take")
    clock.now += 0.05
    assert not touches.is_echo("bake")


def test_quick_deliberate_taps_on_one_control_are_not_all_lost(
    touches: Touches, clock: Clock
) -> None:
    counted = 0
    for _ in range(10):
        counted += not touches.is_echo("one more")
        clock.now += 0.2
    assert counted == 5


def test_where_the_browser_has_seen_to_it_every_tap_counts(clock: Clock) -> None:
    touches = Touches(0, clock)
    touches.sheet_changed()
    assert [touches.is_echo(UNDO), touches.is_echo(UNDO)] == [False, False]


def test_under_a_sheet_that_was_just_opened_nothing_counts_yet(
    touches: Touches, clock: Clock
) -> None:
    touches.sheet_changed()
    clock.now += DEAF_S / 2
    assert touches.is_echo("plain")
    clock.now += DEAF_S
    assert not touches.is_echo("with garnish")
