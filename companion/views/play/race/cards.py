"""The cards that can be played: by name, in a line each, with their rule; closed ones say why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.content.facts import Action
from companion.rules.game import IllegalMove, Move
from companion.views.play.play import Play
from companion.views.play.race.asking import asking
from companion.views.widgets.basics import Role, Tap, column, icon, icon_button, press, row, text
from companion.views.words import reason, say


@dataclass(frozen=True, slots=True)
class Playable:
    """A card of the box: what is printed, what a tap does, why it can't be played now."""

    card: Action
    symbol: ft.IconData
    on_tap: Tap
    closed: IllegalMove | None = None


def why_closed(play: Play, moves: Iterable[Move]) -> IllegalMove | None:
    """None if one of the moves is possible, else why the first one is not."""
    first: IllegalMove | None = None
    for move in moves:
        refusal = play.session.refusal(move)
        if refusal is None:
            return None
        first = first or refusal
    return first


def cards_sheet(
    title: str, cards: Callable[[Play], Sequence[Playable]]
) -> Callable[[Play], ft.Control]:
    """The sheet of cards, worked out anew from the table whenever it is drawn."""

    def shown(play: Play) -> ft.Control:
        rows = [_row(play, one) for one in cards(play)]
        return asking(play, title, column(rows, 6))

    return shown


def _row(play: Play, one: Playable) -> ft.Control:
    look = play.look
    p = look.palette
    closed = one.closed
    fill, ink = (p.container, p.on_variant) if closed else (p.card, p.on_surface)
    lines: list[ft.Control] = [text(say(one.card.name), Role.LABEL_LARGE, ink)]
    words = reason(closed) if closed else one.card.text
    lines.append(text(words, Role.BODY_MEDIUM, p.on_variant))
    symbol = ft.Icons.LOCK_ROUNDED if closed else one.symbol
    face = row([icon(symbol, ink), column(lines, 0, expand=True)], 12)
    name = (
        say("{card} can’t be played: {why}", card=say(one.card.name), why=reason(closed))
        if closed
        else say("Play {card}: {text}", card=say(one.card.name), text=one.card.text)
    )
    tile = press(
        look,
        name,
        face,
        (lambda: play.refuse(closed)) if closed else one.on_tap,
        fill=fill,
        ink=ink,
        radius=18,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        expand=True,
    )
    rule = icon_button(
        look,
        say("Rule of {card}", card=one.card.name),
        ft.Icons.MENU_BOOK_ROUNDED,
        lambda: play.rules(one.card.rule),
    )
    return row([tile, rule], 2)
