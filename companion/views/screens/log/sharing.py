"""A result to take along: as text for a chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import flet as ft

from companion.library import Play
from companion.views.screens.log import words
from companion.views.screens.result.words import (
    Result,
    headline,
    place_word,
    ranking,
    score_words,
    tie_words,
)
from companion.views.words import joined, say

Tell = Callable[[str], None]


def as_text(title: str, day: str, names: Sequence[str], outcome: Result | None) -> str:
    """A result in a few lines."""
    head = ", ".join(part for part in (title, day) if part)
    if outcome is None:
        return "\n".join([head, say("{names}, not finished", names=joined(list(names)))])
    lines = [head, headline(names, outcome)]
    lines += [
        ", ".join(
            part
            for part in (place_word(one["place"]), names[one["seat"]], score_words(one))
            if part
        )
        for one in ranking(outcome)
    ]
    if not ranking(outcome):
        points = score_words(outcome)
        played = say("Played by {names}", names=joined(list(names)))
        lines += [line for line in (points, played) if line and line != lines[1]]
    tie = tie_words(names, outcome)
    if tie is not None:
        lines.append(tie[1])
    return "\n".join(lines)


def play_as_text(play: Play, names: Sequence[str], today: date) -> str:
    """The same for a play of the log."""
    return as_text(words.title(play), words.day(play, today), names, play.outcome)


async def share(page: ft.Page, content: str, tell: Tell) -> None:
    """Copy a text, and hand it to the device's share sheet where there is one."""
    try:
        await ft.Clipboard().set(content)
    except Exception as fault:  # whatever a device answers is a sentence, never an end
        tell(say("It could not be copied: {why}", why=fault))
        return
    tell(say("Copied: paste it wherever you like."))
    if page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
        try:
            await ft.Share().share_text(content)
        except Exception:
            return
