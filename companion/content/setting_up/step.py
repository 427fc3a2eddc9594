"""A step of a checklist, and the numbers that a table is set up with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


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


def some(number: int, thing: str, things: str | None = None) -> str:
    """A number with its word: "1 Customer", "2 Customers", "3 hands" given both words."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def listed(words: Iterable[object]) -> str:
    """Words as a person lists them: "2, 4 and 8"."""
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} and {last}" if most else last
