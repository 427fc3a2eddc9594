"""Where the data folder is."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder(chosen: str | None = None) -> Path:
    """The folder to use: the one chosen, else COMPANION_DATA, else the platform's own place."""
    wanted = chosen or os.environ.get("COMPANION_DATA")
    if wanted:
        return Path(wanted).expanduser().absolute()
    return user_data_path("Companion", appauthor=False)
