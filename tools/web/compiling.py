"""Compiles Python for the browser's Python, in the browser's Python.

Pyodide brings a Python of its own version, and its library as source: compiling that at every start
takes most of the time that the start takes. A compiled module is kept under the name of its source.
"""

from __future__ import annotations

import base64
import hashlib
import http.server
import io
import json
import threading
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import find

# Explanations and the columns of tracebacks stay behind: they are half of what would be sent. A
# class keeps a word of its own, because a dataclass without one writes itself one, slowly.
COMPILE = """async ([names, sources]) => {
  const { loadPyodide } = await import("/pyodide.mjs");
  const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  pyodide.globals.set("names", names);
  pyodide.globals.set("sources", sources);
  return pyodide.runPython(`
import ast, base64, importlib.util, io, marshal, zipfile

SPOKEN = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
UNCHECKED = (1).to_bytes(4, "little")  # PEP 552: the source is not looked at

def compiled(name, source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, SPOKEN) and ast.get_docstring(node, clean=False) is not None:
            node.body[0].value.value = node.name if isinstance(node, ast.ClassDef) else ""
    code = marshal.dumps(compile(tree, name, "exec", dont_inherit=True))
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + code

out = io.BytesIO()
given = zipfile.ZipFile(io.BytesIO(base64.b64decode(sources)))
with zipfile.ZipFile(out, "w") as archive:
    for number, name in enumerate(names):
        archive.writestr(name, compiled(name, given.read(str(number))))
base64.b64encode(out.getvalue()).decode()
`);
}"""
PATIENCE = 600_000  # ms for all of Python's library on a busy machine


class Compiler:
    """Compiles for the Pyodide in one folder, and keeps what it has compiled in another."""

    def __init__(self, pyodide: Path, kept: Path) -> None:
        self.pyodide = pyodide
        self.kept = kept
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
        self.python = str(lock["info"]["python"])

    def compile(self, sources: Mapping[str, bytes]) -> dict[str, bytes]:
        """Each module's compiled form, by its path. Raises RuntimeError without a Chromium."""
        missing = {
            name: code for name, code in sources.items() if not self._place(name, code).exists()
        }
        if missing:
            for name, compiled in self._compiled(missing).items():
                place = self._place(name, missing[name])
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(compiled)
        return {name: self._place(name, code).read_bytes() for name, code in sources.items()}

    def _place(self, name: str, code: bytes) -> Path:
        # A compiled module knows the path of its source: two equal sources are not the same.
        seal = hashlib.blake2b(f"{self.python} {COMPILE} {name}\n".encode() + code, digest_size=16)
        return self.kept / f"{seal.hexdigest()}.pyc"

    def _compiled(self, sources: Mapping[str, bytes]) -> dict[str, bytes]:
        chromium = find()
        if chromium is None:
            raise RuntimeError("Compiling for the browser needs Chromium: run `make browser`.")
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for number, code in enumerate(sources.values()):
                archive.writestr(str(number), code)
        argument = [list(sources), base64.b64encode(packed.getvalue()).decode()]
        with served(self.pyodide) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"{address}/package.json")
            answer = page.evaluate(COMPILE, argument)
            browser.close()
        with zipfile.ZipFile(io.BytesIO(base64.b64decode(answer))) as archive:
            return {name: archive.read(name) for name in archive.namelist()}


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A plain web server over a folder, for the length of a `with` block. Gives its address."""
    handler = partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Say nothing."""
