"""``companion rules``: search the rules, or show one."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from typing import Any

from companion.content import facts, rulebook
from companion.content.search import meant, search

BAD = 2


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("rules", help="search the rules, or show one")
    parser.set_defaults(run=lambda args: _bad("Say 'rules search WORDS' or 'rules show ID'."))
    tasks = parser.add_subparsers(metavar="search|show")
    find = tasks.add_parser("search", help="the rules that answer some words, best first")
    find.add_argument("words", nargs="+", metavar="WORDS")
    find.add_argument("--game", metavar="GAME", help="only the rules of this game")
    find.add_argument("--json", action="store_true", help="print JSON")
    find.set_defaults(run=run_search)
    show = tasks.add_parser("show", help="one rule")
    show.add_argument("id", metavar="ID", help="such as MB-CONV-04")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(run=run_show)


def run_search(args: argparse.Namespace) -> int:
    """0, also where nothing is found; 2: there is no such game."""
    if args.game is not None and args.game not in facts.slugs():
        return _bad(f"There is no game '{args.game}': choose {', '.join(facts.slugs())}.")
    words = " ".join(args.words)
    hits = search(words, only=args.game)
    if args.json:
        found = [
            {"id": hit.rule.id, "game": hit.rule.game, "title": hit.rule.title, "text": hit.text}
            for hit in hits
        ]
        print(json.dumps({"hits": found}, ensure_ascii=False))
    elif hits:
        print("\n\n".join(f"{hit.rule.id}  {hit.rule.title}\n{hit.text}" for hit in hits))
    else:
        guess = meant(words)
        print(f"Nothing about '{words}'." + (f" Did you mean '{guess}'?" if guess else ""))
    return 0


def run_show(args: argparse.Namespace) -> int:
    """0; 2: there is no such rule."""
    try:
        rule = rulebook.rule(args.id)
    except KeyError:
        near = difflib.get_close_matches(args.id.upper(), rulebook.all_ids(), n=1)
        return _bad(
            f"There is no rule '{args.id}'." + (f" Did you mean {near[0]}?" if near else "")
        )
    print(json.dumps(_as_json(rule), ensure_ascii=False) if args.json else _as_text(rule))
    return 0


def _as_json(rule: rulebook.Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "game": rule.game,
        "section": rule.section,
        "title": rule.title,
        "text": rule.text,
        "kind": rule.kind,
        "ruling": rule.ruling,
        "choices": [{"value": choice.value, "text": choice.text} for choice in rule.choices],
        "related": [other.id for other in rulebook.related(rule.id)],
    }


def _as_text(rule: rulebook.Rule) -> str:
    lines = [f"{rule.id}  {rule.title}", rule.text]
    lines += [f"- {choice.value}: {choice.text}" for choice in rule.choices]
    lines.append(f"({rule.kind}{f' {rule.ruling}' if rule.ruling else ''})")
    lines += [f"See {other.id}  {other.title}" for other in rulebook.related(rule.id)]
    return "\n".join(lines)


def _bad(sentence: str) -> int:
    print(f"companion: {sentence}", file=sys.stderr)
    return BAD
