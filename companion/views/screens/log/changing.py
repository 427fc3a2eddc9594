"""What was changed of a play in the log, brought to the log: all of it, or a sentence why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from companion.library import Library, Play, StoreError
from companion.rules.common import Rename
from companion.rules.game import IllegalMove
from companion.rules.reading import Malformed, new_name
from companion.session import StaleTap
from companion.views.words import reason, say


class NotKept(Exception):
    """It was not kept; the text says why."""


@dataclass(frozen=True, slots=True)
class Changes:
    """A play as somebody wants to have it.

    ``who`` has an id where a name alone is not enough; ``same`` says of each seat whether a new
    name there means the person who sits there, None as long as nobody was asked.
    """

    day: date
    names: tuple[str, ...]
    who: tuple[str | None, ...] = ()
    same: tuple[bool | None, ...] = ()
    title: str = ""
    place: str = ""
    notes: str = ""
    group: str = ""


def changes_of(play: Play, names: Sequence[str], today: date) -> Changes:
    """A play as it is now."""
    return Changes(
        day=day_of(play, today),
        names=tuple(names),
        who=(None,) * len(names),
        same=(None,) * len(names),
        title=play.title,
        place=play.place,
        notes=play.notes,
        group=play.group or "",
    )


def day_of(play: Play, today: date) -> date:
    """The day it began; today if that is not known."""
    try:
        return date.fromisoformat(play.date)
    except ValueError:
        return today


def keep(library: Library, play: Play, names: Sequence[str], wanted: Changes) -> None:
    """Keep the changes. Raises NotKept."""
    renamed = [seat for seat, name in enumerate(wanted.names) if name.strip() != names[seat]]
    try:
        persons = {seat: new_name(wanted.names[seat]) for seat in renamed}
        _tell_apart(library, play, persons, wanted)
        if play.tracked and play.state == "running":
            play = _rename(library, play, persons)
        for seat, name in persons.items():
            play = library.profiles.sat(play, seat, None, name)
        for seat, who in enumerate(wanted.who):
            if who is not None and seat not in persons:
                play = library.profiles.sat(play, seat, who, play.seats[seat])
        library.keep(_described(play, wanted))
    except Malformed:
        raise NotKept(say("A name has 1 to 40 letters.")) from None
    except IllegalMove as refusal:
        raise NotKept(reason(refusal)) from None
    except StaleTap:
        raise NotKept(say("Somebody was faster at this table. Please look again.")) from None
    except StoreError as fault:
        raise NotKept(str(fault)) from None


def _tell_apart(library: Library, play: Play, persons: Mapping[int, str], wanted: Changes) -> None:
    """Whoever was respelt has the new name; where that was not said, NotKept is raised."""
    asked = {seat: library.profiles.may_be(play, seat, name) for seat, name in persons.items()}
    for seat, known in asked.items():
        if known is not None and wanted.same[seat] is None:
            facts = {"old": known.name, "new": persons[seat]}
            raise NotKept(say("Say first whether {new} is {old} or somebody else.", **facts))
    for seat, known in asked.items():
        if known is not None and wanted.same[seat]:
            library.profiles.same(known, persons[seat])


def _rename(library: Library, play: Play, persons: dict[int, str]) -> Play:
    """At a table that is still open the seats have new names from here on."""
    session = library.open(play.id)
    moves = [Rename(seat=seat, person=person) for seat, person in persons.items()]
    if moves:
        session.take_all(moves, seen=session.revision)
    return library.play(play.id) or play


def _described(play: Play, wanted: Changes) -> Play:
    try:
        shift = wanted.day - date.fromisoformat(play.date)
    except ValueError:
        shift = timedelta(0)
        play = replace(play, started=wanted.day.isoformat())
    return replace(
        play,
        started=_moved(play.started, shift),
        ended=_moved(play.ended, shift) if play.ended else play.ended,
        title=wanted.title.strip(),
        place=wanted.place.strip(),
        notes=wanted.notes.strip(),
        group=wanted.group or None,
    )


def _moved(moment: str, shift: timedelta) -> str:
    """The same hour of another day."""
    try:
        day = date.fromisoformat(moment[:10])
    except ValueError:
        return moment
    return (day + shift).isoformat() + moment[10:]
