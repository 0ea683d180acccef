"""The bridge from a desk to what is seen of it."""

import pytest
import shiboken6
from PySide6.QtCore import QObject

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.widgets.bridge import Bridge


@pytest.mark.usefixtures("qapp")
def test_a_page_that_is_gone_hears_nothing_of_what_its_desk_finds_out_later():
    page, desk, heard = QObject(), Desk(Document(Scene(Board(30.0, 30.0)))), []
    bridge = Bridge(page)
    bridge.changed.connect(lambda: heard.append("changed"))
    bridge.attach(desk)
    desk.learn()
    assert heard == ["changed"]
    shiboken6.delete(page)
    desk.learn()
    assert heard == ["changed"]
