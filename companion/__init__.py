"""Companion: lies on the table beside four baking card games."""

from __future__ import annotations

__version__ = "0.1.0"
