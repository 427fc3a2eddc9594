"""From a key press to the hits: how long the rules search takes at the server.

Types questions letter by letter, each with a letter left out as well, and searches after every key
as the screen does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure, milliseconds
from companion.content.search import search

QUESTIONS = Path(__file__).resolve().parent.parent / "tests" / "content" / "questions.toml"
GAME = "magic-bakery"
MOST_MS = 50


def typed() -> Iterator[str]:
    """What stands in the search field after each key."""
    for question in tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["asked"]:
        words = question["words"]
        for line in (words, words[: len(words) // 2] + words[len(words) // 2 + 1 :]):
            yield from (line[:end] for end in range(1, len(line) + 1))


def taken(words: str) -> float:
    """Milliseconds for one search."""
    return milliseconds(lambda: search(words, first=GAME))


def figures() -> list[Figure]:
    """The first search, which builds the index, and all the others."""
    first = [taken("duck")]
    keys = [taken(words) for words in typed()]
    return [
        Figure("The first search, with building the index", "ms", first),
        Figure("A key, from text to hits", "ms", keys),
        Figure("A key, from text to hits", "ms", keys, goal=MOST_MS, late=True),
    ]
