"""The real window, offscreen, with its settings and journals in a folder of the test's own."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from hand import Hand
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.exceptions import TimeoutError as TooLong
from pytestqt.qtbot import QtBot
from yards import yard

from battlefield.files import write_scene
from battlefield.rules.scene.contents import Scene
from battlefield.ui.shell.start import application, speak
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.widgets.settings import Settings

Start = Callable[[], Hand]
BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
Open = Callable[..., Hand]
TICK = 5  # milliseconds


def let_go() -> None:
    """Release the buttons that an earlier test has left pressed: the whole program knows of them."""
    for button in BUTTONS:
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """A hand that waits long enough for a machine on which much else goes on, and no longer than it must."""
    qtbot.waitUntil = wait_until
    return qtbot


def wait_until(fact: Callable[[], object], *, timeout: int = 20_000) -> None:
    """Wait until a fact holds, looking after each turn of the event loop: milliseconds at the most."""
    tick, end = QTimer(interval=TICK), monotonic() + timeout / 1000
    tick.start()  # what threads do may come without an event
    while not holds(fact):
        if monotonic() > end:
            raise TooLong(f"waitUntil timed out in {timeout} milliseconds")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def holds(fact: Callable[[], object]) -> bool:
    """Return whether a fact is true, or asserts nothing that is not."""
    try:
        return fact() in (None, True)
    except AssertionError:
        return False


class UnsavedAnswer:
    """Answers the question about unsaved work, and counts how often it was put."""

    def __init__(self) -> None:
        self.answer = "discard"
        self.asked: list[str] = []

    def __call__(self, _parent: object, title: str, _can_keep: bool = False) -> str:
        self.asked.append(title)
        return self.answer


@pytest.fixture
def unsaved(monkeypatch: pytest.MonkeyPatch) -> UnsavedAnswer:
    """What a user answers who is asked about unsaved work: throw it away, unless told otherwise."""
    answer = UnsavedAnswer()
    monkeypatch.setattr("battlefield.ui.shell.dialogs.ask_to_save", answer)
    return answer


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for journals and the log."""
    folder = tmp_path / "state"
    folder.mkdir()
    monkeypatch.setattr("battlefield.ui.widgets.places.state_folder", lambda: folder)
    return folder


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    """The ini file that windows of this test share, one after the other."""
    return tmp_path / "settings.ini"


@pytest.fixture(scope="session")
def program(qapp: QApplication) -> QApplication:
    """The application in the program's own style."""
    assert application() is qapp
    return qapp


@pytest.fixture
def german(program: QApplication) -> Iterator[None]:
    """Speak German, and English again in the end."""
    assert program.applicationName() == "battlefield"
    speak("de")
    yield
    speak("en")


@pytest.fixture
def start(
    program: QApplication, qtbot: QtBot, settings_file: Path, state: Path, unsaved: UnsavedAnswer
) -> Start:
    """Start the program as a user does: its window with the start page, in front of everything."""
    assert program.applicationName() == "battlefield"
    assert state.is_dir()
    assert unsaved.answer

    def begin() -> Hand:
        let_go()
        store = QSettings(str(settings_file), QSettings.Format.IniFormat)
        if not store.contains("motion"):
            store.setValue("motion", "off")  # tests of motion switch it on
        window = MainWindow(Settings(store))
        window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: window.isActiveWindow() or window.activateWindow())  # one that goes takes it
        qtbot.waitUntil(lambda: window.reader.is_idle)
        return Hand(window, qtbot)

    return begin


@pytest.fixture
def start_without_samples(start: Start, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Start the program with no samples to draw on its start page: sooner, where nobody looks at them."""

    def begin(pictures: bool = False) -> Hand:
        with monkeypatch.context() as quick:
            quick.setattr("battlefield.ui.shell.start_cards.sample_maps", list)
            quick.setattr("battlefield.ui.shell.start_cards.sample_battles", list)
            if not pictures:
                quick.setattr("battlefield.ui.shell.start_cards.StartCards._picture", lambda *_: None)
            return start()

    return begin


@pytest.fixture
def open_scene(start_without_samples: Start, tmp_path: Path) -> Open:
    """Open a scene, or a file, in a window of its own."""

    def opened(what: Scene | Path, name: str = "yard.json") -> Hand:
        hand = start_without_samples()
        path = tmp_path / name if isinstance(what, Scene) else what
        if isinstance(what, Scene):
            write_scene(path, what)
        hand.open(path)
        return hand

    return opened


@pytest.fixture
def hand(open_scene: Open) -> Hand:
    """A hand over a small table with six bases and no template."""
    return open_scene(yard())


@pytest.fixture(autouse=True)
def _nothing_stays(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close the boxes that a test left open, and let what is there be collected again."""
    yield
    if "program" in request.fixturenames:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QMessageBox):
                widget.close()
        gc.unfreeze()  # a window keeps what there is by then from being collected


@pytest.fixture(autouse=True)
def _without_what_offscreen_lacks(told_mistakes: list[str]) -> Iterator[None]:
    """Overlook that the offscreen platform cannot raise a menu or give it the keyboard."""
    yield
    told_mistakes[:] = [words for words in told_mistakes if "This plugin does not support" not in words]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clicks wait for the rules however busy the machine is; tests of waiting say otherwise."""
    monkeypatch.setattr("battlefield.ui.threads.battle_steps.PATIENCE", 20.0)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is done in turns of the event loop follow at once: no hand moves in between."""
    monkeypatch.setattr("battlefield.ui.threads.loading.PAUSE", 0)
