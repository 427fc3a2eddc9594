"""What a guest's phone gets of everything that this device keeps: one table, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.library import Library, Play, StoreError
from companion.session import TableSession
from companion.views.screens.sharing.standing import Standing
from companion.views.words import say


class Borrowed(Library):
    """The library as a guest sees it. Whatever is not named here it can't reach at all."""

    def __init__(self, library: Library, standing: Callable[[], Standing]) -> None:
        # What Library keeps is not here: a method that is not overridden finds nothing.
        self._lender = library
        self._standing = standing
        self.box = library.box

    def _may_look(self, table_id: str) -> bool:
        now = self._standing()
        return now.guest is not None and not now.stopped and now.guest.table == table_id

    def open(self, table_id: str) -> TableSession:
        """The guest's table."""
        if not self._may_look(table_id):
            raise StoreError(say("This phone was not invited to that table."))
        return self._lender.open(table_id)

    def play(self, play_id: str) -> Play | None:
        """The log is not for guests."""
        return None

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting of the group, to be gone by."""
        return self._lender.setting(key, default)

    def keep_setting(self, key: str, value: Any) -> None:
        """Settings are the group's."""
        raise StoreError(say("That is kept on the table’s own phone."))

    def beside(self, table_id: str, key: str, default: Any = None) -> Any:
        """A note beside the guest's table."""
        return self._lender.beside(table_id, key, default) if self._may_look(table_id) else default

    def keep_beside(self, table_id: str, key: str, value: Any) -> None:
        """A note beside the guest's table, from a phone that plays."""
        badge = self._standing().badge
        if badge is None or badge.watches or not self._may_look(table_id):
            raise StoreError(say("This phone only watches."))
        self._lender.keep_beside(table_id, key, value)
