"""Finding the rule that answers what somebody types, as they type it.

Each word asked is looked up as it is written, as another word for the same thing, as the beginning
of a word and, if the rules don't know it, as a word that looks like it. A rule gets the best of
these for each word; full-text ranking weighs rare words above common ones.
"""

from __future__ import annotations

import difflib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from companion.content import facts
from companion.content.index import MARKS, index, words_of
from companion.content.rulebook import Rule

Spans = tuple[tuple[int, int], ...]

_LITTLE_WORTH = 0.12
_BEGINNING = 0.8
"""What a word is worth that only begins with what was typed."""
_NEAR = 0.6
"""What it is worth that two words asked stand side by side."""
_OPEN = 0.85
"""What an open question is worth against the rule that it is about."""
_WORTH_SHOWING = 0.3
"""A hit weaker than this part of the best is left out."""
_MOST_WORDS = 40


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that answers, best first by `score`; where the words are in its title and its text."""

    rule: Rule
    score: float
    title_spans: Spans
    text: str
    text_spans: Spans


@dataclass(frozen=True, slots=True)
class _Look:
    """One way to look a word up: an FTS5 query and what a match is worth."""

    query: str
    worth: float


def search(
    words: str, first: str | None = None, only: str | None = None, limit: int = 20
) -> tuple[Hit, ...]:
    """The rules that answer `words`, best first; those of the game `first` before all others.

    `only` leaves the other games out.
    """
    asked = _words(words)
    scores = _scores(asked, open_end=not words.endswith(" "))
    base = index()
    if only:
        scores = {place: s for place, s in scores.items() if base.rules[place].game == only}
    if not scores:
        return ()
    least = max(scores.values()) * _WORTH_SHOWING
    places = [place for place, score in scores.items() if score >= least]
    places.sort(key=lambda place: (base.rules[place].game != first, -scores[place], place))
    query = _any(
        look.query for word in asked for look in _looks(word, True) if word not in index().little
    )
    return tuple(_hit(place, scores[place], query) for place in places[:limit])


def meant(words: str) -> str | None:
    """What somebody may have meant whose words the rules don't know; None if they know them all."""
    asked = _words(words)
    better = [word if _known(word) else next(iter(_alike(word)), word) for word in asked]
    return " ".join(better) if better != asked else None


def terms(words: str, game: str) -> tuple[facts.Term, ...]:
    """The words of a game's glossary that `words` name."""
    asked = set(_words(words)) - index().little
    named = facts.game(game).terms
    return tuple(
        term
        for term in named
        if any(set(words_of(name)) <= asked for name in (term.name, *term.also))
    )


def _words(text: str) -> list[str]:
    text = re.sub(r"n['’]t\b", " not", text.casefold()).replace("cannot", "not")
    text = re.sub(r"\b(have|has|had|need|needs|got) to\b", "must", text)
    return words_of(re.sub(r"['’](s|re|ve|ll|m|d)?\b", " ", text))[:_MOST_WORDS]


def _scores(asked: list[str], open_end: bool) -> dict[int, float]:
    """Each rule's score: its ranks for all words, less if it lacks some of them."""
    ranks: dict[int, float] = defaultdict(float)
    found: dict[int, float] = defaultdict(float)
    for nth, word in enumerate(asked):
        weight = _LITTLE_WORTH if word in index().little else 1
        for place, (rank, worth) in _best(word, open_end and nth == len(asked) - 1).items():
            ranks[place] += rank * weight
            found[place] += worth * weight
    for place, rank in _side_by_side(asked).items():
        ranks[place] += rank * _NEAR
    whole = sum(_LITTLE_WORTH if word in index().little else 1 for word in asked)
    return {
        place: rank * found[place] / whole * (_OPEN if index().rules[place].choices else 1)
        for place, rank in ranks.items()
    }


def _best(word: str, at_end: bool) -> dict[int, tuple[float, float]]:
    """For each rule the best rank of the ways to look `word` up, and what that way is worth."""
    best: dict[int, tuple[float, float]] = {}
    for look in _looks(word, at_end):
        for place, score in index().scores(look.query).items():
            best[place] = max(best.get(place, (0, 0)), (score * look.worth, look.worth))
    return best


def _side_by_side(asked: list[str]) -> dict[int, float]:
    ranks: dict[int, float] = defaultdict(float)
    for one, two in pairwise(asked):
        if not {one, two} & index().little:
            for place, score in index().scores(f'NEAR("{one}" "{two}", 3)').items():
                ranks[place] += score
    return ranks


@lru_cache(maxsize=4096)
def _looks(word: str, at_end: bool) -> tuple[_Look, ...]:
    return tuple(_ways(word, at_end))


def _ways(word: str, at_end: bool) -> Iterator[_Look]:
    yield _Look(f'"{word}"', 1)
    if word in index().little:
        return
    for other, alike in index().family(word).items():
        yield _Look(f'"{other}"', alike)
    if _known(word):
        return
    if at_end or len(word) > 2:
        yield _Look(f'"{word}" *', _BEGINNING)
    for like, ratio in _alike(word).items():
        if like not in index().little:
            yield _Look(f'"{like}"', ratio)
            for other, alike in index().family(like).items():
                yield _Look(f'"{other}"', alike * ratio)


def _known(word: str) -> bool:
    return word in index().little or bool(index().scores(f'"{word}"') or index().family(word))


def _alike(word: str) -> dict[str, float]:
    """Known words that look like this one, the likest first, and how much they do."""
    known = index().known | index().little
    found = difflib.get_close_matches(word, known, n=4, cutoff=0.7)
    return {like: difflib.SequenceMatcher(None, word, like).ratio() ** 2 for like in found}


def _any(queries: Iterable[str]) -> str:
    return " OR ".join(dict.fromkeys(queries))


def _hit(place: int, score: float, query: str) -> Hit:
    title, text = index().marked(place, query) if query else ("", "")
    _, title_spans = _unmarked(title)
    plain, text_spans = _unmarked(text)
    return Hit(index().rules[place], score, title_spans, plain, text_spans)


def _unmarked(marked: str) -> tuple[str, Spans]:
    plain, spans, start = "", [], 0
    for part in re.split(f"({MARKS[0]}|{MARKS[1]})", marked):
        if part == MARKS[0]:
            start = len(plain)
        elif part == MARKS[1]:
            spans.append((start, len(plain)))
        else:
            plain += part
    return plain, tuple(spans)
