"""The catalogues are whole: every word of the code, with the same gaps, as the app reads it."""

from __future__ import annotations

import re

import pytest

from companion.language import ENGLISH, LANGUAGES
from tools.words import compiled, missing, po, read, renewed

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
GAP = re.compile(r"{(\w+)")


@pytest.mark.parametrize("code", OTHERS)
def test_no_word_is_missing(code: str) -> None:
    assert missing(renewed(code)) == [], "make words, then translate"


@pytest.mark.parametrize("code", OTHERS)
def test_every_translation_has_the_gaps_of_its_sentence(code: str) -> None:
    for message in read(code):
        several = isinstance(message.id, tuple)
        sentence = str(message.id[-1] if several else message.id)
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        assert not message.id or all(
            set(GAP.findall(str(one))) == set(GAP.findall(sentence)) for one in forms
        ), sentence


@pytest.mark.parametrize("code", OTHERS)
def test_the_app_reads_what_people_wrote(code: str) -> None:
    assert po(code).with_suffix(".mo").read_bytes() == compiled(read(code)), "make words"
