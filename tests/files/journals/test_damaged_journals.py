"""Damage never deletes: a damaged journal is kept, what stands before it is offered, the rest is told."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from battles import advance, battle, place
from campaigns import oftener, tries
from journal_bytes import flipped, holed, lined, without_copies

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.desk.document import Document
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals import journal_damage
from battlefield.files.journals.battle_journal import BattleJournal, battles_left_behind, left_in_battles
from battlefield.files.journals.journal import Journal, JournalError, left_behind, left_in_tables
from battlefield.files.journals.journal_damage import Unreadable, throw_away
from battlefield.files.journals.journal_file import TakenError
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board, Model, Scene

START = Scene(Board(12.0, 12.0), models=(Model("a1", BaseSize.round(32), (5.0, 5.0)),))
FLIPS = (0x01, 0x80)


def at_x(x):
    """Give the scene with its model at some x."""
    return replace(START, models=(replace(START.models[0], at=(float(x), 5.0)),))


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def table(folder):
    """Work with an undo, a save and a change after it; give its bytes, and what was seen at which size."""
    journal = Journal.start(folder, START, Path("old.json"))
    document = Document(START, Path("old.json"), journal)
    seen = [(journal.path.stat().st_size, START)]
    steps = (
        lambda: document.do("To 6", at_x(6)),
        lambda: document.go(0),
        lambda: document.saved_as(Path("table.json")),
        lambda: document.do("To 7", at_x(7)),
    )
    for step in steps:
        step()
        seen.append((journal.path.stat().st_size, document.scene))
    journal.close()
    return journal.path, journal.path.read_bytes(), seen


def fought(folder):
    """Play a few steps, save, and play on; give the bytes, and where the game stood at which size."""
    work = battle(folder)
    (path,) = folder.iterdir()
    seen = [(path.stat().st_size, place(work.session))]
    work.listen(lambda: seen.append((path.stat().st_size, place(work.session))))
    advance(work, 2)
    work.save(folder.parent / "game.json")
    advance(work, 1)
    work.close()
    return path, path.read_bytes(), seen


def before(seen, spot):
    """Give what was seen last before a place of the file was written."""
    known = [what for size, what in seen if size <= spot]
    return known[-1] if known else None


def kept_in(folder):
    return [path.read_bytes() for path in folder.iterdir()]


def emptied(folder):
    for path in folder.iterdir():
        path.unlink()


@oftener
@pytest.mark.parametrize("mask", FLIPS)
def test_a_table_s_journal_with_any_byte_flipped_is_kept_and_all_of_it_is_offered(folder, mask):
    path, whole, seen = table(folder)
    for spot in range(mask % 5, len(whole), tries(5, 45)):
        emptied(folder)
        damaged = flipped(whole, spot, mask)
        path.write_bytes(damaged)
        (found,) = left_behind(folder)
        assert damaged in kept_in(folder)
        assert found.history.state == seen[-1][1]
        assert str(found.damage.aside) in found.note
        journal = Journal.resume(found)
        document = Document.resumed(found.history, found.source, journal)
        document.do("To 9", at_x(9))
        journal.drop()
        assert found.damage.aside.read_bytes() == damaged


def spots_of(whole, first):
    """Give places of a battle's journal: of its long first line those at its ends, and some of all others."""
    return sorted({*range(20), *range(20, first - 20, 997), *range(first - 20, len(whole), 31)})


@pytest.mark.campaign
@pytest.mark.parametrize("mask", FLIPS)
def test_a_battle_s_journal_with_any_byte_flipped_is_kept_and_all_of_it_is_offered(folder, mask):
    path, whole, seen = fought(folder)
    for spot in spots_of(whole, seen[0][0])[mask % 3 :: 3]:
        emptied(folder)
        damaged = flipped(whole, spot, mask)
        path.write_bytes(damaged)
        (found,) = battles_left_behind(folder, BOOKS)
        assert damaged in kept_in(folder)
        assert place(found.session) == seen[-1][1]
        assert str(found.damage.aside) in found.note
        going_on = Battle.rescued(found)
        going_on.undo()
        going_on.drop()
        assert found.damage.aside.read_bytes() == damaged


@pytest.mark.parametrize("name", ["first_battle", "dock_brawl", "drowned_mill", "smoke_on_the_fen"])
def test_a_battle_of_any_book_damaged_in_its_second_line_is_never_deleted(folder, name):
    found = replace(read_script(asset(f"rosters/{name}.json")), steps=())
    work = advance(Battle.started(found, folder), 2)
    work.close()
    (path,) = folder.iterdir()
    for whole in (path.read_bytes(), without_copies(path.read_bytes())):
        emptied(folder)
        spot = whole.index(b'{"begin": ') + 12
        path.write_bytes(flipped(whole, spot, 0x01))
        (left,) = battles_left_behind(folder, BOOKS)
        assert bool(left.damage.healed) == bool(left.session.deeds or left.session.in_hand)
        assert kept_in(folder) == [flipped(whole, spot, 0x01)] * 2


