"""Whether what a screen reads out lies on the screen, and nothing on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from playwright.sync_api import Page

SLACK = 3.0
"""CSS pixels that boxes may share: rounded corners and lines of text touch."""

# The innermost nodes, each clipped by the parts of the screen that scroll around it.
FOUND = """() => {
  const host = document.querySelector('flt-semantics-host');
  const named = node => node.ariaLabel || (node.childElementCount ? '' : node.textContent)
    || node.querySelector(':scope > input, :scope > textarea')?.ariaLabel || '';
  const inner = [...host.querySelectorAll('flt-semantics')].filter(node =>
    (named(node) || node.matches('[flt-tappable]')) && !node.querySelector('flt-semantics'));
  return inner.map(node => {
    let {left, top, right, bottom} = node.getBoundingClientRect();
    const whole = {left, right};
    for (let up = node.parentElement; up && up !== host; up = up.parentElement) {
      if (!/scroll|auto/.test(up.style.overflowY + up.style.overflowX)) continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      if (/scroll|auto/.test(up.style.overflowX)) [whole.left, whole.right] = [left, right];
    }
    return [named(node), node.matches('[flt-tappable]'), whole.left, whole.right,
            left, top, right, bottom];
  });
}"""


@dataclass(frozen=True, slots=True)
class Box:
    """What is read out as one, and where it is seen, in CSS pixels."""

    name: str
    tappable: bool
    first: float
    last: float
    """How far it reaches to the sides, seen or not."""
    left: float
    top: float
    right: float
    bottom: float

    @property
    def seen(self) -> bool:
        """Whether the parts that scroll leave anything of it."""
        return self.right > self.left and self.bottom > self.top

    def on(self, other: Box) -> bool:
        """Whether the two share more than their edges."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > SLACK and down > SLACK


def faults(page: Page) -> list[str]:
    """What is wrong with the screen that is shown, one sentence each."""
    size = page.viewport_size
    assert size is not None, "a page of a fixed size"
    boxes = [Box(*values) for values in page.evaluate(FOUND)]
    return [*_beyond([one for one in boxes if one.seen], size), *_covered(boxes)]


def _beyond(boxes: list[Box], size: object) -> Iterator[str]:
    assert isinstance(size, dict)
    for one in boxes:
        if one.first < -1 or one.last > size["width"] + 1:
            yield f"{one.name!r} reaches beyond the sides: {one.first:.0f} to {one.last:.0f}"
        if one.top < -1 or one.bottom > size["height"] + 1:
            yield f"{one.name!r} reaches beyond top or bottom: {one.top:.0f} to {one.bottom:.0f}"


def _covered(boxes: list[Box]) -> Iterator[str]:
    seen = [one for one in boxes if one.seen]
    for one, other in combinations(seen, 2):
        if one.on(other):
            yield f"{one.name!r} and {other.name!r} lie on each other"
