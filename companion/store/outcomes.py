"""A play that comes from elsewhere, checked before a screen relies on it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from companion.rules import reading
from companion.rules.reading import Malformed, Reader
from companion.store.records import Play

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


_LARGEST = 2**53
"""The largest whole number that every reader of JSON holds exactly."""
_DEEPEST = 20

_OPTIONS: Mapping[str, Reader] = {
    "scenarios": reading.listing(reading.integer(1, 10), most=10),
    "ducks": reading.integer(0, 5),
}
"""What the log and statistics read of a play's options."""


def modest(value: object, depth: int = 0) -> None:
    """Raises Malformed for what no screen can show and no file can hold, however deep it lies."""
    if depth > _DEEPEST:
        raise Malformed(f"it is nested deeper than {_DEEPEST}")
    if isinstance(value, str) and any("\ud800" <= mark <= "\udfff" for mark in value):
        raise Malformed("a text holds half a character")
    if isinstance(value, int | float) and not abs(value) <= _LARGEST:
        raise Malformed("a number is too large")
    if isinstance(value, Mapping):
        for key in value:
            modest(key, depth)
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            modest(part, depth + 1)


def check_play(play: Play) -> None:
    """Raises Malformed for a play with a result or numbers that statistics can't count."""
    if not play.seats:
        raise Malformed("a play has seats")
    for moment in (play.started, play.ended, play.deleted):
        if moment and not _has_a_day(moment):
            raise Malformed(f"expected a day or a time, found {reading.shown(moment)}")
    if play.outcome is not None:
        checked(_known(play.outcome), len(play.seats))
    for key, read in _OPTIONS.items():
        if key in play.options:
            try:
                read(play.options[key])
            except Malformed as fault:
                raise Malformed(f"{key}: {fault}") from None


def _has_a_day(moment: str) -> bool:
    try:
        return date.fromisoformat(moment[:10]).isoformat() == moment[:10]
    except ValueError:
        return False


def _known(outcome: Outcome) -> Outcome:
    """What this app reads of an outcome: a later one may say more in a backup."""
    ranking = outcome.get("ranking")
    if "ranking" not in outcome:
        return {"termination": "", **_only(outcome, ("termination", *_TEAM))}
    if isinstance(ranking, list):
        ranking = [_only(one, ("seat", *_STANDING)) for one in ranking]
    return {"termination": "", **_only(outcome, ("termination", "winners")), "ranking": ranking}


def _only(values: Any, keys: tuple[str, ...]) -> Any:
    if not isinstance(values, Mapping):
        return values
    return {key: value for key, value in values.items() if key in keys}


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
