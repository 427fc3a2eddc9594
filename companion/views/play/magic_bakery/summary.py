"""The end of a round: which cards people have to move."""

from __future__ import annotations

import flet as ft

from companion.rules.game import Event
from companion.views.look import Look
from companion.views.play.magic_bakery.goal import earned_words, next_star
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, icon, named, picture, row, tag, text
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, happened, joined, say

_SPACES = {1: "space 1, next to the stack", 2: "space 2", 3: "space 3, furthest from the stack"}


def space_words(space: int, spaces: int) -> str:
    """A space by number and place: the cards carry no numbers."""
    if space == spaces and spaces > 1:
        return say("space {space}, furthest from the stack", space=space)
    return say(_SPACES[space])


def round_events(play: Play) -> tuple[Event, ...]:
    """What the newest tap's round end brought, empty if it ended no round."""
    for step in play.session.newest:
        if any(event.code == "round_over" for event in step.position.events):
            return step.position.events
    return ()


def newest_round_end(play: Play) -> tuple[Event, ...]:
    """What the last round end in force brought, however long ago."""
    for step in reversed(play.table.steps):
        if any(event.code == "round_over" for event in step.position.events):
            return step.position.events
    return ()


def title(events: tuple[Event, ...]) -> str:
    """The summary's headline."""
    number = next(event["round"] for event in events if event.code == "round_over")
    return say("Round {round} is over", round=number)


def spoken(play: Play, events: tuple[Event, ...]) -> str:
    """The summary in one sentence."""
    people = [words for _, words in people_lines(play, events)]
    return ". ".join([*people, *(words for _, _, words, _ in _lines(play, events))])


def summary_content(play: Play, events: tuple[Event, ...]) -> ft.Control:
    """The row as it should now lie, then line by line what to do."""
    look = play.look
    parts: list[ft.Control] = [
        text(say("Move the cards on the table to match."), Role.BODY_LARGE, look.palette.on_variant)
    ]
    if not look.roomy:
        parts.append(_row_now(play, events))
    parts += [_line(look, *one) for one in _lines(play, events)]
    people = [_people_line(look, *one) for one in people_lines(play, events)]
    parts = [*people, *parts]
    parts.append(_left_to_do(play))
    return column(parts, spacing=10)


def _moved(events: tuple[Event, ...]) -> dict[int, int]:
    return {event["customer"]: event["space"] for event in events if event.code == "moves"}


def _who(events: tuple[Event, ...], code: str) -> int | None:
    return next((event["customer"] for event in events if event.code == code), None)


