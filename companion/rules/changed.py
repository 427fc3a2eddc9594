"""A changed copy of a frozen dataclass with slots, in a fraction of ``dataclasses.replace``'s time.

Folding a table is mostly this call, hence its haste. A frozen class writes each field by a slow
way round its own ``__setattr__``. So the copy is filled as one of a subclass that is not frozen,
and becomes what it should be when it is whole; as the subclass adds no slots, Python allows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from operator import attrgetter
from types import new_class
from typing import Any, TypeVar

T = TypeVar("T")

Thawed = tuple[type[Any], Callable[[object], tuple[Any, ...]]]
"""The class to fill, and how all fields of its original are read at once."""

_THAWED: dict[type[Any], Thawed] = {}


def _thaw(kind: type[Any]) -> Thawed:
    names = [one.name for one in fields(kind)]
    body = {
        "__slots__": (),
        "__init__": vars(make_dataclass("Filled", names))["__init__"],
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    filled = new_class(f"Thawed{kind.__name__}", (kind,), {}, lambda space: space.update(body))
    return _THAWED.setdefault(kind, (filled, attrgetter(*names)))


def changed(value: T, /, **changes: object) -> T:
    """A copy of ``value`` with some fields changed. A ``__post_init__`` is not run again.

    The class has two fields or more. Raises AttributeError for a field it lacks.
    """
    kind = type(value)
    filled, read = _THAWED.get(kind) or _thaw(kind)
    copy: T = filled(*read(value))
    for name, part in changes.items():
        setattr(copy, name, part)
    copy.__class__ = kind
    return copy
