"""Serving the web client: what the browser gets, how small it is, and to whom it is given.

This package knows nothing of the games: it wraps any Flet app.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from flet_web import get_package_web_dir
from platformdirs import user_cache_path

from companion.serving.caller import caller
from companion.serving.door import Door
from companion.serving.lan import Lan
from companion.serving.languages import languages
from companion.serving.server import LOOPBACK, PortTaken, Server
from companion.serving.shelf import Shelf
from companion.serving.site import ASGIApp, Site
from companion.serving.tree import build_tree

__all__ = [
    "LOOPBACK",
    "Door",
    "Lan",
    "PortTaken",
    "Server",
    "Site",
    "caller",
    "default_shelf",
    "languages",
    "make_site",
]


def default_shelf() -> Shelf:
    """Compressed copies are kept with the person's other caches, for every data folder alike."""
    return Shelf(user_cache_path("companion", appauthor=False) / "web")


def make_site(
    sessions: ASGIApp,
    assets: Path,
    *,
    identity: dict[str, str],
    names: Iterable[str] = (),
    shelf: Shelf | None = None,
) -> Site:
    """A site around Flet's ASGI app `sessions`, with our `assets` over the packaged web client.

    `identity` is what /healthz says; `names` are host names by which other machines may call.
    """
    tree = build_tree(assets, Path(get_package_web_dir()))
    return Site(sessions, tree, shelf or default_shelf(), identity=identity, names=names)
