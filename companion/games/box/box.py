"""The cards that a group has told the app about, by game and name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from companion.games.box.card import SAYS, Card, folded, read_card
from companion.games.box.learning import learned
from companion.rules.reading import Malformed
from companion.rules.table import Step, Table


class Kept(Protocol):
    """Where cards last, as JSON values by key. Its changes may raise what a store raises."""

    def all(self) -> Mapping[str, Any]:
        """Every value by its key."""

    def put(self, key: str, value: Any) -> None:
        """Keep a value in the place of what was."""

    def remove(self, key: str) -> None:
        """Forget a value."""


class Box:
    """Names are compared without regard to case; a card that does not read is left out."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def cards(self, game: str) -> tuple[Card, ...]:
        """All cards of a game, by name."""
        return tuple(sorted(self._of(game), key=lambda card: folded(card.name)))

    def card(self, game: str, name: str) -> Card | None:
        """The card of a name, None if nobody has told of it."""
        wanted = folded(name)
        return next((one for one in self._of(game) if folded(one.name) == wanted), None)

    def starting_with(self, game: str, letters: str) -> tuple[Card, ...]:
        """Cards with a word that begins so, those whose name begins so first."""
        sought = folded(letters)
        found = [one for one in self.cards(game) if begins(one.name, sought)]
        return tuple(sorted(found, key=lambda one: not folded(one.name).startswith(sought)))

    def keep(self, game: str, card: Card) -> None:
        """Keep a card as it is, in the place of one of the same name."""
        self._kept.put(_key(game, card.name), card.as_json())

    def add(self, game: str, cards: Iterable[Card]) -> int:
        """Keep what cards say; what they leave open stays as it was. How many it changed."""
        changed = 0
        for card in cards:
            before = self.card(game, card.name)
            after = card if before is None else before.with_what(card)
            if after != before:
                self.keep(game, after)
                changed += 1
        return changed

    def forget(self, game: str, name: str) -> None:
        """Take a card out."""
        self._kept.remove(_key(game, name))

    def learn(self, table: Table, steps: Iterable[Step]) -> None:
        """Remember what moves have told of cards."""
        for step in steps:
            self.add(table.header.game, learned(table, step))

    def _of(self, game: str) -> Iterator[Card]:
        if game not in SAYS:
            return
        for key, value in self._kept.all().items():
            if key.startswith(f"{game}/"):
                try:
                    yield read_card(game, value)
                except Malformed:  # somebody has edited the data by hand: the others are fine
                    continue


def begins(name: str, sought: str) -> bool:
    """Whether a name, or a word of it, begins with letters that are folded already."""
    whole = folded(name)
    return whole.startswith(sought) or any(word.startswith(sought) for word in whole.split())


def _key(game: str, name: str) -> str:
    return f"{game}/{folded(name)}"


class InMemory:
    """Cards that end with the process."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}

    def all(self) -> Mapping[str, Any]:
        """Every value by its key."""
        return dict(self._values)

    def put(self, key: str, value: Any) -> None:
        """Keep a value."""
        self._values[key] = value

    def remove(self, key: str) -> None:
        """Forget a value."""
        self._values.pop(key, None)
