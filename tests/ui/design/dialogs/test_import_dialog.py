"""Import of other programs' files in the window, by mouse and keys."""

import json

import pytest
from designers import Designer, plain, square
from hand import LEFT
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlefield.files.terrain.base_sizes import read_bases
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.design.dialogs import import_dialog
from battlefield.ui.design.dialogs.import_dialog import ImportDialog
from battlefield.ui.design.dialogs.import_form import BaseField

TILED = {
    "type": "map", "version": "1.10", "orientation": "orthogonal", "infinite": False,
    "width": 24, "height": 20, "tilewidth": 10, "tileheight": 10, "layers": [
        {"type": "objectgroup", "name": "Ruins", "id": 1, "objects": [
            {"id": 1, "name": "Mill", "type": "ruin", "x": 20, "y": 30, "width": 60, "height": 40,
             "rotation": 0, "visible": True}]}],
}  # fmt: skip
ARMY = {"roster": {"name": "Fen", "gameSystemName": "A game", "forces": [{"selections": [
    {"name": "Spears", "type": "unit", "number": 1, "selections": [
        {"name": "Fen Spearman", "type": "model", "number": 3}]}]}]}}  # fmt: skip


@pytest.fixture
def tiled(tmp_path):
    path = tmp_path / "mill.tmj"
    path.write_text(json.dumps(TILED))
    return path


@pytest.fixture
def army(tmp_path):
    path = tmp_path / "army.json"
    path.write_text(json.dumps(ARMY))
    return path


def dialog_of(hand):
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(ImportDialog)))
    dialog = next(each for each in hand.window.findChildren(ImportDialog) if each.isVisible())
    hand.until(lambda: dialog.found is not None or bool(dialog.words.text() and not dialog.bar.isVisible()))
    return dialog


def at_the_table(designer):
    """Give the keyboard back to the table, as a window manager does when a dialog goes."""
    designer.hand.window.activateWindow()
    designer.hand.until(designer.hand.window.isActiveWindow)
    designer.page.view.setFocus()


def test_a_file_chosen_for_import_shows_its_kind_questions_and_lists(hand, tiled, monkeypatch):
    monkeypatch.setattr("battlefield.ui.shell.files.QFileDialog.getOpenFileName", lambda *_: (str(tiled), ""))
    hand.view.setFocus()
    hand.key("Ctrl+Shift+I")
    dialog = dialog_of(hand)
    assert dialog.head.text() == "Tiled map: mill.tmj"
    assert "1 ruin" in dialog.told.toPlainText()
    assert [title for title in ("Taken", "Guessed", "Dropped") if title in dialog.told.toPlainText()]
    hand.until(lambda: dialog.preview.image is not None)


