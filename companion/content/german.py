"""What German does to a word: endings, umlauts written with an e, and words joined into one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

FORM = 0.9
"""What another form of the same word is worth."""
_PART = 0.6
"""What a long word is worth that has the word asked as its end or beginning."""
_ENDINGS = ("ern", "en", "er", "es", "em", "st", "e", "n", "s", "t")
_LEAST = 4
"""A stem or a part of a word is no shorter than this."""
_UMLAUTS = {"ae": "a", "oe": "o", "ue": "u"}


def alike(word: str, known: frozenset[str]) -> dict[str, float]:
    """Known words that are forms of ``word`` or joined with it, and how much they are the same.

    All words are in small letters without marks, as the index has them.
    """
    spellings = {word, _without_e(word)}
    forms = {form for one in spellings for form in _kin(known).get(_stem(one), ())}
    found = dict.fromkeys(forms, FORM)
    if len(word) >= _LEAST:
        for other in known:
            short, long = sorted((word, other), key=len)
            if len(short) >= _LEAST and (long.endswith(short) or long.startswith(short)):
                found.setdefault(other, _PART)
    found.pop(word, None)
    return found


@lru_cache(maxsize=8)
def _kin(known: frozenset[str]) -> Mapping[str, set[str]]:
    kin: defaultdict[str, set[str]] = defaultdict(set)
    for word in known:
        kin[_stem(word)].add(word)
    return kin


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST - 1:
            return word.removesuffix(ending)
    return word


def _without_e(word: str) -> str:
    for pair, letter in _UMLAUTS.items():
        word = word.replace(pair, letter)
    return word
