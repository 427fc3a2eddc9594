"""Why other phones can't join a copy of the app that has no server in it."""

from __future__ import annotations

from companion.views.words import say


def why_alone(*, in_browser: bool) -> str:
    """Said where people look for it: in the settings, and where a table would be shared."""
    if in_browser:
        return say(
            "Other phones can’t join from here: this copy runs inside your browser, and a browser "
            "can’t be asked for a page. For a table with several phones start Companion on a "
            "computer, and take your tables there as a backup."
        )
    return say(
        "Other phones can’t join from here: this copy has no server in it. For a table with "
        "several phones start Companion on a computer, and take your tables there as a backup."
    )
