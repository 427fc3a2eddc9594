"""The table's menu: its seats, corrections, the other side of the table, the end by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.rules.common import Abandon, Finish
from companion.rules.following import plays_together
from companion.rules.game import Move
from companion.views.here import Here
from companion.views.look import Look
from companion.views.play.play import Play, another
from companion.views.screens.table_menu.seat import seat_sheet
from companion.views.widgets.basics import Role, button, column, icon, press, row, text
from companion.views.widgets.seats import token
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def menu_sheet(here: Here, play: Play) -> ft.Control:
    """Everything about the table that is not a move of its game."""
    parts: list[ft.Control] = [
        *(_seat_row(here, play, seat) for seat in range(len(play.names)) if play.who.helps),
        *_rows(here, play),
    ]
    return sheet(play.look, say("This table"), column(parts, 6), on_close=lambda: play.show(None))


def _seat_row(here: Here, play: Play, seat: int) -> ft.Control:
    look, name = play.look, play.names[seat]
    p = look.palette
    away = seat in play.session.away
    lines: list[ft.Control] = [text(name, Role.LABEL_LARGE)]
    if away:
        lines.append(text(say("Away: turns are passed"), Role.BODY_MEDIUM, p.on_variant))
    state = say(", away") if away else ""
    return press(
        look,
        say("Seat of {name}{away}", name=name, away=state),
        row(
            [
                token(look, seat, play.names, 32),
                column(lines, 0, expand=True),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_variant),
            ],
            12,
        ),
        lambda: play.show(lambda again: seat_sheet(here, again, seat)),
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        border=p.outline_variant,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _rows(here: Here, play: Play) -> list[ft.Control]:
    """What this phone may do: the table's own everything, a player's least."""
    look, base = play.look, f"/tables/{play.session.id}"

    def turn() -> None:
        play.show(None)
        here.turn()

    upside = say("Turn the screen back") if here.turned else say("Turn the screen round")
    rows = [
        *_phones(here, play, base),
        _row(
            look,
            upside,
            say("For the other side of the table, on this phone only"),
            ft.Icons.SCREEN_ROTATION_ALT_ROUNDED,
            turn,
        ),
    ]
    if play.who.helps:
        rows.append(
            _row(
                look,
                say("Correct the table"),
                say("Somebody miscounted, a card fell down"),
                ft.Icons.EDIT_ROUNDED,
                lambda: here.go(f"{base}/correct"),
            )
        )
    if play.who.hosts:
        rows.append(
            _row(
                look,
                say("Start again with other players"),
                say("Names and settings are kept. This table stays open."),
                ft.Icons.GROUP_ADD_ROUNDED,
                lambda: here.go(another(play)),
            )
        )
    if play.who.helps and not play.over:
        rows.append(
            _row(
                look,
                say("End the table"),
                say("Count it as it stands, or put it away without a result"),
                ft.Icons.FLAG_ROUNDED,
                lambda: play.show(end_sheet),
            )
        )
    return rows


def _phones(here: Here, play: Play, base: str) -> list[ft.Control]:
    """More phones, this phone, and the table as a television shows it."""
    look = play.look
    rows: list[ft.Control] = []
    if here.can_share:
        rows.append(
            _row(
                look,
                say("Play on more phones"),
                say("Each plays its seat, helps, or only watches"),
                ft.Icons.QR_CODE_2_ROUNDED,
                lambda: here.go(f"{base}/share"),
            )
        )
    if here.guest is not None:
        rows.append(
            _row(
                look,
                say("This phone"),
                say("Its seat, colours, text size; leave the table"),
                ft.Icons.SMARTPHONE_ROUNDED,
                lambda: here.go(f"{base}/phone"),
            )
        )
    big = _row(
        look,
        say("Show the table big"),
        say("For a tablet or television across the room"),
        ft.Icons.TV_ROUNDED,
        lambda: here.go(f"{base}/watch"),
    )
    return [*rows, big]


def _row(
    look: Look, title: str, second: str, symbol: ft.IconData, on_tap: Callable[[], object]
) -> ft.Control:
    p = look.palette
    words = column([text(title, Role.LABEL_LARGE), text(second, Role.BODY_MEDIUM, p.on_variant)], 0)
    words.expand = True
    return press(
        look,
        title,
        row([icon(symbol, p.on_surface), words], 14),
        on_tap,
        fill=p.surface,
        ink=p.on_surface,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def end_sheet(play: Play) -> ft.Control:
    """The second step before a table is ended; Undo takes either back."""
    look = play.look
    together = plays_together(play.table)
    counted = (
        say("The points as they are now are the result.")
        if together
        else say("Whoever is ahead now has won.")
    )
    parts: list[ft.Control] = [
        _end(play, say("Finish and count it as it stands"), counted, Finish(), "filled"),
        _end(
            play,
            say("Abandon it, no result"),
            say("It stays in the log and out of the statistics."),
            Abandon(),
            "outlined",
        ),
        button(look, say("Play on"), lambda: play.show(None), kind="quiet", height=64),
    ]
    note = text(
        say("Undo on the next screen takes it back."), Role.BODY_MEDIUM, look.palette.on_variant
    )
    return sheet(
        look,
        say("End this table?"),
        column([*parts, note], 14),
        on_close=partial(play.show, None),
    )


def _end(play: Play, label: str, second: str, move: Move, kind: str) -> ft.Control:
    look = play.look
    return column(
        [
            button(look, label, play.tap(move), kind=kind, height=64),
            text(second, Role.BODY_MEDIUM, look.palette.on_variant),
        ],
        4,
    )
