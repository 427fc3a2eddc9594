"""Corrections by hand: any counter that the state shows, and the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.hasty_baker.moves import ingredient
from companion.games.hasty_baker.state import NEEDS, UNSEEN, Kitchen, State
from companion.games.hasty_baker.words import refuse
from companion.games.racing import looked_at_end
from companion.rules import reading
from companion.rules.changed import changed
from companion.rules.game import IllegalMove

ADJUSTABLE: Mapping[str, reading.Reader] = {
    "round": reading.ordinal,
    "turn": reading.seat,
    "actions": reading.count,
    "points": reading.listing(reading.count),
    "in_play": reading.listing(reading.either(reading.count, reading.listing(ingredient))),
    "ribbon": reading.listing(reading.boolean),
    "double": reading.listing(reading.boolean),
    "recipes_left": reading.count,
}
_PER_SEAT = ("points", "in_play", "ribbon", "double")
_ON_RECIPES = ("in_play", "ribbon", "double")


def adjust(state: State, values: Mapping[str, Any]) -> State:
    """The state with counters corrected and the end looked at again.

    Raises IllegalMove (``bad_value``) for a value that does not fit this table.
    """
    for key, value in values.items():
        if not _fits(state, key, value):
            raise _bad(key, value)
    kitchens = state.kitchens
    for key in _PER_SEAT:
        if key in values:
            kitchens = tuple(
                changed(kitchen, **{key: _in_play(value) if key == "in_play" else value})
                for kitchen, value in zip(kitchens, values[key], strict=True)
            )
    for key in _ON_RECIPES:
        if key in values and not all(map(_can_lie, kitchens)):
            raise _bad(key, values[key])
    counters = {key: value for key, value in values.items() if key not in _PER_SEAT}
    return looked_at_end(changed(state, kitchens=kitchens, **counters))


def _bad(key: str, value: object) -> IllegalMove:
    return refuse("bad_value", key=key, value=reading.shown(value))


def _fits(state: State, key: str, value: Any) -> bool:
    if key == "turn":
        return bool(value < state.setup.seats)
    if key not in _PER_SEAT:
        return True
    if len(value) != state.setup.seats:
        return False
    kind = tuple if state.setup.named else int
    return key != "in_play" or all(isinstance(one, kind) for one in value)


def _in_play(value: int | tuple[str, ...]) -> tuple[str, ...]:
    """What lies there: names in alphabetical order, or as many unseen ones as were counted.

    More than any recipe takes is one too many: no need to build hundreds.
    """
    if isinstance(value, tuple):
        return tuple(sorted(value))
    return (UNSEEN,) * min(value, 2 * NEEDS)


def _can_lie(kitchen: Kitchen) -> bool:
    """Whether this can lie before a seat, its recipe not yet completed (HB-WILD-02)."""
    if kitchen.recipe is None:
        return not (kitchen.in_play or kitchen.ribbon or kitchen.double)
    kinds = kitchen.kinds
    return (
        len(kitchen.in_play) < kitchen.needs
        and len(kinds) <= NEEDS
        and all(kitchen.in_play.count(kind) <= kitchen.of_a_kind for kind in kinds)
    )


def rule(state: State, values: Mapping[str, str]) -> State:
    """The state under changed rulings, which count from here on."""
    return changed(state, rulings=changed(state.rulings, **values), events=())
