"""What is installed from the wheel works from any folder, with everything it needs inside."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without a network and unpacked as an installer would."""
    place = tmp_path_factory.mktemp("wheel")
    build = [
        sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation",
        "--no-index", "--wheel-dir", str(place), str(ROOT),
    ]  # fmt: skip
    subprocess.run(build, check=True)
    (wheel,) = place.glob("companion-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place / "site")
    return place / "site"


@pytest.mark.parametrize("folder", ["data", "seeds"])
def test_facts_and_rules_travel_in_the_wheel(installed: Path, folder: str) -> None:
    there = {path.name: path.read_bytes() for path in (ROOT / folder).iterdir()}
    inside = {path.name: path.read_bytes() for path in (installed / "companion" / folder).iterdir()}
    assert there
    assert inside == there


def test_the_guides_travel_in_the_wheel_with_their_pictures(installed: Path) -> None:
    guides = ROOT / "docs" / "guide"
    there = {path.relative_to(guides) for path in guides.rglob("*.*")}
    inside = installed / "companion" / "docs" / "guide"
    assert {path.relative_to(inside) for path in inside.rglob("*.*")} == there


@pytest.mark.parametrize("asset", ["index.html", "boot.js", "fonts/Nunito-500.ttf", "svg/cat.svg"])
def test_pages_fonts_and_pictures_travel_in_the_wheel(installed: Path, asset: str) -> None:
    assert (installed / "companion" / "assets" / asset).is_file()


def test_it_runs_from_another_folder(installed: Path, tmp_path: Path) -> None:
    probe = "import companion, companion.cli; print(companion.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    said = subprocess.run(
        [sys.executable, "-c", probe],
        cwd=tmp_path, env=environment, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert Path(said.stdout.strip()).is_relative_to(installed)


def test_the_command_is_declared(installed: Path) -> None:
    (entries,) = installed.glob("companion-*.dist-info/entry_points.txt")
    assert "companion = companion.cli:main" in entries.read_text("utf-8")
