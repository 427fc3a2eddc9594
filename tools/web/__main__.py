"""`python -m tools.web` writes build/web: the app for any web host, running in the browser alone.

With --quick the large files are compressed less, which takes seconds instead of minutes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from flet_web import get_package_web_dir

from companion.serving import default_shelf
from tools.web import layout, packing
from tools.web.compiling import Compiler

BUILD = packing.ROOT / "build"
FOLDER = BUILD / "web"


def make(client: Path, made: Path) -> None:
    """Write what is made for this build: the two archives, and what Pyodide asks for."""
    made.mkdir(parents=True, exist_ok=True)
    pyodide = client / "pyodide"
    compiler = Compiler(pyodide, BUILD / "compiled")
    for name, files in (("python.zip", packing.library(pyodide)), ("app.zip", packing.app())):
        modules = {path: code for path, code in files.items() if path.endswith(".py")}
        (made / name).write_bytes(packing.pack(files, compiler.compile(modules)))
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    own = f"export default {json.dumps({'info': lock['info'], 'packages': {}})};\n"
    (made / "lock.mjs").write_text(own, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.web", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="compress large files less")
    quick = parser.parse_args().quick
    client = Path(get_package_web_dir())
    make(client, BUILD / "made")
    tree = layout.tree(client, BUILD / "made")
    shelf = default_shelf()
    shelf.fill(tree.files.values(), strong=() if quick else layout.STRONG)
    build = layout.build_of(tree)
    if not quick or layout.built(FOLDER) != build:
        layout.write(tree, shelf, FOLDER)
    print(f"{FOLDER} is build {build}")


if __name__ == "__main__":
    main()
