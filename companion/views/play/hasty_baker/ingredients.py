"""The nine ingredients as people see them: a word, a picture, a tile to touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import flet as ft

from companion.games.hasty_baker.moves import WILD
from companion.games.hasty_baker.state import Kitchen, is_named
from companion.rules.game import IllegalMove
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, column, icon, picture, press, row, text
from companion.views.words import reason, say

ACROSS = 3


def word(name: str) -> str:
    """An ingredient's word, in the middle of a sentence."""
    return say(name)


def title(name: str) -> str:
    """An ingredient's word at the beginning."""
    words = word(name)
    return words[:1].upper() + words[1:]


def listed(names: Sequence[str]) -> str:
    """``eggs, 2 flour, wild``: what lies there, repeated ones counted."""
    counts = Counter(names)
    return ", ".join(
        say("{n} {name}", n=n, name=word(name)) if n > 1 else word(name)
        for name, n in counts.items()
    )


def still_missing(kitchen: Kitchen, known: Sequence[str]) -> tuple[str, ...]:
    """Ingredients of a known recipe that do not lie there yet; a wild may be any: then nothing."""
    if not known or WILD in kitchen.in_play:
        return ()
    wanted = Counter(dict.fromkeys(known, kitchen.of_a_kind))
    wanted.subtract(name for name in kitchen.in_play if is_named(name))
    left = tuple(wanted.elements())
    return left if len(left) == kitchen.needs - len(kitchen.in_play) else ()


def tiles(
    play: Play,
    names: Sequence[str],
    tile: Callable[[str], ft.Control],
) -> ft.Control:
    """Three tiles in a row, one below the other at large text."""
    shown = [tile(name) for name in names]
    if play.look.roomy:
        return column(shown, 8)
    shown += [ft.Container(expand=True) for _ in range(-len(shown) % ACROSS)]
    return column([row(shown[at : at + ACROSS], 8) for at in range(0, len(shown), ACROSS)], 8)


def tile(
    play: Play,
    name: str,
    spoken: str,
    on_tap: Tap,
    *,
    second: str = "",
    closed: IllegalMove | None = None,
    wanted: bool = False,
) -> ft.Control:
    """One ingredient to touch. A closed one says why; a wanted one stands on the recipe."""
    look = play.look
    p = look.palette
    fill, ink = (p.container, p.on_variant) if closed else (p.card, p.on_surface)
    mark: list[ft.Control] = []
    if closed:
        mark.append(icon(ft.Icons.LOCK_ROUNDED, p.on_variant, 16))
    words: list[ft.Control] = [text(title(name), Role.LABEL_LARGE, ink, no_wrap=True)]
    if second:
        align = ft.TextAlign.START if look.roomy else ft.TextAlign.CENTER
        words.append(text(second, Role.BODY_MEDIUM, p.on_variant, text_align=align))
    shown = row([picture(name, 28 if look.low else 34, ink), *mark], 4, tight=True)
    face = _in_a_line(shown, words) if look.roomy else _above(shown, words)
    return press(
        look,
        say("{name}: not possible. {why}", name=spoken, why=reason(closed)) if closed else spoken,
        face,
        (lambda: play.refuse(closed)) if closed else on_tap,
        fill=fill,
        ink=ink,
        radius=18,
        border=p.primary if wanted and not closed else p.outline_variant,
        border_width=3 if wanted and not closed else 1,
        padding=ft.Padding.symmetric(horizontal=4, vertical=8),
        expand=None if look.roomy else True,
    )


def _in_a_line(shown: ft.Control, words: list[ft.Control]) -> ft.Control:
    said = column(words, 0, expand=True)
    return ft.Container(row([shown, said], 12), padding=ft.Padding.symmetric(horizontal=12))


def _above(shown: ft.Control, words: list[ft.Control]) -> ft.Control:
    return ft.Column(
        [shown, *words],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
