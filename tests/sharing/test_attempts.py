"""Whoever guesses waits; whoever does not is not made to."""

from __future__ import annotations

import pytest

from companion.sharing.attempts import ADDRESSES_MOST, Attempts
from tests.sharing.conftest import Clock


@pytest.fixture
def attempts(clock: Clock) -> Attempts:
    return Attempts(3, 60.0, clock)


def test_a_few_failures_are_nobodys_fault(attempts: Attempts) -> None:
    assert [attempts.note("a"), attempts.note("a")] == [False, False]
    assert attempts.wait_s("a") == 0


def test_the_last_one_allowed_closes_the_door_until_the_first_is_a_minute_old(
    attempts: Attempts, clock: Clock
) -> None:
    attempts.note("a")
    clock.now += 10
    attempts.note("a")
    assert attempts.note("a")
    assert attempts.wait_s("a") == 50
    clock.now += 50.5
    assert attempts.wait_s("a") == 0


def test_one_address_does_not_keep_another_out(attempts: Attempts) -> None:
    for _ in range(5):
        attempts.note("a")
    assert attempts.wait_s("a") > 0
    assert attempts.wait_s("b") == 0


def test_many_addresses_do_not_fill_the_memory(attempts: Attempts) -> None:
    for number in range(ADDRESSES_MOST + 50):
        attempts.note(f"2001:db8:{number:x}::/64")
    for _ in range(3):
        attempts.note("a")
    assert attempts.wait_s("a") > 0
