"""From a key press to new hits on the screen, in a real browser at a real server.

Types questions into the rules search of a table, a key each quarter of a second, and takes the time
until the list on the screen is another one. Keys that change no hit are left out. Needs
Chromium.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.figures import Figure
from tests.e2e.at_table import lay
from tests.e2e.conftest import PHONE, QUIET, Companion
from tests.e2e.driver import Driver
from tools.browser import find

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


def figures() -> list[Figure]:
    """Each key that changed the list."""
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
    return [
        Figure("A key, until the screen shows its hits", "ms", times, goal=MOST_MS),
        Figure("A key, until the screen shows its hits", "ms", times, late=True),
    ]
