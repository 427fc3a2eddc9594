"""The app is small on the wire: a phone in the kitchen has it at once, and again for nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.conftest import Companion
from tests.e2e.driver import Driver
from tests.e2e.traffic import traffic

FIRST = 4_000_000  # bytes
SECOND = 60_000


@pytest.mark.timeout(300)
def test_a_first_visit_is_small_and_a_second_costs_nearly_nothing(
    companion: Companion, new_phone: Callable[..., BrowserContext]
) -> None:
    subprocess.run([sys.executable, "-m", "companion.serving"], check=True)
    page = new_phone().new_page()
    with traffic(page) as first:
        Driver(page, companion.url).open()
    with traffic(page) as second:
        Driver(page, companion.url).open()
    assert 0 < first.total <= FIRST, first
    assert 0 < second.total <= SECOND, second
