"""Plays for tests of statistics, in one line each."""

from __future__ import annotations

from typing import Any

from companion.store import Play

UNITS = {"cake-auf": "stars"}


def ranked(
    day: str, points: dict[str, int | None], game: str = "hasty-baker", **fields: Any
) -> Play:
    """A play with these points by name; equal points share a place."""
    names = tuple(points)
    unit = UNITS.get(game, "points")
    known = [value or 0 for value in points.values()]
    ranking = [
        {
            "seat": seat,
            **({} if points[name] is None else {unit: points[name]}),
            "place": 1 + sum(other > (points[name] or 0) for other in known),
        }
        for seat, name in enumerate(names)
    ]
    ranking.sort(key=lambda one: (one["place"], one["seat"]))
    winners = [one["seat"] for one in ranking if one["place"] == 1]
    outcome = {"ranking": ranking, "winners": winners, "termination": "finished"}
    return play(day, names, game, outcome=outcome, **fields)


def team(day: str, stars: int | None, *names: str, points: int | None = 5, **fields: Any) -> Play:
    """A play of Magic Bakery."""
    goals = None if stars is None else [3, 4, 5]
    outcome = {"points": points, "goals": goals, "stars": stars, "termination": "finished"}
    return play(day, names or ("Ana", "Ben"), "magic-bakery", outcome=outcome, **fields)


def play(day: str, names: tuple[str, ...], game: str = "filler", **fields: Any) -> Play:
    """A play on a day of 2026, MM-DD; it runs as long as no outcome is given."""
    return Play(
        id=fields.pop("id", f"{game} {day}"),
        game=game,
        started=f"2026-{day}T20:00:00+01:00",
        seats=names,
        **fields,
    )
