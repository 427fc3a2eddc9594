"""From a key press to the hits: how long the rules search takes at the server.

    python bench/search.py [GAME]     the game on the table, Magic Bakery if not given

Types questions letter by letter, each with a letter left out as well, and searches after every key
as the screen does. Exit 1 if one key in twenty takes 50 ms or more.
"""

from __future__ import annotations

import statistics
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.content.search import search  # noqa: E402

MOST_MS = 50


def typed() -> Iterator[str]:
    """What stands in the search field after each key."""
    file = ROOT / "tests" / "content" / "questions.toml"
    for question in tomllib.loads(file.read_text(encoding="utf-8"))["asked"]:
        words = question["words"]
        for line in (words, words[: len(words) // 2] + words[len(words) // 2 + 1 :]):
            yield from (line[:end] for end in range(1, len(line) + 1))


def main(game: str) -> int:
    """Measure and print; 1 if it is too slow."""
    start = time.perf_counter()
    search("duck", first=game)
    print(f"first search, with building the index: {(time.perf_counter() - start) * 1000:.0f} ms")
    times = []
    for words in typed():
        start = time.perf_counter()
        search(words, first=game)
        times.append((time.perf_counter() - start) * 1000)
    slow = statistics.quantiles(times, n=20)[-1]
    print(
        f"{len(times)} keys: median {statistics.median(times):.1f} ms, "
        f"95 in 100 under {slow:.1f} ms, slowest {max(times):.1f} ms"
    )
    return int(slow >= MOST_MS)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or ["magic-bakery"]))
