"""`python -m tools.packaged` writes build/app: the folder that `flet build` packages.

It holds the app without its server, and only what an installed app needs: neither tests nor tools
would travel to a phone, nor the web client, which is larger than all the rest.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path

from tools.app_icons import LARGE
from tools.npm import ROOT

TARGET = ROOT / "build" / "app"
SERVING = {"brotli", "flet-web", "uvicorn", "websockets"}
"""Dependencies that only the server has."""
LEFT_OUT = ("serving", "cli", "assets", "__main__.py", "__pycache__")
ASSETS = ("fonts/Nunito-*", "sounds/*", "svg/*")
"""What screens ask for; the rest of the assets is for the page in a browser."""


def lay_out(target: Path = TARGET) -> None:
    """Write the folder anew. What `flet build` keeps in it for the next time stays."""
    for path in target.iterdir() if target.exists() else ():
        if path.name != "build":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "main.py", target)
    (target / "pyproject.toml").write_text(project(), "utf-8")
    copied = shutil.ignore_patterns(*LEFT_OUT)
    shutil.copytree(ROOT / "companion", target / "companion", ignore=copied)
    for folder in ("data", "seeds", "docs/guide"):
        shutil.copytree(ROOT / folder, target / folder)
    assets = ROOT / "companion" / "assets"
    for pattern in ASSETS:
        for path in assets.glob(pattern):
            place = target / "assets" / path.relative_to(assets)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    shutil.copy(LARGE, target / "assets" / "icon.png")


def project() -> str:
    """The project as `flet build` reads it: our own, without what only the server needs."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    own = tomllib.loads(text)["project"]
    needed = [one for one in own["dependencies"] if re.split(r"[<>=]", one)[0] not in SERVING]
    lines = [f"{key} = {json.dumps(own[key])}" for key in ("name", "version", "description")]
    lines += [f"dependencies = {json.dumps(needed)}"]
    tables = re.findall(r"^\[tool\.flet\b.*?(?=^\[(?!tool\.flet\b)|\Z)", text, re.M | re.S)
    return "\n".join(["[project]", *lines, "", *tables])


def main() -> None:
    lay_out()
    print(f"{TARGET} is ready for `flet build`: see BUILDING.md")


if __name__ == "__main__":
    main()
