"""The folder that a web host serves: what lies where, under which name, compressed beside itself.

index.html  sw.js  manifest.json  version.json  icons/  sounds/  svg/    the same in each build
v/<build>/                                                               never changes
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from companion import __version__
from companion.serving.shelf import ENCODINGS, FIRST_NEEDED, Shelf
from companion.serving.site import BASE, POLICY
from companion.serving.tree import WebFile, WebTree, build_tree, files_below, tree_of
from tools.web.packing import PACKAGE

BUILD = "__BUILD__"  # stands in the service worker for the name of this build
ASSETS = PACKAGE / "assets"
PAGE = PACKAGE / "web" / "page"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ARCHIVES = ("python.zip", "app.zip")
STRONG = (*FIRST_NEEDED, *ARCHIVES, "pyodide/pyodide.asm.wasm")
SCRIPTS = ("python.js", "offline.js")  # that the page loads besides those of the served app
# What the browser, or the client for a picture or a sound, asks for beside the page.
AT_ROOT = ("index.html", "manifest.json", "sw.js", "icons/", "sounds/", "svg/")
STRONGEST = 11
ENDINGS = {"br": ".br", "gzip": ".gz"}


def tree(client: Path, made: Path) -> WebTree:
    """Every file of the app.

    `client` is the packaged web client; `made` holds what was made for this build.
    """
    served = build_tree(ASSETS, client).files.values()
    return tree_of(
        [
            # The engine looks for fonts below assets/ only.
            *(file for file in served if not file.url.startswith("fonts/")),
            *files_below(PAGE),
            *(file for file in files_below(client / "pyodide", "pyodide/") if _runs(file)),
            *files_below(made),
        ]
    )


def build_of(tree: WebTree) -> str:
    """The name of the build: of all that is written for this tree."""
    pages = json.dumps(_pages(tree, ""), sort_keys=True)
    return hashlib.sha256(f"{tree.version} {pages}".encode()).hexdigest()[:12]


def write(tree: WebTree, shelf: Shelf, folder: Path) -> None:
    """Write the folder anew; of each file those compressed copies that are on the shelf."""
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    build = build_of(tree)
    base = f"v/{build}/"
    for url, file in tree.files.items():
        _put(fresh / _address(url, base), file, shelf)
    for name, text in _pages(tree, build).items():
        (fresh / name).write_text(text, "utf-8")
        for encoding in ENCODINGS:
            packed = encoding.compress(text.encode(), STRONGEST)
            (fresh / (name + ENDINGS[encoding.name])).write_bytes(packed)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def built(folder: Path) -> str | None:
    """The name of the build in a folder, None if there is none."""
    try:
        return str(json.loads((folder / "version.json").read_text("utf-8"))["build"])
    except (OSError, ValueError, KeyError):
        return None


def _address(url: str, base: str) -> str:
    return url if url.startswith(AT_ROOT) else base + url


def _runs(file: WebFile) -> bool:
    return file.path.name in PYODIDE


def _pages(tree: WebTree, build: str) -> dict[str, str]:
    """What is written for a build: every file's text by its path."""
    base = f"v/{build}/"

    def source(name: str) -> str:
        return tree.files[name].path.read_text("utf-8")

    listing = {_address(url, base): file.tag for url, file in tree.files.items() if url != "sw.js"}
    listing["index.html"] = build  # its text names the build, whatever it is written from
    version = {"app": "companion", "version": __version__, "build": build}
    return {
        "index.html": _index(source("index.html"), base),
        "sw.js": source("sw.js").replace(BUILD, build),
        base + "files.json": json.dumps(listing, separators=(",", ":")),
        "version.json": json.dumps(version) + "\n",
    }


def _index(page: str, base: str) -> str:
    """The page of the served app, with Python in it and with its policy, as no host sends one."""
    directives = POLICY.format(sockets="").replace("  ", " ").split("; ")
    policy = "; ".join(one for one in directives if not one.startswith("frame-ancestors"))
    scripts = "".join(f'  <script src="{base}{name}" defer></script>\n' for name in SCRIPTS)
    boot = f'  <script src="{BASE}boot.js"'
    return (
        page.replace('<base href="/">', '<base href="./">')
        .replace(
            '<meta charset="UTF-8">',
            '<meta charset="UTF-8">\n  <meta http-equiv="Content-Security-Policy" '
            f'content="{policy}">',
        )
        .replace(boot, scripts + boot)
        .replace(f"{BASE}icons/", "icons/")
        .replace(BASE, base)
    )


def _put(target: Path, file: WebFile, shelf: Shelf) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file.path, target)
    for encoding in ENCODINGS:
        copy, made = shelf.find(file, encoding.name)
        if made:
            shutil.copyfile(copy, target.with_name(target.name + ENDINGS[made]))
