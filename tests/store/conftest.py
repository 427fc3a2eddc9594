"""Folders that several tests of the store begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.store import Store
from tests.store.faulty import parse
from tests.store.furnished import NOW, furnish


@pytest.fixture
def full(tmp_path: Path) -> Path:
    with Store.open(tmp_path / "full") as store:
        furnish(store)
    return tmp_path / "full"


@pytest.fixture
def backup(full: Path) -> bytes:
    with Store.open(full) as store:
        return store.backups.export(parse, NOW)


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "empty") as store:
        yield store
