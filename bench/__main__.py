"""All benchmarks in one table.

    python -m bench                  all of them
    python -m bench taps replay      some of them

Each is a section of bench/results.md, with the day and the machine; the others stay as they were.
Exit 1 if a goal is missed.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from bench.figures import Figure, table

BENCHMARKS = {
    "replay": "Checking and folding moves, on one core",
    "server": "The server: start, memory, and rest while a clock runs",
    "taps": "From a tap to the changed screen, in a browser at the local server",
    "opening": "Long tables at the server",
    "search": "Search in the rules, at the server",
    "keys": "Search in the rules, in a browser",
    "visits": "First and second visits: the server, the static form, and plain Flet",
    "log": "A log of 10, 1,000 and 10,000 plays",
    "phones": "Several phones, on the wire",
    "kills": "A process killed at random moments",
    "hostile": "Made input of every kind",
}
"""Modules of this package, each with ``figures()``, and what they are about."""
RESULTS = Path(__file__).with_name("results.md")
HEAD = """# What was measured

Written by `make bench`. Each figure is the median of its runs, or what 95 in 100 of them stay
under; the spread is from the least to the most.
"""


def machine() -> str:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2] for line in info.read_text().splitlines() if "model name" in line
        ]
        model = names[0].strip() if names else model
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    return f"{os.cpu_count()} cores of {model}; {system}"


def measured(name: str) -> list[Figure]:
    """Run one benchmark; what else the machine does spoils its figures."""
    print(f"{BENCHMARKS[name]} …", file=sys.stderr, flush=True)
    found: list[Figure] = importlib.import_module(f"bench.{name}").figures()
    print(table(found), flush=True)
    return found


def section(figures: Sequence[Figure]) -> str:
    """What was measured just now, where and when."""
    return f"{date.today().isoformat()}, {machine()}\n\n{table(figures)}"


def known() -> dict[str, str]:
    """The sections of bench/results.md by their titles."""
    if not RESULTS.exists():
        return {}
    _, *parts = RESULTS.read_text("utf-8").split("\n## ")
    return {title: body for title, _, body in (part.partition("\n\n") for part in parts)}


def keep(name: str, figures: Sequence[Figure]) -> None:
    """Put a section in its place."""
    sections = known() | {BENCHMARKS[name]: section(figures)}
    there = [title for title in BENCHMARKS.values() if title in sections]
    parts = [f"\n## {title}\n\n{sections[title].rstrip()}\n" for title in there]
    RESULTS.write_text(HEAD + "".join(parts), "utf-8")


def main() -> int:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    names: list[str] = parser.parse_args().names
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"there is no benchmark {', '.join(unknown)}")
    met = True
    for name in names or BENCHMARKS:
        figures = measured(name)
        keep(name, figures)
        met = met and all(figure.met for figure in figures)
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
