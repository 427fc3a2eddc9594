"""A result as a picture: shown with what was played, and a sentence where there is none."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import flet as ft
import pytest

from companion.views.look import Look
from companion.views.screens.result.picture import AsPicture, hand_on
from companion.views.screens.result.screen import result_parts
from tests.views.drawing import drawn, names, words
from tests.views.phone import on_a_phone
from tests.views.screens.result.outcomes import ANA_BY_CARDS, NAMES


class Camera:
    """Stands for a control that takes pictures, or can't."""

    def __init__(self, fault: str = "") -> None:
        self._fault = fault

    async def capture(self) -> bytes:
        if self._fault:
            raise RuntimeError(self._fault)
        return b"\x89PNG"


def taken(camera: Camera) -> list[str]:
    """What is told after the picture was asked for."""
    told: list[str] = []
    asyncio.run(hand_on(cast("ft.Screenshot", camera), False, told.append))
    return told


def test_the_picture_is_offered_first_and_drawn_only_when_it_is_wanted() -> None:
    def first() -> ft.Control:
        return result_parts(Look(), NAMES, ANA_BY_CARDS, None)[0]

    with on_a_phone():
        controls = drawn(lambda: AsPicture(Look(), "Filler, 3 May", first))
    assert names(controls) == ["Share the result as a picture"]
    assert "Filler, 3 May" not in words(controls)


def test_a_device_that_takes_no_picture_is_told_in_a_sentence() -> None:
    assert taken(Camera("no canvas")) == ["There is no picture: no canvas"]


def test_the_picture_is_saved_under_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[dict[str, Any]] = []

    class Picker:
        async def save_file(self, **file: Any) -> None:
            saved.append(file)

    monkeypatch.setattr(ft, "FilePicker", Picker)
    assert taken(Camera()) == ["Saved as companion-result.png."]
    assert saved == [{"file_name": "companion-result.png", "src_bytes": b"\x89PNG"}]
