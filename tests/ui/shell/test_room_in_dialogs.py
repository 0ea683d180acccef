"""Nothing is cut in the dialogs, by day and by night."""

import json

import pytest
from fields import cramped
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QComboBox, QDialog
from screens import SAMPLES, keep

from battlefield.app.design.backdrop import Pin
from battlefield.files import read_scene
from battlefield.ui.design.dialogs.import_dialog import ImportDialog
from battlefield.ui.pages.exporting import KINDS, ExportDialog
from battlefield.ui.printing.dialog import PrintDialog
from battlefield.ui.shell.dialogs import Keys, NewTable
from battlefield.ui.shell.words_dialog import RuleWords
from battlefield.ui.widgets.prompts import CommandSearch

UVTT = {
    "format": 0.3,
    "resolution": {
        "map_origin": {"x": 0, "y": 0}, "map_size": {"x": 10, "y": 5}, "pixels_per_grid": 32
    },
    "line_of_sight": [[{"x": 3, "y": 2}, {"x": 7, "y": 2}, {"x": 7, "y": 4}]],
    "portals": [], "lights": [], "image": "",
}  # fmt: skip


def contrast(first: QColor, second: QColor) -> float:
    """The ratio of luminances that the guidelines for readable pages count with."""
    shares = []
    for colour in (first, second):
        parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
                 for part in colour.getRgbF()[:3]]  # fmt: skip
        shares.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
    return (max(shares) + 0.05) / (min(shares) + 0.05)


def look_at(hand, dialog: QDialog, name: str, choice: QComboBox | None = None) -> list[str]:
    """Show a dialog in both themes, with each entry of a choice, and say what is cut."""
    dialog.show()
    hand.until(dialog.isVisible)
    found = []
    for theme in ("light", "dark"):
        hand.window.set_theme(theme)
        for row in range(choice.count() if choice is not None else 1):
            if choice is not None:
                choice.setCurrentIndex(row)
            hand.qtbot.wait(10)
            keep(dialog.grab().toImage(), f"{name}-{row}-{theme}")
            found += cramped(dialog)
    return found


def imported(hand, tmp_path, text: str) -> ImportDialog:
    path = tmp_path / "map.dd2vtt"
    path.write_text(text)
    hand.window.files.import_file(path)
    hand.until(lambda: hand.window.findChildren(ImportDialog))
    (dialog,) = hand.window.findChildren(ImportDialog)
    hand.until(lambda: not dialog.bar.isVisible() and (dialog.found is not None or dialog.words.text()))
    return dialog


