"""A running app with tables on it, and phones that are let in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from companion.sharing.guests import Guest
from companion.sharing.hub import Hub
from companion.sharing.invitation import digest, new_key
from companion.sharing.roles import Role
from companion.store import Store
from tests.e2e.conftest import Companion
from tests.wire.joining import LAN
from tests.wire.phone import Phone

SEATS = ("Ana", "Ben", "Cy", "Dee")


class Evening:
    """The app, its data folder, and the tables on it."""

    def __init__(self, data: Path) -> None:
        self.app = Companion(data)
        self.data = data

    @property
    def lan(self) -> str:
        """Where guests find the app."""
        return f"http://{LAN}:{self.app.port}"

    def start(self) -> Evening:
        """Start the app for phones; they are listened to when this returns."""
        self.app.start("--lan", "--host", LAN)
        return self

    def lay(self, game: str, **options: Any) -> str:
        """A table; its id."""
        table = str(uuid4())
        header = {"companion": 1, "game": game, "seats": SEATS, "options": options, "id": table}
        folder = self.data / "tables"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{table}.jsonl").write_text(json.dumps(header) + "\n", "utf-8")
        return table

    def let_in(self, table: str, *parts: int | str | Role | None) -> list[str]:
        """Share a table and let phones in before the app starts; their cookies.

        A part is a player's seat, a helper's name, a role, or None for one that has yet to choose.
        """
        cookies = []
        with Store.open(self.data) as store:
            hub = Hub(store.device)
            hub.share(table)
            for part in parts:
                key = new_key()
                guest = Guest(key[:12], digest(key), table)
                hub.add(guest)
                if isinstance(part, int):
                    hub.choose(guest, Role.PLAYER, seat=part)
                elif isinstance(part, Role):
                    hub.choose(guest, part)
                elif part is not None:
                    hub.choose(guest, Role.HELPER, name=part)
                cookies.append(f"companion-{self.app.port}={key}")
        return cookies

    def host(self, path: str = "/", **more: Any) -> Phone:
        """The table's own phone."""
        return Phone(self.app.url, path, **more)

    def guest(self, cookie: str, path: str = "/", **more: Any) -> Phone:
        """A phone that shows a cookie."""
        return Phone(self.lan, path, cookie=cookie, **more)

    def entries(self, table: str) -> list[dict[str, Any]]:
        """What a table's file holds."""
        lines = (self.data / "tables" / f"{table}.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines[1:]]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An app that is not started yet."""
    found = Evening(tmp_path / "data")
    yield found
    found.app.kill()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run what phones do."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())
