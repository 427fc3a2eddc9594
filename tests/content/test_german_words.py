"""What checklists and facts say is in the German catalogue of content, and said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import cast

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from companion.content import facts
from companion.content.checklist import BadTable, Step, checklist, packing_up
from companion.language import say, speaking
from tools.words import words_of

ROOT = Path(__file__).parents[2]
PO = ROOT / "companion" / "locale" / "de" / "content.po"


def catalog() -> Catalog:
    with PO.open("rb") as content:
        return read_po(content, locale="de")


def steps() -> Iterator[Step]:
    for slug in facts.slugs():
        least, most = facts.game(slug).game.seats
        for seats in range(least, most + 1):
            yield from (*checklist(slug, seats), *packing_up(slug, seats))
    for number in range(1, 11):
        for ducks in (1, 4, 5):
            yield from checklist("magic-bakery", 3, [number], ducks)
            yield from packing_up("magic-bakery", 3, [number], ducks)


def test_every_word_of_content_is_translated() -> None:
    known = catalog()
    for path in sorted((ROOT / "companion" / "content").rglob("*.py")):
        for word in words_of(path.read_text("utf-8")):
            found = known.get(word if isinstance(word, str) else word[0])
            assert found is not None, word
            assert found.string, word


def test_gaps_are_the_same_in_both_languages() -> None:
    for one in catalog():
        english, german = forms(one.id), forms(one.string)
        for each, other in zip(english, german, strict=True):
            assert set(re.findall(r"{\w+}", each)) == set(re.findall(r"{\w+}", other))


def forms(said: object) -> list[str]:
    return [said] if isinstance(said, str) else list(cast("tuple[str, ...]", said))


def test_what_the_app_reads_is_what_people_edit() -> None:
    out = BytesIO()
    write_mo(out, catalog())
    assert PO.with_suffix(".mo").read_bytes() == out.getvalue()


def test_checklists_are_the_same_steps_in_german() -> None:
    english = list(steps())
    with speaking("de"):
        german = list(steps())
    for one, two in zip(english, german, strict=True):
        assert (one.id, one.rules, one.scenario) == (two.id, two.rules, two.scenario)
        assert [n for _, n in one.counts] == [n for _, n in two.counts]
        assert one.text != two.text
        assert sorted(re.findall(r"\d+", one.text)) == sorted(re.findall(r"\d+", two.text))


def test_facts_are_told_in_german_and_keep_their_keys() -> None:
    english = facts.magic_bakery()
    with speaking("de"):
        german = facts.magic_bakery()
        assert [say(one.name) for one in german.layers][:2] == ["Keks", "Vanillecreme"]
        assert facts.cake_auf().action_cards[1].name == "Go Dumpster Diving"
        assert "Ablagestapel" in facts.cake_auf().action_cards[1].text
    assert [one.name for one in german.customers] == [one.name for one in english.customers]
    for one, two in zip(english.scenarios, german.scenarios, strict=True):
        assert one.condition != two.condition
        assert one.garnish != two.garnish
        assert one.goals == two.goals
    assert german.scenarios[0].name == "Katze"
    assert all(one.title != two.title for one, two in zip(english.tiers, german.tiers, strict=True))


def test_a_table_that_cannot_be_set_up_says_why_in_german() -> None:
    with speaking("de"), pytest.raises(BadTable, match="nicht zusammen"):
        checklist("magic-bakery", 3, [8, 10])
