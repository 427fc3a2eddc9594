"""Table <-> JSON lines. Nothing else knows the table file, format version 1."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from companion.rules import reading
from companion.rules.common import COMMON_MOVES, COMMON_OPTIONS, Adjust, Ruling
from companion.rules.game import BadHeader, Game, Json, Move
from companion.rules.reading import Malformed, Reader
from companion.rules.strict_json import read_object
from companion.rules.table import Entry, Header

FORMAT_VERSION = 1
LONGEST_LINE = 64 * 1024
MOST_LINES = 100_000

_COMMON = {kind.name: kind for kind in COMMON_MOVES}
_ENTRY_KEYS = ("move", "seat", "at", "by")
_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_CUT_OFF = "the last line was cut off and has been left out"


class Unreadable(ValueError):
    """A table file that cannot be read: which line (the first is 1), a stable code, a sentence."""

    def __init__(self, line: int, code: str, text: str) -> None:
        self.line = line
        self.code = code
        super().__init__(text)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table file that was read but not yet played: its header, its entries, a warning."""

    game: Game[Any]
    header: Header
    entries: tuple[Entry, ...]
    warning: str | None


@dataclass(frozen=True, slots=True)
class _Argument:
    key: str
    attribute: str
    read: Reader
    default: Any


_ARGUMENTS: dict[type[Move], Mapping[str, _Argument]] = {}


def _arguments(kind: type[Move]) -> Mapping[str, _Argument]:
    """The arguments of a kind of move by their key in the file; looked up once a kind."""
    if kind not in _ARGUMENTS:
        found = [
            _Argument(one.metadata["key"] or one.name, one.name, one.metadata["read"], one.default)
            for one in fields(kind)
            if "read" in one.metadata
        ]
        _ARGUMENTS[kind] = {argument.key: argument for argument in found}
    return _ARGUMENTS[kind]


def read_entry(game: Game[Any], values: Mapping[str, Json]) -> Entry:
    """One entry from its JSON object. Raises Malformed."""
    name = values.get("move")
    kind = _COMMON.get(name) or game.moves.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Malformed(f"unknown move {reading.shown(name)}" if name else "no move is named")
    at = _field("at", values, reading.time_text)
    by = _field("by", values, reading.plain_text)
    if kind is Adjust:
        return Entry(Adjust(seat=_seat(values), values=_adjustments(game, values)), at, by)
    if kind is Ruling:
        return Entry(Ruling(seat=_seat(values), values=_rulings(game, values)), at, by)
    return Entry(_read_move(kind, values), at, by)


def _seat(values: Mapping[str, Json]) -> int | None:
    seat: int | None = _field("seat", values, reading.seat)
    return seat


def _field(key: str, values: Mapping[str, Json], read: Reader) -> Any:
    if key not in values:
        return None
    try:
        return read(values[key])
    except Malformed as fault:
        raise Malformed(f"{key}: {fault}") from None


def _refuse_unknown(values: Mapping[str, Json], known: tuple[str, ...]) -> None:
    for key in values:
        if key not in known:
            raise Malformed(f"unknown key {reading.shown(key)}")


def _read_move(kind: type[Move], values: Mapping[str, Json]) -> Move:
    arguments = _arguments(kind)
    _refuse_unknown(values, (*_ENTRY_KEYS, *arguments))
    found: dict[str, Any] = {}
    for argument in arguments.values():
        if argument.key in values:
            found[argument.attribute] = _field(argument.key, values, argument.read)
        elif argument.default is MISSING:
            raise Malformed(f"{kind.name} needs {argument.key}")
    if "seat" not in arguments:
        found["seat"] = _seat(values)
    return kind(**found)


def _adjustments(game: Game[Any], values: Mapping[str, Json]) -> dict[str, Any]:
    _refuse_unknown(values, (*_ENTRY_KEYS, *game.adjustable))
    found = {
        key: _field(key, values, read) for key, read in game.adjustable.items() if key in values
    }
    if not found:
        raise Malformed(f"adjust needs one of {', '.join(game.adjustable)}")
    return found


def _rulings(game: Game[Any], values: Mapping[str, Json]) -> dict[str, str]:
    _refuse_unknown(values, (*_ENTRY_KEYS, "set"))
    if "set" not in values:
        raise Malformed("ruling needs set")
    found = _read_rulings(game, values["set"], "set")
    if not found:
        raise Malformed(f"set: a ruling answers one of {', '.join(game.rulings)}")
    return found


def _read_rulings(game: Game[Any], given: Json, key: str) -> dict[str, str]:
    readers = {name: reading.choice(*answers) for name, answers in game.rulings.items()}
    return _read_named(given, readers, key)


