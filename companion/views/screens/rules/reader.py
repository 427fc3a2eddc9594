"""Who reads the rules: somebody at a table, or somebody who came by the navigation bar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from urllib.parse import quote, urlencode

from companion.content import facts, rulebook
from companion.views.here import Here
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.registry import view_of
from companion.views.screens.setup.ticks import being_set
from companion.views.widgets.basics import Tap
from companion.views.words import say

BASE = "/rules"
FOUND = "q"
"""In an address: the words that led to a rule."""
STEP = "step"
"""In an address: a step of the game that comes first."""
ONLY = "in"
"""In an address: the only game that was searched."""
BOOK = "book"
CHAPTER = "chapter"
QUICK = "quick"
GLOSSARY = "words"
GUIDE = "guide"


def rules_of(table: str) -> str:
    """The address of the rules of a table."""
    return f"/tables/{table}{BASE}"


@dataclass(frozen=True, slots=True)
class Reader:
    """One phone reading; ``play`` is the table that it reads for, if there is one, ``only`` the
    game that it has chosen to read about, ``step`` what a sheet was about to do."""

    here: Here
    play: Play | None = None
    only: str | None = None
    step: str | None = None

    @property
    def look(self) -> Look:
        """How this phone draws."""
        return self.here.look

    @property
    def game(self) -> str | None:
        """The game on the table, None for one of which there is nothing to read."""
        game = None if self.play is None else self.play.table.header.game
        return game if game in facts.slugs() else None

    @property
    def base(self) -> str:
        """Where these rules begin."""
        return BASE if self.play is None else rules_of(self.play.session.id)

    @property
    def setting_up(self) -> bool:
        """Whether the table is being set."""
        play = self.play
        return play is not None and being_set(
            self.here.library, play.session.id, len(play.table.entries)
        )

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of the game that are on now, the most urgent first."""
        if self.play is None:
            return ()
        if self.setting_up:
            return ("set-up",)
        found = view_of(self.play.table.header).steps(self.play)
        return found if self.step is None else tuple(dict.fromkeys((self.step, *found)))

    def leave(self) -> None:
        """Back to where the table is: the same turn, or its set-up."""
        if self.play is None:
            self.here.go("/")
            return
        table = f"/tables/{self.play.session.id}"
        self.here.go(f"{table}/setup" if self.setting_up else table)

    @property
    def leave_words(self) -> str:
        """Where ``leave`` leads."""
        play = self.play
        if play is None:
            return say("Back to the games")
        if self.setting_up:
            return say("Back to the set-up")
        if play.over:
            return say("Back to the result")
        turn = play.table.game.turn(play.state)
        if turn is None:
            return say("Back to the table")
        return say("Back to {name}’s turn", name=play.names[turn])

    def to_search(self) -> None:
        """To the words typed last."""
        self.here.go(self.base if self.only is None else f"{self.base}/{BOOK}/{self.only}")

    def to_book(self, game: str | None) -> Tap:
        """Opens the rules of one game, None: of all."""
        return partial(self.here.go, self.base if game is None else f"{self.base}/{BOOK}/{game}")

    def to_rule(self, rule: str, words: str | None = None, chapter: bool = False) -> Tap:
        """Opens a rule; ``words`` found it ("" a list of the search's screen), or a chapter."""
        asked = {}
        if words is not None:
            asked = {FOUND: words, **({ONLY: self.only} if self.only else {})}
        elif chapter:
            asked = {CHAPTER: "1"}
        query = f"?{urlencode(asked, quote_via=quote)}" if asked else ""
        return partial(self.here.go, f"{self.base}/{rule}{query}")

    def to_chapter(self, game: str, number: int) -> Tap:
        """Opens a chapter, counted from 1."""
        return partial(self.here.go, f"{self.base}/{CHAPTER}/{game}/{number}")

    def to_quick(self, game: str) -> Tap:
        """Opens the quick references of a game."""
        return partial(self.here.go, f"{self.base}/{QUICK}/{game}")

    def to_glossary(self, game: str) -> Tap:
        """Opens the glossary of a game."""
        return partial(self.here.go, f"{self.base}/{GLOSSARY}/{game}")

    def to_guide(self, game: str) -> Tap:
        """Opens the guide of a game, for whoever sets up the phone."""
        return partial(self.here.go, f"{self.base}/{GUIDE}/{game}")


def chapter_of(rule: rulebook.Rule) -> int:
    """The number of the chapter that holds a rule, from 1."""
    titles = [section.title for section in rulebook.book(rule.game).sections]
    return titles.index(rule.section) + 1
