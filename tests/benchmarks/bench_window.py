"""How soon the window shows, and how long a frame takes while a hand drags among 200 bases.

    python tests/benchmarks/bench_window.py

Frames are those of the real window, offscreen: the pointer moves, everything is asked and painted. The
limit is the 16 ms of a 60 Hz screen. A busy machine makes the wall's time longer; the processor's tells what
is done, of which the window waits for that of its own thread.
"""

import gc
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={ROOT / 'tests' / 'screen.json'}")
for place in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
    os.environ[place] = tempfile.mkdtemp()

STARTED = """
import time, sys
t = [time.perf_counter()]
from battlefield.ui.shell.start import application
app = application(); t.append(time.perf_counter())
from battlefield.ui.widgets.settings import Settings
from battlefield.ui.shell.window import MainWindow
t.append(time.perf_counter())
window = MainWindow(Settings()); t.append(time.perf_counter())
window.show(); app.processEvents(); t.append(time.perf_counter())
from pathlib import Path
window.open_path(Path(sys.argv[1]))
while window.page is None: app.processEvents()
app.processEvents(); t.append(time.perf_counter())
print(*(b - a for a, b in zip(t, t[1:])))
"""
LIMIT = 16.0  # milliseconds
STEPS = ("load Qt", "load the window", "build it", "show it", "read and show the table")


def start(runs: int = 5) -> None:
    """Print the seconds from the interpreter's first line to a shown window and a shown table."""
    largest = max((ROOT / "maps").glob("*.json"), key=lambda path: path.stat().st_size)
    command = [sys.executable, "-c", STARTED, str(largest)]
    said = [subprocess.check_output(command, cwd=ROOT, text=True) for _ in range(runs)]
    columns = zip(*([float(word) for word in line.split()] for line in said), strict=True)
    found = [statistics.median(column) for column in columns]
    steps = zip(STEPS, found, strict=True)
    print(" · ".join(f"{name} {seconds:.3f} s" for name, seconds in steps))
    print(f"start to a shown window {sum(found[:4]):.3f} s, to {largest.name} on it {sum(found):.3f} s")


