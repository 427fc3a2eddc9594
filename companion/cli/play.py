"""`companion` without a command: the app itself."""

from __future__ import annotations

import argparse
import sys

from companion.store import StoreError, data_folder

BAD_PORT = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the app; they belong to the command's root."""
    parser.add_argument("--port", type=int, default=0, help="the port (else a free one)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the app until it is stopped; the exit code."""
    # Flet takes a third of a second to import: the other commands do without it.
    from companion import app, serving

    try:
        app.serve(data_folder(args.data), port=args.port, browser=not args.no_browser)
    except (serving.PortTaken, StoreError) as error:
        print(f"companion: {error}", file=sys.stderr)
        return BAD_PORT
    return 0
