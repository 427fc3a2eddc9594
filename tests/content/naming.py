"""Where rules are named: in a text by their ids, in a test's name with underscores."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_RUN = re.compile(r"\b((?:MB|FI|HB|CA)-[A-Z0-9]+-)(\d\d)((?:(?: to |, | and )\d\d\b(?![-:]))*)")
_NEXT = re.compile(r"( to |, | and )(\d\d)")
_TEST = re.compile(r"def test_(\w+)")
_IN_NAME = re.compile(r"(?:^|_)(mb|fi|hb|ca)_([a-z0-9]+)_(\d\d)(?=_)", re.IGNORECASE)


def named(text: str) -> set[str]:
    """The ids in a text; ``MB-CONV-01 to 03`` are three and ``FI-SCORE-05, 06`` two."""
    return {id_ for run in _RUN.finditer(text) for id_ in _ids(run)}


def _ids(run: re.Match[str]) -> Iterator[str]:
    kind, newest = run[1], int(run[2])
    yield f"{kind}{newest:02}"
    for word, digits in _NEXT.findall(run[3]):
        first = newest + 1 if word == " to " else int(digits)
        newest = int(digits)
        yield from (f"{kind}{number:02}" for number in range(first, newest + 1))


def named_by_tests(code: str) -> set[str]:
    """The ids in the names of test functions: ``test_fi_score_06_cards_break_a_tie``."""
    return {
        "-".join(parts).upper() for name in _TEST.findall(code) for parts in _IN_NAME.findall(name)
    }


def texts(*roots: Path, ending: str = ".py") -> Iterator[tuple[Path, str]]:
    """Every file with this ending under these folders."""
    for root in roots:
        for path in sorted(root.rglob(f"*{ending}")):
            yield path, path.read_text(encoding="utf-8")


def named_in(*roots: Path, ending: str = ".py") -> set[str]:
    """The ids in the text of these files."""
    return union(named(text) for _, text in texts(*roots, ending=ending))


def union(sets: Iterable[set[str]]) -> set[str]:
    """All that is in any of them."""
    return set().union(*sets)
