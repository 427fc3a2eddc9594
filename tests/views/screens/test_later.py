"""What is loaded when it is shown is all there, and is not loaded before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.views.screens.later import later, load_all
from companion.views.shell import ROUTES

PROBE = """
import sys
import companion.views.shell
print(*sorted(name for name in sys.modules if name in sys.argv[1:]))
"""
LATE = (
    "companion.views.screens.backup.screen",
    "companion.views.screens.settings.screen",
    "companion.views.screens.statistics.screen",
    "flet_charts",
)


def test_every_screen_that_is_loaded_later_is_there() -> None:
    load_all()


def test_a_screen_that_is_not_there_is_noticed_at_the_start() -> None:
    with pytest.raises(KeyError):
        later("StatisticScreen")


def test_every_address_has_a_screen() -> None:
    assert all(callable(route.component) for route in ROUTES)


def test_the_first_screen_comes_without_those_that_are_loaded_later() -> None:
    command = [sys.executable, "-c", PROBE, *LATE]
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    assert said.stdout.split() == []
