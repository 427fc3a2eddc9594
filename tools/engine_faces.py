"""Which fallback faces the web engine knows: their names, files and characters.

The engine's compiled program holds a list of faces (name, address) and a packed map from every
code point to the faces that have it. Both are read back from main.dart.js here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

LAST_CODE_POINT = 0x10FFFF

FACE = re.compile(r'\("(Noto [^"]+)","(noto[^"]+\.woff2)"\)')
MAP = re.compile(r'"(\w{40000,})"')
SETS = re.compile(r'"(,?[0-9a-z]+(?:,[0-9a-z]*){200,})"')


@dataclass(frozen=True, slots=True)
class Face:
    """One face as the engine asks for it, and the code points for which it would."""

    name: str
    file: str
    points: frozenset[int]

    @property
    def family(self) -> str:
        """The folder of its file: notosanssc."""
        return self.file.split("/")[0]


def read_faces(program: Path) -> list[Face]:
    """All faces of the engine in `program` (main.dart.js). Raises ValueError if it is another."""
    source = program.read_text("utf-8")
    listed = list(dict.fromkeys(FACE.findall(source)))
    packed, sets = MAP.search(source), SETS.search(source)
    if not listed or packed is None or sets is None:
        raise ValueError(f"{program.name} holds its fallback fonts in another way than expected")
    points: defaultdict[int, set[int]] = defaultdict(set)
    members = [unpack_set(text) for text in sets[1].split(",")]
    for first, last, which in unpack_map(packed[1]):
        for face in members[which]:
            points[face].update(range(first, last + 1))
    return [Face(name, file, frozenset(points[index])) for index, (name, file) in enumerate(listed)]


def unpack_set(text: str) -> list[int]:
    """Face numbers: each letter ends a base-26 step from the number before it."""
    found, last, digits = [], -1, 0
    for char in text:
        if char.isdigit():
            digits = digits * 10 + int(char)
        else:
            last += digits * 26 + ord(char) - ord("a") + 1
            found.append(last)
            digits = 0
    return found


def unpack_map(text: str) -> list[tuple[int, int, int]]:
    """Ranges (first, last, set number): a lowercase letter ends a length, a capital ends a set."""
    found, start, length, digits = [], 0, 1, 0
    for char in text:
        if char.isdigit():
            digits = digits * 10 + int(char)
        elif char.islower():
            length = digits * 26 + ord(char) - ord("a") + 2
            digits = 0
        else:
            which = digits * 26 + ord(char) - ord("A")
            found.append((start, start + length - 1, which))
            start, length, digits = start + length, 1, 0
    if start != LAST_CODE_POINT + 1:
        raise ValueError(f"the map ends at {start:#x}, not after the last code point")
    return found
