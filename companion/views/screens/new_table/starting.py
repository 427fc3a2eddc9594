"""From a draft to a table on disk."""

from __future__ import annotations

from companion.library import Library, StoreError
from companion.rules.game import BadHeader
from companion.views.screens.new_table.choices import header_options, header_rulings, mode
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.last_time import remember
from companion.views.screens.setup.steps import steps_of
from companion.views.screens.setup.ticks import Ticks, keep


class NotStarted(Exception):
    """The table cannot be started; the text says why."""


def start(library: Library, draft: Draft) -> str:
    """Start the table; the path where it goes on. Raises NotStarted."""
    in_campaign = mode(draft) == "campaign" and not draft.just_score
    campaign = draft.board.name if in_campaign and draft.board else None
    try:
        table = library.start(
            draft.game,
            draft.names,
            header_options(draft),
            header_rulings(draft),
            campaign,
        )
        if not draft.just_score:
            remember(library, draft)
        if not steps_of(library.open(table).table.header):
            return f"/tables/{table}"
        keep(library, table, Ticks())
    except BadHeader as fault:
        raise NotStarted(sentence(fault)) from None
    except StoreError as fault:
        raise NotStarted(str(fault)) from None
    return f"/tables/{table}/setup"


def sentence(fault: BadHeader) -> str:
    """What is wrong, without the header's keys in front."""
    words = str(fault)
    while words.partition(": ")[0] in ("options", "rulings", "customers", "turtle"):
        words = words.partition(": ")[2]
    return words[:1].upper() + words[1:].rstrip(".") + "."
