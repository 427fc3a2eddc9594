"""What every game shows to whoever only looks: whose turn it is, and the seats in order."""

from __future__ import annotations

from companion.views.play.big import Big
from companion.views.play.play import Halves, Play
from companion.views.play.registry import view_of
from companion.views.play.watched_seats import seats_card
from companion.views.words import say


def halves(play: Play) -> Halves:
    """The game's own way of showing it, else the common one."""
    view = view_of(play.table.header)
    return view.watched(play) or _common(play)


def _common(play: Play) -> Halves:
    big, turn = Big(play.look), play.table.game.turn(play.state)
    if turn is None:
        title, second = view_of(play.table.header).heading(play)
        return Halves([big.told(title, second)], [seats_card(play, None, _nothing)])
    words = say("{name}’s turn", name=play.names[turn])
    return Halves([big.turn(turn, play.names, words, "")], [seats_card(play, turn, _nothing)])


def _nothing(seat: int) -> str:
    return ""
