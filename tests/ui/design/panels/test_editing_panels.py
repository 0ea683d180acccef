"""Exact numbers, corners, layers and the tree of parts, typed and clicked in the window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Note, Zone

LEFT = Qt.MouseButton.LeftButton


def box(left, top, right, bottom):
    """An upright rectangle."""
    return Polygon(
        tuple((float(x), float(y)) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom)))
    )


SCENE = Scene(
    Board(48.0, 36.0),
    terrain=(
        Terrain("hall", box(10, 10, 16, 14), top=3.0, name="Hall"),
        Terrain("wood", Circle((30.0, 18.0), 4.0), kind="wood"),
        Terrain("road", Strip(((0.0, 30.0), (20.0, 30.0)), 2.0), kind="road"),
    ),
    zones=(Zone("north", box(0, 0, 48, 6), side="red"),),
    notes=(Note("n1", (40.0, 30.0), "ford"),),
)
HALL, WOOD, ROAD = (Ref("terrain", id_) for id_ in ("hall", "wood", "road"))


@pytest.fixture
def drawing(open_scene):
    """A hand at a drawn table, in design mode."""
    hand = open_scene(SCENE)
    hand.window.run("design")
    hand.until(lambda: hand.window.modes.now == "design")
    return hand


def panel(hand, title, *refs):
    """A panel, brought up, with parts selected."""
    hand.desk.select(refs)
    found = hand.page.bring_up(title)
    found.refresh()
    return found


def outline(hand, id_):
    """The outline of a piece of terrain."""
    return next(piece.outline for piece in hand.scene.terrain if piece.id == id_)


def type_into(field, text):
    """Write over a field and press Return."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def field(properties, key):
    """The field of a property."""
    return properties.rows[key].fields[key]


def test_numbers_typed_move_and_size_what_is_selected(drawing):
    properties = panel(drawing, "Properties", HALL)
    assert [field(properties, key).text() for key in ("x", "y", "width", "length")] == [
        "13 in",
        "12 in",
        "6 in",
        "4 in",
    ]
    type_into(field(properties, "x"), "20")
    type_into(field(properties, "width"), "50.8 mm")
    type_into(field(properties, "length"), "+2")
    assert outline(drawing, "hall") == box(19, 9, 21, 15)
    assert drawing.labels[-3:] == (
        "Change place across of Hall",
        "Change width of Hall",
        "Change length of Hall",
    )
    drawing.key("Ctrl+Z")
    assert outline(drawing, "hall") == box(19, 10, 21, 14)


