"""The commands, run in this process on a data folder of their own."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion import cli
from tests.replaying import header, move, written


@dataclass(frozen=True)
class Ran:
    """What a command did: its exit code and what it wrote."""

    exit: int
    output: bytes
    stderr: str

    @property
    def text(self) -> str:
        return self.output.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.output)


def run(folder: Path, *arguments: str | Path) -> Ran:
    """Run `companion --data folder …`."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(["--data", str(folder), *map(str, arguments)])
    return Ran(code, _bytes(out), _bytes(err).decode())


def _bytes(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue()


def log(folder: Path) -> list[dict[str, Any]]:
    """The plays that `companion log --json` prints."""
    ran = run(folder, "log", "--json")
    assert (ran.exit, ran.stderr) == (0, "")
    plays: list[dict[str, Any]] = ran.json["plays"]
    return plays


def campaigns(folder: Path) -> list[dict[str, Any]]:
    """The campaigns that `companion campaign --json` prints."""
    ran = run(folder, "campaign", "--json")
    assert (ran.exit, ran.stderr) == (0, "")
    found: list[dict[str, Any]] = ran.json["campaigns"]
    return found


def imported(folder: Path, *files: Path) -> Ran:
    """Import files that have to be good."""
    ran = run(folder, "import", *files)
    assert (ran.exit, ran.stderr) == (0, "")
    return ran


def scored(
    day: str, stars: int, scenario: int = 1, campaign: str | None = "Us", **head: Any
) -> bytes:
    """A finished table of scores: one scenario of a campaign, with so many stars."""
    goals = (3, 4, 5) if scenario <= 3 else (4, 5, 6) if scenario <= 6 else (5, 6, 7)
    goals = (10, 12, 14) if scenario == 10 else goals
    values = {
        **header(2, score_only=True, scenarios=[scenario]),
        "started": f"{day}T19:30:00+01:00",
        **({} if campaign is None else {"campaign": campaign}),
        **head,
    }
    points = goals[stars - 1] if stars else 0
    return written(values, move("score", points=points, at=f"{day}T20:00:00+01:00"))


def saved(folder: Path, **files: bytes) -> list[Path]:
    """Files of these names (and .jsonl) in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, content in files.items():
        path = folder / f"{name}.jsonl"
        path.write_bytes(content)
        paths.append(path)
    return paths


Play = Mapping[str, Any]
