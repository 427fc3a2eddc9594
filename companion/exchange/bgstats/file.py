"""A file of BG Stats, read leniently: who played what, when and where, as far as it can be told."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time
from typing import Any

from companion.exchange.faults import BadFile, Fault
from companion.exchange.identity import as_uuid, derived
from companion.exchange.located_json import Part, read_document
from companion.rules.reading import shown

LONGEST_NAME = 200
LONGEST_NOTES = 20_000
LARGEST_WHOLE = 99_999_999
"""A day written as a number has eight digits, and nothing else in a file has as many."""

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the file. `uuid` stays the same in every file that the same app writes."""

    uuid: str
    name: str
    anonymous: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """One score: the text as it was written; `winner` None if the file does not say."""

    person: Person
    score: str
    winner: bool | None
    rank: int
    role: str


@dataclass(frozen=True, slots=True)
class Received:
    """One play of the file. `started` is YYYY-MM-DD, with THH:MM:SS where that is known."""

    line: int
    uuid: str
    games: tuple[str, ...]
    """The names of what was played."""
    started: str
    minutes: int
    """0 if nobody measured."""
    place: str
    board: str
    notes: str
    own: object
    """The text that may hold a play of ours."""
    modified: str
    cooperative: bool
    lowest_wins: bool
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayFile:
    """What a file holds, and what of it can't be read."""

    plays: tuple[Received, ...]
    faults: tuple[Fault, ...]


def read_play_file(content: bytes) -> PlayFile:
    """The plays of a `.bgsplay` file or of a backup of BG Stats. Raises BadFile."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise BadFile(f"line {line}: not UTF-8 (byte {fault.start + 1})", line=line) from None
    document, parts = read_document(text, "plays")
    if not isinstance(document.get("players"), list) or "games" not in document:
        raise BadFile("it is JSON, but no file of plays: it has no players and games")
    return _plays(_Tables(document), parts)


class _Tables:
    """The lists that plays refer to by number."""

    def __init__(self, document: Values) -> None:
        self.players = self._by_id(document, "players")
        self.games = self._by_id(document, "games")
        self.places = self._by_id(document, "locations")

    def _by_id(self, document: Values, key: str) -> dict[Any, Values]:
        found = document.get(key)
        entries = found if isinstance(found, list) else []
        return {
            one["id"]: one
            for one in entries
            if isinstance(one, dict) and isinstance(one.get("id"), int | str)
        }


def _plays(tables: _Tables, parts: list[Part]) -> PlayFile:
    plays: list[Received] = []
    faults: list[Fault] = []
    for part in parts:
        try:
            plays.append(_play(tables, part))
        except BadFile as fault:
            faults.append(Fault(part.line, f"line {part.line}: {fault}"))
    return PlayFile(tuple(plays), tuple(faults))


def _play(tables: _Tables, part: Part) -> Received:
    play = part.value
    if not isinstance(play, dict):
        raise BadFile(f"expected a play, found {shown(play)}")
    if (fault := part.fault()) is not None:
        raise BadFile(fault)
    game = _referred(tables.games, play, "gameRefId")
    names = tuple(name for key in ("name", "bggName") if (name := _text(game, key)))
    if not names:
        raise BadFile("the play does not say what was played")
    seats = tuple(_seats(tables, play))
    if not seats:
        raise BadFile("nobody played")
    return Received(
        line=part.line,
        uuid=as_uuid(play.get("uuid")) or derived("play", _canonical(play)),
        games=names,
        started=_started(play),
        minutes=_whole(play, "durationMin"),
        place=_text(_referred(tables.places, play, "locationRefId"), "name"),
        board=_text(play, "board"),
        notes=_prose(play, "comments"),
        own=play.get("metaData"),
        modified=_text(play, "modificationDate"),
        cooperative=game.get("cooperative") is True,
        lowest_wins=game.get("highestWins") is False,
        seats=seats,
    )


def _seats(tables: _Tables, play: Values) -> Iterator[Seat]:
    """The scores in the order of the seats; whoever is no person sits nowhere."""
    given = play.get("playerScores")
    scores = [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []
    for one in sorted(scores, key=lambda one: _whole(one, "seatOrder")):
        player = _referred(tables.players, one, "playerRefId")
        if not player:
            raise BadFile("a score belongs to nobody in the file")
        if _is_no_person(player) or _is_no_person(one):
            continue
        winner = one.get("winner")
        yield Seat(
            _person(player),
            _text(one, "score"),
            winner if isinstance(winner, bool) else None,
            _whole(one, "rank"),
            _text(one, "role"),
        )


def _person(player: Values) -> Person:
    name = _text(player, "name")
    if not name:
        raise BadFile("a player has no name")
    uuid = as_uuid(player.get("uuid")) or derived("player", name)
    return Person(uuid, name, player.get("isAnonymous") is True)


def _is_no_person(values: Values) -> bool:
    text = values.get("metaData")
    try:
        facts = json.loads(text) if isinstance(text, str) and text else {}
    except (ValueError, RecursionError):
        return False
    return isinstance(facts, dict) and facts.get("isNpc") in (1, True)


def _referred(entries: Mapping[Any, Values], values: Values, key: str) -> Values:
    number = values.get(key)
    return entries.get(number, {}) if isinstance(number, int | str) else {}


def _started(play: Values) -> str:
    """Raises BadFile if no day can be told."""
    text = _text(play, "playDate")
    day, clock = text[:10], text[11:19]
    if not _is_day(day):
        day, clock = _day_of(_whole(play, "playDateYmd")), ""
    return f"{day}T{clock}" if _is_time(clock) and clock != "00:00:00" else day


def _day_of(number: int) -> str:
    digits = f"{number:08}"
    day = f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"
    if not _is_day(day):
        raise BadFile("the play has no date")
    return day


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _is_time(text: str) -> bool:
    try:
        return time.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _whole(values: Values, key: str) -> int:
    """A whole number from 0 to LARGEST_WHOLE, 0 for anything else."""
    found = values.get(key)
    return found if type(found) is int and 0 < found <= LARGEST_WHOLE else 0


def _text(values: Values, key: str) -> str:
    """A line of text; numbers are taken as they are written. Raises BadFile as `_prose` does."""
    return " ".join(_prose(values, key).split())[:LONGEST_NAME].strip()


def _prose(values: Values, key: str) -> str:
    """A text of any number of lines. Raises BadFile for half a character, which is none."""
    found = values.get(key)
    if isinstance(found, int | float) and not isinstance(found, bool):
        return str(found)
    if not isinstance(found, str):
        return ""
    if any(unicodedata.category(mark) == "Cs" for mark in found):
        raise BadFile(f"{key} holds half a character")
    kept = (mark for mark in found if mark in "\n\t" or unicodedata.category(mark) != "Cc")
    return "".join(kept).strip()[:LONGEST_NOTES]


def _canonical(play: Values) -> str:
    return json.dumps(play, sort_keys=True)
