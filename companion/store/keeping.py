"""Which automatic backups stay: the newest of each of the last ten days and ten weeks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

DAYS = 10
WEEKS = 10

_FORMAT = "companion-%Y-%m-%d-%H%M%S.zip"


@dataclass(frozen=True, slots=True)
class Kept:
    """An automatic backup; `made` is the time on the wall, `size` is in bytes."""

    path: Path
    made: datetime
    size: int


def file_name(now: datetime) -> str:
    """What an automatic backup is called."""
    return now.strftime(_FORMAT)


def kept_of(path: Path, size: int) -> Kept | None:
    """The backup of this path, None if its name is not one of ours."""
    try:
        made = datetime.strptime(path.name, _FORMAT)
    except ValueError:
        return None
    return Kept(path, made, size) if file_name(made) == path.name else None


def surplus(kept: Iterable[Kept]) -> tuple[Kept, ...]:
    """The backups that need no longer be kept.

    Days and weeks without a backup do not count, so that a group that plays twice a year still
    has ten of each.
    """
    newest_first = sorted(kept, key=lambda each: each.made, reverse=True)
    wanted = _newest_of(newest_first, lambda each: each.made.date(), DAYS)
    wanted += _newest_of(newest_first, lambda each: each.made.isocalendar()[:2], WEEKS)
    return tuple(each for each in newest_first if each not in wanted)


def _newest_of(
    newest_first: list[Kept], period: Callable[[Kept], Hashable], most: int
) -> list[Kept]:
    first: dict[Hashable, Kept] = {}
    for each in newest_first:
        first.setdefault(period(each), each)
    return list(first.values())[:most]
