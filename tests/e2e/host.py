"""A web host set up for the app: compressed copies, caching, and a count of what is sent."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

OVERHEAD = 300  # bytes of the headers of an answer, about


class Host:
    """Serves a folder and counts what it sends."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[tuple[str, int]] = []
        handler = partial(_Handler, self, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    @property
    def total(self) -> int:
        """Bytes sent since the last `forget`, headers included."""
        return sum(size + OVERHEAD for _, size in self.sent)

    def forget(self) -> None:
        """Count from nothing again."""
        self.sent.clear()

    @contextmanager
    def running(self) -> Iterator[Host]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Host, *args: object, **more: object) -> None:
        self._host = host
        self._encoding = ""
        super().__init__(*args, **more)  # type: ignore[arg-type]  # as the server calls it

    def do_GET(self) -> None:
        self._encoding = ""
        self._asked = self.path
        self._type = self.guess_type(self.translate_path(self.path))
        for name, ending in (("br", ".br"), ("gzip", ".gz")):
            accepted = name in self.headers.get("Accept-Encoding", "")
            if accepted and Path(self.translate_path(self.path) + ending).is_file():
                self._encoding = name
                self.path += ending
                break
        super().do_GET()

    def guess_type(self, path: str) -> str:  # type: ignore[override]  # a path of the system
        return self._type if self._encoding else super().guess_type(path)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Length":
            self._host.sent.append((self._asked, int(value)))
        super().send_header(keyword, value)

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        if code == 304:
            self._host.sent.append((self._asked, 0))

    def end_headers(self) -> None:
        unchanging = self._asked.startswith("/v/")
        caching = "public, max-age=31536000, immutable" if unchanging else "no-cache"
        self.send_header("Cache-Control", caching)
        self.send_header("Vary", "Accept-Encoding")
        if self._encoding:
            self.send_header("Content-Encoding", self._encoding)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Say nothing."""
