"""The app starts, in a browser, and asks no other machine for anything."""

from __future__ import annotations

from tests.e2e.conftest import Companion, OpenApp


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
