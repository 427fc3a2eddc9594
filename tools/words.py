"""`make words`: the catalogues of all languages, brought up to date with the words in the code.

Names the words that a language lacks. A word that is gone from the code is gone from its catalogue.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from companion import __version__
from companion.games.hasty_baker.moves import INGREDIENTS
from companion.games.registry import GAMES
from companion.language import ENGLISH, LANGUAGES
from companion.rules.story import COMMON_SENTENCES

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "companion" / "locale"
SPOKEN = ("companion/views", "companion/language")

THE_SAME = datetime(2026, 1, 1, tzinfo=UTC)
"""A catalogue without new words has no new bytes."""

TABLES = {
    "BANS", "KINDS", "POINTS", "STARS", "_BANS", "_CARDS", "_KINDS", "_MONTHS", "_SHORT", "_SPACES",
    "_WEEKDAYS", "_WORDS",
}  # fmt: skip
"""Where modules of the screens keep words that they say by a key."""
SLUG = re.compile(r"\s*|[a-z]+(-[a-z]+)+")
PICTURES = ROOT / "companion" / "assets" / "svg"

Word = str | tuple[str, str]
"""A sentence, or one thing and several of it."""


def words() -> dict[Word, set[str]]:
    """Every word that a person may see in a screen, and the modules that have it."""
    found: dict[Word, set[str]] = {}
    for folder in SPOKEN:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for word in words_of(path.read_text("utf-8")):
                found.setdefault(word, set()).add(path.relative_to(ROOT).as_posix())
    for word, where in _engine():
        found.setdefault(word, set()).add(where)
    several = {text for word in found if isinstance(word, tuple) for text in word}
    return {
        word: where
        for word, where in found.items()
        if isinstance(word, tuple) or (word.strip() and word not in several)
    }


def words_of(source: str) -> Iterator[Word]:
    """The words that a module says, and those that it keeps in tables to say them later."""
    for node in ast.walk(ast.parse(source)):
        yield from _table(node)
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "say" and node.args:
            yield from _texts(node.args[0])
        elif node.func.id == "counted":
            yield from zip(*map(_texts, node.args[1:3]), strict=False)


def _table(node: ast.AST) -> Iterator[str]:
    """The words of a table; keys, slugs and the names of pictures are none."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name, value = node.targets[0].id, node.value
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
        name, value = node.target.id, node.value
    else:
        return
    keys = {id(key) for one in ast.walk(value) if isinstance(one, ast.Dict) for key in one.keys}
    for one in ast.walk(value) if name in TABLES else ():
        for text in _texts(one) if isinstance(one, ast.Constant) and id(one) not in keys else ():
            if not (PICTURES / f"{text}.svg").exists() and not SLUG.fullmatch(text):
                yield text


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.Dict):
        return [text for value in node.values for text in _texts(value)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):  # a table's .get
        return [text for part in (node.func.value, *node.args[1:]) for text in _texts(part)]
    return []


def _engine() -> Iterator[tuple[str, str]]:
    for sentence in COMMON_SENTENCES.values():
        yield sentence, "companion/rules/story.py"
    for slug, game in GAMES.items():
        where = f"companion/games/{slug.replace('-', '_')}/words.py"
        yield from ((sentence, where) for sentence in game.sentences.values())
        yield from ((template, where) for _, template in game.refusals.by_code.values())
        yield from ((label, where) for key in game.adjustable for label in _labels(key))
    for name in INGREDIENTS:
        yield from (
            (text, "companion/games/hasty_baker/moves.py") for text in (name, name.capitalize())
        )


def _labels(key: str) -> tuple[str, ...]:
    """What a counter is called where its game's view has no word for it."""
    return tuple(one.replace("_", " ").capitalize() for one in (key, key.removesuffix("_s")))


def renewed(language: str) -> Catalog:
    """A language's catalogue with exactly the words of the code."""
    known = read(language)
    fresh = Catalog(
        locale=language,
        project="Companion",
        version=__version__,
        header_comment=f"# The words of Companion: {LANGUAGES[language]}.",
        copyright_holder="The Companion contributors",
        creation_date=THE_SAME,
        revision_date=THE_SAME,
        fuzzy=False,
    )
    for word, where in sorted(words().items(), key=lambda item: (min(item[1]), str(item[0]))):
        old = known.get(word[0] if isinstance(word, tuple) else word)
        string: Any = ("", "") if isinstance(word, tuple) else ""
        if old is not None and bool(old.pluralizable) == isinstance(word, tuple):
            string = old.string
        fresh.add(word, string, locations=[(one, 0) for one in sorted(where)])
    return fresh


def read(language: str) -> Catalog:
    """A language's catalogue as it is committed."""
    path = po(language)
    with path.open("rb") as content:
        return read_po(content, locale=language)


def po(language: str) -> Path:
    """Where people edit a language."""
    return LOCALE / language / "companion.po"


def compiled(catalog: Catalog) -> bytes:
    """What the app reads."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def missing(catalog: Catalog) -> list[str]:
    """The words that a catalogue has no translation for."""
    return [str(one.id) for one in catalog if one.id and not _whole(one.string)]


def _whole(string: object) -> bool:
    return all(string) if isinstance(string, list | tuple) else bool(string)


def main() -> int:
    """Bring all languages up to date. 1 if words are missing."""
    lacking = 0
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        catalog = renewed(language)
        with po(language).open("wb") as out:
            write_po(out, catalog, width=0, omit_header=False, include_lineno=False)
        for path in sorted(po(language).parent.glob("*.po")):  # rules and facts have their own
            with path.open("rb") as content:
                path.with_suffix(".mo").write_bytes(compiled(read_po(content, locale=language)))
        for word in missing(catalog):
            print(f"{language} lacks {word}")
        lacking += len(missing(catalog))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
