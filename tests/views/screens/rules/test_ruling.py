"""Open questions: answered at a table or by the group, told in the history, kept for next time."""

from __future__ import annotations

from datetime import date

import pytest

from companion.content import rulebook
from companion.content.rulebook import Choice
from companion.library import Library
from companion.rules.common import Ruling, Undo
from companion.rules.history import history
from companion.views.play.ruled import ruling_words
from companion.views.screens.history.rows import tell
from companion.views.screens.new_table.last_time import first_draft
from companion.views.screens.rules.answers import answer, keep
from companion.views.screens.rules.kind import kind_words, since_words
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.ruling import choose
from companion.views.settings import Settings
from tests.views.screens.rules.reading import here, reader_at, table

BEES = rulebook.rule("MB-AMB-05")
"""A question that the engine counts by."""
DUCK = rulebook.rule("MB-AMB-29")
"""A question that only people's hands answer."""


def other(choices: tuple[Choice, ...]) -> Choice:
    return choices[1]


def test_a_question_is_read_our_way_until_somebody_says_otherwise(library: Library) -> None:
    session = table(library, "magic-bakery")
    for rule in (BEES, DUCK):
        found = answer(library, rule, session.table)
        assert found.choice == rule.choices[0]
        assert found.since is None


def test_another_answer_counts_at_the_table_from_here_on(library: Library) -> None:
    session = table(library, "magic-bakery")
    choose(reader_at(library, session), BEES, other(BEES.choices), lambda _: None)
    assert session.table.position.state.rulings.extra_keep == "fulfiller"
    found = answer(library, BEES, session.table)
    assert found.choice == other(BEES.choices)
    assert found.at_table
    assert found.since == session.table.entries[-1].at


def test_undo_brings_the_old_answer_back(library: Library) -> None:
    session = table(library, "magic-bakery")
    choose(reader_at(library, session), BEES, other(BEES.choices), lambda _: None)
    session.take(Undo(), seen=session.revision)
    found = answer(library, BEES, session.table)
    assert found.choice == BEES.choices[0]
    assert found.since is None


def test_the_history_says_which_question_was_answered_and_how(library: Library) -> None:
    session = table(library, "magic-bakery")
    choose(reader_at(library, session), BEES, other(BEES.choices), lambda _: None)
    (newest, *_) = history(session.table)
    told = tell(session.table, newest, Settings())
    assert told.first == (
        "Ruling. Bees: who keeps one more: only the player who fulfilled the garnished order "
        "keeps more"
    )


def test_the_next_table_begins_with_the_answer(library: Library) -> None:
    session = table(library, "magic-bakery")
    choose(reader_at(library, session), BEES, other(BEES.choices), lambda _: None)
    draft = first_draft(library, "magic-bakery", {})
    assert draft.rulings == {"extra_keep": "fulfiller"}


def test_an_answer_without_a_table_is_the_groups(library: Library) -> None:
    choose(Reader(here(library)), BEES, other(BEES.choices), lambda _: None)
    found = answer(library, BEES)
    assert found.choice == other(BEES.choices)
    assert not found.at_table
    assert found.since is not None
    running = table(library, "magic-bakery")
    assert answer(library, BEES, running.table).choice == BEES.choices[0]


def test_what_only_hands_do_is_kept_for_the_group_and_makes_no_move(library: Library) -> None:
    session = table(library, "magic-bakery")
    choose(reader_at(library, session), DUCK, other(DUCK.choices), lambda _: None)
    assert session.table.entries == []
    assert answer(library, DUCK).choice == other(DUCK.choices)
    assert answer(library, DUCK, session.table).choice == other(DUCK.choices)


def test_a_choice_that_a_newer_book_does_not_have_is_read_our_way(library: Library) -> None:
    keep(library, DUCK, Choice("forgotten", "As we did long ago."))
    assert answer(library, DUCK).choice == DUCK.choices[0]


@pytest.mark.parametrize("game", ["magic-bakery", "filler", "hasty-baker", "cake-auf"])
def test_every_ruling_that_a_table_may_hold_can_be_told(game: str, library: Library) -> None:
    session = table(library, game)
    for key, values in session.table.game.rulings.items():
        for value in values:
            assert ruling_words(game, Ruling(values={key: value})).startswith("Ruling. ")


@pytest.mark.parametrize(
    ("since", "words"),
    [
        (None, ""),
        ("2026-05-03T19:42:00.000+02:00", "since 19:42"),
        ("2026-05-02T19:42:00.000+02:00", "since Yesterday"),
        ("2025-05-02T19:42:00.000+02:00", "since 2 May 2025"),
    ],
)
def test_a_ruling_says_since_when(since: str | None, words: str) -> None:
    assert since_words(since, date(2026, 5, 3)) == words


def test_a_rule_says_where_it_comes_from(library: Library) -> None:
    session = table(library, "magic-bakery")
    at_table = answer(library, BEES, session.table)
    assert kind_words("printed", None, at_table=True) == "Printed in the rulebook"
    assert kind_words("our reading", None, at_table=True).startswith("Our reading")
    assert kind_words("ruling", at_table, at_table=True) == "Your table’s ruling"
    assert kind_words("ruling", answer(library, BEES), at_table=False) == "Your group’s ruling"
