"""The set-up of a table, one step at a time; read-only once the table is being played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.hand import use_table
from companion.views.screens.lost import lost
from companion.views.screens.setup.foot import foot, onward
from companion.views.screens.setup.hero import step_hero
from companion.views.screens.setup.lists import Now, now_of, step_card
from companion.views.screens.setup.steps import steps_of, table_line
from companion.views.screens.setup.ticks import Ticks, being_set, keep, ticks
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, row, text
from companion.views.widgets.trouble import trouble
from companion.views.words import say

_DONE_SHOWN = 2
"""So many of the steps done stay in sight."""


@component
def SetupScreen() -> ft.Control:
    """The set-up of the table in the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    if being_set(here.library, table_id, len(session.table.entries)):
        return SettingUp(here, session)
    return LookingBack(here, session)


@component
def SettingUp(here: Here, session: TableSession) -> ft.Control:
    """One phone at a table that is being set."""
    use_table(session)
    use_awake(here, True)
    looked_at, look_at = remembered(_nothing)
    fault, set_fault = remembered(_nothing)
    look = here.look
    steps = steps_of(session.table.header)
    kept = ticks(here.library, session.id) or Ticks()
    now = now_of(steps, kept, looked_at)

    def save(changed: Ticks) -> None:
        try:
            keep(here.library, session.id, changed)
        except StoreError as error:
            set_fault(str(error))
            return
        set_fault(None)
        look_at(None)
        session.publish()

    def play() -> None:
        save(Ticks(tuple(step.id for step in steps), over=True))
        here.go(f"/tables/{session.id}")

    def undo() -> None:
        if now.undoable is not None:
            save(kept.unticked(now.undoable.step.id))

    done = partial(save, kept.ticked(now.shown.step.id))
    main = _onward(look, now, done, lambda: look_at(None), play)
    below = column(
        [*([trouble(look, fault)] if fault else []), foot(look, now.undoable, undo, main)]
    )
    newest = [one for one in now.done if one is not now.shown][-_DONE_SHOWN:]
    cards = [step_card(look, newest, look_at), step_card(look, now.to_come, look_at)]
    return _drawn(here, session, now, _progress(look, now, play), cards, below)


def _nothing() -> str | None:
    return None


def _onward(
    look: Look,
    now: Now,
    done: Callable[[], None],
    back: Callable[[], None],
    play: Callable[[], None],
) -> ft.Control:
    """Done, next; the last step's button starts the game."""
    if not now.to_come:
        return onward(look, say("Done, play"), say("All done: start playing"), play)
    if now.shown.done:
        first = now.to_come[0].number
        return onward(look, say("Go on"), say("Go on with step {n}", n=first), back)
    return onward(look, say("Done, next"), say("Done: {what}", what=now.shown.step.title), done)


def _progress(look: Look, now: Now, skip: Callable[[], None]) -> ft.Control:
    """How far the table is set, and the way past all of it."""
    p = look.palette
    done, whole = len(now.done), len(now.lines)
    words = say("{done} of {whole} done", done=done, whole=whole)
    bar = ft.Semantics(
        content=ft.ProgressBar(
            value=done / whole, color=p.secondary, bgcolor=p.high, bar_height=12, border_radius=6
        ),
        exclude_semantics=True,
        expand=None if look.roomy else True,
    )
    past = button(
        look, say("Skip"), skip, kind="quiet", name=say("Tick all and start playing"), height=48
    )
    told = text(words, Role.LABEL_LARGE)
    if look.roomy:
        return column([bar, row([ft.Container(told, expand=True), past])], 8)
    return row([bar, told, past], 12)


@component
def LookingBack(here: Here, session: TableSession) -> ft.Control:
    """The set-up of a table that is being played: to look something up."""
    use_awake(here, session.table.outcome is None)
    looked_at, look_at = remembered(_nothing)
    look = here.look
    steps = steps_of(session.table.header)
    back = onward(
        look,
        say("Back to the table"),
        say("Back to the table"),
        lambda: here.go(f"/tables/{session.id}"),
        symbol=ft.Icons.ARROW_BACK_ROUNDED,
    )
    if not steps:
        bar = top_bar(look, say("Set-up"), on_back=lambda: here.go(f"/tables/{session.id}"))
        return screen(look, bar, text(say("This table needs no set-up.")), foot=back)
    now = now_of(steps, Ticks(tuple(step.id for step in steps)), looked_at or steps[0].id)
    others = [one for one in now.lines if one is not now.shown]
    return _drawn(here, session, now, None, [step_card(look, others, look_at)], back)


def _drawn(
    here: Here,
    session: TableSession,
    now: Now,
    progress: ft.Control | None,
    cards: list[list[ft.Control]],
    below: ft.Control,
) -> ft.Control:
    """Done steps above, the step of the moment, the next ones below; or hero and lists abreast."""
    look = here.look
    base = f"/tables/{session.id}"
    rules = now.shown.step.rules
    rule = (lambda: here.go(f"{base}/rules/{rules[0]}")) if rules else None
    shown = step_hero(look, now.shown, len(now.lines), rule)
    top = [] if progress is None else [progress]
    if look.wide or look.flat:
        lists = column([one for each in cards for one in each], 12)
        body: ft.Control = row(
            [column([*top, shown], 12, expand=6), ft.Container(lists, expand=5)],
            16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        above, *rest = [[], *cards] if progress is None else cards
        body = column([*top, *above, shown, *[one for each in rest for one in each]], 12)
    bar = top_bar(
        look,
        say("Set the table") if progress is not None else say("Set-up"),
        table_line(session.table.header),
        on_back=lambda: here.go("/" if progress is not None else base),
        actions=[(say("Rules"), ft.Icons.MENU_BOOK_ROUNDED, lambda: here.go(f"{base}/rules"))],
    )
    return screen(look, bar, ft.Container(body, padding=ft.Padding.only(bottom=8)), foot=below)
