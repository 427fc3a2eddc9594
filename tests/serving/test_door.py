"""The way in for phones: without an invitation there is nothing to see, and nothing to do."""

from __future__ import annotations

import time

import pytest

from companion.serving.door import OFFERED_MOST, Door
from companion.serving.shelf import Shelf
from companion.serving.site import Site
from companion.serving.tree import WebTree
from tests.serving.at_door import COOKIE, KEY, PORT, Gate, Sessions, get


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def door(tree: WebTree, shelf: Shelf, gate: Gate) -> Door:
    site = Site(Sessions(), tree, shelf, identity={"app": "companion"})
    return Door(site, gate)


@pytest.mark.parametrize(
    "path", ["/", "/tables/42", "/settings", "/boot.js", "/main.dart.wasm", "/healthz", "/x.png"]
)
def test_a_stranger_gets_nothing_but_the_way_in(door: Door, path: str) -> None:
    answer = get(door, path)
    assert answer.status == 403
    assert b"This table needs its invitation" in answer.body
    assert b"boot.js" not in answer.body


@pytest.mark.parametrize("path", ["/", "/tables/42", "/boot.js", "/healthz"])
def test_a_phone_that_was_let_in_gets_the_app(door: Door, path: str) -> None:
    assert get(door, path, cookie=COOKIE).status == 200


@pytest.mark.parametrize(
    "cookie",
    [
        f"companion-{PORT}=another-key",
        f"companion-9999={KEY}",
        f"companion={KEY}",
        f"companion-{PORT}=",
        "=;;=\x01",
    ],
)
def test_another_cookie_is_no_key(door: Door, cookie: str) -> None:
    assert get(door, "/", cookie=cookie).status == 403


def test_a_cookie_that_is_made_to_be_slow_to_read_is_read_at_once(door: Door) -> None:
    made = f'companion-{PORT}="' + "\\" * 60_000 + f'"; companion-{PORT}={KEY}'
    begun = time.process_time()
    assert get(door, "/", cookie=made).status == 200
    assert time.process_time() - begun < 1


def test_an_invitation_becomes_a_cookie_that_no_script_and_no_other_site_can_use(
    door: Door,
) -> None:
    answer = get(door, "/join/token")
    assert (answer.status, answer.headers["location"]) == (303, "/")
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == f"companion-{PORT}"
    assert rest.startswith("a-new-key; Path=/; Max-Age=")
    assert "HttpOnly" in rest
    assert "SameSite=Strict" in rest
    assert answer.headers["cache-control"] == "no-store"


def test_a_phone_that_scans_again_shows_the_key_it_has(door: Door) -> None:
    assert KEY in get(door, "/join/token", cookie=COOKIE).headers["set-cookie"]


def test_the_letters_can_be_typed(door: Door, gate: Gate) -> None:
    page = get(door, "/join")
    assert page.status == 200
    assert b'<form action="/join" method="get">' in page.body
    assert "form-action 'self'" in page.headers["content-security-policy"]
    get(door, "/join", query="code=4abv-59e9+")
    assert gate.offered == ["4abv-59e9"]


def test_whoever_is_in_does_not_have_to_type(door: Door) -> None:
    assert get(door, "/join", cookie=COOKIE).headers["location"] == "/"


def test_a_wrong_invitation_is_told_in_words(door: Door) -> None:
    answer = get(door, "/join/wrong")
    assert answer.status == 403
    assert b"no longer counts" in answer.body
    assert "set-cookie" not in answer.headers


def test_whoever_guessed_too_often_is_told_how_long_to_wait(door: Door, gate: Gate) -> None:
    gate.wait_s = 12.3
    answer = get(door, "/join/token")
    assert (answer.status, answer.headers["retry-after"]) == (429, "13")
    assert "set-cookie" not in answer.headers


def test_a_look_ahead_lets_nobody_in(door: Door, gate: Gate) -> None:
    assert get(door, "/join/token", method="HEAD").status == 200
    assert gate.offered == []


@pytest.mark.parametrize(
    "path", ["/join/../../etc/passwd", "/join/%2e%2e/settings", "/join/" + "x" * 5000, "/join//"]
)
def test_whatever_is_offered_is_only_compared(door: Door, gate: Gate, path: str) -> None:
    assert get(door, path).status in (200, 403)
    assert all(len(offered) <= OFFERED_MOST for offered in gate.offered)


@pytest.mark.parametrize(
    "path",
    ["/../device.json", "/v/../../device.json", "/..%2fdevice.json", "//etc/passwd", "/\x00.json"],
)
def test_no_path_leads_out_of_the_client_for_guests_either(door: Door, path: str) -> None:
    assert get(door, path, cookie=COOKIE).status in (200, 404)
    assert b"token" not in get(door, path, cookie=COOKIE).body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_sent(door: Door, method: str) -> None:
    assert get(door, "/", method=method, cookie=COOKIE).status == 405


@pytest.mark.parametrize("host", ["evil.example:8600", "", "table.evil.example"])
def test_a_name_that_was_pointed_here_gets_nothing_even_with_a_cookie(
    door: Door, host: str
) -> None:
    assert get(door, "/", host=host, cookie=COOKIE).status == 421
    assert get(door, "/join/token", host=host).status == 421
