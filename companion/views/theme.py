"""The product's look as Flet's theme, at a text scale."""

from __future__ import annotations

import flet as ft

from companion.views.palette import DARK, LIGHT, Palette

SMALLEST_SCALE, LARGEST_SCALE = 1.0, 2.0
ROOMY_SCALE = 1.3
"""From here up rows become columns."""

_FALLBACK = ["Nunito", "Noto Sans Symbols", "Noto Emoji"]

_ROLES: dict[str, tuple[int, int, ft.FontWeight]] = {
    # size and line in sp at scale 1, weight
    "display_large": (88, 88, ft.FontWeight.W_900),
    "display_medium": (68, 72, ft.FontWeight.W_900),
    "display_small": (40, 43, ft.FontWeight.W_900),
    "headline_large": (48, 50, ft.FontWeight.W_900),
    "headline_medium": (28, 33, ft.FontWeight.W_900),
    "headline_small": (24, 29, ft.FontWeight.W_900),
    "title_large": (20, 25, ft.FontWeight.W_800),
    "title_medium": (18, 23, ft.FontWeight.W_800),
    "label_large": (17, 21, ft.FontWeight.W_800),
    "body_large": (17, 23, ft.FontWeight.W_500),
    "body_medium": (14, 18, ft.FontWeight.W_700),
}


def scaled(size: float, scale: float) -> float:
    """A text size (sp) grown by the scale: large text grows less, as people need it less."""
    most = 1.4 if size >= 28 else 1.8 if size >= 20 else 2.0
    return size * min(scale, most)


def theme(palette: Palette, scale: float) -> ft.Theme:
    """Flet's theme for a palette at a text scale from 1 to 2."""
    return ft.Theme(
        font_family="Nunito",
        use_material3=True,
        color_scheme=_scheme(palette),
        scaffold_bgcolor=palette.surface,
        text_theme=ft.TextTheme(
            **{
                role: _style(palette, size, line, weight, scale)
                for role, (size, line, weight) in _ROLES.items()
            }
        ),
        page_transitions=ft.PageTransitionsTheme(),
        visual_density=ft.VisualDensity.STANDARD,
    )


def _style(
    palette: Palette, size: int, line: int, weight: ft.FontWeight, scale: float
) -> ft.TextStyle:
    return ft.TextStyle(
        size=scaled(size, scale),
        height=line / size,
        weight=weight,
        letter_spacing=-0.015 * size if size >= 28 else 0,
        color=palette.on_surface,
        font_family="Nunito",
        font_family_fallback=_FALLBACK,
    )


def _scheme(palette: Palette) -> ft.ColorScheme:
    return ft.ColorScheme(
        primary=palette.primary,
        on_primary=palette.on_primary,
        primary_container=palette.primary_container,
        on_primary_container=palette.on_primary_container,
        secondary=palette.secondary,
        on_secondary=palette.on_secondary,
        secondary_container=palette.secondary_container,
        on_secondary_container=palette.on_secondary_container,
        tertiary=palette.tertiary,
        on_tertiary=palette.on_tertiary,
        tertiary_container=palette.tertiary_container,
        on_tertiary_container=palette.on_tertiary_container,
        error=palette.error,
        on_error=palette.on_error,
        error_container=palette.error_container,
        on_error_container=palette.on_error_container,
        surface=palette.surface,
        on_surface=palette.on_surface,
        on_surface_variant=palette.on_variant,
        outline=palette.outline,
        outline_variant=palette.outline_variant,
        surface_container_lowest=palette.card,
        surface_container=palette.container,
        surface_container_high=palette.high,
    )


def light(scale: float) -> ft.Theme:
    """The light theme."""
    return theme(LIGHT, scale)


def dark(scale: float) -> ft.Theme:
    """The dark theme."""
    return theme(DARK, scale)
