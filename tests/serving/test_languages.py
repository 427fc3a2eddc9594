"""The languages that a browser asks for."""

from __future__ import annotations

import pytest

from companion.serving.languages import ACCEPTED, languages


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ("", ()),
        ("de-DE,de;q=0.9,en;q=0.8", ("de-DE", "de", "en")),
        ("en;q=0.1, de ; q=0.7", ("de", "en")),
        ("de;q=much,en;q=0.5", ("en", "de")),
    ],
)
def test_languages_come_by_their_worth(header: str, told: tuple[str, ...]) -> None:
    token = ACCEPTED.set(header)
    try:
        assert languages() == told
    finally:
        ACCEPTED.reset(token)
