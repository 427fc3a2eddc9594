"""A result as somebody writes it down: what is missing stays missing, it is never 0."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any
from uuid import uuid4

from companion.content import facts
from companion.games.registry import GAMES
from companion.library import Play
from companion.log.bakery import SLUG as MAGIC_BAKERY
from companion.views.widgets.number import summed
from companion.views.words import joined, say

RECORDED = "recorded"
IN_STARS = ("cake-auf",)


class Incomplete(Exception):
    """It can't be kept yet; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Draft:
    """``points`` and ``won`` are by name; ``stars`` and ``scenario`` are Magic Bakery's alone."""

    game: str
    day: date
    names: tuple[str, ...] = ()
    points: Mapping[str, str] = field(default_factory=dict)
    won: frozenset[str] = frozenset()
    stars: int | None = None
    team_points: str = ""
    scenario: int = 0
    campaign: str = ""
    place: str = ""
    notes: str = ""

    @property
    def team(self) -> bool:
        """Whether all win or lose together."""
        return self.game == MAGIC_BAKERY

    @property
    def seats(self) -> range:
        """How many may play."""
        return GAMES[self.game].seats

    def known(self) -> dict[str, int]:
        """The points that are numbers, sums among them, by name."""
        found = {name: summed(self.points.get(name, "")) for name in self.names}
        return {name: points for name, points in found.items() if points is not None}

    def level(self) -> tuple[str, ...]:
        """Who shares the most points, where all are known; one name is the winner."""
        known = self.known()
        if not self.names or len(known) < len(self.names):
            return ()
        most = max(known.values())
        return tuple(name for name in self.names if known[name] == most)

    def scored(self, name: str, typed: str) -> Draft:
        """With somebody's points, as they are typed."""
        return replace(self, points={**self.points, name: typed}, won=frozenset())

    def flipped(self, name: str) -> Draft:
        """With somebody among those who won, or not any more."""
        return replace(self, won=self.won ^ {name})

    def with_name(self, name: str) -> Draft:
        """With one more player; nobody sits there twice."""
        taken = {one.casefold() for one in self.names}
        full = len(self.names) >= self.seats[-1]
        return (
            self if full or name.casefold() in taken else replace(self, names=(*self.names, name))
        )

    def without(self, name: str) -> Draft:
        """With one player less; what the others have got stays."""
        names = tuple(one for one in self.names if one != name)
        points = {one: typed for one, typed in self.points.items() if one != name}
        return replace(self, names=names, points=points, won=self.won - {name})

    def play(self) -> Play:
        """The play for the log. Raises Incomplete."""
        if len(self.names) < self.seats[0]:
            raise Incomplete(say("At least {n} people play this game.", n=self.seats[0]))
        outcome = self._of_team() if self.team else self._ranked()
        options: dict[str, Any] = {}
        if self.team and self.scenario:
            options = {"mode": "campaign", "scenarios": [self.scenario]}
        return Play(
            id=str(uuid4()),
            game=self.game,
            started=self.day.isoformat(),
            seats=self.names,
            outcome=outcome,
            options=options,
            campaign=(self.campaign or None) if options else None,
            place=self.place.strip(),
            notes=self.notes.strip(),
            tracked=False,
        )

    def _of_team(self) -> dict[str, Any]:
        if self.stars is None:
            raise Incomplete(say("How many stars did you get?"))
        points = summed(self.team_points)
        if self.team_points.strip() and points is None:
            raise Incomplete(say("Points are a number."))
        goals = None
        if self.scenario:
            goals = list(facts.magic_bakery().scenarios[self.scenario - 1].goals)
        return {"points": points, "goals": goals, "stars": self.stars, "termination": RECORDED}

    def _ranked(self) -> dict[str, Any]:
        known = self.known()
        typed = [name for name in self.names if self.points.get(name, "").strip()]
        wrong = [name for name in typed if name not in known]
        if wrong:
            raise Incomplete(say("Points of {names}: a number, please.", names=joined(wrong)))
        winners = self._winners()
        unit = "stars" if self.game in IN_STARS else "points"
        ranking = [
            {
                "seat": seat,
                **({unit: known[name]} if name in known else {}),
                "place": self._place(name, known, winners),
            }
            for seat, name in enumerate(self.names)
        ]
        ranking.sort(key=lambda one: (one["place"], one["seat"]))
        return {
            "ranking": ranking,
            "winners": [seat for seat, name in enumerate(self.names) if name in winners],
            "termination": RECORDED,
        }

    def _winners(self) -> frozenset[str]:
        """Whoever has the most points; among equals, and without points, as it was said."""
        level = self.level()
        said = self.won & frozenset(level or self.names)
        if level:
            return said or frozenset(level)
        if not said:
            raise Incomplete(say("Who won? Fill in all points, or say who."))
        return said

    def _place(self, name: str, known: Mapping[str, int], winners: frozenset[str]) -> int:
        """Winners first, then by points where all are known; the others share a place."""
        complete = len(known) == len(self.names)

        def key(one: str) -> tuple[bool, int]:
            return one in winners, known[one] if complete else 0

        return 1 + sum(key(other) > key(name) for other in self.names)
