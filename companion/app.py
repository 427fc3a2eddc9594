"""The composition root: the only place where all parts meet."""

from __future__ import annotations

import gc
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import flet as ft

from companion import __version__, serving
from companion.backups import AutomaticBackups
from companion.library import Library
from companion.store import Store, data_folder
from companion.views.shell import open_session

ASSETS = Path(__file__).resolve().parent / "assets"


def serve(folder: Path, *, port: int = 0, browser: bool = True) -> None:
    """Serve the app on this machine until it is stopped; open a browser on it if asked.

    Raises serving.PortTaken, store.FolderInUse, store.StoreError.
    """
    with Store.open(folder) as store, _library(store) as library:
        _serve(library, port=port, browser=browser)


def main() -> None:
    """Where a packaged app starts: in a window of its own, on the platform's data folder."""
    with Store.open(data_folder()) as store, _library(store) as library:
        ft.run(_session(library), assets_dir=str(ASSETS))


@contextmanager
def _library(store: Store) -> Iterator[Library]:
    """The library, backed up at the start and after each result."""
    with AutomaticBackups(store) as backups:
        library = Library(store, on_result=backups.want)
        backups.want()
        library.log()
        gc.freeze()  # years of plays are looked through for garbage by no tap
        yield library


def _session(library: Library) -> Callable[[ft.Page], Awaitable[None]]:
    async def session(page: ft.Page) -> None:
        open_session(page, library)

    return session


def _serve(library: Library, *, port: int, browser: bool) -> None:
    sessions = ft.run(_session(library), export_asgi_app=True, assets_dir=str(ASSETS), no_cdn=True)
    identity = {"app": "companion", "version": __version__}
    server = serving.Server(serving.make_site(sessions, ASSETS, identity=identity), port=port)
    library.store.announce(server.port)

    def ready() -> None:
        print(f"Companion is at {server.url} (stop it with Ctrl+C)", flush=True)
        server.site.compress_in_background()
        if browser:
            webbrowser.open(server.url)

    server.run(ready)
