"""Keys whose command cannot be done now say why, on every page; none acts on a table that is about to go."""

from conftest import Open, Start
from designers import Designer, plain, square
from PySide6.QtWidgets import QLineEdit
from yards import yard

from battlefield.rules.scene.scenario import Hold
from battlefield.ui.measure.table_page import TablePage
from battlefield.ui.shell.dialogs import NewTable


def told(hand) -> str:
    return hand.window.hint.text()


def test_measuring_says_why_nothing_is_undone_moved_or_deleted(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.view.setFocus()
    hand.key("Ctrl+Z")
    assert told(hand) == "Undo: there is nothing to undo"
    assert hand.window.hint.objectName() == "warning"
    hand.key("Ctrl+Shift+Z")
    assert "nothing to redo" in told(hand)
    hand.key("Del")
    assert "nothing is selected" in told(hand)
    hand.key("Left")
    assert "nothing is selected" in told(hand)
    hand.move((3.0, 3.0))
    hand.click((9.0, 9.0))
    assert "nothing is selected" not in told(hand)


def test_designing_says_why_nothing_is_undone_moved_or_deleted(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(square("a", 6.0, 6.0))))
    hand = designer.hand
    designer.page.view.setFocus()
    wanted = {"Ctrl+Z": "nothing to undo", "Del": "nothing is selected", "Left": "nothing is selected"}
    wanted["Z"] = "Z …: nothing is selected"  # the first of two keys, none of which could go on
    for key, words in wanted.items():
        hand.key(key)
        assert words in told(hand), key


def test_a_locked_piece_says_that_it_is_locked(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(square("a", 6.0, 6.0, hold=Hold(locked=True)))))
    hand = designer.hand
    hand.click((8.0, 8.0))
    before = designer.scene
    for key in ("Left", "Del", "R", "Shift+R"):
        hand.window.hint.setText("")
        hand.key(key)
        assert "locked" in told(hand), key
    assert designer.scene == before


def test_keys_of_the_other_mode_say_where_they_belong(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.window.home.setFocus()
    shortcut = hand.window.acts["group"].shortcut().toString()
    hand.view.setFocus()
    hand.key(shortcut)
    assert told(hand).startswith("Group")


def test_what_is_typed_into_a_field_is_no_command(open_scene: Open) -> None:
    hand = open_scene(yard())
    field = QLineEdit(hand.window)
    field.show()
    field.setFocus()
    before = told(hand)
    hand.write("q")
    assert field.text() == "q" and told(hand) == before


def test_the_start_page_says_that_there_is_no_table(start: Start) -> None:
    hand = start()
    hand.key("Ctrl+Z")
    assert "there is no table" in told(hand)


def test_no_key_acts_on_a_table_that_is_about_to_go(open_scene: Open, tmp_path, monkeypatch) -> None:
    hand = open_scene(yard())
    asked: list[object] = []
    monkeypatch.setattr(NewTable, "exec", lambda dialog: asked.append(dialog) or 0)
    old = hand.window.page
    hand.window.open_path(tmp_path / "yard.json")
    hand.key("F5", "Ctrl+N")
    assert asked == [] and hand.window.page is old and isinstance(old, TablePage)
    assert told(hand) == "yard.json is being opened; wait until it is there"
    hand.until(lambda: hand.window.page is not old)
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")


def test_a_file_that_cannot_be_opened_gives_the_keys_back(start: Start, tmp_path) -> None:
    hand = start()
    (tmp_path / "broken.json").write_text("{")
    hand.window.open_path(tmp_path / "broken.json")
    hand.until(hand.complaints)
    assert hand.window.files.opening is None
