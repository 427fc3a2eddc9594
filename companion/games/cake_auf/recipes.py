"""A recipe of the seat in turn after something happened to it: back in its place, or complete."""

from __future__ import annotations

from typing import Any

from companion.games.cake_auf.state import BLANK, Completed, Kitchen, Recipe, State
from companion.rules.game import Event, Who
from companion.rules.per_seat import with_seat

Changes = dict[str, Any]


def settled(
    state: State, place: int, recipe: Recipe, stars: int | None
) -> tuple[Changes, tuple[Event, ...]]:
    """The state's changes, with the events of a completed recipe.

    ``stars`` is what people said of a complete recipe whose stars nobody had noted.
    """
    kitchen = state.kitchens[state.turn]
    if not recipe.is_complete:
        kitchen = kitchen.with_open(place, recipe)
        return {"kitchens": with_seat(state.kitchens, state.turn, kitchen)}, ()
    worth = stars if recipe.stars is None else recipe.stars
    assert worth is not None, "check has seen to it"
    return _completed(state, kitchen, place, Completed(recipe.name, worth))


def _completed(
    state: State, kitchen: Kitchen, place: int, done: Completed
) -> tuple[Changes, tuple[Event, ...]]:
    """CA-COMPL-01 and 02, CA-WIN-01: stars, a new recipe when ruled so, perhaps the victory.

    That is at once, and nobody can destroy it any more (CA-AMB-15).
    """
    seat = state.turn
    at_once = state.rulings.new_recipe_when == "at-once"
    kitchen = Kitchen(
        open=kitchen.with_open(place, BLANK if at_once else None).open,
        completed=(*kitchen.completed, done),
        stars=kitchen.stars + done.stars,
    )
    changes: Changes = {"kitchens": with_seat(state.kitchens, seat, kitchen)}
    code = "completed_named" if done.name else "completed"
    events = [Event(code, {"seat": Who(seat), "recipe": done.name, "stars": done.stars})]
    if kitchen.stars >= state.setup.target:
        changes["winner"] = seat
        won = "won_with_one" if kitchen.stars == 1 else "won"
        events.append(Event(won, {"seat": Who(seat), "stars": kitchen.stars}))
    elif at_once:
        events.append(new_recipe(seat, place))
    return changes, tuple(events)


def new_recipe(seat: int, place: int) -> Event:
    """The telling of a recipe drawn."""
    return Event("new_recipe", {"seat": Who(seat), "place": place})
