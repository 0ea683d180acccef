"""The journal: whatever stops the program, what was seen is not lost and what was refused is not kept."""

import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from zlib import crc32

import pytest
from broken_disk import BrokenDisk
from campaigns import few, oftener, tries
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journal_bytes import flipped, holed, lined
from sample_scenes import changed, scenes

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.files import parse_scene
from battlefield.files.journals import journal as journal_module
from battlefield.files.journals.journal import Journal, JournalError, left_behind, rescue
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Model, Scene

ROOT = Path(__file__).parents[3]
START = Scene(Board(48.0, 36.0), name="Crossing", models=(Model("a1", BaseSize.round(32), (5.0, 5.0)),))
A1 = (Ref("model", "a1"),)


def at_x(x):
    """Give the scene with its model at some x."""
    return replace(START, models=(replace(START.models[0], at=(float(x), 5.0)),))


class Work:
    """A document over a journal; remembers how long the file was and what was seen after each step."""

    def __init__(self, folder, scene=START, source=None):
        self.journal = Journal.start(folder, scene, source)
        self.path = self.journal.path
        self.document = Document(scene, source, self.journal)
        self.seen = [self._now()]

    def _now(self):
        history = self.document.history
        place = (history.state, history.place, history.labels, history.is_clean)
        return (self.path.stat().st_size, place)

    def note(self):
        self.seen.append(self._now())

    def do(self, x):
        self.document.do(f"To {x}", at_x(x))
        self.note()

    def go(self, place):
        self.document.go(place)
        self.note()

    def save(self, path):
        self.document.saved_as(Path(path))
        self.note()

    def leave(self):
        """Close the file as a crash would, and give its bytes."""
        self.journal.close()
        return self.path.read_bytes()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


def seen_in(rescued):
    history = rescued.history
    return (history.state, history.place, history.labels, history.is_clean)


def small_history(folder):
    """Work with changes, an undo, a redo, a save, a change that drops a redo, and a last undo."""
    work = Work(folder)
    work.do(6)
    work.do(7)
    work.go(1)
    work.go(2)
    work.save("table.json")
    work.do(8)
    work.go(2)
    work.do(9)
    work.go(1)
    return work


def line_of(entry):
    """Write an entry as the journal does."""
    text = entry if isinstance(entry, str) else json.dumps(entry)
    return f"{crc32(text.encode()):08x} {text}\n".encode()


def test_each_step_is_on_disk_before_it_is_seen(folder):
    work = small_history(folder)
    for size, seen in work.seen:
        (folder / "copy").write_bytes(work.path.read_bytes()[:size])
        assert seen_in(rescue(folder / "copy")) == seen
    sizes = [size for size, _ in work.seen]
    assert sizes == sorted(set(sizes))
    work.leave()


@oftener
def test_a_journal_torn_at_any_byte_gives_the_state_of_its_last_whole_line(folder):
    work = small_history(folder)
    whole, copy = work.leave(), folder / "torn"
    seen = lined(work.seen, whole)
    ends = {size + by for size, _ in seen for by in (-1, 0, 1)}
    for length in {*range(0, len(whole) + 1, tries(1, 29)), *ends, len(whole)} - {len(whole) + 1, -1}:
        copy.write_bytes(whole[:length])
        expected = [seen for size, seen in seen if size <= length]
        found = rescue(copy)
        assert (seen_in(found) if found else None) == (expected[-1] if expected else None)
        assert found is None or seen[len(expected) - 1][0] <= found.whole <= length


@oftener
@pytest.mark.parametrize("mask", few([0xFF, 0x01, 0x20], 1))
def test_a_journal_damaged_at_any_byte_gives_all_that_was_done(folder, mask):
    work = small_history(folder)
    whole, copy = work.leave(), folder / "damaged"
    for spot in range(0, len(whole), tries(7, 49)):
        copy.write_bytes(flipped(whole, spot, mask))
        found = rescue(copy)
        assert seen_in(found) == work.seen[-1][1]
        assert found.damage is not None


