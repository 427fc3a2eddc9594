"""Folders as in the tests of the store."""

from __future__ import annotations

from tests.store.conftest import backup, full

__all__ = ["backup", "full"]
