"""What a player can do in Last Biscuit, as the table file names it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.rules import reading
from companion.rules.game import Move, arg


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Biscuits off the plate."""

    name: ClassVar[str] = "take"
    biscuits: int = arg(reading.ordinal)


MOVES: Mapping[str, type[Move]] = {Take.name: Take}
