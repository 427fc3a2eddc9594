"""The composition root."""

from __future__ import annotations

import flet as ft


async def main(page: ft.Page) -> None:
    page.title = "Companion"
    page.add(ft.Text("Companion", theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM))
