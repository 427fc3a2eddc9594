"""Takes a port of this machine."""

from __future__ import annotations

import os
import socket

WAITING = 128
"""Connections that may wait to be taken."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on an address, IPv4 or IPv6. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two programs have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
        listener.listen(WAITING)
    except OSError:
        listener.close()
        raise
    return listener
