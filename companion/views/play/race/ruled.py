"""What the two races say about their rules at this moment."""

from __future__ import annotations

from companion.games.racing import RaceState
from companion.views.play.play import Now, Play
from companion.views.words import joined, say


def turn_steps(play: Play) -> tuple[str, ...]:
    """A turn, its end first once no action is left."""
    if play.over:
        return ("result",)
    return ("turn",) if play.state.actions else ("end-turn", "turn")


def actions_now(play: Play) -> Now:
    """How many actions are left."""
    state: RaceState = play.state
    return Now(say("{name} has {n} actions left", name=play.names[state.turn], n=state.actions))


def race_now(play: Play) -> Now:
    """Where everybody stands, and what wins."""
    state: RaceState = play.state
    points = [
        say("{name} {n}", name=name, n=n) for name, n in zip(play.names, state.tally, strict=True)
    ]
    words = say("{points}; {n} win", points=joined(points), n=state.setup.target)
    return Now(words, "star")
