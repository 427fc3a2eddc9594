"""Profiles: made as people sit down, renamed, merged and told apart again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.log.profiles import Profiles
from companion.log.results import results
from companion.log.statistics import tallies
from companion.store import Group, Store
from tests.log.plays import play, ranked


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


@pytest.fixture
def profiles(store: Store) -> Profiles:
    return Profiles(store.documents)


def test_a_new_name_gets_a_profile_and_a_known_one_its_own(profiles: Profiles) -> None:
    first = profiles.seated(play("05-01", ("Zoë", "李雷")))
    second = profiles.seated(play("05-02", ("zoë ", "Ben")))
    assert [one.name for one in profiles.all()] == ["Ben", "Zoë", "李雷"]
    assert first.players[0] == second.players[0]


def test_a_seat_that_keeps_its_name_stays_whoever_it_was(profiles: Profiles) -> None:
    one, other = profiles.add("Anna"), profiles.add("Anna")
    seated = replace(play("05-01", ("Anna", "Ben")), players=(other.id, None))
    renamed = profiles.seated(replace(seated, seats=("Anna", "Cy")), seated)
    assert renamed.players[0] == other.id != one.id


def test_a_new_name_of_a_person_shows_up_in_every_play(profiles: Profiles) -> None:
    seated = profiles.seated(play("05-01", ("Ann", "Ben")))
    ann = profiles.get(str(seated.players[0]))
    assert ann is not None
    profiles.put(replace(ann, name="Anna"))
    assert profiles.names(seated) == ("Anna", "Ben")
    assert profiles.people().only("ann") == ann.id


def test_two_who_are_one_have_all_wins_and_can_be_told_apart_again(
    store: Store, profiles: Profiles
) -> None:
    plays = [ranked("05-01", {"Ann": 9, "Ben": 2}), ranked("05-02", {"Anna": 7, "Ben": 3})]
    store.documents.plays.put_all(map(profiles.seated, plays))
    people = profiles.people()
    ann, anna = str(people.only("Ann")), str(people.only("Anna"))
    profiles.put_group(Group(id="g", name="Home", players=(ann, anna)))

    before = profiles.merge(anna, ann)
    kept = tallies(results(store.documents.plays.all(), profiles.people()))
    assert {one.who: one.wins for one in kept}[anna] == 2
    assert [group.players for group in profiles.groups()] == [(anna,)]

    profiles.unmerge(before)
    again = tallies(results(store.documents.plays.all(), profiles.people()))
    assert {one.who: one.wins for one in again if one.wins} == {ann: 1, anna: 1}
    assert [group.players for group in profiles.groups()] == [(ann, anna)]


def test_somebody_known_by_name_only_gets_a_profile_with_all_plays(
    store: Store, profiles: Profiles
) -> None:
    store.documents.plays.put_all([ranked("05-01", {"Dee": 1, "Ed": 0}), play("05-02", ("dee",))])
    dee = profiles.adopt("name:dee", store.documents.plays.newest_first())
    assert dee is not None
    assert len(store.documents.plays.of_player(dee.id)) == 2
    assert profiles.adopt("name:nobody", ()) is None


def test_a_play_belongs_to_the_smallest_group_with_all_its_people(profiles: Profiles) -> None:
    ana, ben, cy = (profiles.add(name).id for name in ("Ana", "Ben", "Cy"))
    profiles.put_group(Group(id="all", name="All", players=(ana, ben, cy)))
    profiles.put_group(Group(id="two", name="Two", players=(ana, ben)))
    assert profiles.seated(play("05-01", ("Ana", "Ben"))).group == "two"
    assert profiles.seated(play("05-01", ("Ana", "Cy"))).group == "all"
    assert profiles.seated(play("05-01", ("Ana", "Eve"))).group is None
