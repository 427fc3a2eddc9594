"""What a browser, or something that is none, might ask of the server: no network in between."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from companion.serving.door import Door
from companion.serving.site import ASGIApp, Message, Scope
from tests.hostile.values import TEXTS

PORT = 8600
KEY = "the-key-of-a-phone"
HOSTS = (
    "127.0.0.1:8600", "192.168.1.23:8600", "[::1]:8600", "localhost", "", "[", "]", "[x]", "a@b",
    "127.0.0.1:", "127.0.0.1:99999999", "evil.example", "1" * 5000, "127.0.0.1\r\nx: y", "::1",
    "\xbd", "%00", "http://127.0.0.1", "fe80::1%25eth0", "[fe80::1%25eth0]:1", "//", "?", "#",
)  # fmt: skip
PATHS = (
    "/", "/ws", "/join", "/join/token", "/join/", "/healthz", "/boot.js", "/index.html", "/v/x/",
    "/manifest.json", "/icons/x", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
    "/..%5c..%5cboot.js", "/\x00", "/a\nb", "/" + "a/" * 3000, "/.", "/..", "", "*", "/%", "/%zz",
    "/tables/42", "/tables/" + "9" * 4000, "/\udcff", "/boot.js/", "/BOOT.JS", "/a.b.c?x", "/;",
)  # fmt: skip
QUERIES = (
    b"", b"code=token", b"code=", b"code=%00", b"code=" + b"a" * 60_000, b"code=\xff",
    b"&" * 60_000, b"code=1&code=2", b"=", b"code[]=1", b"%", b"code=%f0%9f%91%a9",
)  # fmt: skip
COOKIES = (
    "", f"companion-{PORT}={KEY}", f"companion-{PORT}=x", f"companion-{PORT}", ";" * 60_000,
    'companion-8600="' + "\\" * 60_000 + '"', "=" * 60_000, "a=b; " * 10_000, "\xff=\xfe", "\x00",
    f"companion-{PORT}={KEY}; companion-{PORT}=x", f'companion-{PORT}="{KEY}"', "$Version=1",
)  # fmt: skip
METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "", "G\x00")
FRAMES: tuple[dict[str, Any], ...] = (
    {"bytes": b""}, {"bytes": b"\x00"}, {"bytes": b"x" * 65_536}, {"bytes": b"x" * 65_537},
    {"bytes": b"x" * 10_000_000}, {"text": "hello"}, {"text": "x" * 100_000}, {"bytes": None},
    {"bytes": None, "text": None}, {},
)  # fmt: skip


def headers(random: Random) -> list[tuple[bytes, bytes]]:
    """Some headers, most of the time with a host that is ours."""
    host = random.choice(HOSTS[:2]) if random.random() < 0.6 else random.choice(HOSTS)
    right = random.random() < 0.5
    found = {"host": host, "cookie": COOKIES[1] if right else random.choice(COOKIES)}
    if random.random() < 0.7:
        same = random.random() < 0.6
        found["origin"] = f"http://{host if same else random.choice(HOSTS)}"
    for name in (
        "accept-encoding",
        "accept-language",
        "if-none-match",
        "range",
        "content-length",
        "x",
    ):
        if random.random() < 0.3:
            found[name] = random.choice(
                (*TEXTS, "gzip;q=", "br;q=0.0.0", '"', "bytes=9-1", "*;q=x")
            )
    raw = [(name.encode(), value.encode("utf-8", "replace")) for name, value in found.items()]
    random.shuffle(raw)
    return raw if random.random() < 0.9 else raw[:-1]


def scope_of(random: Random, kind: str) -> Scope:
    """A request or a session."""
    found: Scope = {
        "type": kind,
        "path": random.choice(PATHS),
        "query_string": random.choice(QUERIES),
        "headers": headers(random),
        "server": random.choice((("127.0.0.1", PORT), None)),
        "client": random.choice((("192.168.1.40", 50_000), None, ("::1", 0))),
    }
    if kind == "http":
        found["method"] = random.choice(METHODS)
    elif random.random() < 0.7:
        found["path"] = "/ws"
    return found


def asked(app: ASGIApp, scope: Scope, frames: list[dict[str, Any]]) -> list[Message]:
    """Everything that the app says to one request or session."""
    sent: list[Message] = []
    first = "websocket.connect" if scope["type"] == "websocket" else "http.request"
    coming: list[Message] = [{"type": first}]
    coming += [{"type": "websocket.receive", **frame} for frame in frames]

    async def receive() -> Message:
        return coming.pop(0) if coming else {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Message) -> None:
        sent.append(message)

    async def ask() -> None:
        await app(scope, receive, send)

    asyncio.run(ask())
    return sent


def try_a_request(app: Door | ASGIApp, seed: int) -> int:
    """One request; its status, which is none of a server that failed."""
    scope = scope_of(Random(seed), "http")
    start, body = asked(app, scope, [])
    status = int(start["status"])
    assert status in (200, 303, 304, 403, 404, 405, 421, 429), status
    for name, value in start["headers"]:
        assert b"\n" not in name + value
        assert b"\r" not in name + value
    assert b"root:" not in body["body"]
    assert scope["method"] != "HEAD" or body["body"] == b""
    return status


def try_a_session(app: Door | ASGIApp, seed: int) -> str:
    """One session with some frames; how it went on: accepted, or closed."""
    random = Random(seed)
    scope = scope_of(random, "websocket")
    sent = asked(app, scope, random.choices(FRAMES, k=random.randrange(3)))
    assert sent
    assert sent[0]["type"] in ("websocket.accept", "websocket.close")
    assert all(message.get("code", 1000) != 1011 for message in sent)  # the server failed
    return str(sent[0]["type"])
