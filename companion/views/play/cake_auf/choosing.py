"""Which recipe? Only those that a card can hit are open; the others say why."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import flet as ft

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.state import Completed
from companion.rules.game import Move
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.play.cake_auf.parts import star_row
from companion.views.play.cake_auf.small import Choice, Choosing, kitchen
from companion.views.play.cake_auf.stars import restorings, take
from companion.views.play.cake_auf.words import BANS, of_whom, recipe_name, stars_words
from companion.views.play.play import Play, Sheet
from companion.views.play.race.asking import asking
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import reason, say


def others(play: Play) -> list[int]:
    """The other seats, clockwise."""
    seats = len(play.names)
    return [(play.state.turn + step) % seats for step in range(1, seats)]


def _chosen(title: str, step: str, content: Callable[[Play], ft.Control]) -> Sheet:
    return lambda play: asking(play, title, content(play), step)


def _kitchens(play: Play, seats: Iterable[int], choosing: Choosing) -> ft.Control:
    return column([kitchen(play, seat, choosing) for seat in seats], 14)


def ban(kind: str) -> Sheet:
    """Fire Ban or Power Outage: on whose recipe?"""
    name = say(BANS[kind].name)

    def content(play: Play) -> ft.Control:
        def one(seat: int, place: int) -> Choice:
            move = m.Ban(seat, place, kind)
            spoken = say("{ban} on {recipe}", ban=name, recipe=of_whom(play, seat, place))
            return Choice(spoken, play.tap(move), play.session.refusal(move))

        return _kitchens(play, others(play), one)

    return _chosen(say("{ban}: on which recipe?", ban=name), "ban", content)


def new_recipe() -> Sheet:
    """Get New Recipe: which one goes?"""

    def content(play: Play) -> ft.Control:
        def one(seat: int, place: int) -> Choice:
            move = m.NewRecipe(place)
            spoken = say("Give up {recipe}", recipe=recipe_name(play, seat, place))
            return Choice(spoken, play.tap(move), play.session.refusal(move))

        return _kitchens(play, [play.state.turn], one)

    return _chosen(say("Which recipe goes?"), "new-recipe", content)


def restorable(play: Play, kind: str) -> list[int]:
    """The own places where a ban of a kind lies."""
    open_ = play.state.kitchens[play.state.turn].open
    return [
        place
        for place, recipe in zip(m.PLACES, open_, strict=True)
        if recipe is not None and kind in recipe.bans
    ]


def restore(play: Play, kind: str) -> None:
    """Fire or Power Restored: at once if there is only one place where it can be."""
    found = restorable(play, kind)
    if len(found) == 1:
        _restore(play, found[0], kind)()
    else:
        play.show(_where(kind))


def _restore(play: Play, place: int, kind: str) -> Tap:
    recipe = play.state.recipe(play.state.turn, place)
    return lambda: take(play, place, restorings(recipe, place, kind))


def _where(kind: str) -> Sheet:
    card = say(BANS[kind].restored)

    def content(play: Play) -> ft.Control:
        def one(seat: int, place: int) -> Choice:
            recipe = play.state.recipe(seat, place)
            move = restorings(recipe, place, kind)[0]
            spoken = say("{card} on {recipe}", card=card, recipe=recipe_name(play, seat, place))
            return Choice(spoken, _restore(play, place, kind), play.session.refusal(move))

        return _kitchens(play, [play.state.turn], one)

    return _chosen(say("{card}: on which recipe?", card=card), "restore", content)


def switch() -> Sheet:
    """The Old Switcheroo: the own recipe and the other's, touched in either order."""
    return _chosen(say("Touch the two recipes"), "switch", lambda play: Switching(play))


_Pick = tuple[int, int] | None
"""A seat and a place."""


def _nobody() -> _Pick:
    return None


@component
def Switching(play: Play) -> ft.Control:
    """The second touch does it."""
    turn = play.state.turn
    picked, pick = remembered(_nobody)

    def one(seat: int, place: int) -> Choice:
        return Choice(
            _switch_name(play, picked, seat, place),
            lambda: touched(seat, place),
            chosen=picked == (seat, place),
        )

    def touched(seat: int, place: int) -> None:
        if picked is None or (picked[0] == turn) == (seat == turn):
            pick((seat, place))
            return
        mine, theirs = (place, picked) if seat == turn else (picked[1], (seat, place))
        play.tap(m.Switch(mine, theirs[0], theirs[1]))()

    return _kitchens(play, [turn, *others(play)], one)


def _switch_name(play: Play, picked: _Pick, seat: int, place: int) -> str:
    own = seat == play.state.turn
    name = recipe_name(play, seat, place) if own else of_whom(play, seat, place)
    if picked == (seat, place):
        return say("{recipe}, chosen", recipe=name)
    return say("Give {recipe}", recipe=name) if own else say("Get {recipe}", recipe=name)


def destroy() -> Sheet:
    """Destroy: which completed recipe of one star?"""
    return _chosen(say("Which recipe is destroyed?"), "destroy", _completed)


def _completed(play: Play) -> ft.Control:
    rows: list[ft.Control] = []
    for seat in others(play):
        for number, done in enumerate(play.state.kitchens[seat].completed, start=1):
            rows.append(_done(play, seat, m.Destroy(seat, number), done))
    return column(rows, 6)


def _done(play: Play, seat: int, move: Move, done: Completed) -> ft.Control:
    look = play.look
    p = look.palette
    refusal = play.session.refusal(move)
    name = done.name or say("A recipe")
    facts = {"recipe": name, "name": play.names[seat], "stars": stars_words(done.stars)}
    spoken = say("Destroy {recipe} of {name}, {stars}", **facts)
    ink = p.on_variant if refusal else p.on_surface
    lines: list[ft.Control] = [
        text(name, Role.LABEL_LARGE, ink),
        text(reason(refusal) if refusal else play.names[seat], Role.BODY_MEDIUM, p.on_variant),
    ]
    line = row(
        [
            token(look, seat, play.names, 32),
            column(lines, 0, expand=True),
            star_row(look, done.stars, 20),
            *([icon(ft.Icons.LOCK_ROUNDED, ink)] if refusal else []),
        ],
        10,
    )
    return press(
        look,
        say("{name}: not possible. {why}", name=spoken, why=reason(refusal)) if refusal else spoken,
        line,
        (lambda: play.refuse(refusal)) if refusal else play.tap(move),
        fill=p.container if refusal else p.card,
        ink=ink,
        radius=18,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
