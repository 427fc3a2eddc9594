"""Sessions of phones: only with a key, only from our own page, and never more than is needed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from companion.serving.caller import caller
from companion.serving.door import FRAME_MOST, Door
from companion.serving.shelf import Shelf
from companion.serving.site import Receive, Scope, Send, Site
from companion.serving.tree import WebTree
from tests.serving.at_door import COOKIE, HERE, KEY, PORT, Gate, Sessions, session
from tests.serving.conftest import call


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def sessions() -> Sessions:
    return Sessions()


@pytest.fixture
def door(tree: WebTree, shelf: Shelf, gate: Gate, sessions: Sessions) -> Door:
    site = Site(sessions, tree, shelf, identity={"app": "companion"})
    return Door(site, gate)


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
