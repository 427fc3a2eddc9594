"""The score that is entered on this phone: whose, what is typed, and how it goes in."""

from __future__ import annotations

from collections.abc import Callable

from companion.rules.game import IllegalMove
from companion.views.play.play import Play
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.scoring import Scoring
from companion.views.words import say

_KEY = "score"


def units(play: Play, scoring: Scoring) -> tuple[int | None, ...]:
    """Whose scores there are: every seat's, or the one of the team."""
    return (None,) if scoring.team else tuple(range(len(play.names)))


def draft_of(play: Play, scoring: Scoring) -> Draft:
    """What lies on the desk; at first the next score that is missing."""
    draft: Draft | None = play.desk.get(_KEY)
    return draft if draft is not None else begin(play, scoring, missing(play, scoring, None))


def begin(play: Play, scoring: Scoring, seat: int | None) -> Draft:
    """A score to enter: what was entered or counted before stands there already."""
    given = scoring.given(play, seat)
    known = given.entered or any(given.counts)
    typed = tuple(str(one) if known else "" for one in given.counts)
    return Draft(seat, typed, cards=None if given.stated is None else str(given.stated))


def missing(play: Play, scoring: Scoring, after: int | None) -> int | None:
    """The next seat without a score, clockwise; the first one if all have theirs."""
    if scoring.team:
        return None
    seats = len(play.names)
    first = 0 if after is None else after + 1
    around = [(first + step) % seats for step in range(seats)]
    return next((seat for seat in around if not scoring.given(play, seat).entered), around[0])


def choose(play: Play, scoring: Scoring, seat: int | None) -> None:
    """Go to a seat's score."""
    play.desk.put(_KEY, begin(play, scoring, seat))


def change(play: Play, scoring: Scoring, how: Callable[[Draft], Draft]) -> None:
    """Change what is typed."""
    play.feel("key")
    play.desk.put(_KEY, how(draft_of(play, scoring)))


def mark_next(play: Play, scoring: Scoring) -> None:
    """After Enter in a field: the next kind, or the score goes in."""
    draft = draft_of(play, scoring)
    open_kinds = [kind for kind, count in enumerate(draft.counts) if count is None]
    if open_kinds:
        play.desk.put(_KEY, draft.chosen(open_kinds[0]))
    else:
        enter(play, scoring)


def enter(play: Play, scoring: Scoring) -> None:
    """Enter the score and go to the next one that is missing."""
    draft = draft_of(play, scoring)
    if draft.whole is None or draft.broken:
        play.tell(_lacking(scoring, draft))
        return
    if scoring.ask(play, draft):
        return
    try:
        moves = scoring.moves(play, draft)
    except IllegalMove as refusal:
        play.refuse(refusal)
        return
    if play.act(*moves):
        done(play, scoring, draft.seat)


def _lacking(scoring: Scoring, draft: Draft) -> str:
    """What has to be counted yet, or typed in another way."""
    kinds = zip(scoring.kinds, draft.typed, draft.counts, strict=True)
    for kind, typed, count in kinds:
        if count is None and typed.strip():
            return say("{typed} is no number for {what}.", typed=typed, what=kind.word)
        if count is None:
            return say("{what} is not counted yet; touch 0 if there is none.", what=kind.word)
    return say("{typed} is no number for cards.", typed=draft.cards)


def done(play: Play, scoring: Scoring, seat: int | None) -> None:
    """A seat's score is in: the next one that is missing lies on the desk."""
    play.desk.put(_KEY, None)
    if not play.over:
        choose(play, scoring, missing(play, scoring, seat))
