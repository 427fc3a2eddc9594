"""Magic Bakery in the long run, drawn: stars, Customers, scenarios."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.content import facts
from companion.library import Play
from companion.log import bakery
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.screens.log.words import day, this_day
from companion.views.screens.statistics.charts import Bar, Chart, line_bar
from companion.views.screens.statistics.sums import mean
from companion.views.widgets.basics import Role, card, column, named, picture, row, text
from companion.views.words import counted, joined, say

SHOWN = 24
"""Evenings in a picture: more would be thinner than a line."""


def served(look: Look, plays: Sequence[Play]) -> list[ft.Control]:
    """How many Customers got what they had ordered."""
    evenings = bakery.evenings(plays)
    found = bakery.customers(evenings)
    if found is None:
        return []
    p = look.palette
    all_ = found.served + found.lost
    first = say("{n} of {all} Customers served", n=found.served, all=all_)
    second = counted(found.plays, "in {n} Magic Bakery table", "in {n} Magic Bakery tables")
    lost = say("{n} left unserved", n=found.lost)
    bar = line_bar(look, found.served / all_ if all_ else 0, p.secondary, 12)
    words = column(
        [
            text(first, Role.LABEL_LARGE),
            ft.Row([bar]),
            text(say("{second}, {lost}", second=second, lost=lost), Role.BODY_MEDIUM, p.on_variant),
        ],
        4,
        expand=True,
    )
    face = row([picture("customer", 36, p.secondary), words], 14)
    return [named(f"{first} {second}, {lost}", card(look, face, radius=22))]


def stars_over_time(look: Look, plays: Sequence[Play]) -> list[ft.Control]:
    """A bar an evening, the newest on the right."""
    starred = [one for one in bakery.evenings(plays) if one.stars is not None]
    if not starred:
        return []
    today = this_day()
    bars = [
        Bar(_short(one.play), one.stars or 0, _words(one, day(one.play, today)))
        for one in starred[-SHOWN:]
    ]
    known = [one.stars for one in starred if one.stars is not None]
    summary = say(
        "{average} stars a table on average, three in {n} of {all}",
        average=mean(sum(known) / len(known)),
        n=known.count(3),
        all=len(known),
    )
    return [Chart(look, say("Stars over time"), summary, bars, 3)]


def _short(play: Play) -> str:
    """``3/5``: day and month."""
    _, month, day_ = (play.date + "--").split("-")[:3]
    return f"{int(day_)}/{int(month)}" if day_ and month else ""


def _words(evening: bakery.Evening, when: str) -> str:
    stars = counted(evening.stars or 0, "{n} star", "{n} stars")
    numbers = joined([str(number) for number in evening.scenarios])
    if not numbers:
        return say("{when}: {stars}", when=when, stars=stars)
    return say("{when}: {stars}, scenario {numbers}", when=when, stars=stars, numbers=numbers)


def by_scenario(look: Look, plays: Sequence[Play]) -> list[ft.Control]:
    """A line a scenario that was played."""
    found = bakery.by_scenario(bakery.evenings(plays))
    if not found:
        return []
    title = ft.Semantics(
        content=text(say("By scenario"), Role.TITLE_LARGE), header=True, heading_level=2
    )
    lines = [_scenario(look, one) for one in found.values()]
    return [card(look, column([title, *lines], 10))]


def _scenario(look: Look, one: bakery.Scenario) -> ft.Control:
    p = look.palette
    name = facts.magic_bakery().scenarios[one.number - 1].name
    said = [counted(one.plays, "{n} table", "{n} tables")]
    if one.best is not None and one.average is not None:
        said.append(counted(one.best, "best {n} star", "best {n} stars"))
        said.append(say("{n} on average", n=mean(one.average)))
    if one.customers is not None:
        all_ = one.customers.served + one.customers.lost
        said.append(say("{n} of {all} served", n=one.customers.served, all=all_))
    first = say("{n}: {name}", n=one.number, name=name)
    words = column(
        [text(first, Role.LABEL_LARGE), text(", ".join(said), Role.BODY_MEDIUM, p.on_variant)],
        0,
        expand=True,
    )
    face = row([picture(PICTURES[one.number], 34, p.on_surface), words], 12)
    return named(say("Scenario {first}. {said}", first=first, said=", ".join(said)), face)
