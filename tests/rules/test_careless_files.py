"""Whatever a file holds, reading it ends in a table or in a sentence, never in a traceback."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.games.registry import GAMES
from companion.rules.codec import (
    Unreadable,
    read_entry,
    read_table,
    write_entry,
    write_header,
)
from companion.rules.game import Game, IllegalMove
from companion.rules.reading import Malformed
from companion.rules.table import Table
from tests.replaying import HEADER, move, replay, written
from tests.walking import SCALARS, any_entry, any_header, begun, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
seeds = st.integers(0, 2**32)
some = settings(max_examples=30, deadline=None)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
    max_leaves=12,
)


def fault_of(content: bytes) -> Unreadable | None:
    """Why a file can't be read; None if it can."""
    try:
        read_table(GAMES, content)
    except Unreadable as fault:
        return fault
    return None


def assert_no_table(content: bytes) -> None:
    fault = fault_of(content)
    assert fault is not None
    assert f"line {fault.line}: " in str(fault)


@given(st.binary(max_size=400))
@example(b"\x00")
@example(b"\xef\xbb\xbf")
@example(b"\n" * 3)
def test_any_bytes_are_no_table(content: bytes) -> None:
    assert_no_table(content)


@some
@given(st.lists(JSON, max_size=4))
def test_any_json_is_no_table(values: list[Any]) -> None:
    assert_no_table(written(*(json.dumps(one) for one in values)))


@some
@given(JSON)
def test_any_json_after_a_header_is_refused_or_played(value: Any) -> None:
    assert replay(written(HEADER, json.dumps(value))).exit == 3


@some
@given(st.sampled_from([*sorted(HEADER), "options", "rulings", "id", "started", "title"]), JSON)
def test_any_value_in_a_header_is_read_or_refused(key: str, value: Any) -> None:
    assert replay(written({**HEADER, key: value})).exit in (0, 3)


@every_game
@some
@given(st.data())
def test_any_value_of_an_argument_is_read_or_refused(game: Game[Any], data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(game.moves)))
    random = Random(data.draw(seeds))
    entry = any_entry(game, {}, random) | {"move": kind}
    key = data.draw(st.sampled_from(sorted({*entry, "seat", "at", "by"} - {"move"})))
    table = begun(game, {**HEADER, "game": game.slug})
    play(table, entry | {key: data.draw(JSON)})


def refusal_of(table: Table, values: Any) -> Malformed | IllegalMove | None:
    """Why an entry can't be played; None if it was."""
    try:
        table.play(read_entry(table.game, json.loads(json.dumps(values))))
    except (Malformed, IllegalMove) as refusal:
        return refusal
    return None


def play(table: Table, values: Any) -> None:
    """An entry is played, or it is refused in words and nothing has changed."""
    before = table.position
    refusal = refusal_of(table, values)
    if refusal is not None:
        assert str(refusal)
        assert table.position == before
    if isinstance(refusal, IllegalMove):
        assert refusal.code in table.game.refusals.by_code


@every_game
@some
@given(seeds)
def test_any_entry_is_played_refused_or_unreadable(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    table = begun(game, any_header(game, random))
    for _ in walk(table, random, random.randrange(40)):
        pass
    for _ in range(40):
        play(table, any_entry(game, game.as_json(table.position.state), random))


@every_game
@some
@given(seeds)
def test_any_header_is_set_up_or_refused(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    values = any_header(game, random)
    part = random.choice(("options", "rulings"))
    keys = sorted(game.options) if part == "options" else sorted(game.rulings)
    values[part] = {**values[part], random.choice([*keys, "x"]): random.choice(SCALARS)}
    assert replay(written(values)).exit in (0, 3)


def mangled(content: bytes, random: Random) -> bytes:
    """A file after an accident: bytes changed, lines lost, doubled, swapped or cut off."""
    lines = content.split(b"\n")
    spot, line = random.randrange(len(content)), random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            return content[:spot]
        case 1:
            return content[:spot] + random.randbytes(1) + content[spot + 1 :]
        case 2:
            return content[:spot] + random.choice([b"9", b'"', b"{", b",", b"\r"]) + content[spot:]
        case 3:
            return b"\n".join(lines[:line] + lines[line + 1 :])
        case 4:
            return b"\n".join(lines[: line + 1] + lines[line:])
        case _:
            random.shuffle(lines)
            return b"\n".join(lines)


@every_game
@some
@given(seeds)
def test_a_mangled_file_ends_in_a_table_or_a_sentence(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    table = begun(game, any_header(game, random))
    for _ in walk(table, random, 15):
        pass
    whole = [write_header(table.header), *map(write_entry, table.entries)]
    found = replay(mangled(written(*whole), random), *random.choice(((), ("--steps",))))
    assert found.exit in (0, 2, 3)
    assert "Traceback" not in found.stderr
    if found.exit:
        assert found.stderr.count("\n") in (1, 2)
        assert found.error["text"] in found.stderr


def test_a_very_long_table_is_folded_without_recursion() -> None:
    found = replay(written(HEADER, *[move("take"), move("undo"), move("redo"), move("undo")] * 500))
    assert (found.exit, found.last["entries"], found.last["in_force"]) == (0, 2000, 0)
