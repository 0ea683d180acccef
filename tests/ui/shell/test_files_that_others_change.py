"""Two windows, or a window and another program, on one file: nothing is written over unseen."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import Open, Start, UnsavedAnswer
from disk_answers import Answer, forth, question, quiet
from hand import Hand
from PySide6.QtWidgets import QFileDialog
from yards import yard, yard_with_templates

from battlefield.files import read_scene, write_scene
from battlefield.rules.scene.contents import Scene


def renamed(name: str) -> Scene:
    """Give the yard as another program has saved it."""
    return replace(yard(), name=name, models=yard().models[1:])


def moved(hand: Hand) -> Scene:
    """Move a model, unsaved."""
    forth(hand)
    hand.click((6, 6))
    hand.key("Right")
    assert hand.desk.document.is_modified
    return hand.scene


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "yard.json"


def by_another_program(path: Path) -> None:
    write_scene(path, renamed("Theirs"))


def at_the_same_time(path: Path) -> None:
    """Change a byte so that neither the length nor the time of the file tells."""
    before = path.stat()
    path.write_bytes(path.read_bytes().replace(b"The yard", b"Our yard"))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize("change", [by_another_program, at_the_same_time])
def test_saving_over_what_another_program_wrote_keeps_both_where_that_is_chosen(
    hand: Hand, path: Path, change: Callable[[Path], None]
) -> None:
    quiet(hand)
    mine = moved(hand)
    change(path)
    theirs = path.read_bytes()
    answer = Answer("Keep both (save mine as “yard-2.json”)")
    hand.key("Ctrl+S")
    [asked] = answer.asked
    assert "Another program or window has changed “yard.json” since it was read here." in asked
    assert path.read_bytes() == theirs
    assert read_scene(path.with_name("yard-2.json")) == mine
    assert hand.desk.document.path == path.with_name("yard-2.json")
    assert not hand.desk.document.is_modified


def test_the_question_tells_what_differs(hand: Hand, path: Path) -> None:
    quiet(hand)
    moved(hand)
    by_another_program(path)
    answer = Answer("Decide later")
    hand.key("Ctrl+S")
    [asked] = answer.asked
    assert "Written " in asked
    assert "1 model only in this window" in asked


def test_what_is_on_disk_is_replaced_only_where_that_is_chosen(hand: Hand, path: Path) -> None:
    quiet(hand)
    mine = moved(hand)
    by_another_program(path)
    Answer("Replace what is on disk")
    hand.key("Ctrl+S")
    assert read_scene(path) == mine
    assert not hand.desk.document.is_modified
    forth(hand)
    hand.key("Right", "Ctrl+S")
    assert read_scene(path) == hand.scene


def test_what_is_on_disk_is_opened_and_undo_brings_back_what_was_here(hand: Hand, path: Path) -> None:
    quiet(hand)
    mine = moved(hand)
    by_another_program(path)
    Answer("Open what is on disk")
    hand.key("Ctrl+S")
    assert hand.scene == read_scene(path) == renamed("Theirs")
    assert not hand.desk.document.is_modified
    forth(hand)
    hand.key("Ctrl+Z")
    assert hand.scene == mine
    assert hand.desk.document.is_modified


def test_what_is_decided_later_is_asked_again_and_changes_nothing(hand: Hand, path: Path) -> None:
    quiet(hand)
    mine = moved(hand)
    by_another_program(path)
    for _ in range(2):
        answer = Answer("Decide later")
        forth(hand)
        hand.key("Ctrl+S")
        assert len(answer.asked) == 1
        assert read_scene(path) == renamed("Theirs")
        assert hand.scene == mine
        assert hand.desk.document.is_modified


def test_a_file_whose_bytes_are_the_same_is_saved_without_a_question(hand: Hand, path: Path) -> None:
    mine = moved(hand)
    path.write_bytes(path.read_bytes())
    os.utime(path)
    hand.key("Ctrl+S")
    assert question() is None
    assert read_scene(path) == mine


@pytest.mark.parametrize("answer", ["Keep both", "Replace", "Open what", "Decide later"])
def test_save_in_the_question_before_closing_asks_as_well(
    hand: Hand, path: Path, unsaved: UnsavedAnswer, answer: str
) -> None:
    quiet(hand)
    mine = moved(hand)
    by_another_program(path)
    unsaved.answer = "save"
    Answer(answer)
    closed = hand.window.close()
    unsaved.answer = "discard"
    assert closed == (answer in ("Keep both", "Replace"))
    assert read_scene(path) == (mine if answer == "Replace" else renamed("Theirs"))
    if answer == "Keep both":
        assert read_scene(path.with_name("yard-2.json")) == mine


def test_a_file_that_is_gone_is_asked_about_before_it_is_written_again(hand: Hand, path: Path) -> None:
    quiet(hand)
    mine = moved(hand)
    path.unlink()
    answer = Answer("Decide later")
    hand.key("Ctrl+S")
    assert "is not there any more" in answer.asked[0]
    assert not path.exists()
    Answer("Save it there again")
    forth(hand)
    hand.key("Ctrl+S")
    assert read_scene(path) == mine


# while it is open


def test_a_window_that_comes_to_the_front_tells_that_its_file_was_saved_in_another_one(
    open_scene: Open, path: Path
) -> None:
    first = open_scene(yard())
    second = open_scene(path)
    answer = Answer("Open what is on disk")
    mine = moved(first)
    first.key("Ctrl+S")
    first.qtbot.wait(700)
    assert not answer.asked  # the hand is in the first window
    forth(second)
    second.until(lambda: answer.asked)
    second.until(lambda: second.scene == mine)
    assert not second.desk.document.is_modified
    assert "1 model changed" in answer.asked[0]


def test_a_window_tells_that_its_file_is_gone_and_then_asks_before_it_is_closed(
    hand: Hand, path: Path, unsaved: UnsavedAnswer
) -> None:
    answer = Answer("Decide later")
    forth(hand)
    path.unlink()
    hand.until(lambda: answer.asked)
    hand.until(lambda: question() is None)
    assert hand.desk.document.is_modified
    unsaved.answer = "stay"
    assert not hand.window.close()
    unsaved.answer = "discard"


def test_a_change_that_neither_length_nor_time_tell_is_noticed_while_the_file_is_open(
    hand: Hand, path: Path
) -> None:
    forth(hand)
    hand.window.saving.on_disk.look()  # so that it knows what the file looks like
    hand.until(lambda: hand.window.reader.is_idle)
    answer = Answer("Open what is on disk")
    at_the_same_time(path)
    hand.until(lambda: answer.asked)
    hand.until(lambda: hand.scene == read_scene(path))


def test_what_was_to_be_decided_later_is_asked_once_for_each_change(hand: Hand, path: Path) -> None:
    for name in ("Theirs", "Again theirs"):
        answer = Answer("Decide later")
        write_scene(path, renamed(name))
        forth(hand)
        hand.until(lambda answer=answer: answer.asked)
        hand.until(lambda: question() is None)
        hand.window.saving.on_disk.look()
        hand.until(lambda: hand.window.reader.is_idle)
        assert question() is None


def test_what_the_window_saves_itself_is_not_asked_about(hand: Hand) -> None:
    moved(hand)
    hand.key("Ctrl+S")
    hand.qtbot.wait(700)
    hand.window.saving.on_disk.look()
    hand.until(lambda: hand.window.reader.is_idle)
    assert question() is None
    assert not hand.desk.document.is_modified


def test_work_whose_file_is_gone_is_offered_after_a_crash(hand: Hand, path: Path, start: Start) -> None:
    answer = Answer("Decide later")
    forth(hand)
    path.unlink()
    hand.until(lambda: answer.asked)
    hand.until(lambda: question() is None)
    journal = hand.window.shown.journal
    assert journal is not None
    journal.close()
    hand.window.shown = replace(hand.window.shown, journal=None)
    assert start().sections()[0] == "Rescued work"


# rescued work


def test_rescued_work_is_not_written_over_what_was_saved_since(
    open_scene: Open, start: Start, path: Path
) -> None:
    first = open_scene(yard())
    quiet(first)
    mine = moved(first)
    journal = first.window.shown.journal
    assert journal is not None
    journal.close()
    first.window.shown = replace(first.window.shown, journal=None)
    by_another_program(path)
    second = start()
    quiet(second)
    second.click_card("The yard")
    second.until(lambda: second.window.page is not None)
    forth(second)
    Answer("Keep both")
    second.key("Ctrl+S")
    assert read_scene(path) == renamed("Theirs")
    assert read_scene(path.with_name("yard-2.json")) == mine


# names that are completed, and exports


def test_an_export_is_never_written_over_the_table_itself(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(own), ""))
    monkeypatch.setattr("battlefield.ui.pages.exporting.ExportDialog.exec", lambda _self: True)
    hand.key("Ctrl+Shift+S")
    before = own.read_bytes()
    forth(hand)
    hand.key("Ctrl+E")
    assert any("is the table itself" in words for words in hand.complaints())
    assert own.read_bytes() == before


def test_a_name_completed_by_its_ending_writes_over_no_file_without_a_question(
    hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = path.with_name("copy.json")
    write_scene(other, yard_with_templates())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_name("copy")), ""))
    asked: list[str] = []

    def refuse(_parent: object, sentence: str) -> bool:
        asked.append(sentence)
        return False

    monkeypatch.setattr("battlefield.ui.shell.dialogs.confirmed", refuse)
    moved(hand)
    hand.key("Ctrl+Shift+S")
    assert asked == [f"{other} is already there. Replace it?"]
    assert read_scene(other) == yard_with_templates()
    assert hand.desk.document.path == path
