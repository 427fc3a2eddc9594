"""Garnishes: what each scenario gives at once, and what it asks first (MB-GARN-01 to 03)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.magic_bakery.moves import Bonus
from companion.games.magic_bakery.state import PANTRY_SLOTS, State
from companion.games.magic_bakery.words import refuse
from companion.rules.game import Event, Who

TOLD = {
    4: "garnish_unicorn",
    7: "garnish_elephant",
    8: "garnish_dinosaur",
    9: "garnish_panda",
}
"""Garnishes that are instructions to people and change no count."""


def garnished(state: State, garnish: bool) -> State:
    """What follows from an order with or without its garnish; events are added."""
    events = list(state.events)
    if state.face_down is not None:  # MB-S02-03, MB-S02-05
        state = replace(state, face_down=() if garnish else PANTRY_SLOTS)
        events.append(Event("garnish_mice_up" if garnish else "mice_down"))
    if not garnish:
        return replace(state, events=tuple(events))
    seat = {"seat": Who(state.turn)}
    if not state.setup.scenarios:
        events.append(Event("garnish_none", seat))
    if state.keep is not None:
        state = replace(state, keep=_kept(state, state.keep))
        events.append(Event("garnish_bees"))
    events += [Event(TOLD[one], seat) for one in sorted(state.setup.scenarios) if one in TOLD]
    return replace(state, events=tuple(events), pending=_asked(state))


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
    if move.skip:
        return
    if move.scenario == 3 and not state.eggs:
        raise refuse("no_eggs")
    if move.scenario not in (6, 10):
        return
    to = move.to
    if to is None or to >= state.setup.seats:
        raise refuse("no_such_seat", seat=to)
    one_each = state.rulings.extra_actions == "one-each"
    if move.scenario == 10 and one_each and state.extra and state.extra[to]:
        raise refuse("extra_already")


def settle(state: State, move: Bonus) -> State:
    """The state after a bonus was taken or let go."""
    pending = tuple(one for one in state.pending if one != move.scenario)
    state = replace(state, pending=pending)
    if move.skip:
        return _told(state, "bonus_skipped", seat=Who(state.turn))
    return {1: _cat, 3: _egg, 6: _turtle, 10: _extra}[move.scenario](state, move)


def _told(state: State, code: str, **facts: object) -> State:
    return replace(state, events=(Event(code, facts),))


def _cat(state: State, move: Bonus) -> State:
    state = replace(state, cat=move.cat)
    first, second = state.covered
    return _told(state, "cat_moved", first=first, second=second)


def _egg(state: State, move: Bonus) -> State:
    left = (state.eggs or 0) - 1
    return _told(replace(state, eggs=left), "egg_taken", seat=Who(state.turn), eggs=left)


def _turtle(state: State, move: Bonus) -> State:
    assert move.to is not None, "the move was read so"
    return _told(replace(state, turtle=move.to), "turtle_given", to=Who(move.to))


def _extra(state: State, move: Bonus) -> State:
    """MB-S10-04; it counts at once if it goes to the seat in turn (MB-AMB-18)."""
    assert move.to is not None, "the move was read so"
    extra = tuple(more + (seat == move.to) for seat, more in enumerate(state.extra or ()))
    actions = state.actions + (move.to == state.turn)
    return _told(replace(state, extra=extra, actions=actions), "extra_given", to=Who(move.to))
