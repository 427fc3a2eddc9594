"""Draws companion/assets/icons/*.png from icon.svg, in Chromium: as it is, and maskable.

A maskable icon fills its square, and what matters lies within the middle four fifths.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tools.browser import find
from tools.npm import ROOT

ICONS = ROOT / "companion" / "assets" / "icons"
SIZES = (192, 512)  # pixels
KINDS = (("icon", 100, "transparent"), ("icon-maskable", 80, "#3F1130"))
STYLE = "margin:0;display:grid;place-items:center;height:100vh;background:{background}"


def main() -> None:
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            for name, share, background in KINDS:
                style = STYLE.format(background=background)
                picture = f'<div style="width:{share}vw;line-height:0">{drawing}</div>'
                page.set_content(f'<body style="{style}">{picture}')
                page.screenshot(path=ICONS / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
