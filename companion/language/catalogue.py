"""The catalogues of a language, as gettext reads them."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

_FOLDER = "locale"


@cache
def catalogue(language: str) -> NullTranslations:
    """All words of a language; what it lacks stays English."""
    whole = NullTranslations()
    for one in sorted((files("companion") / _FOLDER / language).iterdir(), key=lambda at: at.name):
        if one.name.endswith(".mo"):
            with one.open("rb") as content:
                whole.add_fallback(GNUTranslations(content))
    return whole
