"""`python -m companion.serving` compresses the web client now, rather than at the first start."""

from __future__ import annotations

from pathlib import Path

from flet_web import get_package_web_dir

from companion.serving import default_shelf
from companion.serving.tree import build_tree

if __name__ == "__main__":
    assets = Path(__file__).resolve().parent.parent / "assets"
    tree = build_tree(assets, Path(get_package_web_dir()))
    default_shelf().fill(tree.files.values())
