"""Makes companion/assets/fonts/MaterialIcons-Regular.otf: only the icons that the screens name.

The whole font is a tenth of a first visit. `make icons` after a new icon; a test asks for it.
"""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

from flet_web import get_package_web_dir
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tools.npm import FONTS, ROOT

TARGET = FONTS / "MaterialIcons-Regular.otf"
NAMED = re.compile(r"\bIcons\.([A-Z][A-Z0-9_]+)")

# Icons that Flet offers under a second name, by what the font calls them.
OTHER_NAMES = {
    "copy": "content_copy",
    "cut": "content_cut",
    "favorite_outline": "favorite_border",
    "paste": "content_paste",
    "radio_button_off": "radio_button_unchecked",
    "radio_button_on": "radio_button_checked",
}
STYLES = ("outlined", "rounded", "sharp")

# Flutter's own controls draw these: menus, drop-downs, date fields, chips, dismissible things.
BY_FLUTTER = {
    "ADD", "ARROW_BACK", "ARROW_BACK_IOS", "ARROW_DROP_DOWN", "ARROW_DROP_UP", "ARROW_FORWARD",
    "ARROW_UPWARD", "CANCEL", "CHECK", "CHECK_CIRCLE", "CHEVRON_LEFT", "CHEVRON_RIGHT", "CLEAR",
    "CLOSE", "DELETE", "DRAG_HANDLE", "EDIT", "ERROR", "EXPAND_LESS", "EXPAND_MORE", "INFO",
    "KEYBOARD_ARROW_DOWN", "KEYBOARD_ARROW_UP", "MENU", "MORE_HORIZ", "MORE_VERT", "REMOVE",
    "SEARCH", "VISIBILITY", "VISIBILITY_OFF", "WARNING",
}  # fmt: skip


def used() -> set[str]:
    """The names of all icons that the code mentions, as in ft.Icons.UNDO_ROUNDED."""
    sources = (path.read_text("utf-8") for path in (ROOT / "companion").rglob("*.py"))
    return {name for source in sources for name in NAMED.findall(source)}


def known() -> set[str]:
    """Every name that Flet's Icons has."""
    listing = files("flet.controls.material").joinpath("icons.json").read_text("utf-8")
    return set(json.loads(listing))


def glyph(name: str) -> str:
    """What the font calls an icon: UNDO_ROUNDED is undo_rounded, UNDO is undo_baseline."""
    stem, _, style = name.lower().rpartition("_")
    if style not in STYLES:
        stem, style = name.lower(), "baseline"
    stem = OTHER_NAMES.get(stem, stem)
    return f"_{stem}_{style}" if stem[0].isdigit() else f"{stem}_{style}"


def points(font: TTFont, names: set[str]) -> dict[str, int]:
    """The code point of each icon. Raises KeyError for one that the font does not have."""
    by_glyph = {glyph_name: point for point, glyph_name in font.getBestCmap().items()}
    return {name: by_glyph[glyph(name)] for name in sorted(names)}


def whole_font() -> TTFont:
    return TTFont(Path(get_package_web_dir()) / "assets" / "fonts" / "MaterialIcons-Regular.otf")


def main() -> None:
    font = whole_font()
    options = Options(notdef_outline=True, glyph_names=False, layout_features=[])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points(font, (used() & known()) | BY_FLUTTER).values())
    subsetter.subset(font)
    font.save(TARGET)
    print(f"{TARGET.name}: {len(font.getGlyphOrder())} glyphs, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
