"""What the log is made of: plays, the people who play and the groups they form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from datetime import UTC, datetime
from typing import Any, Literal

State = Literal["running", "finished", "abandoned"]

_LONG_AGO = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """One play in the log: of a tracked table, written down by hand, or from elsewhere.

    `id` is the table's id, or any other that stays; `started` and `ended` are RFC 3339 (a play
    written down may have a date only); `players` has a player's id or None for each of `seats`,
    or is empty; `outcome` is None while it runs, else as in the table format; `figures` are
    numbers worked out of the table for statistics; `deleted` is when it was put into the bin.
    """

    id: str
    game: str
    started: str
    seats: tuple[str, ...]
    ended: str | None = None
    outcome: Mapping[str, Any] | None = None
    players: tuple[str | None, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    figures: Mapping[str, Any] = field(default_factory=dict)
    campaign: str | None = None
    group: str | None = None
    title: str = ""
    place: str = ""
    notes: str = ""
    tracked: bool = True
    source: str | None = None
    deleted: str | None = None

    @property
    def state(self) -> State:
        """Running until there is an outcome."""
        if self.outcome is None:
            return "running"
        return "abandoned" if self.outcome.get("termination") == "abandoned" else "finished"

    @property
    def date(self) -> str:
        """The day it began where it was played, YYYY-MM-DD."""
        return self.started[:10]

    @property
    def when(self) -> datetime:
        """The moment it began, to put plays in order; without an offset it counts as UTC."""
        try:
            moment = datetime.fromisoformat(self.started)
        except ValueError:
            return _LONG_AGO
        return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A person who plays. Results belong to the id: a name may change or occur twice.

    `known_as` are names that imports have used for this person.
    """

    id: str
    name: str
    short: str = ""
    colour: str = ""
    shape: str = ""
    known_as: tuple[str, ...] = ()
    notes: str = ""
    deleted: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """People who play together, and how they read the open rules of each game."""

    id: str
    name: str
    players: tuple[str, ...] = ()
    rulings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    deleted: str | None = None


Record = Play | Player | Group


def to_document(record: Record) -> dict[str, Any]:
    """The record as JSON values, every field of it."""
    return {each.name: _plain(getattr(record, each.name)) for each in fields(record)}


def play_from(document: Mapping[str, Any]) -> Play:
    """A play out of a document; a field it lacks has its default. Raises ValueError."""
    return Play(**_fields(Play, document))


def player_from(document: Mapping[str, Any]) -> Player:
    """A player out of a document. Raises ValueError."""
    return Player(**_fields(Player, document))


def group_from(document: Mapping[str, Any]) -> Group:
    """A group out of a document. Raises ValueError."""
    return Group(**_fields(Group, document))


def _fields(kind: type[Record], document: Mapping[str, Any]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for name, fits, listed, needed in _EXPECTED[kind]:
        if name in document:
            value = document[name]
            if not fits(value):
                what = kind.__name__.lower()
                raise ValueError(f"the {name} of a {what} is not what it should be")
            given[name] = tuple(value) if listed else value
        elif needed:
            raise ValueError(f"a {kind.__name__.lower()} has no {name}")
    return given


def _expected(kind: type[Record]) -> tuple[tuple[str, Callable[[Any], bool], bool, bool], ...]:
    """Each field's name, what fits it, whether it is a tuple, whether it is needed."""
    return tuple(
        (
            each.name,
            _FITS[str(each.type)],
            str(each.type).startswith("tuple"),
            each.default is MISSING and each.default_factory is MISSING,
        )
        for each in fields(kind)
    )


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _mapping(value: Any) -> bool:
    return isinstance(value, Mapping)


# What JSON may stand for each annotation used above.
_FITS: dict[str, Callable[[Any], bool]] = {
    "str": _text,
    "str | None": lambda value: value is None or _text(value),
    "bool": lambda value: isinstance(value, bool),
    "tuple[str, ...]": lambda value: isinstance(value, list) and all(map(_text, value)),
    "tuple[str | None, ...]": lambda value: (
        isinstance(value, list) and all(each is None or _text(each) for each in value)
    ),
    "Mapping[str, Any]": _mapping,
    "Mapping[str, Any] | None": lambda value: value is None or _mapping(value),
    "Mapping[str, Mapping[str, Any]]": lambda value: (
        _mapping(value) and all(map(_mapping, value.values()))
    ),
}


_EXPECTED = {kind: _expected(kind) for kind in (Play, Player, Group)}


def _plain(value: Any) -> Any:
    """A copy with lists and dicts only, so that what was handed in may change later."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(inner) for inner in value]
    return value
