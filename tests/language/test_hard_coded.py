"""Words on a screen go through ``say``: a sentence in a view speaks one language only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.language.test_catalogues import OTHERS
from tools.words import read

ROOT = Path(__file__).resolve().parent.parent.parent
VIEWS = ROOT / "companion" / "views"
SEEN = re.compile(r"^[A-Z][a-z]+\b|[a-z] [a-z]")
"""A word with a capital, or several words: not a key, a colour or an address."""
NAMES = {
    *("Blueberry", "Apricot", "Matcha", "Lemon", "Damson", "Icing"),  # a look's key
    "Nunito",
    "Python",
    "Pyodide",
    "Flutter",
    "Flet",
    "Any",
    "Numpad ",
}
"""Called the same in every language, or nothing that a person sees."""
SAYING = {"say", "counted"}
LOGGING = {"exception", "warning", "info", "error"}


def called(node: ast.Call) -> str:
    """The last part of a function's name."""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def told(tree: ast.AST) -> Iterator[ast.Constant]:
    """Texts that are given to a function, translated by nobody on the way."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or called(node) in SAYING | LOGGING:
            continue
        given = [*node.args, *(one.value for one in node.keywords)]
        for one in given:
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield one


def hard_coded(source: str) -> list[str]:
    """Sentences of a module that no translation reaches; those of tables are said later."""
    found = (str(one.value) for one in told(ast.parse(source)))
    return [one for one in found if SEEN.search(one) and one not in NAMES | translated()]


@cache
def translated() -> frozenset[str]:
    """Every sentence that some translation knows."""
    found: set[str] = set()
    for code in OTHERS:
        for message in read(code):
            found.update((message.id,) if isinstance(message.id, str) else message.id)
    return frozenset(found)


def test_a_sentence_outside_say_is_found() -> None:
    assert hard_coded('text("Nothing here yet")') == ["Nothing here yet"]
    assert hard_coded('button(look, say("Save"), name="Save all of it")') == ["Save all of it"]
    assert hard_coded('text(say("Nothing here yet"), "primary")') == []


@pytest.mark.parametrize("path", sorted(VIEWS.rglob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_a_view(path: Path) -> None:
    assert hard_coded(path.read_text("utf-8")) == []
