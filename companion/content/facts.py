"""What the cards and tables of each game state, read from ``data/<game>.toml``.

`game` has what every game has; `magic_bakery`, `filler`, `hasty_baker` and `cake_auf` the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from companion.content.paths import folder
from companion.content.spoken import by_language, data, toml
from companion.content.typed import typed


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a quick reference and the rules it stands for."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A quick reference: a handful of lines that may lie open beside the game."""

    slug: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary. `icon`: how it looks on a card. `also`: what people call it."""

    name: str
    text: str
    rules: tuple[str, ...]
    icon: str | None = None
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Head:
    """A game's names, its fewest and most seats, and its place in a list of games."""

    slug: str
    order: int
    title: str
    short: str
    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Game:
    """The part of the facts that every game has."""

    game: Head
    steps: Mapping[str, tuple[str, ...]]
    references: tuple[Reference, ...]
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """How many `cards` of one name are in the box."""

    name: str
    cards: int


@dataclass(frozen=True, slots=True)
class Action:
    """An action card in one line, with its main rule. `cards` None: the number is not printed."""

    name: str
    text: str
    rule: str
    cards: int | None = None


@dataclass(frozen=True, slots=True)
class BakeryTable:
    """Numbers for `seats` players; `customers` of level 1, 2 and 3."""

    seats: int
    customers: tuple[int, int, int]
    turned_up: int
    actions: int


@dataclass(frozen=True, slots=True)
class Layer:
    """A type of Layer. `recipe` names Ingredients."""

    slug: str
    name: str
    cards: int
    recipe: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Customer:
    """A Customer card; `requires` and `garnish` name Ingredients and Layers, `orders` its worth."""

    name: str
    level: int
    requires: tuple[str, ...]
    garnish: tuple[str, ...]
    orders: int = 1


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: its goals for one, two and three stars; what it changes; its garnish bonus."""

    number: int
    name: str
    goals: tuple[int, int, int]
    condition: str
    garnish: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A suggested set of scenarios. `note` and `rule` where the print contradicts itself."""

    mood: str
    scenarios: tuple[int, ...]
    note: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Tier:
    """A title of the campaign for `from_` to `to` stars."""

    from_: int
    to: int
    title: str


@dataclass(frozen=True, slots=True)
class MagicBakery:
    """The facts of Magic Bakery."""

    ducks: int
    row_of_pantry: int
    starting_hand: int
    freeplay_goals: tuple[int, int, int]
    freeplay_goals_with_10: tuple[int, int, int]
    timer_minutes: int
    warm_up_orders: int
    impossible_together: tuple[int, int]
    tables: tuple[BakeryTable, ...]
    ingredients: tuple[Cards, ...]
    layers: tuple[Layer, ...]
    scenarios: tuple[Scenario, ...]
    presets: tuple[Preset, ...]
    tiers: tuple[Tier, ...]
    customers: tuple[Customer, ...]
    purrfect_cake: Customer

    def customers_of(self, level: int) -> int:
        """How many Customers of this level are in the box."""
        return sum(customer.level == level for customer in self.customers)


@dataclass(frozen=True, slots=True)
class Filler:
    """The facts of Filler. `recipes_each`: cards in the deck for each player (FI-SETUP-03)."""

    standard: int
    advanced: int
    recipes_each: int
    colours: int
    chefs_each: int
    turn_order_cards: int
    reference_cards: int
    ingredients: tuple[str, ...]
    symbols: tuple[str, ...]
    abilities: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class HastyBaker:
    """The facts of Hasty Baker."""

    hand: int
    actions: int
    target: int
    copies_of_a_recipe: int
    ingredients: tuple[Cards, ...]
    strategy: tuple[Action, ...]
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe whose stars the rulebook tells."""

    name: str
    stars: int


@dataclass(frozen=True, slots=True)
class CakeAuf:
    """The facts of Cake Auf!; the numbers of its cards are not printed."""

    hand: int
    open_recipes: int
    actions: int
    target: int
    ingredients_of_a_recipe: int
    recipes: tuple[Recipe, ...]
    action_cards: tuple[Action, ...]


@by_language
def game(slug: str) -> Game:
    """Names, glossary, quick references and steps of one game.

    Raises:
        KeyError: if there is no such game.
    """
    if slug not in slugs():
        raise KeyError(slug)
    common = {key: value for key, value in data(slug).items() if key != "facts"}
    return typed(Game, common, f"{slug}.toml")


def described(slug: str) -> bool:
    """Whether there is anything to read about a game; it can be played without."""
    return (folder("data") / f"{slug}.toml").is_file()


@cache
def slugs() -> tuple[str, ...]:
    """The games that have rules here, in the order in which lists show them."""
    found = (path.stem for path in folder("seeds").glob("*.md"))
    return tuple(
        sorted(found, key=lambda slug: toml(folder("data") / f"{slug}.toml")["game"]["order"])
    )


@by_language
def magic_bakery() -> MagicBakery:
    """The facts of Magic Bakery."""
    return typed(MagicBakery, data("magic-bakery")["facts"], "magic-bakery.toml")


@by_language
def filler() -> Filler:
    """The facts of Filler."""
    return typed(Filler, data("filler")["facts"], "filler.toml")


@by_language
def hasty_baker() -> HastyBaker:
    """The facts of Hasty Baker."""
    return typed(HastyBaker, data("hasty-baker")["facts"], "hasty-baker.toml")


@by_language
def cake_auf() -> CakeAuf:
    """The facts of Cake Auf!."""
    return typed(CakeAuf, data("cake-auf")["facts"], "cake-auf.toml")
