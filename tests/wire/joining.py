"""How a phone gets in: over the network, by the invitation, with a cookie from then on."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

LAN = "127.0.0.2"
"""Stands for this machine's address in a network: other than 127.0.0.1, and reached by nobody."""


def ask(url: str, path: str, cookie: str | None = None, **headers: str) -> tuple[int, Any, bytes]:
    """One request: status, headers, body. Keywords are headers, with _ for -."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=10)
    said = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=said | ({"Cookie": cookie} if cookie else {}))
    answer = connection.getresponse()
    try:
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def join(url: str, token: str) -> str:
    """Show an invitation; the cookie that the phone gets."""
    status, headers, _ = ask(url, f"/join/{token}")
    assert status == 303, f"it was not let in: {status}"
    return str(headers["set-cookie"]).split(";")[0]


def invitation(data: Path, table: str) -> dict[str, str]:
    """The invitation to a table as the data folder has it: its token and its code."""
    kept = json.loads((data / "device.json").read_text("utf-8"))
    shared = [row["value"]["tables"] for row in kept["device"].values() if row["id"] == "sharing"]
    found: dict[str, str] = next(one for one in shared[0] if one["table"] == table)
    return found
