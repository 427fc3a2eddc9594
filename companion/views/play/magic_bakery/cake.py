"""#10: the Purrfect cake, when it can be served at the latest, and who has extra actions."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.magic_bakery.round_end import end_of_round
from companion.games.magic_bakery.state import State
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, named, picture, row, text
from companion.views.words import say

_CUSTOMERS_IN_BOX = 26


def last_round_for_cake(state: State) -> int | None:
    """The last round in which the cake can be served if nobody else is served before it.

    Serving others only lets it stay longer. None once it was served or has left.
    """
    special = state.setup.special
    seen = replace(state, events=())
    if special is None or state.stack > _CUSTOMERS_IN_BOX:
        return None
    if seen.has_arrived(special) and special not in seen.row:
        return None
    while special not in seen.discarded:
        seen = replace(end_of_round(seen), round=seen.round + 1, events=())
    return seen.round - 1


def cake(play: Play) -> ft.Control:
    """The recipe, its last round, and the extra actions, always in sight."""
    p = play.look.palette
    ink = p.on_tertiary_container
    words = _status(play.state)
    lines = [
        text(words, Role.LABEL_LARGE, ink),
        text(say("2 jam, 3 sponge, 2 icing, 2 chocolate: 7 points"), Role.BODY_MEDIUM, ink),
    ]
    more = _extra_words(play)
    if more:
        lines.append(text(more, Role.BODY_MEDIUM, ink))
    content = ft.Container(
        row([picture("layer-cake", 40, ink), column(lines, 0, expand=True)], 10),
        bgcolor=p.tertiary_container,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
    )
    return named(f"{words}. 2 jam, 3 sponge, 2 icing, 2 chocolate. {more}", content)


def _status(state: State) -> str:
    special = state.setup.special
    if any(order.customer == special for order in state.fulfilled):
        return say("The Purrfect cake is served")
    if special in state.discarded:
        return say("The Purrfect cake has gone unserved")
    last = last_round_for_cake(state)
    if special in state.row:
        return say("Purrfect cake waits, last chance round {last}", last=last)
    return say("Purrfect cake comes last, until round {last}", last=last)


def _extra_words(play: Play) -> str:
    extra = play.state.extra or ()
    parts = [f"{play.names[seat]} +{more}" for seat, more in enumerate(extra) if more]
    return say("Extra actions: {who}", who=", ".join(parts)) if parts else ""
