"""Automatic backups: made when something changed, kept for ten days and ten weeks."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store import Store
from companion.store.keeping import Kept, file_name, kept_of, surplus
from tests.store.faulty import entry, lines, parse
from tests.store.furnished import NOW


def test_an_automatic_backup_is_made_only_when_something_changed(full: Path) -> None:
    with Store.open(full) as store:
        first = store.backups.automatic(parse, NOW)
        assert first is not None
        assert store.backups.automatic(parse, NOW + timedelta(days=1)) is None
        store.tables.load("t", parse)
        store.tables.append("t", entry(3))
        assert store.backups.automatic(parse, NOW + timedelta(days=1)) is not None
        store.documents.settings.put("theme", "light")
        assert store.backups.automatic(parse, NOW + timedelta(days=2)) is not None
        assert [kept.made for kept in store.backups.kept()] == [
            NOW + timedelta(days=days) for days in (2, 1, 0)
        ]
        store.backups.restore(first, parse, NOW + timedelta(days=3))
        assert store.tables.load("t", parse).value == lines(3)


def test_of_a_year_of_daily_backups_ten_days_and_ten_weeks_stay(full: Path) -> None:
    with Store.open(full) as store:
        for day in range(120):
            store.documents.settings.put("day", day)
            for hour in (0, 1):
                store.documents.settings.put("hour", hour)
                store.backups.automatic(parse, NOW + timedelta(days=day, hours=hour))
        made = [kept.made for kept in store.backups.kept()]
    last = NOW + timedelta(days=119, hours=1)
    assert made[:10] == [last - timedelta(days=day) for day in range(10)]
    sundays = [moment for moment in made[10:] if moment.isoweekday() == 7]
    assert sundays == made[10:]
    assert len({moment.isocalendar()[:2] for moment in made}) == 10


moments = st.datetimes(datetime(2024, 1, 1), datetime(2026, 12, 31)).map(
    lambda moment: moment.replace(microsecond=0)
)


@given(st.lists(moments, unique=True, max_size=60))
def test_the_newest_backup_and_at_most_twenty_stay_whatever_the_clock_did(
    made: list[datetime],
) -> None:
    all_of_them = [Kept(Path(file_name(moment)), moment, 1) for moment in made]
    gone = surplus(all_of_them)
    stay = [kept for kept in all_of_them if kept not in gone]
    assert len(stay) <= 20
    assert surplus(stay) == ()
    if made:
        assert max(made) in [kept.made for kept in stay]
    days = sorted({moment.date() for moment in made}, reverse=True)[:10]
    assert set(days) <= {kept.made.date() for kept in stay}


@given(moments)
def test_an_automatic_backup_is_known_by_its_name(moment: datetime) -> None:
    assert kept_of(Path(file_name(moment)), 7) == Kept(Path(file_name(moment)), moment, 7)


@pytest.mark.parametrize("name", ["companion.zip", "companion-2025-13-01-000000.zip", "x", ""])
def test_other_files_among_the_backups_are_left_alone(name: str) -> None:
    assert kept_of(Path(name), 7) is None
