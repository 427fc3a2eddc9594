"""Where phones find this device: the addresses that work now, and what to say where none does."""

from __future__ import annotations

from dataclasses import dataclass

from companion.sharing.addresses import UNLIKELY, Address
from companion.sharing.guests import Sharing


@dataclass(frozen=True, slots=True)
class Reach:
    """The addresses on which this device listens, the likeliest first, and their port."""

    addresses: tuple[Address, ...] = ()
    port: int = 0

    @property
    def likely(self) -> tuple[Address, ...]:
        """The addresses worth showing: all, if none of them is likely."""
        return tuple(one for one in self.addresses if one.rank < UNLIKELY) or self.addresses

    def shown(self, wanted: str | None) -> Address | None:
        """The address of the code: the one that was chosen if it still works, else the best."""
        chosen = (one for one in self.addresses if one.host == wanted)
        return next(chosen, self.likely[0] if self.likely else None)

    def link(self, address: Address, sharing: Sharing) -> str:
        """The address that the code holds: whoever opens it is let in."""
        return f"http://{address.at(self.port)}/join/{sharing.invitation.token}"
