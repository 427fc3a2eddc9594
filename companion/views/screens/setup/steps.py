"""The steps of one table: the checklist with the names and pieces of its header."""

from __future__ import annotations

from dataclasses import replace

from companion.content.checklist import BadTable, Step, checklist
from companion.rules.table import Header
from companion.views.words import counted, joined, say


def steps_of(header: Header) -> tuple[Step, ...]:
    """What hands do before the first turn; nothing where only scores are taken."""
    options = header.options
    if options.get("score_only"):
        return ()
    counts = options.get("customers")
    piles = options.get("layers")
    try:
        found = checklist(
            header.game,
            len(header.seats),
            scenarios=options.get("scenarios", ()),
            ducks=options.get("ducks", 1),
            advanced=options.get("advanced"),
            customers=None if counts is None else (counts[0], counts[1], counts[2]),
            layers=None if piles is None else tuple(piles),
        )
    except BadTable:
        return ()
    return tuple(_for_these_people(step, header) for step in found)


def _for_these_people(step: Step, header: Header) -> Step:
    """Who starts and who has the turtle was said already: told, not asked again."""
    names = header.seats
    if step.id == "first-player":
        facts = {"name": names[0], "others": joined(list(names[1:]))}
        return replace(
            step,
            title=say("{name} begins", **facts),
            text=say("{name} gets the standee. Clockwise after {name}: {others}.", **facts),
        )
    if step.id == "turtle":
        holder = names[header.options.get("turtle", 0)]
        return replace(
            step,
            title=say("{name} has the turtle", name=holder),
            text=say("Put the Scenario 6 card in front of {name}: the turtle.", name=holder),
        )
    return step


def table_line(header: Header) -> str:
    """What the numbers depend on: ``3 players · Scenario 3 · 2 ducks``."""
    options = header.options
    parts = [counted(len(header.seats), "{n} player", "{n} players")]
    numbers = " + ".join(str(one) for one in sorted(options.get("scenarios", ())))
    if numbers:
        parts.append(say("Scenario {numbers}", numbers=numbers))
    if options.get("mode") == "warm-up":
        parts.append(say("Warm-up"))
    if "ducks" in options:
        parts.append(counted(options["ducks"], "{n} duck", "{n} ducks"))
    if options.get("advanced"):
        parts.append(say("advanced recipes"))
    return " · ".join(parts)
