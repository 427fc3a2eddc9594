"""What somebody's words may mean: each word as written, as another word for the same thing, as the
beginning of a word and, if the rules don't know it, as a word that looks like it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from companion.content import german
from companion.content.index import index, ranks, words_of
from companion.language import ENGLISH, language

_LITTLE = 0.2
"""What a little word ("the", "when") weighs against another."""
_BEGINNING = 0.8
"""What a word is worth that only begins with what was typed."""
_ALIKE = 0.7
"""How much a word has to look like what was typed (0–1) to be meant."""
_MOST_WORDS = 40


@dataclass(frozen=True, slots=True)
class Look:
    """One way to look a word up: an FTS5 query, and what it is worth to find that (0–1)."""

    query: str
    worth: float


@dataclass(frozen=True, slots=True)
class Word:
    """A word asked, how much it weighs, and the ways to look it up."""

    text: str
    weight: float
    looks: tuple[Look, ...]

    @property
    def little(self) -> bool:
        """Whether it says next to nothing about what is asked."""
        return self.weight == _LITTLE


def asked(text: str) -> tuple[Word, ...]:
    """The words of a question. The last one may be unfinished unless a space follows it."""
    words = _words(text)
    ended = text.endswith(" ")
    spoken = language()
    return tuple(
        _word(word, n == len(words) and not ended, spoken) for n, word in enumerate(words, 1)
    )


def meant(text: str) -> str | None:
    """What somebody may have meant whose words the rules don't know; None if they know them all."""
    words = _words(text)
    better = [word if _known(word) else next(iter(_alike(word)), word) for word in words]
    spelled = index().known
    return " ".join(spelled.get(word, word) for word in better) if better != words else None


def plain(words: Iterable[Word]) -> frozenset[str]:
    """The words of a question that say what it is about."""
    return frozenset(word.text for word in words if not word.little)


def _words(text: str) -> list[str]:
    text = re.sub(r"n['’]t\b", " not", text.casefold()).replace("cannot", "not")
    text = re.sub(r"\bsetup\b", "set up", text)
    text = re.sub(r"\b(have|has|had|need|needs|got) to\b", "must", text)
    return words_of(re.sub(r"['’](s|re|ve|ll|m|d)?\b", " ", text))[:_MOST_WORDS]


@lru_cache(maxsize=4096)
def _word(text: str, unfinished: bool, _spoken: str) -> Word:
    if text in index().little:
        return Word(text, _LITTLE, (Look(f'"{text}"', 1),))
    return Word(text, 1, tuple(_looks(text, unfinished)))


def _looks(word: str, unfinished: bool) -> Iterator[Look]:
    yield from _same(word, 1)
    if _known(word):
        return
    if unfinished or len(word) > 2:
        yield Look(f'"{word}" *', _BEGINNING)
    for like, ratio in _alike(word).items():
        if like not in index().little:
            yield from _same(like, ratio)


def _same(word: str, worth: float) -> Iterator[Look]:
    yield Look(f'"{word}"', worth)
    others = index().family(word) if language() == ENGLISH else _german(word)
    for other, alike in others.items():
        yield Look(f'"{other}"', alike * worth)


def _german(word: str) -> dict[str, float]:
    """Other words for one, its forms and the long words it is part of, and what each is worth."""
    base = index()
    found = german.alike(word, base.words)
    others = {base.known[form]: worth for form, worth in found.items()}
    for form in (word, *(form for form, worth in found.items() if worth >= german.FORM)):
        for other, worth in base.family(form).items():
            others[other] = max(worth, others.get(other, 0))
    return others


def _known(word: str) -> bool:
    base = index()
    if language() != ENGLISH:
        return word in base.known or bool(_german(word))
    return word in base.little or bool(ranks(f'"{word}"') or base.family(word))


def _alike(word: str) -> dict[str, float]:
    """Known words that look like this one, the likest first, and how much they do (0–1)."""
    found = difflib.get_close_matches(word, index().known, n=4, cutoff=_ALIKE)
    return {like: difflib.SequenceMatcher(None, word, like).ratio() ** 2 for like in found}
