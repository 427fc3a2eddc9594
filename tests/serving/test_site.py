"""What the site answers, how long it may be kept, and whom it does not answer."""

from __future__ import annotations

import json

import pytest

from companion.serving.shelf import Shelf
from companion.serving.site import Site
from companion.serving.tree import WebTree
from tests.serving.conftest import ask, connect, greet


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/42/play", "/rules"])
def test_every_screen_of_the_app_is_the_one_page(site: Site, path: str) -> None:
    answer = ask(site, path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'src="/v/{site.tree.version}/boot.js"'.encode() in answer.body


def test_the_page_is_asked_for_again_but_not_sent_again(site: Site) -> None:
    first = ask(site, "/")
    assert first.headers["cache-control"] == "no-cache"
    again = ask(site, "/", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_a_file_under_its_version_never_changes(site: Site) -> None:
    answer = ask(site, f"/v/{site.tree.version}/boot.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.body == b"start();" * 200


@pytest.mark.parametrize("path", ["/boot.js", "/svg/cat.svg"])
def test_a_file_without_a_version_is_checked_each_time(site: Site, path: str) -> None:
    answer = ask(site, path)
    assert answer.headers["cache-control"] == "no-cache"
    assert ask(site, path, if_none_match=answer.headers["etag"]).status == 304


def test_a_compressed_copy_says_so_and_has_a_tag_of_its_own(site: Site) -> None:
    plain = ask(site, "/main.dart.wasm")
    site.shelf.fill(site.tree.files.values())
    packed = ask(site, "/main.dart.wasm", accept_encoding="br")
    assert packed.headers["content-encoding"] == "br"
    assert (
        packed.headers["content-length"] == str(len(packed.body)) < plain.headers["content-length"]
    )
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/v/old/gone.wasm", "/../secret.txt", "/docs.json"]
)
def test_a_file_that_is_not_there_is_not_found(site: Site, path: str) -> None:
    assert ask(site, path).status == 404


def test_head_tells_the_length_only(site: Site) -> None:
    answer = ask(site, "/boot.js", method="HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["content-length"] == "1600"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_sent_to_the_site(site: Site, method: str) -> None:
    assert ask(site, "/", method=method).status == 405


def test_it_says_who_it_is(site: Site) -> None:
    answer = ask(site, "/healthz")
    assert json.loads(answer.body) == {"app": "companion", "version": "1"}
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/boot.js", "/nothing.js", "/healthz"])
def test_every_answer_forbids_what_the_app_never_needs(site: Site, path: str) -> None:
    headers = ask(site, path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"].replace("wasm-unsafe-eval", "")
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        ("127.0.0.1:8600", "'self' ws://127.0.0.1:8600 wss://127.0.0.1:8600 data: blob:"),
        ("[::1]:8600", "'self' data: blob:"),
        ("127.0.0.1:8600; script-src *", "'self' data: blob:"),
    ],
)
def test_the_page_may_speak_to_its_own_host_only(site: Site, host: str, sockets: str) -> None:
    policy = ask(site, "/", host=host).headers["content-security-policy"]
    assert f"; connect-src {sockets};" in policy
    assert "*" not in policy


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8600", 200),
        ("localhost:8600", 200),
        ("[::1]:8600", 200),
        ("192.168.1.20:8600", 200),
        ("evil.example:8600", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("[", 421),
        ("[kitchen]", 421),
        ("a]b[", 421),
    ],
)
def test_only_addresses_and_our_own_names_are_answered(site: Site, host: str, status: int) -> None:
    assert ask(site, "/", host=host).status == status


def test_a_name_that_was_given_is_answered(tree: WebTree, shelf: Shelf) -> None:
    site = Site(greet, tree, shelf, identity={}, names=["kitchen.local"])
    assert ask(site, "/", host="kitchen.local:8600").status == 200


@pytest.mark.parametrize(
    ("path", "origin", "said"),
    [
        ("/ws", "http://127.0.0.1:8600", "websocket.accept"),
        ("/ws", "http://evil.example", "websocket.close"),
        ("/ws", "http://127.0.0.1:9999", "websocket.close"),
        ("/ws", "null", "websocket.close"),
        ("/ws", "http://[", "websocket.close"),
        ("/other", "http://127.0.0.1:8600", "websocket.close"),
    ],
)
def test_a_session_belongs_to_our_own_page(site: Site, path: str, origin: str, said: str) -> None:
    assert connect(site, path, origin=origin) == said


def test_a_session_by_a_strange_name_is_refused(site: Site) -> None:
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    assert connect(site, "/ws", **evil) == "websocket.close"
