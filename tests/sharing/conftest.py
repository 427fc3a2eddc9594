"""A hub on a clock that is set by hand, and what it keeps."""

from __future__ import annotations

from typing import Any

import pytest

from companion.sharing.guests import Guest
from companion.sharing.hub import Hub
from companion.sharing.invitation import digest

TABLE = "0bb154d4-eb3a-49d9-aa28-b0f428330c83"


class Clock:
    """Seconds, set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Kept(dict[str, Any]):
    """What survives a restart."""

    def put(self, key: str, value: Any) -> None:
        self[key] = value


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def hub(kept: Kept, clock: Clock) -> Hub:
    return Hub(kept, clock=clock, calendar=clock)


def let_in(hub: Hub, key: str, table: str = TABLE) -> Guest:
    """A phone that was let in and has not chosen what it is."""
    guest = Guest(f"id-of-{key}", digest(key), table)
    hub.add(guest)
    return guest
