"""What a person has chosen and typed so far, and what a tap does with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import flet as ft

from companion.views.here import Here
from companion.views.hooks import held, remembered
from companion.views.screens.new_table.draft import Draft, NotSeated
from companion.views.screens.new_table.last_time import first_draft
from companion.views.screens.new_table.starting import NotStarted, start


@dataclass(frozen=True, slots=True)
class Form:
    """One phone's new table."""

    draft: Draft
    typing: ft.MutableRef[str]
    """The name in the field, read when it is needed: people type faster than screens are drawn."""
    field_number: int
    """Each name has a field of its own."""
    fault: str | None
    """Why the last tap did nothing."""
    change: Callable[[Draft], None]
    type: Callable[[str], None]
    add: Callable[[str], None]
    begin: Callable[[], None]


def use_form(here: Here, game: str, *, just_score: bool) -> Form:
    """The form of the address: the browser's way back leads from one new table to another."""
    address = ft.context.page.route or ""
    drafts, keep = remembered(dict[str, Draft])
    typing = held("")
    _, redraw = remembered(str)
    field_number, set_field_number = remembered(int)
    fault, set_fault = remembered(_nothing)
    begun = held("")
    draft = drafts.get(address) or _first(here, game, address, just_score)

    def change(changed: Draft) -> None:
        set_fault(None)
        keep({address: changed})

    def type_name(text: str) -> None:
        typing.current = text
        redraw(text)

    def add(name: str) -> None:
        try:
            change(draft.seated(name))
        except NotSeated as refused:
            set_fault(str(refused))
            return
        if typing.current:
            set_field_number(field_number + 1)
        type_name("")

    def begin() -> None:
        if begun.current == address:  # a second tap was on its way already
            return
        try:
            path = start(here.library, _all_seated(draft, typing.current))
        except (NotSeated, NotStarted) as refused:
            set_fault(str(refused))
            return
        begun.current = address
        here.go(path)

    return Form(draft, typing, field_number, fault, change, type_name, add, begin)


def _nothing() -> str | None:
    return None


def _first(here: Here, game: str, address: str, just_score: bool) -> Draft:
    asked = dict(parse_qsl(urlsplit(address).query))
    return first_draft(here.library, game, asked, just_score=just_score)


def _all_seated(draft: Draft, typed: str) -> Draft:
    """A name that was typed and not added yet sits down with Start. Raises NotSeated."""
    return draft.seated(typed) if typed.strip() else draft
