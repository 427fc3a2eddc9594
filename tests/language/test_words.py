"""Words in the reader's language: looked up at the moment they are said."""

from __future__ import annotations

import asyncio

import pytest

from companion.games.registry import GAMES
from companion.language import counted, fitting, joined, language, say, speaking
from companion.rules.game import Event, Who
from companion.views.words import happened, reason


def test_a_sentence_is_said_in_the_language_that_is_spoken() -> None:
    assert say("End turn") == "End turn"
    with speaking("de"):
        assert say("End turn") == "Zug beenden"
        assert say("{name}’s turn", name="Ada") == "Ada ist am Zug"
    assert say("End turn") == "End turn"


def test_a_sentence_that_no_catalogue_knows_stays_as_it_is() -> None:
    with speaking("de"):
        assert say("Nobody says {this}", this="so") == "Nobody says so"
        assert say("") == ""


@pytest.mark.parametrize(("number", "words"), [(0, "0 Zutaten"), (1, "1 Zutat"), (2, "2 Zutaten")])
def test_a_number_brings_the_form_of_its_noun(number: int, words: str) -> None:
    with speaking("de"):
        assert counted(number, "{n} ingredient", "{n} ingredients") == words


def test_names_are_joined_as_the_language_does() -> None:
    with speaking("de"):
        assert joined(["Ada", "Ben", "Cem"]) == "Ada, Ben und Cem"


def test_what_happened_at_a_table_is_told_in_german() -> None:
    event = Event("discarded", {"seat": Who(1)})
    with speaking("de"):
        assert happened(GAMES["cake-auf"], event, ["Ada", "Ben"]) == "Ben wirft eine Karte ab"


def test_a_refusal_is_told_in_german() -> None:
    refusal = GAMES["cake-auf"].refusals("place_empty", place=2)
    with speaking("de"):
        assert reason(refusal) == "Platz 2 ist leer."
    assert refusal.text == "Place 2 is empty."


@pytest.mark.parametrize(
    ("device", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["fr", "de_CH", "en"], "de"),
        (["en-GB", "de"], "en"),
        (["fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_the_device_s_dearest_language_that_the_app_speaks_counts(
    device: list[str], spoken: str
) -> None:
    assert fitting(device) == spoken


def test_two_sessions_speak_two_languages_at_the_same_time() -> None:
    async def phone(code: str) -> list[str]:
        with speaking(code):
            heard = [language()]
            await asyncio.sleep(0)
            return [*heard, say("Save")]

    async def both() -> list[list[str]]:
        return list(await asyncio.gather(phone("de"), phone("en")))

    assert asyncio.run(both()) == [["de", "Speichern"], ["en", "Save"]]
