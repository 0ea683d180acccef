"""Hundreds of random presses, moves, wheel turns and keys: the board shows the table, whatever comes."""

from random import Random

import pytest
from board_facts import assert_board_shows
from campaigns import few
from conftest import Open, UnsavedAnswer
from hand import ALT, CTRL, LEFT, MIDDLE, NONE, RIGHT, SHIFT, Hand
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMessageBox
from yards import yard_with_templates

KEYS = """
    1 2 3 4 5 6 B C F G K L M N R T T U V V + - Shift+G Shift+N Shift+R Shift+T Ctrl+R Alt+R Ctrl+D
    Del Backspace Ctrl+A Ctrl+Shift+A Ctrl+Z Ctrl+Z Ctrl+Shift+Z Ctrl+Y Ctrl+0 Ctrl++ Ctrl+-
    Ctrl+Shift+0 Ctrl+Shift+C Ctrl+Shift+P Ctrl+N Ctrl+O Ctrl+E F1 Left Right Up Down Shift+Left
    Shift+Up Esc Esc Esc Tab F6 F8 Return Space A , Home PgDown
"""
IN_A_DRAG = ("T", "V", "Esc", "1", "Ctrl+Z", "Del", "Ctrl+D", "N", "M", "R", "Left", "F8")
MODIFIERS = (NONE, NONE, NONE, SHIFT, CTRL, ALT)
BUTTONS = (LEFT, LEFT, LEFT, LEFT, RIGHT, MIDDLE)


class WildHand:
    """Does one random thing after another, remembering which buttons are down."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.rng = hand, Random(seed)
        self.pixel = QPoint(200, 200)

    def act(self) -> None:
        acts = (self.wander, self.aim, self.carry, self.press, self.release, self.turn_wheel, self.type_key)
        [act] = self.rng.choices(acts, (3, 2, 2, 2, 2, 1, 4))
        act()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def wander(self) -> None:
        size = self.hand.view.viewport().size()
        self.pixel = QPoint(
            self.rng.randint(-20, size.width() + 20), self.rng.randint(-20, size.height() + 20)
        )
        self.hand.move_pixel(self.pixel, self.rng.choice(MODIFIERS))

    def aim(self) -> None:
        pieces = self.hand.page.board.piece_items()
        if pieces:
            self.pixel = self.hand.view.mapFromScene(self.rng.choice(pieces).pos())
            self.hand.move_pixel(self.pixel)

    def carry(self) -> None:
        """Take what is there, go somewhere with it, and press a key in the middle of the drag."""
        self.aim()
        self.hand.held |= LEFT
        QTest.mousePress(self.hand.view.viewport(), LEFT, NONE, self.pixel)
        self.wander()
        self.hand.key(self.rng.choice(IN_A_DRAG))

    def press(self) -> None:
        button = self.rng.choice(BUTTONS)
        self.hand.held |= button
        QTest.mousePress(self.hand.view.viewport(), button, self.rng.choice(MODIFIERS), self.pixel)

    def release(self) -> None:
        button = self.rng.choice(BUTTONS)
        self.hand.held &= ~button
        QTest.mouseRelease(self.hand.view.viewport(), button, self.rng.choice(MODIFIERS), self.pixel)

    def release_all(self) -> None:
        for button in (LEFT, RIGHT, MIDDLE):
            self.hand.held &= ~button
            QTest.mouseRelease(self.hand.view.viewport(), button, NONE, self.pixel)

    def turn_wheel(self) -> None:
        delta = self.rng.choice([-240, -120, -15, 15, 120, 240])
        self.hand.wheel(self.pixel, delta, self.rng.choice(MODIFIERS), self.rng.random() < 0.2)

    def type_key(self) -> None:
        self.hand.key(self.rng.choice(KEYS.split()))


@pytest.fixture
def no_dialog_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every modal dialog be left at once, as with Esc."""
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_keys: ("", ""))
    for name in ("getText", "getItem", "getDouble"):
        monkeypatch.setattr(QInputDialog, name, lambda *_args, **_keys: ("", False))
    monkeypatch.setattr(QMessageBox, "about", lambda *_args: None)


@pytest.mark.campaign
@pytest.mark.usefixtures("no_dialog_waits")
@pytest.mark.parametrize("seed", few(range(8), 1))
def test_nothing_a_random_hand_does_makes_the_board_show_another_table(
    open_scene: Open, unsaved: UnsavedAnswer, seed: int
) -> None:
    unsaved.answer = "stay"
    hand = open_scene(yard_with_templates())
    wild = WildHand(hand, seed)
    for step in range(400):
        wild.act()
        if step % 5 == 0:
            assert_board_shows(hand.desk.shown, hand.page.board)
        if step % 10 == 9:
            wild.release_all()
            hand.move_pixel(wild.pixel)
            holding = hand.view.tool is not None and hand.view.tool.name == "stamp"
            assert holding or hand.desk.shown is hand.scene, (
                "something hangs on the pointer with no button down"
            )
            assert hand.desk.drag is None
            QApplication.processEvents()
    assert_board_shows(hand.desk.shown, hand.page.board)
    unsaved.answer = "discard"


@pytest.mark.usefixtures("no_dialog_waits")
@pytest.mark.parametrize("seed", few(range(20, 22), 1))
def test_after_a_random_hand_undo_still_leads_to_the_start(open_scene: Open, seed: int) -> None:
    hand = open_scene(yard_with_templates())
    wild = WildHand(hand, seed)
    for _ in range(150):
        wild.act()
    wild.release_all()
    hand.view.setFocus()
    hand.key("Esc", "Esc", "V")
    for _ in hand.labels:
        hand.key("Ctrl+Z")
    assert hand.scene == yard_with_templates()
    assert_board_shows(yard_with_templates(), hand.page.board)
