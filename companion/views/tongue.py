"""Which language a session's screens speak: the one that is set, else the device's."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.language import LANGUAGES, fitting, listen_to

_DEVICE, _SPOKEN = "device languages", "language"


def bring(page: ft.Page, device: Sequence[str]) -> None:
    """Keep with a page's session which languages its device asks for, the dearest first."""
    page.session.store.set(_DEVICE, tuple(device))


def speak(page: ft.Page, setting: str) -> str:
    """Draw this page in the language of a setting from now on; its code."""
    device = page.session.store.get(_DEVICE) or ()
    code = setting if setting in LANGUAGES else fitting(device)
    page.session.store.set(_SPOKEN, code)
    return code


def material(code: str) -> ft.LocaleConfiguration:
    """For what Flutter itself says: calendars, the names of its buttons."""
    known = [ft.Locale(one) for one in LANGUAGES]
    return ft.LocaleConfiguration(supported_locales=known, current_locale=ft.Locale(code))


def _of_session() -> str | None:
    try:
        page = ft.context.page
    except RuntimeError:  # no page is drawn here
        return None
    code: str | None = page.session.store.get(_SPOKEN)
    return code


listen_to(_of_session)
