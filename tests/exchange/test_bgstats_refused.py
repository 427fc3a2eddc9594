"""What of a file of BG Stats can't be read is named; what is strange in it is passed over."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.exchange.bgstats.file import read_play_file
from companion.exchange.bgstats.reading import play_from
from companion.exchange.faults import BadFile
from companion.exchange.incoming import look
from companion.exchange.preview import Unasked
from companion.store import Store
from tests.exchange.plays import PLAY, ZOE, document, only, take, text

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
    assert "a number in this play can't be read" in preview.faults[0].text


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
