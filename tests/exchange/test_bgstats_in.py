"""Plays of BG Stats come in: read leniently, matched to people, never twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.exchange.incoming import look
from companion.store import Play, Store
from tests.exchange.plays import LI, PLAY, SAMPLE, ZOE, document, names, only, scores, take, text


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
        ({"durationMin": 10**4000}, "2026-11-29T19:16:58", None),
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
