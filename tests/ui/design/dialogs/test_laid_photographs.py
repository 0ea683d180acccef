"""A photograph that a ruling lays under a table is painted in all of the view, which has just grown."""

import numpy as np
import pytest
from dropping import drop
from photographed_table import RADIUS, UNITS, photograph_into
from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QUrl
from PySide6.QtTest import QTest

from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog

LEFT, NONE, CONTROL = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Painted(QObject):
    """Keeps what is painted of a view from the moment on in which a picture lies under its table."""

    def __init__(self, view):
        super().__init__()
        self.view, self.regions = view, []
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt calls it so
        if event.type() == QEvent.Type.Paint and self.view.board._picture[0] is not None:
            self.regions.append(event.region().boundingRect())
        return False


@pytest.mark.campaign
def test_a_photograph_under_the_table_is_painted_in_all_of_the_view(start, tmp_path):
    path = tmp_path / "table.jpg"
    camera, hand = photograph_into(path), start()
    hand.window.resize(1280, 800)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(hand.window, data)
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(RulingDialog)))
    dialog = next(each for each in hand.window.findChildren(RulingDialog) if each.isVisible())
    hand.until(lambda: dialog.ruling is not None)
    for x, y in UNITS[0]:
        at = dialog.view.to_screen(tuple(camera.pixels(np.array((x + RADIUS, y))))).toPoint()
        QTest.mouseMove(dialog.view, at)
        QTest.mouseClick(dialog.view, LEFT, NONE, at)
    hand.until(lambda: not dialog.is_busy)
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: hand.window.page is not None and hand.window.page.view is not None)
    painted = Painted(hand.window.page.view)
    hand.until(lambda: painted.regions)
    QTest.qWait(500)
    whole = hand.window.page.view.viewport().rect()
    assert whole in painted.regions
