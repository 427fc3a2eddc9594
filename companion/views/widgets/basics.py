"""Text, pictures, cards and what may be touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.views.look import Look

Role = ft.TextThemeStyle

Tap = Callable[[], Any]


def text(
    value: str, role: Role = Role.BODY_LARGE, color: str | None = None, **more: Any
) -> ft.Text:
    """Text in a role of the theme; roles grow with the text scale, raw sizes don't."""
    return ft.Text(value, theme_style=role, color=color, **more)


def picture(name: str, size: float, color: str, label: str | None = None) -> ft.Image:
    """One of our own pictures, tinted; without a label it is decoration."""
    return ft.Image(
        src=f"svg/{name}.svg",
        width=size,
        height=size,
        color=color,
        semantics_label=label,
        exclude_from_semantics=label is None,
        gapless_playback=True,
    )


def icon(name: ft.IconData, color: str, size: float = 24) -> ft.Icon:
    """A control's icon; the word beside it is its name."""
    return ft.Icon(name, color=color, size=size)


def card(
    look: Look,
    content: ft.Control,
    *,
    fill: str | None = None,
    padding: Any = 16,
    radius: float = 24,
    border: str | None = None,
    **more: Any,
) -> ft.Container:
    """A quiet card: depth is colour and a thin line."""
    return ft.Container(
        content=content,
        bgcolor=fill or look.palette.card,
        border=ft.Border.all(1, border or look.palette.outline_variant),
        border_radius=radius,
        padding=padding,
        **more,
    )


def hero(look: Look, content: ft.Control, **more: Any) -> ft.Container:
    """The one dark card of a screen: what is read from across the table."""
    padding = ft.Padding.symmetric(horizontal=20, vertical=10 if look.flat else 18)
    return ft.Container(
        content=content, bgcolor=look.palette.hero, border_radius=28, padding=padding, **more
    )


def named(name: str, content: ft.Control, **more: Any) -> ft.Semantics:
    """Content that is read out as one name instead of its parts."""
    return ft.Semantics(
        label=name,
        content=ft.Semantics(content=content, exclude_semantics=True),
        container=True,
        **more,
    )


def press(
    look: Look,
    name: str,
    content: ft.Control,
    on_tap: Tap | None,
    *,
    fill: str,
    ink: str,
    radius: float = 24,
    border: str | None = None,
    border_width: float = 2,
    padding: Any = 0,
    **more: Any,
) -> ft.Button:
    """Something to touch. ``name`` says what the tap does; without a tap it is quiet."""
    side = (
        ft.BorderSide(border_width, border) if border else ft.BorderSide(0, ft.Colors.TRANSPARENT)
    )
    focus = ft.BorderSide(3, look.palette.on_surface)
    return ft.Button(
        content=ft.Semantics(label=name, content=content, exclude_semantics=True),
        on_click=(lambda _: on_tap()) if on_tap else None,
        disabled=on_tap is None,
        elevation=0,
        style=ft.ButtonStyle(
            bgcolor=fill,
            color=ink,
            overlay_color={ft.ControlState.PRESSED: ft.Colors.with_opacity(0.16, ink)},
            elevation=0,
            padding=padding,
            side={ft.ControlState.FOCUSED: focus, ft.ControlState.DEFAULT: side},
            shape=ft.RoundedRectangleBorder(radius=radius),
            visual_density=ft.VisualDensity.STANDARD,
            animation_duration=0,
        ),
        **more,
    )


def button(
    look: Look,
    label: str,
    on_tap: Tap | None,
    *,
    kind: str = "tonal",
    name: str | None = None,
    symbol: ft.IconData | None = None,
    height: float = 56,
    **more: Any,
) -> ft.Button:
    """A button with its word. Kinds: filled (the main action), tonal, quiet, outlined, accent."""
    fill, ink, border = _colours(look, kind)
    parts: list[ft.Control] = []
    if symbol is not None:
        parts.append(icon(symbol, ink))
    parts.append(
        ft.Text(
            label,
            theme_style=Role.LABEL_LARGE,
            color=ink,
            text_align=ft.TextAlign.CENTER,
            expand_loose=True,
            expand=True,
        )
    )
    row = ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=8, tight=True, wrap=False)
    return press(
        look,
        name or label,
        row,
        on_tap,
        fill=fill,
        ink=ink,
        border=border,
        padding=ft.Padding.symmetric(horizontal=16, vertical=12 if look.roomy else 6),
        height=look.grown(height) if not look.roomy else None,
        **more,
    )


def _colours(look: Look, kind: str) -> tuple[str, str, str | None]:
    p = look.palette
    return {
        "filled": (p.primary, p.on_primary, None),
        "tonal": (p.primary_container, p.on_primary_container, None),
        "quiet": (p.high, p.on_surface, None),
        "outlined": (p.surface, p.on_surface, p.outline),
        "accent": (p.hero_accent, p.on_hero_accent, None),
    }[kind]


def icon_button(
    look: Look, name: str, symbol: ft.IconData, on_tap: Tap | None, **more: Any
) -> ft.IconButton:
    """An icon of 48 dp with an accessible name."""
    return ft.IconButton(
        icon=ft.Icon(
            symbol,
            semantics_label=name,
            color=look.palette.on_surface if on_tap else look.palette.outline,
        ),
        on_click=(lambda _: on_tap()) if on_tap else None,
        disabled=on_tap is None,
        width=48,
        height=48,
        style=ft.ButtonStyle(
            side={ft.ControlState.FOCUSED: ft.BorderSide(3, look.palette.on_surface)}
        ),
        **more,
    )


def tag(
    look: Look, label: str, fill: str, ink: str, symbol: ft.IconData | None = None
) -> ft.Container:
    """A small word on colour."""
    parts: list[ft.Control] = [] if symbol is None else [icon(symbol, ink, 16)]
    parts.append(text(label, Role.BODY_MEDIUM, ink, no_wrap=True))
    return ft.Container(
        ft.Row(parts, spacing=3, tight=True),
        bgcolor=fill,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )


def column(controls: Sequence[ft.Control], spacing: float = 10, **more: Any) -> ft.Column:
    """A column that takes no more height than it needs."""
    return ft.Column(
        list(controls),
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        **more,
    )


def row(controls: Sequence[ft.Control], spacing: float = 8, **more: Any) -> ft.Row:
    """A row, centred across."""
    return ft.Row(list(controls), spacing=spacing, **more)
