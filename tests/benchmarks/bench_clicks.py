"""How long clicks keep the window waiting: those of an Advanced battle, undo and redo among them, and more.

    python tests/benchmarks/bench_clicks.py

Sample tables are opened, drawn on, measured and left, then sample battles begun, left, opened and left again:
told is the longest turn of the event loop. Then a battle is played by keys in the real window, offscreen;
every fourth step is taken back and brought again. Told are the seconds of the wall and of the window's own
thread; the program ends with status 1 where one takes more of its thread than the limit. A busy machine makes
both times longer.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={ROOT / 'tests' / 'screen.json'}")
for place in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
    os.environ[place] = tempfile.mkdtemp()

from PySide6.QtCore import QEvent, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from timing import is_quick  # noqa: E402

from battlefield.app.battle.fighting import Battle  # noqa: E402
from battlefield.files.battles.scripts import read_script  # noqa: E402
from battlefield.resources import sample_battles, sample_maps  # noqa: E402
from battlefield.ui.shell.beginning import begin_sample  # noqa: E402
from battlefield.ui.shell.start import application  # noqa: E402
from battlefield.ui.shell.table_pages import making_battle  # noqa: E402
from battlefield.ui.shell.window import MainWindow  # noqa: E402
from battlefield.ui.threads.staged_work import finished  # noqa: E402
from battlefield.ui.widgets.settings import Settings  # noqa: E402

LIMIT = 0.050  # seconds
PATIENCE = 20.0  # seconds until a step must be known
QUIET = 40  # turns of the event loop in a row without news: then all is done
CTRL = Qt.KeyboardModifier.ControlModifier


class Player:
    """Plays a battle by keys, and measures each."""

    def __init__(self, sample: str) -> None:
        self.app, self.window = application(), MainWindow(Settings())
        self.window.resize(1280, 800)
        self.window.show()
        self.window.loading.begin()
        self.taken: list[tuple[float, float]] = []
        self.begin(sample)

    def begin(self, sample: str) -> None:
        """Begin a battle."""
        script = replace(read_script(ROOT / "assets" / "rosters" / f"{sample}.json"), dice=())
        self.battle = Battle.started(script)
        self.window.show_battle_page(self.battle, finished(making_battle(self.window, self.battle, "")))
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

    def turn(self, act: Callable[[], object]) -> float:
        """Do something that goes on in turns of the event loop; give the seconds of thread of the longest."""
        longest, quiet = 0.0, 0
        while quiet < QUIET:
            own = time.thread_time()
            act()
            self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            longest = max(longest, time.thread_time() - own)
            act = self.app.processEvents
            quiet = quiet + 1 if self.is_idle else 0
            time.sleep(0.001)  # lets the threads go on
        return longest

    @property
    def is_idle(self) -> bool:
        """Whether nothing is read, loaded or worked out."""
        window = self.window
        return window.background.is_idle and window.loading.is_idle and window.reader.is_idle

    def tables(self) -> list[float]:
        """Open each sample table, go to the page where it is drawn, back and there again, and leave."""
        window, told = self.window, []
        for path in sample_maps():
            acts = [partial(window.open_path, path)]
            acts += [partial(window.modes.switch, mode) for mode in ("design", "measure", "design")]
            took = [self.turn(act) for act in (*acts, window.show_home)]
            words = " ".join(f"{1000 * each:.0f}" for each in took)
            print(f"{path.stem}: opened, drawn, measured, drawn, left in turns of at most {words} ms")
            told += took
        return told

    def comings_and_goings(self) -> list[float]:
        """Begin each sample battle, leave it, open what was saved, leave it too; give the longest turns."""
        window, told, file = self.window, [], Path(tempfile.mkdtemp()) / "game.json"
        for path in sample_battles():
            acts = [partial(begin_sample, window, path), window.show_home]
            acts += [partial(window.open_path, file), window.show_home]
            took = []
            for act in acts:
                took.append(self.turn(act))
                if window.battle is not None:
                    window.battle.save(file)
            words = " ".join(f"{1000 * each:.0f}" for each in took)
            print(f"{path.stem}: begun, left, opened, left in turns of at most {words} ms")
            told += took
        return told

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
    player.battle.drop()
    player.window.show_home()
    turns = player.tables() + player.comings_and_goings()
    player.begin("hooks_and_mirrors")
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
    return 1 if late[1] or max(turns) > LIMIT else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # the window is not taken down
