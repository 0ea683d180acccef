"""From a picture on disk to a ruling on two units, a ruin and a template: few operations of a hand."""

import numpy as np
import pytest
from dropping import drop
from keystrokes import Keystrokes
from photographed_table import BLAST, RADIUS, RUIN, UNITS, laid_places, photograph_into
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest

from battlefield.geometry.distance import gap
from battlefield.rules.table.table import body_of
from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog

MOST, SECONDS = 22, 40.0
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def photographed(tmp_path_factory):
    """A photograph, and its camera."""
    path = tmp_path_factory.mktemp("photographed") / "table.jpg"
    return path, photograph_into(path)


def press(key, cost, hand):
    hand.until(lambda: not hand.window.coming.is_on)
    hand.key(key)
    cost.key()


@pytest.mark.campaign
def test_a_ruling_takes_few_operations_and_less_than_forty_seconds(start, photographed):
    path, camera = photographed
    hand, cost = start(), Keystrokes()

    cost.think()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(hand.window, data)
    cost.drag()
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(RulingDialog)))
    dialog = next(each for each in hand.window.findChildren(RulingDialog) if each.isVisible())
    hand.until(lambda: dialog.ruling is not None)

    cost.think()
    for unit in UNITS:
        for x, y in unit:
            at = dialog.view.to_screen(tuple(camera.pixels(np.array((x + RADIUS, y))))).toPoint()
            QTest.mouseMove(dialog.view, at)
            QTest.mouseClick(dialog.view, LEFT, NONE, at)
            cost.click()
    hand.until(lambda: not dialog.is_busy)
    assert dialog.list.count() == 4

    cost.think()
    QTest.mouseClick(dialog.lay, LEFT)
    cost.click()
    hand.until(lambda: hand.window.page is not None and len(hand.scene.models) == 4)
    hand.window.activateWindow()  # as a desktop does once a dialog is closed
    hand.until(hand.window.isActiveWindow)
    place = laid_places(hand.scene)

    cost.think()
    press("F5", cost, hand)
    hand.until(lambda: hand.window.modes.now == "design")
    press("D", cost, hand)
    press("B", cost, hand)
    hand.drag(place(RUIN[0]), place(RUIN[1]))
    cost.drag()
    (ruin,) = hand.scene.terrain
    assert ruin.sight == "blocks" and ruin.top > 0.0

    cost.think()
    press("F4", cost, hand)
    hand.until(lambda: hand.window.modes.now == "measure")
    press("1", cost, hand)
    hand.click(place(BLAST))
    cost.click()
    verdicts = hand.desk.report.verdicts
    assert len(verdicts) == 4

    cost.think()
    press("S", cost, hand)
    for at in (UNITS[0][0], UNITS[1][1]):
        hand.click(place(at))
        cost.click()
    hand.until(lambda: hand.page.tool.answer is not None and "sight" in hand.page.tool.answer.lines[0])
    assert "not in sight" in hand.page.tool.answer.lines[0]  # the ruin stands between the two

    assert cost.operations <= MOST and cost.seconds <= SECONDS
    first, second = hand.scene.models[:2]
    true = float(np.hypot(2.0, 1.0)) - 2.0 * RADIUS
    assert gap(body_of(first).base, body_of(second).base).gap == pytest.approx(true, abs=0.05)
