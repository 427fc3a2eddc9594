"""A person looks alike in lists and at tables, also after a new choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.library import Library
from companion.store import Store
from companion.views.palette import SEATS
from companion.views.widgets.persons import Dress, look_of


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def test_a_person_looks_the_same_at_every_seat_and_in_lists(library: Library) -> None:
    library.start("filler", ("Ana", "Ben", "Cy"), {}, {})
    library.start("filler", ("Cy", "Dee", "Ana"), {}, {})
    library.log()
    dress = Dress(library.profiles).of
    for names in (("Ana", "Ben", "Cy"), ("Cy", "Dee", "Ana"), ("Dee", "Cy")):
        for name, worn in zip(names, dress(names), strict=True):
            (key,) = library.profiles.people().called(name)
            assert worn == look_of(key, library.profiles.get(key))


def test_a_new_choice_counts_at_once_and_of_two_alike_one_wears_another(library: Library) -> None:
    dress = Dress(library.profiles).of
    ana, ben = library.profiles.add("Ana"), library.profiles.add("Ben")
    assert dress(("Ben", "Ana")) == (SEATS[1], SEATS[0])
    library.profiles.put(replace(ana, colour=ben.colour, shape=ben.shape))
    assert dress(("Ben", "Ana"))[0] == SEATS[1]
    assert dress(("Ben", "Ana"))[1] != SEATS[1]
    assert dress(("Ana",)) == (SEATS[1],)
