"""Random walks through any game: tables as careless people might play them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from random import Random
from typing import Any

from companion.rules import codec
from companion.rules.common import COMMON_MOVES, Abandon, Adjust, Finish, Ruling
from companion.rules.game import BadHeader, Game, IllegalMove, Json, Move
from companion.rules.reading import Malformed, Reader
from companion.rules.table import Entry, Position, Table
from tests.replaying import NAMES

WORDS = (
    *("deck", "biscuit", "creme-pat", "icing", "jam", "pastry", "sponge"),
    *("start", "pause", "resume", "up", "campaign", "freeplay", "relaxed", "warm-up"),
    *("bonus-fill", "bonus-restock", "bad-batch", "arrive-early", "6:24", "6:50", "0:00"),
    *("flour", "frosting", "butter", "eggs", "sugar", "chocolate", "milk", "berries", "wild"),
    *("fire", "power", "count", "names", "Zoe", "Ana"),
)
TEXTS = [*WORDS, "", "Jam tart", "x" * 41, "👩‍👩‍👧"]
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 24, 999, 1000, -1]
SCALARS: list[Json] = [*NUMBERS, *TEXTS, True, False, None, 1.5]


def any_value(random: Random) -> Json:
    """Any JSON value that some argument might be."""
    kind = random.random()
    if kind < 0.7:
        return random.choice(SCALARS)
    size = random.choice((0, 1, 2, 3, 3, 3, 4, 5, 6))
    if kind < 0.8:
        return random.sample(random.choice((range(6), range(1, 11), WORDS[1:7])), size)
    if kind < 0.97:
        pool: list[Json] = random.choice(([0, 1, 2, 3, 4, 5], [1, 2, 3, None], SCALARS))
        return [random.choice(pool) for _ in range(size)]
    return {str(random.choice(TEXTS)): random.choice(SCALARS) for _ in range(size)}


def fitting(random: Random, read: Reader, likely: tuple[Json, ...] = ()) -> Json:
    """A value that a reader takes, most of the time."""
    for _ in range(random.choice((1, 30, 30, 30))):
        value = random.choice(likely) if likely and random.random() < 0.3 else any_value(random)
        try:
            read(value)
        except Malformed:
            continue
        return value
    return any_value(random)


def readers_of(kind: type[Move]) -> dict[str, Reader]:
    """How the arguments of a kind of move are read, by their key in the file."""
    return {
        one.metadata["key"] or one.name: one.metadata["read"]
        for one in fields(kind)
        if "read" in one.metadata
    }


def any_entry(game: Game[Any], state: Mapping[str, Json], random: Random) -> dict[str, Json]:
    """An entry that some person or program might write: legal, illegal or unreadable."""
    common = random.random() < 0.2
    kind = random.choice(COMMON_MOVES if common else tuple(game.moves.values()))
    values: dict[str, Json] = {"move": kind.name}
    if random.random() < 0.2:
        values["seat"] = random.choice((0, 1, 2, 3, 5))
    if kind is Adjust:
        for key in random.sample(sorted(game.adjustable), random.choice((1, 1, 2))):
            values[key] = fitting(random, game.adjustable[key], (state.get(key),))
    elif kind is Ruling:
        asked = random.choice(sorted(game.rulings))
        values["set"] = {asked: random.choice(game.rulings[asked])}
    else:
        for key, read in readers_of(kind).items():
            if random.random() < 0.7:
                values[key] = fitting(random, read)
    if kind.name == "timer" or random.random() < 0.1:
        values["at"] = f"2026-05-01T20:{random.randrange(60):02}:00Z"
    return values


def any_header(game: Game[Any], random: Random) -> dict[str, Json]:
    """A header with which a table can be set up."""
    while True:
        options = {
            key: fitting(random, read)
            for key, read in game.options.items()
            if random.random() < 0.4
        }
        rulings = {key: random.choice(answers) for key, answers in game.rulings.items()}
        seats = random.choice(game.seats)
        values = {
            "companion": 1,
            "game": game.slug,
            "seats": list(NAMES[:seats]),
            "options": options,
            "rulings": rulings,
        }
        try:
            codec.read_header({game.slug: game}, values)
        except (Malformed, BadHeader):
            continue
        return values


def begun(game: Game[Any], values: Mapping[str, Json]) -> Table:
    return Table(game, codec.read_header({game.slug: game}, values)[1])


def walk(
    table: Table, random: Random, moves: int, *, careless: float = 0.3
) -> Iterator[tuple[Position, Entry, Position]]:
    """Plays on, mostly what is offered; each entry with the position before and after it."""
    for _ in range(moves):
        entry = next_entry(table, random, careless)
        if entry is None:
            return
        before = table.position
        table.play(entry)
        yield before, entry, table.position


def next_entry(table: Table, random: Random, careless: float) -> Entry | None:
    """A legal entry; None if none was found."""
    game, state = table.game, table.position.state
    for _ in range(40):
        offers = game.offers(state) if table.outcome is None else ()
        if offers and random.random() >= careless:
            kind = random.choice(sorted({type(move).__name__ for move in offers}))
            return Entry(random.choice([one for one in offers if type(one).__name__ == kind]))
        try:
            written = any_entry(game, game.as_json(state), random)
            entry = codec.read_entry(game, json.loads(json.dumps(written)))
            table.check(entry.move)
        except (Malformed, IllegalMove):
            continue
        if not isinstance(entry.move, Finish | Abandon) or random.random() < 0.05:
            return entry
    return None
