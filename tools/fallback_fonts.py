"""Makes companion/assets/fonts/noto…: faces for names in any script, named as the engine asks.

They are fetched by the browser only when a character needs them. Of the five East Asian families
only the simplified Chinese one is bundled, boot.js makes the engine prefer it, and Hangul from the
Korean one. Emoji are monochrome. Run again when the packaged client changes.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from flet_web import get_package_web_dir
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tools.engine_faces import Face, read_faces
from tools.npm import FONTS, faces, fontsource

WEIGHT = 500
CHINESE, KOREAN = "notosanssc", "notosanskr"
SCRIPTS = (
    "arabic", "armenian", "bengali", "devanagari", "ethiopic", "georgian", "gujarati", "gurmukhi",
    "hebrew", "kannada", "khmer", "lao", "malayalam", "myanmar", "sinhala", "symbols", "tamil",
    "telugu", "thai",
)  # fmt: skip
PACKAGES = {
    "notosans": "noto-sans",
    CHINESE: "noto-sans-sc",
    KOREAN: "noto-sans-kr",
    "notosanssymbols2": "noto-sans-symbols-2",
    "notocoloremoji": "noto-emoji",
    **{f"notosans{script}": f"noto-sans-{script}" for script in SCRIPTS},
}
HANGUL = frozenset([*range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xAC00, 0xD7A4)])


class Source:
    """The upright files of one font package, and which characters each of them has."""

    def __init__(self, package: str) -> None:
        files = faces(package, WEIGHT)
        self.points = {file: frozenset(TTFont(file, lazy=True).getBestCmap()) for file in files}

    def cover(self, wanted: Iterable[int]) -> list[tuple[Path, frozenset[int]]]:
        """The fewest files, largest share first, and what to take from each."""
        missing, taken = set(wanted), []
        while missing:
            file = max(self.points, key=lambda each: len(self.points[each] & missing))
            share = self.points[file] & missing
            if not share:
                break
            taken.append((file, frozenset(share)))
            missing -= share
        return taken


def cut(file: Path, points: frozenset[int]) -> BytesIO:
    font = TTFont(file)
    options = Options(layout_features=["*"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    font.flavor = None
    out = BytesIO()
    font.save(out)
    out.seek(0)
    return out


def write(parts: list[tuple[Path, frozenset[int]]], target: Path) -> None:
    cuts = [cut(file, points) for file, points in parts]
    font = TTFont(cuts[0]) if len(cuts) == 1 else Merger().merge(cuts)
    font.flavor = "woff2"
    target.parent.mkdir(parents=True, exist_ok=True)
    font.save(target)


def wanted_points(face: Face) -> frozenset[int]:
    return face.points & HANGUL if face.family == KOREAN else face.points


def main() -> None:
    program = Path(get_package_web_dir()) / "main.dart.js"
    sources = {family: Source(package) for family, package in PACKAGES.items()}
    for face in read_faces(program):
        parts = sources[face.family].cover(wanted_points(face)) if face.family in sources else []
        if parts:
            write(parts, FONTS / face.file)
            left = len(wanted_points(face)) - sum(len(points) for _, points in parts)
            size = (FONTS / face.file).stat().st_size
            print(f"{face.name}: {len(parts)} parts, {size} bytes, {left} characters left out")
    for family, package in PACKAGES.items():
        shutil.copyfile(fontsource(package) / "LICENSE", FONTS / family / "OFL.txt")


if __name__ == "__main__":
    main()
