"""How often something may happen in a minute: whoever guesses is not listened to for a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

WRONG_MOST = 8
"""Wrong invitations from one address in `WINDOW_S` before it has to wait."""
WINDOW_S = 60.0
ADDRESSES_MOST = 1000
"""So many addresses are remembered, the latest ones."""

Seconds = Callable[[], float]


class Attempts:
    """Counts what happened by whose doing it was, an address or a phone."""

    def __init__(
        self,
        most: int = WRONG_MOST,
        window_s: float = WINDOW_S,
        clock: Seconds = time.monotonic,
    ) -> None:
        self._most = most
        self._window_s = window_s
        self._clock = clock
        self._failed: OrderedDict[str, list[float]] = OrderedDict()

    def wait_s(self, address: str) -> float:
        """Seconds until it may happen again; 0 if it may now."""
        recent = self._recent(address)
        if len(recent) < self._most:
            return 0.0
        return max(0.0, recent[-self._most] + self._window_s - self._clock())

    def note(self, address: str) -> bool:
        """It has happened; whether it may not again for a while."""
        recent = [*self._recent(address), self._clock()][-self._most :]
        self._failed[address] = recent
        self._failed.move_to_end(address)
        if len(self._failed) > ADDRESSES_MOST:
            self._failed.popitem(last=False)
        return len(recent) == self._most

    def _recent(self, address: str) -> list[float]:
        since = self._clock() - self._window_s
        return [moment for moment in self._failed.get(address, ()) if moment > since]
