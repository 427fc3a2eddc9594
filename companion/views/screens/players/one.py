"""One person: what they played, how it went, with whom."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote, unquote

import flet as ft

from companion.games.registry import GAMES
from companion.log.results import Result
from companion.log.statistics import Meeting, by_game, lengths, meetings, scores, tallies
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.desk import use_desk
from companion.views.screens.log.filters import Filters, questions
from companion.views.screens.log.words import this_day
from companion.views.screens.lost import nowhere
from companion.views.screens.statistics.bakery import stars_over_time
from companion.views.screens.statistics.charts import figures
from companion.views.screens.statistics.scores import scores_by_count
from companion.views.screens.statistics.sums import Overview, hours, mean, overview, percent
from companion.views.widgets.bars import BarAction, screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, hero, press, row, text
from companion.views.widgets.choosing import Question, answers, chips, covered
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.persons import person_badge
from companion.views.words import counted, say

KEYS = ("game", "period", "seats")
MOST_MET = 8


@component
def PlayerScreen() -> ft.Control:
    """The person of the address."""
    here = use_here()
    key = unquote(ft.use_route_params().get("key", ""))
    return OnePlayer(here, key)


@component
def OnePlayer(here: Here, key: str) -> ft.Control:
    """Their numbers, as the chips narrow them."""
    desk = use_desk(f"player {key}")
    asked, set_asked = remembered(_no_question)
    look, library = here.look, here.library
    people = library.profiles.people()
    own = Filters(who=key).of(library.log(), people, this_day())
    if not own and library.profiles.get(key) is None:
        return nowhere(here, back="/players")
    filters: Filters = desk.get("filters", Filters())
    found = overview(filters.of(own, people, this_day()), library.results())
    names = library.profiles.called(own)
    name = people.name(key) or names[key]
    mine = [one for one in found.results if one.who == key]
    parts: list[ft.Control] = []
    if own:
        parts.append(chips(look, questions(library, own, filters, keys=KEYS), set_asked))
    parts += [_hero(here, key, name, mine), *_figures(look, found, mine)]
    if filters.game:
        parts += scores_by_count(look, mine)
        parts += stars_over_time(look, found.plays)
    else:
        parts += _games(look, mine)
    parts += _met(here, meetings(found.results, key), names)
    parts.append(_all_tables(here, key, len(own)))
    bar = top_bar(
        look, name, on_back=lambda: here.go("/players"), actions=_actions(here, key, name)
    )
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.only(top=4, bottom=20)
    )
    under = screen(look, bar, body)
    if asked is None:
        return under

    def pick(value: str) -> None:
        assert asked is not None, "its answers are shown"
        desk.put("filters", filters.answered(asked.key, value))

    return covered(under, answers(look, asked, pick, lambda: set_asked(None)))


def _no_question() -> Question | None:
    return None


def _actions(here: Here, key: str, name: str) -> tuple[BarAction, ...]:
    path = f"/players/{quote(key, safe='')}/edit"
    words = say("Change the profile of {name}", name=name)
    return ((words, ft.Icons.EDIT_ROUNDED, lambda: here.go(path)),)


def _hero(here: Here, key: str, name: str, mine: Sequence[Result]) -> ft.Control:
    look = here.look
    p = look.palette
    count = len(mine)
    word = say("table finished") if count == 1 else say("tables finished")
    lines = column(
        [
            text(str(count), Role.DISPLAY_SMALL, p.on_hero),
            text(word, Role.TITLE_MEDIUM, p.hero_accent),
        ],
        0,
        expand=True,
    )
    badge = person_badge(look, key, name, here.library.profiles.get(key), 64)
    return hero(look, row([badge, lines], 16))


def _figures(look: Look, found: Overview, mine: Sequence[Result]) -> list[ft.Control]:
    """Wins of all that could be won, shared wins and those of a team among them."""
    tally = next(iter(tallies(mine)), None)
    if tally is None:
        return []
    pairs: list[tuple[str, str]] = []
    if tally.rate is not None:
        won = counted(tally.decided, "won, of {n} table", "won, of {n} tables")
        pairs += [
            (str(tally.wins), won),
            (percent(tally.rate), say("of them won")),
            (str(tally.streak), say("won in a row now")),
            (str(tally.longest), say("won in a row at best")),
        ]
    time = lengths(found.plays)
    if time is not None:
        pairs.append((hours(time.total), say("at the table in all")))
    return [figures(look, pairs)] if pairs else []


def _games(look: Look, mine: Sequence[Result]) -> list[ft.Control]:
    """A line a game, the favourite first."""
    if not mine:
        return []
    lines: list[ft.Control] = [_heading(say("Games"))]
    for game, own in by_game(mine).items():
        title = GAMES[game].title if game in GAMES else game
        tally = tallies(own)[0]
        said = [counted(tally.plays, "{n} table", "{n} tables")]
        if tally.decided:
            said.append(counted(tally.wins, "{n} win", "{n} wins"))
        known = scores(own)
        if known is not None:
            said.append(say("best {n}", n=known.best))
            said.append(say("{n} on average", n=mean(known.average)))
        lines.append(
            column(
                [
                    text(title, Role.LABEL_LARGE),
                    text(", ".join(said), Role.BODY_MEDIUM, look.palette.on_variant),
                ],
                0,
            )
        )
    return [card(look, column(lines, 8))]


def _met(here: Here, met: Sequence[Meeting], names: dict[str, str]) -> list[ft.Control]:
    """Head to head; whoever was met most often first."""
    if not met:
        return []
    lines = [_meeting(here, one, names[one.other]) for one in met[:MOST_MET]]
    inset = ft.Container(_heading(say("Head to head")), padding=ft.Padding.symmetric(horizontal=8))
    return [card(here.look, column([inset, *lines], 2), padding=10)]


def _meeting(here: Here, one: Meeting, name: str) -> ft.Control:
    look = here.look
    team = one.together - one.ahead - one.behind - one.level
    said = [say("{n} as a team", n=team)] if team else []
    if one.ahead or one.behind or one.level:
        said.append(counted(one.ahead, "{n} time ahead", "{n} times ahead"))
        said.append(counted(one.behind, "{n} time behind", "{n} times behind"))
    if one.level:
        said.append(counted(one.level, "{n} time level", "{n} times level"))
    lines: list[ft.Control] = [
        text(
            say(
                "{name}: {tables}",
                name=name,
                tables=counted(one.together, "{n} table", "{n} tables"),
            ),
            Role.LABEL_LARGE,
        ),
        text(", ".join(said), Role.BODY_MEDIUM, look.palette.on_variant),
    ]
    badge = person_badge(look, one.other, name, here.library.profiles.get(one.other))
    return press(
        look,
        say("{name}: {said}", name=name, said=", ".join(said)),
        row([badge, column(lines, 0, expand=True)], 12),
        lambda: here.go(f"/players/{quote(one.other, safe='')}"),
        fill=look.palette.card,
        ink=look.palette.on_surface,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=8, vertical=7),
    )


def _all_tables(here: Here, key: str, count: int) -> ft.Control:
    """The way to the log, narrowed to this person."""
    desk = use_desk("log")

    def show() -> None:
        desk.values["page"] = 0
        desk.values["filters"] = Filters(who=key)
        here.go("/log")

    words = counted(count, "Show {n} table in the log", "Show {n} tables in the log")
    return button(here.look, words, show if count else None, kind="quiet")


def _heading(words: str) -> ft.Control:
    return ft.Semantics(content=text(words, Role.TITLE_LARGE), header=True, heading_level=2)
