"""The server takes its port at once, says when it is ready, and stops when asked."""

from __future__ import annotations

import json
import socket
import urllib.request

import pytest

from companion.serving import PortTaken, Server, Site
from companion.serving.shelf import Shelf
from companion.serving.site import Receive, Scope, Send
from companion.serving.tree import WebTree


async def lifespan(scope: Scope, receive: Receive, send: Send) -> None:
    for phase in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{phase}.complete"})


@pytest.fixture
def live(tree: WebTree, shelf: Shelf) -> Site:
    return Site(lifespan, tree, shelf, identity={"app": "companion"})


def test_it_serves_on_this_machine_only_and_stops(live: Site) -> None:
    server = Server(live)
    with server.running() as url:
        assert url == f"http://127.0.0.1:{server.port}"
        with urllib.request.urlopen(f"{url}/healthz", timeout=5) as answer:
            assert json.load(answer) == {"app": "companion"}
            assert answer.headers["server"] is None
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", server.port), timeout=5)


def test_a_port_in_use_is_named(live: Site) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"Port {port} cannot be used on 127.0.0.1"):
            Server(live, port=port)
