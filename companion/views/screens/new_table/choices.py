"""Which of a draft's choices matter at its table: what goes into the header, what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.content import facts
from companion.games.filler.setup import needs_advanced
from companion.games.magic_bakery.setup import LEVELS
from companion.games.registry import GAMES
from companion.rules.game import Json
from companion.views.screens.new_table.draft import Draft
from companion.views.words import counted, say

MAGIC_BAKERY, FILLER = "magic-bakery", "filler"


def mode(draft: Draft) -> str:
    """How the Magic Bakery is played."""
    return str(draft.options.get("mode", "relaxed"))


def scenarios(draft: Draft) -> tuple[int, ...]:
    """The scenarios in play, in order: one in the campaign, any number in free play."""
    if mode(draft) == "campaign":
        suggested = draft.board.next if draft.board else 1
        return (draft.options.get("scenario", suggested),)
    if mode(draft) == "freeplay":
        return tuple(sorted(draft.options.get("scenarios", ())))
    return ()


def toggled(draft: Draft, number: int) -> Draft:
    """With a scenario put in or taken out; in the campaign it takes the other's place."""
    now = scenarios(draft)
    if mode(draft) == "campaign":
        return draft.option("scenario", number)
    left = [one for one in now if one != number]
    return draft.option("scenarios", left if number in now else sorted([*left, number]))


def drawn_scenarios(how_many: int, chance: Random) -> tuple[int, ...]:
    """So many scenarios by lot, each possible set as likely as another (MB-FREE-02)."""
    numbers = [one.number for one in facts.magic_bakery().scenarios]
    impossible = set(facts.magic_bakery().impossible_together)
    while True:
        found = chance.sample(numbers, how_many)
        if not impossible <= set(found):
            return tuple(sorted(found))


def most_drawn() -> int:
    """How many scenarios may be drawn at once: two of them never come together."""
    return len(facts.magic_bakery().scenarios) - 1


def header_options(draft: Draft) -> dict[str, Json]:
    """The options of the header: those that count at this table."""
    if draft.just_score:
        return {"score_only": True}
    if draft.game == MAGIC_BAKERY:
        return _bakery(draft)
    if draft.game == FILLER:
        return {"advanced": advanced(draft)}
    return {key: value for key, value in draft.options.items() if key in GAMES[draft.game].options}


def _bakery(draft: Draft) -> dict[str, Json]:
    given = draft.options
    options: dict[str, Json] = {"mode": mode(draft), "ducks": given.get("ducks", 1)}
    play = scenarios(draft)
    if play:
        options["scenarios"] = list(play)
    if 1 in play and "layers" in given:
        options["layers"] = list(given["layers"])
    if 6 in play:
        options["turtle"] = turtle(draft)
    counts = customers(draft)
    if counts is not None:
        options["customers"] = list(counts)
    return options


def turtle(draft: Draft) -> int:
    """The seat that has the turtle first (MB-S06-01)."""
    name = draft.options.get("turtle")
    return draft.names.index(name) if name in draft.names else 0


def customers(draft: Draft) -> tuple[int, ...] | None:
    """Customers of level 1, 2, 3 where this group's rulebook prints other numbers for so many."""
    counts = draft.options.get("customers", {}).get(str(len(draft.names)))
    return None if counts is None else tuple(counts)


def printed_customers(seats: int) -> tuple[int, ...]:
    """The numbers that count without any changes (MB-SETUP-04)."""
    return LEVELS[seats]


def with_customers(draft: Draft, level: int, count: int) -> Draft:
    """With another number of customers of one level, for so many players; the others as printed."""
    seats = len(draft.names)
    printed = printed_customers(seats)
    counts = list(customers(draft) or printed)
    counts[level - 1] = count
    changed = None if tuple(counts) == printed else counts
    others = {
        key: one for key, one in draft.options.get("customers", {}).items() if key != str(seats)
    }
    return draft.option("customers", {**others, **({str(seats): changed} if changed else {})})


def has_first_player(draft: Draft) -> bool:
    """Whether somebody begins; in Filler the time cards decide anew each day."""
    game = GAMES[draft.game]
    return game.turn(game.setup(game.seats[0], {}, {})) is not None


def waiting_for(draft: Draft) -> str | None:
    """Why the table can't start yet; None if it can."""
    if draft.missing:
        return counted(draft.missing, "{n} more player is needed", "{n} more players are needed")
    if draft.game == MAGIC_BAKERY and mode(draft) == "freeplay" and not scenarios(draft):
        return say("Choose at least one scenario")
    return None


def header_rulings(draft: Draft) -> dict[str, str]:
    """The rulings of the header: those that this group has read in another way, and that count."""
    return {key: value for key, value in draft.rulings.items() if key in open_rulings(draft)}


def open_rulings(draft: Draft) -> tuple[str, ...]:
    """The open rules that can come up at this table."""
    if draft.just_score:
        return ()
    return tuple(key for key in GAMES[draft.game].rulings if _comes_up(draft, key))


def _comes_up(draft: Draft, key: str) -> bool:
    needed = _NEEDED.get(key)
    if key == "late_order":
        return advanced(draft)
    return needed is None or needed <= set(scenarios(draft))


_NEEDED: Mapping[str, set[int]] = {
    "bees_and_turtle": {5, 6},
    "turtle_when": {6},
    "extra_keep": {5},
    "extra_actions": {10},
    "panda_end": {9},
}
"""The scenarios in which a question of the Magic Bakery comes up."""


def advanced(draft: Draft) -> bool:
    """Whether Filler is played with the advanced recipes; six players can't do without."""
    return needs_advanced(len(draft.names)) or bool(draft.options.get("advanced", False))
