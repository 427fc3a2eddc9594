"""``companion doctor``: looks the data folder through and says what it found."""

from __future__ import annotations

import argparse
import json
from typing import Any

from companion.cli.folder import folder_of
from companion.log.table import read_table
from companion.store.doctor import examine


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("doctor", help="check the data folder")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0: all is well; 1: something needs a person."""
    found = examine(folder_of(args), read_table)
    if args.json:
        told = [{"text": one.sentence, "needs_person": one.needs_person} for one in found]
        print(json.dumps({"findings": told}, ensure_ascii=False))
    else:
        for one in found:
            print(f"! {one.sentence}" if one.needs_person else one.sentence)
    return int(any(one.needs_person for one in found))
