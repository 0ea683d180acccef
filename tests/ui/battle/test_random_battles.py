"""Battles played at random through the window's own widgets: scene and state agree after each step and undo.

Run with WILD_BATTLES=50 for many of them.
"""

import os
from random import Random

import pytest
from battle_hand import BattleHand, show_battle
from campaigns import few
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset

BATTLES = int(os.environ.get("WILD_BATTLES", "6"))
STEPS = int(os.environ.get("WILD_STEPS", "30"))
SCRIPTS = (
    "rosters/first_battle.json",
    "rosters/mended_and_risen.json",
    "rosters/hooks_and_mirrors.json",
    "rosters/drowned_mill.json",
    "rosters/smoke_on_the_fen.json",
    "rosters/dock_brawl.json",
)
LEFT = Qt.MouseButton.LeftButton


class WildPlayer(BattleHand):
    """Clicks what is offered, drags what is asked for, and takes back what it did, all by chance."""

    def __init__(self, hand, seed: int) -> None:
        super().__init__(hand)
        self.rng = Random(seed)

    def begin(self, script: str) -> None:
        """Begin another battle in the same window."""
        show_battle(self.window, Battle.started(read_script(asset(script))), "Wild")
        self.page = self.window.page

    def act(self) -> None:
        """Do one thing, look whether all agrees, and close what popped up."""
        acts = (self.answer, self.look, self.scroll, self.take_back, self.measure)
        [act] = self.rng.choices(acts, (12, 2, 1, 1, 1))
        act()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.check_scene()

    def answer(self) -> None:
        """Answer what is asked: a button, a digit, a drag or a place and Enter."""
        asked = self.page.desk.hand.asked
        if asked.kind == "wait":
            self.rest()
        elif asked.kind in ("places", "spot"):
            self.place(asked.kind)
        else:
            self.pick()

    def pick(self) -> None:
        """Click one of the choices, or the button that takes what is marked."""
        buttons = [b for b in self.page.now.buttons.values() if b.isEnabled() and b.isVisible()]
        accept = self.page.now.accept
        if accept.isVisible() and (not buttons or self.rng.random() < 0.4):
            buttons = [accept]
        if not buttons:
            self.key(Qt.Key.Key_Return)
            return
        button: QAbstractButton = self.rng.choice(buttons)
        if self.rng.random() < 0.3:
            self.key(Qt.Key(Qt.Key.Key_1 + self.rng.randrange(3)))
        else:
            QTest.mouseClick(button, LEFT, pos=QPoint(4, 4))

    def place(self, kind: str) -> None:
        """Drag about, try another place, and take it."""
        board = self.page.desk.state.board
        anywhere = self.rng.uniform(0, board.width), self.rng.uniform(0, board.height)
        models = self.page.desk.table.shown.models
        if kind == "places" and models and self.rng.random() < 0.5:
            self.drag(self.rng.choice(models).at, anywhere)
        elif kind == "spot" and self.rng.random() < 0.3:
            self.click(anywhere)
        else:
            self.key(Qt.Key.Key_N)
        self.rest()
        self.key(Qt.Key.Key_Return)
        self.rest()

    def look(self) -> None:
        """Click a model or the empty table, with whatever that does to the question."""
        models = self.page.desk.table.shown.models
        self.click(self.rng.choice(models).at if models else (3.0, 3.0))

    def scroll(self) -> None:
        """Zoom and fit."""
        self.window.acts[self.rng.choice(("zoom_in", "zoom_out", "zoom_fit"))].trigger()

    def measure(self) -> None:
        """Take another tool, use it, and come back to play."""
        name = self.rng.choice(("tape_tool", "sight_tool", "lens_coherency"))
        self.window.acts[name].trigger()
        self.drag((4.0, 4.0), (12.0, 9.0))
        self.window.acts["select_tool"].trigger()

    def take_back(self) -> None:
        """Take some steps back, and bring some of them again."""
        for _ in range(self.rng.randrange(1, 4)):
            self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            self.check_scene()
        for _ in range(self.rng.randrange(3)):
            self.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
            self.check_scene()


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(BATTLES), 1))
def test_scene_and_state_agree_whatever_is_clicked(start, seed):
    player = WildPlayer(start(), seed)
    player.begin(SCRIPTS[seed % len(SCRIPTS)])
    for _ in range(STEPS):
        if player.page.desk.state.result:
            break
        player.act()
    battle = player.page.desk.battle
    assert battle.session.event_count > 0
    while battle.redo():
        pass
    end = battle.session.hash
    while battle.undo():
        pass
    while battle.redo():
        pass
    assert battle.session.hash == end
