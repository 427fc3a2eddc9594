"""What the documents say holds: their Python runs, and what they point at is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|<img src=\"([^\"]+)\"")
OURS = re.compile(
    r"`((?:companion|tests|tools|bench|data|seeds|docs)/[\w./-]+\.(?:py|md|toml|json|po|jsonl))`"
)


def test_the_session_in_the_readme_runs_as_it_is_printed() -> None:
    printed = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    test = doctest.DocTestParser().get_doctest("\n".join(printed), {}, "README", "README.md", 0)
    assert len(test.examples) >= 8
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_points_at_is_there(document: Path) -> None:
    text = document.read_text("utf-8")
    links = [one or two for one, two in LINK.findall(text)]
    inside = [document.parent / link for link in links if "://" not in link]
    named = [ROOT / name for name in OURS.findall(text)]
    missing = [str(path) for path in (*inside, *named) if not path.exists()]
    assert missing == []
