"""Where the data folder is."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder(chosen: str | None = None) -> Path:
    """The folder to use: the one chosen, else COMPANION_DATA, else the platform's own place.

    A packaged app is told by Flet where that is: on a phone nobody else knows.
    """
    wanted = chosen or os.environ.get("COMPANION_DATA")
    if wanted:
        return Path(wanted).expanduser().absolute()
    given = os.environ.get("FLET_APP_STORAGE_DATA")
    if given:
        return Path(given).absolute()
    return user_data_path("Companion", appauthor=False)
