"""What a legal move does; everything that follows without a decision is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.hasty_baker import hands
from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.recipes import laid, new_recipe
from companion.games.hasty_baker.state import ACTIONS_A_TURN, UNSEEN, Kitchen, State
from companion.games.racing import next_turn, with_score
from companion.rules.changed import changed
from companion.rules.game import Event, Move, Who
from companion.rules.per_seat import with_seat

HASTY_ACTIONS = 2
"""HB-HB-01: what one Hasty Baker gives."""


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    return _APPLY[type(move)](state, move)


def _acted(
    state: State, *events: Event, held: hands.Held | None = None, gives: int = 0, **changes: Any
) -> State:
    """One action of the seat in turn. ``held``: the hands, if more happens than a card played."""
    after, told = held or hands.after_playing(state.hands, state.turn)
    left = state.actions - 1 + gives
    return changed(state, actions=left, hands=after, events=(*events, *told), **changes)


def _placed(state: State, kitchens: tuple[Kitchen, ...], card: str, event: Event) -> State:
    """An ingredient onto the recipe of the seat in turn, which it may complete."""
    changes, told = laid(state, kitchens, card)
    return _acted(state, event, *told, **changes)


def _ingredient(state: State, move: m.Ingredient) -> State:
    if move.ingredient is None:
        return _placed(state, state.kitchens, UNSEEN, state.done("placed"))
    event = state.done("placed_named", ingredient=move.ingredient)
    return _placed(state, state.kitchens, move.ingredient, event)


def _replace(state: State, move: m.Replace) -> State:
    held = hands.after_replacing(state.hands, state.turn)
    return _acted(state, state.done("replaced"), held=held)


def _steal(state: State, move: m.Steal) -> State:
    """Onto the recipe and never into the hand (HB-ST-03), which it may complete (HB-ST-06)."""
    card = move.ingredient or UNSEEN
    robbed = _without(state.kitchens[move.victim], card, 1)
    kitchens = with_seat(state.kitchens, move.victim, robbed)
    code = "stolen_named" if move.ingredient else "stolen"
    event = state.done(code, victim=Who(move.victim), ingredient=card)
    return _placed(state, kitchens, card, event)


def _without(kitchen: Kitchen, card: str, times: int) -> Kitchen:
    """A recipe with some ingredients of a kind taken off."""
    if not times:
        return kitchen
    first = kitchen.in_play.index(card)
    return changed(kitchen, in_play=kitchen.in_play[:first] + kitchen.in_play[first + times :])


def _take_two(state: State, move: m.TakeTwo) -> State:
    at_once = state.rulings.empty_hand == "draw-at-once"
    held = hands.after_taking(state.hands, state.turn, move.victim, draw_at_once=at_once)
    return _acted(state, state.done("taken", victim=Who(move.victim)), held=held)


def _spoiled(state: State, move: m.Spoiled) -> State:
    lost = state.spoils(move.ingredient) or move.lost
    assert lost is not None, "check has seen to it"
    card = move.ingredient if state.setup.named else UNSEEN
    kitchens = tuple(
        _without(kitchen, card, times) for kitchen, times in zip(state.kitchens, lost, strict=True)
    )
    told = [
        Event("lost", {"seat": Who(seat), "cards": times, "ingredient": move.ingredient})
        for seat, times in enumerate(lost)
        if times
    ]
    nothing = Event("lost_nothing", {"ingredient": move.ingredient})
    event = state.done("spoiled", ingredient=move.ingredient)
    return _acted(state, event, *(told or (nothing,)), kitchens=kitchens)


def _hasty(state: State, move: m.Hasty) -> State:
    event = state.done("hasty", actions=state.actions - 1 + HASTY_ACTIONS)
    return _acted(state, event, gives=HASTY_ACTIONS)


def _new_hand(state: State, move: m.NewHand) -> State:
    seat = state.turn if move.to is None else move.to
    event = Event("new_hand", {"seat": Who(seat), "cards": hands.HAND})
    return _acted(state, event, held=hands.after_new_hand(state.hands, state.turn, seat))


def _double_batch(state: State, move: m.DoubleBatch) -> State:
    seat = state.turn if move.to is None else move.to
    kitchen = changed(state.kitchens[seat], double=True)
    event = state.done("doubled", to=Who(seat), needs=kitchen.needs)
    return _acted(state, event, kitchens=with_seat(state.kitchens, seat, kitchen))


def _ribbon(state: State, move: m.Ribbon) -> State:
    kitchen = changed(state.kitchens[state.turn], ribbon=True)
    kitchens = with_seat(state.kitchens, state.turn, kitchen)
    return _acted(state, state.done("ribbon"), kitchens=kitchens)


def _broken_timer(state: State, move: m.BrokenTimer) -> State:
    """HB-BT-01: one recipe goes under the pile and one is drawn, so the pile stays as large.

    An empty one gives the lost recipe back (HB-AMB-12).
    """
    old = state.kitchens[move.to]
    kitchen = Kitchen(completed=old.completed, points=old.points)
    event = state.done("timer_broken", to=Who(move.to))
    kitchens = with_seat(state.kitchens, move.to, kitchen)
    return _acted(state, event, new_recipe(move.to), kitchens=kitchens)


def _note(state: State, move: m.Note) -> State:
    kitchen = changed(state.kitchens[move.seat], recipe=move.recipe)
    code = "noted" if move.recipe else "note_cleared"
    event = Event(code, {"seat": Who(move.seat), "recipe": move.recipe})
    kitchens = with_seat(state.kitchens, move.seat, kitchen)
    return changed(state, kitchens=kitchens, events=(event,))


def _end_turn(state: State, move: m.EndTurn) -> State:
    held, told = hands.at_turn_end(state.hands, state.turn)
    return next_turn(state, ACTIONS_A_TURN, *told, hands=held)


def _score(state: State, move: m.Score) -> State:
    kitchen = changed(state.kitchens[move.seat], points=move.points)
    kitchens = with_seat(state.kitchens, move.seat, kitchen)
    event = Event("scored", {"seat": Who(move.seat), "points": move.points})
    return with_score(state, move.seat, event, kitchens=kitchens)


_APPLY: Mapping[type[Move], Callable[[State, Any], State]] = {
    m.Ingredient: _ingredient,
    m.Replace: _replace,
    m.Steal: _steal,
    m.TakeTwo: _take_two,
    m.Spoiled: _spoiled,
    m.Hasty: _hasty,
    m.NewHand: _new_hand,
    m.DoubleBatch: _double_batch,
    m.Ribbon: _ribbon,
    m.BrokenTimer: _broken_timer,
    m.Note: _note,
    m.EndTurn: _end_turn,
    m.Score: _score,
}
