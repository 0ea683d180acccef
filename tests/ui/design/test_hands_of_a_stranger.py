"""What somebody expects who sits down to draw for the first time, with real mouse and key events."""

from dataclasses import replace

import pytest
from conftest import Open
from designers import Designer, plain, square
from hand import CTRL, SHIFT
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.scenario import Hold, Zone
from battlefield.ui.board.labels import LabelsItem

RING = Polygon(((0.0, 20.0), (60.0, 20.0), (60.0, 44.0), (0.0, 44.0)))


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    keep = replace(square("k", 40.0, 6.0, hold=Hold(locked=True)), name="Keep")
    scene = replace(
        plain(square("a", 6.0, 6.0), square("b", 13.0, 6.0), square("c", 8.0, 34.0), keep),
        zones=(Zone("z", RING, side="red"),),
    )
    return Designer(open_scene(scene), snap=False)


def test_a_frame_drawn_within_a_zone_selects_what_lies_in_it_and_the_zone_stays(designer: Designer) -> None:
    designer.hand.drag((5.0, 31.0), (17.0, 42.0))
    assert designer.hand.selected == ["c"]
    assert designer.scene.zones[0].outline == RING


def test_a_zone_is_dragged_by_its_edge_or_once_it_is_selected(designer: Designer) -> None:
    designer.hand.click((30.0, 30.0))
    assert designer.hand.selected == ["z"]
    designer.hand.drag((30.0, 30.0), (30.0, 31.0))
    assert designer.scene.zones[0].outline != RING


def test_a_frame_begins_on_what_is_locked(designer: Designer) -> None:
    designer.hand.drag((43.0, 9.0), (5.0, 5.0))
    assert designer.hand.selected == ["a", "b"]


def test_shift_and_a_drag_draw_a_frame_from_within_a_piece(designer: Designer) -> None:
    designer.hand.drag((18.0, 9.0), (5.0, 14.0), SHIFT)
    assert designer.hand.selected == ["a", "b"]
    assert designer.ring("a")[0] == (6.0, 6.0)


@pytest.mark.parametrize("key", [SHIFT, CTRL])
def test_a_click_with_a_key_near_a_handle_takes_the_piece_beside(designer: Designer, key) -> None:
    designer.hand.click((9.0, 9.0))
    x, y = designer.grip("e")
    assert designer.item_at((13.1, y)) == "b"
    designer.hand.click((max(x, 13.05), y), key)
    assert designer.hand.selected == ["a", "b"]


def test_the_status_line_says_what_is_locked_and_how_it_is_freed(designer: Designer) -> None:
    designer.hand.click((43.0, 9.0))
    assert designer.hand.selected == ["k"]
    assert designer.page.tool.hint() == "Keep is locked; Ctrl+L unlocks"
    designer.hand.key("Ctrl+L")
    assert "locked" not in designer.page.tool.hint()


def test_numbers_are_typed_on_the_table_after_an_option_is_chosen(designer: Designer) -> None:
    designer.tool("R")
    designer.page.view.setFocus()
    designer.hand.until(lambda: "draw_kind" in designer.page.panels["Options"].fields)
    kinds = designer.page.panels["Options"].fields["draw_kind"]
    assert isinstance(kinds, QComboBox)
    QTest.mouseClick(kinds, Qt.MouseButton.LeftButton)
    designer.hand.until(lambda: kinds.view().isVisible())
    QTest.keyClick(kinds.view(), Qt.Key.Key_Down)
    QTest.keyClick(kinds.view(), Qt.Key.Key_Return)
    designer.hand.until(lambda: not kinds.view().isVisible())
    designer.hand.until(lambda: QApplication.focusWidget() is designer.page.view)
    QTest.keyClicks(QApplication.focusWidget(), "6")
    assert designer.page.typed_box.field.text() == "6"


