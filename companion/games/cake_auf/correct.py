"""Corrections by hand: any counter that the state shows, and the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.cake_auf.checks import MOST_BANS
from companion.games.cake_auf.moves import PLACES, kind
from companion.games.cake_auf.state import INGREDIENTS, Completed, Kitchen, Recipe, State
from companion.games.cake_auf.words import refuse
from companion.games.racing import looked_at_end
from companion.rules import reading
from companion.rules.changed import changed
from companion.rules.reading import Malformed, Reader


def _record(**readers: Reader) -> Reader:
    """An object with exactly these keys."""

    def read(value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Malformed(f"expected an object, found {reading.shown(value)}")
        if value.keys() != readers.keys():
            found_keys = reading.shown(", ".join(value))
            raise Malformed(f"expected the keys {', '.join(readers)}, found {found_keys}")
        found = {}
        for key, reader in readers.items():
            try:
                found[key] = reader(value[key])
            except Malformed as fault:
                raise Malformed(f"{key}: {fault}") from None
        return found

    return read


_recipe = _record(
    name=reading.nullable(reading.plain_text),
    stars=reading.nullable(reading.count),
    fire=reading.nullable(reading.boolean),
    power=reading.nullable(reading.boolean),
    placed=reading.count,
    bans=reading.listing(kind),
)
_places = reading.listing(reading.nullable(_recipe), least=len(PLACES), most=len(PLACES))
_completed = _record(name=reading.nullable(reading.plain_text), stars=reading.count)

ADJUSTABLE: Mapping[str, Reader] = {
    "round": reading.ordinal,
    "turn": reading.seat,
    "actions": reading.count,
    "open": reading.listing(_places),
    "completed": reading.listing(reading.listing(_completed)),
}


def adjust(state: State, values: Mapping[str, Any]) -> State:
    """The state with counters corrected and the end looked at again.

    Raises IllegalMove (``bad_value``) for a value that does not fit this table.
    """
    for key, value in values.items():
        if not _fits(state, key, value):
            raise refuse("bad_value", key=key, value=reading.shown(value))
    kitchens = state.kitchens
    if "open" in values:
        kitchens = tuple(map(_opened, kitchens, values["open"]))
    if "completed" in values:
        kitchens = tuple(map(_scored, kitchens, values["completed"]))
    counters = {key: one for key, one in values.items() if key not in ("open", "completed")}
    return looked_at_end(changed(state, kitchens=kitchens, **counters))


def _fits(state: State, key: str, value: Any) -> bool:
    if key == "turn":
        return bool(value < state.setup.seats)
    if key in ("open", "completed") and len(value) != state.setup.seats:
        return False
    if key != "open":
        return True
    return all(one is None or _can_lie(state, one) for places in value for one in places)


def _can_lie(state: State, recipe: Mapping[str, Any]) -> bool:
    """Whether an open recipe can look so: not complete, its bans possible (CA-BAN-01, 04)."""
    bans = recipe["bans"]
    each_once = len(set(bans)) == len(bans)
    return (
        len(bans) <= MOST_BANS
        and (each_once or state.rulings.two_bans == "any")
        and all(recipe[ban] is not False for ban in bans)
        and recipe["placed"] <= INGREDIENTS
        and (recipe["placed"] < INGREDIENTS or bool(bans))
    )


def _opened(kitchen: Kitchen, places: tuple[Mapping[str, Any] | None, ...]) -> Kitchen:
    recipes = (
        one and Recipe(**{**one, "bans": tuple(sorted(one["bans"]))})  # None: an empty place
        for one in places
    )
    return changed(kitchen, open=tuple(recipes))


def _scored(kitchen: Kitchen, completed: tuple[Mapping[str, Any], ...]) -> Kitchen:
    stars = sum(one["stars"] for one in completed)
    return changed(kitchen, completed=tuple(Completed(**one) for one in completed), stars=stars)


def rule(state: State, values: Mapping[str, str]) -> State:
    """The state under changed rulings, which count from here on."""
    return changed(state, rulings=changed(state.rulings, **values), events=())
