"""Sound and vibration: what can be felt and heard of a move. Each can be off; neither is alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Literal

import flet as ft
import flet_audio

from companion.rules.game import Event
from companion.views.settings import Settings

Moment = Literal["action", "served", "round", "refused", "tick", "end", "key"]

_MOMENTS: dict[str, Moment] = {
    "game_over": "end",
    "timer_up": "end",
    "round_over": "round",
    "day_over": "round",
    "fulfilled": "served",
    "fulfilled_showstopper": "served",
    "fulfilled_cake": "served",
    "filled": "served",
    "completed": "served",
    "completed_named": "served",
    "won": "end",
    "won_with_one": "end",
}
"""What an event of any game feels like; whatever is not listed is an action."""

_SOUNDS: dict[Moment, str] = {
    "action": "tap",
    "served": "bell",
    "round": "door",
    "tick": "tick",
    "end": "timer",
}

_FEELS: dict[Moment, tuple[str, ...]] = {
    "action": ("light_impact",),
    "served": ("medium_impact",),
    "round": ("medium_impact",),
    "tick": ("medium_impact",),
    "end": ("heavy_impact",),
    "refused": ("light_impact", "light_impact"),
    "key": ("selection_click",),
}
_BETWEEN_S = 0.1


def moment_of(events: Sequence[Event]) -> Moment:
    """The most notable thing that a move brought about."""
    found = {_MOMENTS[event.code] for event in events if event.code in _MOMENTS}
    order: tuple[Moment, ...] = ("end", "round", "served")
    return next((one for one in order if one in found), "action")


class Feedback:
    """The services of one browser session, made when they are first needed."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._haptic: ft.HapticFeedback | None = None
        self._audio: dict[str, flet_audio.Audio] = {}

    def give(self, moment: Moment, settings: Settings) -> None:
        """Let a moment be felt and heard, as far as the person wants it."""
        if settings.vibration:
            self._page.run_task(self._vibrate, moment)
        if settings.sound and moment in _SOUNDS:
            self._page.run_task(self._play, _SOUNDS[moment])

    async def _vibrate(self, moment: Moment) -> None:
        haptic = self._haptic = self._haptic or ft.HapticFeedback()
        # A device that can't vibrate, or may not, is no reason to stop.
        with contextlib.suppress(Exception):
            for feel in _FEELS[moment]:
                await getattr(haptic, feel)()
                await asyncio.sleep(_BETWEEN_S)

    async def _play(self, sound: str) -> None:
        if sound not in self._audio:
            self._audio[sound] = flet_audio.Audio(
                src=f"sounds/{sound}.wav", release_mode=flet_audio.ReleaseMode.STOP
            )
        # A browser plays nothing before the first touch, and says so by an error.
        with contextlib.suppress(Exception):
            await self._audio[sound].play()
