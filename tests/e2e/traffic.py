"""What a visit to the server costs: bytes over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Page

SETTLED = 1_500  # ms without which late fonts and pictures would not be counted


@dataclass(slots=True)
class Traffic:
    """What a page has received: bytes include headers and what came over the websocket."""

    total: int = 0
    requests: int = 0

    def answered(self, size: float) -> None:
        """One answer; what the browser's cache gave has no size."""
        if size:
            self.total += int(size)
            self.requests += 1

    def told(self, payload: str) -> None:
        """One binary message, which the browser hands out in base 64."""
        self.total += len(payload) * 3 // 4


@contextmanager
def traffic(page: Page) -> Iterator[Traffic]:
    """Count what a page receives. A second visit in one browser finds its cache filled."""
    counted = Traffic()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on(
        "Network.loadingFinished", lambda event: counted.answered(event["encodedDataLength"])
    )
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: counted.told(event["response"]["payloadData"]),
    )
    try:
        yield counted
        page.wait_for_timeout(SETTLED)
    finally:
        session.detach()
