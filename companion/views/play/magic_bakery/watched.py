"""The Customer row from across the room: whose turn, who leaves, how many stars, the clock."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.component import component
from companion.views.play.big import Big
from companion.views.play.magic_bakery.customer import card_name, leaving_sentence
from companion.views.play.magic_bakery.goal import next_star
from companion.views.play.magic_bakery.ticking import use_clock
from companion.views.play.play import Halves, Play
from companion.views.widgets.basics import picture
from companion.views.words import counted, say


def watched(play: Play) -> Halves:
    """Turn and clock to the left, the row to the right, the stars where there is room."""
    state: State = play.state
    big = Big(play.look)
    stars, row, coming = _stars(play, big), _row(play, big), _round(play, big)
    if state.clock is not None:
        return Halves([_turn(play, big), BigClock(play)], [row, stars, coming])
    return Halves([_turn(play, big), stars], [row, coming])


def _turn(play: Play, big: Big) -> ft.Control:
    state: State = play.state
    words = say("{name}’s turn", name=play.names[state.turn])
    whole = max(state.actions_of(state.turn), state.actions)
    left = say("{left} of {whole} actions left", left=state.actions, whole=whole)
    second = left if play.settings.count_actions else ""
    return big.turn(state.turn, play.names, words, second)


@component
def BigClock(play: Play) -> ft.Control:
    """#9's ten minutes."""
    big = Big(play.look)
    p = play.look.palette
    face = use_clock(play.session, lambda _: None)
    words = {
        "ready": say("ten minutes, not started"),
        "paused": say("paused"),
        "up": say("time is up"),
    }.get(face.state, say("last minute") if face.last_minute else say("left"))
    ink = "#FFCBAA" if face.last_minute else p.hero_accent
    parts = [big.text(face.digits, 12, ink), big.text(words, 4, p.on_hero)]
    return ft.Semantics(
        label=say("{left}, {word}", left=face.spoken, word=words),
        content=ft.Semantics(content=big.hero(big.abreast(parts)), exclude_semantics=True),
    )


def _stars(play: Play, big: Big) -> ft.Control:
    state: State = play.state
    p = play.look.palette
    served = (
        counted(state.points, "{n} point", "{n} points")
        if state.setup.special
        else say("{n} served", n=state.points)
    )
    size = max(28.0, 7 * big.unit)
    lit = [goal <= state.points for goal in state.setup.goals or ()]
    stars: list[ft.Control] = [
        picture("star" if one else "star-outline", size, p.tertiary if one else p.outline)
        for one in lit
    ]
    parts = [big.text(served, 6), *stars]
    lines: list[ft.Control] = [ft.Row(parts, spacing=big.unit, wrap=True)]
    more = next_star(state)
    if more:
        lines.append(big.text(more, 3, p.on_variant, strong=False))
    return big.card(big.lines(lines, 0.4))


def _row(play: Play, big: Big) -> ft.Control:
    state: State = play.state
    p = play.look.palette
    stack = counted(state.stack, "{n} in the stack", "{n} in the stack")
    tiles = [_space(play, big, space) for space in range(1, len(state.row) + 1)]
    title = ft.Row(
        [big.text(say("Customers"), 3.4), big.text(stack, 2.8, p.on_variant, strong=False)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    return big.card(big.lines([title, *tiles], 0.7), p.container)


def _space(play: Play, big: Big, space: int) -> ft.Control:
    state: State = play.state
    p = play.look.palette
    customer = state.row[space - 1]
    if customer is None:
        return big.text(say("Space {space} empty", space=space), 3, p.on_variant, strong=False)
    leaves = customer in state.leaving
    ink = p.on_leaving_container if leaves else p.on_surface
    name = card_name(state, customer)
    number = say("No. {n}", n=customer)
    words = say("{number}, {name}", number=number, name=name) if name else number
    label = big.text(words, 4.4, ink)
    label.expand = True
    parts: list[ft.Control] = [label]
    if leaves:
        parts.append(big.text(say("leaves"), 3, ink))
    tile = big.card(big.abreast(parts), p.leaving_container if leaves else None)
    tile.padding = ft.Padding.symmetric(horizontal=1.5 * big.unit, vertical=0.6 * big.unit)
    return tile


def _round(play: Play, big: Big) -> ft.Control:
    """The round, what is about to happen, and who comes next."""
    state: State = play.state
    p = play.look.palette
    order = [(state.turn + step) % state.setup.seats for step in range(1, state.setup.seats)]
    tokens = [big.token(seat, play.names, 5, on_hero=False) for seat in order]
    names = big.text(
        say("then {names}", names=", ".join(play.names[seat] for seat in order)),
        3,
        p.on_variant,
        strong=False,
    )
    names.expand = True
    lines = [big.text(leaving_sentence(state), 3), ft.Row([*tokens, names], spacing=big.unit)]
    return big.card(big.lines(lines, 0.6))
