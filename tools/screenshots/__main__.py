"""`python -m tools.screenshots [DRESS…]`: docs/screens, and the pictures of README and guides."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import QUIET, Companion
from tools.browser import find
from tools.npm import ROOT
from tools.screenshots.boxes import faults
from tools.screenshots.camera import Camera, Dress, looking_at
from tools.screenshots.evening import furnish
from tools.screenshots.places import FIRST, PLACES

SCREENS = ROOT / "docs" / "screens"
DEMO = "See a demo"
GUIDE = ROOT / "docs" / "guide" / "pictures"

DRESSES: Mapping[str, Dress] = {
    "light": Dress(),
    "dark": Dress(browser={"color_scheme": "dark"}),
    "text-2": Dress({"scale": 2.0}),
    "german": Dress(browser={"locale": "de-DE"}),
    "360x640": Dress(size=(360, 640)),
    "1024x768": Dress(size=(1024, 768)),
}
IN_GUIDES = (
    *("magic-bakery", "filler", "filler-times", "hasty-baker", "cake-auf", "set-up"),
    *("new-magic-bakery", "magic-bakery-clock", "result-filler", "first-start"),
)


@contextmanager
def _running(dress: Dress, *, empty: bool) -> Iterator[Companion]:
    with tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch) / "data"
        furnish(data, dress.settings, empty=empty)
        running = Companion(data).start()
        try:
            yield running
        finally:
            running.kill()


def _tour(camera: Camera, places: Mapping[str, str], folder: Path) -> list[str]:
    """Pictures of some places; what lies wrong on them."""
    wrong = []
    for name, path in places.items():
        camera.go(path)
        camera.take(folder / f"{name}.webp")
        wrong += [f"{folder.name}/{name}: {fault}" for fault in faults(camera.app.page)]
        if folder.name == "light" and name in IN_GUIDES:
            GUIDE.mkdir(parents=True, exist_ok=True)
            (GUIDE / f"{name}.webp").write_bytes((folder / f"{name}.webp").read_bytes())
    return wrong


def _photograph(browser: Browser, name: str) -> list[str]:
    dress, wrong = DRESSES[name], []
    for empty, places in ((False, PLACES), (True, FIRST)):
        with _running(dress, empty=empty) as running, looking_at(browser, running, dress) as camera:
            wrong += _tour(camera, places, SCREENS / name)
            demo = camera.app.find(DEMO)
            if empty and demo.count():
                camera.app.tap(demo)
                camera.settle()
                wrong += _tour(camera, {"demo": camera.path}, SCREENS / name)
    return wrong


def main() -> int:
    """Take all pictures, or those of some dresses; the exit code says whether all lie well."""
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        for name in sys.argv[1:] or DRESSES:
            wrong += _photograph(browser, name)
        browser.close()
    size = sum(file.stat().st_size for file in SCREENS.rglob("*.webp"))
    print(*wrong, f"{size / 1e6:.1f} MB in {SCREENS.relative_to(ROOT)}", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
