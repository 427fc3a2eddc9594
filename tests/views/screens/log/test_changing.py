"""A play of the log, changed: its day, who sat there, what was noted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from companion.library import Library, Play
from companion.rules.common import Finish
from companion.store import Store
from companion.views.screens.log.changing import Changes, NotKept, changes_of, keep
from tests.log.plays import ranked

TODAY = date(2026, 5, 20)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def changed(library: Library, play_id: str, **wanted: object) -> Play:
    """The play after a change in the form."""
    play = library.play(play_id)
    assert play is not None
    names = library.profiles.names(play)
    form = changes_of(play, names, TODAY)
    keep(library, play, names, replace(form, **wanted))  # type: ignore[arg-type]
    after = library.play(play_id)
    assert after is not None
    return after


def by_hand(library: Library) -> Play:
    play = ranked(
        "05-01",
        {"Ana": 9, "Ben": 2},
        id="p",
        ended="2026-05-01T20:40:00+01:00",
        tracked=False,
    )
    library.keep(play)
    return play


def test_another_day_keeps_the_hours(library: Library) -> None:
    by_hand(library)
    after = changed(library, "p", day=date(2026, 3, 31))
    assert after.started == "2026-03-31T20:00:00+01:00"
    assert after.ended == "2026-03-31T20:40:00+01:00"


def test_notes_and_a_place_are_kept_and_nothing_else_changes(library: Library) -> None:
    by_hand(library)
    before = library.play("p")
    after = changed(library, "p", notes=" Cake! ", place="Kitchen", title="Final")
    assert after == replace(before, notes="Cake!", place="Kitchen", title="Final")  # type: ignore[type-var]


def test_somebody_else_sat_there(library: Library) -> None:
    by_hand(library)
    after = changed(library, "p", names=("Ana", "Cy"), same=(None, False))
    assert after.seats == ("Ana", "Cy")
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben", "Cy"]
    assert library.profiles.names(after) == ("Ana", "Cy")


def test_at_an_open_table_the_seat_itself_gets_the_name(library: Library) -> None:
    table = library.start("filler", ("Ana", "Bne"), {}, {})
    after = changed(library, table, names=("Ana", "Ben"), same=(None, True))
    assert after.seats == ("Ana", "Ben")
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben"]
    assert library.open(table).table.position.names == ("Ana", "Ben")


def test_a_finished_table_keeps_its_file_and_shows_the_right_person(library: Library) -> None:
    table = library.start("hasty-baker", ("Ana", "Bne"), {}, {})
    library.open(table).take(Finish(), seen=0)
    after = changed(library, table, names=("Ana", "Ben"), same=(None, True))
    assert after.seats == ("Ana", "Bne")
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben"]
    assert library.profiles.names(after) == ("Ana", "Ben")


def test_two_of_one_name_are_told_apart_by_hand(library: Library) -> None:
    one, other = library.profiles.add("Anna"), library.profiles.add("Anna")
    library.keep(ranked("05-01", {"Anna": 1, "Ben": 0}, id="p", tracked=False))
    assert changed(library, "p", who=(other.id, None)).players[0] == other.id != one.id


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_name_that_is_none_is_refused_in_words(library: Library, name: str) -> None:
    by_hand(library)
    with pytest.raises(NotKept, match="1 to 40 letters"):
        changed(library, "p", names=("Ana", name))
    assert library.play("p") is not None
    assert library.play("p").seats == ("Ana", "Ben")  # type: ignore[union-attr]


def test_a_name_that_sits_there_already_is_refused_at_an_open_table(library: Library) -> None:
    table = library.start("filler", ("Ana", "Ben"), {}, {})
    with pytest.raises(NotKept, match="called ana already"):
        changed(library, table, names=("Ana", "ana"))


def test_the_form_of_a_play_without_a_day_begins_today() -> None:
    play = Play(id="p", game="filler", started="", seats=("Ana",))
    assert changes_of(play, ("Ana",), TODAY) == Changes(
        day=TODAY, names=("Ana",), who=(None,), same=(None,)
    )


def test_a_new_name_is_not_kept_before_it_was_said_whose_it_is(library: Library) -> None:
    by_hand(library)
    with pytest.raises(NotKept, match="Say first whether Benn is Ben or somebody else"):
        changed(library, "p", names=("Ana", "Benn"))
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben"]


def test_a_slip_for_somebody_known_leaves_nobody_behind(library: Library) -> None:
    library.keep(ranked("05-02", {"Ana": 1, "Ben": 0}, tracked=False))
    table = library.start("filler", ("Ana", "Bne"), {}, {})
    after = changed(library, table, names=("Ana", "Ben"), same=(None, True))
    assert after.players == tuple(library.profiles.people().ids(("Ana", "Ben")))
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben"]


def test_whoever_has_other_plays_is_not_taken_for_somebody_else_of_a_known_name(
    library: Library,
) -> None:
    library.keep(ranked("05-02", {"Cy": 1, "Ben": 0}, tracked=False))
    by_hand(library)
    after = changed(library, "p", names=("Ana", "Cy"))
    assert library.profiles.names(after) == ("Ana", "Cy")
    assert [one.name for one in library.profiles.all()] == ["Ana", "Ben", "Cy"]
