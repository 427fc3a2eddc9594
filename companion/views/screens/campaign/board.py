"""The board of a campaign: stars and title, ten scenarios, ducks."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content import facts
from companion.content.facts import Scenario
from companion.library import Campaign
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.widgets.basics import Role, column, hero, named, picture, press, row, text
from companion.views.words import counted, say

MOST_STARS = 30
STARS = 3


def stars_hero(look: Look, kept: Campaign) -> ft.Control:
    """Stars in the ring, the title, and what the next one takes."""
    p = look.palette
    title, more = title_words(kept)
    ring = ft.ProgressRing(
        value=kept.total / MOST_STARS,
        color=p.hero_accent,
        bgcolor=p.hero_high,
        stroke_width=12,
        width=104,
        height=104,
    )
    count = ft.Column(
        [
            text(str(kept.total), Role.HEADLINE_MEDIUM, p.on_hero),
            text(say("of 30"), Role.BODY_MEDIUM, p.on_hero_variant),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    middle = ft.Container(count, width=104, height=104, alignment=ft.Alignment.CENTER)
    above = say("Your title") if kept.tier else say("So far")
    words = column(
        [
            text(above, Role.LABEL_LARGE, p.hero_accent),
            text(title, Role.TITLE_LARGE, p.on_hero),
            text(more, Role.BODY_LARGE, p.on_hero_variant),
        ],
        2,
        expand=True,
    )
    circle: ft.Control = ft.Stack([ring, middle], width=104, height=104)
    if look.scale > 1.6:  # the count outgrows the ring
        circle = text(say("{n} of 30", n=kept.total), Role.HEADLINE_MEDIUM, p.on_hero)
    face = column([circle, words]) if look.roomy else row([circle, words], 18)
    spoken = say("{n} of 30 stars. {title}. {more}", n=kept.total, title=title, more=more)
    return named(spoken, hero(look, face))


def title_words(kept: Campaign) -> tuple[str, str]:
    """The title, earned or so far, and the way to the next one."""
    tiers = facts.magic_bakery().tiers
    reached = kept.tier or kept.tier_so_far
    above = next((tier for tier in tiers if tier.from_ > kept.total), None)
    title = reached.title if reached else say("No title yet")
    if above is None:
        return title, say("The highest title there is")
    missing = counted(above.from_ - kept.total, "{n} more star for", "{n} more stars for")
    return title, f"{missing} {above.title}"


def tiles(look: Look, kept: Campaign, open_: Callable[[Scenario], None]) -> list[ft.Control]:
    """Ten scenarios, all of them open: the order is advice (MB-CAMP-01)."""
    return [_tile(look, kept, one, open_) for one in facts.magic_bakery().scenarios]


def _tile(
    look: Look, kept: Campaign, scenario: Scenario, open_: Callable[[Scenario], None]
) -> ft.Control:
    p = look.palette
    number = scenario.number
    stars = kept.stars.get(number)
    coming = number == kept.next
    ink = p.on_primary_container if coming else p.on_surface if stars is not None else p.on_variant
    below = star_row(look, stars) if stars is not None else _word(coming, ink)
    face = ft.Column(
        [
            row(
                [
                    text(str(number), Role.LABEL_LARGE, ink),
                    picture(PICTURES[number], 40, ink),
                    ft.Container(width=14),
                ],
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            ),
            below,
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return press(
        look,
        tile_name(scenario, stars, coming=coming),
        face,
        lambda: open_(scenario),
        fill=p.primary_container if coming else p.card,
        ink=ink,
        border=p.primary if coming else p.outline_variant,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        expand=True,
    )


def tile_name(scenario: Scenario, stars: int | None, *, coming: bool) -> str:
    """``Scenario 5, Bees, 2 of 3 stars, improve``."""
    facts_ = {"n": scenario.number, "name": scenario.name}
    if stars is not None:
        return say("Scenario {n}, {name}, {stars} of 3 stars, improve", stars=stars, **facts_)
    if coming:
        return say("Scenario {n}, {name}, next", **facts_)
    return say("Scenario {n}, {name}, later", **facts_)


def _word(coming: bool, ink: str) -> ft.Control:
    return text(say("Next") if coming else say("Later"), Role.BODY_MEDIUM, ink)


def star_row(look: Look, lit: int) -> ft.Control:
    """Three stars; lit ones are full, the others outlines."""
    p = look.palette
    full, empty = ("star", p.tertiary), ("star-outline", p.outline)
    shown = [full if place < lit else empty for place in range(STARS)]
    return row(
        [picture(name, 24, colour) for name, colour in shown],
        2,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )


def ducks_tile(look: Look, ducks: int, change: Callable[[], None]) -> ft.Control:
    """How many Helpful Ducks the next table has; a tap adds or takes one out."""
    p = look.palette
    words = column(
        [
            text(counted(ducks, "{n} Helpful Duck", "{n} Helpful Ducks"), Role.LABEL_LARGE),
            text(say("in the Pantry deck"), Role.BODY_MEDIUM, p.on_variant),
        ],
        0,
        expand=True,
    )
    duck = picture("duck", 36, p.tertiary)
    return press(
        look,
        say("{n} Helpful Ducks in the Pantry deck, change", n=ducks),
        row([words, duck], 8),
        change,
        fill=p.card,
        ink=p.on_surface,
        border=p.outline_variant,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        expand=None if look.roomy else 2,
    )
