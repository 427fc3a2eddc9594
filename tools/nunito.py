"""Makes companion/assets/fonts/Nunito-*.ttf: our weights, Latin and Cyrillic in one file each.

Native builds read TTF only, and one file a weight means that a style needs no fallback list.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from tools.npm import FONTS, fontsource

WEIGHTS = (500, 700, 800, 900)
SUBSETS = ("latin", "latin-ext", "vietnamese", "cyrillic")


def merged(package: Path, weight: int) -> TTFont:
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for subset in SUBSETS:
            font = TTFont(package / "files" / f"nunito-{subset}-{weight}-normal.woff2")
            font.flavor = None
            parts.append(Path(scratch) / f"{subset}.ttf")
            font.save(parts[-1])
        return Merger().merge([str(part) for part in parts])


def main() -> None:
    package = fontsource("nunito")
    FONTS.mkdir(parents=True, exist_ok=True)
    for weight in WEIGHTS:
        font = merged(package, weight)
        font["OS/2"].usWeightClass = weight
        font.save(FONTS / f"Nunito-{weight}.ttf")
    shutil.copyfile(package / "LICENSE", FONTS / "Nunito-OFL.txt")


if __name__ == "__main__":
    main()
