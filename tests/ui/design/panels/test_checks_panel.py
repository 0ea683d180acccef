"""The live list of what is wrong with a drawn table, by mouse and keys."""

from typing import cast

import pytest
from designers import Designer, square
from hand import LEFT, NONE
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem

from battlefield.app.checks.finding import Finding
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Circle
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.design.panels.checks_panel import FINDING, ChecksPanel, FindingList
from battlefield.ui.design.panels.layers_panel import LayersPanel
from battlefield.ui.widgets.wrapping import wrapped

INCH = BaseSize.round(25.4)
WRONG = Scene(
    Board(60.0, 44.0),
    terrain=(
        Terrain("rock", Circle((58.0, 10.0), 3.0), top=2.0, ground=("impassable",), sight="blocks"),
        square("wall", 20.0, 20.0),
    ),
    models=tuple(Model(f"m{n}", INCH, (9.0 + n / 2, 9.0), "u", "red", height=1.5) for n in (0, 1)),
)


@pytest.fixture
def designer(open_scene):
    return Designer(open_scene(WRONG), snap=False)


@pytest.fixture
def panel(designer):
    found = cast(ChecksPanel, designer.page.panels["Checks"])
    designer.hand.until(lambda: not found.watch.is_behind)
    designer.page.bring_up("Checks")
    designer.hand.until(found.isVisible)
    return found


def findings(panel) -> list[Finding]:
    rows = [panel.list.item(row).data(FINDING) for row in range(panel.list.count())]
    return [finding for finding in rows if finding is not None]


def click(panel, finding, double=False):
    item = next(
        panel.list.item(row)
        for row in range(panel.list.count())
        if panel.list.item(row).data(FINDING) is finding
    )
    at = panel.list.visualItemRect(item).center()
    QTest.mouseClick(panel.list.viewport(), LEFT, NONE, at)
    if double:
        QTest.mouseDClick(panel.list.viewport(), LEFT, NONE, at)


def drawn(designer):
    """What the checks draw on the board."""
    sketch = designer.page.sketch
    items = [item for item in designer.page.board.items() if isinstance(item, DrawingItem)]
    return [part for item in items if item is not sketch for part in item._parts]


def test_findings_are_listed_by_gravity_with_a_sign_and_a_word(designer, panel):
    assert [finding.grave for finding in findings(panel)] == ["fault", "warning"]
    headings = [panel.list.item(row).text() for row in range(panel.list.count())
                if panel.list.item(row).data(FINDING) is None]  # fmt: skip
    assert headings == ["1 fault – cannot stay so", "1 warning – likely a slip"]
    signs = [panel.list.item(row).icon().cacheKey() for row in range(panel.list.count())
             if panel.list.item(row).data(FINDING) is not None]  # fmt: skip
    assert len(set(signs)) == 2
    assert designer.page.dock_of(panel).windowTitle() == "Checks (2)"
    assert designer.hand.window.reading.text().endswith("checks: 1 fault, 1 warning")


def test_a_double_click_selects_the_parts_shows_the_place_and_draws_the_proof(designer, panel):
    fault, warning = findings(panel)
    click(panel, warning, double=True)
    assert designer.studio.selection == (Ref("terrain", "rock"),)
    assert abs(designer.page.view.middle.x() - 58.0) < 3.0
    click(panel, fault)
    assert drawn(designer) == list(fault.drawing) != []
    assert designer.studio.selection == (Ref("terrain", "rock"),)  # a single click only draws


def test_enter_in_the_list_goes_to_the_place(designer, panel):
    fault, _ = findings(panel)
    click(panel, fault)
    designer.hand.key("Return")
    assert designer.studio.selection == (Ref("model", "m0"), Ref("model", "m1"))
    assert abs(designer.page.view.middle.x() - 9.0) < 2.0


def test_f9_walks_through_the_findings_and_back(designer, panel):
    designer.page.view.setFocus()
    designer.hand.key("F9")
    assert designer.studio.selection == (Ref("model", "m0"), Ref("model", "m1"))
    designer.hand.key("F9")
    assert designer.studio.selection == (Ref("terrain", "rock"),)
    designer.hand.key("Shift+F9")
    assert designer.studio.selection == (Ref("model", "m0"), Ref("model", "m1"))
    assert panel.list.currentItem().data(FINDING) is findings(panel)[0]


def test_what_is_mended_goes_from_the_list_by_itself(designer, panel):
    designer.studio.select([Ref("model", "m1")])
    designer.page.view.setFocus()
    designer.hand.key("Del")
    assert panel.watch.is_behind
    designer.hand.until(lambda: not panel.watch.is_behind and len(findings(panel)) == 1)
    assert [finding.grave for finding in findings(panel)] == ["warning"]
    assert designer.page.dock_of(panel).windowTitle() == "Checks (1)"


def test_findings_of_a_table_that_has_changed_are_dimmed_and_draw_nothing(designer, panel):
    fault, _ = findings(panel)
    click(panel, fault)
    ink = panel.list.currentItem().foreground().color()
    assert drawn(designer)
    designer.studio.select([Ref("model", "m1")])
    designer.hand.key("Del")
    designer.hand.until(lambda: panel.watch.is_behind and "has changed" in panel.words.text())
    row = next(row for row in range(panel.list.count()) if panel.list.item(row).data(FINDING) is not None)
    assert panel.list.item(row).foreground().color() != ink
    assert drawn(designer) == []


