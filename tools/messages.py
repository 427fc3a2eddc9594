"""Makes docs/messages.md: every sentence with which the app says no. `make messages`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.games.registry import GAMES
from companion.rules.common import COMMON_REFUSALS
from tools.npm import ROOT

TARGET = ROOT / "docs" / "messages.md"
HEAD = """# What the app says when something is not possible

Made by `make messages`; a test asks for it. Gaps stand in braces.
"""

TOLD = {"tell", "set_fault", "explain"}
"""Functions that say why something is not possible, beside whatever is raised."""

Refusals = Mapping[str, tuple[str | None, str]]


def document() -> str:
    """The whole list, as Markdown."""
    parts = [HEAD, "## Moves that a rule refuses\n", _refusals("At any table", COMMON_REFUSALS)]
    for game in GAMES.values():
        own = {
            code: refusal
            for code, refusal in game.refusals.by_code.items()
            if COMMON_REFUSALS.get(code) != refusal
        }
        parts.append(_refusals(game.title, own))
    parts += ["## Files, folders and the network\n", _errors()]
    return "\n".join(parts)


def _refusals(title: str, refusals: Refusals) -> str:
    rows = [f"| `{code}` | {rule or ''} | {text} |" for code, (rule, text) in refusals.items()]
    return "\n".join([f"### {title}\n", "| code | rule | sentence |", "|---|---|---|", *rows, ""])


def _errors() -> str:
    """What is raised anywhere in the app, by the module that says it."""
    lines = []
    for path in sorted((ROOT / "companion").rglob("*.py")):
        said = list(dict.fromkeys(_raised(path)))
        if said:
            lines += [
                f"### {path.relative_to(ROOT).as_posix()}\n",
                *(f"- {one}" for one in said),
                "",
            ]
    return "\n".join(lines)


def _raised(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        called = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(called, ast.Call):
            continue
        name = called.func.id if isinstance(called.func, ast.Name) else ""
        if called is node and name not in TOLD:
            continue
        for argument in called.args:
            words = _words(argument)
            if " " in words.strip():
                yield f"Could not {words} (…): …" if name == "explain" else words


def _words(node: ast.expr) -> str:
    """A sentence in the source, its gaps by their names; nothing for anything else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            f"{{{_gap(part.value)}}}" if isinstance(part, ast.FormattedValue) else _words(part)
            for part in node.values
        )
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
        return _words(node.args[0])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _words(node.left) + _words(node.right)
    return ""


def _gap(value: ast.expr) -> str:
    """A short name for what fills a gap."""
    if isinstance(value, ast.Name):
        return value.id
    if isinstance(value, ast.Attribute):
        return value.attr
    return "…"


def main() -> None:
    TARGET.write_text(document(), "utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {document().count(chr(10))} lines")


if __name__ == "__main__":
    main()