def test_what_was_guessed_is_told_in_the_chosen_unit_with_quotation_marks(hand, tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("# battlefield 20x20 in; cell 2 in; legend: . open  q quay\n.qq.\n....\n")
    hand.view.setFocus()
    hand.key("Ctrl+Alt+3")
    hand.window.files.import_file(path)
    told = dialog_of(hand).told.toPlainText()
    assert "The rows cover 20.32 × 10.16 cm of a table of 50.8 × 50.8 cm" in told
    assert " '" not in told and "“" in told


def test_an_answer_with_a_unit_changes_what_would_come(hand, tiled):
    hand.window.files.import_file(tiled)
    dialog = dialog_of(hand)
    field = dialog.form.fields["pixels"]
    before = dialog.found.scene.terrain[0].outline
    field.setFocus()
    field.selectAll()
    hand.write("20")
    hand.key("Tab")
    hand.until(lambda: dialog.found is not None and dialog.found.scene.terrain[0].outline != before)
    (piece,) = dialog.found.scene.terrain
    xs = [x for x, _ in piece.outline.points]
    assert (min(xs), max(xs)) == (1.0, 4.0)


def test_a_new_table_is_opened_without_a_file(hand, tiled):
    hand.window.files.import_file(tiled)
    dialog = dialog_of(hand)
    QTest.mouseClick(dialog.open_button, LEFT)
    hand.until(lambda: [piece.name for piece in hand.scene.terrain] == ["Mill"])
    assert hand.window.files.path is None


def test_parts_are_added_to_the_open_table_in_one_step(open_scene, tiled):
    designer = Designer(open_scene(plain(square("mill", 40.0, 20.0))))
    hand = designer.hand
    hand.window.files.import_file(tiled)
    dialog = dialog_of(hand)
    QTest.mouseClick(dialog.add_button, LEFT)
    assert len(designer.scene.terrain) == 2 and len({piece.id for piece in designer.scene.terrain}) == 2
    assert hand.labels[-1] == "Import mill.tmj" and len(designer.studio.selection) == 1
    at_the_table(designer)
    hand.key("Ctrl+Z")
    assert [piece.id for piece in designer.scene.terrain] == ["mill"]


def test_a_file_of_another_program_that_is_opened_is_offered_for_import(hand, tiled):
    hand.window.files.offer(tiled)
    assert dialog_of(hand).opened.format == "tiled"
    assert hand.complaints() == []


def test_a_file_that_is_dropped_is_offered_for_import_and_unsaved_work_stays(hand, tiled, unsaved):
    hand.click((6, 6))
    hand.key("Right")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tiled))])
    at, copy, none = QPoint(60, 60), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(hand.window, QDragEnterEvent(at, copy, data, LEFT, none))
    QApplication.sendEvent(hand.window, QDropEvent(QPointF(at), copy, data, LEFT, none))
    assert dialog_of(hand).opened.format == "tiled"
    assert unsaved.asked == []


def test_what_cannot_be_read_is_said_in_one_sentence_in_the_dialog(hand, tmp_path):
    bad = tmp_path / "bad.tmj"
    bad.write_text('{"type": "map", "layers": [')
    hand.window.files.import_file(bad)
    dialog = dialog_of(hand)
    assert dialog.words.text() and "\n" not in dialog.words.text()
    assert dialog.words.objectName() == "warning" and not dialog.open_button.isEnabled()
    hand.key("Esc")
    hand.until(lambda: not any(each.isVisible() for each in hand.window.findChildren(ImportDialog)))


ZONE = Zone("z", Polygon(((0.0, 0.0), (30.0, 0.0), (30.0, 6.0), (0.0, 6.0))), side="attacker")


def test_an_army_is_placed_in_a_zone_on_the_bases_that_are_typed_and_remembered(open_scene, army, state):
    designer = Designer(open_scene(Scene(Board(30.0, 22.0), zones=(ZONE,))))
    hand = designer.hand
    hand.window.files.import_file(army)
    dialog = dialog_of(hand)
    assert dialog.where.currentText() == "Into the zone of attacker"
    field = dialog.form.fields["base:Fen Spearman"]
    assert isinstance(field, BaseField)
    field.setFocus()
    field.lineEdit().selectAll()
    hand.write("60 x 35 oval")
    hand.key("Tab")
    hand.until(lambda: dialog.found is not None and dialog.found.scene.models[0].base.length_mm == 60)
    QTest.mouseClick(dialog.add_button, LEFT)
    assert [each.side for each in designer.scene.models] == ["attacker"] * 3
    assert {each.base for each in designer.scene.models} == {BaseSize.oval(60, 35)}
    assert all(each.at[1] < 6.0 for each in designer.scene.models)
    assert read_bases(state / "bases.json") == {"Fen Spearman": BaseSize.oval(60, 35)}
    hand.window.files.import_file(army)
    assert dialog_of(hand).form.fields["base:Fen Spearman"].value == BaseSize.oval(60, 35)


def test_an_army_is_of_the_side_in_whose_zone_it_is_placed(open_scene, army):
    ring = ((0.0, 0.0), (30.0, 0.0), (30.0, 8.0), (0.0, 8.0))
    other = tuple((x, y + 30.0) for x, y in ring)
    zones = (Zone("z1", Polygon(ring), side="one"), Zone("z2", Polygon(other), side="two"))
    designer = Designer(open_scene(Scene(Board(60.0, 44.0), zones=zones)))
    designer.hand.window.files.import_file(army)
    dialog = dialog_of(designer.hand)
    side = dialog.form.fields["side"]
    assert "width" not in dialog.form.fields and "height" not in dialog.form.fields
    assert [side.itemText(row) for row in range(side.count())] == ["one", "two"]
    assert (side.currentText(), dialog.where.currentText()) == ("one", "Into the zone of one")
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_Down)
    designer.hand.until(lambda: dialog.where.currentText() == "Into the zone of two")
    designer.hand.until(lambda: dialog.found is not None and dialog.found.scene.models[0].side == "two")
    dialog.where.setFocus()
    QTest.keyClick(dialog.where, Qt.Key.Key_Up)
    designer.hand.until(lambda: side.currentText() == "one")
    dialog.reject()


