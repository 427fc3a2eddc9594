"""How a game is told from the others: its colour, its picture, how many play."""

from __future__ import annotations

import flet as ft

from companion.games.registry import GAMES
from companion.views.look import Look
from companion.views.play.registry import SCORES, VIEWS
from companion.views.widgets.basics import picture
from companion.views.words import say


def colours(look: Look, slug: str) -> tuple[str, str]:
    """A game's fill and what is written on it, by its place among the games."""
    p = look.palette
    pairs = (
        (p.primary_container, p.on_primary_container),
        (p.tertiary_container, p.on_tertiary_container),
        (p.blueberry_container, p.on_blueberry_container),
        (p.secondary_container, p.on_secondary_container),
    )
    return pairs[list(GAMES).index(slug) % len(pairs)]


def game_picture(slug: str, size: float, colour: str) -> ft.Control:
    """The game's picture; decoration beside its title."""
    view = VIEWS.get(slug) or SCORES[slug]
    return picture(view.picture, size, colour)


def can_just_score(slug: str) -> bool:
    """Whether a game played without the app can be scored here."""
    return "score" in GAMES[slug].moves


def players(slug: str) -> str:
    """``2–5 players``."""
    seats = GAMES[slug].seats
    return say("{least}–{most} players", least=seats[0], most=seats[-1])


def players_spoken(slug: str) -> str:
    """``2 to 5 players``."""
    seats = GAMES[slug].seats
    return say("{least} to {most} players", least=seats[0], most=seats[-1])
