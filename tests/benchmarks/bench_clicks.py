"""How long clicks of an Advanced battle keep the window waiting, undo and redo among them.

    python tests/benchmarks/bench_clicks.py

A battle is played by keys in the real window, offscreen; every fourth step is taken back and brought again.
Told are the seconds of the wall and of the window's own thread; the program ends with status 1 where a click
takes more of its thread than the limit. A busy machine makes the wall's time longer.
"""

import os
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for place in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
    os.environ[place] = tempfile.mkdtemp()

from PySide6.QtCore import QEvent, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from timing import is_quick  # noqa: E402

from battlefield.app.fighting import Battle  # noqa: E402
from battlefield.files.scripts import read_script  # noqa: E402
from battlefield.ui.settings import Settings  # noqa: E402
from battlefield.ui.start import application  # noqa: E402
from battlefield.ui.window import MainWindow  # noqa: E402

LIMIT = 0.050  # seconds
PATIENCE = 20.0  # seconds until a step must be known
CTRL = Qt.KeyboardModifier.ControlModifier


class Player:
    """Plays a battle by keys, and measures each."""

    def __init__(self, sample: str) -> None:
        self.app, self.window = application(), MainWindow(Settings())
        self.window.resize(1280, 800)
        self.window.show()
        self.window.loading.begin()
        script = replace(read_script(ROOT / "assets" / "rosters" / f"{sample}.json"), dice=())
        self.battle = Battle.started(script)
        self.window.show_battle(self.battle)
        self.taken: list[tuple[float, float]] = []
        self.settle()

    @property
    def kind(self) -> str:
        """What is asked now."""
        return self.window.page.desk.hand.asked.kind

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, measure until it is done with, and wait until all has settled."""
        wall, own = time.perf_counter(), time.thread_time()
        QTest.keyClick(self.window.page.view, key, modifier)
        self.taken.append((time.perf_counter() - wall, time.thread_time() - own))
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is worked out any more."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            self.app.processEvents()
            self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if self.kind != "wait" and self.window.background.is_idle and self.window.loading.is_idle:
                return

    def step(self) -> None:
        """Answer with what comes first, or begin the first action."""
        if self.kind in ("idle", "choose", "confirm"):
            self.press(Qt.Key.Key_1)
        else:
            self.press(Qt.Key.Key_N)
            self.press(Qt.Key.Key_Return)


def main() -> int:
    """Play, and print what the clicks took; 1 where one took too much."""
    player = Player("hooks_and_mirrors")
    for number in range(20 if is_quick(__doc__) else 70):
        player.step()
        if number % 4 == 3:
            for key in (Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Y):
                player.press(key, CTRL)
    walls, owns = zip(*player.taken, strict=True)
    late = [sum(each > LIMIT for each in column) for column in (walls, owns)]
    print(
        f"{len(walls)} clicks: longest {1000 * max(walls):.0f} ms of the wall, {1000 * max(owns):.0f} ms of "
        f"the window's thread; above {1000 * LIMIT:g} ms {late[0]} by the wall, {late[1]} by the thread"
    )
    player.battle.drop()
    return 1 if late[1] else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # the window is not taken down
