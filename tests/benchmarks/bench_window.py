"""How soon the window shows, and how long a frame takes while a hand drags among 200 bases.

    python tests/benchmarks/bench_window.py

Frames are those of the real window at 1920 × 1080, offscreen: the pointer moves, everything is asked and
painted. The limit is the 16 ms of a 60 Hz screen.
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
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for place in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
    os.environ[place] = tempfile.mkdtemp()

STARTED = """
import time, sys
t = [time.perf_counter()]
from battlefield.ui.start import application
app = application(); t.append(time.perf_counter())
from battlefield.ui.settings import Settings
from battlefield.ui.window import MainWindow
t.append(time.perf_counter())
window = MainWindow(Settings()); t.append(time.perf_counter())
window.show(); app.processEvents(); t.append(time.perf_counter())
from pathlib import Path
window.open_path(Path(sys.argv[1]))
while window.page is None: app.processEvents()
app.processEvents(); t.append(time.perf_counter())
print(*(b - a for a, b in zip(t, t[1:])))
"""
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
    """Put 200 mixed bases and a 10 inch blast on the largest sample."""
    from battlefield.files import read_scene
    from battlefield.geometry.shapes import BaseSize, Template
    from battlefield.rules.scene import Model, PlacedTemplate

    dice = random.Random(1)
    sizes = (BaseSize.round(32), BaseSize.oval(75, 42), BaseSize.rect(50, 25), BaseSize.hex(30))
    models = []
    for n in range(200):
        size = sizes[n % 8 - 4] if n % 8 > 4 else sizes[0]
        at, facing = (dice.uniform(1, 71), dice.uniform(1, 47)), dice.uniform(0, 360)
        side = "red" if n % 2 else "blue"
        models.append(Model(f"m{n}", size, at, f"unit {n // 10}", side, 0.0, 1.5, facing))
    blast = PlacedTemplate("blast", Template("round", 10.0, (36.0, 24.0)))
    return replace(read_scene(ROOT / "maps/river_crossing.json"), models=tuple(models), templates=(blast,))


def frames() -> None:
    """Print the frame times of dragging the blast and of dragging a base, and their share of 16 ms."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent

    from battlefield.app.edits import Ref
    from battlefield.ui.settings import Settings
    from battlefield.ui.start import application
    from battlefield.ui.window import MainWindow

    app = application()
    window = MainWindow(Settings())
    window.resize(1920, 1080)
    window.show()
    window.files.start(crowded())
    app.processEvents()
    view = window.page.view
    gc.freeze()  # as the program does once it has started

    def send(kind, at, button, held):
        pixel = view.mapFromScene(QPointF(*at)).toPointF()
        there, keys = view.viewport().mapToGlobal(pixel), Qt.KeyboardModifier.NoModifier
        app.sendEvent(view.viewport(), QMouseEvent(kind, pixel, there, button, held, keys))

    def drag(name, start_at):
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        send(QEvent.Type.MouseButtonPress, start_at, left, left)
        times = []
        for step in range(240):
            angle = step / 240 * 2 * math.pi
            at = (start_at[0] + 8 * math.sin(angle), start_at[1] + 8 * (1 - math.cos(angle)))
            began = time.perf_counter()
            send(QEvent.Type.MouseMove, at, none, left)
            app.processEvents()
            times.append(1000 * (time.perf_counter() - began))
        send(QEvent.Type.MouseButtonRelease, start_at, left, none)
        times.sort()
        median, late = times[120], times[228]
        longest = times[-1]
        print(f"drag {name}: median {median:.1f} ms, 95 % under {late:.1f} ms, longest {longest:.1f} ms")
        print(f"    {median / 16:.2f} and {late / 16:.2f} of a frame of 16 ms")

    def under(at):
        return view.pointer_at(view.mapFromScene(QPointF(*at)).toPointF()).hit

    blast = Ref("template", "blast")
    free = ((36 + dx / 4, 24 + dy / 4) for dx in range(-12, 12) for dy in range(-12, 12))
    drag("a 10 inch blast", next(at for at in free if under(at) == blast))
    drag("a base", window.page.desk.scene.models[0].at)


if __name__ == "__main__":
    start()
    frames()
