"""A newcomer's first battle against the clock, with mouse and keys at a human pace, without a dead end.

    python tests/benchmarks/window/first_battle_by_hand.py               offscreen, about four minutes
    python tests/benchmarks/window/first_battle_by_hand.py --seed 4      another newcomer
    python tests/benchmarks/window/first_battle_by_hand.py --steps       each input and when it came

The hand does what hints and questions say: it drags units toward the nearest enemy, clicks enemies to
attack them, and answers what is asked. What it takes is counted as people are known to take it (the
keystroke-level model of Card, Moran and Newell: a key 0.28 s, a pointing 1.1 s, a press of the button 0.1
s, from mouse to keys 0.4 s, a decision 1.35 s; reading at 240 words a minute, each sentence once); what the
program takes is waited for. An input that changes nothing is counted; three in a row are a dead end. It
ends with 1 where there was one, or where the battle took longer than ten minutes.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterable
from math import dist
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT)]

from PySide6.QtCore import QPoint, QPointF, QSettings, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

from battlefield.app.playing.prompts.prompt import LOOKING, SEEKING  # noqa: E402
from battlefield.rules.scene.contents import Model  # noqa: E402
from battlefield.ui.battle.page import BattlePage  # noqa: E402
from battlefield.ui.shell.start import application  # noqa: E402
from battlefield.ui.shell.window import MainWindow  # noqa: E402
from battlefield.ui.widgets import places  # noqa: E402
from battlefield.ui.widgets.settings import Settings  # noqa: E402

KEY, POINT, PRESS, HOMING, DECISION = 0.28, 1.1, 0.1, 0.4, 1.35  # seconds
WORDS_A_SECOND = 4.0
MOST = 600.0  # seconds
DEAD = 3  # inputs in a row that change nothing
DRAG = 5.0  # inches that a unit is dragged toward the enemy
LEFT = Qt.MouseButton.LeftButton


class Newcomer:
    """Plays with mouse and keys, and counts what that takes."""

    def __init__(self, window: MainWindow, seed: int, tells: bool) -> None:
        self.window, self.rng, self.tells = window, Random(seed), tells
        self.acted = self.waited = 0.0
        self.inputs = self.idle = self.most_idle = 0
        self.on_keys = False
        self.read: set[str] = set()

    # what it takes

    def look(self) -> None:
        """Read what is new: the hint, the question, what is wrong."""
        page = self.page
        bubble, now = page.hints.bubble, page.now
        told = [bubble.accessibleName()] if bubble.isVisible() else []
        told += [label.text() for label in (now.what, now.problem, now.note) if label.isVisible()]
        for words in told:
            if words and words not in self.read:
                self.read.add(words)
                self.acted += len(words.split()) / WORDS_A_SECOND

    def wait(self) -> None:
        """Wait until the program has done what it does and asks again."""
        start = time.monotonic()
        QTest.qWait(60)
        while self.is_busy() and time.monotonic() - start < 60.0:
            QTest.qWait(20)
        self.waited += time.monotonic() - start

    def is_busy(self) -> bool:
        """Whether the program plays, moves something, or works on an answer that is waited for."""
        desk = self.page.desk
        asked = desk.hand.asked
        moves = self.page.picture.motion.is_running or desk.is_waiting
        seeks = asked.problem in (SEEKING, LOOKING) or self.window.hint.text().startswith("Finding")
        return not desk.state.result and (moves or seeks or asked.kind == "wait")

    def take(self, what: str, seconds: float, by_key: bool) -> None:
        """Count an input."""
        if by_key != self.on_keys:
            seconds, self.on_keys = seconds + HOMING, by_key
        self.acted += DECISION + seconds
        self.inputs += 1
        if self.tells:
            print(f"{self.acted + self.waited:6.1f} s  {what}", flush=True)

    # what it does

    @property
    def page(self) -> BattlePage:
        """The page of the battle."""
        page = self.window.page
        assert isinstance(page, BattlePage)
        return page

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        self.take(f"key {Qt.Key(key).name}", KEY, by_key=True)
        QTest.keyClick(self.page.view, key)

    def click(self, widget: QWidget, words: str) -> None:
        """Click a button."""
        self.take(f"click {words}", POINT + PRESS, by_key=False)
        QTest.mouseClick(widget, LEFT)

    def click_at(self, at: tuple[float, float], words: str) -> None:
        """Click a place of the table."""
        self.take(f"click {words}", POINT + PRESS, by_key=False)
        port = self.page.view.viewport()
        QTest.mouseMove(port, self._pixel(at))
        QTest.mouseClick(port, LEFT, pos=self._pixel(at))

    def drag(self, start: tuple[float, float], end: tuple[float, float], words: str) -> None:
        """Drag from one place of the table to another."""
        self.take(f"drag {words}", 2 * POINT + 2 * PRESS, by_key=False)
        port = self.page.view.viewport()
        QTest.mousePress(port, LEFT, pos=self._pixel(start))
        for step in range(1, 9):
            share = step / 8
            at = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            QTest.mouseMove(port, self._pixel(at))
            QTest.qWait(15)
        QTest.mouseRelease(port, LEFT, pos=self._pixel(end))

    def _pixel(self, at: tuple[float, float]) -> QPoint:
        return self.page.view.mapFromScene(QPointF(*at))

    # what it decides

    def step(self) -> None:
        """Do what is asked now, and see whether it changed anything."""
        self.look()
        before = self._seen()
        self._act()
        self.wait()
        self.idle = self.idle + 1 if self._seen() == before else 0
        if self.idle and self.tells:
            print(f"          nothing changed; the line below says: {self.window.hint.text()}")
        self.most_idle = max(self.most_idle, self.idle)

    def _seen(self) -> tuple[object, ...]:
        desk = self.page.desk
        shown = tuple((model.id, model.at) for model in desk.table.shown.models)
        return desk.battle.session.event_count, desk.pending, desk.hand.asked, shown

    def _act(self) -> None:
        desk, now = self.page.desk, self.page.now
        asked = desk.hand.asked
        if asked.kind == "idle":
            self._begin()
        elif asked.kind == "places" and (asked.problem or self.idle):
            self.key(Qt.Key.Key_N)
            self.wait()
            self.key(Qt.Key.Key_Return)
        elif asked.kind == "spot" and (foes := self._foes()):
            self.click_at(self.rng.choice(foes).at, "an enemy, to aim at it")
            self.wait()
            self.key(Qt.Key.Key_Return)
        elif asked.kind in ("choose", "order") and (able := [c for c in asked.choices if not c.refusal]):
            choice = able[min(self.idle, len(able) - 1)]
            self.click(now.buttons[choice.id], f"“{choice.words}”")
        elif now.accept.isVisible():
            self.click(now.accept, f"“{now.accept.text()}”")
        else:
            self.key(Qt.Key.Key_Return)

    def _begin(self) -> None:
        """Begin an action: attack who is in reach, else move who has not moved, else what is offered."""
        able = [choice for choice in self.page.desk.hand.asked.choices if not choice.refusal]
        fresh = [choice for choice in able if choice.unit and not choice.label.startswith("Hold")]
        if not fresh or self.idle:
            choice = able[min(self.idle, len(able) - 1)]
            self.click(self.page.now.buttons[choice.id], f"“{choice.words}”")
            return
        choice = fresh[0]
        mine, foes = self._models(choice.unit), self._foes()
        if not mine or not foes:
            self.click(self.page.now.buttons[choice.id], f"“{choice.words}”")
            return
        start = mine[0].at
        foe = min(foes, key=lambda model: dist(start, model.at))
        if choice.label.startswith(("Attack", "Fight", "Shoot")):
            self.click_at(start, f"{mine[0].name or choice.unit}")
            self.wait()
            self.click_at(foe.at, "the nearest enemy")
            self.wait()
            self.look()
            self.key(Qt.Key.Key_Return)
        else:
            far = max(dist(start, foe.at), 0.1)
            share = min(1.0, DRAG / far)
            end = (start[0] + share * (foe.at[0] - start[0]), start[1] + share * (foe.at[1] - start[1]))
            self.drag(start, end, f"{choice.words} toward the enemy")

    def _models(self, unit: str) -> list[Model]:
        shown: Iterable[Model] = self.page.desk.table.shown.models
        return [model for model in shown if model.unit == unit]

    def _foes(self) -> list[Model]:
        state = self.page.desk.state
        side = self.page.desk.pending.by if self.page.desk.pending is not None else state.clock.side
        return [m for m in self.page.desk.table.shown.models if state.units[m.unit].side != side]


def begun(folder: Path) -> MainWindow:
    """Open a window as a newcomer finds it, with a folder of its own, and begin the first battle."""
    places.state_folder = lambda: folder  # type: ignore[assignment]
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Settings(store))
    window.resize(1280, 800)
    window.show()
    QTest.qWait(500)
    window.run("first_battle")
    while window.page is None or window.files.opening is not None or window.coming.is_on:
        QTest.qWait(20)
    return window


def main() -> int:
    """Play; 1 where it took too long or came to a dead end."""
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", action="store_true")
    asked = parser.parse_args()
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        window = begun(Path(folder))
        hand = Newcomer(window, asked.seed, asked.steps)
        hand.acted += DECISION + POINT + PRESS  # the card on the start page
        while not hand.page.desk.state.result and hand.idle < DEAD and hand.acted + hand.waited < 2 * MOST:
            hand.step()
        is_over, total = bool(hand.page.desk.state.result), hand.acted + hand.waited
        hand.look()
        print(f"{'over' if is_over else 'NOT over'} after {total:.0f} s: {hand.acted:.0f} s of a person's, "
              f"{hand.waited:.0f} s of the program's; {hand.inputs} inputs, {len(hand.read)} sentences read, "
              f"{hand.most_idle} inputs in a row that changed nothing")  # fmt: skip
        window.files.close_journal()
        app.processEvents()
        sys.stdout.flush()
        os._exit(0 if is_over and total <= MOST and hand.most_idle < DEAD else 1)


if __name__ == "__main__":
    main()
