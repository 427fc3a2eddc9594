"""What the app is made of besides itself: each part with its version and licence."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import flet.version


@dataclass(frozen=True, slots=True)
class Part:
    """A part by its name; ``version`` is empty where it can't be told, as inside a browser."""

    name: str
    version: str
    licence: str

    @property
    def line(self) -> str:
        """``tinydb 4.9.0: MIT``."""
        return f"{' '.join(filter(None, (self.name, self.version)))}: {self.licence}"


_LICENCES = {
    "brotli": "MIT",
    "flet": "Apache-2.0",
    "flet-audio": "Apache-2.0",
    "flet-charts": "Apache-2.0",
    "flet-web": "Apache-2.0",
    "msgpack": "Apache-2.0",
    "platformdirs": "MIT",
    "segno": "BSD-3-Clause",
    "tinydb": "MIT",
    "uvicorn": "BSD-3-Clause",
    "websockets": "BSD-3-Clause",
}
"""Inside a browser the packages' own descriptions are not there, and not all say it in a word."""


def bundled() -> Iterator[Part]:
    """Everything that is shipped with the app, fonts and icons apart."""
    yield Part("Python", platform.python_version(), "PSF-2.0")
    yield Part("Flutter", flet.version.flutter_version, "BSD-3-Clause")
    yield Part("Pyodide", "", "MPL-2.0")
    if sys.platform == "emscripten":  # its Python has nothing that reads descriptions of packages
        yield from (Part(name, "", licence) for name, licence in _LICENCES.items())
    else:
        yield from (_package(name) for name in sorted({*_needed(), *_LICENCES}))


def _needed() -> Iterable[str]:
    """The packages that ours asks for by name."""
    from importlib import metadata

    try:
        wanted = metadata.requires("companion") or []
    except metadata.PackageNotFoundError:
        return ()
    return (re.split(r"[^\w.-]", one)[0].lower() for one in wanted if "extra ==" not in one)


def _package(name: str) -> Part:
    from importlib import metadata

    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return Part(name, "", _LICENCES.get(name, ""))
    told = (about[key] for key in ("License-Expression", "License") if key in about)
    return Part(name, about["Version"], _LICENCES.get(name) or next(told, ""))
