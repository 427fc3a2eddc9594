"""A result that comes from elsewhere, checked before a screen relies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.rules import reading
from companion.rules.reading import Malformed, Reader

Outcome = Mapping[str, Any]

_points = reading.integer(-1_000_000, 1_000_000)
_texts: Reader = reading.plain_text

_STANDING: Mapping[str, Reader] = {
    "points": _points,
    "stars": _points,
    "symbols": reading.listing(reading.count, least=3, most=3),
    "sets": reading.count,
    "cards": reading.count,
    "recipes": reading.count,
    "score": _texts,
    "role": _texts,
    "place": reading.ordinal,
}
_TEAM: Mapping[str, Reader] = {
    "points": reading.nullable(_points),
    "goals": reading.nullable(reading.listing(reading.count, least=3, most=3)),
    "stars": reading.nullable(reading.integer(0, 3)),
    "won": reading.boolean,
    "score": _texts,
}


def checked(value: object, seats: int) -> Outcome:
    """An outcome of the table format, or one as imports make them. Raises Malformed."""
    if not isinstance(value, Mapping):
        raise Malformed("the outcome is no object")
    found = dict(value)
    termination = reading.plain_text(found.pop("termination", None))
    if "ranking" not in found:
        return {**_read(found, _TEAM), "termination": termination}
    seat = reading.integer(0, seats - 1)
    ranking = reading.listing(_standing(seat), least=1, most=seats)(found.pop("ranking"))
    winners = reading.distinct(reading.listing(seat, most=seats))(found.pop("winners", []))
    if len({one["seat"] for one in ranking}) != len(ranking):
        raise Malformed("a seat stands twice in the ranking")
    if found:
        raise Malformed(f"unknown key {reading.shown(next(iter(found)))} in the outcome")
    return {"ranking": list(ranking), "winners": list(winners), "termination": termination}


def _standing(seat: Reader) -> Reader:
    def read(value: object) -> Outcome:
        if not isinstance(value, Mapping) or "seat" not in value or "place" not in value:
            raise Malformed("a standing has a seat and a place")
        return _read(value, {"seat": seat, **_STANDING})

    return read


def _read(values: Outcome, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """In the order in which they came."""
    found: dict[str, Any] = {}
    for key, value in values.items():
        if key not in readers:
            raise Malformed(f"unknown key {reading.shown(key)} in the outcome")
        one = readers[key](value)
        found[key] = list(one) if isinstance(one, tuple) else one
    return found
