"""The three kinds of victory symbols: their words and icons."""

from __future__ import annotations

import flet as ft

KINDS: tuple[tuple[str, ft.IconData], ...] = (
    ("Money", ft.Icons.PAYMENTS_ROUNDED),
    ("Reviews", ft.Icons.RATE_REVIEW_ROUNDED),
    ("Acclaim", ft.Icons.WORKSPACE_PREMIUM_ROUNDED),
)
