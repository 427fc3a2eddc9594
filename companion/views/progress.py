"""Where a table stands, in words short enough for a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.rules.table import Table
from companion.views.words import counted, joined, say


def where(table: Table) -> str:
    """What is played and how far: ``Scenario 1, round 4``; ``Day 7``."""
    if table.header.options.get("score_only"):
        return say("Just the score")
    figures = _figures(table)
    parts = [_played(table.header.options)]
    if "day" in figures:
        parts.append(say("day {n}", n=figures["day"]))
    if "round" in figures:
        parts.append(say("round {n}", n=figures["round"]))
    words = ", ".join(part for part in parts if part)
    return words[:1].upper() + words[1:]


def who(table: Table) -> str:
    """Whom the table waits for: ``Ben’s turn``, ``Cy’s time card``."""
    figures = _figures(table)
    if table.header.options.get("score_only") or figures.get("phase") == "scores":
        return say("scores to enter")
    turn = table.game.turn(table.position.state)
    if turn is not None:
        return say("{name}’s turn", name=table.position.names[turn])
    missing = [
        name
        for name, shown in zip(table.position.names, figures.get("times", ()), strict=False)
        if shown is None
    ]
    if len(missing) == 1:
        return say("{name}’s time card", name=missing[0])
    return counted(len(missing), "{n} time card", "{n} time cards") if missing else ""


def doing(table: Table) -> str:
    """The same as a sentence: ``Ben has 2 actions left``, ``Waiting for Cy’s time card``."""
    figures = _figures(table)
    turn = table.game.turn(table.position.state)
    if turn is not None and "actions" in figures:
        facts = {"name": table.position.names[turn], "n": figures["actions"]}
        if figures["actions"] == 1:
            return say("{name} has 1 action left", **facts)
        return say("{name} has {n} actions left", **facts)
    words = who(table)
    if turn is None and "times" in figures and figures.get("phase") == "times":
        return say("Waiting for {who}", who=words)
    return words[:1].upper() + words[1:]


def carry_on(table: Table, title: str) -> str:
    """The whole of it, for reading out."""
    parts = [title, where(table), who(table)]
    words = [parts[0], parts[1][:1].lower() + parts[1][1:], *parts[2:]]
    return say("Carry on with {where}", where=", ".join(word for word in words if word))


def scenarios_words(options: Mapping[str, Any]) -> str:
    """``Scenario 1``, ``Scenarios 2 and 4``; nothing without scenarios."""
    numbers = sorted(options.get("scenarios", ()))
    if not numbers:
        return ""
    words = joined([str(number) for number in numbers])
    if len(numbers) == 1:
        return say("scenario {numbers}", numbers=words)
    return say("scenarios {numbers}", numbers=words)


def _played(options: Mapping[str, Any]) -> str:
    if options.get("mode") == "warm-up":
        return say("warm-up")
    return scenarios_words(options)


def _figures(table: Table) -> Mapping[str, Any]:
    return table.game.as_json(table.position.state)
