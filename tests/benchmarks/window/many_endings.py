"""Programs that end while threads still work for them, each a process of its own: does one ever crash?

    nice -n 15 python tests/benchmarks/window/many_endings.py --count 300

Each has an opponent's two processes begun and thinking, jobs of the background and a step of a battle on
their way, and ends after 0 to 300 ms. Python's faulthandler is on in each. It prints how many ended how, what
those said that did not end well, and ends with 1 where any did not, or left a process behind.
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[3]
LONGEST = 300  # milliseconds until a program ends
STILL = 120.0  # seconds after which it is held to be stuck

PROGRAM = """
import faulthandler, sys, time
faulthandler.enable()
from PySide6.QtCore import QCoreApplication, QTimer
from battlefield.ui.threads.background import ThreadedBackground
from battlefield.ui.threads.battle_steps import threaded_steps
from battlefield.ui.threads.thinking import thinking_apart

class Step:
    def worked_out(self):
        time.sleep(float(sys.argv[2]) / 1000.0)
        return lambda: None

app = QCoreApplication([])
thinking = thinking_apart()
thinking.enter("automaton", "warsurge")
background = ThreadedBackground(app)
for _ in range(3):
    background.begin(lambda task: time.sleep(0.1), lambda found: None, lambda: None)
threaded_steps().run(Step(), lambda end: end())
QTimer.singleShot(int(sys.argv[1]), app.quit)
app.exec()
print("minds", *(pid for pid in thinking.processes if pid))
"""


def main() -> int:
    """Begin and end programs, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--count", type=int, default=300)
    count = asked.parse_args().count
    ends: Counter[int] = Counter()
    for number in range(count):
        delay, step = 37 * number % LONGEST, 53 * number % LONGEST
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(delay), str(step)],
            cwd=ROOT, capture_output=True, text=True, timeout=STILL, check=False,
        )  # fmt: skip
        ends[ran.returncode] += 1
        print(f"{number + 1} programs", end="\r", flush=True)
        if ran.returncode or ran.stderr or ran.stdout.strip() != "minds":
            ends[-1000] += 1
            print(f"ended after {delay} ms, step {step} ms, by {ran.returncode}: {ran.stdout}{ran.stderr}")
    bad = ends.pop(-1000, 0)
    print(f"{count} programs ended, {bad} badly; statuses {dict(ends)}")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
