"""What is about to come in, counted and said before anything is changed; then all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import TracebackType

from companion.exchange.arrivals import Arrivals
from companion.exchange.faults import Fault
from companion.exchange.matching import Answers, Stranger

MOST_LINES = 10
"""So many lines that can't be read are named in a sentence."""


class Unasked(ValueError):
    """A file with faults is taken in only by somebody who knows of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """One file on its way in, to be taken or left; `with` closes it."""

    new: int
    """How many plays would come in."""
    here: int
    """How many plays of it are here already, in the log or in the bin."""
    put: Callable[[Answers], None]
    """Brings all of it in as one change."""
    arrivals: Arrivals | None = None
    """What would come in, where it can come in together with other files."""
    leave: Callable[[], None] = lambda: None
    """Closes the file."""
    head: str = ""
    """What the file is, where it is more than plays."""
    left_out: Mapping[str, int] = field(default_factory=dict)
    """Plays of games that are not ours, by the game's name: they stay outside."""
    faults: tuple[Fault, ...] = ()
    """Parts that can't be read. As long as there are any, nothing comes in unasked."""
    warnings: tuple[str, ...] = ()
    """Sentences about what comes in all the same."""
    strangers: tuple[Stranger, ...] = ()
    """Who plays in it; those who are `unsure` should be asked about."""

    @property
    def plays(self) -> int:
        """How many plays the file has."""
        return self.new + self.here + sum(self.left_out.values()) + len(self.faults)

    def sentence(self) -> str:
        """``12 plays: 9 new, 2 already here, 1 can't be read (line 40)``."""
        if not self.plays and not self.head:
            return "there is nothing in it to take in"
        count = f"{self.head}{self.plays} {'play' if self.plays == 1 else 'plays'}"
        parts = ", ".join(self._parts())
        return f"{count}: {parts}" if parts else count

    def _parts(self) -> Iterator[str]:
        if self.new:
            yield f"{self.new} new"
        if self.here:
            yield f"{self.here} already here"
        if self.left_out:
            games = ", ".join(sorted(self.left_out))
            yield f"{sum(self.left_out.values())} of other games left out ({games})"
        if self.faults:
            known = [f"line {one.line}" for one in self.faults if one.line]
            lines = ", ".join([*known[:MOST_LINES], *(["…"] if known[MOST_LINES:] else [])])
            yield f"{len(self.faults)} can't be read" + (f" ({lines})" if lines else "")

    def take(self, answers: Answers | None = None, *, without_faults: bool = False) -> None:
        """Take everything in as one change. Raises StoreError, and then nothing has changed.

        What can't be read is left out `without_faults`; else, where there is any, Unasked is
        raised.
        """
        self.check(without_faults=without_faults)
        if self.new or self.head:
            self.put(answers or {})

    def check(self, *, without_faults: bool = False) -> None:
        """Raises Unasked if there are faults that nobody has been asked about."""
        if self.faults and not without_faults:
            raise Unasked(self.sentence())

    def __enter__(self) -> Preview:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()