def crowded():
    """Put 20 units of 10 mixed bases on free ground of the largest sample, and a 10 inch blast."""
    from PySide6.QtCore import QRectF

    from battlefield.files import read_scene
    from battlefield.geometry.kernel.shapes import BaseSize, Template
    from battlefield.rules.scene.contents import Model, PlacedTemplate
    from battlefield.ui.board.paths import outline_path

    dice, board = random.Random(1), read_scene(ROOT / "maps/river_crossing.json")
    hard = [p for p in board.terrain if p.sight == "blocks" or "impassable" in p.ground]
    taken = [outline_path(piece.outline) for piece in hard]
    sizes = (BaseSize.round(32), BaseSize.oval(75, 42), BaseSize.rect(50, 25), BaseSize.hex(30))
    models = []

    def is_free(x, y):
        box = QRectF(x - 1, y - 1, 2, 2)
        apart = all(math.dist((x, y), model.at) > 1.9 for model in models)
        return apart and 1 < x < 71 and 1 < y < 47 and not any(path.intersects(box) for path in taken)

    while len(models) < 200:
        n = len(models)
        near = models[n // 10 * 10].at if n % 10 else (dice.uniform(1, 71), dice.uniform(1, 47))
        spread = 2.0
        at = near
        while not is_free(*at):
            spread *= 1.02  # a unit that finds no room stands farther apart
            at = (dice.gauss(near[0], spread), dice.gauss(near[1], spread))
        size = sizes[n % 8 - 4] if n % 8 > 4 else sizes[0]
        side = "red" if n // 10 % 2 else "blue"
        models.append(Model(f"m{n}", size, at, f"unit {n // 10}", side, 0.0, 1.5, dice.uniform(0, 360)))
    blast = PlacedTemplate("blast", Template("round", 10.0, (36.0, 24.0)))
    return replace(board, models=tuple(models), templates=(blast,))


class Frames:
    """The real window at one size, and a hand that drags in it: a frame is one pointer event, painted."""

    def __init__(self, width: int, height: int) -> None:
        from battlefield.ui.shell.start import application
        from battlefield.ui.shell.window import MainWindow
        from battlefield.ui.widgets.settings import Settings

        self.app = application()
        self.window = MainWindow(Settings())
        self.window.resize(width, height)
        self.window.show()
        self.window.files.start(crowded())
        self.settle()
        gc.freeze()  # as the program does once it has started
        self.page = self.window.page
        self.view, self.desk = self.page.view, self.page.desk
        self.home = self.desk.scene

    def settle(self) -> None:
        """Wait until everything asked for has come."""
        self.app.processEvents()
        while not self.window.background.is_idle:
            self.app.processEvents()
        self.app.processEvents()

    def send(self, kind: str, at, held: bool) -> None:
        """Send one event of the left button."""
        from PySide6.QtCore import QEvent, QPointF, Qt
        from PySide6.QtGui import QMouseEvent

        none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
        pixel = self.view.mapFromScene(QPointF(*at)).toPointF()
        there, keys = self.view.viewport().mapToGlobal(pixel), Qt.KeyboardModifier.NoModifier
        buttons = none if kind == "MouseMove" else left, left if held else none
        event = QMouseEvent(getattr(QEvent.Type, kind), pixel, there, *buttons, keys)
        self.app.sendEvent(self.view.viewport(), event)

    def timed(self, name: str, start_at, step, count: int = 240) -> None:
        """Go round a circle through a place, and print how long each frame took."""
        clocks = time.perf_counter, time.thread_time, time.process_time
        times = []
        for place in range(count):
            angle = place / count * 2 * math.pi
            at = (start_at[0] + 4 * math.sin(angle), start_at[1] + 4 * (1 - math.cos(angle)))
            began = [clock() for clock in clocks]
            step(at)
            self.app.processEvents()
            times.append([1000 * (clock() - start) for clock, start in zip(clocks, began, strict=True)])
        print(f"  {name}")
        columns = zip(*times, strict=True)
        for what, column in zip(("wall", "the window's thread", "all threads, CPU"), columns, strict=True):
            ordered = sorted(column)
            median, late, longest = (ordered[n] for n in (count // 2, count * 95 // 100, -1))
            kept = "kept" if late < LIMIT else f"{late / LIMIT:.1f} frames"
            print(f"    {what:20} median {median:5.1f}, 95 % {late:5.1f}, longest {longest:6.1f} ms: {kept}")

    def drag(self, name: str, start_at) -> None:
        """Drag what lies at a place round a circle, and put it back."""
        self.settle()
        self.send("MouseButtonPress", start_at, True)
        self.timed(name, start_at, lambda at: self.send("MouseMove", at, True))
        self.page.view.tool.cancel()
        self.send("MouseButtonRelease", start_at, False)
        self.settle()
        assert self.desk.scene is self.home

    def with_lenses(self, *names: str) -> None:
        """Lay exactly these lenses on the table."""
        for name, on in list(self.page.lenses.on.items()):
            if on != (name in names):
                self.page.switch_lens(name)

    def middle(self):
        """Give a base near the middle of the board, where most is in sight."""
        return min(self.home.models, key=lambda model: math.dist(model.at, (30.0, 20.0)))

    def on_blast(self):
        """Give a place where the hand takes the blast and no base."""
        for at in ((36 + dx / 4, 24 + dy / 4) for dx in range(-12, 12) for dy in range(-12, 12)):
            hit = self.view._hit(self.view._inches(self.view.mapFromScene(*at).toPointF()))
            if hit is not None and hit.kind == "template":
                return at
        raise LookupError("the blast lies under bases")

    def follow(self, name: str, model) -> None:
        """Let a kept look from one model to another follow the first while it is moved."""
        from battlefield.app.desk import edits
        from battlefield.app.desk.table_view import Drag

        other = min(self.home.models, key=lambda each: abs(math.dist(each.at, model.at) - 15.0))
        self.page.run("sight_tool")
        for at in (model.at, other.at):
            for kind in ("MouseMove", "MouseButtonPress", "MouseButtonRelease"):
                self.send(kind, at, kind == "MouseButtonPress")
        self.settle()
        refs = (edits.Ref("model", model.id),)
        self.desk.select(refs)
        self.settle()

        def step(at) -> None:
            by = (at[0] - model.at[0], at[1] - model.at[1])
            self.desk.show(edits.moved(self.home, refs, by), Drag(refs, model.at, at))

        self.timed(name, model.at, step)
        self.desk.show(None)
        self.settle()

    def push(self, name: str, model) -> None:
        """Push a model and the two nearest to it along a drag."""
        from battlefield.app.desk.edits import Ref

        near = sorted(self.home.models, key=lambda each: math.dist(each.at, model.at))[:3]
        self.page.run("push_tool")
        self.desk.select([Ref("model", each.id) for each in near])
        self.drag(name, model.at)


def frames(width: int, height: int) -> None:
    """Print the frame times of each kind of drag in a window of that size."""
    print(f"frames in a window of {width} × {height}, against {LIMIT:g} ms")
    hand = Frames(width, height)
    model = hand.middle()
    hand.drag("drag a base", model.at)
    hand.drag("drag a 10 inch blast", hand.on_blast())
    hand.with_lenses("coherency", "reach", "seen")
    hand.drag("drag a base with coherency, reach and what it sees", model.at)
    hand.follow("the same with a kept look that follows it", model)
    hand.page.run("select_tool")
    hand.with_lenses("coherency", "reach")
    hand.follow("coherency, reach and a kept look that follows it", model)
    hand.page.run("select_tool")
    hand.desk.select([])
    hand.with_lenses("heat", "scatter")
    hand.drag("drag the blast with heat map and scatter", hand.on_blast())
    hand.with_lenses()
    hand.push("push three models at once", model)
    hand.window.close()


if __name__ == "__main__":
    start()
    for size in ((1280, 800), (1920, 1080)):
        frames(*size)
