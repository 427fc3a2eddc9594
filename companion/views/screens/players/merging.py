"""Two entries of one person: who may be meant, and what would become of them, before it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.library import Player, StoreError
from companion.log.profiles import Before
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say

OFFERED = 12


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who may be the same person, by People's key, and how many plays they have."""

    key: str
    name: str
    plays: int


def candidates(here: Here, player: Player) -> list[Candidate]:
    """Everybody else: names like this one first, then those with few plays."""
    log, profiles = here.library.log(), here.library.profiles
    people = profiles.people()
    names = profiles.called(log)
    names |= {one.id: one.name for one in profiles.all() if one.id not in names}
    names.pop(player.id, None)
    plays = dict.fromkeys(names, 0)
    for play in log:
        for seat in range(len(play.seats)):
            key = people.key(play, seat)
            plays[key] = plays.get(key, 0) + 1
    alike = people.like(player.name)
    found = [Candidate(key, name, plays[key]) for key, name in names.items()]
    found.sort(key=lambda one: (one.key not in alike, one.plays, one.name.casefold()))
    return found[:OFFERED]


@dataclass(frozen=True, slots=True)
class Merged:
    """Two were made one just now: whose name went, and the way back."""

    name: str
    before: Before


@component
def EnteredTwice(here: Here, player: Player) -> ft.Control:
    """Everybody else; a tap says what a merge would do; after it there is Undo."""
    asking, set_asking = remembered(_nobody)
    merged, set_merged = remembered(_nothing)
    fault, set_fault = remembered(str)
    look, profiles = here.look, here.library.profiles

    def merge(other: Candidate) -> None:
        try:
            found = profiles.adopt(other.key, here.library.log())
            if found is not None:
                set_merged(Merged(other.name, profiles.merge(player.id, found.id)))
            set_fault("")
        except StoreError as why:
            set_fault(str(why))
        set_asking(None)

    def undo() -> None:
        assert merged is not None, "there is something to undo"
        try:
            profiles.unmerge(merged.before)
            set_merged(None)
        except StoreError as why:
            set_fault(str(why))

    parts: list[ft.Control] = [text(say("Entered twice?"), Role.LABEL_LARGE)]
    if fault:
        parts.append(trouble(look, fault))
    if merged is not None:
        parts += _done(look, merged, undo)
    elif asking is not None:
        parts += _preview(here, player, asking, merge, lambda: set_asking(None))
    else:
        parts += _offer(here, player, set_asking)
    return card(look, column(parts, 8))


def _nobody() -> Candidate | None:
    return None


def _nothing() -> Merged | None:
    return None


def _done(look: Look, merged: Merged, undo: Callable[[], None]) -> list[ft.Control]:
    words = text(say("{name} is the same person now.", name=merged.name), Role.LABEL_LARGE)
    name = say("Undo: they are two people")
    return [
        ft.Semantics(content=words, live_region=True),
        button(look, say("Undo"), undo, kind="filled", name=name),
    ]


def _offer(here: Here, player: Player, ask: Callable[[Candidate], None]) -> list[ft.Control]:
    found = candidates(here, player)
    if not found:
        return [text(say("Nobody else plays here."))]
    rows: list[ft.Control] = [
        button(
            here.look,
            one.name,
            partial(ask, one),
            kind="quiet",
            name=say("{name} is the same person as {other}", name=one.name, other=player.name),
            height=48,
        )
        for one in found
    ]
    note = say("Whoever is the same person: all results go to {name}.", name=player.name)
    return [text(note), ft.Row(rows, wrap=True, spacing=8, run_spacing=8)]


def _preview(
    here: Here,
    kept: Player,
    other: Candidate,
    merge: Callable[[Candidate], None],
    leave: Callable[[], None],
) -> list[ft.Control]:
    """What a merge would do."""
    look = here.look
    told = say(
        "{plays} of {other} will belong to {name}. {other} leaves the list; files with that "
        "name are still understood.",
        plays=counted(other.plays, "{n} play", "{n} plays"),
        other=other.name,
        name=kept.name,
    )
    parts: list[ft.Control] = [ft.Semantics(content=text(told), live_region=True)]
    both = _together(here, kept, other)
    if both:
        warning = counted(
            both,
            "In {n} play both sat at the table: they may well be two people.",
            "In {n} plays both sat at the table: they may well be two people.",
        )
        parts.append(trouble(look, warning))
    return [
        *parts,
        button(look, say("Make them one"), lambda: merge(other), kind="filled", height=64),
        button(look, say("They are two people"), leave, kind="quiet"),
    ]


def _together(here: Here, kept: Player, other: Candidate) -> int:
    people = here.library.profiles.people()
    found = 0
    for play in here.library.log():
        keys = {people.key(play, seat) for seat in range(len(play.seats))}
        found += {kept.id, other.key} <= keys
    return found
