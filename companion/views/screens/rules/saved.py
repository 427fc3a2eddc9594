"""Rules that the group wants to find again."""

from __future__ import annotations

from companion.content import rulebook
from companion.library import Library

_KEY = "rules/saved"


def saved(library: Library) -> tuple[rulebook.Rule, ...]:
    """The marked rules, the newest first; a mark on a rule that is no more is left out."""
    known = set(rulebook.all_ids())
    ids = library.setting(_KEY, [])
    return tuple(rulebook.rule(one) for one in reversed(ids) if one in known)


def is_saved(library: Library, rule: str) -> bool:
    """Whether a rule is marked."""
    return rule in library.setting(_KEY, [])


def save(library: Library, rule: str, on: bool) -> None:
    """Mark a rule for this group, or take the mark off. Raises StoreError."""
    others = [one for one in library.setting(_KEY, []) if one != rule]
    library.keep_setting(_KEY, [*others, rule] if on else others)
