"""Which language a session's screens speak: the one that is set, else the device's."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import flet as ft

from companion.language import LANGUAGES, fitting, listen_to

_device: WeakKeyDictionary[ft.Page, tuple[str, ...]] = WeakKeyDictionary()
_spoken: WeakKeyDictionary[ft.Page, str] = WeakKeyDictionary()


def bring(page: ft.Page, device: Sequence[str]) -> None:
    """Keep with a page which languages its device asks for, the dearest first."""
    _device[page] = tuple(device)


def speak(page: ft.Page, setting: str) -> str:
    """Draw this page in the language of a setting from now on; its code."""
    code = setting if setting in LANGUAGES else fitting(_device.get(page, ()))
    _spoken[page] = code
    return code


def material(code: str) -> ft.LocaleConfiguration:
    """For what Flutter itself says: calendars, the names of its buttons."""
    known = [ft.Locale(one) for one in LANGUAGES]
    return ft.LocaleConfiguration(supported_locales=known, current_locale=ft.Locale(code))


def _of_session() -> str | None:
    try:
        return _spoken.get(ft.context.page)
    except RuntimeError:  # no page is drawn here
        return None


listen_to(_of_session)
