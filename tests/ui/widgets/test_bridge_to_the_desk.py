"""The bridge tells what a desk says for as long as its page is there."""

import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.widgets.bridge import Bridge


@pytest.fixture
def desk():
    return Desk(Document(Scene(Board(24.0, 24.0))))


@pytest.mark.usefixtures("qapp")
def test_an_answer_that_comes_after_the_page_has_gone_is_heard_by_nobody(desk):
    parent, told = QObject(), []
    bridge = Bridge(parent)
    bridge.attach(desk)
    bridge.changed.connect(lambda: told.append("changed"))
    desk.learn()
    delete(parent)
    desk.learn()
    assert told == ["changed"]
