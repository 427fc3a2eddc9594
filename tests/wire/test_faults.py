"""Lines that break, phones that sleep, a host that is killed: nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
from random import Random

from tests.wire.conftest import Evening, run
from tests.wire.phone import Phone

TAKE = "Take from the Pantry, 1 action"
ONE_LEFT = "1 of 2 actions left"
FASTER = "Ben was faster. This is the table now."
MOVES = (TAKE, "Refresh the Pantry, 1 action", "Undo", "Redo")
END = "End "
TAPS = 100
"""Of each of four phones."""


def test_a_phone_whose_line_breaks_comes_back_to_its_seat_and_the_present_table(
    evening: Evening,
) -> None:
    table = evening.lay("magic-bakery")
    (ben,) = evening.let_in(table, 1)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.host(path) as host, evening.guest(ben, path) as phone:
            await host.drawn(1)
            await phone.drawn(1)
            session = phone.session
            await phone.drop()
            await host.tap(TAKE)
            await host.sees(ONE_LEFT)
            await phone.connect()
            await phone.sees(ONE_LEFT)
            assert phone.session == session
            await phone.tap(TAKE)
            await host.sees("0 of 2 actions left")
        assert [one.get("by") for one in evening.entries(table)] == [None, "Ben"]

    run(test)


def test_a_phone_that_slept_until_its_session_was_forgotten_has_its_seat_all_the_same(
    evening: Evening,
) -> None:
    table = evening.lay("magic-bakery")
    (ben,) = evening.let_in(table, 1)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.host(path) as host, evening.guest(ben, path) as asleep:
            await asleep.drawn(1)
            await asleep.drop()
            await host.tap(TAKE)
            await host.sees(ONE_LEFT)
            async with evening.guest(ben, path, session="one-that-is-long-gone") as awake:
                await awake.sees(ONE_LEFT)
                await awake.tap(TAKE)
                await host.sees("0 of 2 actions left")
        assert [one.get("by") for one in evening.entries(table)] == [None, "Ben"]

    run(test)


def test_a_tap_counts_only_on_what_its_phone_had_seen_and_says_so(evening: Evening) -> None:
    table = evening.lay("magic-bakery")
    ana, ben = evening.let_in(table, 0, 1)
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        async with evening.guest(ana, path) as late, evening.guest(ben, path) as quick:
            await late.drawn(1)
            await quick.drawn(1)
            number, before = late.mirror.button(TAKE), late.shown
            assert number is not None, "both have the button"
            await quick.tap(TAKE)
            await late.sees(ONE_LEFT)
            # The finger came down before the other's tap was in sight.
            await late.click(number, seen=before)
            await late.sees(FASTER)
            # A touch that is told twice is one touch.
            number = late.mirror.button(TAKE)
            assert number is not None, "there is an action left"
            await late.click(number)
            await late.click(number, again=True)
            await quick.sees("0 of 2 actions left")
        assert [one.get("by") for one in evening.entries(table)] == ["Ben", "Ana"]

    run(test)


async def restless(phone: Phone, chance: Random) -> None:
    """Tap at random; some touches are told twice or come late, now and then a line breaks."""
    marks = [phone.shown]
    for _ in range(TAPS):
        await asyncio.sleep(chance.uniform(0, 0.02))
        if phone.lost or chance.random() < 0.01:
            await phone.drop()
            await phone.connect()
            await phone.drawn(phone.marks + 1)
            marks = []
        marks = [*marks[-3:], phone.shown]
        wanted = END if chance.random() < 0.1 else MOVES
        names = [name for name in phone.mirror.names() if name.startswith(wanted)]
        numbers = [number for number in map(phone.mirror.button, names) if number is not None]
        if numbers:
            number = chance.choice(numbers)
            late = chance.random() < 0.2
            await phone.click(number, seen=chance.choice(marks) if late else None)
            if chance.random() < 0.1:
                await phone.click(number, again=True)


async def settled(phones: list[Phone], words: list[str] | None = None) -> list[str]:
    """What all phones show once nothing changes any more."""
    for _ in range(100):
        await asyncio.sleep(0.2)
        shown = [told(phone) for phone in phones]
        if all(one == (words or shown[0]) for one in shown):
            return shown[0]
    raise AssertionError(f"they differ: {shown}")


def told(phone: Phone) -> list[str]:
    """What a phone says of the table, what it says to its own last tap left out."""
    return [words for words in phone.mirror.texts() if not words.endswith("is the table now.")]


def test_random_taps_of_four_phones_at_once_and_a_killed_host_leave_one_table(
    evening: Evening,
) -> None:
    table = evening.lay("magic-bakery")
    cookies = evening.let_in(table, "Aunt May", "Uncle Joe", "Gran", "Pip")
    evening.start()

    async def test() -> None:
        path = f"/tables/{table}"
        phones = [evening.guest(one, path) for one in cookies]
        for phone in phones:
            await phone.connect()
            await phone.drawn(1)
        await asyncio.gather(*(restless(one, Random(n)) for n, one in enumerate(phones)))
        shown = await settled(phones)
        entries = evening.entries(table)
        assert len(entries) > 10
        assert len({one.get("by") for one in entries}) > 1

        evening.app.kill()
        async with asyncio.timeout(20):
            while not all(phone.lost for phone in phones):
                await asyncio.sleep(0.05)
        evening.start()
        for phone in phones:
            await phone.connect()
        # The new process knows the table from its file alone.
        assert await settled(phones) == shown
        assert all(phone.crashed is None for phone in phones)
        for phone in phones:
            await phone.drop()

    run(test)
