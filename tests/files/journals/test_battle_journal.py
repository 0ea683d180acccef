"""The journal of a battle: whatever stops the program, what was seen is kept, and nothing else."""

import json
import os
from zlib import crc32

import pytest
from battles import advance, battle, place, undone
from broken_disk import BrokenDisk
from hypothesis import given, settings
from hypothesis import strategies as st
from journal_bytes import flipped, holed, lined

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.files.journals import battle_journal, journal_file
from battlefield.files.journals.battle_journal import (
    BattleJournal,
    JournalError,
    battles_left_behind,
    is_battle_journal,
    rescue_battle,
)
from battlefield.rules.book.actions import Action


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


class Kept:
    """A battle with its journal; remembers how long the file was and where the game stood after each step."""

    def __init__(self, folder, **changes):
        self.battle = battle(folder, **changes)
        (self.path,) = folder.iterdir()
        self.seen = []
        self.battle.listen(self.note)
        self.note()

    def note(self):
        self.seen.append((self.path.stat().st_size, place(self.battle.session), undone(self.battle.session)))

    def leave(self):
        """Close the file as a crash would, and give its bytes."""
        self.battle.close()
        return self.path.read_bytes()


def kept(folder, **changes):
    """Play with undo and redo of answers and actions, an action dropped in hand, and one left in hand."""
    work = Kept(folder, **changes)
    fought = advance(work.battle, 6)
    assert fought.undo() and fought.undo() and fought.redo()
    advance(fought, 3, seed=1)
    assert fought.undo_answer() and fought.redo() and fought.undo_action()
    advance(fought, 4, seed=2)
    while fought.pending is None:
        advance(fought, 1)
    assert fought.undo_action() and fought.undo_answer() and fought.redo() and fought.redo()
    assert fought.pending is not None
    return work


def seen_in(path):
    found = rescue_battle(path, BOOKS)
    return (place(found.session), undone(found.session)) if found is not None else None


def line_of(entry):
    text = entry if isinstance(entry, str) else json.dumps(entry)
    return f"{crc32(text.encode()):08x} {text}\n".encode()


def test_each_step_is_on_disk_before_it_is_seen(folder):
    work = kept(folder)
    for size, *seen in work.seen:
        (folder / "copy").write_bytes(work.path.read_bytes()[:size])
        assert seen_in(folder / "copy") == tuple(seen)
    sizes = [size for size, *_ in work.seen]
    assert sizes == sorted(set(sizes))
    work.battle.close()


@pytest.mark.campaign
def test_a_torn_tail_is_cut_at_the_last_whole_line_and_told_in_a_sentence(folder):
    work = kept(folder)
    whole, copy = work.leave(), folder / "torn"
    told = lined(work.seen, whole)
    sizes = [size for size, *_ in told] + [size for size, *_ in work.seen]
    for length in sorted({*range(0, len(whole), 499), *sizes, *(size - 1 for size in sizes)}):
        copy.write_bytes(whole[:length])
        expected = [seen for size, *seen in told if size <= length]
        found = rescue_battle(copy, BOOKS)
        assert (found is None) == (not expected)
        if found is not None:
            assert [place(found.session), undone(found.session)] == expected[-1]
            note = "The last line of the journal was damaged; at most the last action or answer is lost"
            assert found.note == ("" if length in sizes else note)


@pytest.mark.campaign
@pytest.mark.parametrize("mask", [0xFF, 0x01])
def test_a_journal_damaged_anywhere_gives_all_that_was_played(folder, mask):
    work = kept(folder)
    whole, copy = work.leave(), folder / "damaged"
    for spot in range(7, len(whole), 1201):
        copy.write_bytes(flipped(whole, spot, mask))
        assert seen_in(copy) == tuple(work.seen[-1][1:])


def test_a_damage_in_the_middle_is_mended_and_told_and_the_whole_file_is_kept_beside(folder):
    work = kept(folder)
    whole, sizes = work.leave(), [size for size, *_ in work.seen]
    damaged = holed(whole, sizes[2], sizes[3] - 1)
    work.path.write_bytes(damaged)
    (found,) = battles_left_behind(folder, BOOKS)
    assert found.note == (
        "1 line of the journal was damaged and read from a second copy, so nothing is lost; "
        f"the damaged file is kept as {work.path}.damaged"
    )
    battle = Battle.rescued(found)
    assert place(battle.session) == work.seen[-1][1]
    advance(battle, 1)
    battle.close()
    assert (folder / f"{work.path.name}.damaged").read_bytes() == damaged
    assert seen_in(work.path)[0] == place(battle.session)


