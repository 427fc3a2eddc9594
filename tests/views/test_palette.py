"""Colours that can be told apart: what is written can be read, in the light and in the dark."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest

from companion.views.palette import DARK, LIGHT, SEATS, Palette, SeatLook

READABLE = 4.5
"""Contrast of text on its ground (WCAG 2.2, 1.4.3); what is no text needs ``VISIBLE``."""
VISIBLE = 3.0


def brightness(colour: str) -> float:
    """Relative luminance of ``#RRGGBB``, 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white)."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


GROUNDS = ("surface", "card", "container", "high")
INKS = ("on_surface", "on_variant")


def written(palette: Palette) -> list[tuple[str, str]]:
    """Each colour for words with each ground they stand on."""
    names = {one.name for one in fields(palette)}
    own = [(name, name.removeprefix("on_")) for name in sorted(names) if name.startswith("on_")]
    pairs = [pair for pair in own if pair[1] in names]
    pairs += [(ink, ground) for ink in INKS for ground in GROUNDS]
    pairs += [("on_hero", "hero_high"), ("on_hero_variant", "hero"), ("hero_accent", "hero")]
    pairs += [(accent, "surface") for accent in ("primary", "secondary", "leaving", "error")]
    return pairs


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_whatever_is_written_can_be_read(palette: Palette) -> None:
    faint = {
        pair: round(contrast(getattr(palette, pair[0]), getattr(palette, pair[1])), 2)
        for pair in written(palette)
    }
    assert {pair: ratio for pair, ratio in faint.items() if ratio < READABLE} == {}


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["surface", "card"])
def test_edges_of_fields_and_the_focus_can_be_seen(palette: Palette, ground: str) -> None:
    for edge in ("outline", "primary"):
        assert contrast(getattr(palette, edge), getattr(palette, ground)) >= VISIBLE, edge


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.colour)
def test_a_monogram_can_be_read_on_its_seats_colour(seat: SeatLook) -> None:
    assert contrast(seat.monogram, seat.fill) >= READABLE


def test_no_two_seats_have_one_shape_or_one_colour() -> None:
    for one, other in combinations(SEATS, 2):
        assert one.shape != other.shape
        assert one.fill != other.fill
