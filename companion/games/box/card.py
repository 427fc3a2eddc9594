"""One card of a box as its owner knows it, and how it is written down."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from companion.games.cake_auf.moves import STARS
from companion.games.hasty_baker.moves import NAMED
from companion.rules import reading
from companion.rules.game import Json
from companion.rules.reading import Malformed, Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A recipe, in the Magic Bakery a customer. None and an empty list: nobody has said."""

    name: str
    ingredients: tuple[str, ...] = ()
    stars: int | None = None
    fire: bool | None = None
    power: bool | None = None
    """Whether it shows the icon of that ban."""
    level: int | None = None
    garnish: tuple[str, ...] = ()
    orders: int | None = None
    """How many orders a customer counts."""

    def known(self) -> dict[str, Any]:
        """What somebody has said of it, its name too."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {key: value for key, value in values.items() if value not in (None, ())}

    def with_what(self, newer: Card) -> Card:
        """This card, where the newer one says nothing else."""
        return Card(**{**self.known(), **newer.known()})

    def as_json(self) -> dict[str, Json]:
        """As a box file has it: only what is known."""
        return {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in self.known().items()
        }


def _text(value: object) -> str:
    """A short text, trimmed."""
    return reading.name(value)


_level = reading.integer(1, 3)

SAYS: Mapping[str, Mapping[str, Reader]] = {
    "magic-bakery": {
        "level": _level,
        "ingredients": reading.listing(_text, most=8),
        "garnish": reading.listing(_text, most=4),
        "orders": reading.integer(1, 2),
    },
    "hasty-baker": {
        "ingredients": reading.distinct(reading.listing(reading.choice(*NAMED), most=4)),
    },
    "cake-auf": {
        "ingredients": reading.listing(_text, most=3),
        "stars": reading.integer(STARS[0], STARS[-1]),
        "fire": reading.boolean,
        "power": reading.boolean,
    },
}
"""What the cards of each game may say besides their name."""


def read_card(game: str, value: object) -> Card:
    """A card out of JSON. Raises Malformed with a sentence that names what does not fit."""
    if not isinstance(value, dict):
        raise Malformed(f"expected an object, found {reading.shown(value)}")
    if "name" not in value:
        raise Malformed("a card needs its name")
    found: dict[str, Any] = {"name": _field("name", _text, value["name"])}
    for key, one in value.items():
        if key == "name":
            continue
        if key not in SAYS[game]:
            raise Malformed(f"{found['name']}: such a card has no {reading.shown(key)}")
        found[key] = _field(f"{found['name']}: {key}", SAYS[game][key], one)
    return Card(**found)


def _field(what: str, reader: Reader, value: object) -> Any:
    try:
        return reader(value)
    except Malformed as fault:
        raise Malformed(f"{what}: {fault}") from None


def folded(name: str) -> str:
    """A name as it is compared: letters of either case, however they are composed."""
    return unicodedata.normalize("NFC", name).strip().casefold()
