"""The cards of a game's box: a list, one to edit, a file out and in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import flet as ft

from companion.games.box.card import Card, folded
from companion.games.registry import GAMES
from companion.library import StoreError
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.box.files import bring_in, export
from companion.views.screens.box.form import CardForm, blank
from companion.views.screens.box.kinds import KINDS, Shown, printed_card, second_line, shown
from companion.views.screens.lost import nowhere
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import (
    Role,
    button,
    column,
    icon,
    press,
    row,
    text,
)
from companion.views.widgets.sheet import sheet
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence above the foot, what it is about, and a card that Undo would bring back."""

    words: str = ""
    wrong: bool = False
    gone: Card | None = None


@component
def BoxScreen() -> ft.Control:
    """The box of the game of the address."""
    here = use_here()
    game = ft.use_route_params().get("game", "")
    if game not in KINDS:
        return nowhere(here)
    return OneBox(here, game)


@component
def OneBox(here: Here, game: str) -> ft.Control:
    """The list, with the card that is being edited on top."""
    look, box = here.look, here.library.box
    edited, edit = remembered(_nobody)
    said, say_so = remembered(_Said)

    def keep(before: Card, card: Card) -> str:
        """Why it could not be kept; empty if it was."""
        other = box.card(game, card.name)
        if other is not None and folded(card.name) != folded(before.name):
            return say("{name} is in the box already.", name=other.name)
        try:
            box.keep(game, card)
            if before.name and folded(before.name) != folded(card.name):
                box.forget(game, before.name)
        except StoreError as fault:
            return str(fault)
        say_so(_Said(say("{name} is kept.", name=card.name)))
        edit(None)
        return ""

    def take_out(card: Card) -> None:
        try:
            box.forget(game, card.name)
        except StoreError as fault:
            say_so(_Said(str(fault), wrong=True))
        else:
            say_so(_Said(say("{name} was taken out.", name=card.name), gone=card))
        edit(None)

    def tell(words: str, wrong: bool) -> None:
        say_so(_Said(words, wrong))

    under = screen(
        look,
        top_bar(
            look,
            say(KINDS[game].title),
            GAMES[game].title,
            on_back=lambda: here.go(_back()),
        ),
        column(_list(here, game, edit), 8),
        foot=column(_foot(here, game, said, edit, tell, keep), 8),
    )
    if edited is None:
        return under
    layers = [
        ft.Semantics(content=under, exclude_semantics=True),
        _form(here, game, edited, keep, take_out, lambda: edit(None)),
    ]
    return ft.Stack(layers, expand=True)


def _back() -> str:
    """The table that the box was opened from, else home."""
    query = dict(parse_qsl(urlsplit(ft.context.page.route or "").query))
    return f"/tables/{query['table']}" if "table" in query else "/settings"


def _nobody() -> Card | None:
    return None


def _list(here: Here, game: str, edit: Callable[[Card | None], None]) -> list[ft.Control]:
    look = here.look
    about = text(say(KINDS[game].about), Role.BODY_LARGE, look.palette.on_variant)
    rows = [_row(look, game, one, edit) for one in shown(here.library.box, game)]
    return [about, *rows]


def _row(look: Look, game: str, one: Shown, edit: Callable[[Card | None], None]) -> ft.Control:
    p = look.palette
    card = one.card
    second = second_line(game, card)
    lines: list[ft.Control] = [text(say(card.name), Role.LABEL_LARGE)]
    if second:
        lines.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    mark = ft.Icons.EDIT_NOTE_ROUNDED if one.own else ft.Icons.CHEVRON_RIGHT_ROUNDED
    return press(
        look,
        say("Edit {card}: {what}", card=card.name, what=second or say("nothing known yet")),
        row([column(lines, 0, expand=True), icon(mark, p.tertiary if one.own else p.on_variant)]),
        lambda: edit(card),
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _form(
    here: Here,
    game: str,
    card: Card,
    keep: Callable[[Card, Card], str],
    take_out: Callable[[Card], None],
    close: Callable[[], None],
) -> ft.Control:
    own = here.library.box.card(game, card.name) if card.name else None
    printed = printed_card(game, card.name)
    word = say("Back to what is printed") if printed else say("Take out of the box")
    out = None if own is None else (word, lambda: take_out(own))
    form = CardForm(here.look, game, card, lambda new: keep(card, new), out)
    return sheet(here.look, card.name or say("A new card"), form, on_close=close)


def _foot(
    here: Here,
    game: str,
    said: _Said,
    edit: Callable[[Card | None], None],
    tell: Callable[[str, bool], None],
    keep: Callable[[Card, Card], str],
) -> list[ft.Control]:
    look, box = here.look, here.library.box
    page = ft.context.page
    out = button(
        look,
        say("Export"),
        lambda: page.run_task(export, box, game, tell),
        kind="quiet",
        name=say("Export the box as a file"),
        symbol=ft.Icons.FILE_UPLOAD_ROUNDED,
        expand=not look.roomy,
    )
    into = button(
        look,
        say("Import"),
        lambda: page.run_task(bring_in, box, game, tell),
        kind="quiet",
        name=say("Import a box file"),
        symbol=ft.Icons.FILE_DOWNLOAD_ROUNDED,
        expand=not look.roomy,
    )
    parts = [_said(look, said, keep)] if said.words else []
    if KINDS[game].adds:
        parts.append(button(look, say("Add a card"), lambda: edit(blank(game)), kind="filled"))
    files: list[ft.Control] = [out, into]
    return [*parts, column(files, 8) if look.roomy else row(files, 8)]


def _said(look: Look, said: _Said, keep: Callable[[Card, Card], str]) -> ft.Control:
    if said.wrong:
        return trouble(look, said.words)
    p = look.palette
    gone = said.gone
    parts: list[ft.Control] = [
        ft.Semantics(
            content=text(said.words, Role.LABEL_LARGE, p.on_secondary_container),
            live_region=True,
            expand=True,
        )
    ]
    if gone is not None:
        undo = say("Bring back {name}", name=gone.name)
        parts.append(
            button(look, say("Undo"), lambda: keep(gone, gone), kind="quiet", name=undo, height=48)
        )
    return ft.Container(
        row(parts, 8),
        bgcolor=p.secondary_container,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
    )
