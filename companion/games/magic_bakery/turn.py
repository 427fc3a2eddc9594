"""A player's turn: what may be done, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.magic_bakery import clock
from companion.games.magic_bakery import moves as m
from companion.games.magic_bakery.garnish import check_bonus, garnished, settle
from companion.games.magic_bakery.round_end import end_of_round
from companion.games.magic_bakery.state import (
    CAKE_POINTS,
    PANTRY_SLOTS,
    SHOWSTOPPER_POINTS,
    WARM_UP_POINTS,
    Order,
    State,
)
from companion.games.magic_bakery.words import layer_name, refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Move, Who

ACTIONS = (m.Take, m.Pass, m.Bake, m.Fulfil, m.Refresh, m.Cat, m.Egg)
"""What costs an action, each as often as one likes (MB-TURN-03)."""


def check(state: State, move: Move) -> None:
    """Raises IllegalMove, the first refusal that fits."""
    if isinstance(move, m.Score) != state.setup.score_only:
        raise refuse("not_now")
    if isinstance(move, ACTIONS):
        _check_action(state, move)
    elif isinstance(move, m.EndTurn) and state.pending:
        raise refuse("bonus_pending")
    elif isinstance(move, m.Bonus):
        check_bonus(state, move)
    elif isinstance(move, m.Name) and not state.has_arrived(move.customer):
        raise refuse("no_such_customer", customer=move.customer)
    elif isinstance(move, m.Timer):
        if state.clock is None:
            raise refuse("not_in_play", rule="MB-S09-01", key="The clock")
        clock.check(state.clock, move)


def _check_action(state: State, move: Move) -> None:
    if state.pending:
        raise refuse("bonus_pending")
    if state.actions == 0:
        raise refuse("no_actions_left")
    if type(move) in _CHECK:
        _CHECK[type(move)](state, move)


def _check_take(state: State, move: m.Take) -> None:
    if move.slot is None and state.face_down is not None:
        raise refuse("slot_needed")


def _check_pass(state: State, move: m.Pass) -> None:
    if move.to is None:
        return
    if move.to >= state.setup.seats:
        raise refuse("no_such_seat", seat=move.to)
    if move.to == state.turn:
        raise refuse("not_oneself")


def _check_cat(state: State, move: m.Cat) -> None:
    if state.cat is None:
        raise refuse("not_in_play", rule="MB-S01-02", key="The cat")
    if abs(move.to - state.cat) != 1:
        raise refuse("cat_one_space")


def _check_egg(state: State, move: m.Egg) -> None:
    if state.eggs is None:
        raise refuse("not_in_play", rule="MB-S03-02", key="The fox")
    if state.eggs == 0:
        raise refuse("no_eggs")


def _check_bake(state: State, move: m.Bake) -> None:
    if state.cat is None:
        return
    if move.layer is None:
        raise refuse("layer_needed")
    if move.layer in state.covered:
        raise refuse("pile_under_cat", layer=layer_name(move.layer))


def _check_fulfil(state: State, move: m.Fulfil) -> None:
    if move.space > len(state.row):
        raise refuse("no_such_space", space=move.space)
    customer = state.row[move.space - 1]
    if customer is None:
        raise refuse("row_space_empty", space=move.space)
    special = customer == state.setup.special
    if move.showstopper and (special or state.showstopper):
        raise refuse("showstopper_once")
    if move.garnish and (special or state.setup.mode == "warm-up"):  # MB-AMB-36
        raise refuse("no_garnish")


def apply(state: State, move: Move) -> State:
    """The state after a legal move; everything that follows without a decision is in it."""
    return _APPLY[type(move)](state, move)


def _done(state: State, code: str, **facts: object) -> Event:
    """What the seat in turn did."""
    return Event(code, {"seat": Who(state.turn), **facts})


def _acted(state: State, event: Event, **changes: Any) -> State:
    """One action of the seat in turn, with its event."""
    return changed(state, actions=state.actions - 1, events=(event,), **changes)


def _take(state: State, move: m.Take) -> State:
    if move.slot is None:
        return _acted(state, _done(state, "took"))
    if move.slot == "deck":  # MB-AMB-11: the row stays as it is
        return _acted(state, _done(state, "took_deck"))
    event = _done(state, "took_slot", slot=move.slot)
    if state.face_down is None:
        return _acted(state, event)
    # MB-S02-02: the new card comes face up
    down = tuple(slot for slot in state.face_down if slot != move.slot)
    return _acted(state, event, face_down=down)


def _pass(state: State, move: m.Pass) -> State:
    if move.to is None:
        return _acted(state, _done(state, "passed"))
    return _acted(state, _done(state, "passed_to", to=Who(move.to)))


def _bake(state: State, move: m.Bake) -> State:
    if move.layer is None:
        return _acted(state, _done(state, "baked"))
    return _acted(state, _done(state, "baked_layer", layer=layer_name(move.layer)))


def _refresh(state: State, move: m.Refresh) -> State:
    down = None if state.face_down is None else PANTRY_SLOTS  # MB-S02-04
    return _acted(state, _done(state, "refreshed"), face_down=down)


def _fulfil(state: State, move: m.Fulfil) -> State:
    customer = state.row[move.space - 1]
    assert customer is not None, "check has seen to it"
    points, code = 1, "fulfilled"
    if customer == state.setup.special:
        points, code = CAKE_POINTS, "fulfilled_cake"
    elif move.showstopper:
        points, code = SHOWSTOPPER_POINTS, "fulfilled_showstopper"
    served = _acted(
        state,
        _done(state, code, customer=customer, points=points),
        row=tuple(None if one == customer else one for one in state.row),
        fulfilled=(*state.fulfilled, Order(customer, points, move.garnish, state.turn)),
        earned=state.earned + points,
        showstopper=state.showstopper or move.showstopper,
        names=_noted(state, customer, move.card, None),
    )
    return looked_at_end(garnished(served, move.garnish))  # MB-AMB-28: in mid-round, too


def _cat(state: State, move: m.Cat) -> State:
    first, second = map(layer_name, state.setup.covered(move.to))
    return _acted(state, _done(state, "cat_moved", first=first, second=second), cat=move.to)


def _egg(state: State, move: m.Egg) -> State:
    assert state.eggs is not None, "check has seen to it"
    left = state.eggs - 1
    return _acted(state, _done(state, "egg_taken", eggs=left), eggs=left)


Names = Mapping[int, tuple[str | None, int | None]]


def _noted(state: State, customer: int, card: str | None, level: int | None) -> Names:
    """The names with one note more; a part left out keeps what it was."""
    if card is None and level is None:
        return state.names
    old_card, old_level = state.names.get(customer, (None, None))
    note = (old_card if card is None else card, old_level if level is None else level)
    return {**state.names, customer: note}


def _name(state: State, move: m.Name) -> State:
    codes = {
        (True, True): "named_both",
        (True, False): "named",
        (False, True): "named_level",
        (False, False): "named_nothing",
    }
    code = codes[move.card is not None, move.level is not None]
    facts = {"customer": move.customer, "card": move.card, "level": move.level}
    names = _noted(state, move.customer, move.card, move.level)
    return changed(state, names=names, events=(Event(code, facts),))


def _timer(state: State, move: m.Timer) -> State:
    assert state.clock is not None, "check has seen to it"
    moved = clock.moved(state.clock, move)
    return looked_at_end(changed(state, clock=moved, events=(Event(f"timer_{move.do}"),)))


def _score(state: State, move: m.Score) -> State:
    event = Event("scored", {"points": move.points})
    return over(changed(state, earned=move.points, points_adjust=0, events=(event,)), "scored")


def _end_turn(state: State, move: m.EndTurn) -> State:
    events = [_done(state, "turn_ended")]
    if state.actions:
        events.append(Event("actions_unused", {"unused": state.actions}))
    if state.turn < state.setup.seats - 1:
        return _next_turn(state, state.turn + 1, state.round, tuple(events))
    ended = looked_at_end(end_of_round(changed(state, events=tuple(events))))
    return ended if ended.over else _next_turn(ended, 0, ended.round + 1, ended.events)


def _next_turn(state: State, seat: int, number: int, events: tuple[Event, ...]) -> State:
    actions = state.actions_of(seat)
    return changed(state, turn=seat, round=number, actions=actions, events=events)


def termination(state: State) -> str | None:
    """Why the game is over, None while it goes on.

    MB-END-01, MB-CAMP-07, MB-S09-02, MB-AMB-14; where only the score is kept, the score ends it.
    """
    if state.setup.score_only:
        return None
    if state.clock and state.clock.state == "up":
        return "time-up"
    if not any(state.row):
        only_row = state.clock and state.rulings.panda_end == "row"
        if state.stack == 0 or only_row:
            return "customers-gone"
    if state.setup.mode == "warm-up" and state.points >= WARM_UP_POINTS:
        return "orders-done"
    return None


def looked_at_end(state: State) -> State:
    """The state, closed if the game is over."""
    reason = termination(state)
    return over(state, reason) if reason else state


def over(state: State, reason: str) -> State:
    """The state with the game over; round and turn stay where they were.

    Nothing is left to do: no bonus waits, no action is left.
    """
    events = (*state.events, Event("game_over"))
    return changed(state, pending=(), actions=0, over=reason, events=events)


_CHECK: Mapping[type[Move], Callable[[State, Any], None]] = {
    m.Take: _check_take,
    m.Pass: _check_pass,
    m.Bake: _check_bake,
    m.Fulfil: _check_fulfil,
    m.Cat: _check_cat,
    m.Egg: _check_egg,
}

_APPLY: Mapping[type[Move], Callable[[State, Any], State]] = {
    m.Take: _take,
    m.Pass: _pass,
    m.Bake: _bake,
    m.Fulfil: _fulfil,
    m.Refresh: _refresh,
    m.Cat: _cat,
    m.Egg: _egg,
    m.Bonus: settle,
    m.Name: _name,
    m.EndTurn: _end_turn,
    m.Timer: _timer,
    m.Score: _score,
}
