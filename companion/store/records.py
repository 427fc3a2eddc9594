"""What the log is made of: plays, the people who play and the groups they form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
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
    """A play out of a document; a field it lacks has its default."""
    return Play(**_known(Play, document, ("seats", "players")))


def player_from(document: Mapping[str, Any]) -> Player:
    """A player out of a document."""
    return Player(**_known(Player, document, ("known_as",)))


def group_from(document: Mapping[str, Any]) -> Group:
    """A group out of a document."""
    return Group(**_known(Group, document, ("players",)))


def _known(
    kind: type[Record], document: Mapping[str, Any], tuples: tuple[str, ...]
) -> dict[str, Any]:
    names = {each.name for each in fields(kind)}
    known = {name: value for name, value in document.items() if name in names}
    return known | {name: tuple(known[name]) for name in tuples if name in known}


def _plain(value: Any) -> Any:
    """A copy with lists and dicts only, so that what was handed in may change later."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(inner) for inner in value]
    return value
