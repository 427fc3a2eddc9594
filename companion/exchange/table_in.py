"""A table file on its way in: played through, and given an id if it brings none."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.exchange.faults import BadFile
from companion.exchange.identity import derived
from companion.games.registry import GAMES
from companion.log.entry import play_of
from companion.log.table import Impossible, played
from companion.rules import codec
from companion.rules.codec import Sheet, Unreadable
from companion.store import Play


@dataclass(frozen=True, slots=True)
class ArrivedTable:
    """A table that can be kept: its file with its id in it, and the play that the log gets."""

    file: bytes
    play: Play
    warning: str | None


def read_table_file(content: bytes) -> ArrivedTable:
    """A table out of its file. Raises BadFile."""
    try:
        sheet = codec.read_table(GAMES, content)
        table = played(sheet)
    except Unreadable as fault:
        raise BadFile(str(fault), line=fault.line) from None
    except Impossible as fault:
        raise BadFile(str(fault), line=fault.line, impossible=True) from None
    table_id = sheet.header.id or derived("table", _written(sheet))
    header = replace(sheet.header, id=table_id)
    file = content if header == sheet.header else _written(replace(sheet, header=header)).encode()
    return ArrivedTable(_whole_lines(file, sheet), play_of(table_id, table), sheet.warning)


def _written(sheet: Sheet) -> str:
    """The file as we write it, so that spaces and the order of keys make no difference."""
    lines = [codec.write_header(sheet.header), *map(codec.write_entry, sheet.entries)]
    return "".join(f"{line}\n" for line in lines)


def _whole_lines(file: bytes, sheet: Sheet) -> bytes:
    """Without a last line that was cut off, and with the end that the last line may lack."""
    if sheet.warning:
        return file[: file.rfind(b"\n") + 1]
    return file if file.endswith(b"\n") else file + b"\n"
