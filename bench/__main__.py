"""All benchmarks in one table.

    python -m bench                  all of them, written to bench/results.md
    python -m bench taps replay      some of them, only printed

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


def measured(names: Sequence[str]) -> dict[str, list[Figure]]:
    """Run these, one after the other: what else the machine does spoils the figures."""
    found: dict[str, list[Figure]] = {}
    for name in names:
        print(f"{BENCHMARKS[name]} …", file=sys.stderr, flush=True)
        found[name] = importlib.import_module(f"bench.{name}").figures()
        print(table(found[name]), flush=True)
    return found


def written(found: dict[str, list[Figure]]) -> str:
    """The whole of bench/results.md."""
    parts = [
        "# What was measured\n",
        f"{date.today().isoformat()}, {machine()}. Written by `make bench`.\n",
        "Each figure is the median of its runs (or what 95 in 100 runs stay under); the spread is "
        "from the least to the most.\n",
    ]
    parts += [f"## {BENCHMARKS[name]}\n\n{table(figures)}" for name, figures in found.items()]
    return "\n".join(parts)


def main() -> int:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    names: list[str] = parser.parse_args().names
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"there is no benchmark {', '.join(unknown)}")
    found = measured(names or list(BENCHMARKS))
    if not names:
        RESULTS.write_text(written(found), "utf-8")
    return 0 if all(figure.met for figures in found.values() for figure in figures) else 1


if __name__ == "__main__":
    raise SystemExit(main())
