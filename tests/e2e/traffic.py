"""What a visit costs: bytes over the wire and time until the screen can be used."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e.driver import Driver

SETTLED = 1_500  # ms without which late fonts and pictures would not be counted


@dataclass(frozen=True, slots=True)
class Visit:
    """One load of the app: bytes include headers and what came over the websocket."""

    total: int
    requests: int
    milliseconds: int


def measure(page: Page, origin: str, path: str = "/") -> Visit:
    """Open the app and count. A second call on the same page finds the browser's cache filled."""
    received: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    messages: list[int] = []
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: messages.append(frame_size(event["response"]["payloadData"])),
    )
    start = time.monotonic()
    Driver(page, origin).open(path)
    took = time.monotonic() - start
    page.wait_for_timeout(SETTLED)
    session.detach()
    sent = [size for size in received if size]  # what the cache answered has no size
    return Visit(int(sum(sent) + sum(messages)), len(sent), round(took * 1000))


def frame_size(payload: str) -> int:
    """Bytes of a binary message, which the browser hands out in base 64."""
    return len(payload) * 3 // 4
