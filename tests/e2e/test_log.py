"""The log over an evening and after it: narrowed, changed, looked back at, out and in again."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from companion.library import Library
from companion.rules.common import Finish
from companion.store import Store
from tests.e2e.conftest import Companion, OpenApp


def furnished(companion: Companion) -> tuple[str, str]:
    """A finished table of Hasty Baker and one of Magic Bakery after two moves: their ids."""
    companion.stop()
    with Store.open(companion.data) as store:
        library = Library(store)
        race = library.start("hasty-baker", ("Ana", "Zoë"), {}, {})
        library.open(race).take(Finish(), seen=0)
        bakery = library.start("magic-bakery", ("Ana", "Ben"), {"scenarios": [1]}, {})
        session = library.open(bakery)
        moves = session.table.game.moves
        session.take(moves["take"](), seen=0)
        session.take(moves["end_turn"](), seen=1)
        library.log()
    companion.start()
    return race, bakery


def test_an_evening_is_found_noted_down_and_looked_back_at(
    companion: Companion, open_app: OpenApp
) -> None:
    race, bakery = furnished(companion)
    phone = open_app("/log")
    phone.tap("State: Any state. Change")
    phone.tap("State: Finished")
    phone.sees("1 of 2 tables")
    phone.tap(re.compile("^Hasty Baker"))
    phone.tap("Change it")
    phone.type("Place", "Kitchen")
    phone.tap("One day earlier")
    phone.tap("Save")
    phone.sees("At Kitchen")
    phone.sees("Yesterday")

    phone.open(f"/log/{bakery}")
    phone.tap("Look back at the table, move by move")
    phone.sees(re.compile("The table was set"))
    phone.tap("One move later")
    phone.sees(re.compile("Ana took from the Pantry"))
    phone.tap("One move later")
    phone.sees(re.compile("Ben’s turn"))

    phone.open(f"/log/{race}")
    phone.tap("Delete this table")
    phone.tap("Undo: bring it back")
    phone.misses("Undo: bring it back")
    phone.tap("Zoë: all plays and results")
    phone.sees("Show 1 table in the log")


def test_a_result_by_hand_counts_in_the_statistics_and_two_spellings_are_one_person(
    companion: Companion, open_app: OpenApp
) -> None:
    furnished(companion)
    phone = open_app("/log/by-hand", viewport={"width": 390, "height": 1700})
    phone.tap("Game: Filler")
    phone.tap("Add Zoë")
    phone.sees("Zoë did not play")
    phone.type("Add a player", "Zoe")
    phone.tap("Add this name")
    phone.sees("Zoe did not play")
    phone.type("Points of Zoë", "12+7")
    phone.type("Points of Zoe", "20")
    phone.sees("Zoe wins.")
    phone.tap("Save")
    phone.sees("Noted without a table here")

    phone.open("/statistics")
    phone.sees("2 tables finished")
    phone.tap("Players and groups")
    phone.tap(re.compile("^Zoe: 1 table finished, 1 win"))
    phone.tap("Change the profile of Zoe")
    phone.tap("Zoë is the same person as Zoe")
    phone.sees(re.compile("both sat at the table"))
    phone.tap("They are two people")
    phone.sees("Zoë is the same person as Zoe")


def test_a_backup_leaves_by_a_button_and_comes_back_after_a_look_at_it(
    companion: Companion, open_app: OpenApp, tmp_path: Path
) -> None:
    race, _ = furnished(companion)
    phone = open_app("/in-and-out")
    with phone.page.expect_download() as download:
        phone.tap("Save as a file: Everything, as one backup")
    file = tmp_path / "backup.zip"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"PK")
    phone.sees("Saved as companion-backup.zip.")

    with phone.page.expect_file_chooser() as chooser:
        phone.touch("Choose a file")
    chooser.value.set_files(file)
    phone.sees(re.compile("2 plays: 2 already here"))
    phone.tap("Take it in")
    phone.sees("0 plays came in.")
    assert (companion.data / "tables" / f"{race}.jsonl").is_file()


def test_a_result_is_a_picture_to_take_along(companion: Companion, open_app: OpenApp) -> None:
    race, _ = furnished(companion)
    phone = open_app(f"/log/{race}")
    phone.tap("Share the result as a picture")
    phone.sees("The result as a picture")
    with phone.page.expect_download() as download:
        phone.tap("Save this picture")
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == "companion-result.png"
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert width >= 350
    assert height >= 200
    phone.sees("Saved as companion-result.png.")
