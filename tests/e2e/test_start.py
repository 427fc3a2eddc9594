"""The app starts, in a browser, and asks no other machine for anything."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, WebSocketRoute, expect

from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import START, Driver


def test_the_app_opens_and_asks_no_other_machine_for_anything(open_app: OpenApp) -> None:
    phone = open_app()
    phone.sees("Companion")
    assert phone.page.title() == "Companion"
    assert len(phone.requests) > 5
    assert phone.strangers() == []
    answers = [request.response() for request in phone.requests]
    assert [answer.url for answer in answers if answer and answer.status >= 400] == []


def test_after_a_kill_the_open_page_finds_the_server_again(
    open_app: OpenApp, companion: Companion
) -> None:
    phone = open_app()
    companion.restart()
    phone.reload().sees("Companion")


def test_it_stops_cleanly_when_asked(companion: Companion) -> None:
    assert companion.stop() == 0
    assert not companion.healthy()


UPPERMOST = """() => document.elementsFromPoint(195, 422)
  .map(one => one.closest('#loading, flutter-view')).find(one => one).id"""
FRAME = "addEventListener('flutter-first-frame', () => (window.framed = true))"


def test_the_splash_stays_until_the_app_itself_has_drawn(
    companion: Companion, new_phone: Callable[..., BrowserContext]
) -> None:
    page = new_phone().new_page()
    kept_back: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda message: kept_back.append(message))

    page.route_web_socket("**/ws", hold)
    page.add_init_script(FRAME)
    page.goto(companion.url)
    page.wait_for_function("() => window.framed", timeout=START)
    page.wait_for_timeout(1_000)  # in which the engine's own first page would be seen
    splash = page.locator("#loading")
    expect(splash).to_be_visible()
    assert page.evaluate(UPPERMOST) == "loading"
    assert kept_back, "the app has answered"

    for message in kept_back:
        lines[0].send(message)
    kept_back.clear()
    splash.wait_for(state="detached", timeout=START)
    Driver(page, companion.url).ready()
