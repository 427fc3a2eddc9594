"""What the scenarios in play put on the table, each where it bites."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Egg
from companion.games.magic_bakery.state import State
from companion.views.play.magic_bakery.cake import cake
from companion.views.play.magic_bakery.pantry import pantry
from companion.views.play.magic_bakery.piles import piles
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, picture, row, text
from companion.views.words import counted, say

PICTURES = {
    1: "cat",
    2: "mouse",
    3: "fox",
    4: "unicorn",
    5: "bee",
    6: "turtle",
    7: "elephant",
    8: "dinosaur",
    9: "panda",
    10: "layer-cake",
}
"""Each scenario's picture."""


def pieces(play: Play) -> list[ft.Control]:
    """The scenario pieces: notes in a line each, then what is counted."""
    state = play.state
    notes = [_note(play, number, words) for number, words in condition_notes(play)]
    found: list[ft.Control] = [column(notes, 4)] if notes else []
    if state.eggs is not None:
        found.append(_eggs(play))
    if state.setup.special is not None:
        found.append(cake(play))
    return found


def controls(play: Play) -> list[ft.Control]:
    """The pieces that stand for an action: the Pantry row for Take, the piles for Bake."""
    found = []
    if play.state.face_down is not None:
        found.append(pantry(play))
    if play.state.cat is not None:
        found.append(piles(play))
    return found


def condition_notes(play: Play) -> list[tuple[int, str]]:
    """The conditions that are instructions to people, by scenario."""
    state: State = play.state
    notes: list[tuple[int, str]] = []
    if 4 in state.setup.scenarios:
        notes.append((4, say("Take: put it in another player’s hand")))
    if state.keep is not None:
        notes.append((5, _keep_words(play, state.keep)))
    if state.turtle is not None:
        right = (state.turtle - 1) % state.setup.seats
        facts = {"name": play.names[state.turtle], "next": play.names[right]}
        notes.append((6, say("{name} has the turtle, then {next}", **facts)))
    if 7 in state.setup.scenarios:
        notes.append((7, say("The row has two spaces only")))
    if state.hand_limit is not None:
        notes.append((8, say("Hand limit {n}. Discard any time", n=state.hand_limit)))
    return notes


def _keep_words(play: Play, keep: tuple[int, ...]) -> str:
    if len(set(keep)) == 1:
        return say("Round’s end: keep {n} each, pass the rest left", n=keep[0])
    more = [f"{play.names[seat]} {n}" for seat, n in enumerate(keep) if n > 2]
    return say("Round’s end: keep 2 ({more}), pass the rest left", more=", ".join(more))


def _note(play: Play, number: int, words: str) -> ft.Control:
    p = play.look.palette
    return ft.Semantics(
        container=True,
        label=say("Scenario {number}: {words}", number=number, words=words),
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Container(
                row(
                    [
                        picture(PICTURES[number], 28, p.on_tertiary_container),
                        text(words, Role.LABEL_LARGE, p.on_tertiary_container, expand=True),
                    ],
                    10,
                ),
                bgcolor=p.tertiary_container,
                border_radius=14,
                padding=ft.Padding.symmetric(horizontal=12, vertical=5),
            ),
        ),
    )


def _eggs(play: Play) -> ft.Control:
    look, eggs = play.look, play.state.eggs
    p = look.palette
    words = counted(eggs, "{n} egg with the fox", "{n} eggs with the fox")
    label = row(
        [
            picture("fox", 36, p.on_tertiary_container),
            text(words, Role.LABEL_LARGE, p.on_tertiary_container, expand=True),
        ],
        10,
    )
    take = button(
        look,
        say("Egg for a pair"),
        (lambda: play.act(Egg())) if eggs and play.settings.count_actions else None,
        name=say("Take an egg for a matching pair, 1 action"),
        height=48,
    )
    content = (
        column([label, take], 8) if look.roomy else row([ft.Container(label, expand=True), take], 8)
    )
    return ft.Container(
        content,
        bgcolor=p.tertiary_container,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
    )
