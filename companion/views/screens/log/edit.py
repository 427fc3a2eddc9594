"""A play of the log, to be changed: its day, its people, a title, a place, notes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.library import Play
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.log import words
from companion.views.screens.log.changing import Changes, NotKept, changes_of, keep
from companion.views.screens.lost import nowhere
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, row, text
from companion.views.widgets.day import day_entry
from companion.views.widgets.form import Form, use_form
from companion.views.widgets.inputs import Option, entry, one_of
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.seats import silent_token
from companion.views.widgets.trouble import trouble
from companion.views.words import say

Filling = Form[Changes]


@component
def EditScreen() -> ft.Control:
    """The play of the address."""
    here = use_here()
    play = here.library.play(ft.use_route_params().get("id", ""))
    if play is None:
        return nowhere(here, back="/log")
    return Edit(here, play)


@component
def Edit(here: Here, play: Play) -> ft.Control:
    """The form. Nothing is kept before Save."""
    look = here.look
    names = here.library.profiles.names(play)
    form = use_form(lambda: changes_of(play, names, words.this_day()))
    fault, set_fault = remembered(str)
    back = f"/log/{play.id}"

    def save() -> None:
        try:
            keep(here.library, play, names, form.now)
        except NotKept as why:
            set_fault(str(why))
        else:
            here.go(back)

    parts = [
        *([trouble(look, fault)] if fault else []),
        _when(look, form),
        _people(here, play, form, save),
        _texts(look, form, save),
        *_group(here, form),
    ]
    bar = top_bar(look, say("Change it"), words.title(play), on_back=lambda: here.go(back))
    foot = button(look, say("Save"), save, kind="filled", height=64)
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.symmetric(vertical=4)
    )
    return screen(look, bar, body, foot=foot)


def _heading(title: str) -> ft.Control:
    return ft.Semantics(content=text(title, Role.TITLE_MEDIUM), header=True, heading_level=2)


def _when(look: Look, form: Filling) -> ft.Control:
    said = words.day_words(form.now.day, words.this_day())
    day = day_entry(look, say("Day"), form.now.day, said, lambda new: form.change(day=new))
    return card(look, column([_heading(say("When")), day], 8))


def _people(here: Here, play: Play, form: Filling, done: Callable[[], None]) -> ft.Control:
    look = here.look
    parts: list[ft.Control] = [_heading(say("Who sat there"))]
    for seat, name in enumerate(form.now.names):
        label = say("Name at seat {n}", n=seat + 1)
        field = entry(look, label, name, partial(_named, form, seat), done)
        parts.append(row([silent_token(look, seat, play.seats, 36), field], 10))
        parts += _same(here, play, form, seat)
        parts += _which(here, play, form, seat)
    return card(look, column(parts, 10))


def _named(form: Filling, seat: int, name: str) -> None:
    names = form.now.names
    form.change(names=(*names[:seat], name, *names[seat + 1 :]))


def _same(here: Here, play: Play, form: Filling, seat: int) -> list[ft.Control]:
    """A new name: another spelling of who sat there, or somebody else."""
    name = form.now.names[seat].strip()
    known = here.library.profiles.may_be(play, seat, name) if name else None
    if known is None:
        return []
    question = say("Who is {new}?", new=name)
    options = [
        Option("same", say("{old}, respelt", old=known.name)),
        Option("other", say("Somebody else")),
    ]
    chosen = {True: "same", False: "other", None: ""}[form.now.same[seat]]

    def pick(answer: str) -> None:
        before = form.now.same
        form.change(same=(*before[:seat], answer == "same", *before[seat + 1 :]))

    return [text(question), one_of(here.look, question, options, chosen, pick)]


def _which(here: Here, play: Play, form: Filling, seat: int) -> list[ft.Control]:
    """Two people of one name: which of them sat there."""
    profiles, wanted = here.library.profiles, form.now
    same = profiles.people().called(wanted.names[seat])
    if len(same) < 2:
        return []
    now = play.players[seat] if seat < len(play.players) else None
    log = here.library.log()
    options = [
        Option(
            one,
            known.name,
            say("{notes} {n} plays", notes=known.notes, n=sum(one in p.players for p in log)),
        )
        for one in same
        if (known := profiles.get(one)) is not None
    ]
    question = say("Which {name}?", name=wanted.names[seat])

    def pick(who: str) -> None:
        before = form.now.who
        form.change(who=(*before[:seat], who, *before[seat + 1 :]))

    return [
        text(question),
        one_of(here.look, question, options, wanted.who[seat] or now or "", pick),
    ]


def _texts(look: Look, form: Filling, done: Callable[[], None]) -> ft.Control:
    fields = [
        entry(look, label, value, set_value, done, **more)
        for label, value, set_value, more in (
            (say("Title"), form.now.title, lambda new: form.change(title=new), {}),
            (say("Place"), form.now.place, lambda new: form.change(place=new), {}),
            (
                say("Notes"),
                form.now.notes,
                lambda new: form.change(notes=new),
                {"multiline": True, "min_lines": 2, "max_lines": 6},
            ),
        )
    ]
    return card(look, column([ft.Row([field]) for field in fields], 12))


def _group(here: Here, form: Filling) -> list[ft.Control]:
    groups = here.library.profiles.groups()
    if not groups:
        return []
    options = [Option("", say("No group")), *(Option(one.id, one.name) for one in groups)]
    asked = one_of(
        here.look,
        say("Group"),
        options,
        form.now.group,
        lambda new: form.change(group=new),
    )
    return [card(here.look, column([_heading(say("Group")), asked], 8))]
