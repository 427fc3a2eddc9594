"""Clock times put seats in order, and every place has its reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.turn_order import Reveal, clock, minutes_of, placed, turn_order

LATE = Reveal(None)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("0:00", 0), ("0:30", 30), ("6:24", 384), ("9:59", 599), ("19:07", 1147), ("23:59", 1439)],
)
def test_a_time_is_so_many_minutes_after_midnight(text: str, minutes: int) -> None:
    assert minutes_of(text) == minutes
    assert clock(minutes) == text


@pytest.mark.parametrize(
    "text", ["", "6", "6:5", "06:24", "24:00", "6:60", "6:240", "-1:00", " 6:24", "6:24\n", "٦:24"]
)
def test_what_no_clock_shows_is_no_time(text: str) -> None:
    assert minutes_of(text) is None


@pytest.mark.parametrize(("minutes", "text"), [(-1, "-0:01"), (-30, "-0:30"), (-600, "-10:00")])
def test_times_before_midnight_stay_negative(minutes: int, text: str) -> None:
    assert clock(minutes) == text


@pytest.mark.parametrize(
    ("reveals", "seats", "undecided"),
    [
        ({}, (), ()),
        ({0: Reveal(400), 1: Reveal(399)}, (1, 0), ()),
        ({0: Reveal(399), 1: Reveal(500, 1), 2: Reveal(500, 2)}, (2, 0, 1), ()),
        ({0: Reveal(384), 1: Reveal(444, 1), 2: Reveal(504, 2)}, (2, 1, 0), ()),
        ({0: LATE, 1: Reveal(1439)}, (1, 0), ()),
        ({0: LATE, 1: Reveal(1439), 2: LATE}, (1,), (0, 2)),
        ({2: LATE, 0: LATE}, (), (0, 2)),
        ({0: Reveal(0), 1: Reveal(30, 1)}, (1, 0), ()),
        ({0: Reveal(0), 1: Reveal(0, 10)}, (1, 0), ()),
    ],
)
def test_the_earliest_goes_first_and_who_has_no_time_last(
    reveals: dict[int, Reveal], seats: tuple[int, ...], undecided: tuple[int, ...]
) -> None:
    found = turn_order(reveals)
    assert (found.seats, found.undecided) == (seats, undecided)


def test_each_place_says_why() -> None:
    reveals = {0: Reveal(384), 1: Reveal(444, 1), 2: LATE}
    one, two, three = turn_order(reveals).places
    assert (one.seat, one.reason, one.over) == (1, "earlier", 0)
    assert (two.seat, two.reason, two.over) == (0, "time", None)
    assert (three.seat, three.reason, three.over) == (2, "last", None)


def test_an_order_that_people_told_has_no_other_reason() -> None:
    assert [(place.seat, place.reason) for place in placed((2, 0), {})] == [
        (2, "told"),
        (0, "told"),
    ]


def test_nobody_is_before_another_by_hours_if_people_put_it_otherwise() -> None:
    reveals = {0: Reveal(384), 1: Reveal(444, 1)}
    assert [place.over for place in placed((0, 1), reveals)] == [None, None]


revealed = st.builds(Reveal, st.one_of(st.none(), st.integers(0, 1439)), st.integers(0, 10)).map(
    lambda one: LATE if one.minutes is None else one
)


@given(st.dictionaries(st.integers(0, 5), revealed))
def test_every_seat_is_placed_or_undecided_and_no_place_is_before_a_smaller_time(
    reveals: dict[int, Reveal],
) -> None:
    found = turn_order(reveals)
    assert sorted(found.seats + found.undecided) == sorted(reveals)
    assert len(found.undecided) != 1
    shown = [reveals[seat] for seat in found.seats]
    timed = [(one.effective, -one.early) for one in shown if one.effective is not None]
    assert timed == sorted(timed)
    assert [one for one in shown if one.effective is None] == shown[len(timed) :]


@given(st.dictionaries(st.integers(0, 5), revealed))
def test_who_is_entered_first_makes_no_difference(reveals: dict[int, Reveal]) -> None:
    backwards = dict(reversed(reveals.items()))
    slips = {(one.minutes, one.early) for one in reveals.values()}
    if len(slips) == len(reveals):  # the same card twice is refused before
        assert turn_order(backwards) == turn_order(reveals)
