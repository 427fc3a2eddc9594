"""A server and a data folder for hostile input, quiet and without the wait for the medium."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.serving.door import Door
from companion.serving.site import Site
from companion.store import Disk, Store
from tests.hostile.served import small_door


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Disk, "sync", lambda self, handle: None)
    monkeypatch.setattr(Disk, "sync_folder", lambda self, folder: None)
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "data") as store:
        yield store


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Door:
    return small_door(tmp_path_factory.mktemp("web"))[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return small_door(tmp_path_factory.mktemp("web"))[0]
