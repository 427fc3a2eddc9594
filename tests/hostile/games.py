"""Whole games of random taps, legal, illegal and none at all, each of them answered."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from companion.rules import codec
from companion.rules.game import Game, IllegalMove
from companion.rules.reading import Malformed
from companion.rules.story import filled, sentence
from companion.rules.table import Entry, Table
from tests.hostile.trying import sound
from tests.hostile.values import value
from tests.walking import any_entry, any_header, begun, next_entry

PYTHONS = re.compile(r"\b(True|False|None)\b|\(\d|[{}]|\bdict_|frozenset|\d,\)")
"""How Python would write a value; a person reads JSON's."""


def told(words: str) -> str:
    """A sentence of the engine: nothing of Python's notation in it."""
    assert PYTHONS.search(words) is None, words
    return sound(words)


def try_a_game(game: Game[Any], seed: int, moves: int = 60) -> int:
    """Play with random taps; how many counted. What is refused changes nothing."""
    random = Random(seed)
    table = begun(game, any_header(game, random))
    for _ in range(moves):
        entry = next_entry(table, random, 0.2) if random.random() < 0.6 else None
        if entry is not None:
            table.play(entry)
            for event in table.events:
                told(sentence(game, event, table.position.names))
        else:
            _refused_or_played(table, random)
    written = [codec.write_header(table.header), *map(codec.write_entry, table.entries)]
    again = codec.read_table({game.slug: game}, "\n".join(written).encode())
    other = Table(game, again.header)
    for one in again.entries:
        other.play(one)
    assert other.position == table.position
    return len(table.entries)


def _refused_or_played(table: Table, random: Random) -> None:
    game, before = table.game, table.position
    values = any_entry(game, game.as_json(before.state), random)
    if random.random() < 0.3:
        values[random.choice([*values, "seat", "by", "x"])] = value(random)
    try:
        entry: Entry = codec.read_entry(game, json.loads(json.dumps(values)))
        table.play(entry)
    except Malformed as fault:
        sound(str(fault))
        assert table.position == before
    except IllegalMove as refusal:
        told(filled(refusal.template, refusal.facts, before.names))
        told(refusal.text)
        assert table.position == before
