"""Our files lie over the packaged client's, and what no page asks for is not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.serving.tree import WebTree, build_tree


def test_our_page_replaces_theirs(tree: WebTree, assets: Path) -> None:
    assert tree.files["index.html"].path == assets / "index.html"


def test_the_engine_is_theirs(tree: WebTree, client: Path) -> None:
    assert tree.files["main.dart.wasm"].path == client / "main.dart.wasm"


def test_our_fonts_are_also_where_the_engine_looks(tree: WebTree, assets: Path) -> None:
    ours = assets / "fonts" / "Nunito-500.ttf"
    assert tree.files["assets/fonts/Nunito-500.ttf"].path == ours
    assert tree.files["fonts/Nunito-500.ttf"].path == ours
    assert "assets/fonts/Roboto.ttf" in tree.files


@pytest.mark.parametrize(
    "unwanted", ["flutter.js.map", "pyodide/pyodide.mjs", "canvaskit/wimp.wasm"]
)
def test_what_no_page_asks_for_is_left_out(tree: WebTree, unwanted: str) -> None:
    assert unwanted not in tree.files


def test_the_version_changes_with_any_files_content_and_nothing_else(
    tree: WebTree, assets: Path, client: Path
) -> None:
    os.utime(assets / "boot.js", (0, 0))
    assert build_tree(assets, client).version == tree.version
    (assets / "boot.js").write_text("other", "utf-8")
    assert build_tree(assets, client).version != tree.version


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("boot.js", "text/javascript; charset=utf-8"),
        ("main.dart.wasm", "application/wasm"),
        ("svg/cat.svg", "image/svg+xml"),
        ("fonts/Nunito-500.ttf", "font/ttf"),
    ],
)
def test_every_kind_of_file_is_named_rightly(tree: WebTree, url: str, kind: str) -> None:
    assert tree.files[url].content_type == kind