def _read_named(given: Json, readers: Mapping[str, Reader], key: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise Malformed(f"{key}: expected an object, found {reading.shown(given)}")
    for name in given:
        if name not in readers:
            raise Malformed(f"{key}: unknown key {reading.shown(name)}")
    return {name: _field(name, given, readers[name]) for name in given}


def _uuid(value: object) -> str:
    text = reading.plain_text(value).lower()
    if not _UUID.fullmatch(text):
        raise Malformed(f"expected a UUID, found {reading.shown(text)}")
    return text


_HEADER_NOTES: Mapping[str, Reader] = {
    "id": _uuid,
    "rules": reading.plain_text,
    "started": reading.time_text,
    "title": reading.plain_text,
    "campaign": reading.plain_text,
}
_HEADER_KEYS = ("companion", "game", "seats", "options", "rulings", *_HEADER_NOTES)


def read_header(
    games: Mapping[str, Game[Any]], values: Mapping[str, Json]
) -> tuple[Game[Any], Header]:
    """The header and its game. Raises Malformed, or BadHeader where no table can be set up."""
    if "companion" not in values:
        raise Malformed("this is no table file: the first line has no key companion")
    if type(values["companion"]) is not int or values["companion"] != FORMAT_VERSION:
        found = reading.shown(values["companion"])
        raise BadHeader("unknown_version", f"this app reads version 1 of the format, not {found}")
    game = games.get(values["game"]) if isinstance(values.get("game"), str) else None
    if game is None:
        raise BadHeader("unknown_game", f"unknown game {reading.shown(values.get('game'))}")
    _refuse_unknown(values, _HEADER_KEYS)
    if "seats" not in values:
        raise Malformed("the header names no seats")
    notes = {key: _field(key, values, read) for key, read in _HEADER_NOTES.items()}
    options = _read_named(values.get("options", {}), {**COMMON_OPTIONS, **game.options}, "options")
    rulings = _read_rulings(game, values.get("rulings", {}), "rulings")
    seats = _read_seats(game, values["seats"])
    game.setup(len(seats), options, rulings)
    return game, Header(game.slug, seats, options, rulings, **notes)


def _read_seats(game: Game[Any], value: Json) -> tuple[str, ...]:
    least, most = game.seats[0], game.seats[-1]
    try:
        names: tuple[str, ...] = reading.listing(reading.name, least=least, most=most)(value)
    except Malformed as fault:
        raise Malformed(f"seats: {fault}") from None
    if len({name.casefold() for name in names}) != len(names):
        raise BadHeader("names_equal", "seats: two players may not have the same name")
    return names


def read_table(games: Mapping[str, Game[Any]], content: bytes) -> Sheet:
    """The whole file, checked line by line before anything is played. Raises Unreadable."""
    lines, warning = _split(content)
    number, entries = 1, []
    try:
        game, header = read_header(games, _read_line(lines[0]))
        for line in lines[1:]:
            number += 1
            entries.append(read_entry(game, _read_line(line)))
    except Malformed as fault:
        raise Unreadable(number, "malformed", f"line {number}: {fault}") from None
    except BadHeader as fault:
        raise Unreadable(number, fault.code, f"line {number}: {fault}") from None
    return Sheet(game, header, tuple(entries), warning)


def _split(content: bytes) -> tuple[list[bytes], str | None]:
    """The lines without their ends; a last line that was cut off is left out with a warning."""
    *lines, last = content.split(b"\n")
    warning = None
    if last:
        if lines and not _whole(last):
            warning = _CUT_OFF
        else:
            lines.append(last)
    if not lines:
        raise Unreadable(1, "malformed", "line 1: the file is empty, expected a header")
    if len(lines) > MOST_LINES:
        number = MOST_LINES + 1
        text = f"line {number}: a table has {MOST_LINES} lines at most"
        raise Unreadable(number, "malformed", text)
    return lines, warning


def _whole(line: bytes) -> bool:
    """Whether a line without its end is all there; what would be refused anyway counts as whole.

    That is a line over the limit, and one of blanks: no entry that was cut off begins so.
    """
    if len(line) > LONGEST_LINE or not line.strip():
        return True
    try:
        json.loads(line.decode("utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError):
        return False
    except (ValueError, RecursionError):  # whole, and refused for what it holds
        return True
    return True


def _read_line(line: bytes) -> dict[str, Json]:
    if len(line) > LONGEST_LINE:
        raise Malformed(f"a line of {len(line)} bytes is too long, {LONGEST_LINE} at most")
    try:
        return read_object(line.decode("utf-8"))
    except UnicodeDecodeError as fault:
        raise Malformed(f"not UTF-8 (byte {fault.start + 1} of the line)") from None


def write_header(header: Header) -> str:
    """The header as one JSON line, without its end."""
    values: dict[str, Json] = {
        "companion": FORMAT_VERSION,
        "game": header.game,
        "seats": list(header.seats),
        "options": dict(header.options),
        "rulings": dict(header.rulings),
    }
    for key in _HEADER_NOTES:
        if getattr(header, key) is not None:
            values[key] = getattr(header, key)
    return _line(values)


def write_entry(entry: Entry) -> str:
    """One entry as one JSON line, without its end."""
    move = entry.move
    values: dict[str, Json] = {"move": move.name}
    if move.seat is not None:
        values["seat"] = move.seat
    if isinstance(move, Adjust):
        values.update(move.values)
    elif isinstance(move, Ruling):
        values["set"] = dict(move.values)
    for argument in _arguments(type(move)).values():
        value = getattr(move, argument.attribute)
        if value != argument.default and argument.key != "at":
            values[argument.key] = value
    if entry.at is not None:
        values["at"] = entry.at
    if entry.by is not None:
        values["by"] = entry.by
    return _line(values)


def _line(values: Mapping[str, Json]) -> str:
    return json.dumps(values, ensure_ascii=False, allow_nan=False, separators=(", ", ": "))
