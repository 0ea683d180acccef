"""What is selected on the table is arranged, cut, copied and pasted by keys, lines to type on, and menus."""

import json

import pytest
from list_samples import MAP, ROS
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain


def box(left, top, right, bottom):
    """An upright rectangle."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Polygon(tuple((float(x), float(y)) for x, y in corners))


SCENE = Scene(
    Board(48.0, 36.0),
    terrain=(
        Terrain("a", box(4, 4, 10, 8), name="Hall"),
        Terrain("b", box(8, 6, 14, 12)),
        Terrain("c", box(30, 20, 34, 22)),
    ),
    models=(
        Model("m", BaseSize.round(25.4), (40.0, 8.0)),
        Model("n", BaseSize.round(25.4), (44.0, 8.0)),
    ),
)


@pytest.fixture
def drawing(open_scene):
    """A hand at a drawn table, in design mode, the keyboard on the table."""
    hand = open_scene(SCENE)
    hand.window.run("design")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.view.setFocus()
    return hand


def chosen(hand, *ids):
    """Select pieces of terrain by their ids."""
    hand.desk.select([Ref("terrain", id_) for id_ in ids])


def outlines(hand):
    """The outlines of all pieces, by id."""
    return {piece.id: piece.outline for piece in hand.scene.terrain}


def lefts(hand):
    """The left edges of all pieces, in their order."""
    return [Box.of(piece.outline).left for piece in hand.scene.terrain]


def write(hand, text):
    """Type on the line that has opened, and press Return."""
    hand.write(text)
    hand.key("Return")


def pressed(hand, first, second):
    """Press two keys, one after the other."""
    hand.key(first, second)


def test_the_key_z_and_a_letter_line_up(drawing):
    chosen(drawing, "a", "b", "c")
    pressed(drawing, "Z", "L")
    assert lefts(drawing) == [4, 4, 4]
    assert drawing.labels[-1] == "Align 3 pieces of terrain: left"
    drawing.key("Ctrl+Z")
    pressed(drawing, "Z", "Shift+R")
    assert lefts(drawing) == [42, 42, 44]


def test_pieces_are_united_and_taken_apart_again(drawing):
    chosen(drawing, "a", "b")
    pressed(drawing, "Z", "U")
    assert list(outlines(drawing)) == ["a", "c"] and drawing.selected == ["a"]
    drawing.key("Ctrl+Z")
    assert drawing.scene == SCENE


def test_a_group_is_clicked_as_one_and_ungrouped(drawing):
    chosen(drawing, "a", "c")
    drawing.key("Ctrl+G")
    drawing.desk.select(())
    drawing.click((32.0, 21.0))
    assert drawing.selected == ["a", "c"]
    drawing.key("Ctrl+U")
    drawing.click((32.0, 21.0))
    assert drawing.selected == ["c"]


def test_what_is_locked_is_not_dragged(drawing):
    chosen(drawing, "c")
    drawing.key("Ctrl+L")
    drawing.desk.select(())
    drawing.drag((32.0, 21.0), (38.0, 21.0))
    assert outlines(drawing)["c"] == box(30, 20, 34, 22)
    drawing.key("Ctrl+Shift+L")
    assert not drawing.scene.terrain[2].hold.locked


def test_what_is_hidden_is_not_clicked_until_all_is_shown(drawing):
    chosen(drawing, "c")
    drawing.key("Ctrl+H")
    drawing.click((32.0, 21.0))
    assert drawing.selected == []
    drawing.key("Ctrl+Alt+H")
    assert drawing.selected == ["c"]


def test_parts_are_laid_over_and_under_each_other(drawing):
    chosen(drawing, "a")
    drawing.key("]")
    assert list(outlines(drawing)) == ["b", "c", "a"]
    drawing.key("[")
    assert list(outlines(drawing)) == ["a", "b", "c"]
    drawing.key("Ctrl+]")
    assert list(outlines(drawing)) == ["b", "a", "c"]


def test_parts_are_flipped(drawing):
    chosen(drawing, "a", "c")
    drawing.key("Shift+H")
    assert lefts(drawing) == [28, 8, 4]


def test_numbers_are_typed_on_a_line_and_refused_there(drawing):
    chosen(drawing, "c")
    pressed(drawing, "Z", "Z")
    write(drawing, "huge")
    assert drawing.scene == SCENE
    drawing.key("Ctrl+A")
    write(drawing, "200 %")
    assert outlines(drawing)["c"] == box(28, 19, 36, 23)
    assert drawing.view.hasFocus()


def test_a_move_is_typed_for_what_is_selected(drawing):
    chosen(drawing, "c")
    drawing.key("M")
    write(drawing, "to 10, 30")
    assert outlines(drawing)["c"] == box(8, 29, 12, 31)


def test_bases_come_into_contact(drawing):
    drawing.desk.select([Ref("model", "m"), Ref("model", "n")])
    pressed(drawing, "Z", "K")
    assert drawing.model("n").at == (41.0, 8.0)


def test_parts_are_copied_as_text_and_pasted_at_the_pointer_or_in_place(drawing):
    chosen(drawing, "c")
    drawing.key("Ctrl+C")
    assert json.loads(QGuiApplication.clipboard().text())["format"] == "battlefield-parts"
    drawing.key("Ctrl+Shift+V")
    assert outlines(drawing)["c1"] == box(30, 20, 34, 22) and drawing.selected == ["c1"]
    drawing.key("Ctrl+V")
    pasted = Box.of(outlines(drawing)["c2"])
    assert (pasted.width, pasted.height) == (4, 2)
    assert (pasted.left * 2).is_integer() and drawing.labels[-1] == "Paste c2"


def test_parts_are_cut_and_pasted_into_another_window(drawing, open_scene):
    chosen(drawing, "a", "c")
    drawing.key("Ctrl+X")
    assert list(outlines(drawing)) == ["b"] and drawing.labels[-1] == "Cut 2 pieces of terrain"
    text = QGuiApplication.clipboard().text()
    other = open_scene(Scene(Board(48.0, 36.0)), "other.json")
    other.window.run("design")
    other.until(lambda: other.window.modes.now == "design")
    QGuiApplication.clipboard().setText(text)
    other.view.setFocus()
    other.key("Ctrl+Shift+V")
    assert outlines(other) == {"a": box(4, 4, 10, 8), "c": box(30, 20, 34, 22)}


def test_text_that_is_no_part_of_a_table_is_refused_in_one_sentence(drawing):
    QGuiApplication.clipboard().setText("a shopping list")
    drawing.key("Ctrl+V")
    assert "no parts of a table" in drawing.desk.complaint and drawing.scene == SCENE


@pytest.mark.parametrize("text", [MAP, ROS])
def test_a_map_or_an_army_list_that_was_copied_as_text_is_imported(drawing, monkeypatch, text):
    given = []
    monkeypatch.setattr(drawing.window.files, "import_file", given.append)
    QGuiApplication.clipboard().setText(text)
    drawing.key("Ctrl+V")
    assert [source.data.decode() for source in given] == [text] and not drawing.desk.complaint


def test_a_line_drawn_across_splits_what_is_selected(drawing):
    chosen(drawing, "c")
    drawing.desk.switch_snap()
    pressed(drawing, "Z", "X")
    drawing.click((32.0, 18.0))
    drawing.click((32.0, 25.0))
    drawing.key("Return")
    assert len(drawing.scene.terrain) == 4 and drawing.labels[-1] == "Split c"
    split = [Box.of(piece.outline) for piece in drawing.scene.terrain[2:]]
    assert sum(each.width * each.height for each in split) == pytest.approx(8.0, abs=0.2)


def test_a_hole_is_drawn_and_filled(drawing):
    chosen(drawing, "b")
    drawing.desk.switch_snap()
    pressed(drawing, "Z", "H")
    for at in ((10.0, 8.0), (12.0, 8.0), (12.0, 10.0)):
        drawing.click(at)
    drawing.key("Return")
    assert len(outlines(drawing)["b"].holes) == 1
    drawing.key("V")
    pressed(drawing, "Z", "F")
    assert outlines(drawing)["b"] == box(8, 6, 14, 12)


def test_the_menu_at_the_pointer_offers_arranging_and_cutting(drawing):
    chosen(drawing, "a", "b")
    drawing.view.menu_wanted.emit(drawing.view.mapToGlobal(drawing.pixel((5.0, 5.0))))
    menu = QApplication.activePopupWidget() or next(
        each for each in drawing.page.findChildren(QMenu) if each.parent() is drawing.page
    )
    below = {action.text(): action.menu() for action in menu.actions() if action.menu() is not None}
    assert list(below) == ["Arrange", "Outline"]
    assert "Unite" in [each.text().replace("&", "") for each in below["Outline"].actions()]
    assert drawing.window.acts["copy_parts"] in menu.actions()
    menu.close()


def test_commands_for_several_need_several(drawing):
    chosen(drawing, "a")
    drawing.window.refresh()
    assert not drawing.window.acts["unite"].isEnabled() and drawing.window.acts["grow"].isEnabled()
    chosen(drawing, "a", "b")
    assert drawing.window.acts["unite"].isEnabled()


def test_a_circle_is_made_a_polygon_whose_corners_can_be_moved(open_scene):
    hand = open_scene(Scene(Board(48.0, 36.0), terrain=(Terrain("w", Circle((20.0, 20.0), 3.0)),)))
    hand.window.run("design")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.view.setFocus()
    chosen(hand, "w")
    pressed(hand, "Z", "P")
    assert isinstance(outlines(hand)["w"], Polygon)
    QTest.keyClick(hand.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert outlines(hand)["w"] == Circle((20.0, 20.0), 3.0)


def test_a_row_of_copies_is_seen_while_it_is_typed_and_esc_lets_it_go(drawing):
    chosen(drawing, "c")
    drawing.key("Z", "N")
    drawing.write("2 x 5, 0")
    assert len(drawing.page.board.terrain_items()) == 5 and len(drawing.scene.terrain) == 3
    drawing.key("Esc")
    assert len(drawing.page.board.terrain_items()) == 3
    drawing.key("Z", "N")
    drawing.write("2 x 5, 0")
    drawing.key("Return")
    assert len(drawing.page.board.terrain_items()) == len(drawing.scene.terrain) == 5
