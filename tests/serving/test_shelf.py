"""Compressed copies: made once, the best allowed one is found, a broken disk is told."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import brotli
import pytest

from companion.serving.shelf import Shelf
from companion.serving.tree import WebFile, WebTree

ALL = "gzip, deflate, br"


@pytest.fixture
def engine(tree: WebTree) -> WebFile:
    return tree.files["main.dart.wasm"]


def test_an_empty_shelf_offers_the_file_itself(shelf: Shelf, engine: WebFile) -> None:
    assert shelf.find(engine, ALL) == (engine.path, None)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        (ALL, "br"),
        ("gzip;q=0.5, br;q=1.0", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip; q=0", None),
        ("gzip", "gzip"),
        ("", None),
        ("identity", None),
    ],
)
def test_the_smallest_allowed_copy_is_found(
    shelf: Shelf, engine: WebFile, accepted: str, encoding: str | None
) -> None:
    shelf.fill([engine])
    path, found = shelf.find(engine, accepted)
    assert found == encoding
    original = engine.path.read_bytes()
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[found]
    assert unpack(path.read_bytes()) == original
    assert found is None or path.stat().st_size < len(original)


def test_filling_again_makes_nothing_new(shelf: Shelf, engine: WebFile) -> None:
    shelf.fill([engine])
    before = {path: path.stat().st_mtime_ns for path in shelf.folder.iterdir()}
    shelf.fill([engine])
    assert {path: path.stat().st_mtime_ns for path in shelf.folder.iterdir()} == before


def test_small_and_compressed_files_are_left_as_they_are(shelf: Shelf, tree: WebTree) -> None:
    shelf.fill([tree.files["svg/cat.svg"]])
    assert not shelf.folder.exists()


def test_copies_of_files_long_gone_are_tidied_away(shelf: Shelf, engine: WebFile) -> None:
    shelf.fill([engine])
    current = set(shelf.folder.iterdir())
    recent, old = shelf.folder / "other-9.br", shelf.folder / "ancient-9.br"
    for path in (recent, old):
        path.write_bytes(b"copy")
    os.utime(old, (0, 0))
    shelf.fill([engine])
    assert set(shelf.folder.iterdir()) == current | {recent}


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, engine: WebFile) -> None:
    (tmp_path / "shelf").write_text("a file where the folder should be")
    with pytest.raises(OSError, match="shelf"):
        Shelf(tmp_path / "shelf").fill([engine])


def test_files_are_served_even_if_nothing_can_be_kept(tmp_path: Path, engine: WebFile) -> None:
    (tmp_path / "shelf").write_text("a file where the folder should be")
    assert Shelf(tmp_path / "shelf").find(engine, ALL) == (engine.path, None)
