"""`companion`, or `companion play`: the app itself."""

from __future__ import annotations

import argparse
import ipaddress
from typing import Any

from companion.cli.folder import complain, in_words
from companion.store import StoreError, data_folder

BAD_PORT = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the app, for the command's root."""
    parser.set_defaults(port=0, no_browser=False, lan=False, host=None, run=run)
    _add_options(parser)


def add(subparsers: Any) -> None:
    """Register the command; it takes the same options as the root."""
    parser = subparsers.add_parser("play", help="open the app, as without a command")
    _add_options(parser)
    parser.set_defaults(run=run)


def _add_options(parser: argparse.ArgumentParser) -> None:
    # Without defaults: else a command's would undo what was said before its name.
    none = argparse.SUPPRESS
    parser.add_argument("--port", type=int, default=none, help="the port (else a free one)")
    parser.add_argument(
        "--lan", action="store_true", default=none, help="let phones of the same network join"
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", default=none, help="the address for phones, of several"
    )
    parser.add_argument(
        "--no-browser", action="store_true", default=none, help="only print the address"
    )


def run(args: argparse.Namespace) -> int:
    """Serve the app until it is stopped; the exit code."""
    # Flet takes a third of a second to import: the other commands do without it.
    from companion import app, serving

    fault = _fault(args.host, lan=args.lan)
    if fault:
        complain(fault)
        return BAD_PORT
    try:
        app.serve(
            data_folder(args.data),
            port=args.port,
            browser=not args.no_browser,
            lan=args.lan,
            host=_one_address(args.host),
        )
    except serving.PortTaken as error:
        complain(str(error))
        return BAD_PORT
    except StoreError as error:
        complain(in_words(error))
        return BAD_PORT
    return 0


def _fault(host: str | None, *, lan: bool) -> str | None:
    """Why phones can't come over an address; None if they can, or nobody asked."""
    if host is None:
        return None
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return f"--host takes an address of this machine, such as 192.168.1.23, not {host}."
    if not lan and not address.is_loopback:
        return f"--host {host} can be reached from other machines: add --lan if that is wanted."
    return None


def _one_address(host: str | None) -> str | None:
    """The address to listen on for phones; None for all, which 0.0.0.0 stands for as well."""
    if host is None or ipaddress.ip_address(host).is_unspecified:
        return None
    return host