def _row_now(play: Play, events: tuple[Event, ...]) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    arrived, moved = _who(events, "arrives"), _moved(events)
    tiles: list[ft.Control] = [
        ft.Container(
            text(str(state.stack), Role.HEADLINE_MEDIUM, p.on_hero),
            bgcolor=p.hero_high,
            width=46,
            height=66,
            border_radius=14,
            alignment=ft.Alignment.CENTER,
        )
    ]
    for customer in state.row:
        marks: list[ft.Control] = []
        if customer is None:
            face: list[ft.Control] = [text(say("empty"), Role.BODY_MEDIUM, p.on_variant)]
        else:
            face = [
                picture("customer", 32, p.primary),
                text(say("No. {n}", n=customer), Role.LABEL_LARGE),
            ]
            if customer == arrived:
                marks = [tag(look, say("arrives"), p.secondary_container, p.on_secondary_container)]
            elif customer in moved:
                marks = [tag(look, say("moved"), p.tertiary_container, p.on_tertiary_container)]
        tiles.append(
            ft.Container(
                ft.Column(
                    [*face, *marks],
                    spacing=3,
                    tight=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                bgcolor=p.card if customer else None,
                border=ft.Border.all(2, p.outline_variant),
                border_radius=18,
                height=108,
                alignment=ft.Alignment.CENTER,
                expand=True,
            )
        )
    content = ft.Container(row(tiles), bgcolor=p.container, border_radius=24, padding=12)
    return named(spoken(play, events), content)


_Line = tuple[ft.IconData, str, str, str]


def people_lines(play: Play, events: tuple[Event, ...]) -> list[tuple[str, str]]:
    """What people do with their hands before the customers move: picture and sentence."""
    names = play.names
    animals = {"bees": "bee", "bees_more": "bee", "turtle": "turtle"}
    return [
        (animals[event.code], happened(play.table.game, event, names))
        for event in events
        if event.code in animals
    ]


def _lines(play: Play, events: tuple[Event, ...]) -> list[_Line]:
    """Symbol, colour, headline, second line; furthest from the stack first, as hands move."""
    state = play.state
    spaces = len(state.row)
    lines: list[_Line] = []
    left, arrived, moved = _who(events, "leaves"), _who(events, "arrives"), _moved(events)
    if left is not None:
        last = space_words(spaces, spaces)
        lines.append(
            (
                ft.Icons.LOGOUT_ROUNDED,
                "leave",
                say("No. {n} leaves unserved", n=left),
                say("From {space}: put the card aside, it scores nothing", space=last),
            )
        )
    if moved:
        who = joined([say("No. {n}", n=customer) for customer in moved])
        to = joined([say("space {space}", space=space) for space in sorted(moved.values())])
        verb = (
            say("{who} moves right", who=who)
            if len(moved) == 1
            else say("{who} move right", who=who)
        )
        lines.append(
            (ft.Icons.KEYBOARD_DOUBLE_ARROW_RIGHT_ROUNDED, "move", verb, say("To {to}", to=to))
        )
    if arrived is not None:
        lines.append(
            (
                ft.Icons.LOGIN_ROUNDED,
                "arrive",
                say("No. {n} arrives", n=arrived),
                say("Top of the stack goes to {space}", space=space_words(1, spaces)),
            )
        )
    else:
        lines.append(
            (ft.Icons.INBOX_ROUNDED, "quiet", say("Nobody new arrives"), say("The stack is empty"))
        )
    if left is None:
        lines.append((ft.Icons.FAVORITE_ROUNDED, "quiet", say("Nobody leaves"), _why_nobody(play)))
    return lines


def _why_nobody(play: Play) -> str:
    row_now = play.state.row
    gaps = [space for space, customer in enumerate(row_now, start=1) if customer is None]
    if gaps:
        return say("{space} is empty", space=say("Space {n}", n=gaps[0]))
    return say("There was room in the row")


def _line(look: Look, symbol: ft.IconData, kind: str, headline: str, second: str) -> ft.Control:
    p = look.palette
    fill, ink = {
        "leave": (p.leaving_container, p.on_leaving_container),
        "move": (p.tertiary_container, p.on_tertiary_container),
        "arrive": (p.secondary_container, p.on_secondary_container),
        "quiet": (p.high, p.on_surface),
    }[kind]
    badge = ft.Container(
        icon(symbol, ink),
        bgcolor=fill,
        width=44,
        height=44,
        border_radius=14,
        alignment=ft.Alignment.CENTER,
    )
    words = column(
        [text(headline, Role.TITLE_MEDIUM), text(second, Role.BODY_MEDIUM, p.on_variant)],
        0,
        expand=True,
    )
    return row([badge, words], spacing=12)


def _people_line(look: Look, animal: str, words: str) -> ft.Control:
    p = look.palette
    return ft.Container(
        row(
            [
                picture(animal, 36, p.on_tertiary_container),
                text(words, Role.LABEL_LARGE, p.on_tertiary_container, expand=True),
            ],
            12,
        ),
        bgcolor=p.tertiary_container,
        border_radius=18,
        padding=12,
    )


def _left_to_do(play: Play) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    waiting = state.stack + sum(customer is not None for customer in state.row)
    left = counted(waiting, "{n} customer left to serve", "{n} customers left to serve")
    served = say("{left}. {points}", left=left, points=earned_words(state))
    star = next_star(state)
    words = f"{served}, {star}." if star else f"{served}."
    stay = say("A customer stays {n} rounds at most.", n=len(state.row))
    return ft.Container(
        row(
            [
                picture("customer", 28, p.on_tertiary_container),
                column(
                    [
                        text(words, Role.LABEL_LARGE, p.on_tertiary_container),
                        text(stay, Role.BODY_MEDIUM, p.on_tertiary_container),
                    ],
                    0,
                    expand=True,
                ),
            ],
            12,
        ),
        bgcolor=p.tertiary_container,
        border_radius=20,
        padding=12,
    )


def summary_again(play: Play, events: tuple[Event, ...]) -> ft.Control:
    """The newest summary, opened again from the row."""
    return sheet(
        play.look, title(events), summary_content(play, events), on_close=lambda: play.show(None)
    )
