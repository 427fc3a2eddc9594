"""Font packages: fetched once by npm into build/npm, read as unpacked folders."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "npm"
FONTS = ROOT / "companion" / "assets" / "fonts"


def fontsource(name: str) -> Path:
    """The unpacked folder of the newest @fontsource/`name`, packed by npm if it is not here yet.

    Raises subprocess.CalledProcessError when npm cannot get it.
    """
    folder = CACHE / name
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(
            ["npm", "pack", "--silent", f"@fontsource/{name}"],
            cwd=CACHE, check=True, capture_output=True, text=True,
        ).stdout.split()[-1]  # fmt: skip
        with tarfile.open(CACHE / packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def faces(name: str, weight: int) -> list[Path]:
    """The upright woff2 files of a family in this weight, in 400 where it has no other."""
    files = fontsource(name) / "files"
    found = sorted(files.glob(f"*-{weight}-normal.woff2"))
    return found or sorted(files.glob("*-400-normal.woff2"))
