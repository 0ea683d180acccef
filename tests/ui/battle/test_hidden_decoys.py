"""A player looks at a battle with a decoy: no panel, label or tip of the window tells which one it is."""

import pytest
from battle_hand import show_battle
from decoys import DECOY, UNIT, desk_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTextBrowser, QTreeWidget, QWidget

from battlefield.app.playing.player_view import EYES


@pytest.fixture
def hand(start_without_samples):
    return start_without_samples()


def shown(hand, side):
    """The page of such a battle in the hand of a side, with a battle that goes on in its window."""
    show_battle(hand.window, desk_of(side).battle, "Bows")
    page = hand.window.page
    for panel in (page.picture.units, page.card, page.log, page.options):
        page.dock_of(panel).raise_()
        QTest.qWait(20)
    hand.until(lambda: hand.window.background.is_idle)
    return page


def written(page):
    """All that stands anywhere on the page: widgets, their tips, lists, and the labels and tips of models."""
    words = []
    for widget in page.findChildren(QWidget):
        words += [widget.toolTip(), widget.accessibleName()]
        if isinstance(widget, QLabel | QAbstractButton):
            words.append(widget.text())
        elif isinstance(widget, QTextBrowser):
            words.append(widget.toPlainText())
        elif isinstance(widget, QComboBox):
            words += [widget.itemText(n) for n in range(widget.count())]
    tree = page.findChild(QTreeWidget)
    for head in (tree.topLevelItem(n) for n in range(tree.topLevelItemCount())):
        for item in (head, *(head.child(n) for n in range(head.childCount()))):
            words += [item.text(column) for column in range(3)] + [item.toolTip(0)]
    words += [line.words for line in page.log.lines.lines]
    words += [item.ref.id for item in page.board.piece_items()]
    words += [page.view.model_tip(model) for model in page.desk.table.shown.models]
    return words


def look_at_all(page):
    """Look at one model after the other, as a player who wants to find out, and read everything."""
    words = []
    for true in (UNIT, DECOY):
        page.desk.look_at_unit(page.desk.seen.shown_id(true))
        page.dock_of(page.card).raise_()
        QTest.qWait(20)
        words += written(page)
    return words


def test_the_enemy_reads_the_same_of_both(hand):
    page = shown(hand, "blue")
    words = look_at_all(page)
    assert not [each for each in words if "(decoy)" in each]
    assert any("Ridge Bows A" in each for each in words)
    assert any("Ridge Bows B" in each for each in words)


def test_its_owner_knows_and_the_setting_tells_everybody(hand):
    page = shown(hand, "blue")
    page.desk.table.options.put(EYES, "all")
    hand.until(lambda: any(DECOY in item.ref.id for item in page.board.piece_items()))
    page = shown(hand, "red")
    assert any(DECOY in each for each in look_at_all(page))


def test_a_click_on_a_veiled_model_shows_the_card_of_its_unit(hand):
    page = shown(hand, "blue")
    for true in (UNIT, DECOY):
        at = next(m.at for m in page.desk.table.shown.models if m.unit == page.desk.seen.shown_id(true))
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.pixel(at))
        assert page.desk.gaze.unit == true
        name = f"Ridge Bows {page.desk.seen.shown_id(true)[-1]}"
        hand.until(lambda wanted=name: wanted in page.card.text.toPlainText())
