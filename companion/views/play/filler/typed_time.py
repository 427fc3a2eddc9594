"""A clock time while it is typed, digit by digit: what may follow, and when it is whole."""

from __future__ import annotations

from dataclasses import dataclass

from companion.rules.turn_order import minutes_of

_OPEN = "_"
"""A place to be filled in: a dash would make one figure with the colon."""


@dataclass(frozen=True, slots=True)
class TypedTime:
    """Up to four digits: ``650`` is 6:50, ``1650`` is 16:50, ``0650`` is 6:50 as well.

    No digit can be added that leads to no time. After a first digit 2 to 9 the third one is the
    last, as the cards show morning hours; only with ``patient`` a 2 may begin 20:00 to 23:59.
    """

    digits: str = ""
    patient: bool = False

    def can(self, digit: str) -> bool:
        """Whether a digit may follow."""
        longer = self.digits + digit
        return self._begins_short(longer) or self._begins_long(longer)

    def _begins_short(self, digits: str) -> bool:
        """The beginning of one digit for the hour and two for the minutes."""
        return len(digits) <= 3 and digits[1:2] <= "5"

    def _begins_long(self, digits: str) -> bool:
        """The beginning of two digits for the hour and two for the minutes."""
        if len(digits) > 4 or digits[0] not in ("012" if self.patient else "01"):
            return False
        return digits[:2] <= "23" and digits[2:3] <= "5"

    def with_digit(self, digit: str) -> TypedTime:
        """With one digit more; one that cannot follow changes nothing, but a whole time gives
        way to the beginning of another."""
        if self.can(digit):
            return TypedTime(self.digits + digit, self.patient)
        return TypedTime(digit, self.patient) if self.whole else self

    def without_last(self) -> TypedTime:
        """With the last digit taken back."""
        return TypedTime(self.digits[:-1], self.patient)

    @property
    def time(self) -> str | None:
        """The time as the table file writes it, None while it is none."""
        if len(self.digits) < 3:
            return None
        hour = self.digits[:-2].removeprefix("0") or "0"
        found = f"{hour}:{self.digits[-2:]}"
        return found if minutes_of(found) is not None else None

    @property
    def whole(self) -> bool:
        """Whether it is a time to which no digit can be added: it needs no Next."""
        return self.time is not None and not any(self.can(digit) for digit in "0123456789")

    @property
    def shown(self) -> str:
        """``6:5_``: the digits at their places, the others open."""
        digits = self.digits
        short = len(digits) < 4 and (not digits or self._begins_short(digits))
        hours = 1 if short else 2
        return f"{digits[:hours].ljust(hours, _OPEN)}:{digits[hours:].ljust(2, _OPEN)}"


BLANK = TypedTime()
"""Nothing is typed yet."""
