"""Every page of the rules can be drawn, on every kind of screen, and says what it has to."""

from __future__ import annotations

from functools import partial

import pytest

from companion.content import facts, rulebook
from companion.library import Library
from companion.rules.common import Ruling
from companion.views.look import Look
from companion.views.screens.glossary.screen import glossary_page
from companion.views.screens.rules.chapter import chapter_page
from companion.views.screens.rules.procedures import PROCEDURES, split
from companion.views.screens.rules.quick import quick_page
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.rule import Origin, RulePage
from companion.views.screens.rules.saved import is_saved, save, saved
from companion.views.screens.rules.unasked import unasked
from tests.views.drawing import drawn, names, words
from tests.views.screens.rules.reading import here, reader_at, table

LOOKS = [Look(), Look(scale=2.0), Look(width=844, height=390), Look(width=1024, height=768)]
RULES = [rulebook.rule(one) for one in rulebook.all_ids()]


def page(reader: Reader, rule: str, found_by: str | None = None) -> list[str]:
    """Everything that a rule's page says."""
    controls = drawn(lambda: RulePage(reader, rulebook.rule(rule), Origin(found_by)))
    return [*words(controls), *names(controls)]


@pytest.mark.parametrize("game", facts.slugs())
def test_every_rule_has_a_page_with_all_of_its_words(library: Library, game: str) -> None:
    reader = reader_at(library, table(library, game))
    for rule in rulebook.book(game).rules:
        said = " ".join(page(reader, rule.id))
        for part in split(rule.text):
            assert part in said, rule.id
        for choice in rule.choices:
            assert choice.text[1:] in said, rule.id
        for other in rulebook.related(rule.id):
            assert other.title in said, rule.id


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width:g}x{look.scale:g}")
def test_pages_fit_every_screen(library: Library, look: Look) -> None:
    reader = Reader(here(library, look))
    for game in facts.slugs():
        assert drawn(partial(glossary_page, reader, game))
        assert drawn(partial(quick_page, reader, game))
        for number in range(1, len(rulebook.book(game).sections) + 1):
            assert drawn(partial(chapter_page, reader, game, number))


@pytest.mark.parametrize("game", facts.slugs())
def test_a_glossary_explains_every_term_with_its_icon(library: Library, game: str) -> None:
    said = names(drawn(lambda: glossary_page(Reader(here(library)), game)))
    for term in facts.game(game).terms:
        line = next(one for one in said if one.startswith(term.name))
        assert term.text.rstrip(".") in line
        if term.icon:
            assert term.icon in line


def test_a_page_says_what_the_rule_means_now(library: Library) -> None:
    reader = reader_at(library, table(library, "magic-bakery"))
    assert "At your table now: Nobody leaves when round 1 ends" in page(reader, "MB-CONV-04")
    assert "Back to Ana’s turn" in page(reader, "MB-CONV-04")


def test_a_rule_of_another_game_means_nothing_at_this_table(library: Library) -> None:
    reader = reader_at(library, table(library, "magic-bakery"))
    assert not any("At your table" in one for one in page(reader, "FI-SETUP-04"))


def test_a_printed_rule_shows_how_its_open_question_is_answered_here(library: Library) -> None:
    session = table(library, "magic-bakery")
    reader = reader_at(library, session)
    session.take(Ruling(values={"extra_keep": "fulfiller"}), seen=0)
    assert (
        "Ruling. Bees: who keeps one more: Only the player who fulfilled the garnished order "
        "keeps more." in page(reader, "MB-S05-02")
    )


def test_the_end_of_a_round_is_told_in_numbered_steps(library: Library) -> None:
    said = page(Reader(here(library)), "MB-CONV-04")
    first = said.index("1")
    assert said[first : first + 8 : 2] == ["1", "2", "3", "4"]
    assert said[first + 7] == "When a Customer leaves"


def test_every_step_of_a_procedure_is_a_rule() -> None:
    ids = [one for steps in PROCEDURES for one in steps]
    assert set(ids) <= set(rulebook.all_ids())
    assert len(ids) == len(set(ids))


def test_hits_are_turned_one_by_one(library: Library) -> None:
    reader = reader_at(library, table(library, "magic-bakery"))
    said = page(reader, "MB-GARN-01", found_by="garnish")
    place = next(one for one in said if " of " in one and one[0].isdigit() and "“" not in one)
    assert place.startswith("1 of ")
    assert any(one.startswith("Next: ") for one in said)


def test_without_words_the_chapter_is_turned(library: Library) -> None:
    said = page(Reader(here(library)), "MB-CONV-04")
    assert "4 of 7 in “The end of a round”" in said
    assert "Previous: An empty space stops the move" in said
    assert "Next: The Customer stack is empty" in said


def test_marks_are_kept_for_the_group_and_shown_first(library: Library) -> None:
    save(library, "FI-REST-01", on=True)
    save(library, "MB-GARN-01", on=True)
    assert [rule.id for rule in saved(library)] == ["MB-GARN-01", "FI-REST-01"]
    said = names(drawn(lambda: unasked(Reader(here(library)))))
    assert said.index("Garnishes are optional, Magic Bakery") < said.index("Restock, Filler")
    save(library, "MB-GARN-01", on=False)
    assert not is_saved(library, "MB-GARN-01")


def test_a_mark_on_a_rule_that_is_no_more_is_left_out(library: Library) -> None:
    save(library, "MB-GONE-01", on=True)
    assert saved(library) == ()


@pytest.mark.parametrize("game", facts.slugs())
def test_a_table_offers_its_references_and_all_its_chapters(library: Library, game: str) -> None:
    said = names(drawn(lambda: unasked(reader_at(library, table(library, game)))))
    assert any(one.startswith("Quick reference: ") for one in said)
    assert {section.title for section in rulebook.book(game).sections} <= set(said)
