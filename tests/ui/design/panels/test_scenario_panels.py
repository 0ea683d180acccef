"""Library, forces, facts and the background picture beside a drawn table, by mouse and keys."""

from pathlib import Path

import pytest
from hand import LEFT, NONE, SHIFT, Hand
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.files import read_scene
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.design.dialogs.backdrop_dialog import CORNERS, GRID, BackdropDialog
from battlefield.ui.design.page import DesignPage
from battlefield.ui.design.panels.facts_panel import FactsPanel
from battlefield.ui.design.panels.forces_panel import ForcesPanel
from battlefield.ui.design.panels.library_panel import LibraryPanel, own_folder
from battlefield.ui.design.panels.library_pictures import LEFT as LEFT_TO_PLACE
from battlefield.ui.design.piece_drop import MIME

ZONE = Polygon(((0.0, 0.0), (30.0, 0.0), (30.0, 6.0), (0.0, 6.0)))
TABLE = Scene(
    Board(30.0, 22.0),
    "The ford",
    terrain=(Terrain("rock", Circle((15.0, 18.0), 1.5), top=2.0, kind="rock", name="Rock"),),
    zones=(Zone("z", ZONE, side="red"),),
)


@pytest.fixture
def drawer(open_scene) -> Hand:  # type: ignore[no-untyped-def]
    """A hand over a small table in the designer."""
    hand: Hand = open_scene(TABLE)
    hand.window.acts["design"].trigger()
    hand.until(lambda: isinstance(hand.page, DesignPage))
    hand.qtbot.waitUntil(lambda: hand.view.isVisible())
    return hand


def _panel(hand: Hand, command: str, title: str):  # type: ignore[no-untyped-def]
    hand.window.acts[command].trigger()
    panel = hand.page.panels[title]  # type: ignore[attr-defined]
    hand.qtbot.waitUntil(panel.isVisible)
    return panel


def _click(hand: Hand, x: float, y: float, keys: Qt.KeyboardModifier = NONE) -> None:
    at = hand.view.mapFromScene(x, y)
    QTest.mouseMove(hand.view.viewport(), at)
    QTest.mouseClick(hand.view.viewport(), LEFT, keys, at)


