"""In: a file is looked through and told about first; then all of it comes in, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.exchange.matching import NEW, Stranger
from companion.exchange.preview import Preview
from companion.library import StoreError
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.widgets.basics import Role, button, card, column, icon, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say

SHOWN = 12
"""Lines that can't be read, told one by one; a file is mended before more are needed."""


@component
def Arrived(here: Here, name: str, preview: Preview, done: Callable[[str], None]) -> ft.Control:
    """What a file holds, who in it is meant, and the answer: in or not."""
    who, set_who = remembered(dict[str, str])
    fault, set_fault = remembered(str)
    look = here.look

    def take(*, without_faults: bool) -> None:
        answers = {one.uuid: who.get(one.uuid, one.who) for one in preview.strangers}
        try:
            here.library.back_up()
            preview.take(answers, without_faults=without_faults)
        except StoreError as why:
            set_fault(str(why))
            return
        preview.leave()
        done(_came_in(preview))

    def leave() -> None:
        preview.leave()
        done(say("Nothing was changed."))

    def answered(uuid: str, player: str) -> None:
        set_who({**who, uuid: player})

    parts: list[ft.Control] = [
        _told(name, preview),
        *_warnings(here, preview),
        *([trouble(look, fault)] if fault else []),
    ]
    unsure = [one for one in preview.strangers if one.unsure]
    parts += [_who_is(here, one, who.get(one.uuid, one.who), answered) for one in unsure]
    parts += _answers(here, preview, take, leave)
    return card(look, column(parts, 12))


def _told(name: str, preview: Preview) -> ft.Control:
    sentence = preview.sentence()
    lines = column(
        [
            text(name, Role.TITLE_MEDIUM),
            text(sentence[:1].upper() + sentence[1:], Role.BODY_LARGE),
        ],
        2,
    )
    return ft.Semantics(content=lines, live_region=True, container=True)


def _warnings(here: Here, preview: Preview) -> list[ft.Control]:
    """What can't be read, with its line, and what is odd."""
    look = here.look
    said = [one.text for one in preview.faults[:SHOWN]]
    more = len(preview.faults) - SHOWN
    if more > 0:
        said.append(counted(more, "and {n} more", "and {n} more"))
    lines = [_line(here, words) for words in (*said, *preview.warnings)]
    if not lines:
        return []
    p = look.palette
    return [
        ft.Container(column(lines, 6), bgcolor=p.tertiary_container, border_radius=18, padding=12)
    ]


def _line(here: Here, words: str) -> ft.Control:
    ink = here.look.palette.on_tertiary_container
    said = text(words[:1].upper() + words[1:], Role.BODY_LARGE, ink, expand=True)
    return row([icon(ft.Icons.INFO_ROUNDED, ink), said], 10)


def _who_is(
    here: Here, stranger: Stranger, chosen: str, answer: Callable[[str, str], None]
) -> ft.Control:
    """Somebody in the file who may be one of ours."""
    profiles = here.library.profiles
    options = [
        Option(one, known.name)
        for one in stranger.candidates
        if (known := profiles.get(one)) is not None
    ]
    options.append(Option(NEW, say("Somebody new")))
    question = say("Who is {name}?", name=stranger.name)
    asked = one_of(here.look, question, options, chosen, partial(answer, stranger.uuid))
    return column([text(question, Role.LABEL_LARGE), asked], 6)


def _answers(
    here: Here, preview: Preview, take: Callable[..., None], leave: Callable[[], None]
) -> list[ft.Control]:
    look = here.look
    nothing = button(look, say("Leave it"), leave, kind="quiet", name=say("Leave it, take nothing"))
    if not preview.new and not preview.head:
        return [text(say("There is nothing new in it."), Role.LABEL_LARGE), nothing]
    if preview.faults:
        words = say("Take in what can be read")
        return [
            button(look, words, partial(take, without_faults=True), kind="tonal", height=64),
            nothing,
        ]
    words = say("Take it in")
    whole = partial(take, without_faults=False)
    return [button(look, words, whole, kind="filled", height=64), nothing]


def _came_in(preview: Preview) -> str:
    return counted(preview.new, "{n} play came in.", "{n} plays came in.")
