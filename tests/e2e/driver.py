"""Drives the app in a browser as a person with a screen reader would: by the names of things."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Request, expect

Name = str | re.Pattern[str]

PATIENCE = 20_000  # ms that anything on the screen may take to appear
START = 60_000  # ms for a first visit on a busy machine

# Flutter writes its accessible tree only once it is asked to: a press on its hidden placeholder.
# The splash lies on top of it until the app itself has drawn.
READY = """() => {
  if (document.getElementById('loading')) return false;
  if (document.querySelector('flt-semantics-host flt-semantics')) return true;
  document.querySelector('flt-semantics-placeholder')?.click();
  return false;
}"""
CLICK = """node => {
  const tappable = '[flt-tappable]';
  (node.matches(tappable) ? node : node.querySelector(tappable) || node.closest(tappable) || node)
    .click();
}"""
TEXTS = """() => [...document.querySelectorAll('flt-semantics-host *')]
  .map(node => node.getAttribute('aria-label')
    || (node.childElementCount === 0 ? node.textContent : ''))
  .map(text => text.trim())
  .filter(Boolean)"""


@dataclass(slots=True)
class Driver:
    """One open page of the app."""

    page: Page
    origin: str
    requests: list[Request] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("request", lambda request: self.requests.append(request))

    def open(self, path: str = "/") -> Driver:
        """Go to a screen by its address and wait until its controls are there."""
        self.page.goto(self.origin + path)
        return self.ready()

    def reload(self) -> Driver:
        self.page.reload()
        return self.ready()

    def ready(self) -> Driver:
        self.page.wait_for_function(READY, timeout=START, polling=100)
        return self

    @property
    def screen(self) -> Locator:
        """The accessible tree; a snack bar's text also stands outside of it."""
        return self.page.locator("flt-semantics-host")

    def find(self, name: Name, *, role: str | None = None) -> Locator:
        """Everything with exactly this accessible name or text (a pattern: that contains it)."""
        if role is not None:
            exact = isinstance(name, str)
            return self.screen.get_by_role(role, name=name, exact=exact)  # type: ignore[arg-type]
        if isinstance(name, str):
            labelled = self.screen.locator(f"[aria-label={json.dumps(name, ensure_ascii=False)}]")
            return labelled.or_(self.screen.get_by_text(name, exact=True))
        return self.screen.get_by_label(name).or_(self.screen.get_by_text(name))

    def by_id(self, identifier: str) -> Locator:
        """The node of `ft.Semantics(identifier=…)`."""
        return self.screen.locator(f'[flt-semantics-identifier="{identifier}"]')

    def tap(self, name: Name | Locator, *, role: str | None = None) -> None:
        """Press a control by its meaning: neither its place nor an animation matters."""
        target = name if isinstance(name, Locator) else self.find(name, role=role)
        target.first.wait_for(state="attached", timeout=PATIENCE)
        target.first.evaluate(CLICK)

    def touch(self, name: Name | Locator, *, role: str | None = None) -> None:
        """Press the middle of a control with the pointer: it must be uncovered."""
        target = (name if isinstance(name, Locator) else self.find(name, role=role)).first
        target.wait_for(state="attached", timeout=PATIENCE)
        box = target.bounding_box()
        assert box is not None, f"{name} takes no room on the screen"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def type(self, label: str, text: str) -> None:
        """Fill the text field with this label."""
        entry = self.screen.get_by_label(label, exact=True).first
        entry.click(timeout=PATIENCE)
        entry.fill(text)

    def sees(self, name: Name, *, within: int = PATIENCE) -> None:
        """Wait until something has this name; fail after `within` milliseconds."""
        expect(self.find(name).first).to_be_attached(timeout=within)

    def misses(self, name: Name, *, within: int = PATIENCE) -> None:
        """Wait until nothing has this name any more; fail after `within` milliseconds."""
        expect(self.find(name)).to_have_count(0, timeout=within)

    def until(self, met: Callable[[], bool], what: str) -> None:
        """Wait for something that no name on the screen says."""
        for _ in range(PATIENCE // 50):
            if met():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"in vain: {what}")

    def texts(self) -> list[str]:
        """Every name and text on the screen, in reading order."""
        return [str(text) for text in self.page.evaluate(TEXTS)]

    def strangers(self) -> list[str]:
        """Addresses of other machines that the page has asked for since it was opened.

        What the content security policy has stopped never left and does not count.
        """
        own = urlsplit(self.origin).netloc
        return [
            request.url
            for request in self.requests
            if urlsplit(request.url).netloc not in ("", own) and request.failure != "csp"
        ]