def test_a_size_typed_into_an_option_gives_the_keyboard_back_with_enter(designer: Designer) -> None:
    designer.tool("W")
    designer.hand.until(lambda: "draw_wall_width" in designer.page.panels["Options"].fields)
    width = designer.page.panels["Options"].fields["draw_wall_width"]
    width.setFocus()
    width.selectAll()
    QTest.keyClicks(width, "1")
    QTest.keyClick(width, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is designer.page.view


def test_adding_a_layer_keeps_what_is_selected(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Ctrl+Alt+N")
    assert designer.hand.selected == ["a"]
    layers = designer.page.panels["Layers"]
    name = next(each for each in layers.tree.findChildren(QLineEdit) if each.isVisible())
    QTest.keyClick(name, Qt.Key.Key_Return)
    designer.hand.until(lambda: layers.tree.state() != layers.tree.State.EditingState)
    assert layers.buttons["put"].isEnabled()
    designer.page.view.setFocus()
    designer.hand.key("Ctrl+Alt+M")
    assert next(piece.hold.layer for piece in designer.scene.terrain) == "Layer 1"


def test_an_undo_selects_again_what_a_command_had_taken(designer: Designer) -> None:
    designer.hand.drag((4.0, 4.0), (22.0, 14.0))
    designer.hand.key("Ctrl+G")
    designer.hand.key("Z", "U")
    designer.hand.click((55.0, 16.0))
    assert designer.hand.selected == []
    designer.hand.key("Ctrl+Z")
    assert designer.hand.selected == ["a", "b"]


def test_too_few_parts_for_a_command_are_told(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Z", "S")
    assert designer.studio.complaint.startswith("Subtract: it takes two parts or more")


def test_no_words_cover_the_table_while_something_is_drawn_or_carried(designer: Designer) -> None:
    view = designer.page.view
    spot = QPointF(designer.hand.pixel((9.0, 9.0)))
    assert view.tip_at(spot)
    designer.tool("R")
    designer.hand.click((30.0, 4.0))
    designer.hand.move((9.0, 9.0))
    assert view.tip_at(spot) == ""
    designer.hand.key("Esc")
    assert view.tip_at(spot)
    designer.page.take_select()
    designer.hand.press((9.0, 9.0))
    assert view.tip_at(spot) == ""
    designer.hand.release((9.0, 9.0))


def test_the_name_of_a_piece_leaves_the_table_when_the_piece_is_taken_up(
    designer: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    designer.hand.click((43.0, 9.0))
    designer.hand.key("Ctrl+L")
    fresh: list[QRectF] = []
    monkeypatch.setattr(LabelsItem, "update", lambda _self, *rect: fresh.extend(rect))
    designer.hand.press((43.0, 9.0))
    designer.hand.move((43.0, 30.0))
    assert any(rect.contains(QPointF(43.0, 9.0)) for rect in fresh)
    designer.hand.release((43.0, 30.0))


def test_the_button_of_symmetry_shows_what_is_set_and_offers_all(designer: Designer) -> None:
    button = designer.page.symmetry_button
    assert not button.isChecked() and button.isVisible()
    next(each for each in button.menu().actions() if each.objectName() == "symmetry_half_turn").trigger()
    assert designer.scene.symmetry == "half-turn"
    assert button.isChecked()
    assert button.accessibleName() == "Symmetry: half turn"
    designer.hand.key("Y", "N")
    assert not button.isChecked()


def test_half_a_river_and_its_image_are_united_by_keys(designer: Designer) -> None:
    designer.hand.key("Y", "H")
    designer.tool("V")
    designer.hand.click((2.0, 16.0))
    designer.hand.click((31.0, 22.4))
    designer.hand.key("Return")
    designer.page.take_select()
    both = [piece.id for piece in designer.scene.terrain if piece.kind == "road"]
    assert len(both) == 2
    designer.hand.click((4.0, 16.4))
    designer.hand.click((56.0, 27.6), SHIFT)
    designer.hand.key("Z", "U")
    assert len([piece for piece in designer.scene.terrain if piece.kind == "road"]) == 1
    designer.hand.key("Ctrl+Z")
    assert designer.hand.selected == both


def test_a_ghost_of_what_is_typed_is_on_the_table_and_goes_with_esc(designer: Designer) -> None:
    designer.tool("R")
    QTest.keyClicks(designer.page.view, "6")
    QTest.keyClicks(designer.page.typed_box.field, " x 4 at 30, 2")
    assert len(designer.studio.shown.terrain) == 5
    assert len(designer.scene.terrain) == 4
    QTest.keyClick(designer.page.typed_box.field, Qt.Key.Key_Escape)
    assert len(designer.studio.shown.terrain) == 4
