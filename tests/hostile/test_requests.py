"""Whatever is asked of the server, it answers, and never with a failure of its own."""

from __future__ import annotations

from companion.serving.door import Door
from companion.serving.site import Site
from tests.hostile.requests import try_a_request, try_a_session

SEEDS = range(400)


def test_any_request_is_answered(site: Site, door: Door) -> None:
    here = {try_a_request(site, seed) for seed in SEEDS}
    at_door = {try_a_request(door, seed) for seed in SEEDS}
    assert here >= {200, 404, 405, 421}
    assert at_door >= {200, 303, 403, 405, 421}


def test_any_session_is_opened_or_closed(site: Site, door: Door) -> None:
    both = {"websocket.accept", "websocket.close"}
    assert {try_a_session(site, seed) for seed in SEEDS} == both
    assert {try_a_session(door, seed) for seed in SEEDS} == both
