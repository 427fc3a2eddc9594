"""Table files for tests, and `companion replay` run on them in this process."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion import cli

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Fay")
HEADER: Mapping[str, Any] = {"companion": 1, "game": "magic-bakery", "seats": ["Ana", "Ben", "Cy"]}

Values = Mapping[str, Any]


def header(
    seats: int = 3, game: str = "magic-bakery", rulings: Values | None = None, **options: Any
) -> dict[str, Any]:
    """A header's values; keywords are options."""
    return {
        "companion": 1,
        "game": game,
        "seats": list(NAMES[:seats]),
        "options": options,
        "rulings": rulings or {},
    }


def move(name: str, /, **arguments: Any) -> dict[str, Any]:
    """An entry's values; `from_` is the key `from`."""
    return {"move": name, **{key.rstrip("_"): value for key, value in arguments.items()}}


def written(*lines: Values | str | bytes) -> bytes:
    """A table file: objects as JSON, texts and bytes as they are, each line with its end."""
    return b"".join(_bytes(line) + b"\n" for line in lines)


def _bytes(line: Values | str | bytes) -> bytes:
    if isinstance(line, bytes):
        return line
    return (line if isinstance(line, str) else json.dumps(line)).encode()


@dataclass(frozen=True)
class Replay:
    """What `companion replay` did: its exit code, the objects it printed, its standard error."""

    exit: int
    printed: tuple[dict[str, Any], ...]
    stderr: str

    @property
    def last(self) -> dict[str, Any]:
        return self.printed[-1]

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["state"]
        return found

    @property
    def error(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["error"]
        return found

    @property
    def refused(self) -> tuple[int, str] | None:
        """The line that breaks a rule (the first is 1) and the refusal's code."""
        return (self.error["line"], self.error["code"]) if self.exit == 2 else None


def replay(content: bytes, *flags: str) -> Replay:
    """Run the command on a file's content, given on standard input."""
    out, err = _stream(), _stream()
    with _standard_input(content), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(["replay", "-", *flags])
    printed = tuple(json.loads(line) for line in _text(out).splitlines())
    return Replay(code, printed, _text(err))


def played(*moves: Values, **table: Any) -> Replay:
    """Replay a table of the given moves; keywords as for `header`."""
    return replay(written(header(**table), *moves))


def assert_unreadable(content: bytes, line: int, *words: str, code: str = "malformed") -> None:
    """The file is refused at a line, in the same way with and without --steps."""
    for flags in ((), ("--steps",)):
        found = replay(content, *flags)
        assert (found.exit, len(found.printed)) == (3, 1)
        assert found.printed[0].keys() == {"error"}
        error = found.error
        assert error.keys() == {"line", "code", "text"}
        assert (error["line"], error["code"]) == (line, code)
        assert f"line {line}: " in error["text"]
        for word in words:
            assert word in error["text"]
        assert error["text"] in found.stderr
        assert found.stderr.count("\n") == 1


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8")


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


@contextlib.contextmanager
def _standard_input(content: bytes) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(content))
    try:
        yield
    finally:
        sys.stdin = before
