"""A step of a checklist, and the numbers that a table is set up with."""

from __future__ import annotations

from dataclasses import dataclass

from companion.language import say


class BadTable(ValueError):
    """This table cannot be set up; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that hands do.

    `title` names it, `text` is the whole sentence with this table's numbers, `counts` the numbers
    to show big, `why` what they depend on ("for 3 players"), `rules` the rules that say so and
    `scenario` the number of the scenario that wants it.
    """

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    counts: tuple[tuple[str, int], ...] = ()
    why: str | None = None
    scenario: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a checklist is for. None stands for what the game does by default."""

    seats: int
    scenarios: tuple[int, ...] = ()
    ducks: int = 1
    advanced: bool | None = None
    customers: tuple[int, int, int] | None = None
    layers: tuple[str, ...] | None = None

    @property
    def why(self) -> str:
        """What most numbers of this table depend on."""
        return say("for {n} players", n=self.seats)
