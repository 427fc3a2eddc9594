"""``companion log``: every play, oldest first."""

from __future__ import annotations

import argparse
import json
from typing import Any

from companion.cli.folder import looking
from companion.exchange.bgstats.games import title_of
from companion.log.entry import plays_of
from companion.log.people import People
from companion.log.results import results
from companion.rules.game import Json
from companion.store import Play, Store


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("log", help="every play, oldest first")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0; 1: the data folder can't be used."""
    return looking(args, lambda store: _print(store, as_json=args.json))


def _print(store: Store, *, as_json: bool) -> int:
    plays = plays_of(store)
    if as_json:
        print(json.dumps({"plays": list(map(_as_json, plays))}, ensure_ascii=False))
    else:
        for play in plays:
            print(_in_a_line(play))
    return 0


def _as_json(play: Play) -> dict[str, Json]:
    return {
        "id": play.id,
        "game": play.game,
        "started": play.started or None,
        "ended": play.ended,
        "seats": list(play.seats),
        "outcome": play.outcome,
        "campaign": play.campaign,
    }


def _in_a_line(play: Play) -> str:
    parts = [play.date or "no date", title_of(play.game), ", ".join(play.seats), _result(play)]
    return "  ".join(parts)


def _result(play: Play) -> str:
    if play.state != "finished":
        return play.state
    got = results([play], People(()))
    scores = {result.score for result in got}
    if all(result.place is None for result in got):
        stars = (play.outcome or {}).get("stars")
        told = [_many(score, "point") for score in scores if score is not None]
        told += [] if stars is None else [_many(stars, "star")]
        return ", ".join(told) or "finished"
    return ", ".join(
        f"{play.seats[one.seat]} {one.score}" + (" (won)" if one.won else "") for one in got
    )


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
