"""The action cards, each with what a tap on it asks or does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import flet as ft

from companion.content import facts
from companion.games.cake_auf import moves as m
from companion.rules.game import IllegalMove, Move
from companion.views.play.cake_auf import choosing
from companion.views.play.cake_auf.choosing import others
from companion.views.play.cake_auf.stars import restorings
from companion.views.play.play import Play, Sheet
from companion.views.play.race.cards import Playable, cards_sheet, why_closed
from companion.views.play.race.targets import Target, play_on
from companion.views.widgets.basics import Tap
from companion.views.words import say


def action_cards(play: Play) -> None:
    """Open the action cards."""
    play.show(cards_sheet(say("Action cards"), playable))


def playable(play: Play) -> list[Playable]:
    """Every action card, in the order of the reference."""
    return [_CARDS[card.name](play, card) for card in facts.cake_auf().action_cards]


_Make = Callable[[Play, facts.Action], Playable]


def _asking(symbol: ft.IconData, which: Sheet, moves: Callable[[Play], Iterator[Move]]) -> _Make:
    """A card whose target is touched on a sheet of its own."""
    return lambda play, card: Playable(
        card, symbol, lambda: play.show(which), why_closed(play, moves(play))
    )


def _switches(play: Play) -> Iterator[Move]:
    for seat in others(play):
        for place in m.PLACES:
            yield from (m.Switch(place, seat, theirs) for theirs in m.PLACES)


def _bans(kind: str) -> Callable[[Play], Iterator[Move]]:
    return lambda play: (m.Ban(seat, place, kind) for seat in others(play) for place in m.PLACES)


def _new_recipes(play: Play) -> Iterator[Move]:
    return (m.NewRecipe(place) for place in m.PLACES)


def _dive(play: Play, card: facts.Action) -> Playable:
    move = m.Dive()
    return Playable(card, ft.Icons.SEARCH_ROUNDED, play.tap(move), play.session.refusal(move))


def _take_give(play: Play, card: facts.Action) -> Playable:
    def targets(again: Play) -> list[Target]:
        return [
            Target(
                seat,
                m.TakeGive(seat),
                say("Take 1 from {name}, give 1 back", name=again.names[seat]),
                say("{n} cards in hand, as far as moves tell", n=again.state.hands[seat]),
            )
            for seat in others(again)
        ]

    closed = why_closed(play, (one.move for one in targets(play)))
    ask: Tap = lambda: play_on(play, say("Take 1, Give 1 with whom?"), targets, "take-give")  # noqa: E731
    return Playable(card, ft.Icons.SWAP_HORIZ_ROUNDED, ask, closed)


def _restore(kind: str, symbol: ft.IconData) -> _Make:
    def make(play: Play, card: facts.Action) -> Playable:
        closed = why_closed(play, _restorings(play, kind))
        return Playable(card, symbol, lambda: choosing.restore(play, kind), closed)

    return make


def _restorings(play: Play, kind: str) -> Iterator[Move]:
    for place in m.PLACES:
        recipe = play.state.recipe(play.state.turn, place)
        if recipe is not None:
            yield restorings(recipe, place, kind)[0]


def _destroy(play: Play, card: facts.Action) -> Playable:
    closed = why_closed(play, _destructions(play))
    if closed is None and not any(True for _ in _destructions(play)):
        nobody = say("Nobody else has completed a recipe yet.")
        closed = IllegalMove("no_such_recipe", "CA-DES-01", nobody)
    return Playable(
        card, ft.Icons.DELETE_FOREVER_ROUNDED, lambda: play.show(choosing.destroy()), closed
    )


def _destructions(play: Play) -> Iterator[Move]:
    for seat in others(play):
        completed = play.state.kitchens[seat].completed
        yield from (m.Destroy(seat, number) for number in range(1, len(completed) + 1))


_FIRE, _POWER = ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED, ft.Icons.BOLT_ROUNDED

_CARDS: Mapping[str, _Make] = {
    "The Old Switcheroo": _asking(ft.Icons.SWAP_HORIZ_ROUNDED, choosing.switch(), _switches),
    "Go Dumpster Diving": _dive,
    "Get New Recipe": _asking(ft.Icons.AUTORENEW_ROUNDED, choosing.new_recipe(), _new_recipes),
    "Take 1, Give 1": _take_give,
    "Fire Ban": _asking(_FIRE, choosing.ban("fire"), _bans("fire")),
    "Power Outage": _asking(_POWER, choosing.ban("power"), _bans("power")),
    "Fire Restored": _restore("fire", _FIRE),
    "Power Restored": _restore("power", _POWER),
    "Destroy": _destroy,
}
