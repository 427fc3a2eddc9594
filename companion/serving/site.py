"""The ASGI app around Flet's: pages and files from us, the session's websocket to Flet."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import logging
import re
import threading
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

from companion.serving.languages import ACCEPTED
from companion.serving.shelf import Shelf
from companion.serving.tree import WebFile, WebTree

log = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

# Nothing from any other machine. Flutter writes its own style elements; its engine is wasm.
# Older Firefox and Safari do not count a websocket to the page's own host as 'self'.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' {sockets} data: blob:",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HOST = re.compile(r"[\w.-]+(:\d+)?")  # what a policy can name; it cannot name an IPv6 address
SECURITY: Headers = [
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
BASE = "__BASE__"  # stands in index.html for the address of everything that never changes
LARGE = 65_536  # bytes; larger files are read beside the event loop


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole answer: small enough here never to be streamed."""

    status: int
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)


class Site:
    """Serves the web client and hands sessions to `sessions`, Flet's own ASGI app.

    Only a request whose Host is an address, localhost or one of `names` is answered, so that no
    page of another site can reach this one by a name that it points here.
    """

    def __init__(
        self,
        sessions: ASGIApp,
        tree: WebTree,
        shelf: Shelf,
        *,
        identity: dict[str, str],
        names: Iterable[str] = (),
    ) -> None:
        self.sessions = sessions
        self.tree = tree
        self.shelf = shelf
        self.identity = identity
        self.names = {"localhost", *names}
        self.prefix = f"v/{tree.version}/"
        page = tree.files["index.html"].path.read_text("utf-8")
        self.page = page.replace(BASE, f"/{self.prefix}").encode()

    def compress_in_background(self) -> threading.Thread:
        """Fill the shelf beside the running server; a full disk is no reason to stop."""

        def fill() -> None:
            try:
                self.shelf.fill(self.tree.files.values())
            except OSError as error:
                log.warning("Files are served uncompressed: %s", error)

        thread = threading.Thread(target=fill, name="compress", daemon=True)
        thread.start()
        return thread

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.sessions(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._session(scope, receive, send)
        else:
            await self._request(scope, send)

    async def _session(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        origin = headers.get("origin")
        same = origin is None or _netloc_of(origin) == headers.get("host")
        if scope["path"] == "/ws" and same and self.welcomes(headers):
            token = ACCEPTED.set(headers.get("accept-language", ""))
            try:
                await self.sessions(scope, receive, _as_long_as_it_lasts(send))
            finally:
                ACCEPTED.reset(token)
        else:
            log.warning("A session from %r was refused.", origin)
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Scope, send: Send) -> None:
        headers = headers_of(scope)
        if not self.welcomes(headers):
            reply = Reply(421, b"This address does not lead to Companion.\n")
        elif scope["method"] not in ("GET", "HEAD"):
            reply = Reply(405, b"", {"allow": "GET, HEAD"})
        else:
            reply = await self._answer(unquote(scope["path"]).lstrip("/"), headers)
        await answer(scope, send, reply)

    def welcomes(self, headers: dict[str, str]) -> bool:
        """Whether a request's Host is one of ours."""
        host = _host_of(f"//{headers.get('host', '')}")
        return host in self.names or _is_address(host)

    async def _answer(self, path: str, headers: dict[str, str]) -> Reply:
        if path == "healthz":
            body = json.dumps(self.identity).encode()
            return Reply(
                200, body, {"content-type": "application/json", "cache-control": "no-store"}
            )
        unchanging = path.startswith(self.prefix)
        relative = path.removeprefix(self.prefix)
        file = self.tree.files.get(relative)
        if file is not None and relative != "index.html":
            return await self._file(file, headers, IMMUTABLE if unchanging else REVALIDATE)
        # A path without an ending is a screen of the app: the client knows what to show there.
        if relative == "index.html" or PurePosixPath(relative).suffix == "":
            return self._index(headers)
        return Reply(404, b"There is no such file.\n", {"content-type": "text/plain"})

    def _index(self, headers: dict[str, str]) -> Reply:
        tag = f'"{self.tree.version}"'
        lines = {"etag": tag, "cache-control": REVALIDATE}
        if headers.get("if-none-match") == tag:
            return Reply(304, b"", lines)
        return Reply(200, self.page, {"content-type": "text/html; charset=utf-8", **lines})

    async def _file(self, file: WebFile, headers: dict[str, str], caching: str) -> Reply:
        path, encoding = self.shelf.find(file, headers.get("accept-encoding", ""))
        tag = f'"{file.tag}{"-" + encoding if encoding else ""}"'
        lines = {"etag": tag, "cache-control": caching, "vary": "accept-encoding"}
        if tag in headers.get("if-none-match", ""):
            return Reply(304, b"", lines)
        body = await _read(path, file.size)
        lines["content-type"] = file.content_type
        if encoding:
            lines["content-encoding"] = encoding
        return Reply(200, body, lines)


async def answer(scope: Scope, send: Send, reply: Reply) -> None:
    """Send a whole answer, with what every answer forbids."""
    lines = {
        "content-length": str(len(reply.body)),
        "content-security-policy": _policy(headers_of(scope).get("host", "")),
        **reply.headers,
    }
    raw = [(name.encode(), value.encode()) for name, value in lines.items()]
    await send({"type": "http.response.start", "status": reply.status, "headers": raw + SECURITY})
    body = b"" if scope["method"] == "HEAD" else reply.body
    await send({"type": "http.response.body", "body": body})


def _as_long_as_it_lasts(send: Send) -> Send:
    """What is said to a phone that has just gone is lost, and no fault: the other end tells."""

    async def say(message: Message) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await send(message)

    return say


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request by their names in small letters."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _host_of(url: str) -> str:
    """The host of an address, empty where it has none or is no address at all."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:  # such as a bracket without its end
        return ""


def _netloc_of(url: str) -> str:
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def _policy(host: str) -> str:
    sockets = f"ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets).replace("  ", " ")


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def _read(path: Path, size: int) -> bytes:
    if size > LARGE:
        return await asyncio.to_thread(path.read_bytes)
    return path.read_bytes()
