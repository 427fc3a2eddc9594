"""An ingredient onto the recipe of the seat in turn, and what completing it brings."""

from __future__ import annotations

from typing import Any

from companion.games.hasty_baker.state import Completed, Kitchen, State
from companion.rules.changed import changed
from companion.rules.game import Event, Who
from companion.rules.per_seat import with_seat

Changes = dict[str, Any]


def laid(
    state: State, kitchens: tuple[Kitchen, ...], card: str
) -> tuple[Changes, tuple[Event, ...]]:
    """The state's changes once ``card`` lies there, with the events of a completed recipe."""
    kitchen = kitchens[state.turn]
    in_play = tuple(sorted((*kitchen.in_play, card)))
    if len(in_play) < kitchen.needs:
        kitchen = changed(kitchen, in_play=in_play)
        return {"kitchens": with_seat(kitchens, state.turn, kitchen)}, ()
    return _completed(state, kitchens)


def _completed(state: State, kitchens: tuple[Kitchen, ...]) -> tuple[Changes, tuple[Event, ...]]:
    """HB-COMPL-01 and 02, HB-SCORE-02: points, a new recipe, perhaps the victory.

    With that the game is over, whatever actions are left (HB-AMB-17).
    """
    seat, old = state.turn, kitchens[state.turn]
    done = Completed(old.recipe or "", old.ribbon, old.double)
    kitchen = Kitchen(
        recipe="" if state.recipes_left else None,  # HB-AMB-11
        completed=(*old.completed, done),
        points=old.points + done.points,
    )
    changes: Changes = {
        "kitchens": with_seat(kitchens, seat, kitchen),
        "recipes_left": max(0, state.recipes_left - 1),
    }
    code = "completed_named" if done.recipe else "completed"
    facts = {"seat": Who(seat), "recipe": done.recipe, "points": done.points}
    events = [Event(code, facts)]
    if kitchen.points >= state.setup.target:
        changes["winner"] = seat
        won = "won_with_one" if kitchen.points == 1 else "won"
        events.append(Event(won, {"seat": Who(seat), "points": kitchen.points}))
    elif kitchen.recipe is None:
        events.append(Event("no_new_recipe", {"seat": Who(seat)}))
    else:
        events.append(new_recipe(seat))
    return changes, tuple(events)


def new_recipe(seat: int) -> Event:
    """The telling of a recipe drawn."""
    return Event("new_recipe", {"seat": Who(seat)})
