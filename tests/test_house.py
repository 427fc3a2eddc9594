"""The house stands as drawn: arrows between packages, pure rules, small modules, a clean tree."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 300

CORE = {
    "language", "rules", "games", "content", "store", "sharing", "session", "log", "exchange",
    "library", "views",
}  # fmt: skip
EVERYTHING = CORE | {"web", "backups", "serving", "app", "cli", "companion"}

# Which parts of ours a part may import. "companion" is the package itself: its version.
ARROWS = {
    "language": {"language"},
    "rules": {"rules"},
    "games": {"rules", "games"},
    "content": {"language", "rules", "content"},
    "store": {"rules", "store", "companion"},
    "sharing": {"rules", "sharing"},
    "session": {"rules", "session"},
    "log": {"language", "rules", "games", "content", "store", "log"},
    "exchange": {"language", "rules", "games", "content", "store", "log", "exchange"},
    "backups": {"store", "log", "backups"},
    "library": {"rules", "games", "store", "session", "log", "library"},
    "views": CORE - {"store"} | {"companion"},
    "web": {"language", "store", "library", "views", "web"},
    "serving": {"serving"},
    "app": EVERYTHING,
    "cli": EVERYTHING,
    "companion": EVERYTHING,
}

# A third-party package that only some parts may know.
KEEPERS = {
    "flet": {"views", "app", "main", "web"},
    "flet_audio": {"views"},
    "flet_charts": {"views", "app"},
    "flet_web": {"views", "app", "serving"},
    "tinydb": {"store"},
    "uvicorn": {"serving"},
    "websockets": {"serving"},
    "brotli": {"serving"},
}

# The rules compute: these cannot reach a file, a clock, a network or chance.
PURE_MODULES = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "datetime",
    "decimal", "difflib", "enum", "fractions", "functools", "graphlib", "hashlib", "heapq",
    "itertools", "json", "math", "numbers", "operator", "re", "string", "textwrap", "types",
    "typing", "unicodedata", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"open", "input", "print", "exec", "eval", "__import__"}
READINGS = {"now", "today", "utcnow", "uuid1", "uuid4"}  # of a clock, of chance
CHANCE_AND_CLOCK = {"random", "secrets", "time"}


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name: `from companion.rules import table` is companion.rules.table."""

    path: str
    line: int

    @property
    def top(self) -> str:
        return self.path.split(".")[0]

    @property
    def part(self) -> str | None:
        """The part of ours that this reaches, None for anybody else's module."""
        if self.top != "companion":
            return None
        second = self.path.split(".")[1:2]
        return second[0] if second and second[0] in ARROWS else "companion"

    @property
    def private(self) -> bool:
        return any(is_private(name) for name in self.path.split("."))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def part_of(relative: Path) -> str:
    """The part a module belongs to: companion/rules/table.py is rules, main.py is main."""
    if relative.parts[0] != "companion":
        return relative.stem
    name = relative.parts[1].removesuffix(".py")
    return "companion" if name.startswith("__") else name