def darkest(image: QImage, box: QRect) -> int:
    """The lightness of the darkest pixel in a part of a picture."""
    places = ((x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
    return min(image.pixelColor(x, y).lightness() for x, y in places)


def test_the_questions_of_an_import_and_what_became_of_its_parts_are_seen_whole(hand, tmp_path):
    dialog = imported(hand, tmp_path, json.dumps(UVTT))
    hand.until(lambda: dialog.preview.image is not None)
    assert look_at(hand, dialog, "import") == []
    assert dialog.open_button.objectName() == "primary" and "Nothing" in dialog.told.toPlainText()


def test_a_file_that_cannot_be_imported_leaves_only_its_name_and_the_reason(hand, tmp_path):
    dialog = imported(hand, tmp_path, json.dumps(UVTT)[:80])
    assert look_at(hand, dialog, "import refused") == []
    assert dialog.head.text() == "map.dd2vtt cannot be imported"
    assert str(tmp_path) not in dialog.words.text() and dialog.words.text()[0].isupper()
    shown = (dialog.told, dialog.preview, dialog.room, dialog.open_button)
    assert not any(widget.isVisible() for widget in shown)
    assert dialog.height() < 260


def test_every_kind_of_export_has_room_for_its_words(hand):
    dialog = ExportDialog(hand.window, read_scene(SAMPLES["tournament"]), hand.window.colours)
    assert dialog.kind.count() == len(KINDS)
    assert look_at(hand, dialog, "export", dialog.kind) == []
    dialog.reject()


def test_all_pages_to_print_are_listed_without_a_bar_and_why_there_are_none_stands_in_their_place(hand):
    dialog = PrintDialog(hand.window, hand.window.settings, read_scene(SAMPLES["tournament"]))
    assert look_at(hand, dialog, "print") == []
    assert dialog.pages.count() > 30
    hand.until(lambda: dialog.pages.verticalScrollBar().maximum() == 0)
    dialog.form.what.setCurrentIndex(dialog.form.what.findData("selection"))
    dialog.refresh()
    assert dialog.preview.words.startswith("Nothing is selected")
    assert dialog.preview.grab().toImage() != QImage(dialog.preview.size(), QImage.Format.Format_RGB32)
    dialog.reject()


@pytest.mark.parametrize("make", [NewTable, Keys, lambda window: CommandSearch(window, lambda _name: True)])
def test_small_dialogs_show_their_words_whole(hand, make):
    assert look_at(hand, make(hand.window), "small") == []


def test_the_words_of_every_book_are_seen_whole(hand):
    hand.window.acts["words"].trigger()
    (dialog,) = hand.window.findChildren(RuleWords)
    assert look_at(hand, dialog, "words", dialog.book) == []
    dialog.close()


def test_the_search_of_commands_shows_keys_at_the_right_and_what_a_command_does_in_quiet_letters(hand):
    hand.window.set_theme("light")
    search = CommandSearch(hand.window, lambda _name: True)
    search.show()
    hand.until(search.isVisible)
    row = search.list.visualItemRect(search.list.item(1))
    image = search.list.viewport().grab().toImage()
    middle = row.center().y()
    keys = QRect(row.right() - 90, row.top(), 90, row.height() // 2)
    beneath = QRect(row.left(), middle + 2, row.width(), row.height() // 2 - 4)
    assert darkest(image, keys) < image.pixelColor(row.right() - 1, row.bottom() - 1).lightness()
    name = QRect(row.left(), row.top() + 2, 80, row.height() // 2 - 2)
    quiet, loud = (darkest(image, box) for box in (beneath, name))
    assert quiet > loud
    assert search.list.item(1).toolTip()
    search.close()


def test_words_beside_a_point_at_the_right_edge_of_a_picture_stand_at_its_left(hand, tmp_path):
    from battlefield.ui.design.dialogs.backdrop_dialog import BackdropDialog

    hand.window.set_theme("light")
    hand.window.acts["design"].trigger()
    hand.until(lambda: hand.window.modes.now == "design")
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    assert image.save(str(tmp_path / "mat.png"))
    dialog = BackdropDialog.ask(hand.window.page)
    dialog.open_picture(tmp_path / "mat.png")
    hand.until(lambda: dialog.path is not None)
    dialog.pins = [Pin((10.0, 10.0), (0.0, 0.0)), Pin((398.0, 10.0), (44.0, 0.0))]
    dialog._changed()
    view, size = dialog.view, QRect(0, 0, 60, 18).size()
    left, right = (view.to_screen(pin.pixel) for pin in dialog.pins)
    assert view._plate(left, size).x() > left.x() and view._plate(right, size).x() + 60 < right.x()
    ground = view.grab().toImage().pixelColor(2, 2)
    assert look_at(hand, dialog, "backdrop") == []
    hand.until(lambda: view.grab().toImage().pixelColor(2, 2).lightness() < ground.lightness() - 100)
    dialog.reject()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_empty_box_in_a_list_has_a_frame_that_is_seen(hand, theme):
    hand.window.set_theme(theme)
    dialog = PrintDialog(hand.window, hand.window.settings, read_scene(SAMPLES["tournament"]))
    dialog.show()
    hand.until(dialog.isVisible)
    item = dialog.pages.item(1)
    item.setCheckState(Qt.CheckState.Unchecked)
    dialog.pages.setCurrentRow(0)
    box = dialog.pages.visualItemRect(item)
    image = dialog.pages.viewport().grab().toImage()
    across = [image.pixelColor(x, box.center().y()) for x in range(box.left(), box.left() + 24)]
    assert max(contrast(across[0], colour) for colour in across) >= 3.0
    dialog.reject()
