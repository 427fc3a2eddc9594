"""Plays of BG Stats come in: read leniently, matched to people, never twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.exchange.bgstats.file import read_play_file
from companion.exchange.bgstats.reading import play_from
from companion.exchange.faults import BadFile
from companion.exchange.incoming import look
from companion.exchange.preview import Unasked
from companion.store import Play, Player, Store
from tests.exchange.plays import LI, PLAY, SAMPLE, ZOE, document, scores, text


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "data") as store:
        yield store


def only(store: Store) -> Play:
    (play,) = store.documents.plays.all()
    return play


def take(store: Store, content: bytes, **answers: str) -> Play:
    look(store, content, other_games=True).take(answers)
    return store.documents.plays.newest_first()[0]


def names(store: Store) -> dict[str, str]:
    return {player.id: player.name for player in store.documents.players.all()}


def test_the_sample_comes_in_whole(store: Store) -> None:
    take(store, SAMPLE)
    assert only(store) == Play(
        id=PLAY,
        game="Sample Bakery Game",
        started="2026-11-29T19:16:58",
        ended="2026-11-29T19:58:58",
        seats=("Zoë", "李雷"),
        players=(ZOE, LI),
        outcome={
            "ranking": [
                {"seat": 0, "points": 47, "role": "Head baker", "place": 1},
                {"seat": 1, "points": 39, "place": 2},
            ],
            "winners": [0],
            "termination": "recorded",
        },
        figures={"minutes": 42},
        title="Scenario 3",
        place="Kitchen table",
        notes="Two customers left hungry",
        tracked=False,
        source="BG Stats",
    )
    assert names(store) == {ZOE: "Zoë", LI: "李雷"}


def test_games_that_are_not_ours_are_counted_and_left_out(store: Store) -> None:
    preview = look(store, SAMPLE)
    assert preview.sentence() == "1 play: 1 of other games left out (Sample Bakery Game)"
    preview.take()
    assert store.documents.plays.all() == ()
    assert names(store) == {}


OURS = {
    "Kim-Joy's Magic Bakery": "magic-bakery",
    "KIM-JOY’S MAGIC BAKERY": "magic-bakery",
    "Magic Bakery": "magic-bakery",
    "filler": "filler",
    "Hasty Baker": "hasty-baker",
    "Cake Auf!": "cake-auf",
    "cake auf": "cake-auf",
}


@pytest.mark.parametrize(("name", "slug"), OURS.items())
def test_our_games_are_known_by_their_names(store: Store, name: str, slug: str) -> None:
    look(store, text(document(name))).take()
    assert only(store).game == slug


def test_the_same_play_is_not_doubled(store: Store) -> None:
    twice = document()
    twice["plays"] *= 2
    preview = look(store, text(twice))
    assert (preview.new, preview.here) == (1, 1)
    preview.take()
    again = look(store, text(document()))
    assert again.sentence() == "1 play: 1 already here"
    again.take()
    assert only(store).id == PLAY


def test_a_play_in_the_bin_is_here_too(store: Store) -> None:
    take(store, text(document()))
    store.documents.plays.put(replace(only(store), deleted="2026-12-01T00:00:00Z"))
    assert look(store, text(document())).here == 1


def test_a_play_without_a_uuid_is_known_by_what_it_says(store: Store) -> None:
    nameless = document(uuid=None)
    take(store, text(nameless))
    assert look(store, text(nameless)).here == 1
    assert look(store, text(document(uuid=None, durationMin=43))).new == 1


@pytest.mark.parametrize(
    ("score", "kept"),
    [
        ("120", {"points": 120}),
        ("-3", {"points": -3}),
        ("007", {"points": 7, "score": "007"}),
        ("", {}),
        ("49-46ish", {"score": "49-46ish"}),
        ("36, 42", {"score": "36, 42"}),
        ("=SUM(A1)", {"score": "=SUM(A1)"}),
        (47, {"points": 47}),
        (None, {}),
        ("9" * 5000, {"score": "9" * 200}),
    ],
)
def test_any_text_of_a_score_is_kept(store: Store, score: Any, kept: dict[str, Any]) -> None:
    take(store, text(document(playerScores=scores({"score": score}, {}))))
    outcome = only(store).outcome
    assert outcome is not None
    first = next(one for one in outcome["ranking"] if one["seat"] == 0)
    assert {key: first[key] for key in first if key in ("points", "score")} == kept


def test_stars_are_counted_where_the_game_counts_stars(store: Store) -> None:
    take(store, text(document("Cake Auf!", playerScores=scores({"score": "5"}, {"score": "2"}))))
    outcome = only(store).outcome
    assert outcome is not None
    assert [one["stars"] for one in outcome["ranking"]] == [5, 2]


def test_a_team_s_play_has_one_score_and_its_scenarios(store: Store) -> None:
    take(store, text(document("Magic Bakery", board="Scenario 3／Scenario 10")))
    play = only(store)
    assert play.outcome == {
        "points": 47, "goals": None, "stars": None, "won": True, "termination": "recorded",
    }  # fmt: skip
    assert play.options == {"scenarios": [3, 10]}


def test_equal_results_share_a_place_and_a_victory(store: Store) -> None:
    equal = {"score": "40", "rank": 0, "winner": True}
    take(store, text(document(playerScores=scores(equal, equal))))
    outcome = only(store).outcome
    assert outcome is not None
    assert [one["place"] for one in outcome["ranking"]] == [1, 1]
    assert outcome["winners"] == [0, 1]


def test_where_the_lowest_wins_the_lowest_is_first(store: Store) -> None:
    low = document(playerScores=scores({"rank": 0, "winner": False}, {"rank": 0, "winner": False}))
    low["games"][0]["highestWins"] = False
    take(store, text(low))
    outcome = only(store).outcome
    assert outcome is not None
    assert [one["seat"] for one in outcome["ranking"]] == [1, 0]


@pytest.mark.parametrize(
    ("play", "started", "ended"),
    [
        ({"durationMin": 0}, "2026-11-29T19:16:58", None),
        ({"playDate": "2026-11-29 00:00:00"}, "2026-11-29", None),
        ({"playDate": "2026-11-29"}, "2026-11-29", None),
        ({"playDate": "soon"}, "2026-11-29", None),
        ({"playDate": None, "playDateYmd": 20240229}, "2024-02-29", None),
        ({"durationMin": 10**30}, "2026-11-29T19:16:58", None),
    ],
)
def test_the_day_is_read_as_far_as_it_can_be_told(
    store: Store, play: dict[str, Any], started: str, ended: str | None
) -> None:
    take(store, text(document(**play)))
    assert (only(store).started, only(store).ended) == (started, ended)


def test_seats_are_in_the_order_of_the_file_s_seats(store: Store) -> None:
    take(store, text(document(playerScores=scores({"seatOrder": 2}, {"seatOrder": 1}))))
    assert only(store).seats == ("李雷", "Zoë")


def test_whoever_is_no_person_sits_nowhere(store: Store) -> None:
    with_robot = document()
    with_robot["players"][1]["metaData"] = '{"isNpc":1}'
    take(store, text(with_robot))
    assert only(store).seats == ("Zoë",)
    assert names(store) == {ZOE: "Zoë"}


def test_the_anonymous_get_no_profile(store: Store) -> None:
    guest = document()
    guest["players"][1]["isAnonymous"] = True
    take(store, text(guest))
    assert (only(store).seats, only(store).players) == (("Zoë", "李雷"), (ZOE, None))
    assert names(store) == {ZOE: "Zoë"}


@pytest.mark.parametrize("name", ["Zoë", "zoë", "Zoe\u0308", "  ZOË "])
def test_a_name_is_known_whatever_its_case_and_composition(store: Store, name: str) -> None:
    store.documents.players.put(Player(id="p", name="Zoë"))
    known = document()
    known["players"][0]["name"] = name
    take(store, text(known))
    assert only(store).players == ("p", LI)


def test_a_name_that_somebody_was_known_as_is_theirs(store: Store) -> None:
    store.documents.players.put(Player(id="p", name="Zoë Baker", known_as=("Zoë",)))
    take(store, text(document()))
    assert only(store).players == ("p", LI)


def test_of_two_people_of_one_name_nobody_is_guessed(store: Store) -> None:
    store.documents.players.put_all(Player(id=f"p{n}", name="Zoë") for n in (1, 2))
    preview = look(store, text(document()))
    (unsure,) = [one for one in preview.strangers if one.unsure]
    assert (unsure.name, unsure.candidates) == ("Zoë", ("p1", "p2"))
    preview.take({unsure.uuid: "p2"})
    assert only(store).players == ("p2", LI)


def test_who_is_nearly_called_like_somebody_is_asked_about(store: Store) -> None:
    store.documents.players.put(Player(id="p", name="Zoé"))
    preview = look(store, text(document()))
    (unsure,) = [one for one in preview.strangers if one.unsure]
    assert (unsure.name, unsure.candidates) == ("Zoë", ("p",))
    preview.take({unsure.uuid: "p"})
    (player,) = [one for one in store.documents.players.all() if one.id == "p"]
    assert player.known_as == ("Zoë",)
    again = look(store, text(document(uuid=ZOE)))
    assert not any(one.unsure for one in again.strangers)


def test_without_an_answer_somebody_unsure_is_new(store: Store) -> None:
    store.documents.players.put(Player(id="p", name="Zoé"))
    take(store, text(document()))
    assert only(store).players == (ZOE, LI)
    assert names(store) == {"p": "Zoé", ZOE: "Zoë", LI: "李雷"}


def test_two_people_of_one_name_in_the_file_stay_two(store: Store) -> None:
    store.documents.players.put(Player(id="p", name="Anna"))
    two = document()
    for player in two["players"]:
        player["name"] = "Anna"
    take(store, text(two))
    assert only(store).players == (ZOE, LI)


BAD_PLAYS = {
    "no date": {"playDate": "", "playDateYmd": 0},
    "a day that is none": {"playDate": "2026-02-30", "playDateYmd": 20260230},
    "nobody": {"playerScores": []},
    "no list of scores": {"playerScores": "none"},
    "a score of nobody": {"playerScores": [{"playerRefId": 9}]},
    "no game": {"gameRefId": 9},
    "half a character": {"comments": "\ud800"},
}


@pytest.mark.parametrize("play", BAD_PLAYS.values(), ids=BAD_PLAYS)
def test_a_play_that_can_t_be_read_is_named_by_its_line(store: Store, play: dict[str, Any]) -> None:
    bad = document()
    bad["plays"].append({**bad["plays"][0], "uuid": ZOE, **play})
    content = json.dumps(bad, indent=1).encode()
    line = [nth for nth, one in enumerate(content.split(b"\n"), 1) if one == b"  {"][-1]
    preview = look(store, content)
    assert (preview.new, [fault.line for fault in preview.faults]) == (1, [line])
    assert preview.sentence() == f"2 plays: 1 new, 1 can't be read (line {line})"
    with pytest.raises(Unasked):
        preview.take()
    assert store.documents.plays.all() == ()
    preview.take(without_faults=True)
    assert only(store).id == PLAY


def test_nan_spoils_its_own_play_only(store: Store) -> None:
    content = text(document()).replace(b'"durationMin": 42', b'"durationMin": NaN')
    preview = look(store, content)
    assert (preview.new, len(preview.faults)) == (0, 1)
    assert "a number in this play is none" in preview.faults[0].text


BAD_FILES = {
    "no players": b'{"plays": [], "games": []}',
    "no object": b'{"plays": [], "players": [], "games": []} {}',
    "deep": b'{"players": ' + b"[" * 100_000,
    "a comma too many": b'{"plays": [1,], "players": []}',
    "a huge number": b'{"players": [], "n": ' + b"9" * 5000 + b"}",
    "not UTF-8": b'{\n"plays": [], "x": "\xff"}',
    "two keys without a comma": b'{"plays": [] "players": []}',
    "a key that is none": b'{1: [], "players": [], "plays": []}',
}


@pytest.mark.parametrize("content", BAD_FILES.values(), ids=BAD_FILES)
def test_a_file_that_can_t_be_read_is_refused(content: bytes) -> None:
    with pytest.raises(BadFile) as bad:
        read_play_file(content)
    assert 10 < len(str(bad.value)) < 200


@pytest.mark.parametrize("key", ["about", "locations", "userInfo"])
def test_what_we_do_not_need_may_be_missing(store: Store, key: str) -> None:
    less = document()
    del less[key]
    take(store, text(less))
    assert only(store).place == ("" if key == "locations" else "Kitchen table")


def test_keys_that_nobody_knows_are_passed_over(store: Store) -> None:
    more = document(weather="rain", playImages=None)
    more["challenges"] = [{"a": 1}]
    take(store, b"\xef\xbb\xbf" + text(more))
    assert only(store).id == PLAY


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_stands_at_any_place_of_a_file_is_read_or_refused_in_words(
    data: st.DataObject,
) -> None:
    values = document()
    place: Any = values
    while isinstance(place, dict | list) and place:
        keys = list(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            place[key] = data.draw(ANYTHING)
            break
        place = place[key]
    try:
        file = read_play_file(json.dumps(values).encode())
    except BadFile:
        return
    for received in file.plays:
        play = play_from(received)
        assert len(play.seats) == len(received.seats) > 0
