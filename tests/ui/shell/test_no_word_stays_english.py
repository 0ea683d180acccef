"""What is marked for translation is translated wherever it is shown: no English where German is known."""

from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableWidget,
    QWidget,
)

from battlefield.resources import asset, sample_maps, translations

_SOON = 300  # milliseconds until a dialog stands

pytestmark = pytest.mark.usefixtures("german")


def known() -> dict[str, str]:
    """Return the German of each English text that is not the same in both."""
    tree = ElementTree.parse(translations()["de"].with_suffix(".ts")).getroot()  # one of ours
    pairs = ((each.findtext("source", ""), each.findtext("translation", "")) for each in tree.iter("message"))
    both = {bare(source): bare(told) for source, told in pairs if told}
    return {source: told for source, told in both.items() if source not in both.values()}


def bare(text: str) -> str:
    """Return a text as it is read, without the mark of its underlined letter."""
    return text.replace("&", "").strip()


def words_of(widget: QWidget) -> Iterator[str]:
    """Yield all that a widget shows or tells."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.statusTip())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(n) for n in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(n) for n in range(widget.count()))
    if isinstance(widget, QTableWidget):
        heads = (widget.horizontalHeaderItem(n) for n in range(widget.columnCount()))
        yield from (head.text() for head in heads if head is not None)


def english(top: QWidget) -> set[str]:
    """Return what is shown in English although its German is known, under a window or dialog."""
    german, found = known(), set()
    for widget in (top, *top.findChildren(QWidget)):
        found |= {bare(each) for each in words_of(widget)}
    for action in top.findChildren(QAction):
        found |= {bare(action.text()), bare(action.toolTip())}
    return {each for each in found if each in german}


def after(window: QWidget, done: Callable[[], object]) -> set[str]:
    """Do something; return what is English then, in the window and in what has opened, and close that."""
    found: set[str] = set()

    def look() -> None:
        for each in QApplication.topLevelWidgets():
            if each.isVisible() and (each is window or isinstance(each, QDialog)):
                found.update(english(each))
                if each is not window:
                    each.reject()

    QTimer.singleShot(_SOON, look)
    done()
    QTest.qWait(_SOON + 50)
    return found


@pytest.mark.parametrize("mode", ["measure", "design"])
def test_a_table_with_all_selected(start_without_samples, mode):
    hand = start_without_samples()
    hand.open(next(path for path in sample_maps() if path.stem == "osier_green"))
    hand.window.acts[mode].trigger()
    hand.key("Ctrl+A")
    assert english(hand.window) == set()


@pytest.mark.parametrize("command", ["new_battle", "roster", "ruling"])
def test_a_page(start_without_samples, command):
    hand = start_without_samples()
    assert after(hand.window, hand.window.acts[command].trigger) == set()


def test_the_start_page(start):
    assert english(start().window) == set()


@pytest.mark.parametrize("name", ["three_cairns", "under_the_crane", "toll_bridge", "twin_sluices"])
def test_a_battle(start_without_samples, name):
    hand = start_without_samples()
    hand.open(asset(f"rosters/{name}.json"))
    assert english(hand.window) == set()


DIALOGS = [
    "new", "generate", "campaign", "quick_ruling", "print_scale", "add_base", "find_part", "search",
    "preferences", "push_typed", "reach_move", "range_rings", "library_piece", "library_kit", "backdrop",
    "fairness", "turn_typed", "scale_typed", "copy_row", "copy_ring", "spread", "grow", "simplify",
    "true_size_measure", "manual", "move_exactly",
]  # fmt: skip


@pytest.mark.parametrize("command", DIALOGS)
def test_a_dialog(hand, command):
    hand.window.acts["design"].trigger()
    hand.key("Ctrl+A")
    assert after(hand.window, hand.window.acts[command].trigger) == set()
