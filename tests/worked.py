"""Worked examples: a test of one is named after the rules that the example shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def name_of(case: Mapping[str, Any]) -> str:
    """The example's own id, then its rules: ``CV-05 MB-CONV-02 MB-CONV-04``."""
    return " ".join((case["id"], *case["rule_ids"]))
