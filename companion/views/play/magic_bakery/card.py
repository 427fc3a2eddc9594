"""Which card a customer is: named by touch, then its recipe is shown with what layers need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import flet as ft

from companion.content import facts
from companion.content.facts import Customer
from companion.games.box.box import Box
from companion.games.magic_bakery.moves import Name
from companion.views.look import Look
from companion.views.play.box_link import BoxLink
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, press, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import in_sentence, say


def card_of(play: Play, customer: int) -> Customer | None:
    """The known card of a customer, None while people have not named it."""
    if customer == play.state.setup.special:
        return facts.magic_bakery().purrfect_cake
    name = play.state.names.get(customer, (None, None))[0]
    return next((one for one in known_customers(play.box) if one.name == name), None)


def known_customers(box: Box) -> tuple[Customer, ...]:
    """The printed cards; one that this group has edited stands in the place of its print."""
    return tuple(_edited(box, customer) for customer in facts.magic_bakery().customers)


def _edited(box: Box, printed: Customer) -> Customer:
    """What the box leaves open is as printed. Its ingredients and its garnish go together."""
    card = box.card("magic-bakery", printed.name)
    if card is None:
        return printed
    return Customer(
        name=printed.name,
        level=card.level or printed.level,
        requires=card.ingredients or printed.requires,
        garnish=card.garnish if card.ingredients else printed.garnish,
        orders=card.orders or printed.orders,
    )


def recipe_lines(look: Look, card: Customer) -> ft.Control:
    """What the order takes, its garnish, and what each of its layers is baked from."""
    p = look.palette
    lines: list[ft.Control] = [
        text(say("Needs {what}", what=_listed(card.requires)), Role.LABEL_LARGE)
    ]
    if card.garnish:
        lines.append(text(say("Garnish: {what}", what=_listed(card.garnish)), Role.LABEL_LARGE))
    used = {*card.requires, *card.garnish}
    lines += [
        text(
            say(
                "{layer} is {recipe}",
                layer=say(layer.name),
                recipe=", ".join(map(say, layer.recipe)),
            ),
            Role.BODY_MEDIUM,
            p.on_variant,
        )
        for layer in facts.magic_bakery().layers
        if layer.slug in used
    ]
    return ft.Container(column(lines, 2), bgcolor=p.container, border_radius=18, padding=12)


def _listed(parts: tuple[str, ...]) -> str:
    """``2 sponge, icing``: layers by their word, repeated ones counted."""
    names = {layer.slug: in_sentence(say(layer.name)) for layer in facts.magic_bakery().layers}
    counts = Counter(names.get(part) or say(part) for part in parts)
    return ", ".join(f"{n} {part}" if n > 1 else part for part, n in counts.items())


def names_sheet(play: Play, customer: int, back: Callable[[], None]) -> ft.Control:
    """The known cards by level; those already on this table are left out."""
    taken = {name for one, (name, _) in play.state.names.items() if one != customer}
    parts: list[ft.Control] = []
    for level in (1, 2, 3):
        cards = [
            one for one in known_customers(play.box) if one.level == level and one.name not in taken
        ]
        parts.append(text(say("Level {level}", level=level), Role.TITLE_MEDIUM))
        parts.append(
            ft.Row(
                [_choice(play, customer, card, back) for card in cards],
                wrap=True,
                spacing=8,
                run_spacing=8,
            )
        )
    parts.append(BoxLink(play))
    title = say("Which card is No. {n}?", n=customer)
    return sheet(play.look, title, column(parts, 8), on_close=back)


def _choice(play: Play, customer: int, card: Customer, back: Callable[[], None]) -> ft.Control:
    p = play.look.palette

    def chosen() -> None:
        if play.act(Name(customer=customer, card=card.name, level=card.level)):
            back()

    return press(
        play.look,
        say("No. {n} is {card}", n=customer, card=card.name),
        row([text(say(card.name), Role.LABEL_LARGE, p.on_surface)], tight=True),
        chosen,
        fill=p.card,
        ink=p.on_surface,
        border=p.outline,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=12),
    )
