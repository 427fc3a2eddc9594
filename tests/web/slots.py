"""Files in memory that fail on purpose, for the journal that a browser keeps."""

from __future__ import annotations

from companion.web.journal import MemorySlot

NO_ROOM = "the browser gives no more room"


class Killed(BaseException):
    """Stands for the browser ending at this very call."""


class Trouble:
    """Lets call number `at` of both files fail, and all later ones; without a number none."""

    def __init__(self, at: int | None = None, *, kill: bool = False) -> None:
        self.at = at
        self.kill = kill
        self.calls = 0

    def met(self) -> bool:
        self.calls += 1
        return self.at is not None and self.calls > self.at

    def strike(self) -> None:
        if self.kill:
            raise Killed
        raise OSError(0, NO_ROOM)


class FaultySlot(MemorySlot):
    """A file on which trouble comes to writing; half of what was to be written is then there."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__()
        self.trouble = trouble

    def write(self, data: bytes, at: int) -> None:
        if self.trouble.met():
            super().write(data[: len(data) // 2], at)
            self.trouble.strike()
        super().write(data, at)

    def sync(self) -> None:
        if self.trouble.met():
            self.trouble.strike()
