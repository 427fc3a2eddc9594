"""A name in any script, and every sign on the screens, has a bundled face to be drawn with."""

from __future__ import annotations

from pathlib import Path

import pytest
from flet_web import get_package_web_dir
from fontTools.ttLib import TTFont

from tools.engine_faces import Face, read_faces, unpack_map, unpack_set
from tools.fallback_fonts import CHINESE
from tools.npm import FONTS


@pytest.fixture(scope="module")
def engine() -> list[Face]:
    return read_faces(Path(get_package_web_dir()) / "main.dart.js")


def chosen(engine: list[Face], char: str) -> list[Face]:
    """The faces of which the engine fetches one, as boot.js has it choose."""
    able = [face for face in engine if ord(char) in face.points]
    return [face for face in able if face.family == CHINESE][:1] or able


@pytest.mark.parametrize(
    "text",
    [
        "李雷", "韓梅梅", "さくら", "カナ", "김민준", "محمد", "דוד", "Ελένη", "Արամ", "ნინო",
        "अमित", "রহিম", "தமிழ்", "ไทย", "ខ្មែរ", "ኢትዮጵያ", "→←↑↓", "★☆✓✗", "⌫▲▼◐", "≥≤≠",
    ],
)  # fmt: skip
def test_every_character_is_in_the_face_that_the_engine_fetches(
    engine: list[Face], text: str
) -> None:
    for char in text:
        faces = chosen(engine, char)
        assert faces, f"the engine knows no face for {char}"
        for face in faces:
            path = FONTS / face.file
            has = path.exists() and ord(char) in TTFont(path, lazy=True).getBestCmap()
            if face.family == CHINESE or len(faces) == 1:
                assert has, f"{face.name} is fetched for {char} and does not have it"
        assert any((FONTS / face.file).exists() for face in faces), f"no bundled face has {char}"


@pytest.mark.parametrize("emoji", "🎂🧁🍰🥧🐢🦆")
def test_emoji_are_drawn_in_one_colour(engine: list[Face], emoji: str) -> None:
    for face in chosen(engine, emoji):
        font = TTFont(FONTS / face.file, lazy=True)
        assert ord(emoji) in font.getBestCmap()
        assert not {"CBDT", "COLR", "SVG "} & set(font.keys())


@pytest.mark.parametrize("weight", [500, 700, 800, 900])
def test_names_of_europe_and_figures_of_one_width_are_in_our_own_font(weight: int) -> None:
    font = TTFont(FONTS / f"Nunito-{weight}.ttf")
    glyphs = font.getBestCmap()
    assert [char for char in "ÀéßøőŁžİşñçŢðÞЮрийЇєЉ½−–’“”…" if ord(char) not in glyphs] == []
    assert {font["hmtx"][glyphs[ord(digit)]][0] for digit in "0123456789"} == {600}


def test_the_engines_sets_and_ranges_are_read_as_it_reads_them() -> None:
    assert unpack_set("ab1c") == [0, 2, 31]
    assert unpack_map("Ab1B42850gC") == [(0, 0, 0), (1, 3, 27), (4, 0x10FFFF, 2)]
    with pytest.raises(ValueError, match="ends at 0x4"):
        unpack_map("Ab1B")
