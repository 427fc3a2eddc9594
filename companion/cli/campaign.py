"""``companion campaign``: how far each campaign has got."""

from __future__ import annotations

import argparse
import json
from typing import Any

from companion.cli.folder import looking
from companion.log.campaign import Kept, campaigns
from companion.log.entry import plays_of
from companion.store import Store


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("campaign", help="stars, titles and what comes next")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0; 1: the data folder can't be used."""
    return looking(args, lambda store: _print(store, as_json=args.json))


def _print(store: Store, *, as_json: bool) -> int:
    found = campaigns(plays_of(store), store.documents.campaigns.all())
    if as_json:
        print(json.dumps({"campaigns": [one.as_json() for one in found]}, ensure_ascii=False))
    else:
        for one in found:
            print(_in_words(one))
    return 0


def _in_words(one: Kept) -> str:
    standing = one.standing
    parts = [f"{standing.total} of 30 stars"]
    if one.tier is not None:
        parts.append(one.tier.title)
    if standing.next is not None:
        parts.append(f"scenario {standing.next} comes next")
    ducks = "1 Helpful Duck" if one.ducks == 1 else f"{one.ducks} Helpful Ducks"
    return f"{one.name}: {', '.join([*parts, ducks])}"
