"""Every sentence a person sees goes through ``say``: one place to translate."""

from __future__ import annotations


def say(template: str, **facts: object) -> str:
    """A sentence with its gaps filled."""
    return template.format(**facts) if facts else template


def joined(parts: list[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    if len(parts) < 2:
        return "".join(parts)
    return say("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def counted(number: int, one: str, many: str) -> str:
    """``1 action``, ``2 actions``: the number with its noun."""
    return say(one if number == 1 else many, n=number)
