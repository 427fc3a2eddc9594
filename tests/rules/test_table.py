"""The moves that every game has, on tables of the Magic Bakery."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import Replay, Values, move, played

TAKE, END, UNDO, REDO = move("take"), move("end_turn"), move("undo"), move("redo")
FINISH, ABANDON = move("finish"), move("abandon")
NOTE = move("name", customer=1, card="Jam tart")
SERVE = move("fulfil", space=1)


def state_of(*moves: Values, **table: Any) -> dict[str, Any]:
    found = played(*moves, **table)
    assert found.exit == 0, found.error
    return found.state


def refusal(*moves: Values, **table: Any) -> str:
    """The code with which the last of the moves is refused."""
    found = played(*moves, **table)
    assert found.refused is not None
    assert found.refused[0] == len(moves) + 1
    return found.refused[1]


# undo and redo


def test_undo_takes_back_the_newest_entry() -> None:
    assert state_of(TAKE, SERVE, UNDO) == state_of(TAKE)


def test_undo_again_takes_back_the_one_before() -> None:
    assert state_of(TAKE, SERVE, UNDO, UNDO) == state_of()


def test_redo_brings_back_in_the_order_of_playing() -> None:
    assert state_of(TAKE, SERVE, UNDO, UNDO, REDO) == state_of(TAKE)
    assert state_of(TAKE, SERVE, UNDO, UNDO, REDO, REDO) == state_of(TAKE, SERVE)


def test_what_was_brought_back_can_be_taken_back_again() -> None:
    assert state_of(TAKE, SERVE, UNDO, REDO, UNDO, UNDO, REDO) == state_of(TAKE)


def test_undo_has_an_end() -> None:
    assert refusal(UNDO) == "nothing_to_undo"
    assert refusal(TAKE, UNDO, UNDO) == "nothing_to_undo"


def test_redo_has_an_end() -> None:
    assert refusal(REDO) == "nothing_to_redo"
    assert refusal(TAKE, REDO) == "nothing_to_redo"
    assert refusal(TAKE, UNDO, REDO, REDO) == "nothing_to_redo"


@pytest.mark.parametrize(
    "since", [TAKE, NOTE, move("adjust", ducks=2), move("rename", seat=1, name="Zoe"), FINISH]
)
def test_redo_is_refused_once_another_move_has_been_made(since: Values) -> None:
    assert refusal(TAKE, UNDO, since, REDO) == "nothing_to_redo"


def test_a_move_made_after_an_undo_is_what_the_next_undo_takes_back() -> None:
    assert state_of(TAKE, SERVE, UNDO, END, UNDO) == state_of(TAKE)


@pytest.mark.parametrize(
    "entry",
    [
        SERVE,
        END,
        NOTE,
        FINISH,
        ABANDON,
        move("adjust", points=3),
        move("ruling", set={"extra_keep": "fulfiller"}),
        move("rename", seat=2, name="Zoe"),
    ],
    ids=str,
)
def test_any_entry_can_be_taken_back_and_brought_back(entry: Values) -> None:
    before, after = played(TAKE), played(TAKE, entry)
    back, again = played(TAKE, entry, UNDO), played(TAKE, entry, UNDO, REDO)
    assert (back.state, back.last["outcome"]) == (before.state, None)
    assert (again.state, again.last["outcome"]) == (after.state, after.last["outcome"])


def test_the_move_that_ended_the_game_can_be_taken_back() -> None:
    last = (move("adjust", stack=0, row=[1, None, None]), SERVE)
    assert played(*last).last["outcome"] is not None
    back = played(*last, UNDO)
    assert back.last["outcome"] is None
    assert back.state["row"] == [1, None, None]
    assert back.state["actions"] == 3


def test_entries_and_those_in_force_are_counted() -> None:
    found = played(TAKE, SERVE, UNDO, UNDO, REDO, NOTE)
    assert (found.last["entries"], found.last["in_force"]) == (6, 2)


def test_undo_and_redo_are_told() -> None:
    assert played(TAKE, UNDO).last["events"] == ["The last move was taken back"]
    redone = played(TAKE, UNDO, REDO).last["events"]
    assert redone == ["The move taken back counts again", "Ana took from the Pantry"]


# whose move it is


def test_a_move_may_say_who_made_it() -> None:
    assert state_of(move("take", seat=0)) == state_of(TAKE)
    assert refusal(move("take", seat=1)) == "not_your_turn"
    assert refusal(END, move("take", seat=0)) == "not_your_turn"


def test_common_moves_notes_and_the_clock_are_anyones() -> None:
    at = "2026-05-01T20:00:00Z"
    moves = [TAKE, UNDO, REDO, NOTE, move("timer", do="start", at=at), FINISH]
    moves += [UNDO, move("adjust", points=1), move("ruling", set={"panda_end": "row"}), ABANDON]
    theirs = [{"seat": 2, **one} if one is not TAKE else one for one in moves]
    assert state_of(*theirs, scenarios=[9]) == state_of(*moves, scenarios=[9])


@pytest.mark.parametrize("entry", [UNDO, REDO, NOTE, move("adjust", points=1), FINISH, ABANDON])
def test_a_seat_that_is_not_at_the_table_did_nothing(entry: Values) -> None:
    assert refusal(TAKE, {**entry, "seat": 3}) == "no_such_seat"


def test_who_sent_it_and_when_change_nothing() -> None:
    assert state_of({**TAKE, "by": "kitchen", "at": "2026-05-01T20:00:00+02:00"}) == state_of(TAKE)


# names


def test_a_substitute_carries_on() -> None:
    state = state_of(TAKE, move("rename", seat=0, name=" Zoe\u0301 "))
    assert state == state_of(TAKE) | {"seats": ["Zo\u00e9", "Ben", "Cy"]}


def test_a_name_of_the_table_is_not_given_twice() -> None:
    assert refusal(move("rename", seat=0, name="BEN")) == "name_taken"
    assert state_of(move("rename", seat=0, name="ANA"))["seats"] == ["ANA", "Ben", "Cy"]
    freed = (move("rename", seat=1, name="Zoe"), move("rename", seat=0, name="Ben"))
    assert state_of(*freed)["seats"] == ["Ben", "Zoe", "Cy"]


def test_a_seat_that_is_not_there_is_not_renamed() -> None:
    assert refusal(move("rename", seat=3, name="Zoe")) == "no_such_seat"


def test_sentences_use_the_names_of_the_moment() -> None:
    renamed = played(move("rename", seat=0, name="Zoe"), TAKE)
    assert renamed.last["events"] == ["Zoe took from the Pantry"]


# ending by hand


def ended(*moves: Values) -> Replay:
    """A table with a scenario, a garnish pending and a full row, ended by the moves."""
    found = played(move("fulfil", space=1, garnish=True), *moves, scenarios=[1, 7])
    assert found.exit == 0
    return found


def test_finish_ends_the_table_with_the_result_as_it_stands() -> None:
    expected = {"points": 1, "goals": [3, 5, 7], "stars": 0, "termination": "finished"}
    assert ended(FINISH).last["outcome"] == expected


def test_abandon_ends_it_with_none() -> None:
    assert ended(ABANDON).last["outcome"] == {"termination": "abandoned"}


@pytest.mark.parametrize("last", [FINISH, ABANDON])
def test_nothing_is_left_to_do_at_a_table_ended_by_hand(last: Values) -> None:
    before, state = ended().state, ended(last).state
    assert (before["pending"], before["actions"]) == ([1], 2)
    assert state == before | {"pending": [], "actions": 0, "leaving": []}


LATE: list[Values] = [
    TAKE,
    END,
    SERVE,
    FINISH,
    ABANDON,
    move("rename", seat=0, name="Zoe"),
    move("ruling", set={"extra_keep": "fulfiller"}),
    move("timer", do="start", at="2026-05-01T20:00:00Z"),
    move("score", points=3),
    move("take", seat=1),
    move("bonus", scenario=3),
]


@pytest.mark.parametrize("late", LATE, ids=str)
@pytest.mark.parametrize("last", [FINISH, ABANDON])
def test_after_the_end_only_corrections_and_notes_are_possible(last: Values, late: Values) -> None:
    assert refusal(last, late) == "game_over"
    noted = state_of(last, NOTE, move("adjust", points=4), UNDO, REDO)
    assert (noted["names"], noted["points"]) == ({"1": {"card": "Jam tart", "level": None}}, 4)


@pytest.mark.parametrize(("last", "termination"), [(FINISH, "finished"), (ABANDON, "abandoned")])
def test_a_table_ended_by_hand_stays_so_when_it_is_corrected(
    last: Values, termination: str
) -> None:
    found = played(TAKE, last, move("adjust", points=4, actions=2))
    assert found.last["outcome"]["termination"] == termination
    assert (found.state["points"], found.state["actions"]) == (4, 0)
    assert found.last["events"] == ["The table was corrected"]


def test_a_correction_says_if_it_ends_the_game_or_has_it_go_on() -> None:
    empty = move("adjust", stack=0, row=[None, None, None])
    over = played(empty)
    assert over.last["events"] == ["The table was corrected", "The game is over"]
    again = played(empty, move("adjust", stack=1))
    assert again.last["events"] == ["The table was corrected", "The game goes on"]
    assert again.last["outcome"] is None


# tables that only keep score


def test_a_table_of_scores_takes_the_score_and_is_over() -> None:
    found = played(move("score", points=4), score_only=True, scenarios=[1])
    expected = {"points": 4, "goals": [3, 4, 5], "stars": 2, "termination": "scored"}
    assert (found.exit, found.last["outcome"]) == (0, expected)
    assert (found.state["points"], found.state["points_adjust"]) == (4, 0)
    assert (found.state["actions"], found.state["leaving"]) == (0, [])


@pytest.mark.parametrize(
    "entry", [TAKE, END, SERVE, NOTE, move("timer", do="start", at="2026-05-01T20:00:00Z")], ids=str
)
def test_a_table_of_scores_takes_nothing_else(entry: Values) -> None:
    assert refusal(entry, score_only=True, scenarios=[9]) == "not_now"


def test_a_table_of_scores_has_the_common_moves() -> None:
    score = move("score", points=4)
    assert state_of(score, UNDO, score, score_only=True)["points"] == 4
    assert refusal(score, score, score_only=True) == "game_over"
    corrected = played(score, move("adjust", points=5), score_only=True)
    assert corrected.last["outcome"]["points"] == 5
    assert corrected.last["outcome"]["termination"] == "scored"
    emptied = move("adjust", stack=0, row=[None] * 3)
    assert played(emptied, score_only=True).last["outcome"] is None
    assert played(FINISH, score_only=True).last["outcome"]["termination"] == "finished"


def test_a_table_that_is_played_takes_no_score() -> None:
    assert refusal(move("score", points=4)) == "not_now"