def imports_of(tree: ast.Module, relative: Path) -> Iterator[Import]:
    package = list(relative.parts[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (Import(f"{base}.{alias.name}", node.lineno) for alias in node.names)


def faults_of(source: str, relative: Path) -> list[str]:
    """What a module of ours does against the house's arrows, one sentence each."""
    tree = ast.parse(source)
    part = part_of(relative)
    faults = [
        f"{relative}:{found.line}: {fault}"
        for found in imports_of(tree, relative)
        for fault in import_faults(found, part)
    ]
    if part == "rules":
        faults += [f"{relative}:{line}: {what}" for line, what in impurities(tree)]
    return faults


def import_faults(found: Import, part: str) -> Iterator[str]:
    if found.part is not None:
        if found.part not in ARROWS.get(part, EVERYTHING):
            yield f"{part} may not import {found.part} ({found.path})"
        if found.private:
            yield f"{found.path} is private to its module"
        return
    if part not in KEEPERS.get(found.top, {part}):
        yield f"{part} may not import {found.top}"
    if part == "rules" and found.top not in PURE_MODULES:
        yield f"rules compute only, {found.top} is not for them"
    if part == "games" and found.top in CHANCE_AND_CLOCK:
        yield f"games know neither chance nor clock ({found.top})"


def impurities(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS | READINGS:
            yield node.lineno, f"rules may not call {node.func.id}()"
        if isinstance(node.func, ast.Attribute) and node.func.attr in READINGS:
            yield node.lineno, f"rules may not call {node.func.attr}()"


def modules(*tops: str) -> list[Path]:
    found = [path for top in tops for path in sorted((ROOT / top).rglob("*.py"))]
    return [path.relative_to(ROOT) for path in found]


OURS = [*modules("companion"), Path("main.py")]


@pytest.mark.parametrize("relative", OURS, ids=str)
def test_imports_follow_the_arrows(relative: Path) -> None:
    assert faults_of((ROOT / relative).read_text("utf-8"), relative) == []


@pytest.mark.parametrize(
    ("relative", "line", "said"),
    [
        ("companion/rules/table.py", "from companion.store import tables", "may not import store"),
        ("companion/rules/table.py", "import tinydb", "may not import tinydb"),
        ("companion/rules/table.py", "import random", "random is not for them"),
        ("companion/rules/table.py", "import requests", "requests is not for them"),
        ("companion/rules/table.py", "x = open('f')", "may not call open()"),
        ("companion/rules/table.py", "x = datetime.now()", "may not call now()"),
        ("companion/rules/table.py", "x = uuid4()", "may not call uuid4()"),
        ("companion/games/filler.py", "import flet as ft", "games may not import flet"),
        ("companion/games/filler.py", "from random import choice", "neither chance nor clock"),
        ("companion/games/filler.py", "from .. import views", "may not import views"),
        ("companion/store/tables.py", "from companion.games import filler", "import games"),
        ("companion/session.py", "from companion import views", "may not import views"),
        ("companion/views/shell.py", "import companion.store.tables", "may not import store"),
        ("companion/serving/server.py", "from companion import __version__", "import companion"),
        ("companion/cli/__init__.py", "import flet", "cli may not import flet"),
        ("companion/views/shell.py", "from companion.views.theme import _dark", "is private"),
        ("companion/views/shell.py", "from ._theme import dark", "is private"),
    ],
)
def test_a_module_against_the_arrows_is_named(relative: str, line: str, said: str) -> None:
    assert any(said in fault for fault in faults_of(line, Path(relative)))


def test_a_module_along_the_arrows_is_left_alone() -> None:
    source = "import flet as ft\nfrom ..games import filler\nfrom companion.rules import table\n"
    assert faults_of(source, Path("companion/views/shell.py")) == []


def test_no_module_comes_back_to_itself_through_those_it_imports() -> None:
    names = {".".join(path.with_suffix("").parts): path for path in modules("companion")}

    def needs(relative: Path) -> set[str]:
        tree = ast.parse((ROOT / relative).read_text("utf-8"))
        paths = (found.path for found in imports_of(tree, relative))
        return {name for path in paths for name in (path, path.rpartition(".")[0]) if name in names}

    graph = {name: needs(path) for name, path in names.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(names)


def test_every_part_of_the_house_has_its_arrows() -> None:
    assert {part_of(relative) for relative in OURS} - {"main"} <= set(ARROWS)


def test_only_declared_packages_are_imported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = (re.split(r"[^\w.-]", wanted)[0] for wanted in project["dependencies"])
    known = {name.replace("-", "_") for name in names} | sys.stdlib_module_names | {"companion"}
    # Pyodide brings these itself, and they exist nowhere else.
    known |= {"js", "pyodide", "pyodide_js"}
    undeclared = {
        f"{relative}: {found.top}"
        for relative in OURS
        for found in imports_of(ast.parse((ROOT / relative).read_text("utf-8")), relative)
        if found.top not in known
    }
    assert undeclared == set()


@pytest.mark.parametrize("relative", modules("companion", "tests", "tools", "bench"), ids=str)
def test_a_module_fits_on_a_few_screens(relative: Path) -> None:
    lines = len((ROOT / relative).read_text("utf-8").splitlines())
    assert lines <= LONGEST_MODULE, f"{relative} has {lines} lines, at most {LONGEST_MODULE}"


def test_the_version_is_stated_once_and_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    source = (ROOT / "companion/__init__.py").read_text("utf-8")
    assert f'__version__ = "{project["version"]}"' in source


# Written so that it does not match itself.
UNWELCOME = re.compile(
    r"(?<![\w.])/(?:work|root|Users|opt)/"
    r"|(?<![\w.])/tmp/[w]/"
    r"|\.\./shared\b"
    r"|\b(?:pypi|pythonhosted|npmjs)[.]org\b"
)
NOT_OURS = {".git", ".venv", "build", "dist", "__pycache__"}


def texts() -> Iterator[tuple[Path, str]]:
    """Every text file of the tree, tools' caches and built things left out."""
    for folder in sorted(ROOT.iterdir()):
        if folder.name in NOT_OURS or folder.name.endswith(("_cache", ".egg-info", ".hypothesis")):
            continue
        for path in [folder] if folder.is_file() else sorted(folder.rglob("*")):
            if path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts):
                try:
                    yield path.relative_to(ROOT), path.read_text("utf-8")
                except UnicodeDecodeError:
                    continue


def test_the_tree_names_no_machine_and_no_registry() -> None:
    found = [
        f"{relative}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for relative, text in texts()
        for match in UNWELCOME.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("bad", [["see ", "work", "main"], ["open('", "root", "x')"]])
def test_a_path_of_one_machine_is_seen(bad: list[str]) -> None:
    assert UNWELCOME.search("/".join(bad))


def test_a_registry_address_is_seen() -> None:
    assert UNWELCOME.search(".".join(["https://pypi", "org/simple"]))
