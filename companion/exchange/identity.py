"""Ids that stay: the same thing has the same id wherever and however often it is taken in."""

from __future__ import annotations

import re
from uuid import UUID, uuid5

_OURS = UUID("6d1a2f4e-6a0b-5c3e-9a57-0c3d2f1b8e90")
_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def derived(kind: str, content: str) -> str:
    """The id of something that brings none: a UUID of what it is and what it says."""
    return str(uuid5(_OURS, f"{kind}:{content}"))


def as_uuid(value: object) -> str | None:
    """A UUID in small letters, None for anything else."""
    text = value.strip().lower() if isinstance(value, str) else ""
    return text if _UUID.fullmatch(text) else None


def uuid_of(kind: str, own: str) -> str:
    """The UUID that stands for an id of ours elsewhere: the id itself if it is one."""
    return as_uuid(own) or derived(kind, own)
