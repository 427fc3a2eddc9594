"""What the log has of a table: the play, always in step with the table's own file."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from companion.log.figures import ended_at, figures
from companion.log.table import read_table
from companion.rules.table import Table
from companion.store import Play, Store, StoreError


def play_of(table_id: str, table: Table, known: Play | None = None) -> Play:
    """The play of a table; what else is `known` of it (its place, notes, …) stays."""
    outcome = table.outcome
    result = outcome.as_json() if outcome else None
    finished = outcome is not None and outcome.termination != "abandoned"
    return replace(
        known or _begun(table_id, table),
        tracked=True,
        seats=table.position.names,
        outcome=result,
        ended=ended_at(table),
        figures=figures(table) if finished else {},
    )


def plays_of(store: Store) -> tuple[Play, ...]:
    """Every play that is not in the bin, oldest first, for whoever may only look.

    A table that ended just before its process did is not in step with the log yet: it counts as
    it stands. Raises StoreError.
    """
    plays = {play.id: play for play in store.documents.plays.all()}
    for table_id in store.unsettled():
        with suppress(StoreError):  # one that does not open is the doctor's
            table = store.tables.read(table_id, read_table).value
            plays[table_id] = play_of(table_id, table, plays.get(table_id))
    return oldest_first(play for play in plays.values() if play.deleted is None)


def oldest_first(plays: Any) -> tuple[Play, ...]:
    """Plays by the moment they began."""
    return tuple(sorted(plays, key=lambda play: (play.when, play.id)))


def _begun(table_id: str, table: Table) -> Play:
    header = table.header
    times = (entry.at for entry in table.entries)
    return Play(
        id=table_id,
        game=header.game,
        started=header.started or next((at for at in times if at is not None), ""),
        seats=header.seats,
        options=_plain(header.options),
        campaign=header.campaign,
        title=header.title or "",
    )


def _plain(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as JSON has them."""
    return {key: list(one) if isinstance(one, tuple) else one for key, one in options.items()}
