"""After a table of a campaign with one star or fewer: one more Helpful Duck (MB-CAMP-05)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.magic_bakery.campaign import DUCK_STARS, MOST_DUCKS
from companion.library import Campaign, StoreError
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.screens.result.words import Result
from companion.views.widgets.basics import Role, button, column, icon, row, text
from companion.views.words import counted, say


def duck_offer(here: Here, play: Play, outcome: Result) -> list[ft.Control]:
    """The offer, at the newest table of a campaign only, on the table's own phone."""
    kept = _campaign(here, play) if here.guest is None else None
    stars = outcome.get("stars")
    if kept is None or stars is None or stars > DUCK_STARS:
        return []
    had = _ducks_of(kept)
    if had >= MOST_DUCKS:
        return []
    return [DuckOffer(here, kept.name, had)]


def _campaign(here: Here, play: Play) -> Campaign | None:
    """The campaign whose newest table this is."""
    name = play.table.header.campaign
    found = (one for one in here.library.campaigns() if one.name == name)
    kept = next(found, None)
    return kept if kept is not None and kept.plays[-1].id == play.session.id else None


def _ducks_of(kept: Campaign) -> int:
    """How many ducks this table had."""
    ducks: int = kept.plays[-1].options.get("ducks", 1)
    return ducks


@component
def DuckOffer(here: Here, campaign: str, had: int) -> ft.Control:
    """A duck to add for the next table, or to take out again."""
    drawn, set_drawn = remembered(lambda: 0)
    fault, set_fault = remembered(str)
    look = here.look
    kept = next((one for one in here.library.campaigns() if one.name == campaign), None)
    added = kept is not None and kept.ducks > had

    def keep(ducks: int) -> None:
        try:
            here.library.keep_ducks(campaign, ducks)
        except StoreError as why:
            set_fault(str(why))
        else:
            set_fault("")
        set_drawn(drawn + 1)

    if added:
        words = counted(had + 1, "The next table has {n} Duck.", "The next table has {n} Ducks.")
        label, change = say("Take it out again"), partial(keep, had)
    else:
        words = say("One star or fewer: the next table may have one Helpful Duck more.")
        label, change = say("Add a Helpful Duck"), partial(keep, had + 1)
    return _card(look, fault or words, button(look, label, change, kind="tonal", height=52))


def _card(look: Look, words: str, tap: ft.Control) -> ft.Control:
    ink = look.palette.on_tertiary_container
    said = ft.Semantics(content=text(words, Role.LABEL_LARGE, ink), live_region=True, expand=True)
    return ft.Container(
        column([row([icon(ft.Icons.FAVORITE_ROUNDED, ink), said], 12), tap], 10),
        bgcolor=look.palette.tertiary_container,
        border_radius=22,
        padding=14,
    )
