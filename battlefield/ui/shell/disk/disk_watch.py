"""Watches the file of what is shown: whatever is done to it, and whenever the window comes to the front."""

from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_SETTLE = 300  # milliseconds, in which whoever writes comes to an end


class DiskWatch(QObject):
    """Says that a file may have changed; its folder is watched, too: files are put in place whole."""

    stirred = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._path: Path | None = None
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE)
        self._soon.timeout.connect(self._stir)
        self._watcher.fileChanged.connect(self.again)
        self._watcher.directoryChanged.connect(self.again)
        window.installEventFilter(self)

    def follow(self, path: Path | None) -> None:
        """Watch this file, and no other."""
        if path != self._path:
            self._path = path
            if old := [*self._watcher.files(), *self._watcher.directories()]:
                self._watcher.removePaths(old)
            self._soon.stop()
            self._watch()

    def again(self) -> None:
        """Say so soon."""
        if self._path is not None:
            self._soon.start()

    def _stir(self) -> None:
        self._watch()  # a file that was put in place whole is another one
        self.stirred.emit()

    def _watch(self) -> None:
        if self._path is None:
            return
        known = [*self._watcher.files(), *self._watcher.directories()]
        for path in (self._path, self._path.parent):
            if str(path) not in known and path.exists():
                self._watcher.addPath(str(path))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again whenever the window comes to the front."""
        if event.type() == QEvent.Type.WindowActivate:
            self.again()
        return super().eventFilter(watched, event)