def test_the_arrow_keys_step_a_number_and_escape_forgets_what_was_typed(drawing):
    properties = panel(drawing, "Properties", HALL)
    x = field(properties, "x")
    x.setFocus()
    QTest.keyClick(x, Qt.Key.Key_Up)
    QTest.keyClick(x, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert outline(drawing, "hall") == box(9.25, 10, 15.25, 14)
    QTest.keyClicks(x, "99")
    QTest.keyClick(x, Qt.Key.Key_Escape)
    assert x.text() == "12.25 in" and len(drawing.labels) == 3


def test_what_cannot_be_is_refused_beside_the_field(drawing):
    properties = panel(drawing, "Properties", HALL)
    type_into(field(properties, "width"), "wide")
    row = properties.rows["width"]
    assert row.warning.isVisible() and "no length" in row.warning.text()
    assert outline(drawing, "hall") == box(10, 10, 16, 14)
    type_into(field(properties, "top"), "-1")
    assert "from 0 in" in properties.rows["top"].warning.text()
    type_into(field(properties, "width"), "4")
    assert not row.warning.isVisible() and outline(drawing, "hall") == box(11, 10, 15, 14)


def test_fields_that_differ_show_mixed_and_are_set_for_all(drawing):
    properties = panel(drawing, "Properties", HALL, WOOD)
    x, top = field(properties, "x"), field(properties, "top")
    assert (x.text(), x.placeholderText()) == ("", "mixed")
    assert (top.text(), top.placeholderText()) == ("", "mixed")
    type_into(top, "5")
    assert [piece.top for piece in drawing.scene.terrain] == [5.0, 5.0, 0.0]
    assert drawing.labels[-1] == "Change top of 2 pieces of terrain"


def test_a_tick_that_differs_is_half_set_and_sets_all(drawing):
    properties = panel(drawing, "Properties", HALL)
    QTest.mouseClick(field(properties, "difficult"), LEFT, pos=QPoint(8, 8))
    assert drawing.scene.terrain[0].ground == ("difficult",)
    panel(drawing, "Properties", HALL, ROAD)
    tick = field(properties, "difficult")
    assert tick.checkState() == Qt.CheckState.PartiallyChecked
    QTest.mouseClick(tick, LEFT, pos=QPoint(8, 8))
    assert drawing.scene.terrain[2].ground == ("difficult",)


def test_a_kind_is_chosen_or_typed(drawing):
    properties = panel(drawing, "Properties", HALL)
    kind = field(properties, "kind")
    assert kind.currentText() == "No kind"
    type_into(kind.lineEdit(), "Ruin")
    assert drawing.scene.terrain[0].kind == "ruin"
    type_into(kind.lineEdit(), "market stall")
    assert drawing.scene.terrain[0].kind == "market stall"


def test_a_note_is_kept_when_it_is_left(drawing):
    properties = panel(drawing, "Properties", Ref("note", "n1"))
    text = field(properties, "text")
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, "deep ford")
    QTest.keyClick(text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert drawing.scene.notes[0].text == "deep ford"


def test_ctrl_m_puts_the_keyboard_on_the_exact_place(drawing):
    panel(drawing, "Layers", HALL)
    drawing.view.setFocus()
    drawing.key("Ctrl+M")
    drawing.write("12")
    drawing.key("Return")
    assert outline(drawing, "hall") == box(9, 10, 15, 14)


def test_nothing_selected_is_said_in_one_sentence(drawing):
    properties = panel(drawing, "Properties")
    assert "Click something" in properties.says.text()
    assert not any(row.isVisible() for row in properties.rows.values())


def test_a_blank_table_says_how_the_first_piece_comes_onto_it(drawing):
    drawing.key("Ctrl+A", "Del")
    properties = panel(drawing, "Properties")
    assert drawing.scene.terrain == ()
    assert properties.says.text().startswith("Nothing lies here yet: drag a piece from the library")


def test_corners_are_typed_added_and_taken_away(drawing):
    properties = panel(drawing, "Properties", HALL)
    corners = properties.corners
    assert corners.model.rowCount() == 4
    assert [corners.model.index(1, column).data() for column in (0, 1)] == ["16 in", "10 in"]
    assert corners.model.setData(corners.model.index(1, 0), "18")
    assert outline(drawing, "hall").points[1] == (18.0, 10.0)
    corners.view.setCurrentIndex(corners.model.index(1, 0))
    QTest.mouseClick(corners.adding, LEFT)
    assert outline(drawing, "hall").points[2] == (17.0, 12.0)
    QTest.keyClick(corners.view, Qt.Key.Key_Delete)
    assert outline(drawing, "hall").points == ((10, 10), (18, 10), (16, 14), (10, 14))
    assert drawing.labels[-3:] == ("Move a corner of Hall", "Add a corner to Hall", "Remove a corner of Hall")


def test_a_corner_that_would_cross_the_outline_is_refused_below_the_table(drawing):
    properties = panel(drawing, "Properties", HALL)
    assert not properties.corners.model.setData(properties.corners.model.index(0, 0), "20")
    assert properties.corners.warning.text()
    assert not properties.corners.model.setData(properties.corners.model.index(0, 0), "left")
    assert "no length" in properties.corners.warning.text()
    assert outline(drawing, "hall") == box(10, 10, 16, 14)


def test_a_circle_has_no_corners_and_a_road_those_of_its_line(drawing):
    properties = panel(drawing, "Properties", WOOD)
    assert not properties.corners.isVisible()
    panel(drawing, "Properties", ROAD)
    assert properties.corners.head.text() == "Points of its line"


# layers and parts


def add_layer(hand, layers, name=""):
    """Add a layer by its button, type its name, and wait until that is taken."""
    QTest.mouseClick(layers.buttons["add"], LEFT)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    if name:
        editor.selectAll()
        QTest.keyClicks(editor, name)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    hand.until(lambda: layers.tree.state() != layers.tree.State.EditingState)
    layers.refresh()


def rows(layers):
    """The names in the tree, the parts of a layer below it."""
    model = layers.model
    found = []
    for place in range(model.rowCount()):
        top = model.index(place, 0)
        found.append(top.data().removeprefix("✎ "))
        found += [f"- {model.index(row, 0, top).data()}" for row in range(model.rowCount(top))]
    return found


def test_all_parts_are_listed_from_the_highest_down(drawing):
    layers = panel(drawing, "Layers")
    assert rows(layers) == ["No layer", "- “ford”", "- north", "- road", "- wood", "- Hall"]


def test_a_layer_is_added_named_and_filled(drawing):
    layers = panel(drawing, "Layers", HALL)
    add_layer(drawing, layers, "Ruins")
    assert [layer.id for layer in drawing.scene.layers] == ["Ruins"] and drawing.desk.layer == "Ruins"
    drawing.desk.select([HALL])
    layers.refresh()
    QTest.mouseClick(layers.buttons["put"], LEFT)
    assert drawing.scene.terrain[0].hold.layer == "Ruins"
    drawing.until(lambda: rows(layers)[:2] == ["Ruins", "- Hall"])


def test_a_box_hides_or_locks_a_part_or_a_layer(drawing):
    layers = panel(drawing, "Layers", HALL)
    top = layers.model.index(0, 0)
    row = next(n for n in range(5) if layers.model.index(n, 0, top).data() == "Hall")
    layers.tree.setCurrentIndex(layers.model.index(row, 0, top))
    layers.tree.setFocus()
    QTest.keyClick(layers.tree, Qt.Key.Key_Space)
    assert drawing.scene.terrain[0].hold.hidden and drawing.labels[-1] == "Hide Hall"
    QTest.keyClick(layers.tree, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert drawing.scene.terrain[0].hold.locked and drawing.labels[-1] == "Lock Hall"


def test_a_search_selects_and_jumps_to_what_is_found(drawing):
    panel(drawing, "Properties")
    drawing.view.setFocus()
    drawing.key("Ctrl+F")
    layers = drawing.page.panels["Layers"]
    assert layers.search.hasFocus()
    before = drawing.view.pixels_per_inch
    drawing.write("road")
    assert rows(layers) == ["No layer", "- road"]
    drawing.key("Return")
    assert drawing.selected == ["road"] and drawing.view.pixels_per_inch != before
    layers.search.setText("dragon")
    assert layers.words.isVisible() and rows(layers) == []


def test_what_is_clicked_in_the_tree_is_selected_on_the_table_and_the_other_way_round(drawing):
    layers = panel(drawing, "Layers")
    index = layers.model.index(3, 0, layers.model.index(0, 0))
    QTest.mouseClick(layers.tree.viewport(), LEFT, pos=layers.tree.visualRect(index).center())
    assert drawing.selected == ["wood"]
    drawing.click((13.0, 12.0))
    layers.refresh()
    chosen = [each.data() for each in layers.tree.selectionModel().selectedRows()]
    assert drawing.selected == ["hall"] and chosen == ["Hall"]


def test_a_layer_is_deleted_and_its_parts_stay(drawing):
    layers = panel(drawing, "Layers", HALL)
    add_layer(drawing, layers)
    drawing.desk.select([HALL])
    layers.put_here()
    layers.refresh()
    layers.tree.setCurrentIndex(layers.model.index(0, 0))
    QTest.mouseClick(layers.buttons["remove"], LEFT)
    assert drawing.scene.layers == () and drawing.scene.terrain[0].hold.layer == ""


def test_a_layers_name_that_is_taken_is_refused_below_the_tree(drawing):
    layers = panel(drawing, "Layers")
    for _ in range(2):
        add_layer(drawing, layers)
    assert not layers.model.setData(layers.model.index(1, 0), "Layer 1")
    assert "already" in layers.warning.text()


def test_how_well_a_piece_is_known_is_typed_beside_it(drawing):
    properties = panel(drawing, "Properties", HALL)
    type_into(field(properties, "sigma"), "0.1")
    assert drawing.scene.terrain[0].sigma == 0.1
    assert drawing.labels[-1] == "Change uncertainty of Hall"


def test_the_row_of_what_is_selected_is_seen_whole_as_the_panel_comes_up(open_scene):
    many = tuple(Terrain(f"rock{n}", Circle((2.0 + 2.0 * n % 44, 20.0), 0.5)) for n in range(60))
    hand = open_scene(Scene(Board(48.0, 36.0), terrain=many))
    hand.window.run("design")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.desk.select((Ref("terrain", "rock30"),))
    layers = hand.page.bring_up("Layers")
    hand.until(layers.tree.isVisible)

    def is_whole():
        rect = layers.tree.visualRect(layers.tree.currentIndex())
        seen = layers.tree.viewport().rect()
        return rect.top() >= seen.top() and rect.bottom() <= seen.bottom()

    QTest.qWait(50)
    assert layers.tree.currentIndex().data() == "rock30" and is_whole()
    layers.tree.setFixedHeight(layers.tree.height() // 2)
    hand.until(is_whole)
