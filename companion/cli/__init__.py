"""The ``companion`` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from companion.cli import (
    campaign,
    checklist,
    doctor,
    exporting,
    importing,
    log,
    play,
    replay,
    rules,
)

COMMANDS = (play, importing, exporting, log, campaign, rules, checklist, replay, doctor)


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    found = argparse.ArgumentParser(
        prog="companion", description="The companion for four baking card games."
    )
    found.add_argument("--data", metavar="DIR", help="the data folder (or COMPANION_DATA)")
    play.add_options(found)
    subparsers = found.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # closed by whoever started us
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    args = parser().parse_args(arguments)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads the other end has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:  # such as a full disk behind standard output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"companion: The answer could not be written: {fault.strerror}.", file=sys.stderr)
        return 1
    return code
