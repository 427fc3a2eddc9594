"""The full-text index over the rules, in memory: SQLite's FTS5, which stems and ranks."""

from __future__ import annotations

import re
import sqlite3
import threading
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from companion.content import facts, rulebook
from companion.content.spoken import by_language, file, toml
from companion.language import ENGLISH, language

_SCHEMA = """
CREATE VIRTUAL TABLE rules USING fts5(
    title, text, asked, glossary, section, game,
    tokenize = '{tokens}', prefix = '2 3');
CREATE VIRTUAL TABLE families USING fts5(
    words, alike UNINDEXED, tokenize = '{tokens}');
"""
_TOKENS = "unicode61 remove_diacritics 2"
_WEIGHTS = "5.0, 2.0, 3.0, 3.0, 0.5, 0.3"
"""Of the columns, in their order."""
_WORD = re.compile(r"[^\W_]+")
_ALIKE = {"forms": 0.95, "families": 0.6}
"""How much two words of one line of ``words.toml`` are the same."""
MARKS = ("\x02", "\x03")


def words_of(text: str) -> list[str]:
    """The words of a text as the index has them, in small letters and without marks."""
    return [plain_letters(word) for word in _WORD.findall(text)]


def plain_letters(word: str) -> str:
    """A word in small letters without marks: ``grosse`` for ``Größe``."""
    whole = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in whole if not unicodedata.combining(letter))


class Index:
    """Every rule once, with the words of the glossary that lead to it."""

    def __init__(self) -> None:
        # One connection for the threads of all phones: it is only read, one query at a time.
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        self._lock = threading.Lock()
        stemmer = "porter " if language() == ENGLISH else ""
        self._base.executescript(_SCHEMA.format(tokens=stemmer + _TOKENS))
        self.rules = tuple(rulebook.rule(id_) for id_ in rulebook.all_ids())
        rows = [_row(rule) for rule in self.rules]
        self._base.executemany("INSERT INTO rules VALUES (?, ?, ?, ?, ?, ?)", rows)
        speech = toml(file("data", "words.toml"))
        self.little = frozenset(words_of(speech["little"]))
        """Words that say little about what is asked."""
        families = [(words, alike) for name, alike in _ALIKE.items() for words in speech[name]]
        self._base.executemany("INSERT INTO families VALUES (?, ?)", families)
        self.named = _named(self.rules)
        """The places of the rules that explain what these words of a glossary name."""
        texts = [*(text for row in rows for text in row), *(line for line, _ in families)]
        self.known = {
            plain_letters(word): word.casefold() for text in texts for word in _WORD.findall(text)
        }
        """Every word, and how it is spelled."""
        self.words = frozenset(self.known)

    def scores(self, query: str) -> dict[int, float]:
        """How well each rule that matches an FTS5 query fits it, more is better, by its place."""
        found = self._ask(
            f"SELECT rowid, -bm25(rules, {_WEIGHTS}) FROM rules WHERE rules MATCH ?", query
        )
        return {row - 1: score for row, score in found}

    def family(self, word: str) -> dict[str, float]:
        """Other forms of this word and other words for it, and how much they are the same."""
        found = self._ask(
            "SELECT words, alike FROM families WHERE families MATCH ? ORDER BY alike", f'"{word}"'
        )
        others = {other: alike for words, alike in found for other in words.split()}
        return {other: alike for other, alike in others.items() if plain_letters(other) != word}

    def marked(self, places: Sequence[int], query: str) -> dict[int, tuple[str, str]]:
        """Title and text of rules with `MARKS` around what matches; a query "" matches nothing."""
        plain = {place: (self.rules[place].title, told(self.rules[place])) for place in places}
        if not query:
            return plain
        columns = ", ".join(f"highlight(rules, {column}, ?, ?)" for column in (0, 1))
        rows = ", ".join(str(place + 1) for place in places)
        sql = f"SELECT rowid, {columns} FROM rules WHERE rules MATCH ? AND rowid IN ({rows})"
        found = self._ask(sql, *MARKS, *MARKS, query)
        return plain | {row - 1: (title, text) for row, title, text in found}

    def _ask(self, sql: str, *values: object) -> list[Any]:
        with self._lock:
            return self._base.execute(sql, values).fetchall()


def ranks(query: str) -> Mapping[int, float]:
    """What `Index.scores` says, remembered: people type the same words."""
    return _ranks(query, language())


@lru_cache(maxsize=4096)
def _ranks(query: str, _spoken: str) -> Mapping[int, float]:
    return index().scores(query)


@by_language
def index() -> Index:
    """The index of the language of the moment, built when it is first asked for."""
    return Index()


def _row(rule: rulebook.Rule) -> tuple[str, ...]:
    glossary = " ".join(_glossary(rule))
    game = facts.game(rule.game).game.title
    return rule.title, told(rule), rule.asked, glossary, rule.section, game


def told(rule: rulebook.Rule) -> str:
    """A rule's whole text, its choices with it."""
    answers = (choice.text[0].upper() + choice.text[1:] for choice in rule.choices)
    return " ".join((rule.text, *answers))


def _glossary(rule: rulebook.Rule) -> Iterator[str]:
    for term in facts.game(rule.game).terms:
        if rule.id == term.rules[0]:
            yield from (term.name, *term.also)
        elif rule.id in term.rules:
            yield term.name


def _named(rules: Sequence[rulebook.Rule]) -> Mapping[frozenset[str], set[int]]:
    places = {rule.id: place for place, rule in enumerate(rules)}
    named: dict[frozenset[str], set[int]] = defaultdict(set)
    for game in facts.slugs():
        for term in facts.game(game).terms:
            for name in (term.name, *term.also):
                named[frozenset(words_of(name))].add(places[term.rules[0]])
    return named
