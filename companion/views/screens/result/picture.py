"""A result as a picture to take along: shown first, then saved or handed to the share sheet."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.widgets.basics import Role, button, column, named, text
from companion.views.words import say

FILE = "companion-result.png"
_MARGIN = 16
_WIDEST = 480
"""Width (dp) of a picture that is read in a chat."""

Tell = Callable[[str], None]


@component
def AsPicture(look: Look, title: str, result: Callable[[], ft.Control]) -> ft.Control:
    """A button; after it the picture with the way to take it along.

    ``result`` draws the result's first card; ``title`` says above it what was played and when.
    """
    shown, set_shown = remembered(lambda: False)
    said, set_said = remembered(str)
    page = ft.context.page
    if not shown:
        return button(
            look,
            say("Share the result as a picture"),
            lambda: set_shown(True),
            kind="quiet",
            symbol=ft.Icons.IOS_SHARE_ROUNDED,
        )
    shot = ft.Screenshot(content=_picture(look, title, result()))
    sharing = page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS) and not page.web
    label = say("Share this picture") if sharing else say("Save this picture")
    tap = button(
        look,
        said or label,
        lambda: page.run_task(hand_on, shot, sharing, set_said),
        kind="tonal" if said else "filled",
        symbol=ft.Icons.CHECK_ROUNDED if said else ft.Icons.IOS_SHARE_ROUNDED,
    )
    seen = named(say("The result as a picture"), shot)
    return column([seen, ft.Semantics(content=tap, live_region=True)], 8)


def _picture(look: Look, title: str, result: ft.Control) -> ft.Control:
    p = look.palette
    above = text(title, Role.TITLE_LARGE, p.on_surface, text_align=ft.TextAlign.CENTER)
    return ft.Container(
        column([above, result], 10),
        bgcolor=p.surface,
        padding=12,
        width=min(look.width - 2 * _MARGIN, _WIDEST),
    )


async def hand_on(shot: ft.Screenshot, sharing: bool, tell: Tell) -> None:
    """Take the picture, and hand it on or save it where the person says."""
    try:
        picture = await shot.capture()  # sharper than the device draws, it is cut off
        if sharing:
            file = ft.ShareFile.from_bytes(picture, mime_type="image/png", name=FILE)
            await ft.Share().share_files([file])
            tell(say("Shared."))
        else:
            await ft.FilePicker().save_file(file_name=FILE, src_bytes=picture)
            tell(say("Saved as {name}.", name=FILE))
    except Exception as fault:  # whatever a device answers is a sentence, never an end
        tell(say("There is no picture: {why}", why=fault))
