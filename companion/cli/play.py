"""`companion`, or `companion play`: the app itself."""

from __future__ import annotations

import argparse
from typing import Any

from companion.cli.folder import complain, in_words
from companion.store import StoreError, data_folder

BAD_PORT = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the app, for the command's root."""
    parser.set_defaults(port=0, no_browser=False, run=run)
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
        "--no-browser", action="store_true", default=none, help="only print the address"
    )


def run(args: argparse.Namespace) -> int:
    """Serve the app until it is stopped; the exit code."""
    # Flet takes a third of a second to import: the other commands do without it.
    from companion import app, serving

    try:
        app.serve(data_folder(args.data), port=args.port, browser=not args.no_browser)
    except serving.PortTaken as error:
        complain(str(error))
        return BAD_PORT
    except StoreError as error:
        complain(in_words(error))
        return BAD_PORT
    return 0
