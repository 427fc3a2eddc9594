"""What another screen's address asks of a new table: its scenarios, or to be like another one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.library import Library, StoreError
from companion.rules.table import Header
from companion.views.screens.new_table.draft import Draft


def as_asked(library: Library, draft: Draft, asked: Mapping[str, str]) -> Draft:
    """The draft as an address's query wants it; what it does not name stays."""
    return _named(_like(library, draft, asked), asked)


def _named(draft: Draft, asked: Mapping[str, str]) -> Draft:
    """``scenarios=3`` or ``1,5``, ``ducks=2``, ``mode=freeplay``."""
    numbers = [int(one) for one in asked.get("scenarios", "").split(",") if one.isdigit()]
    mode = asked.get("mode")
    if numbers:
        mode = mode or ("campaign" if len(numbers) == 1 else "freeplay")
        draft = _with_scenarios(draft, mode, numbers)
    if mode is not None:
        draft = draft.option("mode", mode)
    if asked.get("ducks", "").isdigit():
        draft = draft.option("ducks", int(asked["ducks"]))
    return draft


def _with_scenarios(draft: Draft, mode: str, numbers: list[int]) -> Draft:
    if mode == "campaign":
        return draft.option("scenario", numbers[0])
    return draft.option("scenarios", numbers)


def _like(library: Library, draft: Draft, asked: Mapping[str, str]) -> Draft:
    """``like=<a table>``: its players and settings; ``without=1``: but for its second seat."""
    play = library.play(asked.get("like", ""))
    if play is None or play.game != draft.game:
        return draft
    try:
        header = library.open(play.id).table.header
    except StoreError:
        return draft
    gone = asked.get("without", "")
    like = replace(
        draft,
        names=tuple(name for seat, name in enumerate(play.seats) if str(seat) != gone),
        rulings=dict(header.rulings),
        campaign=header.campaign or draft.campaign,
    )
    return _with_options(like, header)


def _with_options(draft: Draft, header: Header) -> Draft:
    """A header's options as a draft has them: seats by name, Customers by how many play."""
    options: dict[str, Any] = {**header.options}
    options.pop("score_only", None)
    numbers = list(options.pop("scenarios", ()))
    if "turtle" in options:
        options["turtle"] = header.seats[options["turtle"]]
    if "customers" in options:
        options["customers"] = {str(len(header.seats)): list(options["customers"])}
    like = replace(draft, options=options)
    if not numbers:
        return like
    mode = options.get("mode") or ("campaign" if len(numbers) == 1 else "freeplay")
    return _with_scenarios(like.option("mode", mode), mode, numbers)