@pytest.mark.campaign
def test_what_stands_before_a_damage_is_offered_where_its_second_copies_are_gone_as_well(folder):
    path, whole, seen = table(folder)
    bare = without_copies(whole)
    for spot in range(len(bare)):
        emptied(folder)
        path.write_bytes(flipped(bare, spot, 0x01))
        expected = before(ended(bare, seen), spot)
        assert [each.history.state for each in left_behind(folder)] == (
            [] if expected is None else [expected]
        )
        assert path.read_bytes() in kept_in(folder)


def ended(bare, seen):
    """Give what was seen with where its line ends in a journal of one line a step."""
    ends = [sum(map(len, bare.splitlines(keepends=True)[: n + 1])) for n in range(len(seen))]
    return [(end, what) for end, (_, what) in zip(ends, seen, strict=True)]


def test_any_line_that_is_cut_out_whole_is_read_from_its_second_copy(folder):
    path, whole, seen = fought(folder)
    lines = whole.splitlines(keepends=True)
    for number in (0, len(lines) - 2):  # the longest, copied only once, and the last, which nothing follows
        emptied(folder)
        path.write_bytes(b"".join((*lines[:number], *lines[number + 1 :])))
        (found,) = battles_left_behind(folder, BOOKS)
        assert place(found.session) == seen[-1][1]
        assert found.note.startswith("1 line of the journal was damaged and read from a second copy")


def test_a_damaged_line_behind_a_saved_one_is_offered_as_the_work_that_was_saved(folder):
    path, whole, seen = table(folder)
    path.write_bytes(holed(whole, seen[3][0] + 12, len(whole) - 1))
    (found,) = left_behind(folder)
    assert (found.changes, found.source, found.history.state) == (0, Path("table.json"), START)
    assert found.note == (
        "The last line of the journal was damaged; at most the last change is lost; "
        f"the damaged file is kept as {path}.damaged"
    )


def test_what_lies_behind_the_damage_is_told_as_far_as_it_can_be(folder):
    path, whole, seen = table(folder)
    bare = without_copies(whole)
    path.write_bytes(flipped(bare, ended(bare, seen)[0][0] + 12, 0x01))
    (found,) = left_behind(folder)
    assert found.history.state == START
    assert found.note == (
        "The last 4 lines of the journal cannot be read; what was done before is kept; "
        f"after that it was saved as table.json; the damaged file is kept as {path}.damaged"
    )


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "The journal is empty, so nothing in it can be offered; "),
        (b"torn", "The first line of the journal is damaged, so nothing in it can be offered; "),
        (b"\x00" * 4096, "The first line of the journal is damaged, so nothing in it can be offered; "),
    ],
)
@pytest.mark.parametrize(("name", "look"), [("1-1.journal", left_in_tables), ("1-1.battle", left_in_battles)])
def test_a_journal_of_which_nothing_can_be_read_is_kept_and_told(folder, data, says, name, look):
    folder.mkdir()
    (folder / name).write_bytes(data)
    for _ in range(2):
        (found,) = look(folder) if look is left_in_tables else look(folder, BOOKS)
        assert isinstance(found, Unreadable)
        assert found.note == f"{says}the damaged file is kept as {folder / name}.damaged"
    assert sorted(path.name for path in folder.iterdir()) == [name, f"{name}.damaged"]
    assert kept_in(folder) == [data, data]


def test_a_journal_whose_first_line_is_damaged_tells_what_stands_behind_it(folder):
    path, whole, _ = table(folder)
    path.write_bytes(b"x" + without_copies(whole))
    (found,) = left_in_tables(folder)
    assert found.note == (
        "The first line of the journal is damaged, so nothing in it can be offered, though 4 lines behind it "
        f"are whole; after that it was saved as table.json; the damaged file is kept as {path}.damaged"
    )


@oftener
def test_a_journal_cut_at_any_byte_is_kept(folder):
    path, whole, sizes = table(folder)
    seen = lined(sizes, whole)
    ends = {size for size, _ in (*sizes, *seen)}
    clean = {told[step][0] for told in (sizes, seen) for step in (0, 2, 3)}
    for length in sorted({*range(0, len(whole), tries(1, 17)), *ends} - {len(whole)}):
        emptied(folder)
        path.write_bytes(whole[:length])
        found = left_behind(folder)
        expected = before(seen, length)
        is_clean = length in clean  # whole, and all of it is in its file
        assert [each.history.state for each in found] == ([] if expected is None or is_clean else [expected])
        assert is_clean or whole[:length] in kept_in(folder)
        assert all((each.note == "") == (length in ends) for each in found)


