"""The way in for phones: nothing of the site without an invitation, and little at a time."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol
from urllib.parse import parse_qs

from companion.serving.caller import CALLER
from companion.serving.flow import Flow
from companion.serving.pages import ASKS, STRANGER, WAIT, WRONG, page, way_on
from companion.serving.site import Message, Receive, Reply, Scope, Send, Site, answer, headers_of

log = logging.getLogger(__name__)

JOIN = "/join"
OPEN = ("/manifest.json", "/favicon.ico")
"""What browsers ask for without saying who they are."""
FRAME_MOST = 64 * 1024
"""Bytes that a phone may send at a time: a tap has a hundred, a name a few more."""
OFFERED_MOST = 100
"""Letters of an invitation that are looked at."""
COOKIE_AGE_S = 30 * 86_400
TOO_BIG, REFUSED, SENT_AWAY = 1009, 1008, 4403
"""Why a session ends, as a websocket says it."""


class Answer(Protocol):
    """What becomes of an invitation: the key of a phone that is let in, or how long to wait."""

    @property
    def key(self) -> str | None:
        """None for an invitation that counts for nothing."""

    @property
    def wait_s(self) -> float:
        """Seconds for which this address is not listened to."""


class Gate(Protocol):
    """Decides who is let in."""

    def admit(self, offered: str, address: str, key: str | None) -> Answer:
        """Look at the invitation that a phone shows, and at the key that it has already."""

    def knows(self, key: str) -> bool:
        """Whether a phone with this key was let in."""

    def arrived(self, key: str, hang_up: Callable[[], None]) -> Callable[[], None] | None:
        """A phone connects; ``hang_up`` ends that. What to call when it has gone.

        None if it may not: it comes too often.
        """


class Door:
    """An ASGI app for listeners that other machines reach, around the site."""

    def __init__(self, site: Site, gate: Gate) -> None:
        self._site = site
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._session(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, headers = str(scope["path"]), headers_of(scope)
        if not self._site.welcomes(headers) or scope["method"] not in ("GET", "HEAD"):
            await self._site(scope, receive, send)  # it says why not
        elif path == JOIN or path.startswith(JOIN + "/"):
            await answer(scope, send, self._join(scope, headers))
        elif path in OPEN or path.startswith("/icons/") or self._key(scope, headers):
            await self._site(scope, receive, send)
        else:
            await answer(scope, send, page(403, *STRANGER))

    def _join(self, scope: Scope, headers: dict[str, str]) -> Reply:
        """Exchange an invitation for a key, which stays with the phone as a cookie."""
        typed = parse_qs(scope["query_string"].decode("latin-1")).get("code", [""])[0]
        offered = (str(scope["path"]).removeprefix(JOIN).strip("/") or typed).strip()
        known = self._key(scope, headers)
        if not offered or scope["method"] == "HEAD":
            return way_on("/") if known else page(200, *ASKS)
        found = self._gate.admit(offered[:OFFERED_MOST], _address(scope), known)
        if found.key is not None:
            cookie = f"{_cookie_name(scope)}={found.key}; Path=/; Max-Age={COOKIE_AGE_S}"
            return way_on("/", {"set-cookie": f"{cookie}; HttpOnly; SameSite=Strict"})
        if found.wait_s:
            reply = page(429, *WAIT)
            reply.headers["retry-after"] = str(math.ceil(found.wait_s))
            return reply
        return page(403, *WRONG)

    def _key(self, scope: Scope, headers: dict[str, str]) -> str | None:
        """The key that a phone shows, if it counts."""
        shown = _cookies(headers.get("cookie", "")).get(_cookie_name(scope))
        return shown if shown is not None and self._gate.knows(shown) else None

    async def _session(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        key = self._key(scope, headers)
        line = _Line(receive, send, _address(scope))
        # A page always says where it comes from; the site looks at that.
        gone = self._gate.arrived(key, line.hang_up) if key and "origin" in headers else None
        if gone is None:
            log.warning("A session from %s was refused.", _address(scope))
            await receive()
            await send({"type": "websocket.close", "code": REFUSED})
            return
        token = CALLER.set(key)
        try:
            await self._site(scope, line.receive, line.send)
        finally:
            CALLER.reset(token)
            gone()


class _Line:
    """A phone's websocket: frames of a moderate size, so many in a time, until it is hung up."""

    def __init__(self, receive: Receive, send: Send, address: str) -> None:
        self._receive = receive
        self._send = send
        self._address = address
        self._flow = Flow()
        self._loop = asyncio.get_running_loop()
        self._ending: asyncio.Task[None] | None = None

    def hang_up(self) -> None:
        """End it, at once and once."""
        if self._ending is None:
            self._ending = self._loop.create_task(self._close(SENT_AWAY))

    async def send(self, message: Message) -> None:
        """Pass on what the app says, unless it was hung up."""
        if self._ending is None:
            await self._send(message)

    async def receive(self) -> Message:
        """What the phone says next."""
        message = await self._receive()
        if message["type"] == "websocket.receive":
            if len(message.get("bytes") or b"") > FRAME_MOST or message.get("bytes") is None:
                log.warning("A frame from %s was refused.", self._address)
                await self._close(TOO_BIG)
                return {"type": "websocket.disconnect", "code": TOO_BIG}
            await self._flow.admit()
        return message

    async def _close(self, code: int) -> None:
        with suppress(OSError, RuntimeError):  # it has ended by itself
            await self._send({"type": "websocket.close", "code": code})


def _address(scope: Scope) -> str:
    return str((scope.get("client") or ("unknown", 0))[0])


def _cookies(line: str) -> dict[str, str]:
    """The cookies in a header, as they stand there: we quote none.

    Python's own reader takes ten seconds for a line of 60 KB that is made for it.
    """
    pairs = (part.partition("=") for part in line.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def _cookie_name(scope: Scope) -> str:
    """A browser sends cookies to every port of a machine: each app has its own."""
    return f"companion-{(scope.get('server') or ('', 0))[1]}"
