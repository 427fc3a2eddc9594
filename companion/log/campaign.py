"""The campaigns of the log: stars a scenario, title, ducks, and every attempt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.content import facts
from companion.games.magic_bakery.campaign import FIRST_DUCKS, MOST_DUCKS, Campaign, campaign
from companion.log.bakery import SLUG, scenarios_of
from companion.rules.game import Json
from companion.store import Play


@dataclass(frozen=True, slots=True)
class Kept:
    """One campaign. `plays` are all its tables, oldest first, running and abandoned ones too."""

    name: str
    standing: Campaign
    ducks: int
    """Helpful Ducks in the deck for the next table."""
    plays: tuple[Play, ...]

    @property
    def stars(self) -> Mapping[int, int]:
        """The best result of each scenario played."""
        return self.standing.stars

    @property
    def total(self) -> int:
        """All stars, 30 at most."""
        return self.standing.total

    @property
    def complete(self) -> bool:
        """Whether all ten have been played."""
        return self.standing.complete

    @property
    def next(self) -> int | None:
        """The scenario suggested next."""
        return self.standing.next

    @property
    def attempts(self) -> Mapping[int, tuple[Play, ...]]:
        """The finished plays of each scenario, oldest first, by scenario."""
        found: defaultdict[int, list[Play]] = defaultdict(list)
        for play in filter(_counts, self.plays):
            found[scenarios_of(play)[0]].append(play)
        return {scenario: tuple(own) for scenario, own in sorted(found.items())}

    @property
    def tier(self) -> facts.Tier | None:
        """The title earned: None before all ten were played, and below the first (MB-CAMP-03)."""
        return _title(self.standing.tier(_starts()))

    @property
    def tier_so_far(self) -> facts.Tier | None:
        """The title that the stars would earn already."""
        return _title(self.standing.tier_so_far(_starts()))

    def as_json(self) -> dict[str, Json]:
        """The campaign as ``companion campaign --json`` prints it."""
        tier = self.tier
        return {
            "name": self.name,
            "stars": {str(scenario): stars for scenario, stars in self.standing.stars.items()},
            "total": self.standing.total,
            "complete": self.standing.complete,
            "tier": tier and {"from": tier.from_, "to": tier.to, "title": tier.title},
            "ducks": self.ducks,
            "next": self.standing.next,
            "attempts": len(self.standing.attempts),
        }


def no_campaign(name: str) -> Kept:
    """A campaign that nobody has played yet."""
    return Kept(name, campaign(()), FIRST_DUCKS, ())


def campaigns(plays: Iterable[Play], kept: Mapping[str, Any]) -> tuple[Kept, ...]:
    """Every campaign that a table was played in, the oldest first.

    `plays` come oldest first; `kept` is what the group keeps of each by name: `{"ducks": …}`.
    """
    by_name: defaultdict[str, list[Play]] = defaultdict(list)
    for play in plays:
        if play.campaign and _belongs(play):
            by_name[play.campaign].append(play)
    return tuple(_kept(name, tuple(own), kept.get(name)) for name, own in by_name.items())


def _kept(name: str, plays: tuple[Play, ...], kept: Any) -> Kept:
    finished = [play for play in plays if _counts(play)]
    standing = campaign((scenarios_of(play)[0], (play.outcome or {})["stars"]) for play in finished)
    return Kept(name, standing, _ducks(plays[-1], kept), plays)


def _ducks(newest: Play, kept: Any) -> int:
    """As the group keeps it, else as at the newest table (MB-CAMP-05)."""
    chosen = kept.get("ducks") if isinstance(kept, Mapping) else None
    if isinstance(chosen, int) and FIRST_DUCKS <= chosen <= MOST_DUCKS:
        return chosen
    ducks: int = newest.options.get("ducks", FIRST_DUCKS)
    return ducks


def _belongs(play: Play) -> bool:
    """Whether a table was played as a campaign is: with one scenario that is the default."""
    return (
        play.game == SLUG
        and play.deleted is None
        and len(scenarios_of(play)) == 1
        and play.options.get("mode", "campaign") == "campaign"
    )


def _counts(play: Play) -> bool:
    return play.state == "finished" and (play.outcome or {}).get("stars") is not None


def _starts() -> tuple[int, ...]:
    return tuple(tier.from_ for tier in facts.magic_bakery().tiers)


def _title(place: int | None) -> facts.Tier | None:
    return None if place is None else facts.magic_bakery().tiers[place]
