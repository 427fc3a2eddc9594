"""What the seat in turn has done so far."""

from __future__ import annotations

from companion.rules.common import Undo
from companion.views.play.race.turn import actions_taken, this_turn, turn_before
from tests.games.cake_auf.tables import END, ban, place
from tests.games.hasty_baker.tables import HASTY
from tests.replaying import move
from tests.views.play.race.at_table import Phone, phone


def taken(at: Phone) -> list[str]:
    return [one.name for one in actions_taken(at.table)]


def test_a_turn_begins_with_nothing_taken() -> None:
    at = phone("cake-auf", place(1), END)
    assert taken(at) == []


def test_the_first_turn_has_none_before_it() -> None:
    assert turn_before(phone("cake-auf", place(1)).table) is None


def test_every_action_of_the_turn_counts_once() -> None:
    assert taken(phone("cake-auf", END, place(1), ban(2))) == ["ingredient", "ban"]


def test_a_hasty_baker_is_an_action_too() -> None:
    assert taken(phone("hasty-baker", HASTY, HASTY, move("replace"))) == [
        "hasty",
        "hasty",
        "replace",
    ]


def test_notes_and_corrections_are_no_actions() -> None:
    at = phone("cake-auf", place(1), move("recipe", seat=1, place=1, name="Waffles"))
    assert taken(at) == ["ingredient"]
    assert len(this_turn(at.table)) == 2


def test_what_was_taken_back_does_not_count() -> None:
    at = phone("cake-auf", place(1), place(2))
    at.act(Undo())
    assert taken(at) == ["ingredient"]


def test_taking_back_the_end_of_a_turn_has_its_actions_again() -> None:
    at = phone("cake-auf", place(1), place(2), END)
    at.act(Undo())
    assert taken(at) == ["ingredient", "ingredient"]


def test_the_turn_before_ended_with_its_last_entry() -> None:
    ended = turn_before(phone("cake-auf", place(1), END, place(1)).table)
    assert ended is not None
    assert ended.entry == 1


def test_a_turn_that_a_correction_gave_to_somebody_has_none_before_it() -> None:
    at = phone("cake-auf", place(1), move("adjust", turn=2))
    assert turn_before(at.table) is None
