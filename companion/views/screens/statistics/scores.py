"""Scores in the long run, drawn: by how many played, what Filler's are made of, lengths."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.library import Play
from companion.log import filler
from companion.log.results import Result
from companion.log.statistics import by_count, lengths
from companion.views.look import Look
from companion.views.screens.statistics.charts import Bar, Chart, figures
from companion.views.screens.statistics.sums import hours, mean
from companion.views.widgets.basics import Role, card, column, text
from companion.views.words import counted, say


def scores_by_count(look: Look, results: Sequence[Result]) -> list[ft.Control]:
    """Best and average score by number of players, of one game."""
    found = by_count(results)
    if not found:
        return []
    lines = [
        text(
            say(
                "{players}: best {best}, {average} on average",
                players=counted(count, "{n} player", "{n} players"),
                best=scores.best,
                average=mean(scores.average),
            ),
            Role.BODY_LARGE,
        )
        for count, scores in found.items()
    ]
    return [card(look, column([_heading(say("Scores")), *lines], 6))]


def filler_parts(look: Look, results: Sequence[Result], plays: Sequence[Play]) -> list[ft.Control]:
    """What a score of Filler is made of, and how fast recipes are filled."""
    found = filler.parts(results)
    shown: list[ft.Control] = []
    if found is not None:
        kinds = (say("Money"), say("Reviews"), say("Acclaim"), say("Sets"))
        values = (*found.symbols, found.sets)
        bars = [
            Bar(kind, value, say("{kind}: {n} points", kind=kind, n=mean(value)))
            for kind, value in zip(kinds, values, strict=True)
        ]
        summary = counted(found.known, "Points of {n} score", "Points on average, of {n} scores")
        shown.append(Chart(look, say("Where points come from"), summary, bars, max(*values, 1)))
    fills = filler.fills_a_day(plays)
    if fills is not None:
        shown.append(figures(look, [(mean(fills), say("recipes filled a day, by all together"))]))
    return shown


def lengths_of_play(look: Look, plays: Sequence[Play]) -> list[ft.Control]:
    """The shortest, the longest and all of them."""
    found = lengths(plays)
    if found is None:
        return []
    pairs = [
        (hours(found.shortest), say("shortest table")),
        (hours(found.longest), say("longest table")),
        (hours(round(found.average)), say("on average")),
        (hours(found.total), say("at the table in all")),
    ]
    return [figures(look, pairs)]


def _heading(title: str) -> ft.Control:
    return ft.Semantics(content=text(title, Role.TITLE_LARGE), header=True, heading_level=2)
