"""Plays, wins, scores, streaks and meetings: by value, and never a 0 for what is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.log.people import People
from companion.log.results import Choice, Result, chosen, results
from companion.log.statistics import (
    Lengths,
    Meeting,
    Scores,
    Tally,
    by_count,
    by_game,
    lengths,
    meetings,
    scores,
    tallies,
)
from companion.store import Play, Player
from tests.log.plays import play, ranked, team

NOBODY = People(())


def got(*plays: Play, people: People = NOBODY) -> tuple[Result, ...]:
    return results(plays, people)


def tally(who: str, *plays: Play) -> Tally:
    return next(one for one in tallies(got(*plays)) if one.who == f"name:{who}")


EVENINGS = (
    ranked("01-01", {"Ana": 5, "Ben": 3}),
    ranked("01-02", {"Ana": 5, "Ben": 4, "Cy": 1}),
    ranked("01-03", {"Ana": 2, "Ben": 5, "Cy": 3}),
    ranked("01-04", {"Ana": 5, "Ben": 5}),
)


def test_plays_wins_and_scores_of_each_person() -> None:
    assert tallies(got(*EVENINGS)) == (
        Tally("name:ana", 4, 4, 3, 1, 2, Scores(4, 5, 17 / 4)),
        Tally("name:ben", 4, 4, 2, 2, 2, Scores(4, 5, 17 / 4)),
        Tally("name:cy", 2, 2, 0, 0, 0, Scores(2, 3, 2)),
    )


def test_the_order_of_the_log_makes_no_difference() -> None:
    assert tallies(got(*EVENINGS)) == tallies(got(*reversed(EVENINGS)))


def test_a_shared_victory_is_one_for_everybody_who_shares_it() -> None:
    three = ranked("01-01", {"Ana": 4, "Ben": 4, "Cy": 4, "Dee": 1})
    assert [(one.who, one.wins) for one in tallies(got(three))] == [
        ("name:ana", 1), ("name:ben", 1), ("name:cy", 1), ("name:dee", 0),
    ]  # fmt: skip


def test_abandoned_running_and_binned_plays_are_left_out() -> None:
    abandoned = play("01-01", ("Ana", "Ben"), outcome={"termination": "abandoned"})
    running = play("01-02", ("Ana", "Ben"))
    binned = ranked("01-03", {"Ana": 5, "Ben": 1}, deleted="2026-02-01T00:00:00Z")
    assert tallies(got(abandoned, running, binned)) == ()


def test_a_missing_score_is_not_0() -> None:
    one = tally(
        "ana", ranked("01-01", {"Ana": None, "Ben": 3}), ranked("01-02", {"Ana": 4, "Ben": 1})
    )
    assert (one.plays, one.scores) == (2, Scores(1, 4, 4))
    assert tally("ana", ranked("01-01", {"Ana": None, "Ben": 3})).scores is None


def test_a_rate_counts_only_what_could_be_won() -> None:
    relaxed, lost, won = team("01-01", None), team("01-02", 0), team("01-03", 2)
    one = tally("ana", relaxed, lost, won)
    assert (one.plays, one.decided, one.wins, one.rate) == (3, 2, 1, 0.5)
    assert tally("ana", relaxed).rate is None


def test_a_play_from_elsewhere_without_a_winner_decides_nothing() -> None:
    outcome = {
        "ranking": [{"seat": 0, "place": 1}, {"seat": 1, "place": 1}],
        "winners": [],
        "termination": "recorded",
    }
    one = tally("ana", play("01-01", ("Ana", "Ben"), outcome=outcome))
    assert (one.plays, one.decided, one.wins, one.scores) == (1, 0, 0, None)


def test_a_team_from_elsewhere_has_won_as_it_says() -> None:
    outcome = {"points": None, "stars": None, "won": True, "termination": "recorded"}
    one = tally("ana", play("01-01", ("Ana",), "magic-bakery", outcome=outcome))
    assert (one.wins, one.scores) == (1, None)


@pytest.mark.parametrize(
    ("won", "streak", "longest"), [("www", 3, 3), ("wwlw", 1, 2), ("wwl", 0, 2), ("l", 0, 0)]
)
def test_a_streak_is_wins_in_a_row_up_to_now(won: str, streak: int, longest: int) -> None:
    evenings = [
        ranked(f"01-{day:02}", {"Ana": 5 if one == "w" else 1, "Ben": 3})
        for day, one in enumerate(won, 1)
    ]
    one = tally("ana", *evenings)
    assert (one.streak, one.longest) == (streak, longest)


def test_a_relaxed_evening_breaks_no_streak() -> None:
    assert tally("ana", team("01-01", 3), team("01-02", None), team("01-03", 1)).streak == 2


def test_best_and_mean_by_how_many_played() -> None:
    assert by_count(got(*EVENINGS)) == {2: Scores(4, 5, 18 / 4), 3: Scores(6, 5, 20 / 6)}
    assert by_count(got(ranked("01-01", {"Ana": None, "Ben": None}))) == {}


def test_results_a_game_the_one_played_most_first() -> None:
    found = by_game(got(*EVENINGS, team("01-05", 1, "Ana", "Ben")))
    assert {game: len(own) for game, own in found.items()} == {
        "hasty-baker": 10, "magic-bakery": 2,
    }  # fmt: skip
    assert next(iter(found)) == "hasty-baker"


def test_two_people_compared_wherever_both_have_a_place() -> None:
    found = meetings(got(*EVENINGS, team("01-05", 1, "Ana", "Dee")), "name:ana")
    assert found == (
        Meeting("name:ben", 4, 2, 1, 1),
        Meeting("name:cy", 2, 1, 1, 0),
        Meeting("name:dee", 1, 0, 0, 0),
    )
    assert meetings(got(*EVENINGS), "name:nobody") == ()


def test_stars_are_the_scores_where_stars_are_counted() -> None:
    assert scores(got(ranked("01-01", {"Ana": 5, "Ben": 3}, "cake-auf"))) == Scores(2, 5, 4)


def test_how_long_plays_take_where_it_is_known() -> None:
    plays = [
        ranked("01-01", {"Ana": 1}, figures={"minutes": 30}),
        ranked("01-02", {"Ana": 1}, figures={"minutes": 50}),
        ranked("01-03", {"Ana": 1}),
    ]
    assert lengths(plays) == Lengths(2, 30, 50, 40, 80)
    assert lengths(plays[2:]) is None


CHOICES = [
    (Choice(), 5),
    (Choice(game="hasty-baker"), 4),
    (Choice(who="name:cy"), 2),
    (Choice(seats=3), 2),
    (Choice(since="2026-01-02", until="2026-01-03"), 2),
    (Choice(since="2026-01-05"), 1),
    (Choice(group="g"), 1),
    (Choice(game="hasty-baker", who="name:cy", seats=2), 0),
]


@pytest.mark.parametrize(("choice", "count"), CHOICES, ids=str)
def test_plays_are_chosen_by_all_that_is_given(choice: Choice, count: int) -> None:
    plays = (*EVENINGS, team("01-05", 1, group="g"))
    assert len(chosen(plays, choice, NOBODY)) == count


def test_averages_follow_the_period_and_the_number_of_players() -> None:
    late = chosen(EVENINGS, Choice(since="2026-01-03", seats=3), NOBODY)
    assert tally("ana", *late).scores == Scores(1, 2, 2)


def test_two_people_of_one_name_have_figures_of_their_own() -> None:
    people = People((Player(id="p1", name="Anna"), Player(id="p2", name="Anna")))
    first = ranked("01-01", {"Anna": 5, "Ben": 1}, players=("p1", None))
    second = ranked("01-02", {"Anna": 1, "Ben": 5}, players=("p2", None))
    found = tallies(results((first, second), people))
    assert [(one.who, one.plays, one.wins) for one in found] == [
        ("name:ben", 2, 1), ("p1", 1, 1), ("p2", 1, 0),
    ]  # fmt: skip


def test_a_renamed_player_keeps_all_results() -> None:
    people = People((Player(id="p", name="Zoë Baker", known_as=("Zoe", "Zoë")),))
    plays = [
        ranked("01-01", {"Zoe": 5, "Ben": 1}),
        ranked("01-02", {"ZOË": 5, "Ben": 1}),
        replace(ranked("01-03", {"Z.": 5, "Ben": 1}), players=("p", None)),
    ]
    found = {one.who: one.plays for one in tallies(results(plays, people))}
    assert found == {"p": 3, "name:ben": 3}
    assert people.name("p") == "Zoë Baker"
    assert people.name("name:ben") is None


def test_a_deleted_player_s_plays_stay_as_they_were() -> None:
    gone = People((Player(id="p", name="Zoë", deleted="2026-01-01T00:00:00Z"),))
    linked = ranked("01-01", {"Zoë": 5, "Ben": 1}, players=("p", None))
    named = ranked("01-02", {"Zoë": 5, "Ben": 1})
    assert {one.who for one in got(linked, named, people=gone)} == {"p", "name:ben", "name:zoë"}
