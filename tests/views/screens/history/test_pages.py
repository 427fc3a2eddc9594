"""A history is shown in pages, however long it is."""

from __future__ import annotations

import time

from companion.games.magic_bakery.moves import EndTurn, Take
from companion.games.registry import GAMES
from companion.rules.common import Undo
from companion.rules.history import Past, history
from companion.rules.table import Entry, Header, Table
from companion.views.screens.history.pages import PAGE, by_chapter, page_of


def long_table(moves: int) -> Table:
    table = Table(GAMES["magic-bakery"], Header("magic-bakery", ("Ana", "Ben")))
    for number in range(moves):
        table.play(Entry(Take() if number % 2 == 0 else Undo()))
    return table


def numbers(moves: tuple[Past, ...]) -> list[int]:
    return [past.step.entry for past in moves]


def test_a_short_history_is_one_page_newest_first() -> None:
    page = page_of(history(long_table(4)), 0)
    assert numbers(page.moves) == [2, 0]
    assert page.newest
    assert page.oldest


def test_an_empty_history_is_one_page() -> None:
    page = page_of([], 0)
    assert (page.moves, page.pages, page.newest, page.oldest) == ((), 1, True, True)


def test_the_pages_hold_every_move_once() -> None:
    moves = history(long_table(6 * PAGE + 6))
    pages = [page_of(moves, number) for number in range(page_of(moves, 0).pages)]
    assert [one for page in pages for one in numbers(page.moves)] == numbers(tuple(moves))[::-1]
    assert [len(page.moves) for page in pages] == [PAGE] * 3 + [3]


def test_a_page_that_is_no_more_is_the_last_one() -> None:
    assert page_of(history(long_table(4)), 7).number == 0


def test_moves_stand_under_the_round_in_which_they_were_made() -> None:
    table = Table(GAMES["magic-bakery"], Header("magic-bakery", ("Ana", "Ben")))
    for move in (Take(), EndTurn(), EndTurn(), Take()):
        table.play(Entry(move))
    page = page_of(history(table), 0)
    rounds = [(number, numbers(moves)) for number, moves in by_chapter(table, page.moves)]
    assert rounds == [(2, [3]), (1, [2, 1, 0])]


def test_three_thousand_moves_take_no_longer_than_a_blink() -> None:
    table = long_table(6000)
    start = time.perf_counter()
    page = page_of(history(table), 10)
    list(by_chapter(table, page.moves))
    assert time.perf_counter() - start < 0.2
