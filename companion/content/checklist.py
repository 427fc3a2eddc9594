"""Set-up and packing-up lists with the exact numbers of one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.content import facts
from companion.content.setting_up import (
    cake_auf,
    filler,
    hasty_baker,
    magic_bakery,
    magic_bakery_packing,
)
from companion.content.setting_up.step import BadTable, Plan, Step
from companion.language import say

__all__ = ["BadTable", "Step", "checklist", "packing_up"]

_Lists = Callable[[Plan], Iterable[Step]]
_GAMES: Mapping[str, tuple[_Lists, _Lists]] = {
    "magic-bakery": (magic_bakery.steps, magic_bakery_packing.packing_up),
    "filler": (filler.steps, filler.packing_up),
    "hasty-baker": (hasty_baker.steps, hasty_baker.packing_up),
    "cake-auf": (cake_auf.steps, cake_auf.packing_up),
}


def checklist(
    game: str,
    seats: int,
    scenarios: Iterable[int] = (),
    ducks: int = 1,
    advanced: bool | None = None,
    customers: tuple[int, int, int] | None = None,
    layers: tuple[str, ...] | None = None,
) -> tuple[Step, ...]:
    """The steps of setting up this table, in the order in which hands do them.

    `scenarios`, `ducks`, `customers` (of level 1, 2, 3) and `layers` (left to right) belong to
    Magic Bakery, `advanced` to Filler; None is the game's default.

    Raises:
        BadTable: if there is no such game or the numbers do not fit it, in one sentence.
    """
    plan = Plan(seats, tuple(sorted(scenarios)), ducks, advanced, customers, layers)
    return _steps(game, plan, 0)


def packing_up(
    game: str, seats: int, scenarios: Iterable[int] = (), ducks: int = 1
) -> tuple[Step, ...]:
    """The steps of putting the game back into its box.

    Raises:
        BadTable: as `checklist` does.
    """
    return _steps(game, Plan(seats, tuple(sorted(scenarios)), ducks), 1)


def _steps(game: str, plan: Plan, which: int) -> tuple[Step, ...]:
    if game not in _GAMES:
        raise BadTable(
            say("There is no game '{game}': choose {games}.", game=game, games=", ".join(_GAMES))
        )
    head = facts.game(game).game
    least, most = head.seats
    if not least <= plan.seats <= most:
        raise BadTable(
            say(
                "{game} is for {least} to {most} players, not {n}.",
                game=head.short,
                least=least,
                most=most,
                n=plan.seats,
            )
        )
    if game != "magic-bakery" and (plan.scenarios or plan.ducks != 1):
        raise BadTable(
            say("{game} has no scenarios and no ducks: Magic Bakery has.", game=head.short)
        )
    if game != "filler" and plan.advanced is not None:
        raise BadTable(say("{game} has no advanced cards: Filler has.", game=head.short))
    return tuple(_GAMES[game][which](plan))
