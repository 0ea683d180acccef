"""Selecting, dragging, pulling and corner editing with real mouse and key events; and the modes."""

from dataclasses import replace
from pathlib import Path

import pytest
from board_facts import assert_board_shows
from conftest import Open, Start
from designers import Designer, plain, square
from hand import ALT, CTRL, SHIFT, Hand
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from battlefield.files import write_scene
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Note, Zone
from battlefield.ui.design.page import DesignPage
from battlefield.ui.measure.table_page import TablePage

RING = Polygon(((0.0, 30.0), (60.0, 30.0), (60.0, 44.0), (0.0, 44.0)))


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    scene = replace(
        plain(square("a", 6.0, 6.0), square("b", 20.0, 6.0), square("c", 8.0, 34.0)),
        zones=(Zone("z", RING, side="red"),),
        objectives=(Objective("o", "flag", at=(30.0, 22.0)),),
        entries=(Entry("e", ((0.0, 0.0), (0.0, 20.0)), "red"),),
        notes=(Note("n", (45.0, 10.0), "Ford"),),
    )
    return Designer(open_scene(scene))


def test_every_kind_of_part_is_hit_where_it_lies(designer: Designer) -> None:
    assert designer.item_at((9.0, 9.0)) == "a"
    assert designer.item_at((30.2, 22.2)) == "o"
    assert designer.item_at((45.0, 10.0)) == "n"
    assert designer.item_at((0.1, 10.0)) == "e"
    assert designer.item_at((40.0, 40.0)) == "z"
    assert designer.item_at((50.0, 20.0)) == ""


def test_a_piece_in_a_zone_is_taken_before_the_zone_and_alt_takes_the_zone(designer: Designer) -> None:
    designer.hand.click((10.0, 36.0))
    assert designer.hand.selected == ["c"]
    designer.hand.click((10.0, 36.0), ALT)
    assert designer.hand.selected == ["z"]


