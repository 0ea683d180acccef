"""Reads scenes and warms up the kernel away from the event loop."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from battlefield.files import SceneError
from battlefield.rules.scene import Scene

Done = Callable[[Scene], None]
Failed = Callable[[SceneError], None]


class _Job(QRunnable):
    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        """Do the work in the thread."""
        self._work()


class Reader(QObject):
    """Runs one reading after another in a thread; answers arrive in the window's own thread."""

    _answered = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._waiting: dict[int, tuple[Done, Failed]] = {}
        self._count = 0
        self._answered.connect(self._arrived)

    def read(self, path: Path, done: Done, failed: Failed) -> None:
        """Read a scene file; call `done` with the scene or `failed` with the reason."""
        self._count += 1
        ticket = self._count
        self._waiting[ticket] = (done, failed)
        self._pool.start(_Job(lambda: self._read(ticket, path)))

    def _read(self, ticket: int, path: Path) -> None:
        from battlefield.files import read_scene

        try:
            self._answered.emit(ticket, read_scene(path), None)
        except SceneError as error:
            self._answered.emit(ticket, None, error)

    def _arrived(self, ticket: int, scene: Scene | None, error: SceneError | None) -> None:
        done, failed = self._waiting.pop(ticket)
        if scene is not None:
            done(scene)
        elif error is not None:
            failed(error)

    def warm_up(self) -> None:
        """Load the kernel before the first question comes."""
        self._pool.start(_Job(_import_kernel))

    def finish(self) -> None:
        """Wait until nothing is being read."""
        self._pool.waitForDone()


def _import_kernel() -> None:
    import battlefield.app.desk
    import battlefield.geometry.terrain  # noqa: F401
