"""Where the data and the rules lie: beside the package in a checkout, inside it when installed.

In a browser they lie beside the archive with the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def folder(name: str) -> Path:
    """The folder ``data`` or ``seeds``.

    Raises:
        FileNotFoundError: if the app was taken apart and neither place holds it.
    """
    for home in (_PACKAGE, *_PACKAGE.parents[:2]):
        if (home / name).is_dir():
            return home / name
    raise FileNotFoundError(f"Companion's folder '{name}' is missing: install the app again.")
