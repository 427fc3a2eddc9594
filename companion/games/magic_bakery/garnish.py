"""Garnishes: what each scenario gives at once, and what it asks first (MB-GARN-01 to 03)."""

from __future__ import annotations

from typing import Any

from companion.games.magic_bakery.moves import Bonus
from companion.games.magic_bakery.state import PANTRY_SLOTS, State
from companion.games.magic_bakery.words import layer_name, refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Who


def garnished(state: State, garnish: bool) -> State:
    """What follows from an order, of the mice either way (MB-AMB-10); events are added."""
    if not garnish:
        if state.face_down is None:
            return state
        events = (*state.events, Event("mice_down"))
        return changed(state, face_down=PANTRY_SLOTS, events=events)  # MB-S02-03
    changes: dict[str, Any] = {"pending": _asked(state)}
    if state.face_down is not None:  # MB-S02-05
        changes["face_down"] = ()
    if state.keep is not None:
        changes["keep"] = _kept(state, state.keep)
    return changed(state, events=(*state.events, *_told_at_once(state)), **changes)


_NONE = 0
"""Play without a scenario has a garnish, too (MB-GARN-03)."""

_TOLD = {
    _NONE: "garnish_none",
    1: "garnish_cat",
    2: "garnish_mice_up",
    3: "garnish_fox",
    4: "garnish_unicorn",
    5: "garnish_bees",
    6: "garnish_turtle",
    7: "garnish_elephant",
    8: "garnish_dinosaur",
    9: "garnish_panda",
    10: "garnish_cake",
}


def _told_at_once(state: State) -> list[Event]:
    """What each scenario in play gives for a garnish, ascending."""
    told = {scenario: _TOLD[scenario] for scenario in sorted(state.setup.scenarios) or [_NONE]}
    if 3 in told and not state.eggs:
        told[3] = "garnish_no_egg"
    if 5 in told and state.rulings.extra_keep == "fulfiller":
        told[5] = "garnish_bees_one"
    return [Event(code, {"seat": Who(state.turn)}) for code in told.values()]


def _kept(state: State, keep: tuple[int, ...]) -> tuple[int, ...]:
    """MB-S05-02: one more card to keep, by ruling for all or for the fulfiller (MB-AMB-05)."""
    everyone = state.rulings.extra_keep == "everyone"
    return tuple(kept + (everyone or seat == state.turn) for seat, kept in enumerate(keep))


def _asked(state: State) -> tuple[int, ...]:
    """The scenarios whose garnish asks for an answer, ascending."""
    asking = {1, 6, 10} | ({3} if state.eggs else set())
    return tuple(sorted(asking & state.setup.scenarios))


def check_bonus(state: State, move: Bonus) -> None:
    """Raises IllegalMove if no such bonus waits or its answer does not fit."""
    if move.scenario not in state.pending:
        raise refuse("no_such_bonus", scenario=move.scenario)
    if move.to is not None and move.to >= state.setup.seats:
        raise refuse("no_such_seat", seat=move.to)
    if move.skip:
        return
    if move.scenario == 3 and not state.eggs:
        raise refuse("no_eggs")
    if move.scenario not in (6, 10):
        return
    to = move.to
    assert to is not None, "the move was read so"
    one_each = state.rulings.extra_actions == "one-each"
    if move.scenario == 10 and one_each and state.extra and state.extra[to]:
        raise refuse("extra_already")


def settle(state: State, move: Bonus) -> State:
    """The state after a bonus was taken or let go."""
    pending = tuple(one for one in state.pending if one != move.scenario)
    if move.skip:
        event = Event("bonus_skipped", {"seat": Who(state.turn)})
        return changed(state, pending=pending, events=(event,))
    taken = {1: _cat, 3: _egg, 6: _turtle, 10: _extra}[move.scenario]
    changes, event = taken(state, move)
    return changed(state, pending=pending, events=(event,), **changes)


Taken = tuple[dict[str, Any], Event]


def _cat(state: State, move: Bonus) -> Taken:
    assert move.cat is not None, "the move was read so"
    first, second = map(layer_name, state.setup.covered(move.cat))
    facts = {"seat": Who(state.turn), "first": first, "second": second}
    return {"cat": move.cat}, Event("cat_moved", facts)


def _egg(state: State, move: Bonus) -> Taken:
    assert state.eggs, "check has seen to it"
    left = state.eggs - 1
    return {"eggs": left}, Event("egg_taken", {"seat": Who(state.turn), "eggs": left})


def _turtle(state: State, move: Bonus) -> Taken:
    assert move.to is not None, "the move was read so"
    return {"turtle": move.to}, Event("turtle_given", {"to": Who(move.to)})


def _extra(state: State, move: Bonus) -> Taken:
    """MB-S10-04; it counts at once if it goes to the seat in turn (MB-AMB-18)."""
    assert move.to is not None, "the move was read so"
    extra = tuple(more + (seat == move.to) for seat, more in enumerate(state.extra or ()))
    actions = state.actions + (move.to == state.turn)
    return {"extra": extra, "actions": actions}, Event("extra_given", {"to": Who(move.to)})