def test_where_the_second_copies_are_gone_too_what_was_played_before_is_offered(folder):
    work = kept(folder)
    whole, sizes = work.leave(), [size for size, *_ in work.seen]
    work.path.write_bytes(holed(whole, sizes[2], len(whole) - 1))
    (found,) = battles_left_behind(folder, BOOKS)
    assert place(found.session) == work.seen[2][1]
    assert found.note.endswith(f"the damaged file is kept as {work.path}.damaged")


def test_a_rescued_battle_goes_on_in_the_same_journal(folder):
    work = kept(folder)
    work.leave()
    with work.path.open("ab") as file:
        file.write(b"deadbeef {torn")
    (found,) = battles_left_behind(folder, BOOKS)
    battle = Battle.rescued(found)
    assert [place(battle.session), undone(battle.session)] == list(work.seen[-1][1:])
    assert battle.is_modified
    advance(battle, 5)
    battle.undo()
    battle.close()
    assert seen_in(work.path) == (place(battle.session), undone(battle.session))
    assert rescue_battle(work.path, BOOKS).note == ""


def test_real_dice_are_rescued_as_they_were_typed(folder):
    work = Kept(folder, typed=("wardens", "raiders"))
    assert work.battle.begin(Action("Begin", "wardens")) == ""
    assert work.battle.answer((6,)) == ""
    work.leave()
    found = rescue_battle(work.path, BOOKS)
    assert found.session.typed == ("wardens", "raiders")
    assert place(found.session) == work.seen[-1][1]
    assert found.session.pending.by == "raiders"


def test_a_battle_that_is_being_fought_is_not_offered(folder):
    work = kept(folder)
    assert battles_left_behind(folder, BOOKS) == []
    work.leave()
    assert [found.changes for found in battles_left_behind(folder, BOOKS)] == [len(work.seen) - 1]


def test_a_saved_battle_is_not_offered_and_a_step_later_it_is(folder, tmp_path):
    work = kept(folder)
    work.battle.save(tmp_path / "game.json")
    assert not work.battle.is_modified
    advance(work.battle, 1)
    work.leave()
    (found,) = battles_left_behind(folder, BOOKS)
    assert (found.changes, found.source) == (1, tmp_path / "game.json")
    saved = Kept(tmp_path / "others")
    advance(saved.battle, 2)
    saved.battle.save(tmp_path / "other.json")
    saved.leave()
    assert battles_left_behind(tmp_path / "others", BOOKS) == []
    assert list((tmp_path / "others").iterdir()) == []


def test_a_battle_left_on_purpose_leaves_nothing(folder):
    work = kept(folder)
    work.battle.drop()
    assert list(folder.iterdir()) == []


def test_a_journal_of_an_opened_game_holds_the_whole_game(folder, tmp_path):
    first = kept(tmp_path / "first")
    first.battle.save(tmp_path / "game.json")
    first.leave()
    opened = Battle.opened(tmp_path / "game.json", folder)
    (tmp_path / "game.json").unlink()
    advance(opened, 2)
    opened.close()
    (found,) = battles_left_behind(folder, BOOKS)
    assert place(found.session) == place(opened.session)
    assert found.source == tmp_path / "game.json"


def test_an_action_in_hand_that_no_longer_runs_as_it_did_is_dropped_with_a_sentence(folder):
    work = Kept(folder)
    advance(work.battle, 1)
    begun = {"begin": {"is": "Action", "name": "Move", "by": "wardens", "unit": "wardens/none"}}
    work.path.write_bytes(work.leave() + line_of(begun | {"done": False}))
    found = rescue_battle(work.path, BOOKS)
    assert found.note == "The action in hand could not be taken up again; it has to be begun anew"
    battle = Battle.rescued(found)
    assert (place(battle.session), battle.redo()) == (work.seen[-1][1], False)
    battle.close()
    again = rescue_battle(work.path, BOOKS)
    assert again.note == ""
    assert (place(again.session), undone(again.session)) == (place(battle.session), [])


def test_a_file_whose_first_line_is_damaged_twice_is_left_alone(folder):
    work = Kept(folder)
    whole = b"x" + work.leave().replace(b'{"copy": "', b'{"copy": "x')
    work.path.write_bytes(whole)
    assert battles_left_behind(folder, BOOKS) == []
    assert work.path.read_bytes() == whole
    assert not is_battle_journal(work.path)


def test_a_journal_is_known_by_the_second_copy_of_its_first_line(folder):
    work = Kept(folder)
    work.path.write_bytes(b"x" + work.leave())
    assert is_battle_journal(work.path)
    assert seen_in(work.path) == tuple(work.seen[0][1:])


