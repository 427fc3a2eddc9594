"""Every sentence a person sees goes through ``say``, which finds it in the reader's language."""

from __future__ import annotations

from gettext import NullTranslations

from companion.language.catalogue import catalogue
from companion.language.moment import ENGLISH, language


def say(template: str, **facts: object) -> str:
    """A sentence with its gaps filled."""
    spoken = language()
    if spoken != ENGLISH and template:  # the empty key is the catalogue's own heading
        template = catalogue(spoken).gettext(template)
    return template.format(**facts) if facts else template


def joined(parts: list[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    if len(parts) < 2:
        return "".join(parts)
    return say("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def counted(number: int, one: str, many: str, **facts: object) -> str:
    """``1 action``, ``2 actions``: the number with its noun; ``facts`` fill further gaps."""
    spoken = language()
    known = NullTranslations() if spoken == ENGLISH else catalogue(spoken)
    return known.ngettext(one, many, number).format(n=number, **facts)
