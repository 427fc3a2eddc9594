"""Corrections of hands, kept beside their table and seen by every phone."""

from __future__ import annotations

from contextlib import suppress

from companion.library import StoreError
from companion.views.here import Here
from companion.views.play.play import Play
from companion.views.play.race.held import (
    Correction,
    Corrections,
    as_json,
    corrections_from,
    told,
)

_KEY = "hands"


def corrections_of(here: Here, play: Play) -> Corrections:
    """What people have said of the hands at a table."""
    with suppress(StoreError):  # the moves alone tell enough to go on
        return corrections_from(here.library.beside(play.session.id, _KEY))
    return {}


def correct(here: Here, play: Play, seat: int, cards: int, *, before: int | None = None) -> None:
    """Somebody says how many cards a hand holds, or held before an entry."""
    at = play.session.revision if before is None else before
    by = cards - told(play.table, seat, before=before)
    corrections = {**corrections_of(here, play), seat: Correction(at, by)}
    try:
        here.library.keep_beside(play.session.id, _KEY, as_json(corrections))
    except StoreError as fault:
        play.tell(str(fault))
    play.session.publish()
