"""Listening on addresses that come and go: only where it was told to, and to only so many."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable

import pytest

from companion.serving import lan as limits
from companion.serving.lan import Lan
from companion.serving.site import Receive, Scope, Send

HERE, THERE = "127.0.0.2", "127.0.0.3"
"""Addresses of this machine that nobody else reaches."""


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    body = json.dumps({"server": scope["server"], "client": scope["client"]}).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def run(test: Callable[[Lan], Awaitable[None]], port: int = 0) -> None:
    async def whole() -> None:
        lan = Lan(app, port or free_port())
        try:
            await test(lan)
        finally:
            await lan.close()

    asyncio.run(whole())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


async def get(host: str, port: int, head: bytes = b"") -> bytes:
    """The whole answer to one request, b"" if it was cut off."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n" + head + b"\r\n")
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def refused(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) != 0


def test_nothing_listens_until_it_is_told_to() -> None:
    async def test(lan: Lan) -> None:
        assert lan.hosts == ()
        assert refused(HERE, lan.port)
        await lan.listen([HERE])
        assert b"200 OK" in await get(HERE, lan.port)

    run(test)


def test_addresses_come_and_go() -> None:
    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        await lan.listen([HERE, THERE])
        assert b"200 OK" in await get(THERE, lan.port)
        await lan.listen([THERE])
        assert refused(HERE, lan.port)
        assert b"200 OK" in await get(THERE, lan.port)

    run(test)


def test_an_address_of_another_machine_is_left_out_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(lan: Lan) -> None:
        await lan.listen(["203.0.113.7", HERE])
        assert lan.hosts == (HERE,)

    run(test)
    assert "203.0.113.7" in caplog.text


def test_a_port_that_is_taken_gives_way_to_the_next_one() -> None:
    with socket.socket() as other:
        other.bind((HERE, 0))
        other.listen()
        taken = int(other.getsockname()[1])

        async def test(lan: Lan) -> None:
            await lan.listen([HERE])
            assert lan.port > taken
            assert b"200 OK" in await get(HERE, lan.port)

        run(test, taken)


def test_it_knows_who_calls() -> None:
    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        body = json.loads((await get(HERE, lan.port)).rpartition(b"\r\n\r\n")[2])
        assert body["server"] == [HERE, lan.port]
        assert body["client"][0] == "127.0.0.1"

    run(test)


def test_no_machine_takes_all_connections_for_itself(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "OF_ONE_MOST", 5)

    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        lines = [await asyncio.open_connection(HERE, lan.port) for _ in range(5)]
        await asyncio.sleep(0.1)
        assert await get(HERE, lan.port) == b""
        for _, writer in lines:
            writer.close()
        await asyncio.sleep(0.1)
        assert b"200 OK" in await get(HERE, lan.port)

    run(test)
    assert "Too many connections: one from 127.0.0.1" in caplog.text


def test_a_connection_that_asks_for_nothing_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FIRST_REQUEST_S", 0.1)

    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        reader, writer = await asyncio.open_connection(HERE, lan.port)
        writer.write(b"GET / HT")
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()

    run(test)


def test_headers_without_an_end_are_refused() -> None:
    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        endless = b"x: " + b"y" * 64 * limits.HEADERS_MOST + b"\r\n"
        assert b"200 OK" not in await get(HERE, lan.port, endless)
        assert b"200 OK" in await get(HERE, lan.port)

    run(test)


def test_when_it_is_closed_nobody_is_listened_to() -> None:
    async def test(lan: Lan) -> None:
        await lan.listen([HERE])
        await lan.close()
        assert lan.hosts == ()
        assert refused(HERE, lan.port)

    run(test)
