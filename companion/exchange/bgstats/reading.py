"""A play of BG Stats as a play of our log."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from companion.exchange.bgstats.file import Received, Seat
from companion.exchange.bgstats.games import IN_STARS, TEAM_GAMES, slug_of
from companion.exchange.bgstats.own import modified, unpacked
from companion.exchange.identity import uuid_of
from companion.store import Play

SOURCE = "BG Stats"
RECORDED = "recorded"
"""The termination of a play of which only the result is known."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
_SCENARIO = re.compile(r"(?<![0-9])(?:10|[1-9])(?![0-9])")


def play_from(received: Received) -> Play:
    """The play, with the seats' names as they stand in the file and nobody's id yet.

    One that we wrote comes back as it was, if nobody has changed it since.
    """
    own = unpacked(received.own)
    if own is not None and _unchanged(own, received):
        return replace(own, place=received.place, notes=received.notes, source=SOURCE)
    game = slug_of(*received.games) or received.games[0]
    return Play(
        id=received.uuid,
        game=game,
        started=received.started,
        ended=_ended(received),
        seats=tuple(seat.person.name for seat in received.seats),
        outcome=_outcome(game, received),
        options=_options(game, received.board),
        figures={"minutes": received.minutes} if received.minutes else {},
        title=received.board,
        place=received.place,
        notes=received.notes,
        tracked=False,
        source=SOURCE,
    )


def _unchanged(own: Play, received: Received) -> bool:
    return (
        uuid_of("play", own.id) == received.uuid
        and modified(own) == received.modified
        and len(own.seats) == len(received.seats)
    )


def _ended(received: Received) -> str | None:
    """When it ended; None if the file does not say how long it took."""
    if not received.minutes or "T" not in received.started:
        return None
    try:
        end = datetime.fromisoformat(received.started) + timedelta(minutes=received.minutes)
    except OverflowError:
        return None
    return end.isoformat()


def _options(game: str, board: str) -> dict[str, Any]:
    if game not in TEAM_GAMES:
        return {}
    numbers = dict.fromkeys(map(int, _SCENARIO.findall(board)))
    return {"scenarios": list(numbers)} if numbers else {}


def _outcome(game: str, received: Received) -> Mapping[str, Any]:
    seats = received.seats
    winners = [seat for seat, one in enumerate(seats) if one.winner]
    if game in TEAM_GAMES or received.cooperative:
        return _of_team(seats, won=bool(winners))
    unit = "stars" if game in IN_STARS else "points"
    places = _places(seats, lowest_wins=received.lowest_wins)
    ranking = [
        {"seat": seat, **_score(one, unit), **_role(one), "place": places[seat]}
        for seat, one in enumerate(seats)
    ]
    ranking.sort(key=lambda standing: (standing["place"], standing["seat"]))
    return {"ranking": ranking, "winners": winners, "termination": RECORDED}


def _of_team(seats: Sequence[Seat], *, won: bool) -> Mapping[str, Any]:
    """A team's score stands at each seat, or at one of them."""
    score = next((_score(one, "points") for one in seats if one.score), {"points": None})
    told = any(one.winner is not None for one in seats)
    return {
        "points": None, "goals": None, "stars": None, **score, **({"won": won} if told else {}),
        "termination": RECORDED,
    }  # fmt: skip


def _score(seat: Seat, unit: str) -> dict[str, Any]:
    """The score as a number if it is one; the text is kept where the number is not all of it."""
    number = _number(seat.score)
    found: dict[str, Any] = {} if number is None else {unit: number}
    return found if not seat.score or seat.score == str(number) else {**found, "score": seat.score}


def _number(score: str) -> int | None:
    return int(score) if _NUMBER.fullmatch(score) else None


def _role(seat: Seat) -> dict[str, str]:
    return {"role": seat.role} if seat.role else {}


def _places(seats: Sequence[Seat], *, lowest_wins: bool) -> list[int]:
    """The places as the file has them, else by who won and then by scores."""
    if all(seat.rank for seat in seats):
        return [min(seat.rank, len(seats)) for seat in seats]
    numbers = [_number(seat.score) for seat in seats]
    known = all(number is not None for number in numbers)
    worth = [(number or 0) * (-1 if lowest_wins else 1) if known else 0 for number in numbers]
    keys = [(bool(seat.winner), points) for seat, points in zip(seats, worth, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]
