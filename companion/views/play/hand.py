"""One phone's taps at a table: each counted once, or refused in words and not at all."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.library import StoreError
from companion.rules.game import IllegalMove, Move
from companion.rules.story import filled
from companion.session import BY_ITSELF, StaleTap, TableSession
from companion.views.feedback import moment_of
from companion.views.here import Here
from companion.views.hooks import held, remembered, running
from companion.views.sight import sight_of
from companion.views.words import say

DEAF_S = 0.25
"""Seconds in which the same tap again is the same touch, and after which a new sheet is seen.

In a browser ``assets/touch.js`` sees to it, which knows when a finger came down; elsewhere the
moment counts at which a tap is heard of.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Trouble:
    """Why a tap was not counted: a sentence, its rule, the moves that could not be saved."""

    words: str
    rule: str | None = None
    unsaved: tuple[Move, ...] = ()


@dataclass(slots=True)
class Touches:
    """What this phone did last: enough to tell a second touch from the first one's echo."""

    deaf_s: float = DEAF_S
    clock: Callable[[], float] = time.monotonic
    own: int = -1
    """The revision that this phone's newest counted tap led to."""
    _last: tuple[str, float] = ("", -DEAF_S)
    _counted: tuple[str, int] = ("", 0)
    _sheet_at: float = -DEAF_S

    def is_echo(self, tap: str) -> bool:
        """Whether a tap is part of the touch before it; if not, it is the newest touch."""
        moment = self.clock()
        before, when = self._last
        if before == tap and moment - when < self.deaf_s:
            return True
        if moment - self._sheet_at < self.deaf_s:
            return True
        self._last = (tap, moment)
        return False

    def counts_again(self, tap: str, touch: int) -> bool:
        """Whether the browser tells of one touch twice; ``touch`` is its number, 0 if unknown."""
        again = touch > 0 and self._counted == (tap, touch)
        self._counted = (tap, touch)
        return again

    def sheet_changed(self) -> None:
        """What lies under the finger is another thing now, which nobody has read yet."""
        self._sheet_at = self.clock()


@dataclass(frozen=True, slots=True)
class Hand:
    """What a phone may do at a table, and the trouble that its last tap met."""

    act: Callable[..., bool]
    """Take one or more moves, all or none: True if they were counted, else trouble is shown."""
    refuse: Callable[[IllegalMove], None]
    """Show why something is closed."""
    tell: Callable[[str], None]
    """Show why something can't be done."""
    trouble: Trouble | None
    clear: Callable[[], None]
    """The trouble was read."""
    sheet_changed: Callable[[], None]
    """A sheet was opened or closed: nothing counts until it can have been seen."""


def use_table(session: TableSession) -> None:
    """Draw anew whenever the table changes, on whichever phone."""
    _, set_noticed = remembered(lambda: 0)

    async def listen() -> None:
        queue = session.watch()
        try:
            while True:
                set_noticed(await queue.get())
        finally:
            session.unwatch(queue)

    running(listen, anew=session)


def use_hand(here: Here, session: TableSession) -> Hand:
    """This phone's hand at a table that it shows."""
    trouble, set_trouble = remembered(_none)
    page = ft.context.page
    touches: Touches = held(Touches(0 if page.web else DEAF_S)).current
    drawn, sight = session.revision, sight_of(page)
    ft.use_effect(lambda: sight.drawn(page, session.id, drawn), [drawn, session, here.connection])

    def act(*moves: Move) -> bool:
        tap = repr(moves)
        if touches.is_echo(tap) or touches.counts_again(tap, sight.touch):
            return False
        # Own taps that are not drawn yet are no surprise to whoever made them.
        own = touches.own == session.revision
        known = touches.own if own else sight.seen(session.id, drawn)
        if all(type(move).anyones and move.seat is not None for move in moves):
            known = session.revision  # what a seat says of itself is in nobody's way
        found = _take(here, session, moves, known)
        if found is None:
            touches.own = session.revision
        here.feel("refused" if found else moment_of(session.table.events))
        set_trouble(found)
        return found is None

    return Hand(
        act=act,
        refuse=lambda refusal: set_trouble(_refused(session, refusal)),
        tell=lambda words: set_trouble(Trouble(words)),
        trouble=trouble,
        clear=lambda: set_trouble(None),
        sheet_changed=touches.sheet_changed,
    )


def _none() -> Trouble | None:
    return None


def _take(here: Here, session: TableSession, moves: tuple[Move, ...], seen: int) -> Trouble | None:
    settings, badge = here.settings, here.badge()
    ending = settings.end_after_last and settings.count_actions
    try:
        session.take_all(
            moves,
            seen=seen,
            by=badge.signs(session.table),
            end_after_last=ending,
            may=badge.check,
        )
    except StaleTap as tap:
        return Trouble(_faster(tap.by))
    except IllegalMove as refusal:
        return _refused(session, refusal)
    except StoreError as fault:
        return Trouble(str(fault), unsaved=moves)
    return None


def _refused(session: TableSession, refusal: IllegalMove) -> Trouble:
    """A refusal in words that call the players by their names."""
    names = session.table.position.names
    return Trouble(filled(say(refusal.template), refusal.facts, names), refusal.rule)


def _faster(by: str | None) -> str:
    if by is None or by == BY_ITSELF:
        return say("Somebody was faster. This is the table now.")
    return say("{name} was faster. This is the table now.", name=by)