def test_esc_takes_the_proof_off_the_board_and_a_click_brings_it_back(designer, panel):
    fault, warning = findings(panel)
    click(panel, fault)
    designer.hand.key("Esc")
    assert drawn(designer) == [] and designer.page.view.hasFocus()
    click(panel, fault)
    assert drawn(designer) == list(fault.drawing)
    designer.page.view.setFocus()
    designer.hand.key("F9")
    assert drawn(designer) == list(warning.drawing)
    designer.hand.key("Esc")
    assert drawn(designer) == [] and designer.studio.selection  # the next Esc lets the selection go
    designer.hand.key("Esc")
    assert designer.studio.selection == ()
    designer.hand.key("Shift+F9")
    assert drawn(designer) == list(fault.drawing)  # the list has stayed where it was


def test_any_edit_takes_the_proof_off_the_board_for_good(designer, panel):
    fault, _ = findings(panel)
    click(panel, fault)
    assert drawn(designer)
    designer.tool("R")
    designer.hand.drag((30.0, 30.0), (33.0, 33.0))
    designer.hand.until(lambda: drawn(designer) == [])
    designer.hand.until(lambda: not panel.watch.is_behind)
    assert drawn(designer) == [] and findings(panel)[0].words == fault.words


@pytest.mark.usefixtures("panel")
def test_half_of_the_table_is_seen_about_a_finding(designer):
    designer.page.view.setFocus()
    designer.hand.key("F9")
    view = designer.page.view
    assert view.viewport().width() / view.pixels_per_inch >= 30.0
    assert view.viewport().height() / view.pixels_per_inch >= 22.0


def test_a_filter_and_the_chips_choose_what_is_listed(designer, panel):
    panel.filter.setFocus()
    designer.hand.write("beyond")
    assert [finding.grave for finding in findings(panel)] == ["warning"]
    designer.hand.write("zzz")
    assert findings(panel) == [] and "clear the filter" in panel.words.text()
    panel.filter.clear()
    QTest.mouseClick(panel.chips["fault"], LEFT)
    assert [finding.grave for finding in findings(panel)] == ["warning"]


def test_a_table_with_nothing_wrong_says_so(open_scene):
    designer = Designer(open_scene(Scene(Board(60.0, 44.0), terrain=(square("wall", 20.0, 20.0),))))
    panel = cast(ChecksPanel, designer.page.panels["Checks"])
    designer.hand.until(lambda: not panel.watch.is_behind)
    designer.page.bring_up("Checks")
    assert panel.words.text().startswith("Nothing wrong") and not panel.list.isVisible()
    assert designer.page.dock_of(panel).windowTitle() == "Checks"
    designer.page.view.setFocus()
    designer.hand.key("F9")
    assert "nothing" in designer.studio.complaint


def test_signs_are_drawn_in_the_theme_s_colours(designer, panel):
    light = panel.list.item(1).foreground().color()
    designer.hand.window.set_theme("dark")
    assert panel.list.item(1).foreground().color() != light
    assert panel.list.item(1).data(Qt.ItemDataRole.DecorationRole) is not None


def test_all_rows_show_their_words_whole_at_every_width(program):
    found = FindingList()
    words = ("Objective marker8 lies beside the table", "Ruin and hall overlap by 2 1/8 in " * 3)
    for text in words:
        found.addItem(QListWidgetItem(QIcon(QPixmap(18, 18)), text))
    found.show()
    letters = QFontMetrics(found.font())
    for wide in range(160, 360):
        found.resize(wide, 400)
        program.processEvents()
        rows = [found.visualItemRect(found.item(row)) for row in range(2)]
        room = found.viewport().width() - 2 * found.spacing() - 18 - 10  # less sign and margins
        for row, text in zip(rows, words, strict=True):
            assert row.height() >= len(wrapped(text.strip(), letters, room)) * letters.height(), wide
        assert rows[1].top() == rows[0].bottom() + 1 + 2 * found.spacing(), wide


def test_an_objective_has_one_number_on_the_table_in_the_findings_and_in_the_list_of_layers(open_scene):
    spots = tuple(Objective(f"marker{n}", "marker", at) for n, at in ((1, (9.0, 9.0)), (6, (70.0, 9.0))))
    designer = Designer(open_scene(Scene(Board(60.0, 44.0), objectives=spots)))
    panel = cast(ChecksPanel, designer.page.panels["Checks"])
    designer.hand.until(lambda: not panel.watch.is_behind)
    [finding] = findings(panel)
    assert finding.words == "objective 2 lies beside the table"
    signs = {item.part.id: item for item in designer.page.board.drawn_items()}
    assert signs["marker6"].words == "2"
    layers = cast(LayersPanel, designer.page.panels["Layers"])
    [rows] = [layers.model.index(0, 0)]
    assert {layers.model.index(n, 0, rows).data() for n in (0, 1)} == {"objective 1", "objective 2"}
