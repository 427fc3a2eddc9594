"""What a person can set for this device's group; kept with the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default. ``theme`` is system, light or dark; ``scale`` 1 to 2."""

    theme: str = "system"
    language: str = "system"
    """A code of ``companion.language.LANGUAGES``, or system."""
    scale: float = 1.0
    sound: bool = False
    vibration: bool = True
    awake: bool = True
    left_handed: bool = False
    count_actions: bool = True
    """False: turns only, no actions are counted."""
    end_after_last: bool = False
    """A turn ends by itself after its last action."""
    order_only: bool = False
    """Filler: seats are touched in the order of their turns, clock times are not entered."""
    hide_times: bool = False
    """Filler: nobody sees a time that was entered until all are in."""
    note_symbols: bool = False
    """Filler: a recipe's symbols are noted as it is filled."""

    def as_json(self) -> dict[str, Any]:
        """For the store."""
        return asdict(self)


def settings_from(values: Mapping[str, Any]) -> Settings:
    """Settings from the store; whatever is unknown or of the wrong type is left at its default."""
    known = {
        one.name: values[one.name]
        for one in fields(Settings)
        if one.name in values and type(values[one.name]) is type(one.default)
    }
    return Settings(**known)


_OWN = ("theme", "language", "scale", "sound", "vibration", "awake", "left_handed")
"""How a phone draws and sounds; all else is the group's."""


def own_part(settings: Settings) -> dict[str, Any]:
    """What of the settings is a phone's own, for keeping."""
    return {name: getattr(settings, name) for name in _OWN}


def of_this_phone(group: Settings, own: Mapping[str, Any]) -> Settings:
    """The group's settings with what a guest's phone has set for itself."""
    return replace(group, **own_part(settings_from(own)))
