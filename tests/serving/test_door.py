"""The way in for phones: without an invitation there is nothing to see, and nothing to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.serving.caller import caller
from companion.serving.door import FRAME_MOST, OFFERED_MOST, Door
from companion.serving.shelf import Shelf
from companion.serving.site import Message, Receive, Scope, Send, Site
from companion.serving.tree import WebTree
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


@pytest.fixture
def gate() -> Gate:
    return Gate()


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
            self.heard.append(message["bytes"])


@pytest.fixture
def sessions() -> Sessions:
    return Sessions()


@pytest.fixture
def door(tree: WebTree, shelf: Shelf, gate: Gate, sessions: Sessions) -> Door:
    site = Site(sessions, tree, shelf, identity={"app": "companion"})
    return Door(site, gate)


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


@pytest.mark.parametrize(
    "path", ["/", "/tables/42", "/settings", "/boot.js", "/main.dart.wasm", "/healthz", "/x.png"]
)
def test_a_stranger_gets_nothing_but_the_way_in(door: Door, path: str) -> None:
    answer = get(door, path)
    assert answer.status == 403
    assert b"This table needs its invitation" in answer.body
    assert b"boot.js" not in answer.body


@pytest.mark.parametrize("path", ["/", "/tables/42", "/boot.js", "/healthz"])
def test_a_phone_that_was_let_in_gets_the_app(door: Door, path: str) -> None:
    assert get(door, path, cookie=COOKIE).status == 200


@pytest.mark.parametrize(
    "cookie",
    [
        f"companion-{PORT}=another-key",
        f"companion-9999={KEY}",
        f"companion={KEY}",
        f"companion-{PORT}=",
        "=;;=\x01",
    ],
)
def test_another_cookie_is_no_key(door: Door, cookie: str) -> None:
    assert get(door, "/", cookie=cookie).status == 403


def test_an_invitation_becomes_a_cookie_that_no_script_and_no_other_site_can_use(
    door: Door,
) -> None:
    answer = get(door, "/join/token")
    assert (answer.status, answer.headers["location"]) == (303, "/")
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == f"companion-{PORT}"
    assert rest.startswith("a-new-key; Path=/; Max-Age=")
    assert "HttpOnly" in rest
    assert "SameSite=Strict" in rest
    assert answer.headers["cache-control"] == "no-store"


def test_a_phone_that_scans_again_shows_the_key_it_has(door: Door) -> None:
    assert KEY in get(door, "/join/token", cookie=COOKIE).headers["set-cookie"]


def test_the_letters_can_be_typed(door: Door, gate: Gate) -> None:
    page = get(door, "/join")
    assert page.status == 200
    assert b'<form action="/join" method="get">' in page.body
    assert "form-action 'self'" in page.headers["content-security-policy"]
    get(door, "/join", query="code=4abv-59e9+")
    assert gate.offered == ["4abv-59e9"]


def test_whoever_is_in_does_not_have_to_type(door: Door) -> None:
    assert get(door, "/join", cookie=COOKIE).headers["location"] == "/"


def test_a_wrong_invitation_is_told_in_words(door: Door) -> None:
    answer = get(door, "/join/wrong")
    assert answer.status == 403
    assert b"no longer counts" in answer.body
    assert "set-cookie" not in answer.headers


def test_whoever_guessed_too_often_is_told_how_long_to_wait(door: Door, gate: Gate) -> None:
    gate.wait_s = 12.3
    answer = get(door, "/join/token")
    assert (answer.status, answer.headers["retry-after"]) == (429, "13")
    assert "set-cookie" not in answer.headers


def test_a_look_ahead_lets_nobody_in(door: Door, gate: Gate) -> None:
    assert get(door, "/join/token", method="HEAD").status == 200
    assert gate.offered == []


@pytest.mark.parametrize(
    "path", ["/join/../../etc/passwd", "/join/%2e%2e/settings", "/join/" + "x" * 5000, "/join//"]
)
def test_whatever_is_offered_is_only_compared(door: Door, gate: Gate, path: str) -> None:
    assert get(door, path).status in (200, 403)
    assert all(len(offered) <= OFFERED_MOST for offered in gate.offered)


@pytest.mark.parametrize(
    "path",
    ["/../device.json", "/v/../../device.json", "/..%2fdevice.json", "//etc/passwd", "/\x00.json"],
)
def test_no_path_leads_out_of_the_client_for_guests_either(door: Door, path: str) -> None:
    assert get(door, path, cookie=COOKIE).status in (200, 404)
    assert b"token" not in get(door, path, cookie=COOKIE).body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_sent(door: Door, method: str) -> None:
    assert get(door, "/", method=method, cookie=COOKIE).status == 405


@pytest.mark.parametrize("host", ["evil.example:8600", "", "table.evil.example"])
def test_a_name_that_was_pointed_here_gets_nothing_even_with_a_cookie(
    door: Door, host: str
) -> None:
    assert get(door, "/", host=host, cookie=COOKIE).status == 421
    assert get(door, "/join/token", host=host).status == 421


def test_a_session_is_that_of_the_phone_whose_key_is_shown(
    door: Door, sessions: Sessions, gate: Gate
) -> None:
    said = session(door, {"bytes": b"\0tap"}, cookie=COOKIE)
    assert [message["type"] for message in said] == ["websocket.accept"]
    assert sessions.callers == [KEY]
    assert sessions.heard == [b"\0tap"]
    assert gate.here == 0
    assert caller() is None


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"cookie": f"companion-{PORT}=another-key"},
        {"cookie": COOKIE, "origin": "http://evil.example"},
        {"cookie": COOKIE, "origin": "null"},
        {"cookie": COOKIE, "origin": "http://192.168.1.23:9999"},
        {"cookie": COOKIE, "host": "evil.example", "origin": "http://evil.example"},
    ],
    ids=["no key", "another key", "another site", "no site", "another port", "another name"],
)
def test_no_session_without_a_key_or_from_another_page(
    door: Door,
    sessions: Sessions,
    gate: Gate,
    headers: dict[str, str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        said = session(door, **headers)
    assert [message["type"] for message in said] == ["websocket.close"]
    assert sessions.callers == []
    assert gate.here == 0
    assert "was refused" in caplog.text


def test_a_session_that_does_not_say_where_it_comes_from_is_none(
    door: Door, sessions: Sessions
) -> None:
    scope = {
        "type": "websocket",
        "path": "/ws",
        "server": ("192.168.1.23", PORT),
        "client": None,
    }
    said = call(door, scope, {"host": HERE, "cookie": COOKIE})
    assert [message["type"] for message in said] == ["websocket.close"]


@pytest.mark.parametrize(
    "frame", [{"bytes": b"\0" * (FRAME_MOST + 1)}, {"text": "hello"}], ids=["too big", "a text"]
)
def test_a_frame_that_no_tap_needs_ends_the_session(
    door: Door, sessions: Sessions, frame: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    said = session(door, {"bytes": b"\0tap"}, frame, {"bytes": b"\0more"}, cookie=COOKIE)
    assert [message["type"] for message in said] == ["websocket.accept", "websocket.close"]
    assert sessions.heard == [b"\0tap"]
    assert "192.168.1.40" in caplog.text


def test_a_frame_as_big_as_allowed_is_heard(door: Door, sessions: Sessions) -> None:
    session(door, {"bytes": b"\0" * FRAME_MOST}, cookie=COOKIE)
    assert len(sessions.heard) == 1


def test_a_phone_that_is_sent_away_is_hung_up_at_once_and_told_nothing_more(
    tree: WebTree, shelf: Shelf, gate: Gate
) -> None:
    async def talks(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        gate.hang_up()
        gate.hang_up()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await send({"type": "websocket.send", "bytes": b"a secret of the table"})

    door = Door(Site(talks, tree, shelf, identity={}), gate)
    said = session(door, cookie=COOKIE)
    assert [message["type"] for message in said] == ["websocket.accept", "websocket.close"]
    assert said[1]["code"] == 4403
