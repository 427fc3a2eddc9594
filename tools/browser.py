"""Finds Chromium for the browser tests, or gets it from the system's own package manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)

# A manager's program, and the commands that install Chromium with it.
MANAGERS = {
    "apt-get": (("apt-get", "update", "-q"), ("apt-get", "install", "-q", "-y", "chromium")),
    "dnf": (("dnf", "install", "-y", "chromium"),),
    "pacman": (("pacman", "-Sy", "--noconfirm", "chromium"),),
    "brew": (("brew", "install", "--cask", "chromium"),),
}


def find() -> str | None:
    """The path of a Chromium on this machine; COMPANION_CHROMIUM names one to be used."""
    named = os.environ.get("COMPANION_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next(filter(None, found), None) or next((str(p) for p in MAC if p.exists()), None)


def install() -> None:
    """Try the first package manager here that may install. Raises CalledProcessError."""
    for manager, commands in MANAGERS.items():
        # brew works for its owner and refuses root, all others need root.
        if shutil.which(manager) and (manager == "brew") != (os.geteuid() == 0):
            print(f"No Chromium here: installing it with {manager} ...", flush=True)
            for command in commands:
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            return


def main() -> int:
    if find():
        return 0
    try:
        install()
    except subprocess.CalledProcessError as error:
        print(f"{' '.join(error.cmd)} failed with exit {error.returncode}.", file=sys.stderr)
    if find():
        return 0
    print(
        "The browser tests need Chromium: install it (as root: apt-get install chromium), "
        "or set COMPANION_CHROMIUM to its path.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