def test_clicks_with_shift_and_ctrl_add_and_take_away(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.click((23.0, 9.0), SHIFT)
    assert designer.hand.selected == ["a", "b"]
    designer.hand.click((9.0, 9.0), CTRL)
    assert designer.hand.selected == ["b"]


def test_a_frame_to_the_right_encloses_and_to_the_left_touches(designer: Designer) -> None:
    designer.hand.drag((4.0, 4.0), (15.0, 15.0))
    assert designer.hand.selected == ["a"]
    designer.hand.drag((22.0, 14.0), (4.0, 10.0))
    assert designer.hand.selected == ["a", "b"]


def test_a_piece_is_dragged_on_the_grid_and_the_board_follows(designer: Designer) -> None:
    designer.hand.press((9.0, 9.0))
    designer.hand.move((12.2, 13.4))
    item = next(each for each in designer.page.board.terrain_items() if each.terrain.id == "a")
    assert item.pos().toTuple() == (3.0, 4.5)
    designer.hand.release((12.2, 13.4))
    assert designer.ring("a")[0] == (9.0, 10.5)
    assert designer.hand.labels[-1] == "Move ruin a by 5.41 in at 146°"
    designer.hand.key("Ctrl+Z")
    assert designer.ring("a")[0] == (6.0, 6.0)


def test_the_ground_is_the_same_after_a_drag_as_painted_anew(designer: Designer) -> None:
    hand = designer.hand
    hand.drag((9.0, 9.0), (12.0, 20.0))
    hand.key("Esc")
    hand.move((55.0, 42.0))
    patched = hand.picture()
    designer.page.board.recolour(designer.page.colours)
    anew = hand.picture()
    pairs = zip(bytes(patched.constBits()), bytes(anew.constBits()), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 3  # an edge that is painted in two goes may be a shade off


def test_handles_scale_and_turn(designer: Designer) -> None:
    hand = designer.hand
    hand.click((9.0, 9.0))
    start = designer.grip("e")
    hand.drag(start, (start[0] + 2.0, start[1]))
    assert designer.ring("a") == ((6.0, 6.0), (14.0, 6.0), (14.0, 12.0), (6.0, 12.0))
    hand.drag(designer.grip("turn"), (30.0, 9.0), SHIFT)
    assert sorted(designer.ring("a")) == [(7.0, 5.0), (7.0, 13.0), (13.0, 5.0), (13.0, 13.0)]


def test_corners_are_edited_after_a_double_click(designer: Designer) -> None:
    hand = designer.hand
    designer.double((9.0, 9.0))
    assert designer.page.selecting is not None and designer.page.selecting.corners.part is not None
    hand.drag((12.0, 6.0), (14.0, 5.0))
    assert designer.ring("a")[1] == (14.0, 5.0)
    hand.key("Right")
    assert designer.ring("a")[1] == (14.5, 5.0)
    hand.click((6.0, 9.0))
    assert len(designer.ring("a")) == 5
    hand.key("Del")
    assert len(designer.ring("a")) == 4
    hand.click((6.0, 6.0))
    hand.key("M")
    hand.write("to 5, 5")
    hand.key("Return")
    assert designer.ring("a")[0] == (5.0, 5.0)
    hand.key("Esc", "Esc")
    assert hand.selected == ["a"]


def test_enter_edits_corners_and_leaves_them(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Return")
    assert designer.page.selecting is not None and designer.page.selecting.corners.part is not None
    designer.hand.key("Return")
    assert designer.page.selecting.corners.part is None


def test_arrows_nudge_by_the_grid_or_a_tenth_and_with_shift_by_an_inch(designer: Designer) -> None:
    hand = designer.hand
    hand.click((9.0, 9.0))
    hand.key("Right")
    assert designer.ring("a")[0] == (6.5, 6.0)
    hand.key("Shift+Down")
    assert designer.ring("a")[0] == (6.5, 7.0)
    hand.key("Q", "Left")
    assert designer.ring("a")[0] == (6.4, 7.0)


def test_delete_duplicate_and_select_all_know_every_kind(designer: Designer) -> None:
    hand = designer.hand
    hand.click((30.0, 22.0))
    hand.key("Ctrl+D")
    assert len(designer.scene.objectives) == 2
    hand.key("Del")
    assert len(designer.scene.objectives) == 1
    hand.key("Ctrl+A")
    assert set(hand.selected) == {"a", "b", "c", "z", "e", "o", "n"}
    hand.key("Del")
    assert designer.scene.terrain == designer.scene.zones == designer.scene.notes == ()
    hand.key("Ctrl+Z")
    assert len(designer.scene.terrain) == 3


def test_a_hidden_piece_is_not_drawn_here_but_lies_on_the_table(designer: Designer) -> None:
    first = designer.scene.terrain[0]
    hidden = replace(first, hold=replace(first.hold, hidden=True))
    designer.studio.do("Hide a", replace(designer.scene, terrain=(hidden, *designer.scene.terrain[1:])))
    assert designer.item_at((9.0, 9.0)) == ""
    mat = designer.hand.picture().pixelColor(designer.hand.pixel((50.4, 20.4)))
    assert designer.hand.picture().pixelColor(designer.hand.pixel((9.4, 9.4))) == mat
    designer.hand.key("F4")
    page = designer.hand.page
    assert page.board.terrain_items()[0].isVisible()
    assert_board_shows(designer.hand.scene, page.board)


def test_the_mode_is_switched_over_the_same_document(hand: Hand) -> None:
    assert hand.window.acts["measure"].isChecked()
    hand.view.zoom(1.7)
    scale = hand.view.pixels_per_inch
    document = hand.desk.document
    designer = Designer(hand)
    assert hand.window.acts["design"].isChecked() and not hand.window.acts["measure"].isChecked()
    assert designer.studio.document is document
    assert designer.page.view.pixels_per_inch == scale
    designer.tool("R")
    hand.drag((2.0, 2.0), (5.0, 4.0))
    hand.key("F4")
    assert isinstance(hand.window.page, TablePage)
    assert_board_shows(hand.scene, hand.page.board)
    assert len(hand.scene.terrain) == len(designer.scene.terrain)
    hand.key("Ctrl+Z")
    assert document.history.place == 0
    hand.key("F5")
    assert isinstance(hand.window.page, DesignPage)
    hand.key("Ctrl+Shift+Z")
    assert document.history.place == 1


def test_each_mode_takes_on_the_theme_and_the_unit(hand: Hand) -> None:
    designer = Designer(hand)
    hand.window.set_theme("dark")
    hand.key("Ctrl+Alt+3")
    hand.key("F4")
    assert hand.page.colours is hand.window.colours
    assert hand.desk.unit == "centimetres"
    mat = hand.picture().pixelColor(hand.pixel((0.2, 0.2)))
    assert mat.lightness() < QColor("#808080").lightness()
    hand.key("F5")
    assert designer.studio.unit == "centimetres"


def test_the_start_page_has_a_card_to_draw_a_map(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from battlefield.ui.shell.dialogs import NewTable

    hand = start()
    monkeypatch.setattr(NewTable, "exec", lambda _dialog: 1)
    hand.click_card("Draw a map…")
    assert isinstance(hand.window.page, DesignPage)
    assert hand.scene.terrain == ()


def test_measuring_shows_zones_and_objectives_quietly(designer: Designer) -> None:
    designer.hand.key("F4")
    shown = {item.ref.kind for item in designer.hand.page.board.drawn_items()}
    assert shown == {"zone", "entry", "objective", "note"}


def test_the_context_menu_and_the_panels_work(designer: Designer) -> None:
    hand = designer.hand
    hand.key("Tab")
    assert not any(dock.isVisible() for dock in designer.page.docks)
    hand.key("Tab")
    assert any(dock.isVisible() for dock in designer.page.docks)
    hand.key("F6")
    assert not designer.page.view.hasFocus()


def test_undo_goes_by_the_history_panel(designer: Designer) -> None:
    designer.hand.drag((9.0, 9.0), (12.0, 12.0))
    history = designer.page.panels["History"]
    designer.hand.until(lambda: history.list.count() == 2)  # type: ignore[attr-defined]
    designer.studio.go(0)
    assert designer.ring("a")[0] == (6.0, 6.0)


def test_a_step_that_went_before_the_list_was_told_anew_is_not_gone_to(designer: Designer) -> None:
    for at in (12.0, 15.0, 18.0):
        designer.hand.drag((at - 3.0, 9.0), (at, 9.0))
    rows, history = designer.page.panels["History"].list, designer.studio.document.history  # type: ignore[attr-defined]
    designer.hand.until(lambda: rows.count() == 4)
    designer.studio.go(0)
    designer.hand.until(lambda: rows.currentRow() == 0)
    designer.hand.drag((9.0, 9.0), (9.0, 12.0))
    assert rows.count() == 4 and len(history.labels) == 2, "the list comes to it in a later turn"
    rows.itemClicked.emit(rows.item(3))
    assert history.place == 1 and rows.count() == 2
    rows.itemClicked.emit(rows.item(0))
    assert history.place == 0


def test_letters_choose_from_a_list_and_take_no_other_tool(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    hand, panel = designer.hand, designer.page.panels["Options"]
    designer.tool("V")
    hand.until(lambda: "Road or river" in panel.headings)
    kind = next(field for field in panel.fields.values() if field.accessibleName() == "Kind")
    kind.setFocus()
    hand.write("river")
    assert kind.currentText() == "River" and designer.page.tool.name == "way"


def test_f6_goes_round_the_table_and_the_panels_that_lie_on_top(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    page, hand = designer.page, designer.hand
    page.view.setFocus()
    reached = []
    for _ in range(4):
        hand.key("F6")
        panes = {"table": page.view, **page.panels}
        reached += [
            name
            for name, pane in panes.items()
            if pane.isAncestorOf(QApplication.focusWidget()) or pane is QApplication.focusWidget()
        ]
    assert reached == ["Library", "Properties", "Options", "table"]


def test_hiding_the_panels_gives_the_keyboard_back_to_the_table(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    designer.hand.key("Ctrl+K", "L")
    assert designer.page.panels["Library"].isAncestorOf(QApplication.focusWidget())
    designer.hand.window.acts["panels"].trigger()
    assert designer.page.view.hasFocus()


def test_a_file_that_is_opened_while_drawing_is_drawn_on(open_scene: Open, tmp_path: Path) -> None:
    designer = Designer(open_scene(plain(square("ruin", 4, 4))))
    write_scene(tmp_path / "other.json", plain(square("mill", 20, 20)))
    designer.hand.window.open_path(tmp_path / "other.json")
    window = designer.hand.window
    designer.hand.until(lambda: [piece.id for piece in window.page.desk.scene.terrain] == ["mill"])
    assert window.modes.now == "design"
