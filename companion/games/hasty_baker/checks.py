"""What may be done now: the first refusal that fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.state import NEEDS, UNSEEN, Kitchen, State, is_named
from companion.games.hasty_baker.words import refuse
from companion.rules.game import Move


def check(state: State, move: Move) -> None:
    """Raises IllegalMove, the first refusal that fits."""
    kind = type(move)
    if (kind is m.Score) != state.setup.score_only:
        raise refuse("not_now")
    if kind in m.ACTIONS and not state.actions:
        raise refuse("no_actions_left")
    if kind in _CHECK:
        _CHECK[kind](state, move)


def _seat(state: State, seat: int) -> None:
    if seat >= state.setup.seats:
        raise refuse("no_such_seat", seat=seat)


def _another(state: State, seat: int, rule: str) -> None:
    _seat(state, seat)
    if seat == state.turn:
        raise refuse("not_oneself", rule=rule)


def _card(state: State, name: str | None) -> str:
    """The ingredient that a move is about; the table's option says whether it has a name."""
    if name is None:
        if state.setup.named:
            raise refuse("name_needed")
        return UNSEEN
    if not state.setup.named:
        raise refuse("name_not_used")
    return name


def check_usable(kitchen: Kitchen, card: str) -> None:
    """Raises IllegalMove unless the card may lie on the recipe (HB-ACT-02, HB-ST-02)."""
    if is_named(card):
        same = kitchen.in_play.count(card)
        if same >= kitchen.of_a_kind:
            raise refuse("ingredient_there", ingredient=card)
        if not same and len(kitchen.kinds) >= NEEDS:
            raise refuse("four_kinds")
    if kitchen.recipe is None:
        raise refuse("no_recipe")


def _ingredient(state: State, move: m.Ingredient) -> None:
    check_usable(state.kitchens[state.turn], _card(state, move.ingredient))


def _steal(state: State, move: m.Steal) -> None:
    card = _card(state, move.ingredient)
    _another(state, move.victim, "HB-ST-01")
    if card not in state.kitchens[move.victim].in_play:
        raise refuse("not_in_play")
    check_usable(state.kitchens[state.turn], card)


def _take_two(state: State, move: m.TakeTwo) -> None:
    _another(state, move.victim, "HB-T2-01")


def _spoiled(state: State, move: m.Spoiled) -> None:
    if state.setup.named and move.lost is not None:  # nobody has to be asked
        raise refuse("not_now")
    if not is_named(move.ingredient):
        raise refuse("wild_cannot_spoil")
    if state.setup.named:
        return
    if move.lost is None or len(move.lost) != state.setup.seats:
        raise refuse("wrong_seats", seats=state.setup.seats)
    for lost, kitchen in zip(move.lost, state.kitchens, strict=True):
        if lost > len(kitchen.in_play):
            raise refuse("lost_too_many", there=len(kitchen.in_play))


def _new_hand(state: State, move: m.NewHand) -> None:
    if move.to is not None:
        _seat(state, move.to)


def _double_batch(state: State, move: m.DoubleBatch) -> None:
    seat = state.turn if move.to is None else move.to
    _seat(state, seat)
    kitchen = state.kitchens[seat]
    if kitchen.double:
        raise refuse("one_a_recipe")
    if kitchen.recipe is None:
        raise refuse("no_recipe", rule="HB-AMB-19")
    if state.doubles_left <= 0:
        raise refuse("no_card_left")


def _ribbon(state: State, move: m.Ribbon) -> None:
    kitchen = state.kitchens[state.turn]
    if kitchen.ribbon:
        raise refuse("one_a_recipe", rule="HB-BR-02")
    if kitchen.recipe is None:
        raise refuse("no_recipe")
    if state.ribbons_left <= 0:
        raise refuse("no_card_left")


def _broken_timer(state: State, move: m.BrokenTimer) -> None:
    _seat(state, move.to)
    if state.kitchens[move.to].recipe is None:
        raise refuse("no_recipe", rule="HB-AMB-19")


def _note(state: State, move: m.Note) -> None:
    if state.kitchens[move.seat].recipe is None:
        raise refuse("no_recipe")


_CHECK: Mapping[type[Move], Callable[[State, Any], None]] = {
    m.Ingredient: _ingredient,
    m.Steal: _steal,
    m.TakeTwo: _take_two,
    m.Spoiled: _spoiled,
    m.NewHand: _new_hand,
    m.DoubleBatch: _double_batch,
    m.Ribbon: _ribbon,
    m.BrokenTimer: _broken_timer,
    m.Note: _note,
}
