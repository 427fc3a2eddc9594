"""Runs a site on a port of this machine."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn

from companion.serving.lan import Lan
from companion.serving.ports import listen
from companion.serving.site import Site

LOOPBACK = "127.0.0.1"
GRACE = 2  # seconds that open sessions get to close when the server stops


class PortTaken(Exception):
    """The chosen port cannot be had; the text says which and what to do."""


class Server:
    """One site on one address. The port is taken at once, so `url` is right before it runs."""

    def __init__(
        self,
        site: Site,
        *,
        host: str = LOOPBACK,
        port: int = 0,
        lan: Lan | None = None,
    ) -> None:
        """Take `port`, or any free one for 0. Raises PortTaken.

        `lan` is for other machines, on the same port where it can be had; it ends with the site.
        """
        self.site = site
        self.host = host
        self._socket = _listen(host, port)
        self.port: int = self._socket.getsockname()[1]
        if lan is not None:
            lan.port = self.port
        config = uvicorn.Config(
            site,
            ws="websockets-sansio",
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        self._uvicorn = _Announcing(config)
        self._uvicorn.lan = lan

    @property
    def url(self) -> str:
        """Where a browser on this machine finds the app."""
        return f"http://{LOOPBACK if self.host == '0.0.0.0' else self.host}:{self.port}"

    def run(self, ready: Callable[[], None] | None = None) -> None:
        """Serve until interrupted or stopped; `ready` is called once connections are taken."""
        self._uvicorn.announce = ready
        with _quiet_signals(), contextlib.suppress(KeyboardInterrupt):
            self._uvicorn.run(sockets=[self._socket])

    def stop(self) -> None:
        """Ask a running server to end; from any thread. Returns at once."""
        self._uvicorn.should_exit = True

    @contextlib.contextmanager
    def running(self) -> Iterator[str]:
        """Serve beside the caller, for the length of a `with` block. Gives the url."""
        started = threading.Event()
        thread = threading.Thread(target=self.run, args=(started.set,), daemon=True)
        thread.start()
        if not started.wait(timeout=30):
            raise TimeoutError("The server did not start within 30 seconds.")
        try:
            yield self.url
        finally:
            self.stop()
            thread.join(timeout=GRACE + 5)


class _Announcing(uvicorn.Server):
    announce: Callable[[], None] | None = None
    lan: Lan | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.lan is not None:
            await self.lan.close()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.announce is not None:
            self.announce()


@contextlib.contextmanager
def _quiet_signals() -> Iterator[None]:
    """uvicorn stops cleanly on SIGTERM and then raises it again: let our caller finish its work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        raise PortTaken(f"Port {port} cannot be used on {host}: {error.strerror}.") from error
