"""Places: best first, equal results share one."""

from __future__ import annotations

import pytest

from companion.rules.game import ABANDONED, Outcome
from companion.rules.ranking import rank


@pytest.mark.parametrize(
    ("points", "seats", "places", "winners"),
    [
        ([3, 5, 4], [1, 2, 0], [1, 2, 3], (1,)),
        ([5, 3, 5], [0, 2, 1], [1, 1, 3], (0, 2)),
        ([2, 2, 2, 2], [0, 1, 2, 3], [1, 1, 1, 1], (0, 1, 2, 3)),
        ([4, 1, 1, 0], [0, 1, 2, 3], [1, 2, 2, 4], (0,)),
        ([0, 0], [0, 1], [1, 1], (0, 1)),
    ],
)
def test_equal_results_share_a_place(
    points: list[int], seats: list[int], places: list[int], winners: tuple[int, ...]
) -> None:
    ranking = rank([{"points": one} for one in points], lambda one: one["points"])
    assert [one.seat for one in ranking] == seats
    assert [one.place for one in ranking] == places
    assert Outcome("finished", ranking=ranking).winners == winners


def test_a_tie_may_be_broken_by_another_figure() -> None:
    figures = [{"points": 5, "cards": 2}, {"points": 5, "cards": 3}, {"points": 5, "cards": 3}]
    ranking = rank(figures, lambda one: (one["points"], one["cards"]))
    assert [(one.seat, one.place) for one in ranking] == [(1, 1), (2, 1), (0, 3)]


def test_an_abandoned_table_has_no_result() -> None:
    assert ABANDONED.as_json() == {"termination": "abandoned"}
    assert ABANDONED.winners == ()
