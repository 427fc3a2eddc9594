"""What these tests write outlives them without the wait for the medium."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Disk


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Disk, "sync", lambda self, handle: None)
    monkeypatch.setattr(Disk, "sync_folder", lambda self, folder: None)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "data"
