"""Listens on the addresses that other machines reach; nothing does unless it is told to."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Collection
from contextlib import suppress
from typing import cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from companion.serving.ports import listen
from companion.serving.site import ASGIApp

log = logging.getLogger(__name__)

OF_ONE_MOST = 100
"""Connections of one address: a browser has seven, and several may come over one router."""
ALL_MOST = 400
FIRST_REQUEST_S = 10
"""Seconds in which a connection has to ask for something."""
PING_S = 10
"""Seconds between two questions whether a phone is still there, and until that is doubted."""
HEADERS_MOST = 16 * 1024
"""Bytes of a request's headers."""
MESSAGE_MOST = 256 * 1024
"""Bytes of a websocket's message; whatever serves the sessions takes less."""
NEXT_PORTS = 20
"""So many ports are tried beyond the wanted one."""
GRACE_S = 2


class Lan:
    """One app on any number of addresses, which come and go while it runs."""

    def __init__(self, app: ASGIApp, port: int = 0) -> None:
        """``port``: the wanted one; if it is taken, one of the next ones is used."""
        self.port = port
        self._config = uvicorn.Config(
            app,
            http=H11Protocol,  # it bounds the headers
            ws="websockets-sansio",
            lifespan="off",
            log_level="warning",
            access_log=False,
            server_header=False,
            date_header=False,
            ws_max_size=MESSAGE_MOST,
            ws_ping_interval=PING_S,
            ws_ping_timeout=PING_S,
            h11_max_incomplete_event_size=HEADERS_MOST,
        )
        self._state = ServerState()
        self._listening: dict[str, asyncio.Server] = {}

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses on which phones are listened to now."""
        return tuple(self._listening)

    async def listen(self, hosts: Collection[str]) -> None:
        """Listen on exactly these addresses; those that can't be had are left out.

        Whoever is connected over an address that is gone notices that soon enough.
        """
        for host in set(self._listening) - set(hosts):
            self._listening.pop(host).close()
        for host in hosts:
            if host not in self._listening:
                await self._open(host)

    async def _open(self, host: str) -> None:
        if not self._config.loaded:
            self._config.load()
        try:
            listener = self._take(host)
        except OSError as error:
            log.warning("Phones can't come over %s: %s.", host, error.strerror)
            return
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: _Guard(self._config, self._state), sock=listener)
        self._listening[host] = server

    def _take(self, host: str) -> socket.socket:
        """A socket on the port, or on the next free one while no address has one yet."""
        tries = 1 if self._listening else NEXT_PORTS
        for port in range(self.port, self.port + tries):
            try:
                found = listen(host, port)
            except OSError as error:
                if error.errno != errno.EADDRINUSE or port == self.port + tries - 1:
                    raise
            else:
                self.port = port
                return found
        raise OSError(errno.EADDRINUSE, "no port is free")

    async def close(self) -> None:
        """Listen to nobody, and end what is going on."""
        await self.listen(())
        for connection in tuple(self._state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE_S):
                while self._state.tasks:
                    await asyncio.sleep(0.05)


class _Guard(asyncio.Protocol):
    """Looks at each new connection, and passes it on if there are not too many."""

    def __init__(self, config: uvicorn.Config, state: ServerState) -> None:
        self._config = config
        self._state = state

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)  # some loops' are no subclass
        peer = str((transport.get_extra_info("peername") or ("unknown",))[0])
        clients = [_peer(one) for one in self._state.connections]
        if len(clients) >= ALL_MOST or clients.count(peer) >= OF_ONE_MOST:
            log.warning("Too many connections: one from %s was refused.", peer)
            transport.abort()
            return
        protocol = H11Protocol(self._config, self._state, {})
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        asyncio.get_running_loop().call_later(FIRST_REQUEST_S, self._look_again, protocol)

    def _look_again(self, protocol: H11Protocol) -> None:
        """End a connection that has not asked for anything: it only takes another's place."""
        if protocol in self._state.connections and protocol.cycle is None:
            protocol.transport.close()


def _peer(connection: object) -> str | None:
    client = getattr(connection, "client", None)
    return client[0] if client else None
