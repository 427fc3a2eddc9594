"""One person, one colour and shape; at a table nobody's twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.log.looks import LOOKS, least_worn, seated
from companion.store import Player
from companion.views.palette import SEATS

PLACES = st.none() | st.integers(0, len(LOOKS) - 1)


def test_the_looks_are_those_that_screens_draw() -> None:
    assert tuple((one.colour, one.shape) for one in SEATS) == LOOKS


def test_the_first_six_people_all_look_different() -> None:
    players: list[Player] = []
    for number in range(7):
        colour, shape = least_worn(players)
        players.append(Player(id=str(number), name=str(number), colour=colour, shape=shape))
    assert [one.shape for one in players[:6]] == [shape for _, shape in LOOKS]
    assert players[6].shape == players[0].shape


@given(st.lists(PLACES, max_size=len(LOOKS)))
def test_nobody_at_a_table_looks_like_another(own: list[int | None]) -> None:
    found = seated(own)
    assert len(set(found)) == len(own)
    for seat, look in enumerate(own):
        if look is not None and look not in own[:seat]:
            assert found[seat] == look


def test_whoever_has_none_yet_wears_that_of_the_seat() -> None:
    assert seated([None, None, None]) == (0, 1, 2)
    assert seated([2, None, None]) == (2, 1, 0)
