"""From a key press to new hits on the screen, in a real browser at a real server.

    python bench/keys.py

Types questions into the rules search of a table, a key each quarter of a second, and takes the time
until the list on the screen is another one. Keys that change no hit are left out. Exit 1 if half of
the keys take 120 ms or more. Needs Chromium.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.at_table import lay  # noqa: E402
from tests.e2e.conftest import PHONE, QUIET, Companion  # noqa: E402
from tests.e2e.driver import Driver  # noqa: E402
from tools.browser import find  # noqa: E402

MOST_MS = 120
APART_MS = 250
QUESTIONS = ("garnish", "duck as layer", "ran out of cards", "who goes first", "tie", "cat moves")

WATCH = """() => {
  const host = document.querySelector('flt-semantics-host');
  const shown = () => [...host.querySelectorAll('flt-semantics')].map(node =>
    node.getAttribute('aria-label') || (node.childElementCount ? '' : node.textContent)).join('|');
  let begun = null, before = '';
  window.measured = [];
  addEventListener('keydown', () => { begun = performance.now(); before = shown(); }, true);
  new MutationObserver(() => {
    if (begun === null || shown() === before) return;
    window.measured.push(performance.now() - begun);
    begun = null;
  }).observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def measure(page: Page) -> list[float]:
    """Milliseconds for each key that changed the hits."""
    field = page.locator("flt-semantics-host input").first
    page.evaluate(WATCH)
    for question in QUESTIONS:
        field.click()
        page.keyboard.type(question, delay=APART_MS)
        for _ in question:
            page.keyboard.press("Backspace", delay=10)
            page.wait_for_timeout(APART_MS)
    return [float(one) for one in page.evaluate("() => window.measured")]


def main() -> int:
    """Measure and print; 1 if it is too slow."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        companion = Companion(Path(scratch) / "data").start()
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        # Without a graphics card the processor paints each pixel: no more of them than needed.
        page = browser.new_context(viewport=PHONE, device_scale_factor=1).new_page()
        app = Driver(page, companion.url).open(f"{lay(companion.data)}/rules")
        app.sees("Search the rules")
        page.wait_for_timeout(2000)
        times = measure(page)
        browser.close()
        companion.kill()
    middle, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{len(times)} keys: median {middle:.0f} ms, 95 in 100 under {slow:.0f} ms")
    return int(middle >= MOST_MS)


if __name__ == "__main__":
    sys.exit(main())