@pytest.mark.parametrize("steps", [1, 2, 5])
def test_what_a_hole_has_swallowed_is_read_from_the_second_copies_behind_it(folder, steps):
    work = small_history(folder)
    whole, sizes = work.leave(), [size for size, _ in work.seen]
    for first in range(1, len(sizes) - 1 - steps):
        (folder / "holed").write_bytes(holed(whole, sizes[first], sizes[first + steps] - 1))
        found = rescue(folder / "holed")
        assert seen_in(found) == work.seen[-1][1]
        assert found.note.endswith("read from a second copy, so nothing is lost")


def test_lines_that_were_cut_out_are_read_from_their_second_copies(folder):
    work = small_history(folder)
    whole, sizes = work.leave(), [size for size, _ in work.seen]
    (folder / "cut").write_bytes(whole[: sizes[1]] + whole[sizes[3] :])
    assert seen_in(rescue(folder / "cut")) == work.seen[-1][1]
    assert rescue(folder / "cut").note


def test_a_line_changed_with_a_checksum_that_fits_is_found_by_the_chain(folder):
    work = small_history(folder)
    whole = work.leave()
    lines = whole.splitlines(keepends=True)
    changed = lines[2].partition(b" ")[2].decode().rstrip("\n").replace("To 6", "To 5")
    (folder / "changed").write_bytes(whole.replace(lines[2], line_of(changed)))
    found = rescue(folder / "changed")
    assert seen_in(found) == work.seen[-1][1]
    assert found.note == "1 line of the journal was damaged and read from a second copy, so nothing is lost"


def test_the_folder_of_a_new_journal_is_synced(folder, monkeypatch):
    synced, real = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (synced.append(os.fstat(handle).st_ino), real(handle)))
    work = Work(folder)
    assert synced == [each.stat().st_ino for each in (folder.parent, work.path, folder)]
    work.journal.drop()


def test_a_journal_that_is_deleted_is_back_with_the_next_change_and_all_that_was_in_it(folder):
    work = small_history(folder)
    shutil.rmtree(folder)
    work.do(12)
    work.leave()
    assert seen_in(rescue(work.path)) == work.seen[-1][1]


def test_a_journal_whose_name_another_file_has_taken_gets_another_name(folder):
    work = small_history(folder)
    work.path.unlink()
    work.path.write_bytes(b"mine")
    work.document.do("To 12", at_x(12))
    work.journal.close()
    assert work.path.read_bytes() == b"mine"
    assert work.journal.path != work.path
    assert rescue(work.journal.path).history.state == at_x(12)


@pytest.mark.parametrize("when", [0, 2**32])
def test_a_clock_that_was_set_back_hides_no_journal(folder, when):
    work = small_history(folder)
    work.leave()
    os.utime(work.path, (when, when))
    (found,) = left_behind(folder)
    journal = Journal.resume(found)
    Document.resumed(found.history, found.source, journal).do("To 12", at_x(12))
    journal.close()
    os.utime(work.path, (0, 0))
    assert left_behind(folder)[0].history.state == at_x(12)


def test_where_the_second_copies_are_gone_too_what_stands_before_is_given(folder):
    work = small_history(folder)
    whole, sizes = work.leave(), [size for size, _ in work.seen]
    (folder / "holed").write_bytes(holed(whole, sizes[2], len(whole)))
    assert seen_in(rescue(folder / "holed")) == work.seen[2][1]


def test_work_goes_on_behind_what_was_read_from_second_copies(folder):
    work = small_history(folder)
    whole, sizes = work.leave(), [size for size, _ in work.seen]
    work.path.write_bytes(holed(whole, sizes[2], sizes[4] - 1))
    found = rescue(work.path)
    journal = Journal.resume(found)
    document = Document.resumed(found.history, found.source, journal)
    document.do("To 30", at_x(30))
    journal.close()
    again = rescue(work.path)
    assert again.history.state == at_x(30)
    assert again.history.labels == document.history.labels


