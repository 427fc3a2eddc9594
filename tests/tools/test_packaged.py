"""What `flet build` packages: whole, small, and an app that starts without a server in it."""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgpack
import pytest

from tests.wire.mirror import Mirror
from tests.wire.phone import MEDIA, PATCH, REGISTER
from tools.packaged import ASSETS, SERVING, lay_out

ROOT = Path(__file__).resolve().parent.parent.parent
START_S = 60.0
NO_SERVER = """
import sys
for name in ("brotli", "flet_web", "uvicorn", "websockets"):
    sys.modules[name] = None
import runpy
runpy.run_path("main.py", run_name="__main__")
"""


@pytest.fixture(scope="module")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packaged") / "app"
    lay_out(folder)
    return folder


@pytest.fixture(scope="module")
def settings(packaged: Path) -> dict[str, Any]:
    """The packaged project, as `flet build` reads it."""
    return tomllib.loads((packaged / "pyproject.toml").read_text("utf-8"))


def test_it_needs_what_the_app_needs_and_no_server(settings: dict[str, Any]) -> None:
    own = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert settings["project"]["version"] == own["version"]
    left_out = set(own["dependencies"]) - set(settings["project"]["dependencies"])
    assert {one.split(">")[0].split("=")[0] for one in left_out} == SERVING


def test_it_has_its_names_and_asks_for_no_permission(settings: dict[str, Any]) -> None:
    flet = settings["tool"]["flet"]
    assert flet["product"] == "Companion"
    assert flet["bundle_id"].startswith(flet["org"] + ".")
    assert flet["permissions"] == []
    assert set(flet["android"]["permission"].values()) == {False}
    assert not [key for key in flet["ios"]["info"] if key.endswith("UsageDescription")]
    assert set(flet["macos"]["entitlement"].values()) == {False}
    assert len(flet["ios"]["info"]["UISupportedInterfaceOrientations"]) == 4


def test_its_splash_has_the_colours_of_ours(settings: dict[str, Any]) -> None:
    ours = (ROOT / "companion/assets/splash.css").read_text("utf-8")
    splash = settings["tool"]["flet"]["splash"]
    light, dark = (line.split(":")[1] for line in ours.splitlines() if "--page:" in line)
    assert (splash["color"].lower(), splash["dark_color"].lower()) == (
        light.strip(" ;"),
        dark.strip(" ;"),
    )


def test_its_icon_is_square_and_large_enough_for_every_shop(packaged: Path) -> None:
    head = (packaged / "assets" / "icon.png").read_bytes()[:24]
    assert struct.unpack(">II", head[16:24]) == (1024, 1024)


@pytest.mark.parametrize("pattern", ASSETS)
def test_what_screens_ask_for_lies_where_the_client_looks(packaged: Path, pattern: str) -> None:
    whole = ROOT / "companion" / "assets"
    there = {path.relative_to(whole) for path in whole.glob(pattern)}
    assert there
    assert {one for one in there if not (packaged / "assets" / one).is_file()} == set()


def test_it_starts_and_draws_home_with_no_server_to_import(packaged: Path, tmp_path: Path) -> None:
    with started(packaged, tmp_path) as client:
        mirror = register(client)
        while "What are we baking?" not in mirror.texts():
            hear(client, mirror)
    assert any((tmp_path / "data").iterdir()), "it keeps what it keeps where it was told"


@contextmanager
def started(packaged: Path, place: Path) -> Iterator[socket.socket]:
    """The app as a packaged client starts it, and the client's end of the line."""
    line = place / "line"
    environment = {
        **os.environ,
        "DISPLAY": ":0",
        "FLET_PLATFORM": "linux",
        "FLET_SERVER_UDS_PATH": str(line),
        "FLET_APP_STORAGE_DATA": str(place / "data"),
        "PYTHONSAFEPATH": "1",
        "PYTHONPATH": str(packaged),
    }
    command = [sys.executable, "-c", NO_SERVER]
    process = subprocess.Popen(command, cwd=packaged, env=environment)
    try:
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(START_S)
            deadline = time.monotonic() + START_S
            while not line.exists():
                assert process.poll() is None, "it has ended"
                assert time.monotonic() < deadline, "it has not started"
                time.sleep(0.05)
            client.connect(str(line))
            yield client
    finally:
        process.kill()
        process.wait()


def register(client: socket.socket) -> Mirror:
    """Say what a client says first."""
    page = {
        "route": "/",
        "pwa": False,
        "web": False,
        "debug": False,
        "wasm": False,
        "multi_view": False,
        "platform_brightness": "light",
        "width": 390,
        "height": 844,
        "platform": "linux",
        "media": MEDIA,
    }
    body = msgpack.packb([REGISTER, {"session_id": "", "page_name": "", "page": page}])
    client.sendall((len(body) + 1).to_bytes(4, "little") + b"\0" + body)
    mirror = Mirror()
    hear(client, mirror)
    return mirror


def hear(client: socket.socket, mirror: Mirror) -> None:
    """Take the next message into the tree of controls."""
    length = int.from_bytes(whole(client, 4), "little")
    packet = whole(client, length)
    action, body = msgpack.unpackb(packet[1:], strict_map_key=False)
    if action == REGISTER:
        mirror.begin(body["page_patch"])
    elif action == PATCH:
        mirror.patch(body["id"], body["patch"])


def whole(client: socket.socket, length: int) -> bytes:
    """Exactly so many bytes."""
    received = b""
    while len(received) < length:
        received += client.recv(length - len(received))
    return received
