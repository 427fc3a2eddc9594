"""Which rules come first at a table, and what they mean there."""

from __future__ import annotations

import pytest

from companion.content import facts, rulebook
from companion.games.cake_auf.moves import Ban
from companion.games.filler.moves import Fill, Order, Time
from companion.games.hasty_baker.moves import EndTurn as HastyEnd
from companion.games.magic_bakery.moves import EndTurn, Fulfil, Take
from companion.library import Library
from companion.rules.common import Finish
from companion.rules.game import Json, Move
from companion.views.play.registry import VIEWS
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.steps import step_words
from companion.views.screens.rules.unasked import step_rules
from companion.views.screens.setup.ticks import Ticks, keep
from tests.views.screens.rules.reading import here, play_at, reader_at, table

BAKERY, FILLER, HASTY, CAKE = "magic-bakery", "filler", "hasty-baker", "cake-auf"
ORDER = Order(seats=(0, 1, 2, 3))


def with_scenarios(*numbers: int) -> dict[str, Json]:
    return {"scenarios": list(numbers), "mode": "freeplay" if len(numbers) > 1 else "campaign"}


@pytest.mark.parametrize("game", facts.slugs())
def test_every_step_of_a_game_has_a_name(game: str) -> None:
    for step in facts.game(game).steps:
        assert step_words(step)


@pytest.mark.parametrize(
    ("game", "options", "moves", "expected"),
    [
        (BAKERY, {}, (), ("turn",)),
        (BAKERY, with_scenarios(3), (), ("turn", "scenario-3")),
        (BAKERY, with_scenarios(5, 1), (), ("turn", "scenario-1", "scenario-5")),
        (BAKERY, {}, (EndTurn(), EndTurn(), EndTurn()), ("round-end",)),
        (
            BAKERY,
            with_scenarios(6),
            (EndTurn(), EndTurn(), EndTurn()),
            ("round-end", "scenario-6"),
        ),
        (
            BAKERY,
            {},
            (EndTurn(), EndTurn(), Take(), Take(), Take()),
            ("round-end", "turn"),
        ),
        (
            BAKERY,
            with_scenarios(1, 3),
            (Fulfil(space=1, garnish=True),),
            ("scenario-1", "scenario-3", "garnish"),
        ),
        (BAKERY, {}, (Finish(),), ("result",)),
        (FILLER, {}, (), ("times",)),
        (FILLER, {}, (ORDER,), ("turns",)),
        (FILLER, {}, (ORDER, Fill(ability="bonus-fill")), ("bonus-fill", "turns")),
        (FILLER, {}, (ORDER, Fill(), Fill(), Fill(), Fill()), ("day-end", "times")),
        (
            FILLER,
            {"advanced": True},
            (Time(seat=0, time="6:40"), Time(seat=1, time="6:50")),
            ("times",),
        ),
        (HASTY, {}, (), ("turn", "ingredient", "strategy")),
        (HASTY, {}, (HastyEnd(),), ("turn", "ingredient", "strategy")),
        (CAKE, {}, (), ("turn", "ban")),
    ],
)
def test_a_table_knows_which_steps_are_on(
    library: Library,
    game: str,
    options: dict[str, Json],
    moves: tuple[Move, ...],
    expected: tuple[str, ...],
) -> None:
    session = table(library, game, *moves, options=options)
    assert reader_at(library, session).steps == expected


def test_a_banned_seat_reads_about_restore_cards_first(library: Library) -> None:
    session = table(library, CAKE, Ban(to=1, recipe=2, kind="fire"))
    assert reader_at(library, session).steps == ("turn", "ban")
    session.take(session.table.game.moves["end_turn"](), seen=session.revision)
    assert reader_at(library, session).steps == ("turn", "restore", "ban")


def test_a_closed_summary_makes_room_for_the_turn(library: Library) -> None:
    session = table(library, BAKERY, EndTurn(), EndTurn(), EndTurn())
    session.close_summary()
    assert reader_at(library, session).steps == ("turn",)


