"""Files as a stranger might send them: tables, plays, backups, zips, boxes."""

from __future__ import annotations

import hashlib
import io
import json
import stat
import warnings
import zipfile
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch
from uuid import UUID

from companion.games.registry import GAMES
from companion.library import Library, read_table
from companion.rules.codec import write_entry, write_header
from companion.rules.common import Finish
from companion.store import Store
from companion.store.archive import LIST, LOG
from companion.store.storage import Data, decode, encode
from tests.hostile.values import TEXTS, spoilt, torn, value, written
from tests.walking import any_header, begun, walk

NOW = "2025-11-30T20:15:00.000+01:00"
ROOT = Path(__file__).parents[1]
SAMPLE: dict[str, Any] = json.loads((ROOT / "cases" / "sample.bgsplay").read_bytes())
BOX: dict[str, Any] = {
    "companion_box": 1,
    "game": "hasty-baker",
    "cards": [{"name": "Jam tart", "recipe": {"jam": 1}, "stars": 2}, {"name": "Egg custard"}],
}


def table(random: Random) -> bytes:
    """A table file: some legal moves, then whatever."""
    game = random.choice(list(GAMES.values()))
    played = begun(game, any_header(game, random))
    for _ in walk(played, random, random.randrange(12)):
        pass
    lines = [json.loads(write_header(played.header))]
    lines += [json.loads(write_entry(entry)) for entry in played.entries]
    if random.random() < 0.8:
        lines = spoilt(lines, random)
    return torn(b"".join(written(line, random) + b"\n" for line in lines), random)


def plays(random: Random) -> bytes:
    """A file of BG Stats, of one of our games or another."""
    document = spoilt(SAMPLE, random, 4)
    if isinstance(document.get("games"), list):
        for game in document["games"]:
            if isinstance(game, dict) and random.random() < 0.7:
                game["name"] = random.choice(["Filler", "Cake Auf!", "Hasty Baker", "Magic Bakery"])
    return torn(written(document, random), random)


def box(random: Random) -> bytes:
    """A box file."""
    return torn(written(spoilt(BOX, random, 4), random), random)


@cache
def kept() -> Mapping[str, bytes]:
    """The files of a sound backup by their names."""
    ids = (UUID(int=number, version=4) for number in count())
    same = patch.multiple("companion.library", uuid4=lambda: next(ids), now=lambda: NOW)
    with same, TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        library = Library(store)
        for slug in GAMES:
            library.start(slug, ("Ana", "Ben", "Cy"), {}, {}, "Sundays")
        for play in library.running()[:3]:
            session = library.open(play.id)
            session.take(Finish(), seen=0)
            library.keep_beside(play.id, "ticks", ["a"])
        library.delete(library.log()[0].id)
        whole = store.backups.export(read_table, datetime(2026, 1, 1))
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name != LIST}


def backup(random: Random) -> bytes:
    """A backup: its log, its list, its files or its zip are not as they should be."""
    files = dict(kept())
    if random.random() < 0.7:
        files[LOG] = _log(decode(files[LOG]), random)
    if random.random() < 0.3:
        name = random.choice(list(files))
        files[name] = torn(files[name], random)
    head: Any = {
        "companion-backup": 1,
        "made": "2026-01-01T00:00:00",
        "state": "x",
        "files": {
            name: [len(data), hashlib.sha256(data).hexdigest()] for name, data in files.items()
        },
    }
    if random.random() < 0.3:
        head = spoilt(head, random)
    return zipped({**files, LIST: written(head, random)}, random)


def _log(data: Data, random: Random) -> bytes:
    """A log with a right checksum whatever is in it."""
    changed = spoilt(data, random, 4)
    try:
        return encode(changed if isinstance(changed, dict) else data)
    except Exception:  # JSON can't hold it: nor can a file
        return encode(data)


def bundle(random: Random) -> bytes:
    """A zip of some tables and plays."""
    kinds: tuple[Callable[[Random], bytes], ...] = (table, table, plays)
    files = {f"{number}.jsonl": random.choice(kinds)(random) for number in range(3)}
    return zipped(files, random)


def zipped(files: Mapping[str, bytes], random: Random) -> bytes:
    """A zip with names, kinds and packings that none of ours has, now and then."""
    out = io.BytesIO()
    trick = random.randrange(12)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            if trick == 0 and random.random() < 0.5:
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                data = b"/etc/passwd"
            archive.writestr(info, data)
        if trick == 1:
            archive.writestr(random.choice(("../../evil", "/etc/x", "a/../../b", "C:\\x")), b"x")
        if trick == 2:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Python says that a name is there twice
                archive.writestr(random.choice(list(files)), b"another")
        if trick == 3:
            archive.writestr("tables/bomb.jsonl", b"0" * 3_000_000)
        if trick == 4:
            archive.writestr(
                random.choice([one for one in TEXTS if one.isprintable() and one]), b"{}"
            )
    return torn(out.getvalue(), random)


def any_file(random: Random) -> bytes:
    """Any of them, or bytes."""
    kinds: tuple[Callable[[Random], bytes], ...] = (table, table, plays, plays, backup, bundle)
    kind = random.randrange(len(kinds) + 1)
    if kind == len(kinds):
        return random.randbytes(random.randrange(200)) or written(value(random), random)
    return kinds[kind](random)
