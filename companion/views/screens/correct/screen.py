"""Correct the table: touch what is wrong, save once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.library import StoreError
from companion.rules.game import Json
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.around import covered, play_of, trouble_bar
from companion.views.play.hand import use_hand, use_table
from companion.views.play.registry import view_of
from companion.views.screens.correct.editors import editor_of
from companion.views.screens.correct.fields import Draft, Field, Unfit, correction, fields
from companion.views.screens.lost import lost
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.widgets.middle import in_the_middle
from companion.views.words import counted, say


@component
def CorrectScreen() -> ft.Control:
    """The corrections of the table of the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    return Correct(here, session)


def _untouched() -> Draft:
    return {}


@component
def Correct(here: Here, session: TableSession) -> ft.Control:
    """One phone correcting a table; nothing counts before Save."""
    use_table(session)
    use_awake(here, session.table.outcome is None)
    hand = use_hand(here, session)
    draft, set_draft = remembered(_untouched)
    play = play_of(here, session, hand, lambda _: None)
    words = view_of(session.table.header).counters(play)
    shown = fields(session, words, draft, set_draft)
    labels = {field.key: field.label for field in shown}
    back = f"/tables/{session.id}"

    def save() -> None:
        try:
            move = correction(session, draft, labels)
        except Unfit as fault:
            hand.tell(str(fault))
            return
        if hand.act(move):
            here.go(back)

    look = play.look
    cards: list[ft.Control] = [
        text(
            say("Touch what is wrong. Nothing changes before you save."),
            Role.BODY_LARGE,
            look.palette.on_variant,
        )
    ]
    cards += [_card(look, field) for field in shown]
    bar = top_bar(
        look, say("Correct the table"), session.table.game.title, on_back=lambda: here.go(back)
    )
    foot = column([*trouble_bar(play, hand), _save_button(look, draft, save)], 8)
    body = in_the_middle(look, column(cards, 10))
    return covered(play, hand, screen(look, bar, body, foot=foot), None)


def _card(look: Look, field: Field) -> ft.Control:
    p = look.palette
    return card(
        look,
        editor_of(field)(look, field),
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        border=p.primary if field.changed else None,
    )


def _save_button(look: Look, draft: Mapping[str, Json], save: Callable[[], None]) -> ft.Control:
    words = counted(len(draft), "Save {n} correction", "Save {n} corrections")
    label = words if draft else say("Nothing is changed yet")
    kind = "filled" if draft else "quiet"
    return button(look, label, save if draft else None, kind=kind, height=64)
