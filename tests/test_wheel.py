"""What is installed from the wheel works from any folder, with everything it needs inside."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.conftest import START, free_port

ROOT = Path(__file__).resolve().parent.parent


ALONE = """
import socket

OWN = ("127.0.0.1", "::1", "localhost", "0.0.0.0", None)
connect, look_up = socket.socket.connect, socket.getaddrinfo

def connecting(self, address):
    if self.family != socket.AF_UNIX and address[0] not in OWN:
        raise OSError("There is no network.")
    return connect(self, address)

def looking_up(host, *more, **others):
    if host not in OWN:
        raise OSError("There is no network.")
    return look_up(host, *more, **others)

socket.socket.connect, socket.getaddrinfo = connecting, looking_up
"""
"""Run by Python at its start, in the environment of these tests only."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment, the wheel installed in it with no network, and what it depends on."""
    place = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-index"]
    wheel = ["wheel", *offline, "--no-build-isolation", "--wheel-dir", str(place), str(ROOT)]
    subprocess.run([*pip, *wheel], check=True)
    (built,) = place.glob("companion-*.whl")
    empty = place / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(empty)], check=True)
    python = str(empty / "bin" / "python")
    subprocess.run([*pip, "--python", python, "install", *offline, str(built)], check=True)
    (site,) = empty.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    (site / "sitecustomize.py").write_text(ALONE, "utf-8")
    return empty


@pytest.fixture(scope="module")
def installed(environment: Path) -> Path:
    """Where the wheel's files lie."""
    (site,) = environment.glob("lib/python*/site-packages")
    return site


@pytest.mark.parametrize("folder", ["data", "seeds"])
def test_facts_and_rules_travel_in_the_wheel(installed: Path, folder: str) -> None:
    there = contents(ROOT / folder)
    inside = contents(installed / "companion" / folder)
    assert there
    assert inside == there


def contents(folder: Path) -> dict[Path, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in files}


def test_the_guides_travel_in_the_wheel_with_their_pictures(installed: Path) -> None:
    guides = ROOT / "docs" / "guide"
    there = {path.relative_to(guides) for path in guides.rglob("*.*")}
    inside = installed / "companion" / "docs" / "guide"
    assert {path.relative_to(inside) for path in inside.rglob("*.*")} == there


@pytest.mark.parametrize("asset", ["index.html", "boot.js", "fonts/Nunito-500.ttf", "svg/cat.svg"])
def test_pages_fonts_and_pictures_travel_in_the_wheel(installed: Path, asset: str) -> None:
    assert (installed / "companion" / "assets" / asset).is_file()


def test_it_starts_from_another_folder_with_no_network(environment: Path, tmp_path: Path) -> None:
    with running(environment, tmp_path) as url:
        with urllib.request.urlopen(url) as answer:
            page = answer.read().decode()
        engine = page.partition('rel="preload" href="')[2].partition('"')[0]
        with urllib.request.urlopen(url + engine) as answer:
            assert answer.read(4) == b"\0asm"
    assert any((tmp_path / "data").iterdir())


@contextmanager
def running(environment: Path, place: Path) -> Iterator[str]:
    """The installed command, started in a folder of its own. Gives its address."""
    port = free_port()
    command = [str(environment / "bin" / "companion"), "--data", "data", "--no-browser"]
    process = subprocess.Popen([*command, "--port", str(port)], cwd=place)
    url = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + START
    try:
        while not answers(url + "/healthz"):
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < deadline, "it has not started"
            time.sleep(0.05)
        yield url
    finally:
        process.kill()
        process.wait()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=1):
            return True
    except (urllib.error.URLError, OSError):
        return False


def test_it_is_the_installed_one_that_runs(environment: Path, tmp_path: Path) -> None:
    probe = "import companion; print(companion.__file__)"
    command = [str(environment / "bin" / "python"), "-c", probe]
    said = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert Path(said.stdout.strip()).is_relative_to(environment)


def test_the_command_is_declared(installed: Path) -> None:
    (entries,) = installed.glob("companion-*.dist-info/entry_points.txt")
    assert "companion = companion.cli:main" in entries.read_text("utf-8")
