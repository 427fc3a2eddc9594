"""What the seat in turn can do: Fill and Restock large, a recipe's ability one tap each."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.moves import ABILITIES, ADVANCED, Ability, Fill, Pass, Remove, Restock
from companion.games.filler.state import State
from companion.rules.game import Move
from companion.views.play.filler.noting import note
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, column, press, row, text
from companion.views.words import say

_LETTERS = 9
_WORDS = {
    "bonus-fill": ("Bonus fill", "takes a recipe with a bonus fill"),
    "bonus-restock": ("Bonus restock", "takes a recipe with a bonus restock"),
    "bad-batch": ("Bad batch", "takes a recipe with a bad batch"),
    "arrive-early": ("Arrive early", "takes an arrive-early recipe"),
}


def choices(play: Play) -> ft.Control:
    """The buttons of this moment: of the turn, of a bonus fill, of a bad batch."""
    state: State = play.state
    assert state.turn is not None, "somebody's turn it is"
    if state.pending == "remove":
        return _remove(play)
    if state.pending == "bonus-fill":
        big = [_fill(play, say("Fill again")), _pass(play)]
    else:
        big = [_fill(play, say("Fill")), _restock(play), *_without(play)]
    parts = [_abilities(play), _side_by_side(play, big)]
    return column(parts[::-1] if play.look.roomy else parts, 8)


def _word(label: str, ink: str) -> ft.Control:
    """A small word in the middle of its button."""
    return text(
        label,
        Role.BODY_MEDIUM,
        ink,
        text_align=ft.TextAlign.CENTER,
        weight=ft.FontWeight.W_800,
    )


def _side_by_side(play: Play, buttons: list[ft.Control]) -> ft.Control:
    return column(buttons, 8) if play.look.roomy else row(buttons, 10)


def _name(play: Play) -> str:
    state: State = play.state
    assert state.turn is not None
    return play.names[state.turn]


def _make(play: Play, fill: Fill | Remove) -> None:
    """Fill at once, or note the recipe's symbols first where the group wants to."""
    if play.settings.note_symbols and play.session.refusal(fill) is None:
        note(play, fill)
    else:
        play.act(fill)


def _fill(play: Play, label: str) -> ft.Control:
    closed = play.session.refusal(Fill())
    state: State = play.state
    if closed is None:
        second = say("takes a recipe")
    else:
        second = say("book is empty") if state.book == 0 else say("only early cards")
    name = say("{label}: {name} takes a recipe from the book", label=label, name=_name(play))
    return _big(
        play, label, second, name, partial(_make, play, Fill()), main=True, closed=bool(closed)
    )


def _restock(play: Play) -> ft.Control:
    state: State = play.state
    if state.book:
        second = say("reserves one") if play.look.width < 380 else say("reserves a recipe")
        name = say("Restock: {name} picks up discards and reserves a recipe", name=_name(play))
    else:
        second = say("book is empty")
        name = say("Restock: {name} picks up discards", name=_name(play))
    return _big(play, say("Restock"), second, name, partial(play.act, Restock()))


def _without(play: Play) -> list[ft.Control]:
    """Restock and leave the book as it is, where this table allows it."""
    state: State = play.state
    move = Restock(reserve=False)
    if not state.book or play.session.refusal(move) is not None:
        return []
    name = say("Restock without reserving: {name} picks up discards", name=_name(play))
    return [_slim(play, say("No reserve"), name, move)]


def _slim(play: Play, label: str, name: str, move: Move) -> ft.Control:
    look = play.look
    p = look.palette
    return press(
        look,
        name,
        _word(label, p.on_primary_container),
        partial(play.act, move),
        fill=p.surface,
        ink=p.on_primary_container,
        border=p.outline,
        radius=22,
        padding=4,
        width=None if look.roomy else 76,
        height=None if look.roomy else _height(play),
    )


def _pass(play: Play) -> ft.Control:
    name = say("{name} fills no second recipe", name=_name(play))
    return _big(play, say("No second fill"), say("the turn ends"), name, partial(play.act, Pass()))


def _remove(play: Play) -> ft.Control:
    name = say("A card of {name} left the game", name=_name(play))
    done = _big(
        play,
        say("Remove one card: done"),
        say("from hand or discard pile, into the box"),
        name,
        partial(_make, play, Remove()),
        main=True,
    )
    return _side_by_side(play, [done])


def _height(play: Play) -> float:
    return 68 if play.look.low else 96


def _big(
    play: Play,
    label: str,
    second: str,
    name: str,
    on_tap: Tap,
    *,
    main: bool = False,
    closed: bool = False,
) -> ft.Control:
    """A button to be hit without looking; a closed one says why when it is touched."""
    look = play.look
    p = look.palette
    if closed:
        fill, ink = p.high, p.on_variant
    elif main:
        fill, ink = p.primary, p.on_primary
    else:
        fill, ink = p.primary_container, p.on_primary_container
    centre = ft.TextAlign.CENTER
    face = ft.Column(
        [
            text(label, _size(label), ink, text_align=centre),
            text(second, Role.BODY_MEDIUM, ink, text_align=centre),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return press(
        look,
        name,
        face,
        on_tap,
        fill=fill,
        ink=ink,
        radius=28,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        height=None if look.roomy else _height(play),
        expand=None if look.roomy else True,
    )


def _size(label: str) -> Role:
    """As large as its longest word allows: beside two other buttons no word may break."""
    longest = max(len(word) for word in label.split())
    return Role.HEADLINE_SMALL if longest <= _LETTERS else Role.TITLE_MEDIUM


def _abilities(play: Play) -> ft.Control:
    """Fill a recipe that has an ability: those that are in play."""
    state: State = play.state
    known = [one for one in ABILITIES if one not in ADVANCED or state.setup.advanced]
    chips = [_chip(play, ability) for ability in known]
    if play.look.roomy:
        pairs = [chips[at : at + 2] for at in range(0, len(chips), 2)]
        return column([row(pair, 8) for pair in pairs], 8)
    return row(chips, 6)


def _chip(play: Play, ability: Ability) -> ft.Control:
    look = play.look
    p = look.palette
    word, does = _WORDS[ability]
    move = Fill(ability=ability)
    closed = play.session.refusal(move) is not None
    ink = p.on_variant if closed else p.on_surface
    return press(
        look,
        say("Fill: {name} {does}", name=_name(play), does=say(does)),
        _word(say(word), ink),
        partial(_make, play, move),
        fill=p.high if closed else p.card,
        ink=ink,
        border=None if closed else p.primary,
        border_width=2,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=4, vertical=4),
        height=None if look.roomy else 48,
        expand=True,
    )
