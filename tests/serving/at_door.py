"""A phone before the door: what it asks and says, and who stands behind to let it in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.serving.caller import caller
from companion.serving.door import Door
from companion.serving.site import Message, Receive, Scope, Send
from tests.serving.conftest import Answer, call

PORT = 8600
HERE = "192.168.1.23:8600"
KEY = "the-key-of-a-phone"
COOKIE = f"companion-{PORT}={KEY}"


@dataclass(frozen=True, slots=True)
class Admission:
    key: str | None = None
    wait_s: float = 0.0


@dataclass
class Gate:
    """Lets in whoever shows "token"."""

    known: set[str] = field(default_factory=lambda: {KEY})
    offered: list[str] = field(default_factory=list)
    wait_s: float = 0.0
    here: int = 0
    hang_up: Callable[[], None] = print

    def admit(self, offered: str, address: str, key: str | None) -> Admission:
        self.offered.append(offered)
        if self.wait_s:
            return Admission(wait_s=self.wait_s)
        return Admission(key or "a-new-key" if offered == "token" else None)

    def knows(self, key: str) -> bool:
        return key in self.known

    def arrived(self, key: str, hang_up: Callable[[], None]) -> Callable[[], None] | None:
        if key not in self.known:
            return None
        self.here += 1
        self.hang_up = hang_up
        return self._gone

    def _gone(self) -> None:
        self.here -= 1


class Sessions:
    """Stands for the app: says whose session it is, and hears what is said."""

    def __init__(self) -> None:
        self.callers: list[str | None] = []
        self.heard: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.callers.append(caller())
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("bytes") or b"")


def get(door: Door, path: str, *, query: str = "", method: str = "GET", **headers: str) -> Answer:
    """One request of a phone; keywords are headers."""
    said = {"host": HERE, **headers}
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "server": ("192.168.1.23", PORT),
        "client": ("192.168.1.40", 50_000),
    }
    start, body = call(door, scope, said)
    lines = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], lines, body["body"])


def session(door: Door, *frames: Any, **headers: str) -> list[Message]:
    """A websocket that says some frames and goes; what is said back."""
    said = {"host": HERE, "origin": f"http://{HERE}", **headers}
    scope = {
        "type": "websocket",
        "path": "/ws",
        "server": ("192.168.1.23", PORT),
        "client": ("192.168.1.40", 50_000),
        "headers": [(name.encode(), value.encode()) for name, value in said.items()],
    }
    coming: list[Message] = [{"type": "websocket.connect"}]
    coming += [{"type": "websocket.receive", **frame} for frame in frames]
    sent: list[Message] = []

    async def receive() -> Message:
        return coming.pop(0) if coming else {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(door(scope, receive, send))
    return sent
