"""Which of a device's addresses are shown to phones, and in which order."""

from __future__ import annotations

import socket

import pytest

from companion.sharing.addresses import (
    UNLIKELY,
    Address,
    find_addresses,
    neighbourhood,
    ranked,
)


def hosts(*found: tuple[str, int]) -> list[str]:
    return [one.host for one in ranked(found)]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "0.0.0.0", "224.0.0.1", "fe80::1"])
def test_what_no_browser_can_open_is_left_out(host: str) -> None:
    assert hosts((host, 0)) == []


def test_wi_fi_comes_first_and_ipv4_before_ipv6() -> None:
    found = hosts(("fd12::7", 1), ("10.0.0.5", 1), ("192.168.1.23", 0), ("2a00::9", 1))
    assert found == ["192.168.1.23", "10.0.0.5", "fd12::7", "2a00::9"]


def test_a_tunnels_address_stays_unlikely_though_a_route_leads_there() -> None:
    (tunnel,) = ranked([("10.8.0.2", UNLIKELY), ("10.8.0.2", 1)])
    assert tunnel.rank >= UNLIKELY


def test_an_address_that_a_device_gave_itself_is_the_last_resort() -> None:
    assert hosts(("169.254.3.4", 0), ("192.168.1.23", 1)) == ["192.168.1.23", "169.254.3.4"]


@pytest.mark.parametrize(
    ("host", "typed"), [("192.168.1.23", "192.168.1.23:8550"), ("fd12::7", "[fd12::7]:8550")]
)
def test_an_address_is_written_as_it_is_typed(host: str, typed: str) -> None:
    assert Address(host, 0).at(8550) == typed


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.23", "192.168.1.23"),
        ("::ffff:192.168.1.23", "192.168.1.23"),
        ("fd12::1:7", "fd12::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_counts_as_one_that_guesses(address: str, near: str) -> None:
    assert neighbourhood(address) == near


def test_what_is_found_here_can_be_listened_on() -> None:
    for one in find_addresses():
        family = socket.AF_INET6 if one.is_v6 else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((one.host, 0))
