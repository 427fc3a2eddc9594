"""``companion checklist``: how to set up this table or put it away, with its own numbers."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from companion.content.checklist import BadTable, checklist, packing_up

BAD = 2


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("checklist", help="how to set up a table, step by step")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="how many players")
    parser.add_argument("--scenarios", type=_numbers, default=(), metavar="1,5")
    parser.add_argument("--ducks", type=int, default=1, metavar="N")
    parser.add_argument("--advanced", action="store_true", default=None)
    parser.add_argument("--pack", action="store_true", help="how to put the game away instead")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0; 2: this table cannot be set up."""
    try:
        steps = checklist(args.game, args.seats, args.scenarios, args.ducks, args.advanced)
        if args.pack:
            steps = packing_up(args.game, args.seats, args.scenarios, args.ducks)
    except BadTable as fault:
        print(f"companion: {fault}", file=sys.stderr)
        return BAD
    if args.json:
        told = [{"id": step.id, "text": step.text, "rules": list(step.rules)} for step in steps]
        print(json.dumps({"steps": told}, ensure_ascii=False))
    else:
        print("\n".join(f"{nth}. {step.text}" for nth, step in enumerate(steps, 1)))
    return 0


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(",") if text.strip())
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"'{text}' is no list of scenario numbers such as 1,5"
        ) from None
