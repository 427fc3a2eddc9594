"""The guides for whoever sets up the phone, read from ``docs/guide/<game>.md``.

Other languages have them in folders of their own, such as ``docs/guide/de``.

The files are documents to be read as they are, and hold only what this reads: headings, paragraphs,
lists and pictures, a picture alone on its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from companion.content.paths import folder
from companion.language import language

Kind = Literal["title", "heading", "text", "item", "picture"]

_PICTURE = re.compile(r"!\[(.+)\]\((.+)\)")
_ITEM = re.compile(r"(-|\d+\.) (.+)")


@dataclass(frozen=True, slots=True)
class Block:
    """One part of a guide. ``mark`` is an item's dash or number, or the path of a picture."""

    kind: Kind
    text: str
    mark: str = ""


def guide(game: str) -> tuple[Block, ...]:
    """The guide of a game, in the language of the moment where there is one.

    Raises:
        FileNotFoundError: if the game has no guide.
    """
    return _read(_spoken(game, language()))


def has_guide(game: str) -> bool:
    """Whether a game has a guide; the app works without."""
    try:
        return _file(game).is_file()
    except FileNotFoundError:
        return False


def picture(mark: str) -> bytes | None:
    """A picture of a guide, by its path beside the guides; the static form comes without."""
    file = folder("docs/guide") / mark
    return file.read_bytes() if file.is_file() else None


def parsed(markdown: str) -> Iterator[Block]:
    """The blocks of a guide in reading order."""
    for line in filter(None, map(str.strip, markdown.splitlines())):
        if found := _PICTURE.fullmatch(line):
            yield Block("picture", found[1], found[2].removeprefix("../"))
        elif found := _ITEM.fullmatch(line):
            yield Block("item", found[2], "•" if found[1] == "-" else found[1])
        elif line.startswith("#"):
            yield Block("title" if line[1] == " " else "heading", line.lstrip("# "))
        else:
            yield Block("text", line)


def _spoken(game: str, code: str) -> Path:
    own = folder("docs/guide") / code / f"{game}.md"
    return own if own.is_file() else _file(game)


def _file(game: str) -> Path:
    return folder("docs/guide") / f"{game}.md"


@cache
def _read(path: Path) -> tuple[Block, ...]:
    return tuple(parsed(path.read_text("utf-8")))
