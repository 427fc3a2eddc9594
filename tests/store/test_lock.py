"""A data folder has one writer, and the second one is told who it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.store import FolderInUse, Store
from companion.store.lock import NAME, Owner, owner_of

HOLD = """
import sys
from pathlib import Path
from companion.store import Store
store = Store.open(Path(sys.argv[1]), port=8550)
print("held", flush=True)
sys.stdin.read()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_process_is_told_the_pid_and_port_of_the_first(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        with pytest.raises(FolderInUse) as refusal:
            Store.open(tmp_path)
        assert (refusal.value.pid, refusal.value.port) == (first.pid, 8550)
        assert f"process {first.pid}" in str(refusal.value)
        first.send_signal(signal.SIGKILL)
        first.wait()
        Store.open(tmp_path).close()  # the lock of a dead process is no obstacle


def test_the_same_process_does_not_open_a_folder_twice(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.announce(8551)
        with pytest.raises(FolderInUse) as refusal:
            Store.open(tmp_path)
        assert refusal.value.port == 8551
    Store.open(tmp_path).close()


@pytest.mark.parametrize(
    "note",
    [b"", b"{", b"[]", b"7", b"\xff", b'{"pid": "x", "port": 1.5, "boot": 3}', b"[" * 9999],
)
def test_a_lock_file_of_nonsense_locks_nobody_out(tmp_path: Path, note: bytes) -> None:
    (tmp_path / NAME).write_bytes(note)
    assert owner_of(tmp_path) == Owner()
    Store.open(tmp_path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is what is replaced here")
def test_where_a_file_system_has_no_locks_the_noted_owner_counts_while_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with holder(tmp_path) as first:

        def no_locks(handle: int) -> None:
            raise OSError(38, "no locks", str(handle))

        monkeypatch.setattr("companion.store.lock._take", no_locks)
        with pytest.raises(FolderInUse):
            Store.open(tmp_path)
        first.send_signal(signal.SIGKILL)
        first.wait()
        with Store.open(tmp_path):
            assert owner_of(tmp_path).pid == os.getpid()
