"""The properties find room in a panel of the usual width, whatever language names them."""

import pytest
from PySide6.QtWidgets import QScrollArea

from battlefield.resources import sample_maps


@pytest.mark.usefixtures("german")
def test_no_property_is_cut_in_german(start_without_samples):
    hand = start_without_samples()
    hand.window.resize(1280, 800)
    hand.open(next(path for path in sample_maps() if path.stem == "osier_green"))
    hand.window.acts["design"].trigger()
    hand.key("Ctrl+A")
    page = hand.window.page
    panel = page.panels["Properties"]
    hand.until(lambda: panel.title.text() == "59 Teile")
    room = panel.findChild(QScrollArea)
    least = room.widget().minimumSizeHint().width()
    assert least <= room.viewport().width(), (least, room.widget().width())
