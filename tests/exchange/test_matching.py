"""People in a file from elsewhere: known, new, or somebody to be asked about."""

from __future__ import annotations

import pytest

from companion.exchange.incoming import look
from companion.store import Player, Store
from tests.exchange.plays import LI, ZOE, document, names, only, take, text


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
