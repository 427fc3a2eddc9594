"""Plain Flet, to compare with: one line of text, served, and published as files for a web host."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

from flet.controls.types import RouteUrlStrategy, WebRenderer
from flet_web import get_package_web_dir, patch_font_manifest_json, patch_index_html

from tests.e2e.conftest import START, free_port

WORDS = "Nothing but Flet"
"""What stands on its only screen."""
APP = f"""
import flet as ft

def main(page):
    page.add(ft.Text({WORDS!r}))

app = ft.run(main{{options}})
"""
NEEDED = ("flet", "msgpack", "repath", "six")


@contextmanager
def served(scratch: Path) -> Iterator[str]:
    """Its server, as Flet makes it; only that it asks no other machine for its engine."""
    module = scratch / "plain_app.py"
    module.write_text(APP.format(options=", export_asgi_app=True, no_cdn=True"), "utf-8")
    port = free_port()
    command = [sys.executable, "-m", "uvicorn", "plain_app:app", "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=scratch, stdout=quiet, stderr=quiet)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_for(url)
        yield url
    finally:
        process.kill()
        process.wait()


def publish(folder: Path) -> Path:
    """What `flet publish` writes, with all that it needs inside. Returns the folder."""
    shutil.copytree(get_package_web_dir(), folder)
    with tarfile.open(folder / "app.tar.gz", "w:gz") as archive:
        for name, code in _modules():
            entry = tarfile.TarInfo(name)
            entry.size = len(code)
            archive.addfile(entry, io.BytesIO(code))
    page = folder / "index.html"
    patch_index_html(
        str(page),
        "",
        pyodide=True,
        pyodide_script_path="main.py",
        app_package_url="app.tar.gz",
        web_renderer=WebRenderer.CANVAS_KIT,
        route_url_strategy=RouteUrlStrategy.HASH,
        no_cdn=True,
    )
    # As it comes it asks for a module without a place, and no browser starts it.
    there = 'flet.noCdn=true;\nflet.pyodideUrl="./pyodide/pyodide.mjs";'
    page.write_text(page.read_text("utf-8").replace("flet.noCdn=true;", there), "utf-8")
    patch_font_manifest_json(str(folder / "assets" / "FontManifest.json"))
    return folder


def _modules() -> Iterator[tuple[str, bytes]]:
    yield "main.py", APP.format(options="").encode()
    for name in NEEDED:
        for file in distribution(name).files or ():
            if file.suffix == ".py" or file.suffix == ".json":
                yield file.as_posix(), Path(str(file.locate())).read_bytes()


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + START
    while True:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
