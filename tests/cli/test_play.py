"""How the app is asked for on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import app, cli
from companion.store import Store
from tests.cli.running import run


@pytest.mark.parametrize(
    ("arguments", "port", "browser"),
    [
        ([], 0, True),
        (["play"], 0, True),
        (["--port", "8600", "--no-browser"], 8600, False),
        (["play", "--port", "8600", "--no-browser"], 8600, False),
        (["--no-browser", "play", "--port", "8600"], 8600, False),
    ],
)
def test_the_options_of_the_app_may_stand_before_and_behind_play(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], port: int, browser: bool
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(app, "serve", lambda folder, **options: asked.append((folder, options)))
    assert cli.main(["--data", "somewhere", *arguments]) == 0
    alone = {"lan": False, "host": None}
    options = {"port": port, "browser": browser, **alone}
    assert asked == [(Path("somewhere").absolute(), options)]


def test_a_second_app_on_the_folder_is_told_where_the_first_one_is(data: Path) -> None:
    with Store.open(data, port=8656):
        ran = run(data, "play", "--no-browser")
    assert ran.exit == 2
    assert "http://127.0.0.1:8656" in ran.stderr
