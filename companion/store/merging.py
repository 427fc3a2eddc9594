"""Two logs made one: what is here stays, what is new comes in, nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.rules.reading import Malformed
from companion.store.errors import Damaged
from companion.store.outcomes import check_play, modest
from companion.store.records import Play, Record, group_from, play_from, player_from, to_document
from companion.store.storage import Data

RECORDS: dict[str, Callable[[Mapping[str, Any]], object]] = {
    "plays": play_from,
    "players": player_from,
    "groups": group_from,
}
VALUES = ("campaigns", "catalogue", "settings")


def check(data: Data, parts: Iterable[str] = (*RECORDS, *VALUES)) -> None:
    """Make sure that every entry of a database from elsewhere can be used. Raises Damaged."""
    for name, documents in data.items():
        if name not in parts or not isinstance(documents, dict):
            raise Damaged(f"it has a part this Companion doesn't know: {name!r:.40}")
        seen: set[str] = set()
        for document in documents.values():
            key = document.get("id") if isinstance(document, dict) else None
            if not isinstance(key, str):
                raise Damaged(f"an entry of {name} has no id")
            if key in seen:
                raise Damaged(f"an id occurs twice in {name}: {key!r:.80}")
            seen.add(key)
            _check_entry(name, document)


def _check_entry(name: str, document: dict[str, Any]) -> None:
    try:
        modest(document)
        if name in RECORDS:
            record = RECORDS[name](document)
            if isinstance(record, Play):
                check_play(record)
        elif "value" not in document:
            raise Malformed("it has no value")
    except ValueError as error:
        raise Damaged(f"an entry of {name} does not open: {error}") from error


def merge(ours: Data, theirs: Data) -> Data:
    """Our log and what theirs has beyond it, by id."""
    merged: Data = {}
    for name in (*RECORDS, *VALUES):
        documents = list(ours.get(name, {}).values())
        documents += new(name, ours, theirs)
        if documents:
            merged[name] = {str(number): each for number, each in enumerate(documents, 1)}
    return merged


def of_records(**records: Iterable[Record]) -> Data:
    """A log of some records: `plays`, `players` or `groups`."""
    return {
        name: {str(number): to_document(each) for number, each in enumerate(some, 1)}
        for name, some in records.items()
    }


def in_order(data: Data) -> Data:
    """The same entries in an order of their own, so that equal logs have equal bytes."""
    return {
        name: {
            str(number): each for number, each in enumerate(sorted(documents.values(), key=_id), 1)
        }
        for name, documents in sorted(data.items())
        if documents
    }


def _id(document: Mapping[str, Any]) -> str:
    return str(document["id"])


def new(name: str, ours: Data, theirs: Data) -> list[dict[str, Any]]:
    """The entries of one part that theirs has and ours lacks."""
    here = {document["id"] for document in ours.get(name, {}).values()}
    return [each for each in theirs.get(name, {}).values() if each["id"] not in here]
