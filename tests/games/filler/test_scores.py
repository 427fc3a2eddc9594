"""The end of the game: three counts a seat, places, and tables that only keep score."""

from __future__ import annotations

from typing import Any

import pytest

from companion.rules.table import Table
from tests.games.filler.tables import (
    Entry,
    code,
    in_turns,
    late_morning,
    malformed,
    new_table,
    only_early,
    play,
    show,
    shown,
    told,
)


def score(seat: int, *symbols: int, cards: int | None = None) -> Entry:
    entry: Entry = {"move": "score", "seat": seat, "symbols": list(symbols)}
    return entry if cards is None else entry | {"cards": cards}


def at_scores() -> Table:
    """Two seats, 4 and 3 cards, nobody's score yet."""
    table = play(in_turns(2), {"move": "adjust", "deck": 0})
    return play(table, {"move": "fill"}, {"move": "restock"})


def places(table: Table) -> list[tuple[int, int, int, int]]:
    assert table.outcome is not None
    ranking: list[dict[str, Any]] = table.outcome.as_json()["ranking"]
    return [(one["place"], one["seat"], one["points"], one["cards"]) for one in ranking]


def test_the_game_is_over_once_every_seat_has_a_score() -> None:
    table = play(at_scores(), score(1, 1, 1, 1))
    assert (shown(table)["phase"], shown(table)["scored"]) == ("scores", [False, True])
    assert told(table) == ["Ben has 5 points"]
    play(table, score(0, 2, 3, 4))
    assert (shown(table)["phase"], shown(table)["scored"]) == ("over", [True, True])
    assert told(table) == ["Ana has 13 points", "The game is over"]
    assert table.outcome is not None
    assert table.outcome.as_json() == {
        "ranking": [
            {"seat": 0, "points": 13, "symbols": [2, 3, 4], "sets": 2, "cards": 4, "place": 1},
            {"seat": 1, "points": 5, "symbols": [1, 1, 1], "sets": 1, "cards": 3, "place": 2},
        ],
        "winners": [0],
        "termination": "deck-empty",
    }


def test_FI_SCORE_06_cards_break_a_tie_and_equal_cards_share() -> None:
    assert places(play(at_scores(), score(0, 1, 1, 1), score(1, 5, 0, 0))) == [
        (1, 0, 5, 4),
        (2, 1, 5, 3),
    ]
    table = play(at_scores(), score(0, 1, 1, 1), score(1, 5, 0, 0, cards=4))
    assert places(table) == [(1, 0, 5, 4), (1, 1, 5, 4)]
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


def test_a_score_entered_again_replaces_the_first() -> None:
    table = play(at_scores(), score(0, 9, 9, 9, cards=40), score(0, 1, 0, 0))
    assert (shown(table)["symbols"][0], shown(table)["cards"][0]) == ([1, 0, 0], 4)
    assert shown(table)["scored"] == [True, False]


def test_a_score_overrides_the_running_counts() -> None:
    table = play(in_turns(2), {"move": "adjust", "deck": 0})
    play(table, {"move": "fill", "symbols": [2, 2, 2]}, {"move": "restock"})
    assert shown(table)["symbols"][0] == [2, 2, 2]
    assert shown(play(table, score(0, 0, 1, 0)))["symbols"][0] == [0, 1, 0]


def test_after_the_end_only_corrections_and_undo() -> None:
    table = play(at_scores(), score(0, 1, 0, 0), score(1, 2, 0, 0))
    for entry in (score(0, 3, 0, 0), {"move": "fill"}, {"move": "finish"}):
        assert code(table, entry) == "game_over"
    play(table, {"move": "adjust", "symbols": [[3, 0, 0], [2, 0, 0]]})
    assert places(table)[0] == (1, 0, 3, 4)
    play(table, {"move": "undo"}, {"move": "undo"})
    assert (shown(table)["phase"], table.outcome) == ("scores", None)


def test_scores_wait_for_the_end_of_the_game() -> None:
    assert code(in_turns(2), score(1, 1, 1, 1)) == "not_now"
    assert code(at_scores(), score(2, 1, 1, 1)) == "no_such_seat"


def test_a_table_may_only_keep_score() -> None:
    table = new_table(3, {"score_only": True})
    assert (shown(table)["phase"], shown(table)["turn"]) == ("scores", None)
    for entry in (
        show(0, "6:24"),
        {"move": "order", "seats": [0, 1, 2]},
        {"move": "fill"},
        {"move": "restock"},
        {"move": "pass"},
        {"move": "remove"},
    ):
        assert code(table, entry) == "not_now"
    play(table, score(0, 1, 1, 1), score(2, 3, 0, 0, cards=9), score(1, 3, 0, 0))
    assert places(table) == [(1, 0, 5, 3), (2, 2, 3, 9), (3, 1, 3, 3)]
    assert table.outcome is not None
    assert table.outcome.termination == "scored"


def test_finish_takes_the_result_as_it_stands() -> None:
    table = play(in_turns(2), {"move": "fill", "ability": "bonus-fill", "symbols": [1, 1, 1]})
    play(table, {"move": "finish"})
    state = shown(table)
    assert (state["pending"], state["turn"], state["phase"]) == (None, 0, "turns")
    assert places(table) == [(1, 0, 5, 4), (2, 1, 0, 3)]
    assert table.outcome is not None
    assert table.outcome.termination == "finished"
    play(table, {"move": "undo"})
    assert shown(table)["pending"] == "bonus-fill"


def test_finish_between_scores_counts_those_that_are_in() -> None:
    table = play(at_scores(), score(1, 2, 0, 0), {"move": "finish"})
    assert places(table) == [(1, 1, 2, 3), (2, 0, 0, 4)]


def test_abandon_leaves_no_result_and_no_question() -> None:
    table = play(late_morning(2), only_early(0), only_early(1))
    assert shown(table)["undecided"] == [0, 1]
    play(table, {"move": "abandon"})
    assert table.outcome is not None
    assert table.outcome.as_json() == {"termination": "abandoned"}
    assert (shown(table)["pending"], shown(table)["undecided"]) == (None, [])


@pytest.mark.parametrize(
    "entry",
    [
        {"symbols": [1, 1, 1]},
        {"seat": 0},
        {"seat": 0, "symbols": [1, 1]},
        {"seat": 0, "symbols": [1, 1, "1"]},
        {"seat": 0, "symbols": [1, 1, 1000]},
        {"seat": 0, "symbols": [1, 1, 1], "cards": -1},
        {"seat": 0, "symbols": [1, 1, 1], "cards": None},
        {"seat": 0, "symbols": [1, 1, 1], "points": 5},
    ],
)
def test_what_the_format_forbids_is_no_score(entry: Entry) -> None:
    assert malformed({"move": "score", **entry})
