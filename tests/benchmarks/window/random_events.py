"""Random events on every page of the window: none leads to an exception or to a warning of Qt.

    python tests/benchmarks/window/random_events.py                     20,000 events on each page
    python tests/benchmarks/window/random_events.py --events 200000     as many as are asked for
    python tests/benchmarks/window/random_events.py --page design --seed 7 --theme dark

It prints, for each page, how many events there were, in how many seconds of the processor, and what was
told; it ends with 1 where anything was. Each page has a seed of its own, so that what it finds comes again.
"""

import argparse
import faulthandler
import os
import shutil
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui")]

from PySide6.QtCore import (  # noqa: E402
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QSettings,
    Qt,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QContextMenuEvent, QDrag, QMouseEvent, QWheelEvent  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMainWindow,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid  # noqa: E402

from battlefield.app.commands.table_of_commands import COMMANDS  # noqa: E402
from battlefield.resources import asset, sample_maps  # noqa: E402
from battlefield.ui.shell.preferences import Preferences  # noqa: E402
from battlefield.ui.shell.start import application  # noqa: E402
from battlefield.ui.shell.window import MainWindow  # noqa: E402
from battlefield.ui.widgets import places  # noqa: E402
from battlefield.ui.widgets.settings import Settings  # noqa: E402

LEAVES = frozenset(("quit",))  # would end what is tried
BUTTONS = (Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
HELD = (Qt.KeyboardModifier.NoModifier,) * 4 + (
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
PLAIN = [*range(Qt.Key.Key_A, Qt.Key.Key_Z + 1), *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)]
KEYS = [
    *(Qt.Key(key) for key in PLAIN), *(Qt.Key.Key_Return,) * 6, *(Qt.Key.Key_Escape,) * 3, Qt.Key.Key_Tab,
    Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
]  # fmt: skip
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (820, 560))


class Told:
    """Collects what Qt warns of and what Python raised, with the events that came before it."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.first: dict[str, list[str]] = {}
        self.last: deque[str] = deque(maxlen=6)

    def note(self, words: str) -> None:
        if "This plugin does not support" not in words:  # what offscreen lacks
            self.faults[words] += 1
            self.first.setdefault(words, list(self.last))

    def listen(self) -> None:
        qInstallMessageHandler(lambda _kind, _context, words: self.note(words))
        sys.excepthook = lambda kind, error, trace: self.note(f"{kind.__name__}: {error} {_where(trace)}")


def _where(trace: object) -> str:
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code  # type: ignore[attr-defined]
        place = f"({Path(code.co_filename).name}:{trace.tb_lineno})"  # type: ignore[attr-defined]
        trace = trace.tb_next  # type: ignore[attr-defined]
    return place


def close_popups(parent: QObject) -> None:
    """Close menus soon after they open: a button that shows one waits for it in a loop of its own."""
    timer = QTimer(parent)
    timer.timeout.connect(close_popup)
    timer.start(20)


def close_popup() -> None:
    """Close the menu that is open, if one is."""
    if (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def quieten() -> None:
    """Let every box that waits be left at once, and nothing be lost or written."""
    QDialog.exec = lambda _dialog: 0  # type: ignore[method-assign, assignment]
    QDrag.exec = lambda *_args: Qt.DropAction.IgnoreAction  # type: ignore[method-assign, assignment]
    for name in ("getOpenFileName", "getSaveFileName"):
        setattr(QFileDialog, name, lambda *_args, **_keys: ("", ""))
    QFileDialog.getOpenFileNames = lambda *_args, **_keys: ([], "")  # type: ignore[method-assign, assignment]
    QFileDialog.getExistingDirectory = lambda *_args, **_keys: ""  # type: ignore[method-assign, assignment]
    for name in ("getText", "getItem", "getDouble"):
        setattr(QInputDialog, name, lambda *_args, **_keys: ("", False))
    QMessageBox.about = lambda *_args: None  # type: ignore[method-assign, assignment]
    from battlefield.ui.shell import dialogs

    dialogs.ask_to_save = lambda *_args: "discard"  # type: ignore[assignment]
    dialogs.confirmed = lambda *_args: False  # type: ignore[assignment]


def wait(fact: Callable[[], object], what: str, seconds: float = 1200.0) -> None:
    """Let the window work until something is so; what never comes stops the benchmark."""
    end = time.monotonic() + seconds
    while not fact():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {seconds:.0f} seconds")
        QTest.qWait(10)


def opened(window: MainWindow, file: Path, mode: str = "") -> None:
    """Show a file of a copied folder, in a mode: what is opened may be saved."""
    folder = places.state_folder() / file.parent.name
    shutil.copytree(file.parent, folder, dirs_exist_ok=True)
    path = folder / file.name
    window.open_path(path)
    files, coming = window.files, window.coming
    wait(lambda: window.page is not None and files.opening is None and not coming.is_on, path.name)
    if mode:
        window.modes.switch(mode)
        wait(lambda: window.modes.now == mode, f"the page to {mode}")


def map_of(name: str) -> Path:
    """Return the file of a sample table."""
    return next(path for path in sample_maps() if path.stem == name)


def begun(window: MainWindow, name: str) -> None:
    """Show a sample battle, looked back at in its middle and gone on with from there."""
    opened(window, asset(f"rosters/{name}.json"))
    desk = window.page.desk  # type: ignore[union-attr]
    desk.look_back(desk.looking.length // 2)
    desk.go_on_from_here()
    wait(lambda: not desk.is_waiting, "the question that is asked there")


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "start": lambda window: window.show_home(),
    "setup": lambda window: window.run("new_battle"),
    "measure": lambda window: opened(window, map_of("skirmish")),
    "design": lambda window: opened(window, map_of("tournament"), "design"),
    "preferences": lambda window: Preferences(window, "keys").show(),
    "first battle": lambda window: begun(window, "first_battle"),
    "pulp city": lambda window: begun(window, "dock_brawl"),
    "iron kingdoms": lambda window: begun(window, "smoke_on_the_fen"),
    "agemonia": lambda window: begun(window, "drowned_mill"),
}


class WildHand:
    """Does one random thing after another with whatever is shown."""

    def __init__(self, window: MainWindow, seed: str, told: Told) -> None:
        self.window, self.rng, self.told = window, Random(seed), told

    def act(self) -> None:
        acts = (self.press, self.move, self.turn_wheel, self.type_key, self.command, self.menu, self.resize)
        [act] = self.rng.choices(acts, (30, 25, 5, 30, 4, 1, 0.2))
        try:
            act()
        except Exception as error:  # what an event filter raises comes through here
            self.told.note(f"{type(error).__name__}: {error} {_where(error.__traceback__)}")
        close_popup()

    def target(self) -> tuple[QWidget, QPoint]:
        """Choose a widget, the table most often, and a pixel of it."""
        tops = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.width() > 1]
        top: QWidget = self.rng.choice(tops) if tops else self.window
        page = self.window.page
        if page is not None and top is self.window and self.rng.random() < 0.6 and page.view.isVisible():
            place = page.view.viewport()
        else:
            at = QPoint(self.rng.randrange(max(1, top.width())), self.rng.randrange(max(1, top.height())))
            place = top.childAt(at) or top
        wide, high = max(1, place.width()), max(1, place.height())
        return place, QPoint(self.rng.randrange(wide), self.rng.randrange(high))

    def note(self, what: str, widget: QWidget) -> None:
        self.told.last.append(f"{what} on {type(widget).__name__} {widget.objectName()}".strip())

    def press(self) -> None:
        widget, at = self.target()
        button, held = self.rng.choice(BUTTONS), self.rng.choice(HELD)
        self.note(f"press {at.toTuple()}", widget)
        self._mouse(QEvent.Type.MouseButtonPress, widget, at, button, held)
        if self.rng.random() < 0.4:
            other = QPoint(at.x() + self.rng.randint(-90, 90), at.y() + self.rng.randint(-90, 90))
            self._mouse(QEvent.Type.MouseMove, widget, other, button, held)
            at = other
        self._mouse(QEvent.Type.MouseButtonRelease, widget, at, button, held)

    def move(self) -> None:
        widget, at = self.target()
        self._mouse(QEvent.Type.MouseMove, widget, at, Qt.MouseButton.NoButton, self.rng.choice(HELD))

    def _mouse(
        self,
        kind: QEvent.Type,
        widget: QWidget,
        at: QPoint,
        button: Qt.MouseButton,
        held: Qt.KeyboardModifier,
    ) -> None:
        if not isValid(widget):  # the press has taken it away
            return
        moves = kind == QEvent.Type.MouseMove
        down = button if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
        now = Qt.MouseButton.NoButton if moves else button
        event = QMouseEvent(kind, QPointF(at), QPointF(widget.mapToGlobal(at)), now, down, held)
        QApplication.sendEvent(widget, event)

    def turn_wheel(self) -> None:
        widget, at = self.target()
        self.note("wheel", widget)
        delta = QPoint(0, self.rng.choice((-240, -120, -15, 15, 120, 240)))
        event = QWheelEvent(
            QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), delta, Qt.MouseButton.NoButton,
            self.rng.choice(HELD), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def type_key(self) -> None:
        widget = QApplication.focusWidget() or self.window
        key, held = self.rng.choice(KEYS), self.rng.choice(HELD)
        if held == Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Q:
            return
        self.note(f"key {Qt.Key(key).name} {held.name}", widget)
        QTest.keyClick(widget, key, held)

    def command(self) -> None:
        name = self.rng.choice([each.id for each in COMMANDS if each.id not in LEAVES])
        self.note(f"command {name}", self.window)
        self.window.acts[name].trigger()

    def menu(self) -> None:
        widget, at = self.target()
        self.note("context menu", widget)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
        QApplication.postEvent(widget, event)

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES))


def tried(name: str, events: int, seed: int, theme: str, told: Told) -> tuple[int, float]:
    """Act on a page, which is opened anew whenever it has been left; give how often it was, and seconds."""
    state = Path(tempfile.mkdtemp(prefix="random-events-"))
    places.state_folder = lambda: state
    store = QSettings(str(state / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("motion", "off")
    store.setValue("theme", theme)
    window = MainWindow(Settings(store))
    window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
    window.show()
    PAGES[name](window)
    shown, opened_ = type(window.page).__name__, 1
    hand, began = WildHand(window, f"{seed} {name}", told), time.process_time()
    for number in range(events):
        hand.act()
        if number % 10 == 9:
            QApplication.processEvents()
        if number % 500 == 499:
            _clear(window)
            if type(window.page).__name__ != shown or not window.isVisible():
                window.show()
                PAGES[name](window)
                opened_ += 1
    worked = time.process_time() - began
    _clear(window)
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return opened_, worked


def _clear(window: QMainWindow) -> None:
    """Close what lies over the window, and wait for what is being made."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.reject()
    assert isinstance(window, MainWindow)
    wait(lambda: window.reader.is_idle and not window.coming.is_on, "rest")


def main() -> int:
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--page", choices=PAGES, action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    asked = parser.parse_args()
    faulthandler.enable()
    app = application()
    quieten()
    close_popups(app)
    told, total = Told(), 0
    told.listen()
    for name in asked.page or PAGES:
        before = sum(told.faults.values())
        times, seconds = tried(name, asked.events, asked.seed, asked.theme, told)
        faults = sum(told.faults.values()) - before
        total += asked.events
        done = f"{asked.events:8,} events, opened {times} times, {seconds:6.0f} s, {faults} faults"
        print(f"{name:14} {done}", flush=True)
    for words, count in told.faults.most_common():
        print(f"\n{count} × {words}\n  after: " + "\n         ".join(told.first[words]))
    print(f"\n{total:,} events, {sum(told.faults.values())} faults of {len(told.faults)} kinds")
    sys.stdout.flush()
    os._exit(1 if told.faults else 0)  # whatever threads still think


if __name__ == "__main__":
    hook = sys.excepthook
    try:
        main()
    finally:
        sys.excepthook = hook  # what stops the benchmark itself is to be seen
