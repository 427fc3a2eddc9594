"""The composition root: the only place where all parts meet."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import flet as ft

from companion import __version__, serving

ASSETS = Path(__file__).resolve().parent / "assets"


async def session(page: ft.Page) -> None:
    """What one browser tab shows."""
    page.title = "Companion"
    page.theme = ft.Theme(font_family="Nunito")
    page.dark_theme = page.theme
    page.add(ft.Text("Companion", theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM))


def serve(*, port: int = 0, browser: bool = True) -> None:
    """Serve the app on this machine until it is stopped; open a browser on it if asked.

    Raises serving.PortTaken.
    """
    sessions = ft.run(session, export_asgi_app=True, assets_dir=str(ASSETS), no_cdn=True)
    identity = {"app": "companion", "version": __version__}
    server = serving.Server(serving.make_site(sessions, ASSETS, identity=identity), port=port)

    def ready() -> None:
        print(f"Companion is at {server.url} (stop it with Ctrl+C)", flush=True)
        server.site.compress_in_background()
        if browser:
            webbrowser.open(server.url)

    server.run(ready)


def main() -> None:
    """Where a packaged app starts."""
    ft.run(session, assets_dir=str(ASSETS))
