"""The box file: what a group knows of the cards of one game, to be given to another group."""

from __future__ import annotations

import json
from collections.abc import Iterable

from companion.games.box.card import SAYS, Card, folded, read_card
from companion.rules.reading import Malformed, shown
from companion.rules.strict_json import read_object

VERSION = 1
LARGEST = 1 << 20
"""Bytes of a file that is looked at; all recipes of all games are far less."""
MOST_CARDS = 1000
_KEYS = {"companion_box", "game", "cards"}


class BadBox(ValueError):
    """A file that is no box file; the text says what was expected and what was found."""


def write_box(game: str, cards: Iterable[Card]) -> bytes:
    """The file of a game's cards: a line a card, the same bytes for the same cards."""
    ordered = sorted(cards, key=lambda card: folded(card.name))
    lines = [json.dumps(card.as_json(), ensure_ascii=False, sort_keys=True) for card in ordered]
    inner = ",\n    ".join(lines)
    listed = f"[\n    {inner}\n  ]" if lines else "[]"
    head = f'  "companion_box": {VERSION},\n  "game": {json.dumps(game)},\n  "cards": '
    return f"{{\n{head}{listed}\n}}\n".encode()


def read_box(content: bytes) -> tuple[str, tuple[Card, ...]]:
    """The game and the cards of a file. Raises BadBox."""
    if len(content) > LARGEST:
        raise BadBox(f"The file is larger than {LARGEST // 1024} KB: it can't be a box file.")
    try:
        value = read_object(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadBox("This is no box file: it is not text in UTF-8.") from None
    except Malformed as fault:
        raise BadBox(f"This is no box file: {fault}.") from None
    if "companion_box" not in value:
        raise BadBox('This is no box file: it has no "companion_box".')
    version = value["companion_box"]
    if type(version) is not int or version != VERSION:
        raise BadBox(f"The file is of version {shown(version)}; this app reads {VERSION}.")
    if value.keys() != _KEYS:
        raise BadBox(f"A box file has {', '.join(sorted(_KEYS))}, found {shown(list(value))}.")
    return _game(value["game"]), _cards(value["game"], value["cards"])


def _game(game: object) -> str:
    if not isinstance(game, str) or game not in SAYS:
        raise BadBox(f"The game is one of {', '.join(SAYS)}, found {shown(game)}.")
    return game


def _cards(game: str, value: object) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise BadBox(f"The cards are a list, found {shown(value)}.")
    if len(value) > MOST_CARDS:
        raise BadBox(f"A box has at most {MOST_CARDS} cards, found {len(value)}.")
    cards = tuple(_card(game, number, one) for number, one in enumerate(value, start=1))
    names = [folded(card.name) for card in cards]
    for card, name in zip(cards, names, strict=True):
        if names.count(name) > 1:
            raise BadBox(f"{shown(card.name)} is there twice.")
    return cards


def _card(game: str, number: int, value: object) -> Card:
    try:
        return read_card(game, value)
    except Malformed as fault:
        raise BadBox(f"Card {number}: {fault}.") from None
