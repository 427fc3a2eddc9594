"""Why a file, or a part of it, can't be taken in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A part of a file that can't be read: its line (the first is 1) and a sentence."""

    line: int | None
    text: str
    impossible: bool = False
    """It can be read, but the rules of the game forbid what it says."""


class BadFile(ValueError):
    """A file of which nothing can be taken in; `str()` is the sentence, without its name."""

    def __init__(self, text: str, *, line: int | None = None, impossible: bool = False) -> None:
        self.fault = Fault(line, text, impossible)
        super().__init__(text)


class NotOurs(BadFile):
    """A file of another kind than any that comes in."""