def test_a_journal_written_before_there_were_second_copies_opens_and_is_gone_on_with(folder):
    folder.mkdir()
    path = folder / "old.journal"
    text = journal_module.scene_bytes(START).decode()
    changed = journal_module.scene_bytes(at_x(6)).decode().splitlines(keepends=True)
    first = next(
        n for n, (a, b) in enumerate(zip(text.splitlines(keepends=True), changed, strict=True)) if a != b
    )
    opened = {"opened": text, "source": "", "disk": ""}
    change = {"do": "To 6", "at": first, "cut": 1, "put": [changed[first]]}
    path.write_bytes(line_of(opened) + line_of(change))
    found = rescue(path)
    assert (found.history.state, found.note) == (at_x(6), "")
    journal = Journal.resume(found)
    document = Document.resumed(found.history, None, journal)
    document.do("To 7", at_x(7))
    journal.close()
    whole = path.read_bytes()
    assert rescue(path).history.state == at_x(7)
    path.write_bytes(flipped(whole, len(line_of(opened)) + 20, 1))
    assert rescue(path).history.state == START
    path.write_bytes(flipped(whole, len(line_of(opened) + line_of(change)) + 20, 1))
    assert rescue(path).history.state == at_x(7)


@settings(deadline=None, max_examples=tries(30, 6), suppress_health_check=[HealthCheck.too_slow])
@given(before=scenes(), after=scenes())
def test_any_change_between_any_scenes_is_rescued(tmp_path_factory, before, after):
    work = Work(tmp_path_factory.mktemp("journals"), before)
    work.document.do("Change", after)
    work.document.do("Back", before)
    work.document.undo()
    state = work.document.scene
    work.leave()
    assert rescue(work.path).history.state == state
    assert rescue(work.path).history.labels == work.document.history.labels


ACTS = ("move", "turn", "copy", "delete", "undo", "redo")


@settings(deadline=None, max_examples=20)
@given(st.lists(st.tuples(st.sampled_from(ACTS), st.integers(1, 9))))
def test_whatever_a_hand_does_is_rescued_with_its_history(tmp_path_factory, hand):
    scene = parse_scene(changed(), "")
    work = Work(tmp_path_factory.mktemp("journals"), scene)
    desk = Desk(work.document)
    for act, number in hand:
        refs = [Ref("model", model.id) for model in desk.scene.models[:number]]
        steps = {
            "move": lambda: edits.moved(desk.scene, refs, (number / 3, 1.0)),  # noqa: B023
            "turn": lambda: edits.turned(desk.scene, refs, number),  # noqa: B023
            "copy": lambda: edits.duplicated(desk.scene, refs[:1], (1.0, 1.0))[0],  # noqa: B023
            "delete": lambda: edits.deleted(desk.scene, refs[-1:]),  # noqa: B023
        }
        desk.do(act, steps[act]()) if act in steps else getattr(desk, act)()
    work.leave()
    found = rescue(work.path).history
    assert (found.place, found.labels) == (desk.document.history.place, desk.document.history.labels)
    for place in range(len(found.labels)):
        assert found.go(place) == desk.document.history.go(place)


entries = st.fixed_dictionaries(
    {},
    optional={
        "opened": st.text() | st.integers(),
        "source": st.text(),
        "do": st.text() | st.none(),
        "at": st.integers() | st.text() | st.none(),
        "cut": st.integers() | st.floats(),
        "put": st.lists(st.text() | st.integers()) | st.text(),
        "go": st.integers() | st.booleans() | st.text(),
        "saved": st.text() | st.lists(st.integers()),
    },
)


@settings(deadline=None, max_examples=tries(100, 20))
@given(st.lists(entries | st.text() | st.integers(), min_size=1, max_size=4), st.binary(max_size=40))
def test_a_strange_journal_is_never_an_exception(tmp_path_factory, found, raw):
    path = tmp_path_factory.getbasetemp() / "strange"
    opened = line_of({"opened": journal_module.scene_bytes(START).decode(), "source": ""})
    lines = b"".join(line_of(entry) for entry in found) + raw
    path.write_bytes(lines)
    assert rescue(path) is None or rescue(path).history.place >= 0
    path.write_bytes(opened + lines)
    assert rescue(path).history.go(0) == START


