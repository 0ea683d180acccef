"""In a window of 1280 by 800 pixels, numbers and choices of the panels are shown whole."""

from conftest import Open
from designers import Designer, plain, square
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from battlefield.app.design.parts.transforms import moved, rotated
from battlefield.app.design.properties.facts import BOARD_SIZES
from battlefield.app.desk.edits import Ref
from battlefield.ui.design.panels.facts_panel import FactsPanel
from battlefield.ui.design.panels.properties_panel import PropertiesPanel


def room_of(field: QLineEdit) -> int:
    """The pixels that a field has for its text."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    return inner.width() - 4  # of the text's own margins


def test_four_decimals_of_places_and_sizes_are_seen(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(square("a", 40.0, 20.0, 16.1234))))
    designer.hand.window.resize(1280, 800)
    refs = [Ref("terrain", "a")]
    scene = rotated(moved(designer.scene, refs, (0.1234, 0.4567)), refs, 17.3)
    designer.studio.do("Turn", scene, refs)
    panel = designer.page.bring_up("Properties")
    assert isinstance(panel, PropertiesPanel)
    panel.refresh()
    fields = [panel.rows[key].fields[key] for key in ("x", "y", "width", "length")]
    assert "." in fields[2].text() and len(fields[2].text().split()[0].split(".")[1]) == 4
    for field in fields:
        assert isinstance(field, QLineEdit)
        text = field.text()
        designer.hand.until(lambda f=field, t=text: f.fontMetrics().horizontalAdvance(t) <= room_of(f))
        assert field.toolTip().startswith(text)


def test_the_list_of_boards_shows_sizes_closed_and_their_use_open(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    designer.hand.window.resize(1280, 800)
    panel = designer.page.bring_up("Scenario")
    assert isinstance(panel, FactsPanel)
    texts = [panel.sizes.itemText(n) for n in range(len(BOARD_SIZES))]
    assert texts == [size.short for size in BOARD_SIZES]
    widest = max(panel.sizes.fontMetrics().horizontalAdvance(text) for text in texts)
    designer.hand.until(lambda: panel.sizes.width() > widest + 30)
    longest = panel.sizes.fontMetrics().horizontalAdvance(BOARD_SIZES[5].words)
    assert panel.sizes.view().minimumWidth() > longest
