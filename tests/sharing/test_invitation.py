"""An invitation counts whole and for itself only, and what is kept of a key is of no use."""

from __future__ import annotations

import hmac

import pytest

from companion.sharing.invitation import (
    CODE_LENGTH,
    LETTERS,
    Invitation,
    digest,
    is_typed,
    matches,
    new_invitation,
    new_key,
)

INVITATION = Invitation("iADr39m10OCv0eV8NelTFQ", "4ABV59E9")


@pytest.mark.parametrize(
    "offered", ["iADr39m10OCv0eV8NelTFQ", "4ABV59E9", "4abv-59e9", " 4ABV 59E9 "]
)
def test_the_token_counts_and_the_code_however_it_is_typed(offered: str) -> None:
    assert matches(INVITATION, offered)


@pytest.mark.parametrize(
    "offered",
    ["", "iADr39m10OCv0eV8NelTF", "iadr39m10ocv0ev8neltfq", "4ABV59E", "4ABV59E99", "🥐" * 8],
)
def test_anything_else_does_not(offered: str) -> None:
    assert not matches(INVITATION, offered)


@pytest.mark.parametrize("offered", ["iADr39m10OCv0eV8NelTFQ", "4ABV59E9", "x", "x" * 100])
def test_comparing_takes_the_same_steps_whatever_is_offered(
    offered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths: list[tuple[int, int]] = []
    compare = hmac.compare_digest

    def counted(ours: str, theirs: str) -> bool:
        lengths.append((len(ours), len(theirs)))
        return compare(ours, theirs)

    monkeypatch.setattr(hmac, "compare_digest", counted)
    matches(INVITATION, offered)
    assert lengths == [(64, 64), (64, 64)]


def test_no_two_invitations_are_alike_and_none_can_be_guessed() -> None:
    many = [new_invitation() for _ in range(200)]
    assert len({one.token for one in many}) == len({one.code for one in many}) == 200
    assert all(len(one.token) == 22 for one in many)  # 128 bits
    assert all(len(one.code) == CODE_LENGTH and set(one.code) <= set(LETTERS) for one in many)


def test_no_letter_of_a_code_looks_like_another() -> None:
    assert not set("0O1IlLU") & set(LETTERS)


def test_a_code_is_told_from_a_token_by_its_length() -> None:
    one = new_invitation()
    assert is_typed(one.code)
    assert is_typed(one.shown_code)
    assert not is_typed(one.token)


def test_a_key_is_recognised_by_its_digest_and_not_found_in_it() -> None:
    key = new_key()
    assert digest(key) == digest(key) != digest(new_key())
    assert key not in digest(key)
