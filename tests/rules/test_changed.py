"""Changed copies of frozen records."""

from __future__ import annotations

from abc import ABC
from dataclasses import FrozenInstanceError, dataclass, replace
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.changed import changed
from companion.rules.game import Game


@dataclass(frozen=True, slots=True)
class Tray(ABC):
    cakes: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BigTray(Tray):
    layers: int = 1


@pytest.mark.parametrize("tray", [Tray(3, ("jam",)), BigTray(3, ("jam",), 2)], ids=repr)
def test_a_changed_copy_differs_in_what_was_changed(tray: Tray) -> None:
    copy = changed(tray, cakes=4)
    assert copy == replace(tray, cakes=4)
    assert copy.names is tray.names
    assert tray.cakes == 3
    assert changed(tray) == tray
    assert hash(changed(tray)) == hash(tray)


def test_a_changed_copy_is_frozen_and_of_the_same_class() -> None:
    copy = changed(changed(BigTray(3), layers=5), cakes=1)
    assert type(copy) is BigTray
    assert copy == BigTray(1, (), 5)
    with pytest.raises(FrozenInstanceError):
        copy.layers = 7  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del copy.layers


def test_a_field_that_is_not_there_is_not_set() -> None:
    with pytest.raises(AttributeError):
        changed(Tray(3), candles=4)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_every_games_state_can_be_changed(game: Game[Any]) -> None:
    state = game.setup(2, {}, {})
    copy = changed(state, events=("told",))
    assert copy == replace(state, events=("told",))
    assert type(copy) is type(state)
