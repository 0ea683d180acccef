"""Reads files and journals, and warms up the kernel, away from the event loop."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from battlefield.files import SceneError
from battlefield.rules.scene import Scene
from battlefield.ui.job import Job

if TYPE_CHECKING:
    from battlefield.app.opening import OpenedBattle

Answer = TypeVar("Answer")
Failed = Callable[[SceneError], None]


class Reader(QObject):
    """Runs one piece of work after another in a thread; answers arrive in the window's own thread."""

    _answered = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._waiting: dict[int, tuple[Callable[..., None], Failed]] = {}
        self._count = 0
        self._answered.connect(self._arrived)

    @property
    def is_idle(self) -> bool:
        """Whether every answer has arrived."""
        return not self._waiting

    def read(self, path: Path, done: Callable[[Scene], None], failed: Failed) -> None:
        """Read a scene file to picture it; call `done` or, with the reason, `failed`."""

        def work() -> Scene:
            from battlefield.files import read_scene

            return read_scene(path)

        self.ask(work, done, failed)

    def open(
        self, path: Path, journals: Path, done: "Callable[[Scene | OpenedBattle], None]", failed: Failed
    ) -> None:
        """Open a scene, a script or a game, which gets its journal in a folder; call `done` or `failed`."""

        def work() -> "Scene | OpenedBattle":
            from battlefield.app.opening import opened

            _import_kernel()  # here, where nobody waits for it
            return opened(path, journals)

        self.ask(work, done, failed)

    def ask(self, work: Callable[[], Answer], done: Callable[[Answer], None], failed: Failed) -> None:
        """Do some work in the thread; call `done` with its answer, or `failed` with its SceneError."""
        self._count += 1
        self._waiting[self._count] = (done, failed)
        ticket = self._count
        self._pool.start(Job(lambda: self._work(ticket, work)))

    def _work(self, ticket: int, work: Callable[[], object]) -> None:
        try:
            self._answered.emit(ticket, work(), None)
        except Exception as error:
            self._answered.emit(ticket, None, error)

    def _arrived(self, ticket: int, answer: object, error: Exception | None) -> None:
        done, failed = self._waiting.pop(ticket)
        if error is None:
            done(answer)
        elif isinstance(error, SceneError):
            failed(error)
        else:
            raise error  # a mistake of ours: told in the window's own thread

    def warm_up(self, done: Callable[[], None]) -> None:
        """Load all that knows no Qt before the first question comes; call `done` then."""
        self.ask(_import_kernel, lambda _none: done(), lambda _error: None)

    def finish(self) -> None:
        """Wait until nothing is being read."""
        self._pool.waitForDone()


def _import_kernel() -> None:
    import battlefield.app.best_place
    import battlefield.app.lenses
    import battlefield.app.opening
    import battlefield.app.playing.battle_desk
    import battlefield.app.playing.markings
    import battlefield.app.playing.motions
    import battlefield.app.playing.setup
    import battlefield.app.playing.teaching
    import battlefield.app.playing.units_list
    import battlefield.app.push_tool
    import battlefield.app.report_html
    import battlefield.app.sight_tool
    import battlefield.app.typed_moves
    import battlefield.geometry.terrain  # noqa: F401
