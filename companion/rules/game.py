"""What every game offers the engine: the ``Game`` protocol and its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field
from typing import Any, ClassVar, Protocol, TypeVar

from companion.rules.reading import Reader

Json = Any
"""Whatever ``json`` writes: numbers, texts, lists and objects."""


@dataclass(frozen=True, slots=True)
class Who:
    """A seat inside a sentence: shown by its name of the moment, or by number where none is."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the last move brought about, for history, summary and spoken text.

    ``code`` finds its sentence in the game's ``sentences``; ``facts`` fill the gaps.
    """

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Any:
        return self.facts[key]


class IllegalMove(Exception):
    """A move that breaks a rule.

    ``code`` is the stable name, ``rule`` the id of the rule it follows from (None where only
    arithmetic says so), ``template`` and ``facts`` the sentence for a person.
    """

    def __init__(
        self, code: str, rule: str | None, template: str, facts: Mapping[str, object] | None = None
    ) -> None:
        self.code = code
        self.rule = rule
        self.template = template
        self.facts = facts or {}
        super().__init__(self.text)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.template.format(**self.facts)


class Refusals:
    """The refusals of a game by code: the rule that each follows from and its sentence."""

    def __init__(self, *tables: Mapping[str, tuple[str | None, str]]) -> None:
        self.by_code: dict[str, tuple[str | None, str]] = {}
        for table in tables:
            self.by_code.update(table)

    def __call__(self, code: str, *, rule: str | None = None, **facts: object) -> IllegalMove:
        """The exception to raise for ``code``; ``rule`` where it depends on the case."""
        usual, template = self.by_code[code]
        return IllegalMove(code, rule or usual, template, facts)


class BadHeader(ValueError):
    """Options or seats with which no table can be set up; ``code`` is the stable name."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


def arg(reader: Reader, *, default: Any = MISSING, key: str | None = None) -> Any:
    """A move's argument: how it is read, its default (needed without one), its key in the file."""
    metadata = {"read": reader, "key": key}
    if default is MISSING:
        return field(metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Something a person did. ``seat`` says who, where it matters or was given."""

    name: ClassVar[str]
    anyones: ClassVar[bool] = False
    """True for moves that are not bound to the seat in turn."""
    after_end: ClassVar[bool] = False
    """True for notes, which stay legal when the game is over."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place in a result; ``figures`` are the game's own numbers for it."""

    seat: int
    place: int
    figures: Mapping[str, Json]

    def as_json(self) -> dict[str, Json]:
        """The standing as ``companion replay`` prints it."""
        return {"seat": self.seat, **self.figures, "place": self.place}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended. Team games fill ``team``, the others ``ranking``."""

    termination: str
    team: Mapping[str, Json] = field(default_factory=dict)
    ranking: tuple[Standing, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats in place 1: equal results share a victory."""
        return tuple(sorted(one.seat for one in self.ranking if one.place == 1))

    def as_json(self) -> dict[str, Json]:
        """The outcome as ``companion replay`` prints it."""
        if not self.ranking:
            return {**self.team, "termination": self.termination}
        return {
            "ranking": [one.as_json() for one in self.ranking],
            "winners": list(self.winners),
            "termination": self.termination,
        }


ABANDONED = Outcome("abandoned")

S = TypeVar("S")
"""A game's State: frozen, slotted, tuples inside; its ``round`` (or ``day``) heads the history."""


class Game(Protocol[S]):
    """The rules of one game. All methods are pure; a State is never changed, only replaced."""

    slug: str
    title: str
    rules_version: str
    seats: range
    """How many may play."""
    options: Mapping[str, Reader]
    rulings: Mapping[str, tuple[str, ...]]
    """Open questions of the rulebook: the possible answers, the default first."""
    moves: Mapping[str, type[Move]]
    adjustable: Mapping[str, Reader]
    sentences: Mapping[str, str]
    refusals: Refusals

    def setup(self, seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> S:
        """The State before the first move. Raises BadHeader."""

    def offers(self, state: S) -> Sequence[Move]:
        """Every move that is legal now, except notes and the common ones."""

    def check(self, state: S, move: Move) -> None:
        """Raises IllegalMove. The table has seen to the end, the seat in turn and seats' range."""

    def apply(self, state: S, move: Move) -> S:
        """The State after a legal move, with its ``events``."""

    def adjust(self, state: S, values: Mapping[str, Any]) -> S:
        """The State with counters corrected. Raises IllegalMove."""

    def rule(self, state: S, rulings: Mapping[str, str]) -> S:
        """The State under changed rulings. Raises IllegalMove (``bad_value``)."""

    def close(self, state: S) -> S:
        """The State as it stands when people end the table by hand."""

    def turn(self, state: S) -> int | None:
        """The seat in turn, None where nobody is."""

    def events(self, state: S) -> tuple[Event, ...]:
        """What the last move brought about."""

    def outcome(self, state: S) -> Outcome | None:
        """The result if the game is over."""

    def finished(self, state: S) -> Outcome:
        """The result as it stands, for a table that people end by hand."""

    def as_json(self, state: S) -> dict[str, Json]:
        """The State as ``companion replay`` prints it."""
