"""Whoever shows something is told when there is something new to show."""

from __future__ import annotations

import asyncio


class News:
    """Watchers with a queue each: they may live in different sessions of the app."""

    def __init__(self) -> None:
        self._watchers: set[asyncio.Queue[None]] = set()

    def watch(self) -> asyncio.Queue[None]:
        """A queue that gets something whenever anything has changed."""
        queue: asyncio.Queue[None] = asyncio.Queue()
        self._watchers.add(queue)
        return queue

    def unwatch(self, queue: asyncio.Queue[None]) -> None:
        """Stop telling a watcher."""
        self._watchers.discard(queue)

    def publish(self) -> None:
        """Tell every watcher."""
        for queue in self._watchers:
            queue.put_nowait(None)
