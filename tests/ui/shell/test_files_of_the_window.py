"""Opening, saving, dropping and closing: what is in the file, and what is asked before work is lost."""

import gc
import weakref
from pathlib import Path

import pytest
from board_facts import assert_board_shows
from boxes import at_the_next_box
from conftest import Open, Start, UnsavedAnswer
from dropping import drop
from hand import Hand
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from yards import yard, yard_with_templates

from battlefield.files import read_scene, scene_bytes, write_scene
from battlefield.ui.shell.dialogs import NewTable
from battlefield.ui.shell.disk.save_dialog import file_name


def answer_dialogs(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[str]:
    """Let the file dialogs answer with a path, or with nothing; give the titles they are asked with."""
    asked: list[str] = []

    def answer(_parent: QWidget, title: str, *_rest: object) -> tuple[str, str]:
        asked.append(title)
        return (str(path) if path is not None else "", "")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return asked


def test_ctrl_o_opens_the_file_that_is_chosen(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.json"
    write_scene(other, yard_with_templates())
    asked = answer_dialogs(monkeypatch, other)
    before = hand.page
    hand.key("Ctrl+O")
    hand.until(lambda: hand.window.page not in (None, before))
    assert asked == ["Open a table or a battle"]
    assert hand.scene == yard_with_templates()
    assert hand.desk.document.path == other
    assert_board_shows(hand.scene, hand.page.board)


def test_leaving_the_open_dialog_changes_nothing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_dialogs(monkeypatch, None)
    page = hand.page
    hand.key("Ctrl+O")
    assert hand.page is page


def test_ctrl_s_writes_the_scene_to_its_file(hand: Hand, tmp_path: Path) -> None:
    hand.click((6, 6))
    hand.key("Right")
    assert "•" in hand.window.windowTitle()
    hand.key("Ctrl+S")
    assert read_scene(tmp_path / "yard.json") == hand.scene
    assert "•" not in hand.window.windowTitle()
    assert "Saved" in hand.window.hint.text()
    assert not hand.desk.document.is_modified


def test_after_saving_undo_marks_the_table_as_changed_and_redo_as_saved(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("Right", "Ctrl+S", "Ctrl+Z")
    assert "•" in hand.window.windowTitle()
    hand.key("Ctrl+Shift+Z")
    assert "•" not in hand.window.windowTitle()


def test_save_as_writes_another_file_and_goes_on_with_that(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (tmp_path / "yard.json").read_bytes()
    answer_dialogs(monkeypatch, tmp_path / "copy")
    hand.click((6, 6))
    hand.key("Right", "Ctrl+Shift+S")
    assert (tmp_path / "yard.json").read_bytes() == before
    assert read_scene(tmp_path / "copy.json") == hand.scene
    hand.key("Right", "Ctrl+S")
    assert read_scene(tmp_path / "copy.json") == hand.scene
    assert (tmp_path / "yard.json").read_bytes() == before
    assert [path.name for path in hand.window.settings.recent][:2] == ["copy.json", "yard.json"]


def test_a_table_without_a_file_asks_for_one_when_it_is_saved(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = start()
    hand.click_card("36 × 36 inches")
    hand.until(lambda: hand.window.page is not None)
    asked = answer_dialogs(monkeypatch, tmp_path / "new.json")
    hand.key("Ctrl+S")
    assert asked == ["Save the table"]
    assert read_scene(tmp_path / "new.json").board.width == 36


def test_a_file_that_cannot_be_written_is_told_in_one_sentence_and_the_work_is_kept(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_dialogs(monkeypatch, tmp_path / "nowhere" / "yard.json")
    hand.click((6, 6))
    hand.key("Right")
    moved = hand.scene
    hand.key("Ctrl+Shift+S")
    [sentence] = hand.complaints()
    assert "nowhere" in sentence
    assert "\n" not in sentence
    assert hand.scene is moved
    assert hand.desk.document.path == tmp_path / "yard.json"
    assert hand.desk.document.is_modified


def dropped_file(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


@pytest.mark.parametrize("onto", ["the start page", "the table", "the window"])
def test_a_file_dropped_anywhere_is_opened(start: Start, open_scene: Open, tmp_path: Path, onto: str) -> None:
    path = tmp_path / "dropped.json"
    write_scene(path, yard_with_templates())
    if onto == "the start page":
        hand = start()
        target: QWidget = hand.window.home.viewport()
    else:
        hand = open_scene(yard())
        target = hand.view.viewport() if onto == "the table" else hand.window
    before = hand.window.page
    assert drop(target, dropped_file(path))
    hand.until(lambda: hand.window.page not in (None, before))
    assert hand.scene == yard_with_templates()


def test_something_dropped_that_is_no_file_of_this_computer_is_refused_in_words(hand: Hand) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/scene.json")])
    page = hand.page
    drop(hand.window, data)
    assert any("Only files of this computer" in words for words in hand.complaints())
    assert hand.page is page


def test_a_missing_file_is_told_in_one_sentence_and_the_table_stays(hand: Hand, tmp_path: Path) -> None:
    page = hand.page
    hand.window.open_path(tmp_path / "gone.json")
    hand.until(hand.complaints)
    [sentence] = hand.complaints()
    assert "gone.json" in sentence
    assert "\n" not in sentence
    assert hand.page is page


@pytest.mark.parametrize(
    "fault", [b"", b"{", b"\xff\xfe\x00", b'{"format": "battlefield-scene", "version": 1}']
)
def test_a_damaged_file_is_told_in_one_sentence_and_left_as_it_is(
    hand: Hand, tmp_path: Path, fault: bytes
) -> None:
    path, page = tmp_path / "damaged.json", hand.page
    path.write_bytes(fault)
    hand.window.open_path(path)
    hand.until(hand.complaints)
    [sentence] = hand.complaints()
    assert "damaged.json" in sentence
    assert "\n" not in sentence
    assert path.read_bytes() == fault
    assert hand.page is page
    assert hand.scene == yard()
    assert path not in hand.window.settings.recent


def test_after_a_complaint_the_hint_no_longer_says_that_a_file_is_read(hand: Hand, tmp_path: Path) -> None:
    hand.window.open_path(tmp_path / "gone.json")
    hand.until(hand.complaints)
    assert "Reading" not in hand.window.hint.text()


@pytest.mark.parametrize(
    ("answer", "closed", "written"), [("save", True, True), ("discard", True, False), ("stay", False, False)]
)
def test_closing_with_unsaved_changes_asks_and_does_as_it_is_told(
    hand: Hand, unsaved: UnsavedAnswer, tmp_path: Path, answer: str, closed: bool, written: bool
) -> None:
    hand.click((6, 6))
    hand.key("Right")
    moved = hand.scene
    unsaved.answer = answer
    assert hand.window.close() == closed
    assert unsaved.asked == ["The yard"]
    assert hand.window.isVisible() != closed
    assert read_scene(tmp_path / "yard.json") == (moved if written else yard())
    unsaved.answer = "discard"


def test_closing_without_changes_asks_nothing(hand: Hand, unsaved: UnsavedAnswer) -> None:
    assert hand.window.close()
    assert unsaved.asked == []


def test_a_save_that_fails_keeps_the_window_open(hand: Hand, unsaved: UnsavedAnswer, tmp_path: Path) -> None:
    hand.click((6, 6))
    hand.key("Right")
    (tmp_path / "yard.json").unlink()
    (tmp_path / "yard.json").mkdir()
    unsaved.answer = "save"
    assert not hand.window.close()
    assert hand.window.isVisible()
    assert len(hand.complaints()) == 1
    unsaved.answer = "discard"


@pytest.mark.parametrize(
    ("button", "expected"),
    [
        (QMessageBox.StandardButton.Save, "save"),
        (QMessageBox.StandardButton.Discard, "discard"),
        (QMessageBox.StandardButton.Cancel, "stay"),
    ],
)
def test_the_question_about_unsaved_work_has_three_answers(
    start: Start, monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton, expected: str
) -> None:
    hand = start()
    monkeypatch.undo()
    from battlefield.ui.shell.dialogs import ask_to_save

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert "The yard" in box.text()
        QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

    at_the_next_box(press)
    assert ask_to_save(hand.window, "The yard") == expected


def test_escape_leaves_the_question_about_unsaved_work_unanswered(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = start()
    monkeypatch.undo()
    from battlefield.ui.shell.dialogs import ask_to_save

    at_the_next_box(lambda: QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape))
    assert ask_to_save(hand.window, "The yard") == "stay"


def test_ctrl_n_asks_for_a_size_and_lays_that_table(hand: Hand) -> None:
    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewTable)
        dialog.width_in.setText("30")
        dialog.height_in.setText("22.5 in")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    at_the_next_box(fill)
    hand.key("Ctrl+N")
    assert (hand.scene.board.width, hand.scene.board.height) == (30, 22.5)
    assert hand.scene.models == ()
    assert_board_shows(hand.scene, hand.page.board)


def test_a_size_that_is_typed_at_once_replaces_the_one_that_is_offered(hand: Hand) -> None:
    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewTable)
        QTest.keyClicks(dialog.width_in, "44")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    at_the_next_box(fill)
    hand.key("Ctrl+N")
    assert (hand.scene.board.width, hand.scene.board.height) == (44, 48)


def test_a_new_table_asked_for_while_drawing_is_drawn_on(hand: Hand) -> None:
    at_the_next_box(lambda: QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Return))
    hand.key("F5", "Ctrl+N")
    assert hand.window.modes.now == "design" and hand.scene.board.width == 48


def test_opening_another_file_asks_for_unsaved_work_first(
    hand: Hand, unsaved: UnsavedAnswer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_scene(tmp_path / "other.json", yard_with_templates())
    answer_dialogs(monkeypatch, tmp_path / "other.json")
    hand.click((6, 6))
    hand.key("Right")
    unsaved.answer, page = "stay", hand.page
    hand.key("Ctrl+O")
    assert unsaved.asked == ["The yard"]
    assert hand.page is page
    unsaved.answer = "discard"


def test_what_the_program_does_not_know_survives_opening_changing_and_saving(
    open_scene: Open, tmp_path: Path
) -> None:
    text = scene_bytes(yard()).decode().replace('"id": "ada",', '"id": "ada", "wounds": 2,')
    (tmp_path / "odd.json").write_text(text)
    hand = open_scene(tmp_path / "odd.json")
    hand.click((6, 6))
    hand.key("Right", "Ctrl+S")
    assert '"wounds": 2' in (tmp_path / "odd.json").read_text()


def test_a_table_that_is_left_is_let_go_of(hand: Hand, tmp_path: Path) -> None:
    first = weakref.ref(hand.page)
    hand.open(tmp_path / "yard.json")
    hand.until(lambda: gc.collect() >= 0 and first() is None)


def test_grid_names_units_and_size_of_the_window_are_remembered(open_scene: Open, tmp_path: Path) -> None:
    first = open_scene(yard())
    first.key("G", "Shift+G")
    first.window.acts["unit_fractions"].trigger()
    first.window.resize(820, 600)  # less than the screen of a test
    first.window.close()
    second = open_scene(tmp_path / "yard.json")
    assert not second.window.acts["grid"].isChecked()
    assert not second.window.acts["labels"].isChecked()
    assert second.window.acts["unit_fractions"].isChecked()
    assert second.desk.unit == "fractions"
    assert (second.window.width(), second.window.height()) == (820, 600)


@pytest.mark.parametrize(
    ("title", "name"), [("The Ford: II", "the-ford-ii"), ("CON", "con-1"), ("…", "scene")]
)
def test_a_file_is_named_after_its_table_so_that_any_system_takes_it(title: str, name: str) -> None:
    assert file_name(title) == name
