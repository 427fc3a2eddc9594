"""Steal Ingredient: whatever lies elsewhere and is of use on the own recipe."""

from __future__ import annotations

import flet as ft

from companion.games.hasty_baker.moves import Steal
from companion.games.hasty_baker.state import Kitchen
from companion.rules.game import IllegalMove
from companion.views.play.hasty_baker.ingredients import listed, tile, tiles, word
from companion.views.play.play import Play
from companion.views.play.race.asking import asking
from companion.views.play.race.targets import Target, play_on
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.seats import token
from companion.views.words import counted, say


def steal(play: Play) -> None:
    """Ask from whom, and what where the table names ingredients."""
    if play.state.setup.named:
        play.show(_what)
    else:
        play_on(play, say("Steal from whom?"), _victims, "steal")


def why_not(play: Play) -> IllegalMove | None:
    """Why there is nothing to steal; None if there is."""
    if any(_usable(play, seat) for seat in _others(play)):
        return None
    for seat in _others(play):
        for card in play.state.kitchens[seat].in_play:
            return play.session.refusal(_steal(play, seat, card))
    if not play.state.actions:
        return play.table.game.refusals("no_actions_left")
    nothing = say("Nobody else has an ingredient in play.")
    return IllegalMove("not_in_play", "HB-ST-01", nothing)


def _others(play: Play) -> list[int]:
    return [seat for seat in range(len(play.names)) if seat != play.state.turn]


def _steal(play: Play, seat: int, card: str) -> Steal:
    return Steal(seat, card if play.state.setup.named else None)


def _usable(play: Play, seat: int) -> list[str]:
    """The kinds that may be stolen from a seat, each once."""
    kitchen: Kitchen = play.state.kitchens[seat]
    return [
        card
        for card in dict.fromkeys(kitchen.in_play)
        if play.session.refusal(_steal(play, seat, card)) is None
    ]


def _victims(play: Play) -> list[Target]:
    """Where ingredients are only counted: the seats that have some."""
    found = []
    for seat in _others(play):
        count = len(play.state.kitchens[seat].in_play)
        if count:
            name = say("Steal an ingredient from {name}", name=play.names[seat])
            second = counted(count, "{n} ingredient in play", "{n} ingredients in play")
            found.append(Target(seat, Steal(seat), name, second))
    return found


def _what(play: Play) -> ft.Control:
    parts = [_from(play, seat) for seat in _others(play) if _usable(play, seat)]
    nothing = say("There is nothing left to steal.")
    content = column(parts, 14) if parts else text(nothing, Role.BODY_LARGE)
    return asking(play, say("Steal what?"), content, "steal")


def _from(play: Play, seat: int) -> ft.Control:
    look, name = play.look, play.names[seat]
    usable = _usable(play, seat)
    no_use = [one for one in play.state.kitchens[seat].in_play if one not in usable]
    head = row([token(look, seat, play.names, 32), text(name, Role.TITLE_MEDIUM)], 8)

    def one(card: str) -> ft.Control:
        spoken = say("Steal {ingredient} from {name}", ingredient=word(card), name=name)
        return tile(play, card, spoken, play.tap(Steal(seat, card)))

    parts: list[ft.Control] = [head, tiles(play, usable, one)]
    if no_use:
        words = say("No use for {ingredients}", ingredients=listed(no_use))
        parts.append(text(words, Role.BODY_MEDIUM, look.palette.on_variant))
    return column(parts, 6)
