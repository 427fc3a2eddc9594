"""Who sits at a new table, and who begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.views.look import Look
from companion.views.screens.new_table.draft import Draft, NotSeated, fitting, guests
from companion.views.screens.new_table.seats import group_chips
from tests.views.drawing import drawn, names

ANA_TO_DEE = ("Ana", "Ben", "Cy", "Dee")


def table(*names: str) -> Draft:
    return Draft("magic-bakery", names)


@pytest.mark.parametrize(
    ("typed", "seated"),
    [
        ("  Ana ", "Ana"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("O'Neil; DROP", "O'Neil; DROP"),
        ("a" * 40, "a" * 40),
        ("e\u0301" * 40, "é" * 40),
        ("\u200fعمر", "\u200fعمر"),
    ],
)
def test_a_name_is_trimmed_and_composed(typed: str, seated: str) -> None:
    assert table().seated(typed).names == (seated,)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Type a name first."),
        ("   ", "Type a name first."),
        ("\u200b\u200d\u2060", "Type a name first."),
        ("\u202e\u200f", "Type a name first."),
        ("\u3164", "Type a name first."),
        ("a" * 41, "A name has 40 letters at most, this one has 41."),
        ("An\x07a", "There is a sign in this name that cannot be kept. Type it anew."),
        ("\ud800", "There is a sign in this name that cannot be kept. Type it anew."),
    ],
)
def test_a_name_that_cannot_be_kept_is_refused_in_words(typed: str, sentence: str) -> None:
    with pytest.raises(NotSeated) as refused:
        table().seated(typed)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("there", "typed"),
    [("Ben", "ben"), ("Ben", " BEN  "), ("Zoë", "Zoe\u0308"), ("Straße", "STRASSE")],
)
def test_nobody_sits_at_a_table_twice(there: str, typed: str) -> None:
    with pytest.raises(NotSeated) as refused:
        table("Ana", there).seated(typed)
    assert str(refused.value) == f"{there} sits here already."


@pytest.mark.parametrize(("game", "most"), [("magic-bakery", 5), ("filler", 6), ("cake-auf", 4)])
def test_no_more_sit_down_than_can_play(game: str, most: int) -> None:
    draft = Draft(game)
    for seat in range(most):
        draft = draft.seated(f"Guest {seat}")
    assert draft.full
    with pytest.raises(NotSeated, match=f"^{most} is the most that can play"):
        draft.seated("One more")


def test_a_seat_is_moved_and_the_others_close_up() -> None:
    assert table(*ANA_TO_DEE).moved(3, 0).names == ("Dee", "Ana", "Ben", "Cy")
    assert table(*ANA_TO_DEE).moved(0, 2).names == ("Ben", "Cy", "Ana", "Dee")


@given(st.lists(st.text("abcdefgh", min_size=1), unique=True, min_size=1), st.data())
def test_whoever_begins_everybody_keeps_their_neighbours(
    names: list[str], data: st.DataObject
) -> None:
    first = data.draw(st.sampled_from(names))
    turned = table(*names).starting(first).names
    assert turned[0] == first
    clockwise = {one: names[(at + 1) % len(names)] for at, one in enumerate(names)}
    assert {one: turned[(at + 1) % len(turned)] for at, one in enumerate(turned)} == clockwise


def test_the_first_player_by_lot_is_anybody_alike() -> None:
    chance = Random(7)
    draws = Counter(table(*ANA_TO_DEE).drawn(chance).names[0] for _ in range(4000))
    # Four standard deviations of a fair draw are 110.
    assert all(abs(draws[name] - 1000) < 110 for name in ANA_TO_DEE)


def test_people_are_offered_who_do_not_sit_here_and_begin_as_typed() -> None:
    people = ("Ana", "Anton", "Ben", "BENNO", "Cy")
    assert guests(people, table("ana"), "") == ("Anton", "Ben", "BENNO", "Cy")
    assert guests(people, table("ana"), " be") == ("Ben", "BENNO")


def test_last_seats_fit_the_game_and_nobody_is_there_twice() -> None:
    assert fitting(("Ana", "ANA", "Ben", "Cy", "Dee", "Eve"), range(2, 5)) == ANA_TO_DEE


def test_one_tap_seats_a_group_and_nobody_else() -> None:
    got: list[Draft] = []
    groups = [("Family", ("Ana", "Ben", "Zoë")), ("Here", ("Cy", "Ben")), ("Nobody", ())]
    chips = group_chips(Look(), table("Cy", "Ben"), groups, got.append)
    assert chips is not None
    controls = drawn(lambda: chips)
    assert names(controls) == ["The group Family sits here: Ben, Ana and Zoë"]
    (button,) = (one for one in controls if isinstance(one, ft.Button))
    assert button.on_click is not None
    button.on_click(None)  # type: ignore[call-arg,arg-type]
    assert [draft.names for draft in got] == [("Ben", "Ana", "Zoë")]


def test_of_a_large_group_as_many_sit_down_as_may_play() -> None:
    assert len(table().with_all([f"P{n}" for n in range(9)]).names) == 5