def test_a_piece_is_searched_taken_with_enter_and_put_down_with_a_click(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    assert library.search.hasFocus()
    QTest.keyClicks(library.search, "town")
    assert [library.list.item(row).text() for row in range(library.list.count())] == ["Town house"]
    QTest.keyClick(library.search, Qt.Key.Key_Return)
    assert isinstance(drawer.page.tool, PieceTool)  # type: ignore[attr-defined]
    _click(drawer, 15.0, 10.0)
    (house,) = drawer.scene.terrain[1:]
    assert (house.kind, house.storeys, house.top) == ("building", 3, 9.0)
    assert drawer.labels[-1] == "Place Town house"
    assert not isinstance(drawer.page.tool, PieceTool)  # type: ignore[attr-defined]
    drawer.window.acts["undo"].trigger()
    assert drawer.scene == TABLE


def test_a_kit_counts_down_and_goes_on_with_its_next_piece(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    library.where.setCurrentText("Kit: Skirmish street")
    first = library.list.visualItemRect(library.list.item(0)).center()
    QTest.mouseClick(library.list.viewport(), LEFT, NONE, first)
    _click(drawer, 6.0, 10.0)
    _click(drawer, 15.0, 10.0)
    drawer.qtbot.waitUntil(lambda: library.list.item(0).data(LEFT_TO_PLACE) == "all 2 placed")
    assert len(drawer.scene.terrain) == 3
    tool = drawer.page.tool  # type: ignore[attr-defined]
    assert tool.held.piece.name == library.list.item(1).text()


def test_a_piece_in_hand_turns_with_the_key_and_esc_lets_it_go(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    QTest.keyClicks(library.search, "container 20")
    QTest.keyClick(library.search, Qt.Key.Key_Return)
    drawer.window.acts["turn_right"].trigger()
    _click(drawer, 15.0, 10.0, SHIFT)
    assert drawer.page.tool.held.degrees == 15.0  # type: ignore[attr-defined]
    QTest.keyClick(drawer.view, Qt.Key.Key_Escape)
    assert not isinstance(drawer.page.tool, PieceTool)  # type: ignore[attr-defined]
    assert len(drawer.scene.terrain) == 2


def test_the_selection_is_kept_as_an_own_piece_renamed_and_deleted(
    drawer: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    assert not library.add.isEnabled()
    drawer.window.acts["select_all"].trigger()
    drawer.window.acts["library_piece"].trigger()
    QTest.keyClicks(library.name, "My rock")
    QTest.keyClick(library.name, Qt.Key.Key_Return)
    (path,) = own_folder().glob("*.json")
    assert read_scene(path).name == "My rock"
    piece = library.list.item(0).data(Qt.ItemDataRole.UserRole)
    assert (piece.name, piece.is_own) == ("My rock", True)
    library.rename(piece)
    assert library.name.selectedText() == "My rock"
    QTest.keyClicks(library.name, "Boulder")
    QTest.keyClick(library.name, Qt.Key.Key_Return)
    assert library.list.item(0).text() == "Boulder"
    monkeypatch.setattr("battlefield.ui.shell.dialogs.confirmed", lambda *_: True)
    library.remove(library.list.item(0).data(Qt.ItemDataRole.UserRole))
    assert not path.exists()
    assert library.list.item(0).text() != "Boulder"


def test_a_kit_that_is_kept_is_shown_and_said_whatever_was_searched(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    QTest.keyClicks(library.search, "town")
    drawer.window.acts["select_all"].trigger()
    drawer.window.acts["library_kit"].trigger()
    QTest.keyClicks(library.name, "My rocks")
    QTest.keyClick(library.name, Qt.Key.Key_Return)
    assert (library.search.text(), library.where.currentText()) == ("", "Kit: My rocks")
    assert library.list.count() == 1
    assert library.words.isVisible() and library.words.text().startswith("Kept as “My rocks”")


def test_what_is_not_on_the_shelf_is_looked_for_on_all_with_enter(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    library.where.setCurrentText("Kit: Skirmish street")
    QTest.keyClicks(library.search, "windmill or ferry")
    nothing = "Nothing in “Kit: Skirmish street” is called so; search for another word"
    assert library.words.text().endswith(nothing)
    library.search.clear()
    assert library.library is not None
    names = [piece.name for piece in library.library.pieces]
    in_kit = library.kit.pieces if library.kit is not None else ()
    elsewhere = next(name for name in names if not any(each.fits(name) for each, _ in in_kit))
    QTest.keyClicks(library.search, elsewhere)
    assert "Enter searches all shelves, which have " in library.words.text()
    QTest.keyClick(library.search, Qt.Key.Key_Return)
    assert library.wanted == ("all", "") and elsewhere in library.list.item(0).text()


def test_a_name_that_is_left_with_esc_keeps_nothing(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    drawer.window.acts["select_all"].trigger()
    drawer.window.acts["library_kit"].trigger()
    QTest.keyClicks(library.name, "Kit")
    QTest.keyClick(library.name, Qt.Key.Key_Escape)
    assert not library.name.isVisible()
    assert not own_folder().exists()


def test_facts_are_kept_when_their_field_is_left(drawer: Hand) -> None:
    facts: FactsPanel = _panel(drawer, "scenario_facts", "Scenario")
    facts.fields["victory"].setFocus()
    QTest.keyClicks(facts.fields["victory"], "Hold the ford")
    assert not drawer.scene.facts.victory
    QTest.keyClick(facts.fields["victory"], Qt.Key.Key_Tab)
    assert drawer.scene.facts.victory == "Hold the ford"
    assert drawer.labels[-1] == "Write the victory"
    facts.turns.setValue(5)
    assert drawer.labels[-1] == "Limit to 5 turns"
    drawer.window.acts["undo"].trigger()
    drawer.qtbot.waitUntil(lambda: facts.turns.value() == 0)


def test_the_board_is_resized_by_a_preset_and_says_what_it_cuts_off(drawer: Hand) -> None:
    facts: FactsPanel = _panel(drawer, "scenario_facts", "Scenario")
    assert not facts.resize_button.isEnabled()
    facts.width_in.setValue(20.0)
    assert facts.words.text() == "1 part would reach over its edge"
    facts.sizes.setCurrentIndex(5)
    facts.sizes.activated.emit(5)
    QTest.mouseClick(facts.resize_button, LEFT)
    assert (drawer.scene.board.width, drawer.scene.board.height) == (48.0, 72.0)
    assert drawer.scene.terrain[0].outline == Circle((24.0, 43.0), 1.5)


def test_plain_bases_are_placed_in_the_zone_of_their_side(drawer: Hand) -> None:
    forces: ForcesPanel = _panel(drawer, "forces", "Forces")
    forces.unit.setText("Watch")
    forces.count.setValue(12)
    forces.side.setCurrentText("red")
    QTest.mouseClick(forces.place_button, LEFT)
    assert len(drawer.scene.models) == 12
    assert all(model.at[1] < 6.0 and model.facing == 180.0 for model in drawer.scene.models)
    assert drawer.labels[-1] == "Deploy 12 models of red"
    forces.count.setValue(200)
    QTest.mouseClick(forces.place_button, LEFT)
    assert forces.words.text().startswith("No room in the zone for Watch")


def test_a_unit_of_a_roster_is_taken_in_hand(drawer: Hand) -> None:
    forces: ForcesPanel = _panel(drawer, "forces", "Forces")
    forces.source.setCurrentIndex(2)
    forces.source.activated.emit(2)
    assert forces.units.count() > 0
    QTest.mouseClick(forces.take_button, LEFT)
    _click(drawer, 15.0, 11.0)
    assert drawer.scene.models
    assert drawer.labels[-1].startswith("Place ")


def test_a_picture_is_pinned_by_the_corners_seen_at_once_and_saved_beside_the_scene(
    drawer: Hand, tmp_path_factory: pytest.TempPathFactory
) -> None:
    far = tmp_path_factory.mktemp("photos") / "table.png"
    image = QImage(300, 220, QImage.Format.Format_RGB32)
    image.fill(QColor("#20c040"))
    assert image.save(str(far))
    drawer.window.acts["backdrop"].trigger()
    (dialog,) = drawer.page.findChildren(BackdropDialog)
    dialog.open_picture(far)
    drawer.qtbot.waitUntil(lambda: dialog.path is not None)
    dialog.way.setCurrentIndex(CORNERS)
    before = drawer.picture()
    for x, y in ((0, 0), (300, 0), (300, 220), (0, 220)):
        spot = dialog.view.to_screen((x * 0.998 + 0.3, y * 0.998 + 0.2)).toPoint()
        QTest.mouseClick(dialog.view, LEFT, NONE, spot)
    assert [pin.place for pin in dialog.pins] == [(0.0, 0.0), (30.0, 0.0), (30.0, 22.0), (0.0, 22.0)]
    drawer.qtbot.waitUntil(lambda: drawer.picture() != before)
    assert drawer.scene.backdrop is None
    dialog.accept()
    assert drawer.scene.backdrop is not None
    path = drawer.desk.document.path
    assert path is not None
    drawer.window.acts["save"].trigger()
    assert read_scene(path).backdrop.picture == f"{path.stem}-picture.png"  # type: ignore[union-attr]
    assert (path.parent / f"{path.stem}-picture.png").exists()
    assert not drawer.desk.document.is_modified
    at = drawer.view.mapFromScene(3.5, 12.5)
    drawer.qtbot.waitUntil(lambda: _is_greenish(drawer.picture().pixelColor(at)))


def opened_backdrop(drawer: Hand, folder: Path) -> BackdropDialog:
    """The dialog of the picture under the table, with a picture of 300 by 220 in it."""
    image = QImage(300, 220, QImage.Format.Format_RGB32)
    assert image.save(str(folder / "map.png"))
    drawer.window.acts["backdrop"].trigger()
    (dialog,) = drawer.page.findChildren(BackdropDialog)
    dialog.open_picture(folder / "map.png")
    drawer.qtbot.waitUntil(lambda: dialog.path is not None)
    return dialog


def test_places_are_typed_and_each_point_tells_by_how_much_it_is_missed(drawer: Hand, tmp_path: Path) -> None:
    dialog = opened_backdrop(drawer, tmp_path)
    assert dialog.words.text() == "Without points the picture covers the table"
    for row, (pixel, place) in enumerate(
        (((0, 0), ("0", "0")), ((300, 0), ("30", "0 in")), ((0, 220), ("0", "584.2 mm")))
    ):
        QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen(pixel).toPoint())
        assert len(dialog.pins) == row + 1
        for column, text in enumerate(place):
            dialog.table.item(row, column).setText(text)
    assert dialog.pins[2].place == pytest.approx((0.0, 23.0))
    off = [dialog.table.item(row, 2).text() for row in range(3)]
    assert all(text.endswith(" in") and float(text[:-3]) > 0.1 for text in off)
    assert "off by" in dialog.words.text()
    dialog.table.item(2, 1).setText("far")
    assert '"far" is no length' in dialog.words.text()
    dialog.table.setCurrentCell(2, 0)
    QTest.mouseClick(dialog.drop, LEFT)
    assert len(dialog.pins) == 2
    dialog.accept()
    assert drawer.scene.backdrop is not None
    assert len(drawer.scene.backdrop.pairs) == 2
    drawer.window.acts["undo"].trigger()
    assert drawer.scene.backdrop is None


def test_after_the_four_corners_of_a_photograph_a_fifth_point_tells_how_well_they_fit(
    drawer: Hand, tmp_path: Path
) -> None:
    dialog = opened_backdrop(drawer, tmp_path)
    dialog.way.setCurrentIndex(CORNERS)
    for pixel in ((0, 0), (300, 0), (300, 220), (0, 220), (150, 110)):
        QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen(pixel).toPoint())
        if len(dialog.pins) == 4:  # which are always met exactly, and tell nothing
            assert not any(dialog.table.item(row, 2).text() for row in range(4))
    assert [pin.place for pin in dialog.pins] == [(0.0, 0.0), (30.0, 0.0), (30.0, 22.0), (0.0, 22.0), None]
    editable = [bool(dialog.table.item(row, 0).flags() & Qt.ItemFlag.ItemIsEditable) for row in range(5)]
    assert editable == [False] * 4 + [True]
    for column, text in enumerate(("15", "12")):
        dialog.table.item(4, column).setText(text)
    off = [dialog.table.item(row, 2).text() for row in range(5)]
    assert all(text.endswith(" in") for text in off) and float(off[4][:-3]) > 0.1
    assert "off by" in dialog.words.text()
    dialog.reject()


def test_a_place_of_a_point_that_is_none_is_a_fault_and_lays_nothing(drawer: Hand, tmp_path: Path) -> None:
    dialog = opened_backdrop(drawer, tmp_path)
    yes = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    for pixel, place in (((0, 0), ("0", "0")), ((300, 0), ("30", "0"))):
        QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen(pixel).toPoint())
        for column, text in enumerate(place):
            dialog.table.item(len(dialog.pins) - 1, column).setText(text)
    assert yes.isEnabled()
    dialog.table.item(1, 0).setText("abc")
    assert dialog.words.text() == 'Point 2: "abc" is no length; write it like 3.25, 1 1/4 or 75 mm'
    assert dialog.words.objectName() == "warning" and not yes.isEnabled()
    assert dialog.table.item(1, 0).text() == "abc"
    dialog.table.item(1, 0).setText("29")
    assert dialog.words.objectName() == "quiet" and yes.isEnabled()
    assert dialog.pins[1].place == (29.0, 0.0)
    QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen((0, 220)).toPoint())
    assert dialog.words.text() == "Point 3 has no place yet; type its x and y, or remove the point"
    assert not yes.isEnabled()
    QTest.mouseClick(dialog.drop, LEFT)
    assert yes.isEnabled()
    dialog.reject()


def test_the_corners_of_a_table_are_four_and_a_fifth_point_has_a_place(drawer: Hand, tmp_path: Path) -> None:
    dialog = opened_backdrop(drawer, tmp_path)
    yes = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    dialog.way.setCurrentIndex(CORNERS)
    pixels = ((0, 0), (300, 0), (300, 220), (0, 220))
    for count, pixel in enumerate(pixels):
        assert dialog.words.text() == f"Four corners are needed; {count} of them are set"
        assert not yes.isEnabled()
        QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen(pixel).toPoint())
    assert "four points" in dialog.words.text() and yes.isEnabled()
    QTest.mouseClick(dialog.view, LEFT, NONE, dialog.view.to_screen((150, 110)).toPoint())
    assert dialog.words.text() == "Point 5 has no place yet; type its x and y, or remove the point"
    assert not yes.isEnabled()
    dialog.reject()


def test_a_grid_is_measured_by_dragging_across_its_squares(drawer: Hand, tmp_path: Path) -> None:
    dialog = opened_backdrop(drawer, tmp_path)
    dialog.way.setCurrentIndex(GRID)
    assert "Two points" not in dialog.words.text() and "drag" in dialog.words.text()
    corner, end = (dialog.view.to_screen(pixel).toPoint() for pixel in ((30.0, 20.0), (150.0, 22.0)))
    QTest.mouseClick(dialog.view, LEFT, NONE, corner)
    assert len(dialog.pins) == 1 and dialog.fit().placed is not None  # one click is enough
    dialog.pins.clear()
    dialog.view.show_pins([], -1)
    QTest.mousePress(dialog.view, LEFT, NONE, corner)
    QTest.mouseMove(dialog.view, end)
    QTest.mouseRelease(dialog.view, LEFT, NONE, end)
    (ax, _), (bx, _) = dialog.view.to_pixel(QPointF(corner)), dialog.view.to_pixel(QPointF(end))
    assert dialog.square.value() == pytest.approx(bx - ax, abs=0.02)
    dialog.across.setValue(4)
    assert dialog.square.value() == pytest.approx((bx - ax) / 4, abs=0.02)
    dialog.inches.setValue(2.0)
    assert dialog.fit().placed is not None
    dialog.reject()


def test_a_file_that_is_no_picture_is_said_in_the_dialog(drawer: Hand, tmp_path: Path) -> None:
    (tmp_path / "map.png").write_text("no picture", encoding="utf-8")
    drawer.window.acts["backdrop"].trigger()
    (dialog,) = drawer.page.findChildren(BackdropDialog)
    dialog.open_picture(tmp_path / "map.png")
    drawer.qtbot.waitUntil(lambda: "save it as PNG" in dialog.name.text())
    assert dialog.name.text().startswith("map.png is no picture")
    dialog.reject()


def _is_greenish(colour: QColor) -> bool:
    return colour.green() > colour.red() + 30 and colour.green() > colour.blue() + 30


def test_a_drop_on_the_table_puts_the_piece_in_hand_down(drawer: Hand) -> None:
    library: LibraryPanel = _panel(drawer, "library", "Library")
    library.take_piece(library.list.item(0).data(Qt.ItemDataRole.UserRole))
    what = QMimeData()
    what.setData(MIME, b"piece")
    at, way = drawer.view.mapFromScene(15.0, 10.0), Qt.DropAction.CopyAction
    viewport = drawer.view.viewport()
    QApplication.sendEvent(viewport, QDragEnterEvent(at, way, what, LEFT, NONE))
    assert len(drawer.desk.shown.terrain) == 2
    QApplication.sendEvent(viewport, QDropEvent(QPointF(at), way, what, LEFT, NONE))
    assert len(drawer.scene.terrain) == 2
    assert drawer.labels[-1].startswith("Place ")


def test_how_well_all_models_are_known_is_set_for_the_table_and_undone(drawer: Hand) -> None:
    facts: FactsPanel = _panel(drawer, "scenario_facts", "Scenario")
    facts.sigma.setValue(0.03)
    assert drawer.scene.sigma == 0.03
    drawer.window.acts["undo"].trigger()
    assert drawer.scene.sigma == 0.0
    drawer.qtbot.waitUntil(lambda: facts.sigma.value() == 0.0)


def test_what_is_done_about_open_verdicts_is_agreed_for_the_table_and_undone(drawer: Hand) -> None:
    facts: FactsPanel = _panel(drawer, "scenario_facts", "Scenario")
    assert facts.custom.currentText() == "As your game does"
    facts.custom.setCurrentIndex(1)
    facts.custom.activated.emit(1)
    assert drawer.scene.custom == "roll off" and drawer.labels[-1] == "Agree on open verdicts: roll off"
    drawer.window.acts["undo"].trigger()
    assert drawer.scene.custom == ""
    drawer.qtbot.waitUntil(lambda: facts.custom.currentText() == "As your game does")
