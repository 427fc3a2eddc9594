"""Finding the rule that answers what somebody types, as they type it.

A rule gets, for each word asked, the best of the ways to look that word up. FTS5's ranking weighs
rare words above common ones; words side by side and rules that have all the words come out on top.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.content import facts
from companion.content.asking import Word, asked, meant, plain
from companion.content.index import MARKS, index, ranks, words_of
from companion.content.rulebook import Rule

__all__ = ["Hit", "Spans", "meant", "search", "terms"]

Spans = tuple[tuple[int, int], ...]
"""Where words are marked in a text: from, up to and without."""

_SIDE_BY_SIDE = 0.5
"""What two words asked are worth more that stand within `_STEPS` words."""
_STEPS = 3
_OPEN = 0.85
"""What an open question is worth against the rule that it is about."""
_NAMED = 1.5
"""What a rule is worth more that explains the very term asked."""
_WORTH_SHOWING = 0.2
"""A hit weaker than this part of the best is left out."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that answers, its whole text with its choices, and where the words asked are in it."""

    rule: Rule
    score: float
    title_spans: Spans
    text: str
    text_spans: Spans


def search(
    words: str, first: str | None = None, only: str | None = None, limit: int = 20
) -> tuple[Hit, ...]:
    """The rules that answer `words`, best first; those of the game `first` before all others.

    `only` leaves the other games out.
    """
    question = asked(words)
    scores = _scores(question)
    groups = [only] if only else [first, None]
    places: list[int] = []
    for game in groups:
        rest = {place: score for place, score in scores.items() if place not in places}
        places += _worth_showing(rest, game)
    query = " OR ".join(
        dict.fromkeys(look.query for word in question if not word.little for look in word.looks)
    )
    marked = index().marked(places[:limit], query)
    return tuple(_hit(place, scores[place], *marked[place]) for place in places[:limit])


def terms(words: str, game: str) -> tuple[facts.Term, ...]:
    """The terms of a game's glossary that `words` name."""
    said = plain(asked(words))
    return tuple(
        term
        for term in facts.game(game).terms
        if any(said.issuperset(words_of(name)) for name in (term.name, *term.also))
    )


def _worth_showing(scores: Mapping[int, float], game: str | None) -> list[int]:
    """The places of the good hits of one game, or of all for None, best first."""
    own = [place for place in scores if game in (None, index().rules[place].game)]
    least = max((scores[place] for place in own), default=0) * _WORTH_SHOWING
    good = (place for place in own if scores[place] >= least)
    return sorted(good, key=lambda place: (-scores[place], place))


def _scores(question: Sequence[Word]) -> dict[int, float]:
    """Each rule's score by its place: its ranks for all words, less if it lacks some of them."""
    total: dict[int, float] = defaultdict(float)
    found: dict[int, float] = defaultdict(float)
    says_something: set[int] = set()
    for word in question:
        best = _best(word)
        if not word.little:
            says_something.update(best)
        for place, (rank, worth) in best.items():
            total[place] += rank * word.weight
            found[place] += worth * word.weight
    for place, rank in _side_by_side(question).items():
        total[place] += rank * _SIDE_BY_SIDE
    whole = sum(word.weight for word in question)
    named = index().named.get(plain(question), ())
    return {
        place: total[place]
        * (found[place] / whole)
        * (_OPEN if index().rules[place].choices else 1)
        * (_NAMED if place in named else 1)
        for place in says_something or total
    }


def _best(word: Word) -> dict[int, tuple[float, float]]:
    """For each rule the best rank of the ways to look a word up, and what that way is worth."""
    best: dict[int, tuple[float, float]] = {}
    for look in word.looks:
        for place, score in ranks(look.query).items():
            rank = score * look.worth
            if place not in best or rank > best[place][0]:
                best[place] = (rank, look.worth)
    return best


def _side_by_side(question: Sequence[Word]) -> dict[int, float]:
    total: dict[int, float] = defaultdict(float)
    for one, two in pairwise(question):
        if not (one.little or two.little):
            query = f'NEAR("{one.text}" "{two.text}", {_STEPS})'
            for place, score in ranks(query).items():
                total[place] += score
    return total


def _hit(place: int, score: float, title: str, text: str) -> Hit:
    plain_text, spans = _unmarked(text)
    return Hit(index().rules[place], score, _unmarked(title)[1], plain_text, spans)


def _unmarked(marked: str) -> tuple[str, Spans]:
    start, end = MARKS
    text, spans = "", []
    for part in marked.split(start):
        word, found, rest = part.partition(end)
        if found:
            spans.append((len(text), len(text) + len(word)))
        text += word + rest
    return text, tuple(spans)
