"""Screens that no app starts with: a phone that computes for itself loads each when it is shown.

Loading them all is a fifth of what such a phone does before its first screen.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import flet as ft

_MODULES = {
    "BinScreen": "log.screen",
    "BoxScreen": "box.screen",
    "ByHandScreen": "byhand.screen",
    "CampaignScreen": "campaign.screen",
    "CorrectScreen": "correct.screen",
    "EditPlayerScreen": "players.edit",
    "EditScreen": "log.edit",
    "GroupScreen": "players.group",
    "HistoryScreen": "history.screen",
    "InAndOutScreen": "backup.screen",
    "LogEntryScreen": "log.one",
    "LogScreen": "log.screen",
    "PlayerScreen": "players.one",
    "PlayersScreen": "players.screen",
    "ReplayScreen": "log.replay",
    "SettingsScreen": "settings.screen",
    "SetupScreen": "setup.screen",
    "ShareScreen": "sharing.share",
    "StatisticsScreen": "statistics.screen",
    "WatchScreen": "sharing.watch",
}


def later(name: str) -> Callable[[], ft.Control]:
    """The screen of that name. Raises KeyError if there is none to wait for."""
    module = _MODULES[name]

    def screen() -> ft.Control:
        draw: Callable[[], ft.Control] = getattr(_loaded(module), name)
        return draw()

    return screen


def load_all() -> None:
    """Load all of them now, where that costs nobody a wait."""
    for name, module in _MODULES.items():
        getattr(_loaded(module), name)


def _loaded(module: str) -> object:
    return import_module(f"companion.views.screens.{module}")
