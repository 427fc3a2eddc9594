"""What each phone may do at a table: asked before a move counts, whatever its screen shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.games.cake_auf.moves import Ingredient, Note
from companion.games.filler.moves import Order, Restock, Time
from companion.games.magic_bakery.moves import EndTurn, Take
from companion.games.registry import GAMES
from companion.rules.common import Abandon, Adjust, Finish, Redo, Rename, Ruling, Undo
from companion.rules.following import BY_ITSELF
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Entry, Header, Table
from companion.sharing.roles import HOST, NOBODY, Badge, Role

ANA, BEN = Badge(Role.PLAYER, 0), Badge(Role.PLAYER, 1)
HELPER, WATCHER = Badge(Role.HELPER, name="Aunt May"), Badge(Role.WATCHER)


def table(game: str, **options: Any) -> Table:
    return Table(GAMES[game], Header(game, ("Ana", "Ben", "Cy"), options))


def refused(badge: Badge, at: Table, move: Move) -> str | None:
    """The code of the refusal, None if the phone may."""
    try:
        badge.check(at, move)
    except IllegalMove as refusal:
        return refusal.code
    return None


BY_HAND: Mapping[str, Move] = {
    "correction": Adjust(values={"round": 2}),
    "ruling": Ruling(values={"extra_keep": "everyone"}),
    "substitute": Rename(seat=0, person="Dee"),
    "end": Finish(),
    "abandoned": Abandon(),
}


@pytest.mark.parametrize("move", BY_HAND.values(), ids=BY_HAND)
def test_corrections_and_the_end_by_hand_are_for_host_and_helpers(move: Move) -> None:
    at = table("magic-bakery")
    assert refused(HOST, at, move) is None
    assert refused(HELPER, at, move) is None
    assert refused(ANA, at, move) == "not_for_players"


@pytest.mark.parametrize("badge", [WATCHER, NOBODY], ids=["watcher", "nobody"])
@pytest.mark.parametrize("move", [Take(), EndTurn(), Undo(), Redo(), *BY_HAND.values()], ids=repr)
def test_who_watches_does_nothing(badge: Badge, move: Move) -> None:
    assert refused(badge, table("magic-bakery"), move) == "only_watching"


def test_in_a_team_every_player_enters_what_anybody_does() -> None:
    at = table("magic-bakery")
    assert refused(ANA, at, Take()) is None
    assert refused(BEN, at, Take()) is None


def test_in_a_race_a_player_acts_in_the_own_turn_only() -> None:
    at = table("cake-auf")
    assert refused(ANA, at, Ingredient(place=1)) is None
    assert refused(BEN, at, Ingredient(place=1)) == "not_your_seat"
    at.play(Entry(Ingredient(place=1)))
    at.play(Entry(GAMES["cake-auf"].moves["end_turn"]()))
    assert refused(ANA, at, Ingredient(place=1)) == "not_your_seat"
    assert refused(BEN, at, Ingredient(place=1)) is None


def test_a_note_is_for_the_seat_that_it_is_about() -> None:
    at = table("cake-auf")
    assert refused(BEN, at, Note(seat=1, place=1, stars=2)) is None
    assert refused(BEN, at, Note(seat=0, place=1, stars=2)) == "not_your_seat"


def test_a_time_card_is_entered_by_its_own_player() -> None:
    at = table("filler")
    assert refused(BEN, at, Time(seat=1, time="6:24")) is None
    assert refused(BEN, at, Time(seat=0, time="6:24")) == "not_your_seat"
    assert refused(HELPER, at, Time(seat=0, time="6:24")) is None


def test_what_nobodys_turn_it_is_for_the_table_settles() -> None:
    at = table("filler")
    assert refused(BEN, at, Order(seats=(2, 0, 1))) is None
    assert refused(BEN, at, Restock()) is None  # the rules refuse it, not the phone


@pytest.mark.parametrize(
    ("makers", "badge", "code"),
    [
        (["Ana"], ANA, None),
        (["Ana"], BEN, "not_yours_to_undo"),
        ([None], ANA, "not_yours_to_undo"),
        (["Ana", BY_ITSELF], ANA, None),
        ([], ANA, None),
        (["Ana"], HELPER, None),
    ],
)
def test_a_player_takes_back_what_this_phone_entered(
    makers: list[str | None], badge: Badge, code: str | None
) -> None:
    at = table("cake-auf")
    for maker in makers:
        at.play(Entry(Ingredient(place=1), by=maker))
    assert refused(badge, at, Undo()) == code


def test_a_player_brings_back_what_this_phone_entered() -> None:
    at = table("cake-auf")
    at.play(Entry(Ingredient(place=1), by="Ana"))
    at.play(Entry(Undo(), by="Ana"))
    assert refused(ANA, at, Redo()) is None
    assert refused(BEN, at, Redo()) == "not_yours_to_undo"


def test_in_a_team_anybody_takes_back() -> None:
    at = table("magic-bakery")
    at.play(Entry(Take(), by="Ana"))
    assert refused(BEN, at, Undo()) is None


def test_a_player_signs_with_the_name_that_the_seat_has_now() -> None:
    at = table("magic-bakery")
    assert ANA.signs(at) == "Ana"
    at.play(Entry(Rename(seat=0, person="Dee")))
    assert ANA.signs(at) == "Dee"
    assert HELPER.signs(at) == "Aunt May"
    assert HOST.signs(at) is None


def test_a_refusal_names_whose_it_is() -> None:
    with pytest.raises(IllegalMove, match="That is for Ana to enter, on Ana's phone"):
        BEN.check(table("cake-auf"), Ingredient(place=1))
