"""Whoever was not invited, or sends what no phone sends: refused, logged, and the table goes on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from companion.serving.door import FRAME_MOST
from companion.serving.lan import MESSAGE_MOST, OF_ONE_MOST
from companion.sharing.attempts import WRONG_MOST
from tests.wire.conftest import Evening, run
from tests.wire.joining import LAN, ask, invitation
from tests.wire.phone import BYTES, Phone

TAKE = "Take from the Pantry, 1 action"


@asynccontextmanager
async def at_table(evening: Evening) -> AsyncIterator[tuple[str, Phone]]:
    """A guest's cookie and phone; at the end its taps still count."""
    table = evening.lay("magic-bakery")
    (cookie,) = evening.let_in(table, "Aunt May")
    evening.start()
    async with evening.guest(cookie, f"/tables/{table}") as phone:
        await phone.drawn(1)
        yield cookie, phone
        await phone.tap(TAKE)
        await phone.sees("1 of 2 actions left")


async def refusal(evening: Evening, url: str, **headers: str) -> int:
    """The status with which a session is refused."""
    said = {name: value for name, value in headers.items() if name != "origin"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"ws://{LAN}:{evening.app.port}/ws" if url == evening.lan else url,
            origin=headers.get("origin"),  # type: ignore[arg-type]  # an Origin is a str
            additional_headers=said,
        ):
            pass
    return refused.value.response.status_code


async def until_lost(phone: Phone) -> None:
    """Wait until the server has ended a phone's line."""
    await phone.until(lambda: phone.lost, "it is hung up")


def test_wrong_invitations_are_soon_not_listened_to(evening: Evening) -> None:
    async def test() -> None:
        async with at_table(evening) as (cookie, phone):
            table = phone.route.rpartition("/")[2]
            for _ in range(WRONG_MOST):
                assert ask(evening.lan, "/join/a-token-that-somebody-made-up")[0] == 403
            right = invitation(evening.data, table)["token"]
            status, headers, _ = ask(evening.lan, f"/join/{right}")
            assert status == 429
            assert int(headers["retry-after"]) <= 60
            assert ask(evening.lan, "/", cookie)[0] == 200  # whoever is in stays in
        log = evening.app.log.read_text("utf-8")
        assert "Too many wrong invitations from 127.0.0.1" in log
        assert "made-up" not in log

    run(test)


def test_no_page_of_another_site_speaks_to_the_table(evening: Evening) -> None:
    async def test() -> None:
        async with at_table(evening) as (cookie, _):
            there = {"Cookie": cookie}
            evil = "http://evil.example"
            assert await refusal(evening, evening.lan, origin=evil, **there) == 403
            assert await refusal(evening, evening.lan, **there) == 403
            assert await refusal(evening, evening.lan, origin=evening.lan) == 403
            # Nor to the table's own phone, which needs no invitation.
            own = f"ws://127.0.0.1:{evening.app.port}/ws"
            assert await refusal(evening, own, origin=evil) == 403
            for url in (evening.lan, evening.app.url):
                assert ask(url, "/", cookie, Host="evil.example")[0] == 421
        assert f"A session from '{evil}' was refused" in evening.app.log.read_text("utf-8")

    run(test)


def test_no_path_leads_to_a_file_that_is_not_the_apps_and_none_is_taken(evening: Evening) -> None:
    async def test() -> None:
        async with at_table(evening) as (cookie, _):
            for path in (
                "/../../device.json",
                "/v/../../device.json",
                "/%2e%2e/%2e%2e/x.y",
                "//x.y",
            ):
                assert ask(evening.lan, path, cookie)[0] == 404
            reader, writer = await asyncio.open_connection(LAN, evening.app.port)
            head = f"PUT /upload HTTP/1.1\r\nHost: {LAN}\r\nCookie: {cookie}\r\n"
            writer.write(f"{head}Content-Length: {10**12}\r\n\r\n".encode() + bytes(100_000))
            assert b" 405 " in await asyncio.wait_for(reader.readline(), 10)
            writer.close()

    run(test)


def test_whoever_sends_too_much_at_once_is_hung_up(evening: Evening) -> None:
    async def test() -> None:
        async with at_table(evening) as (cookie, phone):
            for size in (FRAME_MOST + 1, MESSAGE_MOST + 1):
                async with evening.guest(cookie, phone.route) as big:
                    await big.drawn(1)
                    with suppress(ConnectionClosed):  # it may not even listen to the end
                        await big.send(BYTES + bytes(size))
                    await until_lost(big)
        assert "A frame from 127.0.0.1 was refused" in evening.app.log.read_text("utf-8")

    run(test)


def test_two_hundred_connections_from_one_address_are_not_all_taken(evening: Evening) -> None:
    async def test() -> None:
        async with at_table(evening) as _:
            loop = asyncio.get_running_loop()
            crowd = [socket.create_connection((LAN, evening.app.port)) for _ in range(200)]
            try:
                await asyncio.sleep(0.5)
                refused = 0
                for one in crowd:
                    one.setblocking(False)
                    try:
                        refused += await asyncio.wait_for(loop.sock_recv(one, 1), 0.01) == b""
                    except ConnectionError:
                        refused += 1
                    except TimeoutError:
                        pass  # it is listened to
                assert 200 - refused < OF_ONE_MOST
            finally:
                for one in crowd:
                    one.close()
        log = evening.app.log.read_text("utf-8")
        assert "Too many connections: one from 127.0.0.1 was refused" in log

    run(test)
