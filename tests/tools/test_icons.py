"""The bundled icon font has every icon that the screens name."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

from tools.icons import BY_FLUTTER, TARGET, known, points, used, whole_font


def test_every_icon_in_the_code_is_one_that_flet_has() -> None:
    assert used() - known() == set()


def test_every_icon_in_the_code_is_in_the_bundled_font() -> None:
    bundled = set(TTFont(TARGET).getBestCmap())
    wanted = points(whole_font(), (used() & known()) | BY_FLUTTER)
    missing = [name for name, point in wanted.items() if point not in bundled]
    assert missing == [], "run `make icons` and commit the font"


def test_an_icon_that_no_font_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        points(whole_font(), {"MAGIC_BAKERY"})
