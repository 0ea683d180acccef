"""What a screen reader hears: every part that takes the keyboard has a name, and models stand in the tree."""

from collections.abc import Iterator

import pytest
from battle_hand import BattleHand
from campaigns import few
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabBar,
    QWidget,
)
from screens import SAMPLES, SCREENS
from yards import ADA, yard

NAMED = ("start", "new battle", "selection", "drawing")


@pytest.fixture
def heard() -> Iterator[None]:
    """Let somebody listen."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def unnamed(window: QWidget) -> list[str]:
    """The visible widgets that take the keyboard and say nothing of what they are."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus or _is_part(widget):
            continue
        told = QAccessible.queryAccessibleInterface(widget)
        if told is not None and not told.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
    return sorted(set(found))


def _is_part(widget: QWidget) -> bool:
    """Whether a widget is the inside of another, which has the name."""
    whole = widget.parentWidget()
    if isinstance(whole, QAbstractScrollArea):
        return whole.viewport() is widget
    return isinstance(whole, QAbstractSpinBox | QComboBox)


@pytest.mark.parametrize("name", few(NAMED, 1))
def test_whatever_takes_the_keyboard_has_a_name(start, name):
    hand = start()
    SCREENS[name](hand)
    assert unnamed(hand.window) == []


def test_all_panels_of_a_battle_have_names(start_without_samples):
    hand = start_without_samples()
    page = BattleHand(hand).page
    for dock in page.docks:
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        assert (dock.windowTitle(), unnamed(hand.window)) == (dock.windowTitle(), [])


@pytest.mark.campaign
@pytest.mark.parametrize("name", ["selection", "drawing", "battle"])
def test_the_keyboard_passes_over_tabs_whose_panels_are_hidden(start, name):
    hand = start()
    if name == "battle":
        BattleHand(hand)
    else:
        SCREENS[name](hand)
    docks = hand.window.page.docks
    shown = [dock for dock in docks if not dock.isHidden()]
    for dock in reversed(docks):
        dock.hide()
        QTest.qWait(20)
        assert unnamed(hand.window) == []
    for dock in shown:
        dock.show()
    QTest.qWait(20)
    bars = hand.window.page.findChildren(QTabBar)
    assert any(bar.count() and bar.focusPolicy() == Qt.FocusPolicy.TabFocus for bar in bars)


def rows(page) -> list[str]:
    """What a screen reader finds on the page of a table."""
    table = QAccessible.queryAccessibleInterface(page)
    lists = (table.child(n) for n in range(table.childCount()))
    found = next(each for each in lists if each.text(QAccessible.Text.Name) == "Models on the table")
    return [found.child(n).text(QAccessible.Text.Name) for n in range(found.childCount())]


@pytest.mark.usefixtures("heard")
def test_models_are_heard_with_name_place_and_neighbours(hand):
    hand.click(hand.model(ADA).at)
    told = rows(hand.page)
    assert len(told) == len(hand.scene.models)
    (ada,) = (words for words in told if "selected" in words)
    x, y = hand.model(ADA).at
    assert f"at {x:.2f}, {y:.2f} in" in ada and " in from " in ada
    hand.key("Right")
    assert f"at {x + 0.1:.2f}, {y:.2f} in" in next(words for words in rows(hand.page) if "selected" in words)


@pytest.mark.usefixtures("heard")
def test_models_of_a_battle_are_heard_with_their_state(start_without_samples):
    hand = start_without_samples()
    battle = BattleHand(hand)
    battle.key(Qt.Key.Key_Return)
    battle.play_on(2)
    told = rows(battle.page)
    assert len(told) == len(battle.page.desk.table.shown.models) > 0
    assert all("HP" in words for words in told)


def test_nobody_pays_for_words_that_nobody_hears(hand, monkeypatch):
    asked = []
    monkeypatch.setattr("battlefield.ui.pages.spoken_table.spoken_model", lambda *_: asked.append(1))
    hand.open(SAMPLES["skirmish"])
    hand.click(hand.scene.models[0].at)
    hand.key("Right")
    assert asked == []


@pytest.mark.campaign
def test_the_page_of_settings_and_the_field_that_renames_a_part_have_names(start_without_samples, open_scene):
    hand = start_without_samples()
    hand.window.run("preferences")
    (page,) = (each for each in hand.window.findChildren(QDialog) if each.isVisible())
    assert unnamed(page) == []
    page.close()
    hand = open_scene(yard())
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design" and hand.window.loading.is_idle)
    layers = hand.window.page.panels["Layers"]
    hand.window.page.dock_of(layers).raise_()
    folder = next(
        n for n in range(layers.model.rowCount()) if layers.model.rowCount(layers.model.index(n, 0))
    )
    layers.tree.expandAll()
    layers.tree.edit(layers.model.index(0, 0, layers.model.index(folder, 0)))
    (field,) = layers.tree.findChildren(QLineEdit)
    assert field.isVisible() and field.accessibleName() == "Name"
    assert unnamed(hand.window) == []
