"""A turn of Filler on the screen: what can be touched, what is said, how a day ends."""

from __future__ import annotations

import pytest

from companion.games.filler.moves import Fill, Restock
from companion.rules.common import Adjust
from companion.views.look import Look
from companion.views.play.filler.deeds import deeds
from companion.views.play.filler.last_day import last_day_words
from companion.views.play.filler.wrong_order import wrong_order
from companion.views.settings import Settings
from tests.games.filler.tables import Entry, in_turns, late_morning, new_table, play
from tests.views.drawing import drawn, names, words
from tests.views.play.filler.phone import VIEW, Phone, phone

FILL: Entry = {"move": "fill"}
RESTOCK: Entry = {"move": "restock"}
ON_EVERY_SCREEN = [
    Look(),
    Look(width=360, height=640),
    Look(width=844, height=390),
    Look(width=1024, height=768),
    Look(scale=2.0),
]


def filling(at: Phone) -> list[str]:
    return [name for name in at.names() if name.startswith("Fill: ")]


def test_only_abilities_that_are_in_play_can_be_touched() -> None:
    assert len(filling(phone(in_turns(2)))) == 3
    assert len(filling(phone(in_turns(2, advanced=True)))) == 5


def test_a_bonus_fill_is_filled_again_or_not() -> None:
    table = play(in_turns(2), {"move": "fill", "ability": "bonus-fill"})
    found = phone(table).names()
    assert "Fill again: Ana takes a recipe from the book" in found
    assert "Ana fills no second recipe" in found
    assert not [name for name in found if name.startswith("Restock")]


def test_a_bad_batch_has_one_button() -> None:
    table = play(in_turns(2, advanced=True), {"move": "fill", "ability": "bad-batch"})
    found = phone(table).names()
    assert "A card of Ana left the game" in found
    assert not [name for name in found if name.startswith("Fill")]


def test_a_restock_without_reserving_is_offered_unless_this_table_always_reserves() -> None:
    without = "Restock without reserving: Ana picks up discards"
    assert without in phone(in_turns(2)).names()
    assert without not in phone(in_turns(2, reserve="always")).names()
    empty = play(in_turns(2), {"move": "adjust", "book": 0})
    assert without not in phone(empty).names()
    assert "Restock: Ana picks up discards" in phone(empty).names()


def test_only_early_cards_close_fill_and_say_why() -> None:
    table = play(
        late_morning(2),
        {"move": "time", "seat": 0, "only_early": True},
        {"move": "time", "seat": 1, "time": "6:24"},
        FILL,
    )
    at = phone(table)
    assert "only early cards" in at.words()
    at.act(Fill())
    assert at.refused == ["must_restock"]


def test_each_seat_is_told_by_what_it_did_today() -> None:
    table = play(
        in_turns(4, advanced=True),
        {"move": "fill", "ability": "bonus-fill"},
        FILL,
        {"move": "fill", "ability": "bad-batch"},
        {"move": "remove"},
        RESTOCK,
    )
    assert deeds(table) == {
        0: "filled 2 recipes",
        1: "filled a recipe, removed a card",
        2: "restocked and reserved",
    }


def test_a_new_day_begins_with_no_deeds() -> None:
    assert deeds(play(in_turns(2), FILL, FILL)) == {}


def test_the_day_can_be_the_last_when_the_book_holds_as_many_recipes_as_are_left() -> None:
    table = in_turns(2)
    assert last_day_words(table.position.state) == ""
    play(table, {"move": "adjust", "fills": 15})
    assert last_day_words(table.position.state) == "Could be the last day"
    play(table, {"move": "adjust", "fills": 18})
    assert last_day_words(table.position.state) == "This is the last day"


def test_the_end_of_a_day_says_what_to_turn_up_and_stays_until_it_is_closed() -> None:
    at = phone(play(in_turns(2), FILL, FILL))
    assert "Turn up 2 recipes" in at.words()
    assert "Day 2: time cards" in at.names()
    at.session.close_summary()
    assert "Ana’s time card" in at.words()


