"""A user's hand in a battle: it plays on by what is offered, and looks whether scene and state agree."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.prompts.prompt import digits
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.shell.table_pages import making_battle
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.threads.staged_work import finished

LEFT = Qt.MouseButton.LeftButton


def show_battle(window: MainWindow, battle: Battle, title: str = "") -> None:
    """Show a battle at once in place of what was there."""
    window.show_battle_page(battle, finished(making_battle(window, battle, title)))


class BattleHand:
    """Plays a battle in a window with keys and mouse."""

    def __init__(self, hand) -> None:
        self._hand = hand
        self.window = hand.window
        script = replace(read_script(asset("rosters/first_battle.json")), terrain=())
        show_battle(self.window, Battle.started(script), "A first battle")
        self.page = self.window.page

    def until(self, fact) -> None:
        self._hand.until(fact)

    def rest(self) -> None:
        """Wait until nothing is worked out any more, however long the ways are."""
        self._hand.qtbot.waitUntil(lambda: self.window.background.is_idle, timeout=60_000)

    def settle(self) -> None:
        self.until(lambda: self.window.background.is_idle)
        QTest.qWait(100)

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page.view, key, modifier)

    def take_first(self) -> None:
        """Press the digits of the first thing that can be chosen."""
        choices = self.page.desk.hand.asked.choices
        keys = digits(choices)
        first = next(choice for choice in choices if not choice.refusal)
        for digit in keys[first.id]:
            self.key(Qt.Key(Qt.Key.Key_0 + int(digit)))

    def lay_first(self) -> None:
        """Begin the battle and show the first unit on the table; the key that puts it there is to come."""
        self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_1)
        self.until(lambda: self.page.now.accept.text().startswith("Put them here"))

    def click(self, at) -> None:
        QTest.mouseClick(self.page.view.viewport(), LEFT, pos=self._hand.pixel(at))

    def drag(self, start, end) -> None:
        viewport = self.page.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self._hand.pixel(start))
        for share in (0.3, 0.7, 1.0):
            at = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            QTest.mouseMove(viewport, self._hand.pixel(at))
        QTest.mouseRelease(viewport, LEFT, pos=self._hand.pixel(end))

    def click_button(self, button) -> None:
        QTest.mouseClick(button, LEFT)

    def check_scene(self) -> None:
        """Look whether the board shows what the state says stands there."""
        desk = self.page.desk
        shown = {item.ref.id: item.pos().toTuple() for item in self.page.board.piece_items()}
        assert shown == {model.id: model.at for model in desk.table.shown.models} | {
            placed.id: shown[placed.id] for placed in desk.table.shown.templates
        }

    def play_on(self, limit) -> None:
        """Answer with the first thing offered, over and over, until the battle is over."""
        for _ in range(limit):
            desk = self.page.desk
            if desk.state.result:
                return
            before = (desk.battle.session.event_count, desk.pending)
            asked = desk.hand.asked
            if asked.kind != "places" and any(not choice.refusal for choice in asked.choices):
                self.take_first()
            else:
                self.key(Qt.Key.Key_N)
                self.until(lambda: self.window.background.is_idle)
                desk.table.complaint = ""
                self.key(Qt.Key.Key_Return)

            def goes_on(was=before, on=desk):
                return (on.battle.session.event_count, on.pending) != was or on.state.result

            self.until(lambda on=desk: goes_on() or on.complaint.startswith("Nobody is under it"))
            if not goes_on():
                self.key(Qt.Key.Key_Return)
                self.until(goes_on)
            self.check_scene()
