"""A score while it is counted: touched numbers, sums, steps, and what is typed."""

from __future__ import annotations

import pytest

from companion.views.play.scoring.draft import Draft, total

EMPTY = Draft(0, ("", "", ""))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("5", 5),
        ("105", 105),
        ("12+7+3", 22),
        (" 12 + 7 ", 19),
        ("12+", 12),
        ("999", 999),
        ("1000", None),
        ("600+600", None),
        ("", None),
        ("+", None),
        ("five", None),
        ("-1", None),
    ],
)
def test_a_count_is_a_number_or_a_sum(typed: str, number: int | None) -> None:
    assert total(typed) == number


def test_one_touch_a_kind_goes_through_all_three() -> None:
    draft = EMPTY.number(5).number(4).number(6)
    assert draft.whole == (5, 4, 6)


def test_a_score_is_whole_only_with_every_kind() -> None:
    assert EMPTY.number(5).number(4).whole is None
    assert EMPTY.number(5).number(4).number(0).whole == (5, 4, 0)


def test_a_second_touch_of_the_last_kind_replaces_it() -> None:
    assert EMPTY.number(5).number(4).number(6).number(7).whole == (5, 4, 7)


def test_piles_are_added_up_with_plus_though_the_mark_has_gone_on() -> None:
    draft = EMPTY.number(12).plus().number(7).plus().number(3)
    assert draft.typed == ("12+7+3", "", "")
    assert draft.number(4).counts == (22, 4, None)


def test_plus_touched_again_adds_nothing() -> None:
    assert EMPTY.number(12).plus().plus().number(7).counts == (7, None, None)


def test_another_kind_is_chosen_by_touching_it() -> None:
    draft = EMPTY.chosen(2).number(6)
    assert draft.counts == (None, None, 6)
    assert draft.chosen(0).number(1).counts == (1, None, 6)


def test_105_in_one_go_then_five_more_and_three_fewer_make_107() -> None:
    draft = EMPTY.write(0, "105")
    for _ in range(5):
        draft = draft.step(0, 1)
    for _ in range(3):
        draft = draft.step(0, -1)
    assert draft.counts[0] == 107


def test_steps_begin_at_nothing_and_never_go_below_it() -> None:
    assert EMPTY.step(1, 1).counts == (None, 1, None)
    assert EMPTY.step(1, -1).counts == (None, 0, None)


def test_what_is_no_number_breaks_the_score_and_keeps_the_others() -> None:
    draft = EMPTY.number(5).write(1, "4x")
    assert draft.broken
    assert draft.counts == (5, None, None)
    assert not EMPTY.broken


def test_cards_are_those_of_the_table_until_somebody_counts_others() -> None:
    assert EMPTY.stated is None
    assert EMPTY.with_cards("12+1").stated == 13
    assert EMPTY.with_cards("x").broken
    assert EMPTY.with_cards(" ").stated is None
