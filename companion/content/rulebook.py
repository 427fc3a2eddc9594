"""The rules of the games in our own words, read from ``seeds/<game>.md``.

The files are documents to be read as they are: one ``#`` title, ``##`` sections and ``###`` rules.

    ### FI-REST-01 Restock
    Pick up your whole discard pile.

    - `value`: a choice, where the rulebook leaves one; the first is ours.

    > What people ask: how do I get my cards back?

    *printed · see FI-REST-02*
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, cast

from companion.content import facts
from companion.content.spoken import by_language, file

Kind = Literal["printed", "our reading", "ruling"]

_HEADING = re.compile(r"(#{1,3}) (.+)")
_CHOICE = re.compile(r"- `([a-z0-9-]+)`: (.+)")
_SOURCE = re.compile(r"\*(printed|our reading|ruling)(?: ([a-z_]+))?(?: · see ([A-Z0-9, -]+))?\*")


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to read an open question; `value` is what a table's rulings hold."""

    value: str
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    `kind` "ruling": the table may change it, under the key `ruling` where that is a key of the
    table file, else for the group under the rule's id. `choices` begin with ours. `asked` is how
    people ask for it.
    """

    id: str
    game: str
    section: str
    title: str
    text: str
    asked: str
    kind: Kind
    ruling: str | None
    choices: tuple[Choice, ...]
    see: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its rules, in reading order."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All rules of one game in reading order."""

    game: str
    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, without its heading."""
        return tuple(rule for section in self.sections for rule in section.rules)


def read(game: str, text: str) -> Book:
    """The book that `text` holds.

    Raises:
        ValueError: if a rule has no id, title, text or source; says which.
    """
    title = ""
    sections: list[Section] = []
    for level, heading, body in _blocks(text):
        if level == 1:
            title = heading
        elif level == 2:
            sections.append(Section(heading, ()))
        else:
            rule = _rule(game, sections[-1].title, heading, body)
            sections[-1] = Section(sections[-1].title, (*sections[-1].rules, rule))
    return Book(game, title, tuple(sections))


def _blocks(text: str) -> Iterator[tuple[int, str, list[str]]]:
    level, heading, body = 0, "", list[str]()
    for line in text.splitlines():
        found = _HEADING.fullmatch(line)
        if not found:
            body.append(line)
            continue
        if level:
            yield level, heading, body
        level, heading, body = len(found[1]), found[2], []
    if level:
        yield level, heading, body


def _rule(game: str, section: str, heading: str, body: list[str]) -> Rule:
    id_, _, title = heading.partition(" ")
    words, asked, choices, source = [], "", [], None
    for line in filter(None, body):
        if found := _CHOICE.fullmatch(line):
            choices.append(Choice(found[1], found[2]))
        elif line.startswith("> "):
            asked = line[2:]
        elif found := _SOURCE.fullmatch(line):
            source = found
        else:
            words.append(line)
    if not (title and words and source):
        raise ValueError(f"{game}: rule '{heading}' lacks its title, its text or its source line")
    see = tuple(source[3].split(", ")) if source[3] else ()
    kind = cast("Kind", source[1])
    text = " ".join(words)
    return Rule(id_, game, section, title, text, asked, kind, source[2], tuple(choices), see)


@by_language
def book(game: str) -> Book:
    """The rules of one game.

    Raises:
        KeyError: if there is no such game.
    """
    if game not in facts.slugs():
        raise KeyError(game)
    return read(game, file("seeds", f"{game}.md").read_text(encoding="utf-8"))


@by_language
def _index() -> Mapping[str, Rule]:
    return {rule.id: rule for game in facts.slugs() for rule in book(game).rules}


def rule(id_: str) -> Rule:
    """The rule of this id, in small letters too.

    Raises:
        KeyError: if there is none.
    """
    return _index()[id_.upper()]


def all_ids() -> tuple[str, ...]:
    """The ids of all rules of all games, in reading order."""
    return tuple(_index())


def ruling(game: str, key: str) -> Rule:
    """The rule that asks for the ruling `key` of a game's table.

    Raises:
        KeyError: if the game has no such ruling.
    """
    for found in book(game).rules:
        if found.ruling == key:
            return found
    raise KeyError(key)


def related(id_: str) -> tuple[Rule, ...]:
    """The rules that this one refers to, then those that refer to it, each once."""
    own = rule(id_)
    back = (other.id for other in book(own.game).rules if own.id in other.see)
    return tuple(rule(other) for other in dict.fromkeys((*own.see, *back)))


def for_step(game: str, *steps: str) -> tuple[Rule, ...]:
    """The rules to show first in these steps (the keys of a game's ``[steps]``), each once."""
    known = facts.game(game).steps
    ids = (id_ for step in steps for id_ in known.get(step, ()))
    return tuple(rule(id_) for id_ in dict.fromkeys(ids))
