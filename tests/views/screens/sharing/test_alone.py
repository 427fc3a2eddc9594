"""Where other phones can't join, nothing offers it, and it is said why where people look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.library import Library
from companion.sharing.hub import Hub
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.settings.screen import SettingsScreen
from companion.views.screens.sharing.alone import why_alone
from companion.views.settings import Settings
from tests.views.drawing import drawn, words
from tests.views.phone import on_a_phone


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Here]:
    with on_a_phone(), Store.open(tmp_path) as store:
        yield Here(Library(store), Look(), Settings(), lambda _: None, lambda _: None)


def told(here: Here) -> list[str]:
    """What the settings say."""
    return words(drawn(lambda: HERE(here, SettingsScreen)))


@pytest.mark.parametrize("in_browser", [True, False])
def test_the_settings_of_an_app_with_no_server_say_why_no_phone_can_join(
    here: Here, in_browser: bool
) -> None:
    assert why_alone(in_browser=in_browser) in told(replace(here, in_browser=in_browser))


def test_where_phones_can_join_no_settings_say_that_they_cannot(here: Here) -> None:
    shared = replace(here, hub=Hub(here.library.store.device))
    assert not {why_alone(in_browser=True), why_alone(in_browser=False)} & set(told(shared))
    assert str(here.library.store.folder) in told(shared)


def test_without_a_server_no_table_offers_more_phones(here: Here) -> None:
    assert not here.can_share
    assert replace(here, hub=Hub(here.library.store.device)).can_share
