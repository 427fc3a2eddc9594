"""A phone without a screen: it registers, keeps its tree, taps by accessible names."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

import msgpack
from websockets.asyncio.client import ClientConnection, connect

from tests.wire.mirror import PAGE, Mirror

REGISTER, PATCH, EVENT, PROPS, INVOKE, CRASHED = range(1, 7)
CONTROLS, BYTES = b"\x00", b"\x01"
SIGHT = (0xFFFFFFFF).to_bytes(4, "little")
PATIENCE_S = 20.0
AGENT = "A phone without a screen"
# What a browser says of itself that nobody looks at.
MEDIA = {
    "padding": {"top": 0, "right": 0, "bottom": 0, "left": 0},
    "view_padding": {"top": 0, "right": 0, "bottom": 0, "left": 0},
    "view_insets": {"top": 0, "right": 0, "bottom": 0, "left": 0},
    "device_pixel_ratio": 2.0,
    "orientation": "portrait",
}


class Phone:
    """One connection to the app. Use it as an async context manager."""

    def __init__(
        self,
        url: str,
        path: str = "/",
        *,
        cookie: str | None = None,
        size: tuple[int, int] = (390, 844),
        session: str = "",
    ) -> None:
        self.url, self.route = url, path
        self.session = session
        self.mirror = Mirror()
        self.marked_at = 0.0
        """When the newest drawing of a table was complete on the wire, by the monotonic clock."""
        self.marks = 0
        """How many drawings of a table have come."""
        self.crashed: str | None = None
        self._size = size
        self._headers = {"Cookie": cookie} if cookie else {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._shown = b"\0" * 4
        self._touches = 0
        self._ended = True

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.drop()

    async def connect(self) -> None:
        """Connect, or connect again with the session that was. Raises InvalidStatus."""
        parts = urlsplit(self.url)
        self._socket = await connect(
            f"ws://{parts.netloc}/ws",
            origin=self.url,  # type: ignore[arg-type]  # an Origin is a str
            additional_headers=self._headers,
            user_agent_header=AGENT,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE_S,
        )
        self._shown = b"\0" * 4
        self._ended = False
        self._reader = asyncio.create_task(self._listen(self._socket))
        await self._say(
            REGISTER,
            {
                "session_id": self.session,
                "page_name": "",
                "page": {
                    "route": self.route,
                    "pwa": False,
                    "web": True,
                    "debug": False,
                    "wasm": True,
                    "multi_view": False,
                    "platform_brightness": "light",
                    "width": self._size[0],
                    "height": self._size[1],
                    "platform": "android",
                    "media": MEDIA,
                },
            },
        )

    async def drop(self) -> None:
        """Lose the connection, as a phone in a pocket does."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def shown(self) -> bytes:
        """The mark of the newest drawing of a table."""
        return self._shown

    @property
    def lost(self) -> bool:
        """Whether the server has ended the connection."""
        return self._ended

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                assert isinstance(data, bytes), "every frame is binary"
                await self._take(data)
                self._changed.set()
        finally:
            self._ended = True
            self._changed.set()

    async def _take(self, data: bytes) -> None:
        if data[:1] == CONTROLS:
            action, body = msgpack.unpackb(data[1:], strict_map_key=False)
            await self._hear(action, body)
        elif data[1:5] == SIGHT:
            self.marked_at = time.monotonic()
            self.marks += 1
            self._shown = data[5:9]

    async def _hear(self, action: int, body: dict[str, Any]) -> None:
        if action == REGISTER:
            self.session = body["session_id"]
            self.mirror.begin(body["page_patch"])
        elif action == PATCH:
            self.mirror.patch(body["id"], body["patch"])
        elif action == CRASHED:
            self.crashed = body["message"]
        elif action == INVOKE:
            if body["name"] == "push_route":
                await self.go(body["args"]["route"])
            answer = {"control_id": body["control_id"], "call_id": body["call_id"]}
            await self._say(INVOKE, {**answer, "result": None, "error": None})

    async def go(self, path: str) -> None:
        """Show another address, as typing it does."""
        self.route = path
        await self._say(PROPS, {"id": PAGE, "props": {"route": path}})
        await self._say(EVENT, {"target": PAGE, "name": "route_change", "data": {"route": path}})

    async def _say(self, action: int, body: dict[str, Any]) -> None:
        await self.send(CONTROLS + msgpack.packb([action, body]))

    async def send(self, data: bytes) -> None:
        """Send any bytes."""
        assert self._socket is not None, "it is connected"
        await self._socket.send(data)

    async def click(self, number: int, *, seen: bytes | None = None, again: bool = False) -> None:
        """Touch a control; ``seen`` is what the phone showed when the finger came down.

        With ``again`` the browser tells of the newest touch once more.
        """
        self._touches += not again
        sight = (self._shown if seen is None else seen) + self._touches.to_bytes(4, "little")
        await self.send(BYTES + SIGHT + sight)
        await self._say(EVENT, {"target": number, "name": "click", "data": None})

    async def tap(self, name: str) -> float:
        """Touch a button once it is there; when that was, by the monotonic clock."""
        await self.until(lambda: self.mirror.button(name) is not None, f"a button {name!r}")
        number = self.mirror.button(name)
        assert number is not None, "it is there"
        moment = time.monotonic()
        await self.click(number)
        return moment

    async def drawn(self, marks: int) -> None:
        """Wait until a table was drawn so often."""
        await self.until(lambda: self.marks >= marks, f"{marks} drawings")

    async def sees(self, words: str) -> None:
        """Wait until a text or a name says so."""
        await self.until(lambda: self.shows(words), f"the words {words!r}")

    def shows(self, words: str) -> bool:
        """Whether a text or a name says exactly that."""
        return words in self.mirror.texts() or words in self.mirror.names()

    async def until(self, met: Callable[[], bool], what: str) -> None:
        """Wait for something on the screen. Raises AssertionError after a while."""
        deadline = time.monotonic() + PATIENCE_S
        while not met():
            self._changed.clear()
            left = deadline - time.monotonic()
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.01, left))
            except TimeoutError:
                raise AssertionError(f"in vain: {what}; {self.mirror.texts()}") from None
