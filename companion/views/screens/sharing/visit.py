"""Whose phone a session draws for, and what that phone may do at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.library import Library
from companion.sharing.hub import Hub
from companion.sharing.news import News
from companion.views.hooks import held, remembered, running
from companion.views.screens.sharing.borrowed import Borrowed
from companion.views.screens.sharing.standing import OWN, Standing
from companion.views.settings import Settings, of_this_phone, own_part, settings_from

T = TypeVar("T")


class Visit:
    """A session's phone: the table's own, or a guest's, known by the key that it shows."""

    def __init__(
        self, hub: Hub | None = None, caller: Callable[[], str | None] = lambda: None
    ) -> None:
        """``caller`` says whose connection the present one is: None for the table's own phone."""
        self.hub = hub
        self._caller = caller
        self._key = caller()

    @property
    def hosts(self) -> bool:
        """Whether this is the table's own phone."""
        return self.hub is None or self._key is None

    @property
    def news(self) -> News | None:
        """What may change a guest's rights; the table's own phone always has all."""
        return None if self.hub is None or self.hosts else self.hub.news

    def connected(self) -> None:
        """The browser has connected anew: it may show another key, and counts as that phone."""
        self._key = self._caller()

    def standing(self, library: Library) -> Standing:
        """What the phone is now."""
        if self.hub is None or self._key is None:
            return OWN
        guest = self.hub.guest(self._key)
        if guest is None:
            return Standing(guest=None, badge=None)
        group = settings_from(library.setting("look", {}))
        settings = of_this_phone(group, guest.look)
        sharing = self.hub.sharing(guest.table)
        stopped = sharing is None or sharing.stopped_at is not None
        return Standing(guest, self.hub.badge(guest), stopped, settings)

    def library(self, library: Library) -> Library:
        """What of everything that is kept the phone may reach."""
        return library if self.hosts else Borrowed(library, lambda: self.standing(library))

    def keep(self, settings: Settings) -> bool:
        """Keep how a guest's phone draws; False on the table's own, which has the group's."""
        if self.hub is None or self.hosts:
            return False
        guest = self.hub.guest(self._key or "")
        if guest is not None:
            self.hub.keep_look(guest, own_part(settings))
        return True

    def tell(self) -> None:
        """The group's settings have changed: guests go by them."""
        if self.hub is not None:
            self.hub.news.publish()


def use_news(news: News | None, look_at: Callable[[], T]) -> T:
    """What ``look_at`` says, drawn anew whenever there is news that change it."""
    _, draw = remembered(object)
    shown = look_at()
    seen, looking = held(shown), held(look_at)
    seen.current, looking.current = shown, look_at

    async def listen() -> None:
        if news is None:
            return
        queue = news.watch()
        try:
            while True:
                if looking.current() != seen.current:
                    draw(object())
                await queue.get()
        finally:
            news.unwatch(queue)

    running(listen, anew=news)
    return shown
