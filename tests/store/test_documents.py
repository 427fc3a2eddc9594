"""The log and the people in it: found again, renamed, merged, and saved in one step."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.store import Group, Play, Player, Store, StoreError, Unstorable
from companion.store.records import play_from, to_document
from tests.store.faulty import HEADER, FaultyDisk, entry

WON = {"winners": [0], "termination": "target-reached"}


def play(number: int, **fields: Any) -> Play:
    given = {
        "id": f"p{number}",
        "game": ("filler", "cake-auf", "hasty-baker")[number % 3],
        "started": f"20{10 + number % 15:02}-0{1 + number % 9}-11T20:15:00+02:00",
        "seats": ("Zoë", "李雷", "عمر"),
        "players": ("z", "l", None),
        "outcome": WON,
        "ended": "2025-01-01T22:00:00+02:00",
    }
    return Play(**(given | fields))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


def reopened(store: Store) -> Store:
    """What another process sees."""
    return Store.open(store.folder, read_only=True)


def test_a_play_comes_back_as_it_was(store: Store) -> None:
    written = play(1, options={"scenarios": [1, 5]}, place="at Zoë’s", notes="a, b\nc")
    store.documents.plays.put(written)
    assert reopened(store).documents.plays.get("p1") == written


def test_a_play_with_fields_of_another_version_still_opens() -> None:
    document = to_document(play(1)) | {"mood": "good"}
    del document["notes"]
    assert play_from(document) == play(1)


@pytest.mark.parametrize(
    "fault",
    [
        {"id": 1},
        {"seats": "Ana"},
        {"seats": [None]},
        {"players": [1]},
        {"outcome": []},
        {"options": None},
        {"tracked": 1},
        {"ended": 0},
    ],
    ids=str,
)
def test_a_document_that_is_no_play_is_refused(fault: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"the {next(iter(fault))} of a play is not what"):
        play_from(to_document(play(1)) | fault)
    with pytest.raises(ValueError, match="a play has no seats"):
        play_from({"id": "p", "game": "filler", "started": "2025-01-01"})


def test_a_table_has_one_play_however_often_it_ends(store: Store) -> None:
    store.documents.plays.put(play(1, outcome=None, ended=None))
    assert store.documents.plays.find(state="running")
    store.documents.plays.put(play(1))
    store.documents.plays.put(play(1, outcome=None, ended=None))  # undone: the result goes
    assert [p.outcome for p in reopened(store).documents.plays.all()] == [None]
    store.documents.plays.put(play(1))
    assert [p.outcome for p in reopened(store).documents.plays.all()] == [WON]


def test_the_log_is_newest_first_across_time_zones_and_plain_dates(store: Store) -> None:
    moments = {
        "noon in Tokyo": "2025-03-02T12:00:00+09:00",  # 3:00 UTC
        "morning in Paris": "2025-03-02T09:00:00+01:00",  # 8:00 UTC
        "written down": "2025-03-02",  # 0:00
        "the evening before, in California": "2025-03-01T20:00:00-08:00",  # 4:00 UTC
        "unreadable": "some day",
    }
    for number, started in enumerate(moments.values()):
        store.documents.plays.put(play(number, started=started))
    order = [p.started for p in store.documents.plays.newest_first()]
    names = {started: name for name, started in moments.items()}
    assert [names[started] for started in order] == [
        "morning in Paris",
        "the evening before, in California",
        "noon in Tokyo",
        "written down",
        "unreadable",
    ]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"game": "filler"}, {"p0", "p3"}),
        ({"state": "running"}, {"p1"}),
        ({"state": "abandoned"}, {"p2"}),
        ({"state": "finished"}, {"p0", "p3"}),
        ({"player": "z"}, {"p0", "p1", "p3"}),
        ({"group": "g"}, {"p3"}),
        ({"since": "2012-01-01"}, {"p2", "p3"}),
        ({"until": "2011-02-11"}, {"p0", "p1"}),
        ({"since": "2011-02-11", "until": "2011-02-11"}, {"p1"}),
        ({"deleted": True}, {"p4"}),
        ({"game": "filler", "group": "g"}, {"p3"}),
    ],
    ids=str,
)
def test_plays_are_found_by_what_is_remembered(
    store: Store, wanted: dict[str, Any], found: set[str]
) -> None:
    store.documents.plays.put_all(
        [
            play(0),
            play(1, outcome=None),
            play(2, outcome={"termination": "abandoned"}, players=()),
            play(3, group="g"),
            play(4, deleted="2025-01-01T00:00:00Z"),
        ]
    )
    assert {p.id for p in store.documents.plays.find(**wanted)} == found


def test_two_players_who_are_one_are_merged_with_all_they_played(store: Store) -> None:
    documents = store.documents
    documents.players.put_all([Player(id="z", name="Zoë"), Player(id="l", name="Zoe")])
    documents.plays.put_all([play(0), play(1, players=("x", "l", None))])
    documents.groups.put(Group(id="g", name="Friday", players=("l", "x", "z")))
    documents.merge_players("z", "l")
    seen = reopened(store).documents
    assert seen.players.all() == (Player(id="z", name="Zoë", known_as=("Zoe",)),)
    assert {p.id: p.players for p in seen.plays.all()} == {
        "p0": ("z", "z", None),
        "p1": ("x", "z", None),
    }
    assert [group.players for group in seen.groups.all()] == [("z", "x")]


def test_a_renamed_player_keeps_what_was_played(store: Store) -> None:
    store.documents.players.put(Player(id="z", name="Zoë"))
    store.documents.plays.put(play(0))
    store.documents.players.put(Player(id="z", name="Zoé"))
    assert [p.players for p in store.documents.plays.find(player="z")] == [("z", "l", None)]


def test_settings_are_copies_and_last(store: Store) -> None:
    value = {"count": ["actions"]}
    store.documents.settings.put("play", value)
    value["count"].append("turns")
    store.documents.settings.get("play")["count"].append("turns")
    seen = reopened(store).documents.settings
    assert store.documents.settings.get("play") == seen.get("play") == {"count": ["actions"]}
    store.documents.settings.remove("play")
    assert reopened(store).documents.settings.get("play", "none") == "none"


def test_a_value_that_cannot_be_saved_changes_nothing(store: Store) -> None:
    store.documents.settings.put("play", 1)
    with pytest.raises(Unstorable):
        store.documents.settings.put("play", {1, 2})
    assert store.documents.settings.get("play") == 1


def test_changes_together_are_all_made_or_none(tmp_path: Path) -> None:
    disk = FaultyDisk(fault=errno.ENOSPC)
    with Store.open(tmp_path, disk=disk) as store:
        documents = store.documents
        documents.plays.put(play(0))
        documents.players.put(Player(id="z", name="Zoë"))

        def many() -> None:
            with documents.together():
                documents.plays.put_all([play(0, place="garden"), play(1)])
                documents.players.remove("z")
                disk.fail_at = len(disk.calls)

        with pytest.raises(StoreError, match="the disk is full"):
            many()
        disk.fail_at = None
        assert documents.plays.all() == (play(0),)
        assert documents.players.get("z") is not None
        many_ids = [play(number) for number in range(5)]
        documents.plays.put_all(many_ids)  # no id of TinyDB's own is given out twice
        assert {p.id for p in reopened(store).documents.plays.all()} == {p.id for p in many_ids}


def test_a_move_at_a_table_and_what_lies_beside_it_never_touch_the_log(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.documents.plays.put(play(0))
        log = tmp_path / "companion.json"
        before = log.stat().st_mtime_ns, log.stat().st_ino
        store.tables.create("t", HEADER)
        store.tables.append("t", entry(0))
        store.beside.of("t").put("ticks", ["MB-SETUP-04"])
        assert (log.stat().st_mtime_ns, log.stat().st_ino) == before
        assert reopened(store).beside.of("t").get("ticks") == ["MB-SETUP-04"]
        assert reopened(store).beside.of("other").all() == {}


def test_a_table_the_log_does_not_know_yet_is_named(store: Store) -> None:
    store.tables.create("t", HEADER)
    store.tables.create("p0", HEADER)
    store.documents.plays.put(play(0))
    assert store.unlisted() == ("t",)


def test_only_tables_that_run_or_changed_after_the_log_are_compared_with_it(store: Store) -> None:
    for number in range(3):
        store.tables.create(f"p{number}", HEADER)
    store.documents.plays.put_all([play(0), play(1), play(2, outcome=None)])
    log = store.folder / "companion.json"
    later = log.stat().st_mtime_ns + 10**9
    os.utime(log, ns=(later, later))
    assert store.unsettled() == ("p2",)
    store.tables.append("p1", entry(0))
    os.utime(store.folder / "tables" / "p1.jsonl", ns=(later + 1, later + 1))
    assert store.unsettled() == ("p1", "p2")
    log.unlink()
    assert Store.open(store.folder, read_only=True).unsettled() == ("p0", "p1", "p2")


def test_a_play_in_the_bin_comes_back(store: Store) -> None:
    store.documents.plays.put(play(0))
    store.documents.plays.put(play(0, deleted="2025-01-01T00:00:00Z"))
    (binned,) = store.documents.plays.find(deleted=True)
    store.documents.plays.put(replace(binned, deleted=None))
    assert store.documents.plays.find() == (play(0),)


def test_after_the_first_reading_ten_thousand_plays_answer_without_the_disk(
    tmp_path: Path,
) -> None:
    with Store.open(tmp_path) as store:
        store.documents.plays.put_all(play(number) for number in range(10_000))
    disk = FaultyDisk()
    with Store.open(tmp_path, disk=disk) as store:
        assert len(store.documents.plays.newest_first()) == 10_000
        before = len(disk.calls)
        assert len(store.documents.plays.find(game="filler", player="z")) == 3334
        assert store.documents.plays.get("p9999") == play(9999)
        assert len(disk.calls) == before
