"""The composition root: the only place where all parts meet.

A packaged app has no server in it: what serves is imported only where something is served.
"""

from __future__ import annotations

import asyncio
import gc
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import flet as ft

from companion import __version__
from companion.backups import AutomaticBackups
from companion.library import Library
from companion.sharing.addresses import Address, find_addresses
from companion.sharing.entrance import Entrance
from companion.sharing.hub import Hub
from companion.sharing.network import Reach
from companion.store import Store, StoreError, data_folder
from companion.views.here import Surroundings
from companion.views.screens.later import load_all
from companion.views.screens.sharing.visit import Visit
from companion.views.shell import open_session

if TYPE_CHECKING:
    from companion import serving

ASSETS = Path(__file__).resolve().parent / "assets"
FONTS = {"Nunito": "fonts/Nunito-500.ttf"}
"""In a browser the page brings them; here they lie among the assets beside `main.py`."""
LOOK_AGAIN_S = 5.0
"""Seconds after which it is seen whether this device is in another network."""


def serve(
    folder: Path,
    *,
    port: int = 0,
    browser: bool = True,
    lan: bool = False,
    host: str | None = None,
) -> None:
    """Serve the app on this machine until it is stopped; open a browser on it if asked.

    Other machines reach it while a table is shared, or all the time with ``lan``; under ``host``
    alone where that is given. Raises serving.PortTaken, store.FolderInUse, store.StoreError.
    """
    with Store.open(folder) as store, _library(store) as library:
        hub = Hub(store.device, always=lan)
        _serve(library, hub, port=port, browser=browser, host=host)


def main() -> None:
    """Where a packaged app starts: in a window of its own, on the platform's data folder."""
    try:
        with Store.open(data_folder()) as store, _library(store) as library:

            def session(page: ft.Page) -> None:
                page.fonts = FONTS
                open_session(page, library)

            ft.run(session)
    except StoreError as error:
        words = str(error)
        ft.run(lambda page: page.add(ft.SafeArea(ft.Text(words, selectable=True))))


@contextmanager
def _library(store: Store) -> Iterator[Library]:
    """The library, backed up at the start and after each result."""
    with AutomaticBackups(store) as backups:
        library = Library(store, on_result=backups.want)
        backups.want()
        library.log()
        gc.freeze()  # years of plays are looked through for garbage by no tap
        yield library


def _session(library: Library, hub: Hub) -> Callable[[ft.Page], Awaitable[None]]:
    from companion import serving

    async def session(page: ft.Page) -> None:
        here = Surroundings(languages=serving.languages)
        open_session(page, library, here, Visit(hub, serving.caller))

    return session


def _serve(library: Library, hub: Hub, *, port: int, browser: bool, host: str | None) -> None:
    from companion import serving

    load_all()  # no phone waits for a screen
    sessions = ft.run(
        _session(library, hub), export_asgi_app=True, assets_dir=str(ASSETS), no_cdn=True
    )
    identity = {"app": "companion", "version": __version__}
    site = serving.make_site(sessions, ASSETS, identity=identity)
    lan = serving.Lan(serving.Door(site, Entrance(hub)))
    server = serving.Server(site, port=port, lan=lan)
    library.store.announce(server.port)
    tasks: set[asyncio.Task[None]] = set()  # a task that nobody holds may end early

    def ready() -> None:
        print(f"Companion is at {server.url} (stop it with Ctrl+C)", flush=True)
        server.site.compress_in_background()
        tasks.add(asyncio.get_running_loop().create_task(_let_phones_come(hub, lan, host)))
        if browser:
            webbrowser.open(server.url)

    server.run(ready)


async def _let_phones_come(hub: Hub, lan: serving.Lan, host: str | None) -> None:
    """Listen where phones look for this device, as long as that is wanted; networks change."""
    news = hub.news.watch()
    while True:
        found = await _addresses(host) if hub.wanted else ()
        before = lan.hosts
        await lan.listen([one.host for one in found])
        hub.found(Reach(tuple(one for one in found if one.host in lan.hosts), lan.port))
        if lan.hosts and lan.hosts != before:
            print(f"Phones find it at {_told(hub.reach)}", flush=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(news.get(), LOOK_AGAIN_S)


async def _addresses(host: str | None) -> tuple[Address, ...]:
    if host is not None:
        return (Address(host, 0),)
    return await asyncio.to_thread(find_addresses)


def _told(reach: Reach) -> str:
    addresses = (f"http://{one.at(reach.port)}" for one in reach.likely)
    return " or ".join(addresses)
