"""A result in words, from the outcome as the table format has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.views.words import counted, joined, say

Result = Mapping[str, Any]
"""An outcome as JSON: of a team, or a ranking."""


def is_abandoned(outcome: Result) -> bool:
    """Whether the table has no result."""
    return bool(outcome.get("termination") == "abandoned")


def ranking(outcome: Result) -> Sequence[Result]:
    """The standings, best first; none for a team and for an abandoned table."""
    found: Sequence[Result] = outcome.get("ranking", ())
    return found


def score(standing: Result) -> int | None:
    """A seat's points, or its stars where those are counted; None where nothing tells."""
    found = standing["points"] if "points" in standing else standing.get("stars")
    return None if found is None else int(found)


def score_text(standing: Result) -> str:
    """``23``, the words of another app, ``–``."""
    number = score(standing)
    return str(standing.get("score", "–")) if number is None else str(number)


def score_words(standing: Result) -> str:
    """``23 points``, ``1 star``; nothing where none are known."""
    number = score(standing)
    if number is None:
        return str(standing.get("score", ""))
    if "points" in standing:
        return counted(number, "{n} point", "{n} points")
    return counted(number, "{n} star", "{n} stars")


def headline(names: Sequence[str], outcome: Result) -> str:
    """The one thing to read: who won, or what the team has got."""
    if is_abandoned(outcome):
        return say("Abandoned")
    if ranking(outcome):
        winners = [names[seat] for seat in outcome["winners"]]
        if not winners:
            return say("No winner was noted")
        if len(winners) == 1:
            if "symbols" in ranking(outcome)[0]:
                return say("{name} is Star Baker!", name=winners[0])
            return say("{name} wins!", name=winners[0])
        return say("{names} share the victory", names=joined(winners))
    if outcome.get("stars") is not None:
        return say(
            "{n} of {all} stars", n=outcome["stars"], all=len(outcome.get("goals") or _THREE)
        )
    return score_words(outcome) or _team_words(outcome)


def _team_words(outcome: Result) -> str:
    """For a team without a score."""
    if "won" not in outcome:
        return say("Played")
    return say("Won together") if outcome["won"] else say("Lost together")


def in_a_line(names: Sequence[str], outcome: Result | None) -> str:
    """A result as the log has it: ``Ana won with 23 points``; ``5 points, 2 of 3 stars``."""
    if outcome is None:
        return say("Not finished")
    if is_abandoned(outcome):
        return say("Abandoned, no result")
    if ranking(outcome):
        best = score_words(ranking(outcome)[0])
        winners = [names[seat] for seat in outcome["winners"]]
        if not winners:
            return headline(names, outcome)
        if len(winners) == 1:
            won = say("{name} won", name=winners[0])
        else:
            won = say("{names} shared the victory", names=joined(winners))
        return say("{won} with {score}", won=won, score=best) if best else won
    if outcome.get("stars") is not None:
        points = score_words(outcome)
        stars = headline(names, outcome)
        return say("{points}, {stars}", points=points, stars=stars) if points else stars
    return headline(names, outcome)


def why_over(outcome: Result) -> str:
    """What ended the table, nothing if there is nothing to say."""
    return {
        "customers-gone": say("No customer is left"),
        "time-up": say("The time is up"),
        "orders-done": say("All orders are done"),
        "deck-empty": say("The last day is over"),
        "target-reached": say("The goal was reached"),
        "scored": say("All scores are in"),
        "finished": say("Ended by hand, as it stood"),
        "abandoned": say("No result; the table is kept in the log"),
        "recorded": say("Noted without a table here"),
    }.get(outcome.get("termination", ""), "")


def place_word(place: int) -> str:
    """``1st``."""
    return say({1: "1st", 2: "2nd", 3: "3rd"}.get(place, "{n}th"), n=place)


def tie_words(names: Sequence[str], outcome: Result) -> tuple[str, str] | None:
    """What decided between equal scores at the top, as a headline and a sentence; None if
    nothing had to."""
    first = ranking(outcome)[:1]
    level = [one for one in ranking(outcome) if first and score(one) == score(first[0])]
    if len(level) < 2 or "cards" not in level[0]:
        return None
    cards = [
        say("{name} has {n}", name=names[one["seat"]], n=counted(one["cards"], *_CARDS))
        for one in level
    ]
    points = score_words(level[0])
    if level[0]["place"] == level[-1]["place"]:
        headline = say("Tie at {points}, and cards are equal too", points=points)
        return headline, say("{cards}. The victory is shared.", cards=joined(cards))
    headline = say("Tie at {points}, decided by cards", points=points)
    return headline, say("{cards}. More cards win.", cards=joined(cards))


_THREE = (1, 2, 3)
"""As many stars can be had where the goals are not known."""
_CARDS = ("{n} card", "{n} cards")