def test_a_book_that_goes_under_the_deck_is_said_first() -> None:
    table = play(in_turns(2), RESTOCK, RESTOCK, {"move": "order", "seats": [0, 1]})
    found = phone(play(table, RESTOCK, RESTOCK)).words()
    assert found.index("Put 1 recipe under the deck") < found.index("Turn up 3 recipes")


def test_a_day_that_turns_up_nothing_says_so() -> None:
    found = phone(play(in_turns(2), *[{"move": "restock", "reserve": False}] * 2)).words()
    assert "The book is full" in found


def test_the_last_day_leads_to_the_scores() -> None:
    at = phone(play(in_turns(2), {"move": "adjust", "fills": 16, "deck": 1}, FILL, FILL))
    assert "Day 1 was the last one" in at.words()
    at.session.close_summary()
    assert "Ana’s score" in at.words()


def test_a_summary_that_was_taken_back_does_not_come_again() -> None:
    table = play(in_turns(2), FILL, FILL, {"move": "time", "seat": 0, "time": "6:24"})
    assert "Day 1 is over" not in phone(play(table, {"move": "undo"})).words()


def test_a_wrong_order_is_one_correction_of_order_and_turn() -> None:
    at = phone(play(in_turns(3), FILL))
    wrong_order(at.play)
    assert "Ana earlier" not in at.names()
    at.desk.put("arranged", (0, 2, 1))
    at.tap("This is the order")
    entry = at.session.table.entries[-1].move
    assert entry == Adjust(values={"order": (0, 2, 1), "turn": 2})
    assert at.sheet is None


def test_an_order_that_was_right_is_no_correction() -> None:
    at = phone(in_turns(2))
    wrong_order(at.play)
    at.tap("This is the order")
    assert at.moves == ["order"]
    assert at.sheet is None


def test_symbols_are_asked_for_at_the_fill_where_the_group_notes_them() -> None:
    at = phone(in_turns(2))
    at.tap("Fill: Ana takes a recipe from the book")
    assert at.moves == ["order", "fill"]
    at.settings = Settings(note_symbols=True)
    at.tap("Fill: Ben takes a recipe with a bonus restock")
    assert at.moves == ["order", "fill"]
    at.tap("One more: Money")
    at.tap("One more: Acclaim")
    at.tap("Fill it")
    assert at.session.table.entries[-1].move == Fill(ability="bonus-restock", symbols=(1, 0, 1))
    assert [one.symbols for one in at.state.players] == [(0, 0, 0), (1, 0, 1)]


@pytest.mark.parametrize("look", ON_EVERY_SCREEN, ids=lambda look: f"{look.width:g}x{look.scale:g}")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_on_every_screen_with_place_and_time(look: Look, seats: int) -> None:
    table = new_table(seats)
    for seat in range(seats):
        play(table, {"move": "time", "seat": seat, "time": f"1{seat}:24"})
    at = phone(play(table, FILL))
    at.look = look
    found = " ".join(at.names())
    for seat in range(1, seats):
        assert at.play.names[seat] in found
        assert f"1{seat}:24" in found
    assert "Restock: Ben picks up discards and reserves a recipe" in at.names()


def test_the_table_in_one_sentence() -> None:
    at = phone(play(in_turns(2), FILL))
    assert VIEW.describe(at.play) == "Day 1, Ben’s turn, 17 fills left."
    at.act(Restock())
    assert "Day 1 is over" in VIEW.describe(at.play)


def test_the_sheet_of_fills_says_how_they_are_counted() -> None:
    at = phone(in_turns(3))
    at.tap(next(name for name in at.names() if name.startswith("Recipe book")))
    assert at.sheet is not None
    found = drawn(lambda: at.sheet(at.play))  # type: ignore[misc]
    assert "Show rule" in names(found)
    assert "0 filled so far, 27 fills left." in words(found)
