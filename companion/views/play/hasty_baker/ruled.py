"""The rules of Hasty Baker that matter at this moment, and what they mean at this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.hasty_baker.state import Kitchen, State
from companion.views.play.hasty_baker.recipe import progress_words
from companion.views.play.play import Now, Play
from companion.views.play.race.ruled import actions_now, race_now, turn_steps
from companion.views.words import counted, say


def steps(play: Play) -> tuple[str, ...]:
    """The turn, then what may be done in it."""
    found = turn_steps(play)
    return found if play.over else (*found, "ingredient", "strategy")


def now(play: Play, rule: str) -> Now | None:
    """What a rule means at this table."""
    tell = _TOLD.get(rule)
    return None if tell is None else tell(play)


def _recipe(play: Play) -> Now:
    state: State = play.state
    kitchen: Kitchen = state.kitchens[state.turn]
    name = play.names[state.turn]
    return Now(say("{name}: {progress}", name=name, progress=progress_words(kitchen)), "whisk")


def _ribbons(play: Play) -> Now:
    left = play.state.ribbons_left
    words = counted(left, "{n} Blue Ribbon is not in play yet", "{n} Blue Ribbons are not in play")
    return Now(words, "ribbon")


def _doubles(play: Play) -> Now:
    left = play.state.doubles_left
    return Now(
        counted(left, "{n} Double Batch is not in play yet", "{n} Double Batches are not in play")
    )


def _pile(play: Play) -> Now:
    left = play.state.recipes_left
    return Now(counted(left, "{n} recipe is in the pile", "{n} recipes are in the pile"))


_TOLD: Mapping[str, Callable[[Play], Now]] = {
    "HB-TURN-01": actions_now,
    "HB-COMPL-03": actions_now,
    "HB-HB-01": actions_now,
    "HB-HB-02": actions_now,
    "HB-ACT-01": _recipe,
    "HB-ACT-02": _recipe,
    "HB-COMP-05": _recipe,
    "HB-COMPL-01": _recipe,
    "HB-WILD-02": _recipe,
    "HB-COMPL-02": _pile,
    "HB-BR-01": _ribbons,
    "HB-BR-02": _ribbons,
    "HB-DB-01": _doubles,
    "HB-DB-03": _doubles,
    "HB-SCORE-01": race_now,
    "HB-SCORE-02": race_now,
    "HB-SCORE-03": race_now,
}
