"""Draws companion/assets/icons/*.png from icon.svg, in Chromium: as it is, and maskable.

A maskable icon fills its square, and what matters lies within the middle four fifths. Shops for
apps want a larger one, which no browser asks for: it lies beside this script.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import find
from tools.npm import ROOT

ICONS = ROOT / "companion" / "assets" / "icons"
LARGE = Path(__file__).with_name("icon.png")
SIZES = (192, 512)  # pixels
LARGEST = 1024
KINDS = (("icon", 100, "transparent"), ("icon-maskable", 80, "#3F1130"))
STYLE = "margin:0;display:grid;place-items:center;height:100vh;background:{background}"


def draw(browser: Browser, target: Path, size: int, share: int, background: str) -> None:
    """One picture, of which the icon takes so many hundredths."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    picture = f'<div style="width:{share}vw;line-height:0">{drawing}</div>'
    page.set_content(f'<body style="{STYLE.format(background=background)}">{picture}')
    page.screenshot(path=target, omit_background=True)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for size in SIZES:
            for name, share, background in KINDS:
                draw(browser, ICONS / f"{name}-{size}.png", size, share, background)
        draw(browser, LARGE, LARGEST, 100, "transparent")
        browser.close()


if __name__ == "__main__":
    main()
