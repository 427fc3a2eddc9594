"""One browser session: theme, size, settings, and which screen is shown."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence

import flet as ft

from companion.library import Library
from companion.sharing.roles import NOBODY
from companion.views import theme, tongue
from companion.views.component import component, fail_in_words
from companion.views.feedback import Feedback
from companion.views.here import HERE, Here, Surroundings
from companion.views.hooks import end_all, held, remembered, running
from companion.views.look import Look
from companion.views.palette import DARK, LIGHT
from companion.views.play.frame import PlayScreen
from companion.views.screens.home.screen import HomeScreen
from companion.views.screens.later import later
from companion.views.screens.lost import LostScreen
from companion.views.screens.new_table.screen import JustScoreScreen, NewTableScreen
from companion.views.screens.rules.screen import PATHS as RULES
from companion.views.screens.rules.screen import RulesScreen
from companion.views.screens.sharing.guest import guest_app
from companion.views.screens.sharing.visit import Visit, use_news
from companion.views.settings import Settings, settings_from
from companion.views.sight import sight_of
from companion.views.widgets.persons import Dress

_MODES = {"system": ft.ThemeMode.SYSTEM, "light": ft.ThemeMode.LIGHT, "dark": ft.ThemeMode.DARK}

ROUTES = [
    ft.Route(index=True, component=HomeScreen),
    ft.Route(path="new/:game", component=NewTableScreen),
    ft.Route(path="score/:game", component=JustScoreScreen),
    ft.Route(path="tables/:id", component=PlayScreen),
    ft.Route(path="tables/:id/history", component=later("HistoryScreen")),
    ft.Route(path="tables/:id/correct", component=later("CorrectScreen")),
    ft.Route(path="box/:game", component=later("BoxScreen")),
    ft.Route(path="tables/:id/share", component=later("ShareScreen")),
    ft.Route(path="tables/:id/watch", component=later("WatchScreen")),
    ft.Route(path="log", component=later("LogScreen")),
    ft.Route(path="log/bin", component=later("BinScreen")),
    ft.Route(path="log/by-hand", component=later("ByHandScreen")),
    ft.Route(path="log/:id", component=later("LogEntryScreen")),
    ft.Route(path="log/:id/edit", component=later("EditScreen")),
    ft.Route(path="log/:id/at/:n", component=later("ReplayScreen")),
    ft.Route(path="statistics", component=later("StatisticsScreen")),
    ft.Route(path="players", component=later("PlayersScreen")),
    ft.Route(path="players/:key", component=later("PlayerScreen")),
    ft.Route(path="players/:key/edit", component=later("EditPlayerScreen")),
    ft.Route(path="groups/:id", component=later("GroupScreen")),
    ft.Route(path="in-and-out", component=later("InAndOutScreen")),
    ft.Route(path="tables/:id/setup", component=later("SetupScreen")),
    ft.Route(path="campaign", component=later("CampaignScreen")),
    ft.Route(path="campaign/:name", component=later("CampaignScreen")),
    ft.Route(path="settings", component=later("SettingsScreen")),
    *(ft.Route(path=path, component=RulesScreen) for path in RULES),
    # The rules lie on top of the table, which stays as it is: its scroll, its sheet, its input.
    *(ft.Route(path=f"tables/:id/{path}", component=PlayScreen) for path in RULES),
]


def open_session(
    page: ft.Page,
    library: Library,
    surroundings: Surroundings | None = None,
    visit: Visit | None = None,
) -> None:
    """Draw the app on a page that has just connected. Its name tells the splash to go."""
    fail_in_words(page)
    page.title = "Companion"
    page.padding = 0
    page.spacing = 0
    where, whose = surroundings or Surroundings(), visit or Visit()
    tongue.bring(page, where.languages())
    page.render(lambda: App(library, where, whose))


def _no_newer() -> Callable[[], None] | None:
    return None


def _dark(page: ft.Page, settings: Settings) -> bool:
    if settings.theme != "system":
        return settings.theme == "dark"
    return page.platform_brightness == ft.Brightness.DARK


def _dress(page: ft.Page, settings: Settings, language: str) -> None:
    page.locale_configuration = tongue.material(language)
    page.theme = theme.light(settings.scale)
    page.dark_theme = theme.dark(settings.scale)
    page.theme_mode = _MODES[settings.theme]
    page.update()


@component
def App(library: Library, surroundings: Surroundings, visit: Visit) -> ft.Control:
    """The screen at the page's address, drawn with this phone's look."""
    page = ft.context.page
    standing = use_news(visit.news, lambda: visit.standing(library))
    kept, set_settings = remembered(lambda: settings_from(library.setting("look", {})))
    settings = standing.settings or kept
    size, set_size = remembered(lambda: (float(page.width or 390), float(page.height or 844)))
    drawn, draw = remembered(object)
    turned, set_turned = remembered(lambda: False)
    feedback = held(Feedback(page)).current

    def listen() -> None:
        page.on_resize = lambda event: set_size((event.width, event.height))
        page.on_platform_brightness_change = lambda _: draw(object())
        page.on_locale_change = lambda event: heard([one.language_code for one in event.locales])
        page.on_close = lambda _: end_all(page)
        page.on_connect = lambda _: connected()
        sight_of(page).attach(page)

    def connected() -> None:
        sight_of(page).attach(page)
        visit.connected()
        heard(surroundings.languages())

    def heard(languages: Sequence[str]) -> None:
        tongue.bring(page, languages)
        draw(object())

    ft.use_effect(listen, [])
    language = tongue.speak(page, settings.language)
    dressed = [settings.theme, settings.scale, language]
    ft.use_effect(lambda: _dress(page, settings, language), dressed)

    newer, set_newer = remembered(_no_newer)

    async def wait_for_newer() -> None:
        if surroundings.newer is not None:
            set_newer(await asyncio.shield(surroundings.newer))

    running(wait_for_newer, anew=0)

    def change(changed: Settings) -> None:
        if not visit.keep(changed):
            library.keep_setting("look", changed.as_json())
            set_settings(changed)
            visit.tell()

    look = Look(
        palette=DARK if _dark(page, settings) else LIGHT,
        scale=settings.scale,
        width=size[0],
        height=size[1],
        left_handed=settings.left_handed,
        language=language,
        seats=held(Dress(library.profiles)).current.of,
    )
    here = Here(
        library=visit.library(library),
        look=look,
        settings=settings,
        change=change,
        go=page.navigate,
        feel=lambda moment: feedback.give(moment, settings),
        turned=turned,
        turn=lambda: set_turned(not turned),
        in_browser=surroundings.in_browser,
        newer=newer,
        connection=drawn,
        who=standing.badge or NOBODY,
        guest=standing.guest,
        hub=visit.hub,
    )
    if visit.hosts:
        routed = HERE(here, lambda: ft.Router(ROUTES, not_found=LostScreen))
    else:
        routed = HERE(here, lambda: guest_app(standing))
    return ft.Container(routed, expand=True, rotate=ft.Rotate(math.pi if turned else 0))
