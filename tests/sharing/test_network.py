"""The code always holds an address that works now."""

from __future__ import annotations

from companion.sharing.addresses import UNLIKELY, Address
from companion.sharing.guests import Sharing
from companion.sharing.invitation import Invitation
from companion.sharing.network import Reach

WIFI, CABLE, TUNNEL = Address("192.168.1.23", 0), Address("10.0.0.5", 1), Address("10.8.0.2", 7)
SHARING = Sharing("t", Invitation("token-of-the-table", "4ABV59E9"))


def test_without_a_network_there_is_no_code() -> None:
    assert Reach().shown(None) is None


def test_the_likeliest_address_is_shown_until_another_is_wanted() -> None:
    reach = Reach((WIFI, CABLE), 8550)
    assert reach.shown(None) == WIFI
    assert reach.shown("10.0.0.5") == CABLE


def test_a_wanted_address_that_is_gone_gives_way_to_one_that_works() -> None:
    assert Reach((CABLE,), 8550).shown("192.168.1.23") == CABLE


def test_unlikely_addresses_are_offered_only_where_there_is_nothing_else() -> None:
    assert TUNNEL.rank >= UNLIKELY
    assert Reach((WIFI, TUNNEL), 8550).likely == (WIFI,)
    assert Reach((TUNNEL,), 8550).likely == (TUNNEL,)


def test_the_link_holds_address_port_and_token_and_nothing_else() -> None:
    assert Reach((WIFI,), 8550).link(WIFI, SHARING) == (
        "http://192.168.1.23:8550/join/token-of-the-table"
    )
    six = Address("fd12::7", 2)
    assert Reach((six,), 8550).link(six, SHARING).startswith("http://[fd12::7]:8550/join/")
