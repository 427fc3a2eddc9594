"""A small web client and a way to ask a site for things without a network."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.serving.shelf import Shelf
from companion.serving.site import ASGIApp, Message, Receive, Scope, Send, Site
from companion.serving.tree import WebTree, build_tree

PAGE = '<base href="/"><script src="__BASE__boot.js"></script>'


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    folder = tmp_path / "assets"
    write(folder / "index.html", PAGE)
    write(folder / "boot.js", "start();" * 200)
    write(folder / "fonts" / "Nunito-500.ttf", "glyphs")
    write(folder / "svg" / "cat.svg", "<svg/>")
    return folder


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    write(folder / "index.html", "theirs")
    write(folder / "main.dart.wasm", "engine" * 1000)
    write(folder / "flutter.js.map", "map")
    write(folder / "canvaskit" / "wimp.wasm", "experiment")
    write(folder / "pyodide" / "pyodide.mjs", "python")
    write(folder / "assets" / "fonts" / "Roboto.ttf", "theirs")
    return folder


@pytest.fixture
def tree(assets: Path, client: Path) -> WebTree:
    return build_tree(assets, client)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


@pytest.fixture
def site(tree: WebTree, shelf: Shelf) -> Site:
    return Site(greet, tree, shelf, identity={"app": "companion", "version": "1"})


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


async def greet(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands for Flet's app: takes every session."""
    await receive()
    await send({"type": "websocket.accept"})


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


def ask(site: Site, path: str, *, method: str = "GET", **headers: str) -> Answer:
    """One request; keywords are headers, with _ for -."""
    sent = call(site, {"type": "http", "method": method, "path": path}, headers)
    start, body = sent
    lines = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], lines, body["body"])


def connect(site: Site, path: str, **headers: str) -> str:
    """Open a session; what is said back: websocket.accept or websocket.close."""
    return str(call(site, {"type": "websocket", "path": path}, headers)[0]["type"])


def call(site: ASGIApp, scope: dict[str, Any], headers: dict[str, str]) -> list[Message]:
    said = {"host": "127.0.0.1:8600"} | {key.replace("_", "-"): v for key, v in headers.items()}
    raw = [(name.encode(), value.encode()) for name, value in said.items()]
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def ask_it() -> None:
        await site({**scope, "headers": raw}, receive, send)

    asyncio.run(ask_it())
    return sent
