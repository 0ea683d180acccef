"""A document writes each change down before anybody sees it, and stays as it was where it cannot."""

from dataclasses import replace
from pathlib import Path

import pytest
from little_table import bases, desk_with, model, table

from battlefield.app.desk.document import Document
from battlefield.files.journals.journal import JournalError
from battlefield.play.history import History

FIRST, SECOND, THIRD = (table(model("a1", x, 5)) for x in (1, 2, 3))
FULL = "Not done: the journal cannot be written (disk full); make room and try again"


class WatchingLog:
    """Notes what is written, and how the document looked at that moment; fails while `full`."""

    def __init__(self):
        self.document = None
        self.written = []
        self.seen = []
        self.full = False

    def _write(self, *entry):
        if self.full:
            raise JournalError(FULL)
        self.written.append(entry)
        if self.document is not None:
            self.seen.append((self.document.scene, self.document.path, self.document.is_modified))

    def changed(self, label, before, after):
        self._write("changed", label, before, after)

    def went(self, place):
        self._write("went", place)

    def saved(self, path, _disk):
        self._write("saved", path)

    def unsaved(self):
        self._write("unsaved")


def logged():
    log = WatchingLog()
    log.document = Document(FIRST, log=log)
    return log.document, log


def test_every_step_is_written_before_the_document_takes_it():
    document, log = logged()
    document.do("Second", SECOND)
    document.undo()
    document.redo()
    document.saved_as(Path("table.json"))
    document.do("Third", THIRD)
    assert log.written == [
        ("changed", "Second", FIRST, SECOND),
        ("went", 0),
        ("went", 1),
        ("saved", Path("table.json")),
        ("changed", "Third", SECOND, THIRD),
    ]
    assert log.seen == [
        (FIRST, None, False),
        (SECOND, None, True),
        (FIRST, None, False),
        (SECOND, None, True),
        (SECOND, Path("table.json"), False),
    ]


def test_what_changes_nothing_is_not_written():
    document, log = logged()
    assert not document.do("Same", table(model("a1", 1, 5)))
    document.undo()
    document.redo()
    document.go(0)
    assert log.written == []
    assert document.history.labels == ("Opened",)


@pytest.mark.parametrize("act", [lambda d: d.do("Third", THIRD), lambda d: d.undo(), lambda d: d.go(0)])
def test_a_step_that_cannot_be_written_is_not_taken(act):
    document, log = logged()
    document.do("Second", SECOND)
    log.full = True
    with pytest.raises(JournalError):
        act(document)
    assert document.scene == SECOND
    assert (document.history.place, document.history.labels) == (1, ("Opened", "Second"))


@pytest.mark.parametrize("place", [-1, 2])
def test_a_step_that_the_history_does_not_have_is_not_written(place):
    document, log = logged()
    document.do("Second", SECOND)
    with pytest.raises(IndexError):
        document.go(place)
    assert len(log.written) == 1
    assert document.scene == SECOND


def test_a_redo_that_cannot_be_written_is_not_taken():
    document, log = logged()
    document.do("Second", SECOND)
    document.undo()
    log.full = True
    with pytest.raises(JournalError):
        document.redo()
    assert document.scene == FIRST


def test_a_saved_table_is_saved_even_where_that_cannot_be_written_down():
    document, log = logged()
    document.do("Second", SECOND)
    log.full = True
    document.saved_as(Path("table.json"))
    assert not document.is_modified
    assert document.path == Path("table.json")


def test_the_desk_complains_about_a_full_disk_and_keeps_the_table():
    log = WatchingLog()
    desk = desk_with(model("a1", 1, 5), log=log)
    desk.select(bases("a1"))
    desk.do("Second", table(model("a1", 2, 5)))
    told = []
    desk.listen(lambda: told.append(desk.complaint))
    log.full = True
    assert not desk.do("Third", THIRD)
    desk.undo()
    assert told == [FULL, FULL]
    assert desk.scene == table(model("a1", 2, 5))
    log.full = False
    assert desk.do("Third", THIRD)
    assert desk.complaint == ""


def test_a_preview_is_gone_after_a_refused_change():
    log = WatchingLog()
    desk = desk_with(model("a1", 1, 5), log=log)
    desk.show(SECOND)
    log.full = True
    desk.do("Second", SECOND)
    assert desk.shown is desk.scene


def test_a_rescued_history_goes_on_with_its_undo():
    history = History(FIRST)
    history.push("Second", SECOND)
    document = Document.resumed(history, Path("table.json"))
    assert (document.scene, document.path, document.is_modified) == (SECOND, Path("table.json"), True)
    document.undo()
    assert (document.scene, document.is_modified) == (FIRST, False)


def test_a_document_is_called_by_its_scene_else_its_file_else_plainly():
    nameless = replace(FIRST, name="")
    assert Document(FIRST, Path("battle.json")).title == "Little table"
    assert Document(nameless, Path("battle.json")).title == "battle"
    assert Document(nameless).title == "Untitled table"


def test_a_document_whose_file_is_lost_is_unsaved_whatever_is_undone():
    document, log = logged()
    document.do("Move", SECOND)
    document.saved_as(Path("table.json"), "digest")
    assert (document.is_modified, document.disk) == (False, "digest")
    document.lose_file()
    document.undo()
    assert document.is_modified
    assert ("unsaved",) in log.written