def test_an_earlier_damaged_file_of_the_same_name_is_never_written_over(folder):
    path, whole, seen = table(folder)
    aside = folder / f"{path.name}.damaged"
    aside.write_bytes(b"of another day")
    path.write_bytes(flipped(whole, seen[1][0] + 3, 0x01))
    (found,) = left_behind(folder)
    assert found.damage.aside == folder / f"{path.name}.damaged-2"
    assert aside.read_bytes() == b"of another day"


def test_a_damaged_journal_is_copied_where_a_file_can_have_one_name_only(folder, monkeypatch):
    def refuse(*_paths):
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    path, whole, seen = table(folder)
    path.write_bytes(flipped(whole, seen[1][0] + 3, 0x01))
    (found,) = left_behind(folder)
    (again,) = left_behind(folder)
    assert found.damage.aside == again.damage.aside and not found.damage.aside.samefile(path)


def test_a_damaged_journal_that_cannot_be_copied_is_never_written_to(folder, monkeypatch):
    path, whole, seen = table(folder)
    damaged = flipped(whole, seen[1][0] + 3, 0x01)
    path.write_bytes(damaged)
    (found,) = left_behind(folder)

    def refuse(*_paths):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal_damage, "_copied", refuse)
    with pytest.raises(JournalError, match="No space left on device"):
        Journal.resume(found)
    assert path.read_bytes() == found.damage.aside.read_bytes() == damaged


def test_a_damaged_journal_that_cannot_be_set_aside_is_left_as_it_is_and_that_is_told(folder, monkeypatch):
    path, whole, seen = table(folder)
    damaged = flipped(whole, seen[1][0] + 3, 0x01)
    path.write_bytes(damaged)

    def refuse(*_paths):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal_damage, "_doubled", refuse)
    (found,) = left_behind(folder)
    assert found.note.endswith(
        "the damaged file could not be copied (No space left on device) and is left as it is"
    )
    with pytest.raises(JournalError):
        Journal.resume(found)
    assert kept_in(folder) == [damaged]


# two programs that found the same journal


def two_finds(folder):
    table(folder)
    return left_behind(folder)[0], left_behind(folder)[0]


def test_a_journal_that_another_window_has_taken_up_is_not_written_to(folder):
    first, second = two_finds(folder)
    journal = Journal.resume(first)
    with pytest.raises(TakenError, match="Another window has gone on with"):
        Journal.resume(second)
    assert not throw_away(second) and first.path.exists()
    journal.changed("To 9", at_x(7), at_x(9))
    journal.close()
    assert left_behind(folder)[0].history.state == at_x(9)


def test_a_journal_that_another_window_has_written_to_and_left_keeps_its_lines(folder):
    first, second = two_finds(folder)
    journal = Journal.resume(first)
    journal.changed("To 9", at_x(7), at_x(9))
    journal.close()
    with pytest.raises(TakenError, match="Another window has gone on with"):
        Journal.resume(second)
    assert not throw_away(second)
    assert left_behind(folder)[0].history.state == at_x(9)


def test_a_battle_that_another_window_has_taken_up_is_not_written_to(folder):
    fought(folder)
    first, second = battles_left_behind(folder, BOOKS)[0], battles_left_behind(folder, BOOKS)[0]
    going_on = Battle.rescued(first)
    with pytest.raises(TakenError):
        BattleJournal.resume(second)
    advance(going_on, 1)
    going_on.close()
    with pytest.raises(TakenError):
        BattleJournal.resume(second)
    assert place(battles_left_behind(folder, BOOKS)[0].session) == place(going_on.session)


def test_two_windows_with_the_same_file_have_journals_of_their_own(folder):
    first, second = (Journal.start(folder, START, Path("same.json")) for _ in range(2))
    first.changed("To 6", START, at_x(6))
    second.changed("To 7", START, at_x(7))
    first.close()
    second.close()
    assert sorted(each.history.state.models[0].at[0] for each in left_behind(folder)) == [6.0, 7.0]


def test_a_new_journal_is_never_begun_in_a_file_that_is_there(folder):
    folder.mkdir()
    for number in (1, 2):
        (folder / f"{os.getpid()}-{number}.journal").write_bytes(b"")
    journal = Journal.start(folder, START, None)
    assert journal.path.name == f"{os.getpid()}-3.journal"
    journal.drop()
