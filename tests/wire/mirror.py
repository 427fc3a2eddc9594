"""The tree of controls that a phone shows, kept in step by the server's patches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.rules.game import Json

PAGE = 1
"""The page's own number."""
REPLACE, ADD, REMOVE, MOVE = range(4)
_INNER = {"Component": "_b"}


class Mirror:
    """Controls as nested dicts, as they came over the wire; each has its number as ``_i``."""

    def __init__(self) -> None:
        self.page: dict[str, Any] = {"_c": "Page", "_i": PAGE}
        self._known: dict[int, dict[str, Any]] = {PAGE: self.page}

    def begin(self, page: dict[str, Any]) -> None:
        """The whole page, as it is sent to whoever connects."""
        self.page.clear()
        self.page.update(page)
        self._known = {PAGE: self.page}
        self._learn(page)

    def patch(self, number: int, patch: list[Any]) -> None:
        """Change the control of that number; what is not there any more is left alone."""
        root = self._known.get(number)
        if root is None:
            return
        paths: dict[int, list[Any]] = {}
        _index(patch[0], [], paths)
        for kind, *what in patch[1:]:
            if kind == MOVE:
                source, index, target, place = what
                moved = _at(root, paths[source]).pop(index)
                _put(_at(root, paths[target]), place, moved, insert=True)
            elif kind == REMOVE:
                del _at(root, paths[what[0]])[what[1]]
            else:
                node, key, value = what
                self._learn(value)
                _put(_at(root, paths[node]), key, value, insert=kind == ADD)

    def _learn(self, value: Any) -> None:
        for control in _controls(value):
            self._known[control["_i"]] = control

    def controls(self) -> Iterator[dict[str, Any]]:
        """Every control that is shown, in the order of drawing."""
        return _controls(self.page.get("views", []))

    def texts(self) -> list[str]:
        """Every text that is shown."""
        return [str(one.get("value", "")) for one in self.controls() if one["_c"] == "Text"]

    def names(self) -> list[str]:
        """Every accessible name that is given."""
        found = (one.get("label") for one in self.controls() if one["_c"] == "Semantics")
        return [str(name) for name in found if name]

    def button(self, name: str) -> int | None:
        """The number of the button that does what ``name`` says, if it is there and open."""
        for one in self.controls():
            if one["_c"] in ("Button", "IconButton") and not one.get("disabled"):
                inner = one.get("content") or one.get("icon")
                if isinstance(inner, dict) and name in _names(inner):
                    return int(one["_i"])
        return None


def _names(control: dict[str, Any]) -> tuple[Json, ...]:
    return control.get("label"), control.get("semantics_label")


def _controls(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "_c" in value:
            yield value
        for part in value.values():
            yield from _controls(part)
    elif isinstance(value, list):
        for part in value:
            yield from _controls(part)


def _index(node: list[Any], path: list[Any], paths: dict[int, list[Any]]) -> None:
    paths[node[0]] = path
    for key, child in (node[1] if len(node) > 1 else {}).items():
        _index(child, [*path, key], paths)


def _at(root: Any, path: list[Any]) -> Any:
    for key in path:
        root = root[key]
    return root


def _put(target: Any, key: Any, value: Any, *, insert: bool) -> None:
    if insert and isinstance(target, list):
        target.insert(key, value)
    else:
        target[key] = value
