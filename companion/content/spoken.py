"""Seeds and data in the language of the moment: beside the English files lies a folder for each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from companion.content.paths import folder
from companion.language import ENGLISH, language, say

P = ParamSpec("P")
T = TypeVar("T")

_SAID = {"condition", "garnish", "note", "text", "title"}
"""What facts say to people only. Names stay English, tables keep them; views ``say`` them."""


def by_language(make: Callable[P, T]) -> Callable[P, T]:
    """As ``cache``, for each language apart; for functions of few arguments, without keywords."""
    made: dict[tuple[object, ...], T] = {}

    @wraps(make)
    def told(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (language(), *args)
        if key not in made:
            made[key] = make(*args, **kwargs)
        return made[key]

    return told


def file(part: str, name: str) -> Path:
    """A file of ``data`` or ``seeds``: in the language of the moment if there is one, else English.

    Raises:
        FileNotFoundError: if neither place holds the folder.
    """
    own = folder(part) / language() / name
    return own if own.is_file() else folder(part) / name


def toml(path: Path) -> Mapping[str, Any]:
    """What a TOML file holds."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def data(slug: str) -> Mapping[str, Any]:
    """The facts of a game. A language's own file replaces its glossary and quick references."""
    english = toml(folder("data") / f"{slug}.toml")
    if language() == ENGLISH:
        return english
    said = {key: _said(value) if key == "facts" else value for key, value in english.items()}
    own = folder("data") / language() / f"{slug}.toml"
    return {**said, **(toml(own) if own.is_file() else {})}


def _said(raw: Any, key: str = "", part: str = "") -> Any:
    if isinstance(raw, dict):
        return {name: _said(value, name, key) for name, value in raw.items()}
    if isinstance(raw, list):
        return [value if isinstance(value, str) else _said(value, key) for value in raw]
    shown = key in _SAID or (part, key) == ("scenarios", "name")
    return say(raw) if shown and isinstance(raw, str) else raw