@pytest.mark.parametrize(
    "line",
    [
        line_of("[" * 100_000),
        line_of("{not json"),
        line_of("[1, 2]"),
        line_of('{"do": "x", "at": 0, "cut": 999, "put": []}'),
        line_of('{"do": "x", "at": -1, "cut": 1, "put": []}'),
        line_of('{"do": "x", "at": 0, "cut": 1, "put": ["no scene"]}'),
        line_of('{"do": "x", "at": 0, "cut": 0, "put": ["\\ud800"]}'),
        line_of('{"go": 7}'),
        line_of('{"go": ' + "9" * 5000 + "}"),
        b"00000000 \xff\xfe\n",
        b"\n",
        b"\x00" * 500,
    ],
)
def test_a_line_that_cannot_be_followed_ends_the_journal(folder, line):
    work = Work(folder)
    work.do(6)
    whole = work.leave()
    work.path.write_bytes(whole + line + line_of({"go": 0}))
    assert seen_in(rescue(work.path)) == work.seen[-1][1]
    assert rescue(work.path).whole == len(whole)


@pytest.mark.campaign
def test_an_absurdly_long_file_is_given_up_without_being_read_whole(folder):
    folder.mkdir()
    path = folder / "huge.journal"
    with path.open("wb") as file:
        file.truncate(1 << 36)  # a hole takes no room on the disk
    assert rescue(path) is None
    assert left_behind(folder) == []


def test_an_absurdly_long_line_ends_the_journal(folder, monkeypatch):
    work = Work(folder)
    work.do(6)
    opened, copy, change, _ = work.leave().splitlines(keepends=True)
    monkeypatch.setattr(journal_module, "MOST_BYTES", len(opened))
    work.path.write_bytes(opened + copy + change[:-1] + b" " * len(opened) + b"\n")
    assert seen_in(rescue(work.path)) == work.seen[0][1]


@pytest.mark.parametrize(
    "data", [b"", b"torn", line_of({"go": 0}), line_of({"opened": "no scene", "source": ""})]
)
def test_a_journal_without_its_scene_gives_nothing(folder, data):
    folder.mkdir()
    (folder / "1-1.journal").write_bytes(data)
    assert rescue(folder / "1-1.journal") is None
    assert left_behind(folder) == []


def test_a_journal_that_is_not_there_gives_nothing(folder):
    assert rescue(folder / "none.journal") is None
    assert left_behind(folder) == []


@pytest.fixture(params=["full", "short", "failing"])
def broken(request, folder):
    """Give work on a disk that has just broken."""
    work = Work(folder)
    work.do(6)
    work.journal._file = BrokenDisk(work.journal._file, request.param)
    yield work
    work.journal.close()


REASONS = {
    "full": "No space left on device",
    "short": "No space left on device",
    "failing": "Input/output error",
}


def mended(work):
    work.journal._file = work.journal._file.file


def test_a_change_that_the_disk_refuses_is_not_made_and_says_why(broken):
    desk = Desk(broken.document)
    desk.select(A1)
    before = desk.scene
    assert not desk.do("To 7", at_x(7))
    reason = REASONS[broken.journal._file.how]
    assert desk.complaint == (
        f"Not done: the journal {broken.path} cannot be written ({reason}); make room and try again"
    )
    assert desk.scene is desk.shown is before
    assert desk.document.history.labels == ("Opened", "To 6")
    desk.undo()
    assert desk.complaint.startswith("Not done")
    assert desk.scene is before


def test_what_the_disk_refused_is_in_no_journal(broken):
    for _ in range(2):
        with pytest.raises(JournalError):
            broken.document.do("To 7", at_x(7))
    assert broken.path.stat().st_size == broken.seen[-1][0]
    assert seen_in(rescue(broken.path)) == broken.seen[-1][1]


