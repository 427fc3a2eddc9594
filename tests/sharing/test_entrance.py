"""Who is let in, by what, and how often; who is known again."""

from __future__ import annotations

import logging

import pytest

from companion.sharing.attempts import WINDOW_S, WRONG_MOST
from companion.sharing.entrance import (
    CONNECTIONS_MOST,
    GUESTS_MOST,
    TYPED_WRONG_MOST,
    Entrance,
)
from companion.sharing.hub import UNDO_S, Hub
from companion.sharing.roles import Role
from tests.sharing.conftest import TABLE, Clock

PHONE = "192.168.1.40"
WRONG = "iADr39m10OCv0eV8NelTFQ"


@pytest.fixture
def entrance(hub: Hub, clock: Clock) -> Entrance:
    return Entrance(hub, clock)


@pytest.fixture
def token(hub: Hub) -> str:
    return hub.share(TABLE).invitation.token


def enter(entrance: Entrance, offered: str, key: str | None = None) -> str:
    found = entrance.admit(offered, PHONE, key)
    assert found.key is not None, "it was let in"
    return found.key


def test_an_invitation_lets_a_phone_in_and_its_key_is_known_then(
    entrance: Entrance, token: str
) -> None:
    key = enter(entrance, token)
    assert entrance.knows(key)
    assert not entrance.knows(token)
    assert not entrance.knows("")


def test_the_letters_below_the_code_do_as_well(entrance: Entrance, token: str, hub: Hub) -> None:
    shared = hub.sharing(TABLE)
    assert shared is not None
    assert entrance.knows(enter(entrance, shared.invitation.shown_code.lower()))


def test_a_phone_that_scans_again_stays_the_phone_it_is(entrance: Entrance, token: str) -> None:
    key = enter(entrance, token)
    assert enter(entrance, token, key) == key
    assert enter(entrance, token, "a key of another day") not in (key, "a key of another day")


def test_a_phone_from_another_table_is_a_new_phone_at_this_one(
    entrance: Entrance, token: str, hub: Hub
) -> None:
    key = enter(entrance, token)
    other = hub.share("a2b1c9aa-0000-4000-8000-000000000001").invitation.token
    assert enter(entrance, other, key) != key
    assert entrance.knows(key)


@pytest.mark.parametrize("offered", ["", "x", WRONG, "../../etc/passwd", "4ABV-59E9", "%00"])
def test_nothing_else_lets_anybody_in(
    entrance: Entrance, token: str, hub: Hub, offered: str
) -> None:
    found = entrance.admit(offered, PHONE)
    assert (found.key, found.wait_s) == (None, 0)
    assert hub.guests(TABLE) == ()


def test_a_wrong_invitation_is_logged_with_its_address_and_without_itself(
    entrance: Entrance, token: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        entrance.admit(WRONG, PHONE)
    assert PHONE in caplog.text
    assert WRONG not in caplog.text


def test_whoever_guesses_is_not_listened_to_even_if_right_at_last(
    entrance: Entrance, token: str, clock: Clock
) -> None:
    for _ in range(WRONG_MOST):
        entrance.admit(WRONG, PHONE)
    found = entrance.admit(token, PHONE)
    assert found.key is None
    assert 0 < found.wait_s <= WINDOW_S
    assert entrance.admit(token, "192.168.1.41").key is not None
    clock.now += WINDOW_S + 1
    assert entrance.admit(token, PHONE).key is not None


def test_short_codes_can_not_be_guessed_from_many_addresses_either(
    entrance: Entrance, token: str, hub: Hub
) -> None:
    for number in range(TYPED_WRONG_MOST):
        entrance.admit("AAAABBBB", f"10.0.{number}.1")
    shared = hub.sharing(TABLE)
    assert shared is not None
    assert entrance.admit(shared.invitation.code, PHONE).wait_s > 0
    assert entrance.admit(token, PHONE).key is not None  # nobody is kept from scanning


def test_a_renewed_invitation_is_dead_and_a_stopped_one_too(
    entrance: Entrance, token: str, hub: Hub
) -> None:
    hub.renew(TABLE)
    assert entrance.admit(token, PHONE).key is None
    shared = hub.sharing(TABLE)
    assert shared is not None
    hub.stop(TABLE)
    assert entrance.admit(shared.invitation.token, PHONE).key is None
    hub.resume(TABLE)
    assert entrance.admit(shared.invitation.token, PHONE).key is not None


def test_when_sharing_has_ended_no_key_is_known(
    entrance: Entrance, token: str, hub: Hub, clock: Clock
) -> None:
    key = enter(entrance, token)
    hub.stop(TABLE)
    assert entrance.knows(key)
    clock.now += UNDO_S
    assert not entrance.knows(key)


def test_a_crowd_of_phones_that_choose_nothing_makes_room_one_that_plays_does_not(
    entrance: Entrance, token: str, hub: Hub
) -> None:
    first = enter(entrance, token)
    guest = hub.guest(first)
    assert guest is not None
    hub.choose(guest, Role.PLAYER, seat=0)
    keys = [enter(entrance, token) for _ in range(GUESTS_MOST)]
    assert len(hub.guests(TABLE)) == GUESTS_MOST
    assert entrance.knows(first)
    assert not entrance.knows(keys[0])
    assert entrance.knows(keys[-1])


def test_a_table_that_is_full_lets_nobody_in(entrance: Entrance, token: str, hub: Hub) -> None:
    for _ in range(GUESTS_MOST):
        guest = hub.guest(enter(entrance, token))
        assert guest is not None
        hub.choose(guest, Role.HELPER)
    assert entrance.admit(token, PHONE).key is None


def test_a_phone_is_here_as_long_as_one_of_its_connections_lasts(
    entrance: Entrance, token: str, hub: Hub
) -> None:
    key = enter(entrance, token)
    guest = hub.guest(key)
    assert guest is not None
    first, second = entrance.arrived(key, lambda: None), entrance.arrived(key, print)
    assert first is not None
    assert second is not None
    first()
    assert hub.is_here(guest)
    second()
    assert not hub.is_here(guest)


def test_a_stranger_does_not_arrive(entrance: Entrance, token: str) -> None:
    assert entrance.arrived("no key", lambda: None) is None


def test_a_phone_that_connects_all_the_time_has_to_wait(
    entrance: Entrance, token: str, clock: Clock
) -> None:
    key = enter(entrance, token)
    for _ in range(CONNECTIONS_MOST):
        gone = entrance.arrived(key, lambda: None)
        assert gone is not None
        gone()
    assert entrance.arrived(key, lambda: None) is None
    clock.now += WINDOW_S + 1
    assert entrance.arrived(key, lambda: None) is not None
