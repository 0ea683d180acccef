"""Keeps the file of what is shown from being written over unseen: another program may have it open, too."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from battlefield.app.wording.translation import tr
from battlefield.files.scene.on_disk import ABSENT, UNKNOWN, digest_on_disk, free_beside
from battlefield.ui.shell.disk.disk_watch import DiskWatch
from battlefield.ui.shell.shell import Shell, ShellPart

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.desk.disk_changes import OnDisk
    from battlefield.app.desk.document import Document
    from battlefield.ui.shell.disk.disk_question import DiskQuestion

Stamp = tuple[int, ...] | None  # what a file looks like without being read; no program can set its ctime


class FileOnDisk(ShellPart):
    """Looks after the file of what is shown, and asks where another program has changed it."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._watch = DiskWatch(window)
        self._watch.stirred.connect(self.look)
        self._seen: tuple[object, str, Stamp] | None = (
            None  # what was last looked at and found as it should be
        )
        self._left: tuple[object, str] | None = (
            None  # what the user has been asked about, to be decided later
        )
        self._asking: DiskQuestion | None = None

    @property
    def _shown(self) -> "Document | Battle | None":
        return self._window.battle or self._window.files.document

    def follow(self) -> None:
        """Watch the file of what is shown now."""
        self._watch.follow(self._window.files.path if self._window.isVisible() else None)

    def leave(self) -> None:
        """Watch nothing any more: the window is closed."""
        self._watch.follow(None)

    # while it is open

    def look(self) -> None:
        """Look whether the file is as it was read or written last; ask where it is not.

        A window behind others waits until it comes to the front.
        """
        shown, path = self._shown, self._window.files.path
        if not self._window.isActiveWindow():
            return
        if shown is None or path is None or shown.disk == UNKNOWN or self._asking is not None:
            return
        if _is_busy():
            self._watch.again()
            return
        known = self._seen[2] if self._seen is not None and self._seen[:2] == (shown, shown.disk) else None
        disk = shown.disk

        def work() -> tuple[str, Stamp]:
            stamp = _stamp(path)
            return (disk if stamp is not None and stamp == known else digest_on_disk(path)), stamp

        self._window.reader.ask(work, partial(self._looked, shown, path, disk), lambda _error: None)

    def _looked(self, shown: "Document | Battle", path: Path, disk: str, found: tuple[str, Stamp]) -> None:
        now, stamp = found
        if shown is not self._shown or path != self._window.files.path or disk != shown.disk:
            return
        if now == disk:
            self._seen, self._left = (shown, disk, stamp), None
        elif now != UNKNOWN and self._left != (shown, now) and self._window.isVisible():
            if _is_busy() or self._asking is not None or not self._window.isActiveWindow():
                self._watch.again()
            else:
                box = self._question(path, now)
                box.finished.connect(lambda _: self._answered(box, path))
                box.open()

    def _answered(self, box: "DiskQuestion", path: Path) -> None:
        self._do(box, path)
        box.deleteLater()

    # while it is written

    def ask(self, path: Path, now: str) -> bool:
        """Ask what to do with a file that holds something else than it should; tell whether all is saved."""
        box = self._question(path, now)
        box.exec()
        done = self._do(box, path)
        box.deleteLater()
        return done

    def _question(self, path: Path, now: str) -> "DiskQuestion":
        from battlefield.ui.shell.disk.disk_question import DiskQuestion

        shown = self._shown
        assert shown is not None
        self._asking = box = DiskQuestion(self._window, path, now, free_beside(path), shown.is_modified)
        if now != ABSENT:
            self._window.reader.ask(self._reading(path), partial(self._tell, box), lambda _error: None)
        return box

    def _reading(self, path: Path) -> "Callable[[], OnDisk]":
        """Return the reading of what another program wrote to a file, as work for another thread."""
        battle, document = self._window.battle, self._window.files.document
        assert document is not None
        course, scene = battle.session.course.copy() if battle is not None else None, document.scene

        def work() -> "OnDisk":
            from battlefield.app.desk.disk_changes import battle_on_disk, table_on_disk

            return table_on_disk(path, scene) if course is None else battle_on_disk(path, course)

        return work

    def _tell(self, box: "DiskQuestion", found: "OnDisk") -> None:
        if box is self._asking:
            box.tell(found)

    def _do(self, box: "DiskQuestion", path: Path) -> bool:
        """Do as the user has answered; tell whether what is shown is in a file now."""
        self._asking = None
        found, way = box.found, box.way
        if way == "both":
            return self._window.saving.write(free_beside(path), ABSENT)
        if way == "replace":
            return self._window.saving.write(path, found.disk if found is not None else box.now)
        if way == "elsewhere":
            return self._window.saving.ask_save_as()
        if way == "open" and found is not None:
            self._take(path, found)
        elif self._shown is not None:
            self._left = (self._shown, found.disk if found is not None else box.now)
            self._shown.lose_file()
            self._window.refresh()
        return False

    def _take(self, path: Path, found: "OnDisk") -> None:
        """Show what another program wrote to the file: a table as a change that can be undone.

        A battle is opened anew; what was shown and is in no file is left for a rescue.
        """
        from battlefield.app.desk.desk import Desk

        battle, document, page = self._window.battle, self._window.files.document, self._window.page
        if battle is not None:
            if battle.is_modified:
                self._window.files.spare()
            self._window.files.open(path)
        elif page is not None and isinstance(page.table, Desk) and document and found.scene is not None:
            page.table.do("Open what is on disk", found.scene)
            if document.scene == found.scene:
                document.saved_as(path, found.disk)
                self._window.say(
                    tr("This is {name} as it is on disk; undo brings back what was here", name=path.name)
                )
            self._window.refresh()


def _is_busy() -> bool:
    """Return whether something else is asked, or a hand holds something."""
    pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
    return (
        pressed
        or QApplication.activeModalWidget() is not None
        or QApplication.activePopupWidget() is not None
    )


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns
