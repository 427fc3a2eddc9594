"""How this phone draws: palette, text scale, room. One value, passed to every widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from companion.language import ENGLISH
from companion.views.palette import LIGHT, SEATS, Palette, SeatLook
from companion.views.theme import ROOMY_SCALE, scaled

LOW = 700
"""Below this height (dp) decoration gives way to controls."""
FLAT = 560
"""Below this height (dp) a phone lies on its side: width has to do for height."""
WIDE = 840
"""From this width (dp) up there are two panes."""


def _as_they_sit(names: Sequence[str]) -> tuple[SeatLook, ...]:
    return SEATS[: len(names)]


@dataclass(frozen=True, slots=True)
class Look:
    """Palette, text scale (1 to 2), and the window's size in dp."""

    palette: Palette = LIGHT
    scale: float = 1.0
    width: float = 390
    height: float = 844
    left_handed: bool = False
    language: str = ENGLISH
    """What is read out of the catalogues: a new one draws everything anew."""
    still: bool = False
    """No motion: the device or the person asks for less."""
    seats: Callable[[Sequence[str]], tuple[SeatLook, ...]] = field(
        default=_as_they_sit, compare=False
    )
    """The colour and shape of everybody at a table, by their names."""

    @property
    def roomy(self) -> bool:
        """Whether rows become columns because text is large."""
        return self.scale >= ROOMY_SCALE

    @property
    def wide(self) -> bool:
        """Whether there is room for two panes."""
        return self.width >= WIDE and not self.flat

    @property
    def flat(self) -> bool:
        """Whether there is little height: a phone on its side."""
        return self.height < FLAT

    @property
    def low(self) -> bool:
        """Whether there is too little height for anything but what is needed."""
        return self.height < LOW

    @property
    def lying(self) -> bool:
        """Whether there is little height, however wide it is."""
        return self.height < 560

    @property
    def beside(self) -> bool:
        """Whether two panes stand beside each other."""
        return self.wide or self.lying

    def grown(self, size: float) -> float:
        """A height (dp) that has to grow with the text in it."""
        return scaled(size, self.scale)

    def ms(self, duration: int) -> int:
        """A duration of motion in milliseconds, 0 where motion is not wanted."""
        return 0 if self.still else duration