def test_work_goes_on_where_the_disk_is_mended(broken):
    with pytest.raises(JournalError):
        broken.document.do("To 7", at_x(7))
    mended(broken)
    broken.do(8)
    broken.go(0)
    assert seen_in(rescue(broken.path)) == broken.seen[-1][1]
    assert broken.document.history.labels == ("Opened", "To 6", "To 8")


def test_a_torn_line_that_could_not_be_taken_away_is_taken_away_by_the_next(folder, monkeypatch):
    work = Work(folder)
    work.journal._file = BrokenDisk(work.journal._file, "short")
    with monkeypatch.context() as patch:
        patch.setattr(work.journal._file, "truncate", lambda _size: None, raising=False)
        with pytest.raises(JournalError):
            work.document.do("To 6", at_x(6))
    assert work.path.stat().st_size > work.seen[0][0]
    assert seen_in(rescue(work.path)) == work.seen[0][1]
    mended(work)
    work.do(7)
    work.leave()
    assert seen_in(rescue(work.path)) == work.seen[-1][1]


def test_a_saved_file_counts_as_saved_even_on_a_broken_disk(broken):
    broken.document.saved_as(Path("table.json"))
    assert not broken.document.is_modified


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(JournalError) as caught:
        Journal.start(tmp_path / "file" / "journals", START, None)
    place = tmp_path / "file" / "journals"
    assert str(caught.value) == (
        f"{place} cannot be written (Not a directory): a crash would lose unsaved work; "
        "make room there, or let the program write there, and start anew"
    )


def test_a_journal_that_cannot_be_begun_leaves_no_file(folder, monkeypatch):
    def fail(_handle):
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    folder.mkdir()
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(JournalError):
        Journal.start(folder, START, None)
    assert list(folder.iterdir()) == []


def test_work_saved_to_a_file_is_clean_and_not_offered(folder):
    work = Work(folder)
    work.do(6)
    work.save("table.json")
    work.leave()
    found = rescue(work.path)
    assert (found.changes, found.source, found.history.is_clean) == (0, Path("table.json"), True)
    assert left_behind(folder) == []
    assert list(folder.iterdir()) == []


def test_changes_after_a_save_are_counted_from_the_save(folder):
    work = Work(folder, source=Path("old.json"))
    for x in (6, 7, 8):
        work.do(x)
    work.save("table.json")
    work.do(9)
    work.leave()
    found = rescue(work.path)
    assert (found.changes, found.source, found.title) == (1, Path("table.json"), "Crossing")
    assert found.history.undo() == at_x(8)
    assert found.history.is_clean


def test_a_scene_without_a_name_is_called_by_its_file(folder):
    work = Work(folder, replace(START, name=""), Path("opened.json"))
    work.document.do("Move", replace(at_x(6), name=""))
    work.document.do("Move", replace(at_x(7), name=""))
    work.journal.saved(Path("my.json"))
    work.leave()
    assert rescue(work.path).title == "my"


def test_an_undo_past_the_save_is_a_change(folder):
    work = Work(folder)
    work.do(6)
    work.do(7)
    work.save("table.json")
    work.go(0)
    work.leave()
    assert rescue(work.path).changes == 2


def test_undo_and_redo_of_rescued_work_go_on_in_the_same_journal(folder):
    work = Work(folder)
    work.do(6)
    work.do(7)
    work.go(1)
    work.leave()
    with work.path.open("ab") as file:
        file.write(b"deadbeef {torn")
    found = left_behind(folder)[0]
    journal = Journal.resume(found)
    document = Document.resumed(found.history, found.source, journal)
    assert (document.is_modified, document.scene) == (True, at_x(6))
    document.redo()
    document.do("To 8", at_x(8))
    document.go(0)
    journal.close()
    again = rescue(found.path)
    assert again.history.labels == ("Opened", "To 6", "To 7", "To 8")
    assert (again.history.state, again.history.place) == (START, 0)
    assert [again.history.go(n) for n in range(4)] == [START, at_x(6), at_x(7), at_x(8)]


