"""How much a phone may say in a time: whoever says more is listened to more slowly."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

FRAMES_A_SECOND = 40
BURST = 200
"""Frames at once, such as while a window is being resized."""


class Flow:
    """A bucket that drips."""

    def __init__(
        self,
        a_second: float = FRAMES_A_SECOND,
        burst: float = BURST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._a_second = a_second
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def wait_s(self) -> float:
        """Count one frame; seconds for which the next ones have to wait."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second) - 1
        self._at = now
        return max(0.0, -self._left / self._a_second)

    async def admit(self) -> None:
        """Count one frame, and wait where there were too many."""
        wait = self.wait_s()
        if wait:
            await asyncio.sleep(wait)
