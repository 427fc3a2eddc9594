"""Magic Bakery in the long run: stars, scenarios, customers served and lost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.log.results import finished, score_of
from companion.log.statistics import number
from companion.store import Play

SLUG = "magic-bakery"


@dataclass(frozen=True, slots=True)
class Evening:
    """One finished play: its scenarios; points, stars and customers where they are known."""

    play: Play
    scenarios: tuple[int, ...]
    points: int | None
    stars: int | None
    served: int | None
    lost: int | None


@dataclass(frozen=True, slots=True)
class Customers:
    """Customers of the plays that tell: in how many plays, how many were served and lost."""

    plays: int
    served: int
    lost: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """Every evening with one scenario in play, alone or with others."""

    number: int
    plays: int
    best: int | None
    """Stars."""
    average: float | None
    """Stars."""
    customers: Customers | None


def evenings(plays: Iterable[Play]) -> tuple[Evening, ...]:
    """The finished plays of Magic Bakery, oldest first: its stars over time."""
    own = (play for play in finished(plays) if play.game == SLUG)
    return tuple(_evening(play) for play in sorted(own, key=lambda play: (play.when, play.id)))


def scenarios_of(play: Play) -> tuple[int, ...]:
    """The scenarios in play, none in relaxed and warm-up play."""
    found: Sequence[int] = play.options.get("scenarios", ())
    return tuple(found)


def customers(played: Iterable[Evening]) -> Customers | None:
    """Customers served and lost, None if no play tells."""
    known = [
        (one.served, one.lost) for one in played if one.served is not None and one.lost is not None
    ]
    if not known:
        return None
    return Customers(len(known), sum(one for one, _ in known), sum(one for _, one in known))


def by_scenario(played: Iterable[Evening]) -> Mapping[int, Scenario]:
    """What became of each scenario that was played, in order of their numbers."""
    found: defaultdict[int, list[Evening]] = defaultdict(list)
    for evening in played:
        for scenario in evening.scenarios:
            found[scenario].append(evening)
    return {scenario: _scenario(scenario, own) for scenario, own in sorted(found.items())}


def _scenario(scenario: int, own: Sequence[Evening]) -> Scenario:
    stars = [one.stars for one in own if one.stars is not None]
    return Scenario(
        scenario,
        len(own),
        max(stars, default=None),
        sum(stars) / len(stars) if stars else None,
        customers(own),
    )


def _evening(play: Play) -> Evening:
    outcome = play.outcome or {}
    return Evening(
        play,
        scenarios_of(play),
        score_of(outcome),
        outcome.get("stars"),
        number(play, "served"),
        number(play, "lost"),
    )
