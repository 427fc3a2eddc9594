"""Whole games, played at random: what holds at every moment and at the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.filler.moves import EARLY_CARDS, Remove, Score, Time
from companion.games.filler.state import State
from companion.rules.codec import read_table, write_entry, write_header
from companion.rules.common import Redo, Undo
from companion.rules.game import Move
from companion.rules.table import Entry, Table, fold
from companion.rules.turn_order import clock
from tests.games.filler.tables import FILLER, new_table, told

tapes = st.binary(min_size=250, max_size=250)
"""What people decide, one byte a decision; once they are used up they fill what they can."""
tables = st.builds(
    new_table,
    st.integers(2, 6),
    st.sampled_from([{"advanced": True}, {}]),
    st.fixed_dictionaries(
        {name: st.sampled_from(answers) for name, answers in FILLER.rulings.items()}
    ),
)


def now(table: Table) -> State:
    state: State = table.position.state
    return state


def time_card(state: State, seat: int, choice: int) -> Time:
    """A time that nobody else shows, often an hour from another's, and early cards there can be."""
    shown = [one for one in state.times if one]
    laid = sum(1 if one.minutes is None else one.early for one in shown)
    claimed = state.players[seat].claimed if state.setup.advanced else 0
    early = choice % (1 + min(claimed, EARLY_CARDS - laid))
    if early and choice % 5 == 0:
        return Time(seat=seat, only_early=True)
    minutes = 60 * (choice % 6)
    while any(one.minutes == minutes for one in shown):
        minutes += 60
    return Time(seat=seat, time=clock(minutes), early=early)


def decision(state: State, choice: int) -> Move:
    if state.phase == "scores":
        seat = [player.scored for player in state.players].index(False)
        return Score(seat=seat, symbols=(choice % 7, choice % 5, choice % 3))
    offers = FILLER.offers(state)
    missing = [seat for seat, one in enumerate(state.times) if one is None]
    by_order_only = choice % 4 == 3 and len(missing) == state.setup.seats
    if state.phase == "turns" or state.pending or by_order_only:
        choosable = [move for move in offers if not isinstance(move, Time)]
        return choosable[choice % len(choosable)]
    return time_card(state, missing[choice % len(missing)], choice)


def played(table: Table, tape: bytes) -> Iterator[Move]:
    """Plays on to the end of the game; each move as it has been made."""
    choices = iter(tape)
    while table.outcome is None:
        move = decision(now(table), next(choices, 0))
        table.play(Entry(move))
        yield move


@settings(max_examples=40, deadline=None)
@given(tables, tapes)
def test_no_recipe_is_lost_and_the_game_ends_with_the_right_day(table: Table, tape: bytes) -> None:
    seats, removed = now(table).setup.seats, 0
    for move in played(table, tape):
        removed += isinstance(move, Remove)
        state = now(table)
        assert state.deck + state.book + state.fills == 10 * seats
        assert min(state.deck, state.book) >= 0
        assert state.fills == sum(player.claimed for player in state.players)
        owned = sum(player.counted for player in state.players)
        assert owned == 3 * seats + state.fills - removed
        if state.phase == "times":
            assert state.fills < 9 * seats
            assert state.book == seats + 1
        if state.phase in ("scores", "over"):
            assert state.fills >= 9 * seats
            assert state.fills_left == 0
    assert now(table).phase == "over"


@settings(max_examples=25, deadline=None)
@given(tables, tapes)
def test_all_offers_are_legal_and_one_is_there_until_the_scores(table: Table, tape: bytes) -> None:
    for _ in played(table, tape):
        state = now(table)
        offers = FILLER.offers(state)
        assert bool(offers) or state.phase in ("scores", "over") or any(state.times)
        for move in offers:
            table.check(move)
            FILLER.apply(state, move)


@settings(max_examples=25, deadline=None)
@given(tables, tapes)
def test_turns_of_a_day_are_everybodys_once(table: Table, tape: bytes) -> None:
    went: list[int] = []
    for _ in played(table, tape):
        state = now(table)
        if state.turn is None:
            assert len(went) in (0, state.setup.seats)
            went.clear()
        elif state.turn not in went:
            went.append(state.turn)
            assert tuple(went) == state.order[: len(went)]


@settings(max_examples=25, deadline=None)
@given(tables, tapes)
def test_undo_takes_every_move_back_and_redo_brings_it_again(table: Table, tape: bytes) -> None:
    before = table.position
    for _ in played(table, tape):
        after = table.position
        table.play(Entry(Undo()))
        assert table.position == before
        table.play(Entry(Redo()))
        assert table.position == after
        before = after


@settings(max_examples=25, deadline=None)
@given(tables, tapes, st.integers(0, 50))
def test_the_file_of_a_table_is_the_table(table: Table, tape: bytes, undone: int) -> None:
    for _ in played(table, tape):
        assert all(told(table)), "every event has its sentence"
    for _ in range(min(undone, table.in_force)):
        table.play(Entry(Undo()))
    lines = [write_header(table.header), *(write_entry(entry) for entry in table.entries)]
    sheet = read_table({"filler": FILLER}, "".join(f"{line}\n" for line in lines).encode())
    again = fold(sheet.game, sheet.header, sheet.entries)
    assert again.position == table.position
    assert again.outcome == table.outcome
    assert again.in_force == table.in_force


def test_random_games_meet_what_is_rare() -> None:
    """Whatever can be told is told in some of these games: none of the above looks past it."""
    chance, codes = Random(5), set()
    for game in range(40):
        table = new_table(2 + game % 3, {"advanced": game % 2 == 0})
        for _ in played(table, chance.randbytes(250)):
            codes |= {event.code for event in table.events}
    assert codes == set(FILLER.sentences)
