"""What the browser may fetch: our assets laid over the packaged web client."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

# Parts of the packaged client that our own pages replace or that a served app never asks for.
LEFT_OUT = {
    "index.html",
    "manifest.json",
    "favicon.png",
    "flutter_bootstrap.js",
    "flutter_service_worker.js",
    "python.js",
    "python-worker.js",
    "canvaskit/wimp.js",
    "canvaskit/wimp.wasm",
}
FOLDERS_LEFT_OUT = {"icons", "pyodide", "canvaskit/experimental_webparagraph"}
ENDINGS_LEFT_OUT = {".map", ".symbols"}

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".otf": "font/otf",
    ".woff2": "font/woff2",
    ".frag": "application/octet-stream",
}


@dataclass(frozen=True, slots=True)
class WebFile:
    """One file on disk, the address it is served at below the site's root, its bytes' name."""

    url: str
    path: Path
    size: int
    tag: str

    @property
    def content_type(self) -> str:
        ending = self.path.suffix.lower()
        guessed = TYPES.get(ending) or mimetypes.guess_type(self.path.name)[0]
        kind = guessed or "application/octet-stream"
        return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@dataclass(frozen=True, slots=True)
class WebTree:
    """Every file by its address, and one name for this exact set of files."""

    files: Mapping[str, WebFile]
    version: str


def build_tree(assets: Path, client: Path) -> WebTree:
    """Lay `assets` over `client`; what is in both is taken from `assets`.

    The engine asks for fonts and their list under assets/: our folder is offered there too.
    """
    files = [
        *files_below(client, left_out=_left_out),
        *files_below(assets),
        *files_below(assets / "fonts", "assets/fonts/"),
    ]
    return tree_of(files)


def tree_of(files: Iterable[WebFile]) -> WebTree:
    """The tree of these files; of two with one address the later."""
    by_url = {file.url: file for file in files}
    listing = "\n".join(f"{url} {by_url[url].tag}" for url in sorted(by_url))
    return WebTree(by_url, hashlib.sha256(listing.encode()).hexdigest()[:12])


def files_below(
    folder: Path, prefix: str = "", *, left_out: Callable[[Path], bool] = lambda _: False
) -> Iterator[WebFile]:
    """Every file below a folder, its address beginning with `prefix`."""
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if path.is_file() and not left_out(relative):
            content = path.read_bytes()
            tag = hashlib.blake2b(content, digest_size=10).hexdigest()
            yield WebFile(prefix + relative.as_posix(), path, len(content), tag)


def _left_out(relative: Path) -> bool:
    return (
        relative.as_posix() in LEFT_OUT
        or not FOLDERS_LEFT_OUT.isdisjoint(parent.as_posix() for parent in relative.parents)
        or relative.suffix in ENDINGS_LEFT_OUT
    )
