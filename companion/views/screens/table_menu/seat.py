"""One seat: a substitute carries on, somebody is away or back, somebody leaves for good."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.library import Player, StoreError
from companion.rules.common import Rename
from companion.rules.following import plays_together
from companion.rules.reading import Malformed, new_name
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.play.play import Play, another
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.inputs import entry
from companion.views.widgets.sheet import sheet
from companion.views.words import reason, say


def seat_sheet(here: Here, play: Play, seat: int) -> ft.Control:
    """What can be done about a seat."""
    return sheet(
        play.look,
        play.names[seat],
        SeatChoices(here, play, seat),
        on_close=lambda: play.show(None),
    )


@component
def SeatChoices(here: Here, play: Play, seat: int) -> ft.Control:
    """A name to type, and what may be tapped."""
    look = play.look
    typed, set_typed = remembered(lambda: play.names[seat])
    fault, set_fault = remembered(_fine)

    def rename(same: Player | None = None) -> None:
        try:
            person = new_name(typed)
        except Malformed:
            set_fault(say("A name has 1 to 40 letters."))
            return
        move = Rename(seat=seat, person=person)
        refusal = play.session.refusal(move)
        if refusal is not None:
            set_fault(reason(refusal))
            return
        if same is not None:
            try:
                here.library.profiles.same(same, person)
            except StoreError as why:
                set_fault(str(why))
                return
        if play.act(move):
            play.show(None)

    parts: list[ft.Control] = [
        text(say("Somebody carries on for {name}?", name=play.names[seat]), Role.BODY_LARGE),
        ft.Row([entry(look, say("Name at this seat"), typed, set_typed, lambda: None)]),
        *([text(fault, Role.LABEL_LARGE, look.palette.error)] if fault else []),
        *_renaming(here, play, seat, typed.strip(), rename),
    ]
    if plays_together(play.table) and not play.over:
        parts.append(_away(play, seat))
    if here.guest is None and len(play.names) > play.table.game.seats[0]:
        parts.append(_without(here, play, seat))
    return column(parts, 12)


def _renaming(
    here: Here, play: Play, seat: int, name: str, rename: Callable[[Player | None], None]
) -> list[ft.Control]:
    """The buttons of a new name: whether it is the same person is asked, never guessed."""
    look, old = play.look, play.names[seat]
    if not name or name == old:
        return [button(look, say("Change the name"), None, kind="quiet")]
    kept = here.library.play(play.session.id)
    known = None if kept is None else here.library.profiles.may_be(kept, seat, name)
    if known is None:
        return [button(look, say("Change the name"), lambda: rename(None), kind="filled")]
    same = say("{old} is {new}: the same person", old=old, new=name)
    other = say("{new} is somebody else", new=name)
    return [
        button(look, same, lambda: rename(known), kind="filled"),
        button(look, other, lambda: rename(None), kind="tonal"),
    ]


def _fine() -> str:
    return ""


def _away(play: Play, seat: int) -> ft.Control:
    look, session, name = play.look, play.session, play.names[seat]
    away = seat in session.away

    def change() -> None:
        try:
            session.set_away(seat, not away)
        except StoreError as fault:
            play.tell(str(fault))
        play.show(None)

    if not away and not session.may_leave(seat):
        alone = say("{name} is the only one left: nobody else could play on.", name=name)
        return text(alone, Role.BODY_MEDIUM, look.palette.on_variant)
    label = say("{name} is back", name=name) if away else say("{name} is away", name=name)
    second = (
        say("Turns of this seat count again.")
        if away
        else say("Turns of this seat are passed, until {name} is back.", name=name)
    )
    return column(
        [
            button(look, label, change, height=56),
            text(second, Role.BODY_MEDIUM, look.palette.on_variant),
        ],
        4,
    )


def _without(here: Here, play: Play, seat: int) -> ft.Control:
    name = play.names[seat]
    return button(
        play.look,
        say("Start again without {name}", name=name),
        lambda: here.go(another(play, without=seat)),
        kind="quiet",
    )