def test_a_table_that_is_being_set_reads_about_setting_up(library: Library) -> None:
    session = table(library, BAKERY)
    keep(library, session.id, Ticks())
    reader = reader_at(library, session)
    assert reader.steps == ("set-up",)
    assert reader.leave_words == "Back to the set-up"


def test_a_sheet_puts_its_own_step_first(library: Library) -> None:
    session = table(library, BAKERY, options=with_scenarios(3))
    reader = Reader(here(library), play_at(session), step="fulfil")
    (first, rules), *later = step_rules(reader)
    assert first == "fulfil"
    assert rules[0].title == "Fulfil a Customer order"
    assert [step for step, _ in later] == ["turn", "scenario-3"]


def test_a_rule_of_two_steps_is_listed_once(library: Library) -> None:
    session = table(library, BAKERY)
    reader = Reader(here(library), play_at(session), step="take")
    ids = [rule.id for _, rules in step_rules(reader) for rule in rules]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", facts.slugs())
def test_whatever_a_rule_means_at_a_table_is_a_sentence_about_it(
    library: Library, game: str
) -> None:
    play = play_at(table(library, game))
    found = [VIEWS[game].now(play, rule.id) for rule in rulebook.book(game).rules]
    told = [one.words for one in found if one is not None]
    assert len(told) >= 8
    assert all(words and "{" not in words for words in told)


@pytest.mark.parametrize(
    ("rule", "moves", "words"),
    [
        ("MB-CONV-04", (), "Nobody leaves when round 1 ends"),
        (
            "MB-CONV-04",
            (EndTurn(),) * 3,
            "No. 2 leaves when round 2 ends",
        ),
        ("MB-CONV-01", (), "No. 3 arrives when round 1 ends"),
        ("MB-CONV-03", (), "Space 3 is empty: the move stops there"),
        ("MB-END-01", (), "5 in the stack, 2 in the row"),
        ("MB-SCORE-04", (Fulfil(space=1),), "Goals 3, 5 and 7. You have 1. 2 more for the first"),
        ("MB-S03-02", (), "13 eggs are with the fox"),
        ("MB-S01-01", (), "The cat covers icing and jam"),
        ("MB-S05-01", (), "Scenario 5 is not in play at your table"),
        ("MB-TURN-02", (Take(),), "3 players: 3 actions a turn. Ana has 3, 2 of them left"),
    ],
)
def test_a_rule_of_the_bakery_tells_what_it_means_at_this_table(
    library: Library, rule: str, moves: tuple[Move, ...], words: str
) -> None:
    session = table(library, BAKERY, *moves, options=with_scenarios(1, 3))
    found = VIEWS[BAKERY].now(play_at(session), rule)
    assert found is not None
    assert found.words.startswith(words)


def test_a_customer_about_to_leave_is_urgent(library: Library) -> None:
    calm = VIEWS[BAKERY].now(play_at(table(library, BAKERY)), "MB-CONV-04")
    late = VIEWS[BAKERY].now(play_at(table(library, BAKERY, *[EndTurn()] * 3)), "MB-CONV-04")
    assert calm is not None
    assert not calm.urgent
    assert late is not None
    assert late.urgent


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("FI-SETUP-04", "4 players: a full book has 5 recipes. Now 5"),
        ("FI-END-03", "36 fills left"),
        ("FI-TIME-02", "Today: Ana, Ben, Cy and Dee"),
        ("FI-ABIL-06", "The advanced recipes are out at your table"),
        ("FI-SCORE-07", "Cards: Ana 3, Ben 3, Cy 3 and Dee 3"),
    ],
)
def test_a_rule_of_filler_tells_what_it_means_at_this_table(
    library: Library, rule: str, words: str
) -> None:
    found = VIEWS[FILLER].now(play_at(table(library, FILLER, ORDER)), rule)
    assert found is not None
    assert found.words == words


def test_a_ban_is_named_with_its_recipe(library: Library) -> None:
    session = table(library, CAKE, Ban(to=1, recipe=2, kind="fire"))
    found = VIEWS[CAKE].now(play_at(session), "CA-BAN-04")
    assert found is not None
    assert found.words == "Fire Ban on Recipe 2 of Ben"
    assert found.urgent
