"""What a group keeps hidden for now: a time card lies face down until all are in."""

from __future__ import annotations

from companion.games.filler.moves import Time
from companion.rules.common import Adjust, Ruling
from companion.rules.table import Step, Table
from companion.views.play.adjusted import adjusted_words
from companion.views.play.ruled import ruling_words
from companion.views.settings import Settings
from companion.views.words import happened, say


def told(table: Table, step: Step, settings: Settings) -> list[str]:
    """What a step brought about, in sentences, without what is still hidden."""
    names = step.position.names
    if settings.hide_times and _is_face_down(table, step):
        name = names[table.entries[step.entry].move.seat or 0]
        return [say("{name}’s time card is in", name=name)]
    first, *others = [happened(table.game, event, names) for event in step.position.events]
    move = table.entries[step.entry].move
    if isinstance(move, Adjust):
        first = adjusted_words(table, step, move)
    if isinstance(move, Ruling):
        first = ruling_words(table.header.game, move)
    return [first, *others]


def _is_face_down(table: Table, step: Step) -> bool:
    """A time card of a day on which some are missing."""
    if not isinstance(table.entries[step.entry].move, Time):
        return False
    now = table.position.state
    return bool(now.phase == "times" and not all(now.times) and step.position.state.day == now.day)