def test_rescued_work_that_is_lost_again_before_a_change_is_offered_again(folder):
    work = Work(folder)
    work.do(6)
    work.leave()
    Journal.resume(left_behind(folder)[0]).close()
    assert [seen_in(found) for found in left_behind(folder)] == [work.seen[-1][1]]


def test_a_rescued_journal_that_is_gone_is_told_and_not_made_anew(folder):
    work = Work(folder)
    work.do(6)
    work.leave()
    found = rescue(work.path)
    work.path.unlink()
    with pytest.raises(JournalError, match="a crash would lose unsaved work"):
        Journal.resume(found)
    assert list(folder.iterdir()) == []


def test_work_without_a_change_is_not_offered_and_its_journal_goes(folder):
    Work(folder).leave()
    assert left_behind(folder) == []
    assert list(folder.iterdir()) == []


def test_work_left_on_purpose_leaves_nothing(folder):
    work = Work(folder)
    work.do(6)
    work.journal.drop()
    assert list(folder.iterdir()) == []
    work.journal.drop()


def test_each_table_of_a_program_has_a_journal_of_its_own(folder):
    first, second = Work(folder), Work(folder)
    first.do(6)
    second.do(7)
    first.leave()
    assert [found.history.state for found in left_behind(folder)] == [at_x(6)]
    second.leave()
    places = [found.history.state.models[0].at for found in left_behind(folder)]
    assert sorted(places) == [(6.0, 5.0), (7.0, 5.0)]


def test_looking_for_left_work_makes_no_file_where_one_has_just_gone(folder, monkeypatch):
    folder.mkdir()
    gone = folder / "1-1.journal"
    monkeypatch.setattr(Path, "glob", lambda _self, _pattern: iter([gone]))
    assert left_behind(folder) == []
    assert not gone.exists()


def test_a_file_whose_name_is_no_text_can_be_opened_and_saved(folder):
    odd = Path(os.fsdecode(b"/tmp/\xff.json"))
    work = Work(folder, source=odd)
    work.save(odd)
    work.do(6)
    work.leave()
    assert rescue(work.path).source == odd


def test_line_separators_in_names_are_kept(folder):
    odd = replace(START, name="a\u2028b\x85c\x0bd\re\n")
    work = Work(folder, odd)
    work.document.do("Move", replace(at_x(6), name=odd.name, description="\u2029\x1c"))
    work.leave()
    found = rescue(work.path).history
    assert (found.state.name, found.state.description) == (odd.name, "\u2029\x1c")
    assert found.undo() == odd


PROGRAM = """
import sys
from pathlib import Path
from dataclasses import replace
from battlefield.app.desk.document import Document
from battlefield.files import read_scene
from battlefield.files.journals.journal import Journal

scene = read_scene(sys.argv[2])
document = Document(scene, None, Journal.start(Path(sys.argv[1]), scene, None))
for x in range(1, 6):
    document.do(f"To {x}", replace(scene, models=(replace(scene.models[0], at=(float(x), 5.0)),)))
document.undo()
print("ready", flush=True)
sys.stdin.read()
"""


def test_a_running_program_keeps_its_work_and_a_killed_one_leaves_it(folder, tmp_path):
    (tmp_path / "scene.json").write_bytes(journal_module.scene_bytes(START))
    other = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder), str(tmp_path / "scene.json")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    with other:
        assert other.stdout.readline() == b"ready\n"
        assert left_behind(folder) == []
        other.send_signal(signal.SIGKILL)
        other.wait(timeout=30)
    (found,) = left_behind(folder)
    assert found.history.labels == ("Opened", "To 1", "To 2", "To 3", "To 4", "To 5")
    assert (found.history.state, found.changes) == (at_x(4), 4)
    assert found.history.redo() == at_x(5)
