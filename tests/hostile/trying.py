"""A file is looked through and taken in, and then everything here is looked at as screens do."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from companion.exchange.faults import BadFile
from companion.exchange.incoming import look
from companion.exchange.outgoing import backup, plays_file, spreadsheet, tables
from companion.games.box.file import BadBox, read_box
from companion.library import Library
from companion.log.bakery import by_scenario, customers, evenings
from companion.log.statistics import by_count, by_game, lengths, meetings, tallies
from companion.store import NoSuchTable, Store, StoreError
from tests.hostile.files import any_file, box

LONGEST_SENTENCE = 1000


def sound(sentence: str) -> str:
    """A sentence that can be shown: it has words, no broken character, nothing of Python's."""
    assert 2 < len(sentence) < LONGEST_SENTENCE, sentence[:200]
    sentence.encode()
    for sign in ("Traceback", " object at 0x", "Error(", "codec can't"):
        assert sign not in sentence, sentence
    return sentence


def take_in(store: Store, content: bytes) -> str:
    """What becomes of a file: a sentence why not, or what came in, and all here is still good."""
    try:
        with look(store, content, other_games=True) as preview:
            said = sound(preview.sentence())
            for fault in preview.faults:
                sound(fault.text)
            preview.take(without_faults=True)
    except (BadFile, StoreError) as refusal:
        return sound(str(refusal))
    look_at_everything(store)
    return said


def look_at_everything(store: Store) -> None:
    """What screens, statistics and exports ask of a log."""
    library = Library(store)
    log, results = library.log(), library.results()
    for tally in tallies(results):
        meetings(results, tally.who)
    for own in by_game(results).values():
        by_count(own)
    if (found := lengths(log)) is not None:
        f"{found.total} {found.average:.1f}"
    played = evenings(log)
    customers(played)
    by_scenario(played)
    for campaign in library.campaigns():
        campaign.as_json()
        f"{campaign.attempts} {campaign.tier_so_far}"
    for play in log:
        library.last_seats(play.game)
        with suppress(NoSuchTable):  # the log may know more than there is
            library.open(play.id)
    spreadsheet(store)
    plays_file(store)
    tables(store)
    backup(store)
    assert store.notices == (), store.notices


def try_a_file(store: Store, seed: int) -> str:
    """One made file; what became of it."""
    return take_in(store, any_file(Random(seed)))


def try_a_box(seed: int) -> str:
    """One made box file; why it was refused, or its game."""
    try:
        game, _ = read_box(box(Random(seed)))
    except BadBox as refusal:
        return sound(str(refusal))
    return game
