"""What a team got: its stars, the orders one by one, and who left unserved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import flet as ft

from companion.games.magic_bakery.state import SHOWSTOPPER_POINTS
from companion.views.look import Look
from companion.views.screens.result.words import Result
from companion.views.widgets.basics import Role, card, column, named, picture, row, text
from companion.views.words import counted, joined, say

_BLANK = ("", "", "")
"""Stars whose goals are not known."""


def stars(look: Look, outcome: Result) -> ft.Control:
    """Three stars, each with the points it takes; the lit ones are filled and said."""
    lit, goals = outcome["stars"], [str(goal) for goal in outcome["goals"] or ()]
    shown = [_star(look, goal, lit=number < lit) for number, goal in enumerate(goals or _BLANK)]
    words = say("{n} of 3 stars lit", n=lit)
    if goals:
        words = say("{n} stars lit; they take {takes} points", n=lit, takes=joined(goals))
    return named(words, ft.Row(shown, alignment=ft.MainAxisAlignment.CENTER, spacing=14))


def _star(look: Look, goal: str, *, lit: bool) -> ft.Control:
    p = look.palette
    colour, ink = (p.hero_accent, p.on_hero_accent) if lit else (p.hero_high, p.on_hero_variant)
    return ft.Stack(
        [
            picture("star", 84, colour),
            ft.Container(
                text(goal, Role.TITLE_LARGE, ink),
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(top=8),
            ),
        ],
        width=84,
        height=84,
    )


def orders_card(look: Look, names: Sequence[str], state: Mapping[str, Any]) -> ft.Control:
    """Every order with its points, what was corrected, and the sum."""
    lines = [_order(look, names, state, order) for order in state["fulfilled"]]
    if state["points_adjust"]:
        lines.append(_line(look, say("Corrected by hand"), "", state["points_adjust"]))
    total = counted(state["points"], "{n} point", "{n} points")
    head = row([text(say("Served"), Role.TITLE_LARGE, expand=True), text(total, Role.TITLE_LARGE)])
    if not lines:
        nobody = text(say("Nobody was served"), Role.BODY_LARGE, look.palette.on_variant)
        lines = [nobody]
    return card(look, column([head, *lines], 8))


def _order(
    look: Look, names: Sequence[str], state: Mapping[str, Any], order: Mapping[str, Any]
) -> ft.Control:
    showstopper = say("the Showstopper") if order["points"] == SHOWSTOPPER_POINTS else ""
    garnish = say("with garnish") if order["garnish"] else ""
    by = say("by {name}", name=names[order["seat"]])
    second = ", ".join(word for word in (by, garnish, showstopper) if word)
    return _line(look, customer_name(state, order["customer"]), second, order["points"])


def _line(look: Look, first: str, second: str, points: int) -> ft.Control:
    p = look.palette
    words: list[ft.Control] = [text(first, Role.LABEL_LARGE)]
    if second:
        words.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    face = row(
        [
            picture("customer", 32, p.secondary),
            column(words, 0, expand=True),
            text(f"{points:+d}", Role.TITLE_MEDIUM),
        ],
        12,
    )
    what = ", ".join(word for word in (first, second) if word)
    return named(f"{what}: {points:+d}", face)


def customer_name(state: Mapping[str, Any], customer: int) -> str:
    """The card's name if it was noted, else its number."""
    noted = state["names"].get(customer) or state["names"].get(str(customer)) or {}
    return noted.get("card") or say("No. {n}", n=customer)


def lost_card(look: Look, state: Mapping[str, Any]) -> ft.Control | None:
    """Who left unserved; nothing if everybody was served."""
    gone = [customer_name(state, one) for one in state["discarded"]]
    if not gone:
        return None
    p = look.palette
    words = counted(len(gone), "{n} left unserved", "{n} left unserved")
    face = row(
        [
            picture("customer", 32, p.leaving),
            column(
                [
                    text(words, Role.LABEL_LARGE, p.on_leaving_container),
                    text(joined(gone), Role.BODY_MEDIUM, p.on_leaving_container),
                ],
                0,
                expand=True,
            ),
        ],
        12,
    )
    return ft.Container(face, bgcolor=p.leaving_container, border_radius=22, padding=14)
