"""What every benchmark gives: figures, each with its runs, its spread and its goal."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured several times.

    ``goal`` is the most that the value may be, or the least where ``floor`` is set. The value is
    the median of the runs, or the 95th of 100 where ``late`` is set.
    """

    what: str
    unit: str
    runs: Sequence[float]
    goal: float | None = None
    floor: bool = False
    late: bool = False

    @property
    def value(self) -> float:
        """The figure itself."""
        return percentile(self.runs, 95) if self.late else statistics.median(self.runs)

    @property
    def met(self) -> bool:
        """Whether the goal is reached; a figure without a goal always is."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.floor else self.value <= self.goal

    def cells(self) -> list[str]:
        """A line of the table of figures."""
        spread = f"{short(min(self.runs))} to {short(max(self.runs))}"
        goal = "" if self.goal is None else f"{'≥' if self.floor else '≤'} {short(self.goal)}"
        what = f"{self.what}, 95 in 100" if self.late else self.what
        verdict = "" if self.goal is None else "yes" if self.met else "**no**"
        runs = str(len(self.runs))
        return [what, f"{short(self.value)} {self.unit}".rstrip(), spread, runs, goal, verdict]


def milliseconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def percentile(runs: Sequence[float], of_100: int) -> float:
    """The value that so many in a hundred runs do not exceed."""
    return sorted(runs)[max(0, math.ceil(len(runs) * of_100 / 100) - 1)]


def short(value: float) -> str:
    """A number with three digits that count: ``0.42``, ``7.31``, ``58``, ``92,000``."""
    if value and abs(value) < 100:
        return f"{value:.{max(0, 2 - math.floor(math.log10(abs(value))))}f}"
    return f"{value:,.0f}"


HEAD = ["What", "Figure", "Spread", "Runs", "Goal", "Met"]


def table(figures: Sequence[Figure]) -> str:
    """All of them as a table in Markdown."""
    rows = [HEAD, ["---", "---:", "---:", "---:", "---:", "---"], *(one.cells() for one in figures)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
