"""The data folder for commands: to look at while the app runs, or to write to alone."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from companion.store import FolderInUse, Store, StoreError, data_folder

NO_FOLDER = 1
"""The exit code if the data folder can't be used."""

Work = Callable[[Store], int]


def looking(args: argparse.Namespace, work: Work) -> int:
    """Do something that only reads; the app may run meanwhile."""
    return _with_store(args, work, read_only=True)


def writing(args: argparse.Namespace, work: Work) -> int:
    """Do something that writes; while the app runs nobody else may."""
    return _with_store(args, work, read_only=False)


def folder_of(args: argparse.Namespace) -> Path:
    """The data folder that the command is for."""
    return data_folder(args.data)


def complain(sentence: str) -> None:
    """Say what is wrong."""
    print(f"companion: {sentence}", file=sys.stderr)


def _with_store(args: argparse.Namespace, work: Work, *, read_only: bool) -> int:
    try:
        with Store.open(folder_of(args), read_only=read_only) as store:
            code = work(store)
            for notice in store.notices:
                complain(notice.sentence)
            return code
    except StoreError as error:
        complain(in_words(error))
    return NO_FOLDER


def in_words(error: StoreError) -> str:
    """What is wrong; if the app has the folder, where to find it."""
    if not isinstance(error, FolderInUse):
        return str(error)
    if error.port is None:
        return f"{error} Close it first."
    return f"{error} Use it at http://127.0.0.1:{error.port}, or close it first."
