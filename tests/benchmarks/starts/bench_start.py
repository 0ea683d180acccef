"""How soon the program is there: the version, one answered question, a window that can be used.

    python tests/benchmarks/starts/bench_start.py
    python tests/benchmarks/starts/bench_start.py --against ../elsewhere

Seconds are the processor's, user's and system's, of a whole process on a warm disk, medians of rounds in
which each runs once. The yardsticks run in the same rounds: an interpreter that does nothing, one that loads
numpy, and one that loads Qt and makes its application. With `--against` another copy of the source starts in
turn with this one.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tests" / "benchmarks"))
from timing import options  # noqa: E402 - beside this folder

QT = "from PySide6.QtWidgets import QApplication; app = QApplication([])"
WINDOW = """
from battlefield.ui.shell.start import application
app = application()
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.widgets.settings import Settings
window = MainWindow(Settings())
window.show()
import os
os._exit(0)
"""
ASKED = '{"ask": "distance", "from": "sd1", "to": "sd2"}\n'
YARDSTICKS = {"python": ["-c", ""], "python, numpy": ["-c", "import numpy"], "python, Qt": ["-c", QT]}
STARTS = {
    "--version": (["-m", "battlefield", "--version"], "python", 0.1),
    "ask": (["-m", "battlefield", "ask", "maps/street_fight.json"], "python, numpy", 0.3),
    "window": (["-c", WINDOW], "python, Qt", 1.0),
}
"""What is started, the yardstick that it is held against, and the seconds that it may take."""


def seconds(words: list[str], source: Path, home: str) -> float:
    """Start Python in a copy of the source; give the processor's seconds that its process took."""
    environment = {**os.environ, "PYTHONPATH": str(source), "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # the disk is to be warm
    before = os.times()
    subprocess.run(
        [sys.executable, *words], cwd=source, env=environment, input=ASKED, text=True, check=True, **QUIET
    )
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def with_other(parser: argparse.ArgumentParser) -> None:
    """Know the other copy of the source."""
    parser.add_argument("--against", type=Path, help="another copy of the source")


def main() -> None:
    """Start all of them in turn, and print what they took."""
    given = options(__doc__, with_other)
    runs = {name: (words, ROOT) for name, words in YARDSTICKS.items()}
    runs |= {name: (words, ROOT) for name, (words, _, _) in STARTS.items()}
    if given.against:
        runs |= {f"{name} there": (words, given.against.resolve()) for name, (words, _, _) in STARTS.items()}
    times: dict[str, list[float]] = {name: [] for name in runs}
    with tempfile.TemporaryDirectory() as home:
        for round_ in range(3 if given.quick else 12):
            for name, (words, source) in runs.items():
                taken = seconds(words, source, home)
                if round_:  # the first warms the disk up
                    times[name].append(taken)
    found = {name: statistics.median(taken) for name, taken in times.items()}
    for name, (_, yardstick, most) in STARTS.items():
        ratio, kept = found[name] / found[yardstick], "kept" if found[name] <= most else "missed"
        there = f", there {found[f'{name} there']:.3f} s" if given.against else ""
        ours = f"{found[name]:.3f} s, {ratio:.1f} times {yardstick} ({found[yardstick]:.3f} s)"
        print(f"{name:10} {ours}{there}; {most} s: {kept}")


if __name__ == "__main__":
    main()
