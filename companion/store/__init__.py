"""What lasts: a data folder with one file a table and one database for everything else."""

from __future__ import annotations

from companion.store.disk import Disk
from companion.store.errors import (
    Damaged,
    FolderInUse,
    NewerFormat,
    NoSuchTable,
    Notice,
    StoreError,
    TableExists,
    Unstorable,
)
from companion.store.folder import data_folder
from companion.store.records import Group, Play, Player
from companion.store.rows import Values
from companion.store.store import Store
from companion.store.table_file import Loaded

__all__ = [
    "Damaged",
    "Disk",
    "FolderInUse",
    "Group",
    "Loaded",
    "NewerFormat",
    "NoSuchTable",
    "Notice",
    "Play",
    "Player",
    "Store",
    "StoreError",
    "TableExists",
    "Unstorable",
    "Values",
    "data_folder",
]
