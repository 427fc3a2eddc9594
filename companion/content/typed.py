"""A TOML table as a frozen dataclass, and no key too many or too few."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


def typed(kind: type[T], raw: object, where: str) -> T:
    """`raw` as a `kind`: a dataclass, a tuple, a mapping, ``int``, ``str`` or ``str | None``.

    Raises:
        ValueError: if a key is missing or unknown or a value has another type; says where.
    """
    made: Any = _make(kind, raw, where)
    return made  # type: ignore[no-any-return]


def _make(kind: Any, raw: Any, where: str) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if dataclasses.is_dataclass(kind) and isinstance(raw, Mapping):
        return _record(kind, raw, where)
    if origin is tuple and isinstance(raw, list):
        return _row(inner, raw, where)
    if origin is Mapping and isinstance(raw, Mapping):
        pairs = {key: _make(inner[1], value, f"{where}.{key}") for key, value in raw.items()}
        return types.MappingProxyType(pairs)
    if origin is types.UnionType:
        return _make(inner[0], raw, where)
    if kind in (int, str) and type(raw) is kind:
        return raw
    raise ValueError(f"{where}: {raw!r} does not fit here")


def _record(kind: Any, raw: Mapping[str, Any], where: str) -> Any:
    hints = get_type_hints(kind)
    for key in raw:
        if key.rstrip("_") not in {name.rstrip("_") for name in hints}:
            raise ValueError(f"{where}: unknown key '{key}'")
    values = {}
    for field in dataclasses.fields(kind):
        key = field.name.rstrip("_")  # `from` is a word of Python's own
        if key in raw:
            values[field.name] = _make(hints[field.name], raw[key], f"{where}.{key}")
        elif field.default is dataclasses.MISSING:
            raise ValueError(f"{where}: '{key}' is missing")
    return kind(**values)


def _row(inner: tuple[Any, ...], raw: list[Any], where: str) -> tuple[Any, ...]:
    kinds = inner[:1] * len(raw) if inner[-1] is Ellipsis else inner
    if len(kinds) != len(raw):
        raise ValueError(f"{where}: {len(kinds)} values are expected, not {len(raw)}")
    return tuple(
        _make(kind, item, f"{where}[{n}]")
        for n, (kind, item) in enumerate(zip(kinds, raw, strict=True))
    )
