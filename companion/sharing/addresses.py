"""The addresses of this device in the networks it is in: several cards, IPv4 and IPv6."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

# Where a packet to these would leave: no packet is sent to find out.
_FAR_V4 = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
_FAR_V6 = ("2001:db8::1", "fd00::1")
_DISCARD = 9  # a port that nobody listens to

_SIOCGIFADDR = 0x8915  # Linux: the IPv4 address of a network card
_CARD_NAME = 16  # bytes

# Cards that lead to no phone: containers, virtual machines, tunnels.
_INWARD = ("docker", "veth", "br-", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "zt", "utun")
_WIRELESS = ("wl", "wifi", "ap")

UNLIKELY = 5
"""From this rank on, an address leads to no phone in the room, most likely."""


@dataclass(frozen=True, slots=True)
class Address:
    """An address that a browser can be sent to; the lower its rank, the likelier it works."""

    host: str
    rank: int

    @property
    def is_v6(self) -> bool:
        """Whether it is one of IPv6."""
        return ":" in self.host

    def at(self, port: int) -> str:
        """With its port, as it is typed: ``192.168.1.23:8550``, ``[fd12::7]:8550``."""
        return f"[{self.host}]:{port}" if self.is_v6 else f"{self.host}:{port}"


def find_addresses() -> tuple[Address, ...]:
    """Every address that phones may use, the likeliest first. Empty without a network.

    Takes some milliseconds; asks the operating system only.
    """
    return ranked((*_by_card(), *_by_route(), *_by_name()))


def ranked(found: Iterable[tuple[str, int]]) -> tuple[Address, ...]:
    """Addresses with the rank of how each was found, those left out that no browser can use."""
    ranks: dict[str, int] = {}
    for host, rank in found:
        if _usable(host):
            # Found in two ways, the worse one counts: a route may lead through a tunnel's card.
            ranks[host] = max(rank + _kind(host), ranks.get(host, 0))
    usable = (Address(host, rank) for host, rank in ranks.items())
    return tuple(sorted(usable, key=lambda one: (one.rank, one.is_v6, one.host)))


def neighbourhood(address: str) -> str:
    """Who counts as one when somebody guesses: an IPv4 address, a whole network of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped or ipaddress.ip_network(f"{found}/64", strict=False))


def _usable(host: str) -> bool:
    """Not loopback, and no link-local one of IPv6: browsers can't be told its card."""
    found = ipaddress.ip_address(host)
    unfit = found.is_loopback or found.is_multicast or found.is_unspecified
    return not unfit and not (found.version == 6 and found.is_link_local)


def _kind(host: str) -> int:
    """Private addresses before public ones, IPv4 before IPv6, self-made ones last."""
    found = ipaddress.ip_address(host)
    if found.is_link_local:
        return UNLIKELY
    return (0 if found.is_private else 2) + (1 if found.version == 6 else 0)


def _by_card() -> Iterator[tuple[str, int]]:
    """Linux and Android: each network card's own address."""
    if not sys.platform.startswith("linux"):
        return
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            asked = struct.pack("256s", name.encode()[: _CARD_NAME - 1])
            with suppress(OSError):  # a card without an address
                found = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, asked)
                yield socket.inet_ntoa(found[20:24]), _card_rank(name)


def _card_rank(name: str) -> int:
    if name.startswith(_INWARD):
        return UNLIKELY
    return 0 if name.startswith(_WIRELESS) else 1


def _by_route() -> Iterator[tuple[str, int]]:
    """The address from which a packet would leave for elsewhere."""
    for family, places in ((socket.AF_INET, _FAR_V4), (socket.AF_INET6, _FAR_V6)):
        for place in places:
            with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((place, _DISCARD))
                yield probe.getsockname()[0].partition("%")[0], 1


def _by_name() -> Iterator[tuple[str, int]]:
    """What the device's own name stands for: all addresses on Windows, often on a Mac."""
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None):
            yield str(place[0]).partition("%")[0], 1
