"""Values, texts and files made to do harm, out of a seeded chance: the same for the same seed."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

MARK = "@@"
"""Stands in a document where JSON is put in that `json` does not write by itself."""

TEXTS = (
    "", " ", "Ana", "Zoë", "李雷", "👩‍👩‍👧", "\u202eevil\u202c", "\u200f", "\u2066x\u2069",
    "a\x00b", "\ud800", "\udc00x", "\x1b[31m", "{0}", "{name}", "%s", "=1+1",
    "../../etc/passwd", "C:\\x",
    "<script>", "a\nb", "\u2028", "\ufeff", "x" * 5000, "e\u0301" * 60, "__class__", "NaN", "null",
)  # fmt: skip

NUMBERS = (
    0, 1, -1, 2, 3, 6, 7, 40, 999, 1000, 2**31, 2**53, 2**64, -(2**63), 10**30, 10**4000, 0.5,
    -0.0, 1e308, True, False,
)  # fmt: skip

RAW = (
    b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"9" * 5000, b"01", b"0x10", b"'a'",
    b"[" * 300 + b"]" * 300, b"[" * 5000, b'{"a":' * 900 + b"1" + b"}" * 900, b"undefined", b"",
    b'"\\ud800"', b'"\xff\xfe"', b"{}{}", b"1,", b'{"a": 1, "a": 2}', b"//", b"\x00",
)  # fmt: skip
"""What no writer of JSON writes, and some write all the same."""


def scalar(random: Random) -> Any:
    """A text, a number, nothing."""
    return random.choice((random.choice(TEXTS), random.choice(NUMBERS), None))


def value(random: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kind = random.random()
    if depth == 0 or kind < 0.6:
        return scalar(random)
    size = random.choice((0, 1, 2, 3, 6))
    if kind < 0.8:
        return [value(random, depth - 1) for _ in range(size)]
    return {str(random.choice(TEXTS)): value(random, depth - 1) for _ in range(size)}


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every place in a document as what holds it and its key there."""
    keys: Any = ()
    if isinstance(document, dict):
        keys = list(document)
    elif isinstance(document, list):
        keys = range(len(document))
    found: list[tuple[Any, Any]] = []
    for key in keys:
        found += [(document, key), *places(document[key])]
    return found


def spoilt(document: Any, random: Random, times: int = 3) -> Any:
    """A copy of a document with values changed, doubled, moved or gone here and there."""
    document = copy.deepcopy(document)
    for _ in range(random.randrange(times + 1)):
        found = places(document)
        if not found:
            break
        holder, key = random.choice(found)
        match random.randrange(6):
            case 0:
                del holder[key]
            case 1:
                holder[key] = copy.deepcopy(random.choice(found)[0])
            case 2 if isinstance(holder, list):
                holder += [copy.deepcopy(holder[key])] * random.choice((1, 2, 50))
            case 3 if isinstance(holder, dict):
                holder[str(random.choice(TEXTS))] = holder.pop(key)
            case 4:
                holder[key] = MARK
            case _:
                holder[key] = value(random)
    return document


def written(document: Any, random: Random) -> bytes:
    """A document as JSON, with what no document holds in the places that were marked."""
    text = json.dumps(document, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")
    while f'"{MARK}"'.encode() in text:
        text = text.replace(f'"{MARK}"'.encode(), random.choice(RAW), 1)
    return text


def torn(content: bytes, random: Random) -> bytes:
    """A file after an accident, most of the time none."""
    if not content or random.random() < 0.7:
        return content
    spot = random.randrange(len(content))
    match random.randrange(5):
        case 0:
            return content[:spot]
        case 1:
            return (
                content[:spot]
                + bytes([content[spot] ^ 1 << random.randrange(8)])
                + (content[spot + 1 :])
            )
        case 2:
            return content[:spot] + random.choice(RAW) + content[spot:]
        case 3:
            return random.choice((b"\xef\xbb\xbf", b"\n\n", b" ", b"\x00")) + content
        case _:
            lines = content.split(b"\n")
            random.shuffle(lines)
            return b"\n".join(lines)
