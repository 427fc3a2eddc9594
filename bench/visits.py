"""What a first and a second visit cost, in bytes over the wire and in milliseconds.

Needs Chromium. The client must be compressed beforehand: `make compressed`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import PHONE, QUIET, Companion
from tests.e2e.traffic import Visit, measure
from tools.browser import find

RUNS = 5


def show(name: str, visits: list[Visit]) -> None:
    middle = sorted(visits, key=lambda visit: visit.milliseconds)[len(visits) // 2]
    print(
        f"{name}: {middle.total:>9,} bytes in {middle.requests:>2} requests, "
        f"{middle.milliseconds:>5} ms until usable (median of {len(visits)})"
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        companion = Companion(Path(scratch) / "data").start()
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        first, second = [], []
        for _ in range(RUNS):
            context = browser.new_context(viewport=PHONE, device_scale_factor=2)
            page = context.new_page()
            first.append(measure(page, companion.url))
            second.append(measure(page, companion.url))
            context.close()
        browser.close()
        companion.kill()
    show("First visit ", first)
    show("Second visit", second)


if __name__ == "__main__":
    main()
