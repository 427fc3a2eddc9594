"""The log as CSV, one line a player and play. The columns are told in docs/csv.md."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.log.bakery import scenarios_of
from companion.log.entry import oldest_first
from companion.log.people import People
from companion.log.results import Result, results
from companion.log.statistics import number
from companion.store import Play, Player

Cell = str | int | None

_DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A spreadsheet may take a text that begins so for a formula."""

_SYMBOLS = ("money", "reviews", "acclaim")

# What the column of a play holds.
_OF_PLAY: Mapping[str, Callable[[Play], Cell]] = {
    "play": lambda play: play.id,
    "game": lambda play: play.game,
    "title": lambda play: play.title,
    "date": lambda play: play.date,
    "started": lambda play: play.started,
    "ended": lambda play: play.ended,
    "minutes": lambda play: number(play, "minutes"),
    "state": lambda play: play.state,
    "termination": lambda play: (play.outcome or {}).get("termination"),
    "place": lambda play: play.place,
    "campaign": lambda play: play.campaign,
    "scenarios": lambda play: " ".join(map(str, scenarios_of(play))),
    "players": lambda play: len(play.seats),
    "rounds": lambda play: number(play, "rounds"),
    "days": lambda play: number(play, "days"),
    "fills": lambda play: number(play, "fills"),
    "served": lambda play: number(play, "served"),
    "lost": lambda play: number(play, "lost"),
    "stars": lambda play: (play.outcome or {}).get("stars"),
    "notes": lambda play: play.notes,
}
# What the column of a seat holds, out of its standing.
_OF_SEAT = ("rank", "won", "score", "score_text", *_SYMBOLS, "sets", "cards", "recipes", "role")

COLUMNS = (*_OF_PLAY, "seat", "player", "player_id", *_OF_SEAT)


def csv_of(plays: Iterable[Play], players: Iterable[Player]) -> bytes:
    """The file: UTF-8, RFC 4180, plays oldest first, their seats in order."""
    people = People(players)
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for play in oldest_first(plays):
        of_play = [cell(value(play)) for value in _OF_PLAY.values()]
        got = {result.seat: result for result in results([play], people)}
        for seat, name in enumerate(play.seats):
            of_seat = _of_seat(got.get(seat))
            who = play.players[seat] if seat < len(play.players) else None
            row = (seat + 1, name, who, *(of_seat.get(key) for key in _OF_SEAT))
            writer.writerow([*of_play, *map(cell, row)])
    return out.getvalue().encode()


def cell(value: Cell | bool) -> str:
    """One cell: numbers as they are, texts so that no spreadsheet takes them for a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    return f"'{value}" if value.lstrip("'").startswith(_DANGEROUS) else value


def _of_seat(result: Result | None) -> dict[str, Any]:
    standing = result.standing if result else {}
    symbols = zip(_SYMBOLS, standing.get("symbols", ()), strict=False)
    return {
        "rank": result and result.place,
        "won": result.won if result else None,
        "score": result and result.score,
        "score_text": standing.get("score"),
        **dict(symbols),
        **{key: standing.get(key) for key in ("sets", "cards", "recipes", "role")},
    }
