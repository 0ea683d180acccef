"""Work in threads of its own: what belongs to it dies in the window's thread; a lost window hears nothing."""

import threading
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from battlefield.app.battle.battle_steps import Step
from battlefield.app.desk.background import Task
from battlefield.files import SceneError
from battlefield.geometry.kernel.cancellation import StoppedError, unless_stopped
from battlefield.ui.threads.background import ThreadedBackground
from battlefield.ui.threads.battle_steps import ThreadedSteps
from battlefield.ui.threads.job import Jobs
from battlefield.ui.threads.reader import Reader
from battlefield.ui.threads.thinking import ThinkingApart


def fails() -> int:
    raise ValueError("a mistake")


class Witness:
    """Says in which thread it died."""

    def __init__(self, deaths: list[str]) -> None:
        self.deaths = deaths

    def __del__(self) -> None:
        self.deaths.append(current_thread().name)


class LastWords:
    """Stands for a process: whoever waits for it hears a little after it was ended."""

    pid = None

    def __init__(self) -> None:
        self.over = Event()

    def make_ready(self, _player: str, _book: str) -> None:
        self.over.wait()
        Event().wait(0.05)

    def end(self) -> None:
        self.over.set()


def at_work(name: str) -> list[Thread]:
    return [thread for thread in threading.enumerate() if thread.name == name]


@pytest.mark.usefixtures("qapp")
def test_no_thread_that_thinks_is_left_to_speak_once_the_program_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("battlefield.ui.threads.thinking.Thinking", LastWords)
    before, apart = at_work("thinking"), ThinkingApart(None)
    apart.enter("recruit", "warsurge")
    assert len(at_work("thinking")) == len(before) + 2
    apart.finish()
    assert at_work("thinking") == before


@pytest.mark.usefixtures("qapp")
def test_the_end_of_the_program_waits_for_a_step_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlefield.ui.threads.battle_steps.PATIENCE", 0.0)
    before, steps = at_work("step"), ThreadedSteps(None)

    def work() -> str:
        Event().wait(0.1)
        return ""

    assert not steps.run(Step(work, str), lambda end: end())
    steps.finish()
    assert at_work("step") == before


@pytest.mark.parametrize("work", [lambda: 1, fails])
def test_work_that_outlives_the_window_is_dropped_quietly(qapp: QApplication, work) -> None:
    window = QObject(qapp)
    jobs = Jobs(window, 1)
    number = jobs.hold(work, lambda _: pytest.fail("told after the end"))
    delete(window)
    with pytest.raises(RuntimeError, match="deleted"):
        jobs._over.emit(number)
    jobs.run(number)


def test_work_that_has_no_room_for_it_ends_all_the_same_once_it_is_called_off(
    qapp: QApplication, qtbot: QtBot
) -> None:
    background, begun, ended = ThreadedBackground(QObject(qapp)), Event(), Event()

    def work(_task: Task) -> None:
        begun.set()
        try:
            while not ended.wait(0.001):
                unless_stopped()
        except StoppedError:
            ended.set()
            raise

    task = background.begin(work, lambda _: pytest.fail("told what was called off"), lambda: None)
    assert begun.wait(10)
    task.cancel()
    assert ended.wait(10)
    qtbot.waitUntil(lambda: background.is_idle)
    background.finish()


class Wanted:
    """Work that goes on until it is let, and holds a witness; the window forgets it meanwhile."""

    def __init__(self, deaths: list[str]) -> None:
        self.let, self.begun, self.witness = Event(), Event(), Witness(deaths)

    def __call__(self, *_task: Task) -> "Wanted":
        self.begun.set()
        self.let.wait(10)
        return self

    def stop(self, *_task: Task) -> None:
        self.begun.set()
        self.let.wait(10)
        raise StoppedError

    def fail(self, *_task: Task) -> None:
        self.begun.set()
        self.let.wait(10)
        raise SceneError("", "is damaged", "save it again")

    def work(self) -> str:
        self.begun.set()
        self.let.wait(10)
        return "" if self.witness else "never"


def in_background(window: QObject, wanted: Wanted) -> None:
    ThreadedBackground(window).begin(wanted, lambda found: found.begun.clear(), lambda: None)


def called_off(window: QObject, wanted: Wanted) -> None:
    ThreadedBackground(window).begin(wanted.stop, lambda _: None, lambda: None).cancel()


def read(window: QObject, wanted: Wanted) -> None:
    Reader(window).ask(wanted, lambda found: found.begun.clear(), lambda _: None)


def unreadable(window: QObject, wanted: Wanted) -> None:
    Reader(window).ask(wanted.fail, lambda _: None, lambda _: wanted.begun.clear())


def stepped(window: QObject, wanted: Wanted) -> None:
    ThreadedSteps(window).run(Step(wanted.work, str), lambda end: wanted.begun.clear() if not end() else None)


@pytest.mark.parametrize("begin", [in_background, called_off, read, unreadable, stepped])
def test_what_a_thread_worked_with_dies_in_the_window_s_thread(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, begin
) -> None:
    """Nobody but the thread knows of the work any more, as when its page was closed."""
    monkeypatch.setattr("battlefield.ui.threads.battle_steps.PATIENCE", 0.0)
    deaths: list[str] = []
    window = QObject(qapp)
    for _ in range(20):
        wanted = Wanted(deaths)
        before, let = len(deaths), wanted.let
        begin(window, wanted)
        if begin is not called_off:
            assert wanted.begun.wait(10)
        del wanted
        let.set()
        qtbot.waitUntil(lambda count=before: len(deaths) > count)
    assert set(deaths) == {current_thread().name}
    window.deleteLater()
