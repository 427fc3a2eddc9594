"""Parts to be read from across the room: their sizes follow the screen, not the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.views.look import Look
from companion.views.widgets.seats import silent_token

_ACROSS, _DOWN = 100, 66
"""Units in the width and in the height of a screen that lies on its side."""
_SMALLEST = 16
"""sp; however small the screen."""


@dataclass(frozen=True, slots=True)
class Big:
    """Sizes in units: a hundredth of a television's width, as much as there is on a phone."""

    look: Look

    @property
    def unit(self) -> float:
        """dp."""
        look = self.look
        if look.width < look.height:
            return min(look.width / 62, look.height / _ACROSS)
        return min(look.width / _ACROSS, look.height / _DOWN)

    def text(
        self, value: str, size: float, color: str | None = None, *, strong: bool = True
    ) -> ft.Text:
        """A text of a height in units."""
        p = self.look.palette
        return ft.Text(
            value,
            size=max(size * self.unit, _SMALLEST * self.look.scale),
            weight=ft.FontWeight.W_900 if strong else ft.FontWeight.W_700,
            color=color or p.on_surface,
            font_family="Nunito",
            style=ft.TextStyle(
                height=1.1, font_family_fallback=["Nunito", "Noto Sans Symbols", "Noto Emoji"]
            ),
        )

    def token(self, seat: int, names: Sequence[str], size: float, *, on_hero: bool) -> ft.Control:
        """A seat's token of a height in units."""
        return silent_token(self.look, seat, names, max(28, size * self.unit), on_hero=on_hero)

    def hero(self, content: ft.Control) -> ft.Container:
        """The dark card."""
        u = self.unit
        return ft.Container(
            content,
            bgcolor=self.look.palette.hero,
            border_radius=max(20, 2.5 * u),
            padding=max(16, 2.4 * u),
        )

    def card(self, content: ft.Control, fill: str | None = None) -> ft.Container:
        """A quiet card."""
        u, p = self.unit, self.look.palette
        return ft.Container(
            content,
            bgcolor=fill or p.card,
            border=ft.Border.all(1, p.outline_variant),
            border_radius=max(16, 2 * u),
            padding=max(12, 1.6 * u),
        )

    def turn(self, seat: int, names: Sequence[str], words: str, second: str) -> ft.Control:
        """Whose turn it is: the biggest thing on the screen."""
        p = self.look.palette
        lines = ft.Column(
            [
                self.text(words, 9, p.on_hero),
                *([self.text(second, 4.4, p.hero_accent)] if second else []),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        content = ft.Row([self.token(seat, names, 14, on_hero=True), lines], spacing=2 * self.unit)
        return ft.Semantics(content=self.hero(content), header=True, live_region=True)

    def told(self, words: str, second: str) -> ft.Control:
        """The same where nobody is in turn."""
        p = self.look.palette
        lines: list[ft.Control] = [self.text(words, 8, p.on_hero)]
        if second:
            lines.append(self.text(second, 4.4, p.hero_accent))
        content = ft.Column(
            lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
        return ft.Semantics(content=self.hero(content), header=True, live_region=True)

    def lines(self, controls: Sequence[ft.Control], spacing: float = 1) -> ft.Control:
        """One below the other."""
        return ft.Column(
            list(controls),
            spacing=spacing * self.unit,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def abreast(self, controls: Sequence[ft.Control], spacing: float = 1.5) -> ft.Control:
        """One beside the other."""
        return ft.Row(list(controls), spacing=spacing * self.unit)
