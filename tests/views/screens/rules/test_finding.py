"""What is typed, what is found, and how it is shown."""

from __future__ import annotations

import flet as ft
import pytest

from companion.content import facts, rulebook
from companion.content.search import Spans, search
from companion.library import Library
from companion.views.look import Look
from companion.views.screens.rules.complete import what_is_missing
from companion.views.screens.rules.finding import SHOWN, Found, Typed, ended_wrong
from companion.views.screens.rules.hits import excerpt, marked
from companion.views.screens.rules.reader import Reader, chapter_of
from companion.views.screens.rules.screen import shows_rules
from companion.views.widgets.basics import Role
from tests.views.drawing import drawn, names, words
from tests.views.screens.rules.reading import here, reader_at, table


def found(reader: Reader, typed: str) -> list[str]:
    """Everything that is said about what was typed."""
    controls = drawn(lambda: Found(reader, Typed(typed), lambda: None))
    return [*words(controls), *names(controls)]


def test_the_game_on_the_table_comes_first_and_the_count_is_told(library: Library) -> None:
    said = found(reader_at(library, table(library, "filler")), "tie")
    hits = search("tie", first="filler", limit=40)
    assert hits[0].rule.game == "filler"
    assert f"{len(hits)} rules found" in said
    first = next(one for one in said if one.startswith(f"{hits[0].rule.title}, "))
    assert hits[0].rule.section in first


def test_a_chosen_game_is_searched_alone(library: Library) -> None:
    said = found(Reader(here(library), only="cake-auf"), "recipe")
    assert "in 1 of 4 games" in said


def test_at_first_only_the_best_hits_are_drawn(library: Library) -> None:
    hits = search("customer", limit=40)
    assert len(hits) > SHOWN
    said = found(Reader(here(library)), "customer")
    assert f"Show {len(hits) - SHOWN} more" in said


def test_nothing_found_is_said_with_what_may_have_been_meant(library: Library) -> None:
    said = found(Reader(here(library)), "zzzzqqq")
    assert "Nothing about “zzzzqqq”." in said
    assert "Magic Bakery, 19 chapters, 132 rules" in said


def test_a_misspelt_word_is_put_right_by_one_tap(library: Library) -> None:
    typed = Typed("garnihs ")
    taps = [
        one
        for one in drawn(lambda: Found(Reader(here(library)), typed, lambda: None))
        if isinstance(one, ft.Button)
        and isinstance(one.content, ft.Semantics)
        and one.content.label == "Did you mean “garnish”?"
    ]
    assert len(taps) == 1
    assert taps[0].on_click is not None
    taps[0].on_click(None)  # type: ignore[call-arg,arg-type]
    assert typed.words == "garnish"


@pytest.mark.parametrize(
    ("typed", "better", "wrong"),
    [
        ("garnihs", "garnish", True),
        ("garnis", "garnish", False),
        ("gar", "sugar", False),
        ("Garnis", "garnish", False),
        ("duck garnihs", "duck garnish", True),
    ],
)
def test_an_unfinished_word_is_not_called_misspelt(typed: str, better: str, wrong: bool) -> None:
    assert ended_wrong(typed, better) is wrong


LONG = "This sentence goes on for a while and has sixty letters or so. Then a garnish comes."


@pytest.mark.parametrize(
    ("text", "spans", "cut", "left"),
    [
        ("A garnish.", ((2, 9),), "A garnish.", ((2, 9),)),
        (LONG, ((70, 77),), "Then a garnish comes.", ((7, 14),)),
        (LONG.replace(". ", ", "), ((70, 77),), LONG.replace(". ", ", "), ((70, 77),)),
        (LONG, (), LONG, ()),
    ],
)
def test_an_excerpt_begins_with_the_sentence_that_was_meant(
    text: str, spans: Spans, cut: str, left: Spans
) -> None:
    assert text[70:77] in ("garnish", "")
    assert excerpt(text, spans) == (cut, left)


def test_marks_cover_the_words_and_are_read_out_as_plain_text() -> None:
    shown = marked(Look(), "A garnish, garnished.", ((2, 9), (11, 20)), Role.BODY_LARGE, "#000000")
    assert shown.spans is not None
    assert "".join(span.text or "" for span in shown.spans) == "A garnish, garnished."
    assert [span.text for span in shown.spans if span.style] == ["garnish", "garnished"]
    assert shown.semantics_label == "A garnish, garnished."


def test_the_rule_of_this_step_stays_in_reach_while_typing(library: Library) -> None:
    said = found(reader_at(library, table(library, "magic-bakery")), "duck")
    assert "For this step: a turn. How many actions" in said


def test_a_rule_knows_its_chapter() -> None:
    for game in ("magic-bakery", "cake-auf"):
        sections = rulebook.book(game).sections
        for rule in rulebook.book(game).rules:
            assert rule in sections[chapter_of(rule) - 1].rules


@pytest.mark.parametrize(
    ("path", "reading"),
    [
        ("/tables/1", False),
        ("/tables/1/history", False),
        ("/tables/rules", False),
        ("/tables/1/rules", True),
        ("/tables/1/rules/MB-CONV-04", True),
        ("/tables/1/rules/quick/filler", True),
    ],
)
def test_the_address_says_whether_a_table_is_read_about(path: str, reading: bool) -> None:
    assert shows_rules(path) is reading


def test_a_copy_without_all_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert what_is_missing() is None
    monkeypatch.setattr(facts, "slugs", lambda: ("magic-bakery", "filler", "cake-auf"))
    said = what_is_missing()
    assert said == "The rules of Hasty Baker are missing. Install Companion again."


def test_a_book_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> facts.Game:
        raise ValueError("filler.toml: 'steps' is missing")

    monkeypatch.setattr(facts, "game", broken)
    said = what_is_missing()
    assert said is not None
    assert "filler.toml: 'steps' is missing" in said
