"""The campaign that was played last, in one line."""

from __future__ import annotations

import flet as ft

from companion.content import facts
from companion.library import Campaign
from companion.views.here import Here
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.widgets.basics import Role, column, picture, press, row, text
from companion.views.words import counted, say


def campaign_strip(here: Here) -> list[ft.Control]:
    """What comes next and the stars so far; nothing before a campaign was begun."""
    known = here.library.campaigns()
    if not known:
        return []
    return [_strip(here, max(known, key=lambda one: one.plays[-1].when))]


def _next(campaign: Campaign) -> str:
    if campaign.next is None:
        return say("all ten played")
    return say("scenario {n} next", n=campaign.next)


def _strip(here: Here, campaign: Campaign) -> ft.Control:
    look = here.look
    p = look.palette
    what = _next(campaign)
    stars = counted(campaign.total, "{n} star", "{n} stars")
    animal = ft.Container(
        picture(PICTURES[campaign.next or len(PICTURES)], 38, p.on_surface),
        width=52,
        height=52,
        bgcolor=p.high,
        border_radius=18,
        alignment=ft.Alignment.CENTER,
    )
    total = row(
        [picture("star", 20, p.tertiary), text(str(campaign.total), Role.LABEL_LARGE, p.tertiary)],
        4,
        tight=True,
    )
    most = 3 * len(facts.magic_bakery().scenarios)
    bar = ft.ProgressBar(
        value=campaign.total / most,
        color=p.tertiary,
        bgcolor=p.high,
        bar_height=10,
        border_radius=5,
    )
    told = row([text(say("Campaign: {what}", what=what), Role.LABEL_LARGE, expand=True), total], 8)
    return press(
        look,
        say("Campaign, {what}, {stars}", what=what, stars=stars),
        row([animal, column([told, bar], 8, expand=True)], 12),
        lambda: here.go("/campaign"),
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )
