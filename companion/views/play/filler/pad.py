"""A time card while it is entered: what is typed, for whom, and what each touch does with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.filler.moves import EARLY_CARDS, Time
from companion.games.filler.state import State
from companion.rules.game import IllegalMove
from companion.rules.turn_order import Reveal, clock, minutes_of
from companion.views.play.filler.rewriting import may_correct_times, with_time
from companion.views.play.filler.typed_time import BLANK, TypedTime
from companion.views.play.play import Play
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Pad:
    """What lies on a phone's desk on one day; ``seat`` is None while nobody was touched."""

    day: int
    seat: int | None = None
    typed: TypedTime = BLANK
    early: int | None = None
    """Early cards as set; None: as they were."""
    entered: int | None = None
    """The seat that this phone entered last."""


def pad_of(play: Play) -> Pad:
    """What is typed now; a new day begins with nothing."""
    state: State = play.state
    pad: Pad | None = play.desk.get("pad")
    return pad if pad is not None and pad.day == state.day else Pad(state.day)


def seat_of(play: Play) -> int | None:
    """Whose card is entered: who was touched, else the next one that is missing, clockwise."""
    state: State = play.state
    pad = pad_of(play)
    if pad.seat is not None:
        return pad.seat
    first = 0 if pad.entered is None else pad.entered + 1
    seats = state.setup.seats
    around = [(first + step) % seats for step in range(seats)]
    return next((seat for seat in around if _is_entered_here(play, seat)), None)


def _is_entered_here(play: Play, seat: int) -> bool:
    """Whether a seat's card is missing and not to be expected from another phone."""
    state: State = play.state
    if state.times[seat] is not None:
        return False
    return seat not in play.elsewhere if play.own_seat is None else seat == play.own_seat


def next_seat(play: Play) -> int | None:
    """Who comes after the seat that is entered now."""
    state: State = play.state
    now = seat_of(play)
    if now is None:
        return None
    seats = state.setup.seats
    around = [(now + step) % seats for step in range(1, seats)]
    return next((seat for seat in around if _is_entered_here(play, seat)), None)


def is_correcting(play: Play) -> bool:
    """Whether an entry is put right after all times were in."""
    state: State = play.state
    if pad_of(play).seat is None or not may_correct_times(play.table):
        return False
    return state.phase == "turns" or state.pending is not None


def shown_before(play: Play) -> Reveal | None:
    """What the seat that is entered has shown already, unless that is hidden for now."""
    seat = seat_of(play)
    state: State = play.state
    hidden = play.settings.hide_times and seat != play.own_seat and not all(state.times)
    return None if seat is None or hidden else state.times[seat]


def early_now(play: Play) -> int:
    """Early cards as they will be entered."""
    pad, before = pad_of(play), shown_before(play)
    if pad.early is not None:
        return pad.early
    return 0 if before is None or before.minutes is None else before.early


def early_most(play: Play, seat: int) -> int:
    """How many early cards the seat can have: a recipe filled each, and so many in the box."""
    state: State = play.state
    others = sum(
        one.early if one.minutes is not None else 1
        for other, one in enumerate(state.times)
        if one is not None and other != seat
    )
    return max(0, min(state.players[seat].claimed, EARLY_CARDS - others))


def time_now(play: Play) -> str | None:
    """The time as it would be entered: what was typed, else what was shown before."""
    pad, before = pad_of(play), shown_before(play)
    if pad.typed.digits:
        return pad.typed.time
    return None if before is None or before.minutes is None else clock(before.minutes)


def effective_now(play: Play) -> str | None:
    """The time that will count."""
    time = time_now(play)
    minutes = None if time is None else minutes_of(time)
    return None if minutes is None else clock(Reveal(minutes, early_now(play)).effective or 0)


def touch_seat(play: Play, seat: int) -> None:
    """Go to a seat's card; the seat where one is already goes back to the next missing one."""
    if play.own_seat not in (None, seat):
        play.tell(say("{name}’s card is entered on another phone.", name=play.names[seat]))
        return
    pad = pad_of(play)
    state: State = play.state
    seat_now = None if pad.seat == seat else seat
    patient = seat_now is not None and state.times[seat] is not None
    play.desk.put("pad", Pad(state.day, seat_now, TypedTime(patient=patient), entered=pad.entered))


def leave(play: Play) -> None:
    """Leave the entry as it was."""
    play.desk.put("pad", Pad(play.state.day, entered=pad_of(play).entered))


def key(play: Play, digit: str) -> None:
    """A digit; the one that makes the time whole enters it."""
    pad = pad_of(play)
    typed = pad.typed.with_digit(digit)
    if typed == pad.typed:
        play.tell(say("Hours go to 23 and minutes to 59."))
        return
    play.feel("key")
    play.desk.put("pad", replace(pad, typed=typed))
    if typed.whole:
        enter(play)


def take_back_digit(play: Play) -> None:
    """The last digit goes."""
    pad = pad_of(play)
    play.desk.put("pad", replace(pad, typed=pad.typed.without_last()))


def step_early(play: Play, by: int) -> None:
    """One early card more or fewer with the card that is entered."""
    seat = seat_of(play)
    if seat is not None:
        play.feel("key")
        early = min(early_most(play, seat), max(0, early_now(play) + by))
        play.desk.put("pad", replace(pad_of(play), early=early))


def enter(play: Play) -> None:
    """Enter what is typed, if it is a time.

    Where a whole time has gone on to the next seat by itself, the habit of touching Next after it
    is no mistake.
    """
    seat, time = seat_of(play), time_now(play)
    pad = pad_of(play)
    if time is None and pad.entered is not None and not pad.typed.digits:
        return
    if time is None:
        play.tell(say("Type three or four digits first, as on the card."))
    elif seat is not None:
        _take(play, Time(seat=seat, time=time, early=early_now(play) or None))


def enter_only_early(play: Play) -> None:
    """Enter that the seat has nothing but early cards."""
    seat = seat_of(play)
    if seat is not None:
        _take(play, Time(seat=seat, only_early=True))


def early_for_entered(play: Play) -> None:
    """One early card more for the seat that was just entered."""
    state: State = play.state
    seat = pad_of(play).entered
    shown = None if seat is None else state.times[seat]
    if seat is None or shown is None or shown.minutes is None:
        return
    more = Time(seat=seat, time=clock(shown.minutes), early=shown.early + 1)
    pad = pad_of(play)
    if _entered(play, more):
        play.desk.put("pad", pad)


def _take(play: Play, time: Time) -> None:
    if _entered(play, time):
        play.desk.put("pad", Pad(time_day(play), entered=time.seat))


def time_day(play: Play) -> int:
    """The day it is now."""
    state: State = play.state
    return state.day


def _entered(play: Play, time: Time) -> bool:
    try:
        moves = with_time(play.table, time)
    except IllegalMove as refusal:
        play.refuse(refusal)
        return False
    return play.act(*moves)
