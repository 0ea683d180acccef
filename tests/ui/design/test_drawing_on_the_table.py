"""Each drawing tool with real mouse and key events."""

from dataclasses import replace

import pytest
from campaigns import few
from conftest import Open
from designers import Designer, plain, square
from hand import ALT, CTRL, SHIFT, Hand
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlefield.app.design.drawing.choices import side_choice
from battlefield.files import read_scene
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.ui.widgets.number_field import NumberField
from battlefield.ui.widgets.options_panel import OptionsPanel


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    return Designer(open_scene(plain()))


def test_a_rectangle_is_drawn_on_the_grid_and_named_in_the_history(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.drag((5.1, 5.1), (11.1, 9.1))
    assert designer.ring("ruin1") == ((5.0, 5.0), (11.0, 5.0), (11.0, 9.0), (5.0, 9.0))
    assert designer.hand.labels[-1] == "Draw a ruin, 6 × 4 in"
    assert "ruin1" in designer.hand.selected


def test_the_readout_follows_the_hand_and_says_what_it_snaps_to(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.press((5.0, 5.0))
    designer.hand.move((12.1, 9.0))
    assert "7 × 4 in" in designer.hand.window.reading.text()
    assert "1/2 in grid" in designer.hand.window.reading.text()
    designer.hand.move((30.05, 22.05))
    assert "centre of the table" in designer.hand.window.reading.text()
    designer.hand.release((30.0, 22.0))
    assert designer.ring("ruin1")[2] == (30.0, 22.0)


def test_ctrl_draws_off_the_grid_and_q_switches_snapping_off(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.drag((5.2, 5.2), (11.3, 9.3), CTRL)
    x, _ = designer.ring("ruin1")[0]
    assert x == pytest.approx(designer.hand.near((5.2, 5.2))[0]) and not (2 * x).is_integer()
    designer.hand.key("Q")
    assert not designer.studio.snaps()
    assert not designer.hand.window.acts["snap"].isChecked()
    designer.hand.key("Q")
    assert designer.studio.snaps()


def test_shift_draws_a_square_and_alt_from_the_centre(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.drag((5.0, 5.0), (9.0, 7.0), SHIFT)
    assert designer.ring("ruin1")[2] == (9.0, 9.0)
    designer.hand.drag((30.0, 20.0), (33.0, 22.0), ALT)
    assert designer.ring("ruin2")[0] == (27.0, 18.0)


def test_a_polygon_is_clicked_typed_taken_back_and_ended(designer: Designer) -> None:
    designer.tool("P")
    hand = designer.hand
    for place in ((5.0, 5.0), (12.0, 5.0), (20.0, 12.0)):
        hand.click(place)
    hand.key("Backspace")
    hand.write("6")
    hand.write(" at 180")
    hand.key("Return")
    assert not designer.page.typed_box.isVisible()
    assert designer.scene.terrain == ()
    hand.key("Return")
    assert designer.ring("ruin1") == ((5.0, 5.0), (12.0, 5.0), (12.0, 11.0))


def test_a_double_click_ends_a_line_and_draws_nothing_twice(designer: Designer) -> None:
    designer.tool("W")
    designer.hand.click((5.0, 5.0))
    designer.hand.click((12.0, 5.0))
    designer.double((12.0, 10.0))
    assert designer.last.outline == Strip(((5.0, 5.0), (12.0, 5.0), (12.0, 10.0)), 0.5)
    designer.tool("O")
    designer.double((30.0, 30.0))
    assert [each.at for each in designer.scene.objectives] == [(30.0, 30.0)]


def test_typed_numbers_draw_without_the_mouse(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.write("6")
    designer.hand.write(" x 4 in at 12, 8")
    designer.hand.key("Return")
    assert designer.ring("ruin1") == ((12.0, 8.0), (18.0, 8.0), (18.0, 12.0), (12.0, 12.0))
    designer.tool("C")
    designer.hand.key("M")
    designer.hand.write("radius 2.5 about 30, 22")
    designer.hand.key("Return")
    assert designer.last.outline == Circle((30.0, 22.0), 2.5)


def test_a_sign_begins_a_number_while_a_tool_waits_for_one_and_zooms_otherwise(designer: Designer) -> None:
    hand, view = designer.hand, designer.page.view
    designer.tool("W")
    before = view.pixels_per_inch
    hand.key("-")
    hand.write("2, 16")
    hand.key("Return")
    hand.key("+")
    hand.write("8, 1")
    hand.key("Return")
    QTest.keyClick(view, Qt.Key.Key_Plus, SHIFT)  # a keyboard with the sign above the equals sign
    hand.write("1, -1")
    hand.key("Return", "Return")
    assert designer.last.outline == Strip(((-2.0, 16.0), (6.0, 17.0), (7.0, 16.0)), 0.5)
    assert view.pixels_per_inch == before
    hand.key("Ctrl++")
    assert view.pixels_per_inch == pytest.approx(1.25 * before)
    hand.key("V", "-")
    assert view.pixels_per_inch == pytest.approx(before)


@pytest.mark.parametrize("begun", few([".5", ",5", "0.5"], 1))
def test_a_number_may_begin_with_a_point_or_a_comma(designer: Designer, begun: str) -> None:
    hand = designer.hand
    designer.tool("C")
    hand.write(begun[0])
    hand.write(f"{begun[1:]} about 30, 22")
    hand.key("Return")
    assert designer.last.outline == Circle((30.0, 22.0), 0.5)


@pytest.mark.parametrize("hanging", few(["D", "Y", "Z", "Ctrl+K"], 1))
def test_a_key_that_waits_for_a_second_one_swallows_no_figure(designer: Designer, hanging: str) -> None:
    hand = designer.hand
    designer.tool("C")
    hand.key(hanging)
    hand.write("1")
    hand.write("2 about 30, 22")
    hand.key("Return")
    assert designer.last.outline == Circle((30.0, 22.0), 12.0)


def test_numbers_that_are_refused_stay_to_be_mended(designer: Designer) -> None:
    designer.tool("R")
    designer.hand.write("6")
    designer.hand.write(" x")
    designer.hand.key("Return")
    box = designer.page.typed_box
    assert box.isVisible() and "is no size" in box.words.text()
    designer.hand.key("Esc")
    assert not box.isVisible()
    assert designer.page.view.hasFocus()
    assert designer.scene.terrain == ()


def test_circle_ellipse_and_free_hand(designer: Designer) -> None:
    hand = designer.hand
    designer.tool("C")
    hand.drag((10.0, 10.0), (13.0, 10.0))
    assert designer.last.outline == Circle((10.0, 10.0), 3.0)
    designer.tool("E")
    hand.drag((20.0, 8.0), (28.0, 12.0))
    assert designer.last.shape_extra["ellipse"]["width"] == 8.0
    designer.tool("F")
    hand.press((40.0, 10.0))
    for place in ((44.0, 9.0), (48.0, 11.0), (47.0, 15.0), (42.0, 15.0), (40.0, 12.0)):
        hand.move(place)
    hand.release((40.0, 10.5))
    assert isinstance(designer.last.outline, Polygon)
    assert hand.labels[-1].startswith("Draw a ruin, ")


def test_building_road_and_hill(designer: Designer) -> None:
    hand = designer.hand
    designer.tool("B")
    hand.drag((5.0, 5.0), (11.0, 9.0))
    assert (designer.last.kind, designer.last.storeys, designer.last.platform) == ("building", 2, True)
    designer.tool("V")
    for place in ((30.0, 2.0), (32.0, 8.0), (38.0, 12.0)):
        hand.click(place)
    hand.key("Return")
    assert designer.last.kind == "road"
    designer.tool("H")
    for place in ((40.0, 20.0), (52.0, 20.0), (52.0, 30.0), (40.0, 30.0)):
        hand.click(place)
    hand.key("Return")
    assert [piece.kind for piece in designer.scene.terrain[-3:]] == ["hill"] * 3
    assert len(hand.selected) == 3


def test_zones_edges_areas_borders_and_notes(designer: Designer) -> None:
    hand = designer.hand
    designer.tool("Z")
    hand.drag((0.0, 34.0), (60.0, 44.0))
    assert designer.scene.zones[0].side == "one"
    designer.tool("N")
    hand.click((0.0, 10.0))
    hand.click((0.0, 20.0))
    hand.key("Return")
    assert designer.scene.entries[0].points == ((0.0, 10.0), (0.0, 20.0))
    designer.tool("A")
    hand.drag((10.0, 10.0), (20.0, 20.0))
    designer.tool("D")
    hand.click((10.0, 10.0))
    hand.click((20.0, 10.0))
    hand.key("Return")
    designer.tool("T")
    hand.click((30.0, 10.0))
    hand.write("Hold the ford")
    hand.key("Return")
    designer.tool("L")
    hand.click((40.0, 10.0))
    scene = designer.scene
    assert (len(scene.areas), len(scene.borders), scene.notes[0].text) == (1, 1, "Hold the ford")
    assert scene.lights[0].at == (40.0, 10.0)
    kinds = {item.ref.kind for item in designer.page.board.drawn_items()}
    assert kinds == {"zone", "entry", "area", "border", "note", "light"}
    hand.key("V", "Esc")
    hand.drag((40.0, 10.0), (44.0, 12.0))
    assert designer.scene.lights[0].at == (44.0, 12.0)
    hand.key("Del")
    assert designer.scene.lights == ()


def test_options_are_shown_for_the_tool_in_hand(designer: Designer) -> None:
    designer.tool("H")
    options = designer.page.panels["Options"]
    designer.hand.until(lambda: "draw_levels" in options.fields)  # type: ignore[attr-defined]
    designer.tool("Z")
    designer.hand.until(lambda: "draw_zone" in options.fields)  # type: ignore[attr-defined]


def test_a_field_beside_the_tool_says_that_it_takes_what_is_typed_until_the_table_does(
    designer: Designer,
) -> None:
    hand, page = designer.hand, designer.page
    options = page.panels["Options"]
    assert isinstance(options, OptionsPanel)
    designer.tool("A")
    hand.until(lambda: "draw_area_level" in options.fields)
    numbers = [field for field in options.fields.values() if isinstance(field, NumberField)]
    numbers[0].setFocus()
    assert f"goes into the field {numbers[0].accessibleName()}" in hand.window.hint.text()
    numbers[0].selectAll()
    hand.write("6 x 4")
    hand.key("Tab")
    told = hand.window.hint.text()
    assert told.startswith(f"{numbers[0].accessibleName()}: ") and "Esc goes back to the table" in told
    hand.key("Esc")
    assert page.view.hasFocus() and "goes into" not in hand.window.hint.text()


def test_tab_beyond_the_last_option_gives_the_keyboard_back_to_the_table(designer: Designer) -> None:
    hand, page = designer.hand, designer.page
    options = page.panels["Options"]
    assert isinstance(options, OptionsPanel)
    designer.tool("R")
    hand.until(lambda: "draw_kind" in options.fields)
    fields = list(options.fields.values())
    fields[-1].setFocus()
    hand.key("Tab")
    assert page.view.hasFocus()
    fields[0].setFocus()
    hand.key("Shift+Tab")
    assert page.view.hasFocus()
    fields[0].setFocus()
    hand.key("Tab")
    assert options.isAncestorOf(QApplication.focusWidget()) and not fields[0].hasFocus()


def test_numbers_typed_over_a_list_or_a_tick_are_meant_for_the_table(designer: Designer) -> None:
    hand, page = designer.hand, designer.page
    options = page.panels["Options"]
    assert isinstance(options, OptionsPanel)
    designer.tool("R")
    hand.until(lambda: "draw_kind" in options.fields)
    options.fields["draw_kind"].setFocus()
    hand.write("6")
    hand.write(" x 4 about 12, 8")
    hand.key("Return")
    assert designer.ring("ruin1") == ((9.0, 6.0), (15.0, 6.0), (15.0, 10.0), (9.0, 10.0))
    assert page.view.hasFocus()


def test_esc_lets_the_shape_go_then_the_tool(designer: Designer) -> None:
    designer.tool("P")
    designer.hand.click((5.0, 5.0))
    designer.hand.key("Esc")
    assert designer.page.tool.name == "polygon"
    designer.hand.key("Esc")
    assert designer.page.tool.name == "select"
    assert designer.hand.window.acts["select_tool"].isChecked()


def test_what_is_drawn_symmetrically_is_shown_saved_and_undone_as_one(designer: Designer) -> None:
    hand = designer.hand
    hand.key("Y", "H")
    assert hand.window.acts["symmetry_half_turn"].isChecked()
    designer.tool("R")
    hand.press((5.0, 5.0))
    hand.move((11.0, 9.0))
    assert len(designer.page.board.terrain_items()) == 2
    hand.release((11.0, 9.0))
    assert len(designer.scene.terrain) == 2
    hand.key("Ctrl+S")
    assert designer.studio.document.path is not None
    assert read_scene(designer.studio.document.path) == designer.scene
    hand.key("Ctrl+Z")
    assert designer.scene.terrain == ()


def test_a_symmetry_the_table_cannot_have_is_refused_in_the_status_line(designer: Designer) -> None:
    designer.hand.key("Y", "Q")
    assert "Only a square table" in designer.hand.window.hint.text()
    assert designer.hand.window.acts["symmetry_none"].isChecked()


def test_the_sides_of_pieces_are_snapped_to_and_guides_drawn(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(square("a", 10.13, 10.07))))
    designer.tool("R")
    designer.hand.press((16.2, 16.1))
    assert designer.studio.snap_words == "corner of ruin a"
    designer.hand.move((25.0, 10.1))
    assert designer.studio.guides
    designer.hand.release((25.0, 10.1))
    assert (16.13, 16.07) in designer.ring("ruin1")
    assert designer.studio.guides == ()


def test_every_tool_of_the_bar_can_be_clicked(hand: Hand) -> None:
    designer = Designer(hand)
    for name in ("draw_rectangle", "draw_way", "draw_note", "tape_tool", "select_tool"):
        hand.window.acts[name].trigger()
        held = "select" if name == "select_tool" else name.removeprefix("draw_").removesuffix("_tool")
        assert designer.page.tool.name == held
        assert hand.window.acts[name].isChecked()


def test_m_types_the_first_numbers_of_a_tool_though_nothing_is_selected(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    designer.tool("C")
    designer.hand.key("M")
    designer.hand.write("radius 2 about 12, 8")
    designer.hand.key("Return")
    assert designer.last.outline == Circle((12.0, 8.0), 2.0)


def test_an_objective_is_nobodys_though_the_last_zone_was_somebodys(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    hand = designer.hand
    designer.tool("Z")
    designer.studio.options.put(side_choice(designer.scene), "two")
    hand.write("6")
    hand.write("0 x 9 at 0, 0")
    hand.key("Return")
    designer.tool("O")
    hand.write("3")
    hand.write("0, 22")
    hand.key("Return")
    assert designer.scene.zones[0].side == "two" and designer.scene.objectives[0].side == ""


def test_no_words_are_written_over_the_centre_of_a_turn(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(replace(square("mill", 26.0, 18.0, 8.0), name="Mill"))))
    centre, page = QPointF(30.0, 22.0), designer.page
    assert any(room.contains(centre) for room in page.board.word_rooms(page.view.pixels_per_inch))
    designer.hand.key("Y", "H")
    rooms = page.board.word_rooms(page.view.pixels_per_inch)
    sign = page.axes.rooms(page.view.pixels_per_inch)
    assert rooms and not any(room.intersects(sign[0]) for room in rooms)