def test_a_journal_by_name_is_never_written_over_another_file(tmp_path):
    taken = tmp_path / "mine.battle"
    taken.write_text("mine")
    with pytest.raises(JournalError, match="is already there"):
        BattleJournal.start_at(taken, battle().session)
    assert taken.read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(JournalError, match="a crash would lose unsaved work"):
        battle(tmp_path / "file" / "journals")


STRANGE = st.fixed_dictionaries(
    {},
    optional={
        "game": st.text() | st.dictionaries(st.text(), st.integers()),
        "begin": st.text() | st.just({"is": "Action", "name": "Begin", "by": "wardens"}),
        "answers": st.lists(st.integers() | st.text() | st.booleans()) | st.none(),
        "at": st.lists(st.integers()) | st.text(),
        "events": st.lists(st.dictionaries(st.text(), st.text())) | st.just([{"is": "Said", "words": "a"}]),
        "done": st.booleans() | st.integers(),
        "undo": st.none() | st.integers() | st.text() | st.booleans(),
        "redo": st.integers(),
        "saved": st.text() | st.none(),
        "forget": st.booleans(),
    },
)


@settings(deadline=None, max_examples=30)
@given(st.lists(STRANGE | st.text() | st.integers(), min_size=1, max_size=4), st.binary(max_size=40))
def test_a_strange_journal_is_never_an_exception(tmp_path_factory, found, raw):
    folder = tmp_path_factory.mktemp("strange")
    work = Kept(folder)
    opened = work.leave()
    lines = b"".join(line_of(entry) for entry in found) + raw
    work.path.write_bytes(lines)
    assert rescue_battle(work.path, BOOKS) is None
    work.path.write_bytes(opened + lines)
    assert rescue_battle(work.path, BOOKS).session.start == work.battle.session.start


@pytest.mark.parametrize(
    "line",
    [
        line_of("[" * 100_000),
        line_of("{not json"),
        line_of({"undo": 0}),
        line_of({"undo": None, "redo": 1}),
        line_of({"redo": 1}),
        line_of({"answers": [True], "at": [1], "done": True}),
        line_of({"begin": {"is": "Action", "name": "Begin", "by": "wardens"}, "events": [{"is": "Nothing"}]}),
        line_of(
            '{"begin": {"is": "Action", "name": "Begin", "by": "wardens"}, "done": true, '
            '"events": [{"is": "MarkerMoved", "id": "m", "at": [' + "9" * 4000 + ", 1]}]}"
        ),
        b"\x00" * 500,
    ],
)
def test_a_line_that_cannot_be_followed_ends_the_journal(folder, line):
    work = Kept(folder)
    whole = work.leave()
    work.path.write_bytes(whole + line + line_of({"saved": "x"}))
    found = rescue_battle(work.path, BOOKS)
    assert (place(found.session), found.whole) == (work.seen[-1][1], len(whole))


def test_an_absurdly_long_line_ends_the_journal(folder, monkeypatch):
    work = Kept(folder)
    whole = work.leave()
    monkeypatch.setattr(battle_journal, "MOST_BYTES", len(whole))
    work.path.write_bytes(whole + b" " * 2 * len(whole) + b"\n" + line_of({"unsaved": True}))
    assert seen_in(work.path) == tuple(work.seen[0][1:])
    assert rescue_battle(work.path, BOOKS).changes == 0


@pytest.mark.parametrize("how", ["full", "short", "failing"])
def test_a_step_that_the_disk_refuses_is_not_made_and_goes_on_where_it_is_mended(folder, how):
    work = kept(folder)
    fought, journal = work.battle, work.battle._journal
    before, told = work.seen[-1], len(work.seen)
    journal._file = BrokenDisk(journal._file, how)
    answer = fought.session.suggestions()[0]
    assert fought.answer(answer).startswith(f"Not done: the journal {work.path} cannot be written (")
    assert not fought.undo() and not fought.undo_answer() and not fought.undo_action()
    assert fought.complaint.endswith("make room and try again")
    assert (place(fought.session), undone(fought.session)) == before[1:]
    assert len(work.seen) == told
    assert seen_in(work.path) == before[1:]
    journal._file = journal._file.file
    assert fought.answer(answer) == fought.complaint == ""
    work.leave()
    assert seen_in(work.path) == work.seen[-1][1:]


def test_the_one_place_that_writes_syncs_before_it_returns(folder, monkeypatch):
    work, order = Kept(folder), []
    real = os.fsync
    monkeypatch.setattr(journal_file.os, "fsync", lambda handle: (order.append("synced"), real(handle)))
    work.battle.listen(lambda: order.append("shown"))
    advance(work.battle, 3)
    work.battle.undo()
    assert order == ["synced", "shown"] * 4
    work.battle.close()
