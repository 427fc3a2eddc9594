"""The log: every play, found by what people remember of it."""

from __future__ import annotations

from typing import Any

from companion.store.records import Play, State, play_from, to_document
from companion.store.rows import Database, Rows


class Plays(Rows[Play]):
    """Plays, by the id of their table or one of their own."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "plays", play_from, to_document)
        self._sorted: tuple[Play, ...] = ()
        self._sorted_from: Any = None

    def newest_first(self) -> tuple[Play, ...]:
        """All plays, those in the bin too, by the moment they began."""
        rows = self._rows()
        if self._sorted_from is not rows:  # every change makes a new dict
            self._sorted = tuple(
                sorted(
                    rows.values(), key=lambda play: (play.when.timestamp(), play.id), reverse=True
                )
            )
            self._sorted_from = rows
        return self._sorted

    def find(
        self,
        *,
        game: str | None = None,
        state: State | None = None,
        player: str | None = None,
        group: str | None = None,
        since: str | None = None,
        until: str | None = None,
        deleted: bool = False,
    ) -> tuple[Play, ...]:
        """The plays that fit all that is given, newest first.

        `since` and `until` are days, YYYY-MM-DD, both included; `deleted` asks for the bin.
        """
        return tuple(
            play
            for play in self.newest_first()
            if (play.deleted is not None) == deleted
            and (game is None or play.game == game)
            and (state is None or play.state == state)
            and (player is None or player in play.players)
            and (group is None or play.group == group)
            and (since is None or play.date >= since)
            and (until is None or play.date <= until)
        )

    def of_player(self, player: str) -> tuple[Play, ...]:
        """Everything a player took part in, the bin included."""
        return tuple(play for play in self.newest_first() if player in play.players)
