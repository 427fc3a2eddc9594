"""The campaign: stars over many evenings, ducks, and what comes next (MB-CAMP-01 to 05)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

SCENARIOS = range(1, 11)
FIRST_DUCKS = 1
MOST_DUCKS = 5
"""MB-COMP-01: Helpful Ducks in the box."""
DUCK_STARS = 1
"""MB-CAMP-05: with so many stars or fewer a duck may be added."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One finished play of a scenario in a campaign."""

    scenario: int
    stars: int

    @property
    def earns_duck(self) -> bool:
        """Whether one more duck may be added after it, if one is left (MB-CAMP-05, MB-AMB-22)."""
        return self.stars <= DUCK_STARS


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign's attempts, oldest first."""

    attempts: tuple[Attempt, ...] = ()

    @property
    def stars(self) -> Mapping[int, int]:
        """The best result of each scenario played, by scenario (MB-CAMP-02, MB-AMB-23)."""
        best: dict[int, int] = {}
        for attempt in self.attempts:
            best[attempt.scenario] = max(attempt.stars, best.get(attempt.scenario, 0))
        return dict(sorted(best.items()))

    @property
    def total(self) -> int:
        """All stars, 30 at most."""
        return sum(self.stars.values())

    @property
    def complete(self) -> bool:
        """Whether all ten have been played, with whatever result."""
        return len(self.stars) == len(SCENARIOS)

    @property
    def next(self) -> int | None:
        """The scenario suggested next: the first not yet played (MB-CAMP-01)."""
        return next((one for one in SCENARIOS if one not in self.stars), None)

    def ducks_if_always_added(self) -> int:
        """Ducks in the deck if one was added whenever that was offered (MB-CAMP-05)."""
        offered = sum(attempt.earns_duck for attempt in self.attempts)
        return min(MOST_DUCKS, FIRST_DUCKS + offered)

    def tier(self, starts: Sequence[int]) -> int | None:
        """The place of the title earned among ``starts``, the stars at which each title begins.

        None before all ten have been played (MB-CAMP-03) and below the first title (MB-AMB-24).
        """
        return self.tier_so_far(starts) if self.complete else None

    def tier_so_far(self, starts: Sequence[int]) -> int | None:
        """The same, whether or not all ten have been played."""
        reached = [place for place, start in enumerate(starts) if self.total >= start]
        return reached[-1] if reached else None


def campaign(results: Iterable[tuple[int, int]]) -> Campaign:
    """A campaign from pairs of scenario and stars, oldest first."""
    return Campaign(tuple(Attempt(scenario, stars) for scenario, stars in results))
