"""The end of a day: what hands have to do with book and deck before the next one."""

from __future__ import annotations

import flet as ft

from companion.games.filler.state import State
from companion.rules.game import Event
from companion.views.look import Look
from companion.views.play.filler.last_day import fills_words, last_day_tag
from companion.views.play.play import Play
from companion.views.play.read_first import ReadFirst
from companion.views.play.undo import undo_button
from companion.views.widgets.basics import Role, column, icon, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, happened, say


def day_events(play: Play) -> tuple[Event, ...]:
    """What the end of the day brought, if the newest tap has ended one; else nothing."""
    events = play.table.events
    return events if any(event.code == "day_over" for event in events) else ()


def day_sheet(play: Play) -> ft.Control:
    """What to move, line by line; one tap goes on."""
    look, events = play.look, day_events(play)
    state: State = play.state
    number = next(event["day"] for event in events if event.code == "day_over")
    over = state.phase != "times"
    title = say("Day {n} was the last one", n=number) if over else say("Day {n} is over", n=number)
    label = say("Count the symbols") if over else say("Day {n}: time cards", n=state.day)
    close = ft.Container(ReadFirst(play, label), expand=None if look.roomy else True)
    hands: list[ft.Control] = [undo_button(play), close]
    foot = column(hands[::-1]) if look.roomy else row(hands, 10)
    parts = [_line(look, *line) for line in lines(play, events)]
    if not over:
        parts.append(_near(play))
    return sheet(look, title, column(parts, 12), foot=foot, rules=lambda: play.rules(None))


_Line = tuple[ft.IconData, str, str]


def lines(play: Play, events: tuple[Event, ...]) -> list[_Line]:
    """Icon, headline, second line for each thing to do."""
    found: list[_Line] = []
    state: State = play.state
    for event in events:
        if event.code == "book_under":
            head = counted(
                event["under"],
                "Put {n} recipe under the deck",
                "Put all {n} recipes under the deck",
            )
            why = say("All restocked on two days running. Any order.")
            found.append((ft.Icons.VERTICAL_ALIGN_BOTTOM_ROUNDED, head, why))
        elif event.code == "refilled":
            head = counted(event["dealt"], "Turn up {n} recipe", "Turn up {n} recipes")
            book = say("From the top of the deck: the book is {n} again", n=state.book)
            found.append((ft.Icons.STYLE_ROUNDED, head, book))
        elif event.code == "book_full":
            book = say("{n} recipes lie there, nothing to turn up", n=state.book)
            found.append((ft.Icons.CHECK_ROUNDED, say("The book is full"), book))
        elif event.code == "deck_short":
            head = say("The book cannot be filled")
            short = counted(event["missing"], "{n} recipe is missing", "{n} recipes are missing")
            why = say("{short}: the game is over. Hand and discard pile both count.", short=short)
            found.append((ft.Icons.FLAG_ROUNDED, head, why))
    return found


def spoken(play: Play, events: tuple[Event, ...]) -> str:
    """The end of the day in one sentence."""
    return ". ".join(happened(play.table.game, event, play.names) for event in events)


def _line(look: Look, symbol: ft.IconData, headline: str, second: str) -> ft.Control:
    p = look.palette
    badge = ft.Container(
        icon(symbol, p.on_tertiary_container),
        bgcolor=p.tertiary_container,
        width=48,
        height=48,
        border_radius=14,
        alignment=ft.Alignment.CENTER,
    )
    words = column(
        [text(headline, Role.TITLE_LARGE), text(second, Role.BODY_LARGE, p.on_variant)], 0
    )
    words.expand = True
    return row([badge, words], 12)


def _near(play: Play) -> ft.Control:
    """How near the end is."""
    p = play.look.palette
    state: State = play.state
    tagged = last_day_tag(play)
    words = say("{fills}, {deck} in deck", fills=fills_words(state), deck=state.deck)
    parts: list[ft.Control] = [text(words, Role.LABEL_LARGE, p.on_variant)]
    if tagged is not None:
        parts.append(row([tagged], 0))
    return column(parts, 6)
