"""The group's tables and log: start a table, open it, keep the log in step with it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

from companion.games.box.box import Box
from companion.games.demo import DEMO, KeptNowhere, demo_table
from companion.games.registry import GAMES
from companion.log.campaign import Kept as Campaign
from companion.log.campaign import campaigns, no_campaign
from companion.log.entry import play_of
from companion.log.profiles import Profiles
from companion.log.results import Result, WorkedOut
from companion.log.table import read_table
from companion.rules import codec
from companion.rules.game import Json
from companion.rules.table import Header, Table
from companion.session import Notes, OpenTables, TableSession, now
from companion.store import Damaged, NoSuchTable, Notice, Store, StoreError
from companion.store.beside import KeptNotes
from companion.store.records import Group, Play, Player

__all__ = [
    "Campaign",
    "Damaged",
    "Group",
    "Library",
    "NoSuchTable",
    "Notice",
    "Play",
    "Player",
    "StoreError",
    "no_campaign",
    "read_table",
]

AFTER_DRAWING_S = 0.1
"""Seconds after a tap when its screen has been drawn, and the log may be written."""


class Library:
    """Everything a group keeps, for the screens. Any method may raise StoreError."""

    def __init__(self, store: Store, *, on_result: Callable[[], None] = lambda: None) -> None:
        """``on_result`` is called when the log has got a new result; it must not wait."""
        self.store = store
        self._on_result = on_result
        self._behind: dict[str, TableSession] = {}
        self._shown_of: tuple[Play, ...] = ()
        self._shown: tuple[Play, ...] = ()
        self._worked_out = WorkedOut()
        self.box = Box(store.documents.catalogue)
        """What this group knows of the cards in its boxes."""
        self.profiles = Profiles(store.documents)
        """Who plays in this group."""
        self._open = OpenTables(
            self._load, store.tables, on_entry=self._counted, notes=self._beside
        )
        for table_id in store.unsettled():
            with suppress(StoreError):  # it says so when it is opened
                self._entered(self.open(table_id))
        with suppress(StoreError):  # a folder that can only be read shows what is there
            self._agree_on_the_bin()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What went wrong with a file and was mended, to be told once."""
        return self.store.notices

    def dismiss(self, notice: Notice) -> None:
        """It was read."""
        self.store.dismiss(notice)

    def start(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, Json],
        rulings: Mapping[str, str],
        campaign: str | None = None,
    ) -> str:
        """Start a table; its id. Raises BadHeader if it can't be set up."""
        rules = GAMES[game]
        header = Header(
            game,
            tuple(seats),
            dict(options),
            dict(rulings),
            id=str(uuid4()),
            rules=rules.rules_version,
            started=now(),
            campaign=campaign,
        )
        line = codec.write_header(header)
        codec.read_header(GAMES, json.loads(line))
        assert header.id is not None, "it was made above"
        self.store.tables.create(header.id, line.encode())
        self._entered(self.open(header.id))
        self._catch_up()
        return header.id

    def open(self, table_id: str) -> TableSession:
        """The session of a table, shared by all phones. Raises NoSuchTable, Damaged."""
        return self._open.get(table_id)

    @property
    def has_demo(self) -> bool:
        """Whether the demo table lies open."""
        return self._open.is_lent(DEMO)

    def lay_demo(self) -> str:
        """Lay out a table to look at, which nothing keeps or counts; its id."""
        if not self.has_demo:
            self._open.lend(DEMO, demo_table(), KeptNowhere())
        return DEMO

    def clear_demo(self) -> None:
        """Throw the demo table away."""
        self._open.forget(DEMO)

    def running(self) -> tuple[Play, ...]:
        """Tables that are not over, newest first."""
        return tuple(play for play in self.log() if play.state == "running" and play.tracked)

    def log(self) -> tuple[Play, ...]:
        """Every play that is not in the bin, newest first."""
        self._catch_up()
        plays = self.store.documents.plays.newest_first()
        if plays is not self._shown_of:
            self._shown_of, self._shown = plays, tuple(one for one in plays if not one.deleted)
        return self._shown

    def results(self) -> tuple[Result, ...]:
        """Every seat of every finished play, newest play first."""
        return self._worked_out.of(self.log(), self.store.documents.players.all())

    def people(self) -> tuple[str, ...]:
        """Names that have sat at a table, the most recent first."""
        return tuple(dict.fromkeys(name for play in self.log() for name in play.seats))

    def last_seats(self, game: str) -> tuple[str, ...]:
        """Who sat at the newest table of a game, else at the newest of any."""
        plays = sorted(self.log(), key=lambda play: play.game != game)
        return plays[0].seats if plays else ()

    def play(self, play_id: str) -> Play | None:
        """A play of the log or of the bin."""
        self._catch_up()
        return self.store.documents.plays.get(play_id)

    def keep(self, play: Play) -> None:
        """Keep a play that was changed in the log, or written down by hand."""
        self._catch_up()
        with self.store.documents.together():
            known = self.store.documents.plays.get(play.id)
            self.store.documents.plays.put(self.profiles.linked(play, known))

    def binned(self) -> tuple[Play, ...]:
        """Every play in the bin, the newest first."""
        return self.store.documents.plays.find(deleted=True)

    def delete(self, play_id: str) -> None:
        """Put a play and its table in the bin."""
        self._move(play_id, self.store.tables.delete, self.store.tables.restore, now())

    def restore(self, play_id: str) -> None:
        """Take a play and its table out of the bin."""
        self._move(play_id, self.store.tables.restore, self.store.tables.delete, None)

    def campaigns(self) -> tuple[Campaign, ...]:
        """Every campaign, the oldest first."""
        return campaigns(reversed(self.log()), self.store.documents.campaigns.all())

    def keep_ducks(self, campaign: str, ducks: int) -> None:
        """How many Helpful Ducks the next table of a campaign has, 1 to 5 (MB-CAMP-05)."""
        self.store.documents.campaigns.put(campaign, {"ducks": ducks})

    def back_up(self) -> None:
        """Make an automatic backup now, before something large is changed."""
        self._catch_up()
        self.store.backups.automatic(read_table, datetime.now())

    def go_back(self, backup: Path) -> None:
        """Make everything as a backup has it; what is there now is backed up first."""
        self._catch_up()
        self.store.backups.restore(backup, read_table, datetime.now())
        self._behind.clear()
        self._open.forget_all()

    def setting(self, key: str, default: Any = None) -> Any:
        """A kept setting."""
        return self.store.documents.settings.get(key, default)

    def keep_setting(self, key: str, value: Any) -> None:
        """Keep a setting."""
        self.store.documents.settings.put(key, value)

    def beside(self, table_id: str, key: str, default: Any = None) -> Any:
        """What lies beside a table and is no move, such as the ticks of its checklist."""
        return self.store.beside.of(table_id).get(key, default)

    def keep_beside(self, table_id: str, key: str, value: Any) -> None:
        """Keep something beside a table."""
        self.store.beside.of(table_id).put(key, value)

    def _beside(self, table_id: str) -> Notes:
        return KeptNotes(self.store.beside.of(table_id))

    def _move(
        self,
        play_id: str,
        there: Callable[[str], None],
        back: Callable[[str], None],
        deleted: str | None,
    ) -> None:
        """Move a play and its table: both, or after an error neither."""
        play = self.play(play_id)
        if play is None or (play.deleted is None) == (deleted is None):
            return
        if play.tracked:
            there(play_id)
        self._open.forget(play_id)
        try:
            self.store.documents.plays.put(replace(play, deleted=deleted))
        except StoreError:
            if play.tracked:
                back(play_id)
            raise

    def _agree_on_the_bin(self) -> None:
        """The process may have ended between a table's move and the log's: the table is right."""
        trashed = set(self.store.tables.trashed())
        for play in self.store.documents.plays.all():
            if play.tracked and (play.id in trashed) != (play.deleted is not None):
                deleted = now() if play.id in trashed else None
                self.store.documents.plays.put(replace(play, deleted=deleted))

    def _load(self, table_id: str) -> Table:
        return self.store.tables.load(table_id, read_table).value

    def _counted(self, session: TableSession) -> None:
        """After an entry: what it tells of the cards, and the log."""
        newest = session.newest
        if newest and newest[-1].entry == session.revision - 1:  # nothing was taken back
            with suppress(StoreError):  # a card can be told of again, a move can't
                self.box.learn(session.table, newest)
        self._entered(session)

    def _entered(self, session: TableSession) -> None:
        """Keep the log in step, a moment later: however long it is, it delays no tap.

        If the process ends first, the next one finds that the log is behind (Store.unsettled).
        """
        with suppress(StoreError):  # else it is tried again later
            if self._in_step(session) is None:
                return
        self._behind[session.id] = session
        try:
            asyncio.get_running_loop().call_later(AFTER_DRAWING_S, self._catch_up)
        except RuntimeError:  # nobody is drawing
            self._catch_up()

    def _catch_up(self) -> None:
        """Bring into the log what it is behind of; what fails now is tried again the next time."""
        with suppress(StoreError):
            changed = map(self._in_step, self._behind.values())
            plays = [play for play in changed if play is not None]
            if plays:
                self._link_and_put(plays)
            self._behind.clear()
            if any(play.outcome is not None for play in plays):
                self._on_result()

    def _link_and_put(self, plays: Sequence[Play]) -> None:
        """Keep plays and whoever is new in them, in one step."""
        known = self.store.documents.plays.get
        with self.store.documents.together():
            seated = [self.profiles.linked(play, known(play.id)) for play in plays]
            self.store.documents.plays.put_all(seated)

    def _in_step(self, session: TableSession) -> Play | None:
        """The play as the log should have it, None if it is in step with the table."""
        known = self.store.documents.plays.get(session.id)
        play = play_of(session.id, session.table, known)
        return None if play == known else play
