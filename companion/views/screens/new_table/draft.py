"""A table that is not started yet: a value that each tap replaces."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from companion.games.registry import GAMES
from companion.rules.game import Json
from companion.rules.reading import LONGEST_NAME, is_seen
from companion.views.words import say


class NotSeated(ValueError):
    """Somebody cannot sit down under that name; the text says why."""


@dataclass(frozen=True, slots=True)
class Board:
    """A campaign to play in: its name, the scenario it suggests next, the ducks in its deck."""

    name: str
    next: int
    ducks: int


@dataclass(frozen=True, slots=True)
class Draft:
    """``names`` in turn order, the first player first. ``options`` as in a table's header, but
    also those which this table will not need, and ``turtle`` as a name: seats still change."""

    game: str
    names: tuple[str, ...] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    campaign: str | None = None
    boards: tuple[Board, ...] = ()
    """The campaigns that may be played, the one played last first."""
    just_score: bool = False

    @property
    def seats(self) -> range:
        """How many may play."""
        return GAMES[self.game].seats

    @property
    def full(self) -> bool:
        """Whether nobody else may sit down."""
        return len(self.names) >= self.seats[-1]

    @property
    def missing(self) -> int:
        """How many players have to come yet."""
        return max(0, self.seats[0] - len(self.names))

    def seated(self, typed: str) -> Draft:
        """With one more player, last in turn order. Raises NotSeated."""
        name = tidy(typed)
        taken = next((one for one in self.names if same(one, name)), None)
        if taken is not None:
            raise NotSeated(say("{name} sits here already.", name=taken))
        if self.full:
            most = self.seats[-1]
            raise NotSeated(
                say("{n} is the most that can play {game}.", n=most, game=GAMES[self.game].title)
            )
        return replace(self, names=(*self.names, name))

    def with_all(self, names: Sequence[str]) -> Draft:
        """With these people alone, as many as may play; they are seated as given."""
        return replace(self, names=fitting(names, self.seats))

    def without(self, name: str) -> Draft:
        """With one player less."""
        return replace(self, names=tuple(one for one in self.names if one != name))

    def moved(self, old: int, new: int) -> Draft:
        """With the player of one place at another; the others close up."""
        names = list(self.names)
        names.insert(new, names.pop(old))
        return replace(self, names=tuple(names))

    def starting(self, name: str) -> Draft:
        """With another first player; who sits left of whom stays."""
        first = self.names.index(name)
        return replace(self, names=self.names[first:] + self.names[:first])

    def drawn(self, chance: Random) -> Draft:
        """With a first player by lot: everybody is as likely."""
        return self.starting(chance.choice(self.names))

    def option(self, key: str, value: Json) -> Draft:
        """With one choice changed; None leaves it open."""
        return replace(self, options=_with(self.options, {key: value}))

    @property
    def board(self) -> Board | None:
        """The campaign that a campaign table would belong to."""
        chosen = (one for one in self.boards if one.name == self.campaign)
        return next(chosen, self.boards[0] if self.boards else None)

    def playing(self, board: Board) -> Draft:
        """With another campaign: what it suggests next, and the ducks that are in its deck."""
        there = replace(self, campaign=board.name)
        return there.option("scenario", None).option("ducks", board.ducks)

    def ruled(self, answer: Mapping[str, str]) -> Draft:
        """With open rules read in another way."""
        return replace(self, rulings=_with(self.rulings, answer))


def _with(values: Mapping[str, Json], new: Mapping[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in {**values, **new}.items() if value is not None}


def tidy(typed: str) -> str:
    """A name as it is kept: composed and trimmed. Raises NotSeated."""
    name = unicodedata.normalize("NFC", typed).strip()
    if not is_seen(name) and not _kept_out(name):
        raise NotSeated(say("Type a name first."))
    if len(name) > LONGEST_NAME:
        raise NotSeated(
            say(
                "A name has {most} letters at most, this one has {n}.",
                most=LONGEST_NAME,
                n=len(name),
            )
        )
    if _kept_out(name):
        raise NotSeated(say("There is a sign in this name that cannot be kept. Type it anew."))
    return name


def _kept_out(name: str) -> bool:
    """Whether there is a sign in it that no file can hold."""
    return any(unicodedata.category(mark) in ("Cc", "Cs") for mark in name)


def same(one: str, other: str) -> bool:
    """Whether two names are one: neither case nor the way of writing an accent tells apart."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip().casefold()


def fitting(names: Sequence[str], seats: range) -> tuple[str, ...]:
    """The first of these names, as many as may sit, nobody twice."""
    found: list[str] = []
    for name in names:
        if not any(same(name, one) for one in found):
            found.append(name)
    return tuple(found[: seats[-1]])


def guests(people: Sequence[str], draft: Draft, typed: str) -> tuple[str, ...]:
    """Whom to offer: who has played before, does not sit here, and begins as typed."""
    begun = _folded(typed)
    here = {_folded(name) for name in draft.names}
    return tuple(
        name for name in people if _folded(name) not in here and _folded(name).startswith(begun)
    )
