"""Which steps of the set-up are done; kept beside the table, so that a reload changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from companion.library import Library

_KEY = "setup"


@dataclass(frozen=True, slots=True)
class Ticks:
    """Ids of the steps done, in the order of ticking; ``over`` once people went on to play."""

    done: tuple[str, ...] = ()
    over: bool = False

    def ticked(self, step: str) -> Ticks:
        """With one step more; one that is done moves to the end."""
        return Ticks((*(one for one in self.done if one != step), step), self.over)

    def unticked(self, step: str) -> Ticks:
        """With one step less."""
        return Ticks(tuple(one for one in self.done if one != step), self.over)


def ticks(library: Library, table_id: str) -> Ticks | None:
    """The ticks of a table; None for one that never had a set-up to go through."""
    kept = library.beside(table_id, _KEY)
    return None if kept is None else Ticks(tuple(kept["done"]), kept["over"])


def keep(library: Library, table_id: str, value: Ticks) -> None:
    """Keep the ticks. Raises StoreError."""
    library.keep_beside(table_id, _KEY, {"done": list(value.done), "over": value.over})


def being_set(library: Library, table_id: str, moves: int) -> bool:
    """Whether the table is still being set: not a move made, not every step done."""
    kept = ticks(library, table_id)
    return kept is not None and not kept.over and moves == 0
