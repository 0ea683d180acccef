"""Whatever call fails, is short or is the last: nothing that was told to be done is lost, no file is half."""

import json
import os

import pytest
from faulty_disk import KINDS, Fault, FaultyDisk
from under_faults import WAYS, calls_of, tried
from writing_ways import START, at_x

from battlefield.app.contests.records import Record
from battlefield.files.battles.rosters import read_roster
from battlefield.files.journals.journal import Journal, JournalError, Rescued, left_in_tables
from battlefield.files.journals.roster_journal import RosterJournal, left_in_rosters
from battlefield.files.scene.whole_files import make_folder, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset


@pytest.mark.first(3)
@pytest.mark.parametrize("name", WAYS)
def test_a_fault_here_and_there_loses_nothing(name, tmp_path):
    """The campaign, tests/benchmarks/many_faults.py, has each fault at each call."""
    way, folder = WAYS[name], tmp_path / "work"
    calls = calls_of(way, folder)
    for number, kind in enumerate(KINDS):
        fault = Fault(kind, (len(name) + number * 5) % len(calls), number)
        assert tried(way, folder, fault) == "", (calls[fault.at], fault)


# the disk itself: a fault must be able to spoil what is written carelessly


def carelessly(folder):
    """Write a file, as no part of the program may."""
    with (folder / "new").open("wb") as file:
        file.write(b"12345678")
    os.replace(folder / "new", folder / "kept")


@pytest.mark.parametrize(
    ("kind", "at", "left"), [("kill", 1, b""), ("torn", 1, b"1234"), ("kill", 2, b"12345678")]
)
def test_a_program_that_is_killed_leaves_what_it_has_written(tmp_path, kind, at, left):
    with FaultyDisk(tmp_path, Fault(kind, at)):
        carelessly(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"new": left}


def test_power_that_goes_may_take_what_was_not_synced_in_any_order(tmp_path):
    left = set()
    for seed in range(60):
        (tmp_path / "kept").write_bytes(b"old")
        with FaultyDisk(tmp_path, Fault("power", 3, seed)):
            carelessly(tmp_path)
            os.mkdir(tmp_path / "folder")
        left.add((tmp_path / "kept").read_bytes())
        (tmp_path / "new").unlink(missing_ok=True)
    assert {b"old", b"", b"12345678"} < left


@pytest.mark.parametrize("kind", ["fail", "full", "read-only"])
def test_a_disk_that_refuses_says_why(tmp_path, kind):
    with FaultyDisk(tmp_path, Fault(kind, 0)), pytest.raises(OSError, match=r"error|space|Read-only"):
        carelessly(tmp_path)


# what the campaign has found


def test_a_folder_that_is_made_is_on_disk_with_those_above_it(tmp_path):
    with FaultyDisk(tmp_path) as disk:
        make_folder(tmp_path / "a" / "b")
    made = ["mkdir a", "mkdir a/b"]
    assert [call for call in disk.calls if "mkdir" in call] == made
    assert [call for call in disk.calls if "fsync" in call] == ["fsync .", "fsync a"]


def test_a_save_whose_new_name_the_disk_does_not_confirm_is_told_to_be_unsafe(tmp_path):
    path = tmp_path / "table.json"
    with FaultyDisk(tmp_path, Fault("fail", 5)) as disk, pytest.raises(SceneError) as told:
        write_bytes(path, b"new")
    assert disk.calls[5] == "fsync ."
    assert str(told.value) == (
        f"{path} may not be safe on disk yet (Input/output error); "
        "save it once more, or under another name or folder"
    )


def test_the_copy_of_a_damaged_journal_is_on_disk_before_the_journal_is_written_to(tmp_path):
    way = WAYS["a damaged journal"]
    calls = calls_of(way, tmp_path / "work")
    kept = next(number for number, call in enumerate(calls) if call.startswith("replace"))
    assert calls[kept + 1 : kept + 3] == ["open .", "fsync ."]
    assert "write" in calls[kept + 3] or "truncate" in calls[kept + 3]


def test_what_is_typed_in_one_run_is_written_in_one_line(tmp_path):
    """In two, a kill between them took back the letters before."""
    start = read_roster(asset("rosters/hill_wardens.json"))
    journal = RosterJournal.start(tmp_path, start, None)
    journal.changed("Name", start)
    before = journal.path.read_bytes()
    journal.amended("Name", start, 0)
    journal.close()
    lines = journal.path.read_bytes()[len(before) :].splitlines()
    assert [next(iter(json.loads(line[9:]))) for line in lines] == ["from", "copy"]
    assert len(left_in_rosters(tmp_path)[0].history.labels) == 2


def test_a_journal_that_cannot_be_taken_away_is_offered_again_and_nothing_else(tmp_path):
    journal = Journal.start(tmp_path, START, None)
    journal.changed("To 6", START, at_x(6))
    with FaultyDisk(tmp_path, Fault("read-only", 0)):
        journal.drop()
    assert left_in_tables(tmp_path)[0].history.state == at_x(6)


def test_journals_of_a_disk_that_has_turned_read_only_are_offered(tmp_path):
    journal = Journal.start(tmp_path, START, None)
    journal.changed("To 6", START, at_x(6))
    journal.close()
    with FaultyDisk(tmp_path, Fault("read-only", 0)):
        (found,) = left_in_tables(tmp_path)
        assert isinstance(found, Rescued) and found.history.state == at_x(6)
        with pytest.raises(
            JournalError, match=r"Read-only file system.*; make room there, or let the program"
        ):
            Journal.resume(found)


def test_an_arena_goes_on_behind_a_first_line_that_was_torn(tmp_path):
    path = tmp_path / "arena.jsonl"
    Record(str(path), {"seed": 1}).__exit__(None, None, None)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    Record(str(path), {"seed": 1}).__exit__(None, None, None)
    assert path.read_bytes() == whole


def test_an_arena_writes_to_no_file_of_something_else_be_it_of_one_line(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_bytes(b"my notes")
    with pytest.raises(SceneError, match="name another file"):
        Record(str(path), {"seed": 1})
    assert path.read_bytes() == b"my notes"
