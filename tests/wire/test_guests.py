"""Guests on the wire: what each may do, whatever its client sends."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from socket import inet_ntoa
from struct import pack

from websockets.exceptions import InvalidStatus

from companion.sharing.roles import Role
from tests.wire.conftest import Evening, run
from tests.wire.joining import LAN, ask, invitation, join
from tests.wire.phone import Phone

TAKE = "Take from the Pantry, 1 action"


async def refused(phone: Phone) -> bool:
    """Whether a phone can't even connect."""
    try:
        async with phone:
            await asyncio.sleep(0)
    except (InvalidStatus, OSError, TimeoutError):
        return True
    return False


def test_a_phone_is_invited_joins_and_plays(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    evening.start()

    async def test() -> None:
        async with evening.host(f"/tables/{table}/share") as host:
            await host.sees("Scan to join")
            code = invitation(evening.data, table)
            await host.sees(f"{code['code'][:4]}-{code['code'][4:]}")
            cookie = join(evening.lan, code["token"])
            async with evening.guest(cookie) as ben:
                await ben.sees("Whose phone is this?")
                await ben.tap("Ben. Plays on this phone")
                await ben.drawn(1)
                assert ben.route == f"/tables/{table}"
                await host.sees("1 phone is here")
                await ben.tap(TAKE)
                await ben.sees("1 of 2 actions left")
            await host.sees("away, comes back by itself")
        assert [(one["move"], one["by"]) for one in evening.entries(table)] == [("take", "Ben")]

    run(test)


def test_who_took_part_stands_in_the_history(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    (aunt,) = evening.let_in(table, "Aunt May")
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.guest(aunt, path) as helper, evening.host(path) as host:
            await host.drawn(1)
            await helper.tap(TAKE)
            await host.drawn(2)
            await host.go(f"{path}/history")
            await host.sees("by Aunt May")

    run(test)


def test_a_guest_that_asks_for_the_hosts_screens_is_led_to_its_table(evening: Evening) -> None:
    table, other = evening.lay("magic-bakery"), evening.lay("cake-auf")
    (cookie,) = evening.let_in(table, "Aunt May")
    evening.start()

    async def test() -> None:
        async with evening.guest(cookie, "/settings") as guest:
            await guest.drawn(1)
            assert guest.route == f"/tables/{table}"
            for path in (
                *("/", "/log", "/log/bin", f"/log/{other}", "/campaign", "/new/filler", "/players"),
                *(f"/tables/{other}", f"/tables/{other}/watch", f"/tables/{table}/share"),
            ):
                await guest.go(path)
                await guest.until(lambda: guest.route == f"/tables/{table}", f"back from {path}")
                assert "Settings" not in guest.mirror.names()
                assert not any("Cake Auf" in words for words in guest.mirror.texts())

    run(test)


def test_what_a_role_may_not_do_does_not_count_whatever_is_sent(evening: Evening) -> None:
    table = evening.lay("cake-auf")
    ben, eve = evening.let_in(table, 1, Role.WATCHER)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.guest(ben, path) as player, evening.guest(eve, path) as watcher:
            await player.drawn(1)
            await watcher.sees("Watching")
            assert watcher.mirror.button("Undo: nothing yet") is None
            # Ben is not in turn: every button of his screen is tried.
            numbers = [one["_i"] for one in player.mirror.controls() if one["_c"] == "Button"]
            for number in numbers:
                await player.click(number)
            await player.sees("That is for Ana to enter, on Ana's phone or on the table's.")
            # The watcher's client sends what it likes to whatever numbers there are.
            for number in range(1, 80):
                await watcher.click(number)
            await watcher.go(f"{path}/correct")
            await watcher.until(lambda: watcher.route == path, "it is led back")
            assert watcher.crashed is None
            assert player.crashed is None
        assert evening.entries(table) == []

    run(test)


def test_the_host_makes_all_watch_and_sends_one_away(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    ana, ben = evening.let_in(table, 0, 1)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with (
            evening.host(f"{path}/share") as host,
            evening.guest(ana, path) as first,
            evening.guest(ben, path) as second,
        ):
            await first.drawn(1)
            await second.drawn(1)
            await host.tap("What guests may do: Only watch")
            await first.sees("Watching")
            await second.sees("Watching")
            assert first.mirror.button(TAKE) is None
            await host.tap("What guests may do: Guests play")
            await first.until(lambda: first.mirror.button(TAKE) is not None, "it plays again")
            await host.tap("Ben’s phone, at the table. Change or remove")
            await host.tap("Remove this phone")
            await second.until(lambda: second.lost, "it is hung up")
            assert await refused(evening.guest(ben, path))
            assert ask(evening.lan, "/", ben)[0] == 403
            await host.sees("1 phone is here")
            await first.tap(TAKE)
            await first.sees("1 of 2 actions left")

    run(test)


def test_sharing_is_stopped_taken_back_and_renewed(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    (ana,) = evening.let_in(table, 0)
    evening.start()
    old = invitation(evening.data, table)

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.host(f"{path}/share") as host, evening.guest(ana, path) as phone:
            await phone.drawn(1)
            await host.tap("Stop sharing, 1 phone will be disconnected")
            await phone.sees("The table is not shared any more")
            assert ask(evening.lan, f"/join/{old['token']}")[0] == 403
            await host.tap("Undo: share the table again, with the same code and phones")
            await phone.until(lambda: phone.mirror.button(TAKE) is not None, "it is back")
            new = "Make a new code. The old one no longer counts, phones that are in stay"
            await host.tap(new)
            await host.until(
                lambda: invitation(evening.data, table)["token"] != old["token"], "a new code"
            )
            assert ask(evening.lan, f"/join/{old['token']}")[0] == 403
            assert ask(evening.lan, f"/join/{old['code']}")[0] == 403
            join(evening.lan, invitation(evening.data, table)["token"])
            await phone.tap(TAKE)
            await phone.sees("1 of 2 actions left")

    run(test)


def test_without_lan_nothing_listens_beyond_this_machine_until_a_table_is_shared(
    evening: Evening,
) -> None:
    table = evening.lay("magic-bakery")
    evening.app.start("--host", LAN)

    async def test() -> None:
        ours = {f"127.0.0.1:{evening.app.port}"}
        async with evening.host(f"/tables/{table}/share") as host:
            await host.sees("One table, several phones")
            assert listening(evening.app.pid) == ours
            await host.tap("Share this table")
            await host.sees(f"{LAN}:{evening.app.port}")
            assert listening(evening.app.pid) == ours | {f"{LAN}:{evening.app.port}"}

    run(test)


def listening(pid: int) -> set[str]:
    """The addresses on which a process listens, as the kernel tells them."""
    links = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            links.append(str(link.readlink()))
    found = set()
    for line in Path(f"/proc/{pid}/net/tcp").read_text("ascii").splitlines()[1:]:
        _, local, _, state, *rest = line.split()
        if state == "0A" and f"socket:[{rest[5]}]" in links:
            host, port = local.split(":")
            found.add(f"{inet_ntoa(pack('<I', int(host, 16)))}:{int(port, 16)}")
    return found


def test_time_cards_are_entered_unseen_on_phones_of_their_own_and_shown_at_once(
    evening: Evening,
) -> None:
    table = evening.lay("filler")
    cookies = evening.let_in(table, 0, 1, 2, 3)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(evening.host(path))
            phones = [await stack.enter_async_context(evening.guest(c, path)) for c in cookies]
            await host.sees("Ana, Ben, Cy and Dee are missing")
            for number, phone in enumerate(phones):
                shown = [*host.mirror.texts(), *phone.mirror.texts()]
                assert not any("7:2" in words for words in shown)
                for digit in f"72{number}":
                    await phone.tap(digit)
                    await asyncio.sleep(0.3)  # a finger takes its time
                if number == 2:
                    await host.sees("Dee is missing")
            for phone in (host, *phones):
                await phone.sees("Ana’s turn")
                await phone.sees("7:23")
        assert [one["by"] for one in evening.entries(table)] == ["Ana", "Ben", "Cy", "Dee"]

    run(test)


def test_the_result_is_on_every_phone(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    aunt, eve = evening.let_in(table, "Aunt May", Role.WATCHER)
    with (evening.data / "tables" / f"{table}.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"move": "finish"}\n')
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.guest(aunt, path) as helper, evening.guest(eve, path) as watcher:
            await helper.sees("The result")
            assert not helper.shows("Share the result as text")
            await watcher.sees("Watching")
            assert not any("could not be shown" in words for words in watcher.mirror.texts())

    run(test)
