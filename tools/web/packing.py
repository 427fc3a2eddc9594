"""What Python finds in the browser: two archives of compiled modules, its own library and the app.

The archives are not compressed: Python reads modules from them where they are, and the web host
compresses all of it at once, which makes it smaller.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "companion"

# Parts of Python's library for terminals, mail, web servers, other processes, debugging and taking
# code apart, and what other systems have instead of its compiled parts. Nothing here imports them.
LIBRARY_LEFT_OUT = {
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "__phello__", "antigravity", "argparse",
    "asyncio/proactor_events", "asyncio/windows_events", "asyncio/windows_utils", "bdb", "cProfile",
    "cmd", "code", "compileall", "concurrent/futures/process", "configparser", "ctypes", "doctest",
    "email", "filecmp", "fileinput", "ftplib", "getopt", "html", "http", "idlelib",
    "imaplib", "logging/config", "logging/handlers", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "pprint", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data",
    "pyodide/console", "rlcompleter", "runpy", "sched", "shelve", "site-packages", "smtplib",
    "socketserver", "symtable", "sysconfig", "_sysconfigdata__emscripten_wasm32-emscripten",
    "tabnanny", "tarfile", "this", "timeit", "trace", "tracemalloc", "tty", "turtle", "unittest",
    "urllib/error", "urllib/request", "urllib/response", "urllib/robotparser", "wave", "webbrowser",
    "wsgiref", "xml/dom", "xml/sax", "xmlrpc", "zipapp",
}  # fmt: skip

# Texts come as UTF-8, now and then as what Windows writes; the names in a zip may be in cp437.
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "cp1252", "latin_1", "utf_")

# What the app needs of others, with the parts that need a server, a login or a test.
OTHERS: dict[str, tuple[str, ...]] = {
    "flet": (
        "flet/auth/",
        "flet/fastapi/",
        "flet/testing/",
        "flet/pytest_plugin.py",
        "flet/cli.py",
    ),
    "flet-audio": (),
    "flet-charts": (),
    "msgpack": (),
    "platformdirs": (),
    "repath": (),
    "six": (),
    "tinydb": (),
}
OURS_LEFT_OUT = ("__main__.py", "app.py", "assets/", "cli/", "serving/")
ENDINGS = (".py", ".json", ".mo")


def library(pyodide: Path) -> dict[str, bytes]:
    """The modules of Python's own library that the app may use, by path."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if name.endswith(".py") and _kept(name)
        }


def app() -> dict[str, bytes]:
    """The app, what it needs of others, its facts and rules: every file by path."""
    files: dict[str, bytes] = {}
    for name, left_out in OTHERS.items():
        files |= dict(_installed(name, left_out))
    files |= dict(_files(PACKAGE, "companion/", OURS_LEFT_OUT))
    for folder in ("data", "seeds"):
        lying = sorted(path for path in (ROOT / folder).rglob("*") if path.is_file())
        files |= {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in lying}
    guides = sorted((ROOT / "docs" / "guide").rglob("*.md"))  # their pictures would cost a visit
    files |= {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in guides}
    return files


def pack(files: Mapping[str, bytes], compiled: Mapping[str, bytes]) -> bytes:
    """One archive; of a module its compiled form. The same content makes the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            if name in compiled:
                archive.writestr(zipfile.ZipInfo(name + "c"), compiled[name])
            else:
                archive.writestr(zipfile.ZipInfo(name), files[name])
    return out.getvalue()


def _kept(name: str) -> bool:
    folder, _, module = name.rpartition("/")
    if folder == "encodings":
        return module.startswith(ENCODINGS)
    return LIBRARY_LEFT_OUT.isdisjoint(_above(name))


def _above(name: str) -> Iterator[str]:
    """A module and the packages that it is in: a/b.py is in a."""
    path = PurePosixPath(name).with_suffix("")
    return (part.as_posix() for part in (path, *path.parents))


def _installed(name: str, left_out: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for file in distribution(name).files or ():
        path = file.as_posix()
        if path.endswith(ENDINGS) and ".dist-info/" not in path and not path.startswith(left_out):
            yield path, Path(str(file.locate())).read_bytes()


def _files(folder: Path, prefix: str, left_out: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder).as_posix()
        if path.suffix in ENDINGS and not relative.startswith(left_out):
            yield prefix + relative, path.read_bytes()
