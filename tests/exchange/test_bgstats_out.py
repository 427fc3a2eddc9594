"""Plays go out as BG Stats writes them: every field, strict types, ids that stay."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.exchange.bgstats.file import read_play_file
from companion.exchange.bgstats.reading import play_from
from companion.exchange.bgstats.writing import bgsplay
from companion.exchange.incoming import look
from companion.log.entry import play_of
from companion.log.table import read_table
from companion.store import Play, Player, Store
from tests.exchange.plays import SAMPLE

GOLDEN = Path(__file__).parents[1] / "golden"
ID = "0b8ad1c2-6f0e-4f67-9d29-2f0ad52c6d11"
NAMES = ("Zoë", "李雷", "عمر בן", "x" * 40, "=SUM(A1)")

FIELDS: dict[str, dict[str, type]] = {
    "top": {
        "about": str, "plays": list, "players": list, "locations": list, "games": list,
        "userInfo": dict,
    },
    "players": {
        "uuid": str, "id": int, "name": str, "isAnonymous": bool, "modificationDate": str,
        "bggUsername": str, "metaData": str,
    },
    "locations": {"uuid": str, "id": int, "name": str, "modificationDate": str},
    "games": {
        "uuid": str, "id": int, "name": str, "modificationDate": str, "cooperative": bool,
        "highestWins": bool, "noPoints": bool, "usesTeams": bool, "urlThumb": str,
        "urlImage": str, "bggName": str, "bggYear": int, "bggId": int, "designers": str,
        "metaData": str, "isBaseGame": int, "isExpansion": int, "rating": int,
        "minPlayerCount": int, "maxPlayerCount": int, "minPlayTime": int, "maxPlayTime": int,
        "minAge": int, "preferredImage": int, "copies": list,
    },
    "plays": {
        "uuid": str, "modificationDate": str, "entryDate": str, "playDate": str,
        "playDateYmd": int, "usesTeams": bool, "durationMin": int, "ignored": bool,
        "manualWinner": bool, "rounds": int, "bggId": int, "bggLastSync": str,
        "importPlayId": int, "locationRefId": int, "gameRefId": int, "rating": int,
        "nemestatsId": int, "scoringSetting": int, "metaData": str, "board": str,
        "comments": str, "playImages": str, "playerScores": list, "expansionPlays": list,
    },
    "playerScores": {
        "score": str, "winner": bool, "newPlayer": bool, "startPlayer": bool,
        "playerRefId": int, "rank": int, "seatOrder": int, "role": str, "team": str,
        "teamRole": str, "startPosition": str, "metaData": str,
    },
}  # fmt: skip


def golden(name: str, **changes: Any) -> Play:
    """The play of a golden game."""
    play = play_of(ID, read_table((GOLDEN / f"{name}.jsonl").read_bytes()))
    return replace(play, **changes)


def written(*plays: Play, players: tuple[Player, ...] = ()) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bgsplay(plays, players))
    return found


def everything() -> dict[str, Any]:
    return written(
        golden("hasty-baker-4-seats", place="Küche", notes="Kuchen"),
        golden("magic-bakery-free-play-01-03-10", id="b"),
        golden("filler-4-seats", id="c"),
        golden("cake-auf-4-seats", id="d", outcome={"termination": "abandoned"}),
    )


def test_every_field_is_there_with_its_type_and_no_other() -> None:
    document = everything()
    assert shape(document) == FIELDS["top"]
    for part in ("players", "locations", "games", "plays"):
        assert document[part]
        assert all(shape(one) == FIELDS[part] for one in document[part])
    for play in document["plays"]:
        assert all(shape(one) == FIELDS["playerScores"] for one in play["playerScores"])


def shape(values: dict[str, Any]) -> dict[str, type]:
    return {key: type(value) for key, value in values.items()}


def test_no_field_of_the_sample_is_missing() -> None:
    sample = json.loads(SAMPLE)
    for part in ("players", "locations", "games", "plays"):
        assert sample[part][0].keys() <= FIELDS[part].keys()
    assert sample["plays"][0]["playerScores"][0].keys() <= FIELDS["playerScores"].keys()
    assert everything()["about"] == sample["about"]


def test_every_number_refers_to_something() -> None:
    document = everything()
    ids = {part: {one["id"] for one in document[part]} for part in ("players", "games")}
    places = {one["id"] for one in document["locations"]} | {0}
    for play in document["plays"]:
        assert play["gameRefId"] in ids["games"]
        assert play["locationRefId"] in places
        assert {score["playerRefId"] for score in play["playerScores"]} <= ids["players"]


def test_a_result_is_told_seat_by_seat() -> None:
    (play,) = written(golden("hasty-baker-4-seats"))["plays"]
    assert (play["playDate"], play["playDateYmd"]) == ("2026-05-01 19:30:00", 20260501)
    assert (play["durationMin"], play["rounds"], play["uuid"]) == (43, 9, ID)
    told = [
        (one["score"], one["winner"], one["rank"], one["startPlayer"])
        for one in play["playerScores"]
    ]
    assert told == [
        ("3", False, 2, True), ("3", False, 2, False), ("5", True, 1, False),
        ("2", False, 4, False),
    ]  # fmt: skip


def test_a_team_wins_together_and_its_scenarios_are_the_board() -> None:
    document = written(golden("magic-bakery-free-play-01-03-10"))
    assert document["games"][0]["name"] == "Kim-Joy's Magic Bakery"
    assert document["games"][0]["cooperative"] is True
    (play,) = document["plays"]
    assert play["board"] == "Scenario 1／Scenario 3／Scenario 10"
    assert {(one["score"], one["winner"]) for one in play["playerScores"]} == {("14", True)}


def test_without_goals_nobody_has_won_and_nothing_is_invented() -> None:
    play = golden("magic-bakery-relaxed", outcome={"points": None, "termination": "finished"})
    (told,) = written(play)["plays"]
    assert {(one["score"], one["winner"]) for one in told["playerScores"]} == {("", False)}


def test_abandoned_plays_count_in_no_statistics_and_running_ones_stay_here() -> None:
    abandoned = golden("cake-auf-4-seats", outcome={"termination": "abandoned"})
    running = golden("filler-4-seats", id="r", outcome=None, ended=None)
    (play,) = written(abandoned, running)["plays"]
    assert play["ignored"] is True


def test_ids_stay_from_one_export_to_the_next() -> None:
    first = written(golden("hasty-baker-4-seats", id="by-hand"), golden("filler-4-seats"))
    second = written(golden("filler-4-seats"), golden("hasty-baker-4-seats", id="by-hand"))
    for part in ("plays", "players", "games"):
        ids = {one["uuid"] for one in first[part]}
        assert ids == {one["uuid"] for one in second[part]}
        assert len(ids) == len(first[part])


def test_a_player_is_called_as_the_profile_says() -> None:
    players = (Player(id="p", name="Ana Banana", known_as=("Ana",)),)
    document = written(golden("hasty-baker-4-seats"), players=players)
    assert [one["name"] for one in document["players"]] == ["Ana Banana", "Ben", "Cy", "Dee"]


ALL = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))


@pytest.mark.parametrize("name", ALL)
def test_our_own_plays_come_back_exactly(name: str) -> None:
    play = golden(name, seats=NAMES[: len(golden(name).seats)], place="Küche", notes="a\nb")
    (received,) = read_play_file(
        bgsplay([play], [Player(id="p", name="Zoe", known_as=("Zoë",))])
    ).plays
    assert play_from(received) == replace(play, tracked=False, source="BG Stats")


def test_a_play_that_was_changed_there_comes_in_as_it_is_there() -> None:
    document = written(golden("hasty-baker-4-seats"))
    document["plays"][0]["modificationDate"] = "2026-06-01 10:00:00"
    document["plays"][0]["playerScores"][0]["score"] = "9"
    (received,) = read_play_file(json.dumps(document).encode()).plays
    play = play_from(received)
    assert play.id == ID
    assert play.outcome is not None
    assert {one["seat"]: one["points"] for one in play.outcome["ranking"]}[0] == 9


FORGED: dict[str, Any] = {
    "no outcome": {"outcome": 7},
    "seats that are no names": {"seats": [1, 2, 3, 4]},
    "a seat that is not there": {
        "outcome": {"ranking": [{"seat": 9, "place": 1}], "winners": [], "termination": "x"}
    },
    "a place that is none": {
        "outcome": {"ranking": [{"seat": 0, "place": "1"}], "winners": [], "termination": "x"}
    },
    "points that are no number": {
        "outcome": {
            "ranking": [{"seat": 0, "place": 1, "points": "5"}], "winners": [0], "termination": "x",
        }
    },
    "another key": {"outcome": {"termination": "x", "script": "<b>"}},
    "options that are none": {"options": {"scenarios": "all"}, "game": "magic-bakery"},
    "half a character": {"title": "\ud800"},
    "nothing": None,
}  # fmt: skip


@pytest.mark.parametrize("own", FORGED.values(), ids=FORGED)
def test_what_was_forged_in_the_meta_data_is_not_believed(own: Any) -> None:
    document = written(golden("hasty-baker-4-seats"))
    kept = json.loads(document["plays"][0]["metaData"])["companion"]
    forged = {**kept, **own} if own is not None else {}
    document["plays"][0]["metaData"] = json.dumps({"companion": forged})
    (received,) = read_play_file(json.dumps(document).encode()).plays
    play = play_from(received)
    assert play.seats == ("Ana", "Ben", "Cy", "Dee")
    assert play.outcome is not None
    assert play.outcome["termination"] == "recorded"


def test_a_tracked_table_is_not_doubled_by_its_own_export(tmp_path: Path) -> None:
    file = (GOLDEN / "hasty-baker-4-seats.jsonl").read_bytes()
    with Store.open(tmp_path) as store:
        look(store, file).take()
        exported = bgsplay(store.documents.plays.all(), ())
        assert look(store, exported).sentence() == "1 play: 1 already here"


def test_a_table_takes_the_place_of_its_play_without_one(tmp_path: Path) -> None:
    file = (GOLDEN / "hasty-baker-4-seats.jsonl").read_bytes()
    with Store.open(tmp_path / "a") as store:
        look(store, file).take()
        exported = bgsplay(store.documents.plays.all(), ())
    with Store.open(tmp_path / "b") as store:
        look(store, exported).take()
        (before,) = store.documents.plays.all()
        assert (before.tracked, store.tables.ids()) == (False, ())
        assert look(store, file).new == 1
        look(store, file).take()
        (after,) = store.documents.plays.all()
        assert (after.tracked, after.outcome) == (True, before.outcome)
        assert store.tables.ids() == (after.id,)
