"""The strategy cards, each with what a tap on it asks or does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import flet as ft

from companion.content import facts
from companion.games.hasty_baker import moves as m
from companion.rules.game import IllegalMove, Move
from companion.views.play.hasty_baker.recipe import losing_words, progress_words
from companion.views.play.hasty_baker.spoiling import spoil
from companion.views.play.hasty_baker.stealing import steal, why_not
from companion.views.play.play import Play
from companion.views.play.race.cards import Playable, cards_sheet, why_closed
from companion.views.play.race.targets import Target, play_on
from companion.views.words import say


def strategy(play: Play) -> None:
    """Open the strategy cards."""
    play.show(cards_sheet(say("Strategy cards"), playable))


def playable(play: Play) -> list[Playable]:
    """Every strategy card: those of which the box has most come first."""
    cards = sorted(facts.hasty_baker().strategy, key=lambda card: -(card.cards or 0))
    return [_CARDS[card.name](play)(card) for card in cards]


_Made = Callable[[facts.Action], Playable]
_Make = Callable[[Play], _Made]


def _made(symbol: ft.IconData, on_tap: Callable[[], object], closed: IllegalMove | None) -> _Made:
    return lambda card: Playable(card, symbol, on_tap, closed)


def _at_once(move: Move, symbol: ft.IconData) -> _Make:
    """A card that asks nothing."""
    return lambda play: _made(symbol, play.tap(move), play.session.refusal(move))


def _on_a_seat(
    question: str, symbol: ft.IconData, targets: Callable[[Play], list[Target]], step: str
) -> _Make:
    """A card that asks whom."""

    def make(play: Play) -> _Made:
        closed = why_closed(play, (one.move for one in targets(play)))
        return _made(symbol, lambda: play_on(play, say(question), targets, step), closed)

    return make


def _targets(
    seats: Iterable[int],
    move: Callable[[int], Move],
    name: Callable[[int], str],
    second: Callable[[int], str],
) -> list[Target]:
    return [Target(seat, move(seat), name(seat), second(seat)) for seat in seats]


def _others(play: Play) -> list[int]:
    return [seat for seat in range(len(play.names)) if seat != play.state.turn]


def _everybody(play: Play) -> list[int]:
    """Oneself first, then clockwise."""
    seats = len(play.names)
    return [(play.state.turn + step) % seats for step in range(seats)]


def _hand_words(play: Play, seat: int) -> str:
    return say("{n} cards in hand, as far as moves tell", n=play.state.hands[seat])


def _take_two(play: Play) -> list[Target]:
    return _targets(
        _others(play),
        m.TakeTwo,
        lambda seat: say("Take 2 cards from {name}’s hand", name=play.names[seat]),
        lambda seat: _hand_words(play, seat),
    )


def _new_hand(play: Play) -> list[Target]:
    return _targets(
        _everybody(play),
        m.NewHand,
        lambda seat: say("A new hand for {name}", name=play.names[seat]),
        lambda seat: say("discards the whole hand, draws 7"),
    )


def _double_batch(play: Play) -> list[Target]:
    return _targets(
        _everybody(play),
        m.DoubleBatch,
        lambda seat: say("Double Batch beside {name}’s recipe", name=play.names[seat]),
        lambda seat: progress_words(play.state.kitchens[seat]),
    )


def _broken_timer(play: Play) -> list[Target]:
    return _targets(
        _everybody(play),
        m.BrokenTimer,
        lambda seat: say("Broken Timer: {name} starts anew", name=play.names[seat]),
        lambda seat: losing_words(play.state.kitchens[seat]),
    )


def _steal(play: Play) -> _Made:
    return _made(ft.Icons.BACK_HAND_ROUNDED, lambda: steal(play), why_not(play))


def _spoil(play: Play) -> _Made:
    nothing = None if play.state.setup.named else (0,) * len(play.names)
    closed = play.session.refusal(m.Spoiled(m.NAMED[0], nothing))
    return _made(ft.Icons.COMPOST_ROUNDED, lambda: spoil(play), closed)


_CARDS: Mapping[str, _Make] = {
    "Hasty Baker": _at_once(m.Hasty(), ft.Icons.BOLT_ROUNDED),
    "Blue Ribbon": _at_once(m.Ribbon(), ft.Icons.MILITARY_TECH_ROUNDED),
    "Steal Ingredient": _steal,
    "Spoiled Ingredient": _spoil,
    "Take 2 From Hand": _on_a_seat(
        "Take 2 from whom?", ft.Icons.STYLE_ROUNDED, _take_two, "take-two"
    ),
    "New Hand": _on_a_seat(
        "A new hand for whom?", ft.Icons.AUTORENEW_ROUNDED, _new_hand, "new-hand"
    ),
    "Double Batch": _on_a_seat(
        "Beside whose recipe?", ft.Icons.LOOKS_TWO_ROUNDED, _double_batch, "double-batch"
    ),
    "Broken Timer": _on_a_seat(
        "Whose timer is broken?", ft.Icons.TIMER_OFF_ROUNDED, _broken_timer, "broken-timer"
    ),
}
