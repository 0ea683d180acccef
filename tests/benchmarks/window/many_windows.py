"""Windows opened and closed, and PDFs made, thousands of times in one process: does Qt ever crash?

    nice -n 10 python tests/benchmarks/window/many_windows.py --windows 1000 --pdfs 5000 --fresh 10

Python's faulthandler is on, so that a crash in native code prints where Python was. Each window shows a
table to measure and to design, sets a battle up and begins one, and is closed; each dialog is opened on such
a window, some in the middle of a print; each PDF is of a table with its terrain and its models strewn by
chance, and after each an error ends another in the middle. `--fresh 10` shares all among so many processes,
one after the other. It prints counts, seconds of the processor, and how the memory grew over the second half,
and ends with 1 where Qt warned of something, or a process crashed. `--minutes` ends each kind after so long.
"""

import argparse
import faulthandler
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT)]

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QSettings, qInstallMessageHandler  # noqa: E402
from PySide6.QtGui import QPdfWriter  # noqa: E402

from battlefield.files import read_scene  # noqa: E402
from battlefield.resources import sample_maps  # noqa: E402
from battlefield.ui.pages.exporting import ExportDialog  # noqa: E402
from battlefield.ui.printing.dialog import PrintDialog  # noqa: E402
from battlefield.ui.printing.picture import Drawn, write_picture  # noqa: E402
from battlefield.ui.shell.beginning import begin_first_battle  # noqa: E402
from battlefield.ui.shell.dialogs import Keys, NewTable  # noqa: E402
from battlefield.ui.shell.start import application  # noqa: E402
from battlefield.ui.shell.window import MainWindow  # noqa: E402
from battlefield.ui.widgets.painting import painting  # noqa: E402
from battlefield.ui.widgets.palette import DARK, LIGHT  # noqa: E402
from battlefield.ui.widgets.prompts import CommandSearch  # noqa: E402
from battlefield.ui.widgets.settings import Settings  # noqa: E402

OFFSCREEN = ("This plugin does not support propagateSizeHints()",)  # where there is no screen
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def memory():
    """Give how much memory the process holds, in MB; 0 where that is not told."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


def repeated(name, count, once, minutes):
    """Do something so many times, or for so many minutes, and print what it took."""
    begun, half, middle = time.process_time(), 0.0, time.monotonic() + 30.0 * minutes
    for number in range(count):
        if not half and (number >= count // 2 or time.monotonic() > middle):
            gc.collect()
            half = memory()
        if time.monotonic() > middle + 30.0 * minutes:
            count = number
            break
        once(number)
    gc.collect()
    grown = memory() - half
    seconds = time.process_time() - begun
    print(
        f"{count} {name} in {seconds:.0f} s, no crash; memory grew by {grown:.1f} MB in the last half",
        flush=True,
    )


def half_a_page():
    """Begin a PDF that an error ends in the middle: all of it is let go of at once."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with painting(writer) as painter:
        painter.drawLine(0, 0, 9, 9)
        writer.newPage()
        raise OSError("no ink")


def strewn(scene, number):
    """Stand the models of a table wherever chance will have them."""
    dice, board = random.Random(number), scene.board
    models = [
        replace(
            m, at=(dice.uniform(0, board.width), dice.uniform(0, board.height)), facing=dice.uniform(0, 360)
        )
        for m in scene.models
    ]
    return replace(scene, models=tuple(models))


def printed_in_part(window, scene):
    """Begin to print a table on a dialog that is closed, or goes with its window, in the middle."""
    dialog = PrintDialog(window, window.settings, scene)
    dialog.show()
    if dialog.plan is not None:
        dialog.run.write(dialog.plan, "table", lambda _bytes: None)
        dialog.run._step()
    return dialog


DIALOGS = (
    printed_in_part,
    lambda window, scene: PrintDialog(window, window.settings, scene),
    lambda window, scene: ExportDialog(window, scene, window.colours),
    lambda window, _scene: Keys(window),
    lambda window, _scene: NewTable(window),
    lambda window, _scene: CommandSearch(window, lambda _name: True),
)


def in_fresh_processes(chosen):
    """Share the work among processes, one after the other, and give the status of the worst."""
    counts = {name: getattr(chosen, name) for name in ("windows", "dialogs", "pdfs")}
    shares = [word for name, count in counts.items() for word in (f"--{name}", str(count // chosen.fresh))]
    ends = [subprocess.run([sys.executable, __file__, *shares]).returncode for _ in range(chosen.fresh)]
    crashed = sum(end < 0 for end in ends)
    print(f"{chosen.fresh} processes, of which {crashed} crashed", flush=True)
    return int(any(ends))


def main():
    """Open windows and make PDFs, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--windows", type=int, default=1000)
    asked.add_argument("--dialogs", type=int, default=1000)
    asked.add_argument("--pdfs", type=int, default=5000)
    asked.add_argument("--minutes", type=float, default=1e6)
    asked.add_argument("--fresh", type=int, default=1)
    chosen = asked.parse_args()
    if chosen.fresh > 1:
        return in_fresh_processes(chosen)
    faulthandler.enable()
    warned = []
    app = application()
    qInstallMessageHandler(lambda _kind, _where, words: words in OFFSCREEN or warned.append(words))
    maps = sample_maps()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        os.environ["XDG_DATA_HOME"] = str(folder / "data")

        def shown(rounds=5):
            for _ in range(rounds):
                app.processEvents()

        def opened():
            made = MainWindow(Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat)))
            made.show()
            return made

        def gone(widget):
            widget.close()
            widget.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            app.processEvents()

        def window(number):
            made = opened()
            made.files.start(read_scene(maps[number % len(maps)]))
            shown()
            if number % 4 > 0:
                made.acts["design"].trigger()
                shown(20)
            if number % 4 > 1:
                made.acts["new_battle"].trigger()
                shown(20)
            if number % 4 > 2:
                begin_first_battle(made)
                shown(40)
            gone(made)

        holder = []

        def dialog(number):
            if not holder:
                holder.append(opened())
            made = DIALOGS[number % len(DIALOGS)](
                holder[0], strewn(read_scene(maps[number % len(maps)]), number)
            )
            made.show()
            shown()
            if number % 60 == 0:  # with its window
                gone(holder.pop())
            else:
                gone(made)

        def pdf(number):
            scene = strewn(read_scene(maps[number % len(maps)]), number)
            colours = DARK if number % 2 else LIGHT
            write_picture(folder / "table.pdf", scene, colours, Drawn(20.0))
            with suppress(OSError):
                half_a_page()

        repeated("windows", chosen.windows, window, chosen.minutes)
        repeated("dialogs", chosen.dialogs, dialog, chosen.minutes)
        repeated("PDFs", chosen.pdfs, pdf, chosen.minutes)
    for words in sorted(set(warned)):
        print(f"Qt: {words}")
    return int(bool(warned))


if __name__ == "__main__":
    sys.exit(main())
