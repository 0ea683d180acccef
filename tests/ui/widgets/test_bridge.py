"""The bridge from a desk to what is seen of it."""

import pytest
import shiboken6
from PySide6.QtCore import QObject

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.table_view import Drag
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.widgets.bridge import Bridge

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def page() -> QObject:
    return QObject()


@pytest.fixture
def desk() -> Desk:
    return Desk(Document(Scene(Board(30.0, 30.0))))


@pytest.fixture
def heard(page: QObject, desk: Desk) -> list[str]:
    said, bridge = [], Bridge(page)
    bridge.changed.connect(lambda: said.append("changed"))
    bridge.learned.connect(lambda: said.append("learned"))
    bridge.attach(desk)
    return said


def test_a_page_that_is_gone_hears_nothing_of_what_its_desk_finds_out_later(page, desk, heard):
    desk.learn()
    assert heard == ["learned"]
    shiboken6.delete(page)
    desk.learn()
    assert heard == ["learned"]


def test_an_answer_that_comes_to_a_resting_hand_is_told_at_once_and_a_change_as_a_change(desk, heard):
    desk.changed()
    desk.learn()
    desk.changed()
    assert heard == ["changed", "learned", "changed"]


def test_answers_that_come_to_a_hand_that_drags_are_shown_with_its_next_move(desk, heard, qtbot):
    desk.hold(desk.scene, Drag((), (0.0, 0.0), (1.0, 0.0)))
    desk.learn()
    desk.learn()
    assert heard == []
    desk.changed()
    assert heard == ["changed"]
    qtbot.wait(40)
    assert heard == ["changed"]


def test_without_a_next_move_they_are_shown_a_little_later_and_once(desk, heard, qtbot):
    desk.hold(desk.scene, Drag((), (0.0, 0.0), (1.0, 0.0)))
    desk.learn()
    desk.learn()
    qtbot.waitUntil(lambda: bool(heard), timeout=2000)
    qtbot.wait(40)
    assert heard == ["learned"]
