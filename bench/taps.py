"""From a tap to the changed screen: a real browser, the local server, the real play screens.

The time runs in the page itself, from the lifting of the finger until the accessible tree has
other words, which the engine writes with the frame that shows them. Undo follows each tap. Needs
Chromium; without a graphics card the processor paints each pixel.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from bench.figures import Figure
from bench.long import DISCARD, END, LONG, ORDER, REPLACE, TAKE, Entry, lay
from bench.server import serving
from tests.e2e.at_table import TURN_END
from tests.e2e.conftest import PHONE, QUIET
from tests.e2e.driver import Driver, Name
from tools.browser import find

RUNS = 15
WARM = 3
LENGTHS = (1, 300, LONG)
REST_MS = 500
"""Between two taps: no finger is faster, and what is deaf to tremble hears again."""
UNDO = re.compile("^Undo")


@dataclass(frozen=True, slots=True)
class Tap:
    """What is tapped on a play screen: its name, and what a table has behind it by then.

    Goals are milliseconds: of the median, and of what 95 in 100 taps stay under.
    """

    what: str
    slug: str
    name: Name
    then: Sequence[Entry] = ()
    goals: tuple[float, float] = (25, 50)


TAPS = (
    Tap("Magic Bakery: take", "magic-bakery", "Take from the Pantry, 1 action"),
    Tap("Magic Bakery: end of the round", "magic-bakery", TURN_END, [TAKE, END], (40, 60)),
    Tap("Filler: fill", "filler", re.compile("^Fill.*: Ana takes"), [ORDER]),
    Tap("Hasty Baker: replace", "hasty-baker", re.compile("^Replace a card"), [REPLACE]),
    Tap("Cake Auf!: ingredient", "cake-auf", re.compile("^Place an ingredient on"), [DISCARD]),
)
UNDO_GOALS = (40, 60)
SLOWER = 1.2
"""How much longer a tap may take at three thousand moves than at one."""

WATCH = """() => {
  const host = document.querySelector('flt-semantics-host');
  const shown = () => [...host.querySelectorAll('flt-semantics')].map(node =>
    node.getAttribute('aria-label') || (node.childElementCount ? '' : node.textContent)).join('|');
  let begun = null, before = '';
  window.taken = null;
  addEventListener('pointerdown', () => { before = shown(); window.taken = null; }, true);
  addEventListener('pointerup', () => { begun = performance.now(); }, true);
  new MutationObserver(() => {
    if (begun === null || shown() === before) return;
    window.taken = performance.now() - begun;
    begun = null;
  }).observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def timed(app: Driver, name: Name) -> float:
    """Touch a control; milliseconds until the screen has changed."""
    app.sees(name)
    app.page.wait_for_timeout(REST_MS)
    app.touch(name)
    app.page.wait_for_function("() => window.taken !== null")
    return float(app.page.evaluate("() => window.taken"))


def pairs(browser: Browser, tap: Tap, moves: int) -> list[tuple[float, float]]:
    """A tap and its undo, again and again, at a table that has so many moves; milliseconds."""
    with serving() as companion, browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        path = lay(companion.data, tap.slug, moves, tap.then)
        app = Driver(page, companion.url).open(path)
        app.sees(tap.name)
        page.evaluate(WATCH)
        found = [(timed(app, tap.name), timed(app, UNDO)) for _ in range(WARM + RUNS)]
    return found[WARM:]


def compared(tap: Tap, by_length: dict[int, list[tuple[float, float]]]) -> list[Figure]:
    """Figures of one tap and its undo: at each length, and how the longest compares."""
    found = []
    both = ((tap.what, tap.goals), (f"{tap.what}, undone", UNDO_GOALS))
    for which, (what, (middle, late)) in enumerate(both):
        for length, taken in by_length.items():
            runs = [pair[which] for pair in taken]
            name = f"{what}, {length:,} moves"
            found.append(Figure(name, "ms", runs, goal=middle))
            found.append(Figure(name, "ms", runs, goal=late, late=True))
        first, last = (sorted(pair[which] for pair in by_length[n]) for n in (1, LONG))
        ratios = [many / few for few, many in zip(first, last, strict=True)]
        found.append(Figure(f"{what}, {LONG:,} moves against 1", "×", ratios, goal=SLOWER))
    return found


def figures() -> list[Figure]:
    """Every play screen."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        for tap in TAPS:
            taken = {length: pairs(browser, tap, length) for length in LENGTHS}
            found += compared(tap, taken)
        browser.close()
    return found