def test_a_base_that_is_none_is_refused_and_the_old_one_stays(hand, army):
    hand.window.files.import_file(army)
    dialog = dialog_of(hand)
    field = dialog.form.fields["base:Fen Spearman"]
    before = field.value
    field.setFocus()
    field.lineEdit().selectAll()
    hand.write("huge")
    hand.key("Tab")
    assert '"huge" is no base' in dialog.words.text() and field.value == before


def test_a_long_import_shows_how_far_it_is_and_ends_when_the_dialog_is_left(hand, tmp_path, monkeypatch):
    ends = []
    reading = import_dialog.read_import

    def watched(*given):
        try:
            return reading(*given)
        except StoppedError:
            ends.append("stopped")
            raise

    monkeypatch.setattr(import_dialog, "read_import", watched)
    things = [{"id": n, "type": "ruin", "x": n % 60 * 4, "y": n // 60 * 2, "width": 3, "height": 1}
              for n in range(4_900)]  # fmt: skip
    whole = TILED | {"layers": [{"type": "objectgroup", "name": "Ruins", "objects": things}]}
    path = tmp_path / "large.tmj"
    path.write_text(json.dumps(whole))
    hand.window.files.import_file(path)
    dialog = next(each for each in hand.window.findChildren(ImportDialog) if each.isVisible())
    hand.until(lambda: dialog.bar.maximum() == 100 and dialog.bar.value() > 0)
    dialog.reject()
    hand.until(lambda: hand.window.background.is_idle)
    assert ends == ["stopped"]


def test_a_list_that_was_copied_shows_what_would_come_as_its_file_does(hand):
    QApplication.clipboard().setText("2x Fen Guard (80 pts)\nMarsh Boat (95 pts)\nHerald (60 pts)\n")
    hand.window.acts["paste_list"].trigger()
    dialog = dialog_of(hand)
    assert dialog.head.text() == "Army list: the clipboard"
    told = dialog.told.toPlainText()
    assert "Fen Guard: 2 × Fen Guard, 80 points, counted by its number" in told
    assert "Herald stands on" in told and "Dropped" in told
    before = len(hand.scene.models)
    QTest.mouseClick(dialog.add_button, LEFT)
    assert len(hand.scene.models) == before + 4 and hand.labels[-1] == "Import the clipboard"


def test_a_text_that_is_no_list_is_told_in_one_sentence(hand):
    QApplication.clipboard().setText("Dear Anna,")
    hand.window.acts["paste_list"].trigger()
    (said,) = hand.complaints()
    assert said == "The clipboard holds no army list; copy all of it, with points or numbers of models"
    assert not any(each.isVisible() for each in hand.window.findChildren(ImportDialog))


def test_many_questions_get_the_room_that_short_lists_leave(hand, tmp_path):
    size = {"width": 12, "height": 1}
    tiles = {"type": "tilelayer", "id": 1, "name": "ground", "data": [*range(1, 13)], **size}
    shape = {"tilewidth": 10, "tileheight": 10, "tilecount": 12, "columns": 12}
    tileset = {"firstgid": 1, "name": "set", **shape}
    path = tmp_path / "tiles.tmj"
    path.write_text(json.dumps(TILED | size | {"layers": [tiles], "tilesets": [tileset]}))
    hand.window.files.import_file(path)
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.told.isVisible() and dialog.room.height() > dialog.told.height())
    assert dialog.room.height() >= 0.6 * (dialog.room.height() + dialog.told.height())
    assert dialog.told.height() >= min(dialog.told.document().size().height(), 100)
