"""The site and its door over a client of two small files."""

from __future__ import annotations

from pathlib import Path

from companion.serving.door import Door
from companion.serving.shelf import Shelf
from companion.serving.site import Site
from companion.serving.tree import build_tree
from tests.serving.at_door import Gate, Sessions


def small_door(folder: Path) -> tuple[Site, Door]:
    """A site whose app hears everything, and the door before it."""
    for name, text in {"client/main.js": "engine", "assets/index.html": "__BASE__page"}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / "assets" / "boot.js").write_text("start();" * 100, "utf-8")
    tree = build_tree(folder / "assets", folder / "client")
    site = Site(Sessions(), tree, Shelf(folder / "shelf"), identity={"app": "companion"})
    return site, Door(site, Gate())
