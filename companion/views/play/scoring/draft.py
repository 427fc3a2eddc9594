"""One score while it is counted: a text for each kind, as typed or touched."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.rules.reading import LARGEST_COUNT
from companion.views.widgets.number import summed


def total(typed: str) -> int | None:
    """The count that a text stands for, also while a sum is still typed; None if it is none."""
    found = summed(typed.rstrip("+ "))
    return found if found is not None and 0 <= found <= LARGEST_COUNT else None


@dataclass(frozen=True, slots=True)
class Draft:
    """``seat`` is None for a whole team; ``at`` is the kind that the next touch counts for.

    ``touched`` is the kind that was touched last: a sum goes on there.
    """

    seat: int | None
    typed: tuple[str, ...]
    at: int = 0
    adding: bool = False
    touched: int | None = None
    cards: str | None = None
    """Cards as people counted them; None: as the table did."""

    @property
    def counts(self) -> tuple[int | None, ...]:
        """The number of each kind, None where there is none yet."""
        return tuple(total(one) for one in self.typed)

    @property
    def whole(self) -> tuple[int, ...] | None:
        """All numbers, None while one is missing."""
        found = tuple(one for one in self.counts if one is not None)
        return found if len(found) == len(self.typed) else None

    @property
    def stated(self) -> int | None:
        """Cards as stated, None where nobody did."""
        return None if self.cards is None else total(self.cards)

    @property
    def broken(self) -> bool:
        """Whether something is typed that is no count."""
        texts = (*self.typed, *([] if self.cards is None else [self.cards]))
        return any(one.strip() and total(one) is None for one in texts)

    def number(self, number: int) -> Draft:
        """A number was touched: it counts for the kind that is marked, and the next is marked."""
        where = self.at
        before = self.typed[where].rstrip("+ ")
        text = f"{before}+{number}" if self.adding and before else str(number)
        following = min(where + 1, len(self.typed) - 1)
        changed = self._with(where, text)
        return replace(changed, at=following, adding=False, touched=where)

    def plus(self) -> Draft:
        """The next number is added to the one that was touched last."""
        where = self.at if self.touched is None else self.touched
        return replace(self, at=where, adding=not self.adding)

    def chosen(self, kind: int) -> Draft:
        """Another kind is marked."""
        return replace(self, at=kind, adding=False, touched=None)

    def write(self, kind: int, text: str) -> Draft:
        """A kind's text as it stands in its field."""
        return replace(self._with(kind, text), at=kind, adding=False, touched=None)

    def step(self, kind: int, by: int) -> Draft:
        """One more or one fewer; below 0 there is nothing."""
        now = total(self.typed[kind]) or 0
        return self._with(kind, str(min(LARGEST_COUNT, max(0, now + by))))

    def with_cards(self, text: str) -> Draft:
        """With the cards as people counted them; nothing typed: as the table did."""
        return replace(self, cards=text if text.strip() else None)

    def _with(self, kind: int, text: str) -> Draft:
        typed = (*self.typed[:kind], text, *self.typed[kind + 1 :])
        return replace(self, typed=typed)
