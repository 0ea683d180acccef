"""A scene being worked on: its history, its file, and the journal that survives a crash."""

from contextlib import suppress
from pathlib import Path
from typing import Protocol

from battlefield.app.desk.bounds import check_change
from battlefield.files.journals.journal import JournalError
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.play.history import History
from battlefield.rules.scene.contents import Scene


class Log(Protocol):
    """Where a document writes each change before anyone sees it; one that cannot write is a JournalError."""

    def changed(self, label: str, before: Scene, after: Scene) -> None:
        """Write a new state down."""

    def went(self, place: int) -> None:
        """Write an undo or redo down."""

    def saved(self, path: Path, disk: str) -> None:
        """Write down that the scene is in a file with a digest."""

    def unsaved(self) -> None:
        """Write down that the scene is in no file any more."""


class Document:
    """One scene with undo and redo; every change is in the log before it is in the history.

    `disk` is the digest of its file as it was read or written last.
    """

    def __init__(
        self, scene: Scene, path: Path | None = None, log: Log | None = None, disk: str = UNKNOWN
    ) -> None:
        self.history: History[Scene] = History(scene)
        self.path = path
        self.log = log
        self.disk = disk

    @classmethod
    def resumed(
        cls, history: History[Scene], path: Path | None = None, log: Log | None = None, disk: str = UNKNOWN
    ) -> "Document":
        """Go on with a history that was rescued, its undo and redo included."""
        document = cls(history.state, path, log, disk)
        document.history = history
        return document

    @property
    def scene(self) -> Scene:
        """The present state."""
        return self.history.state

    @property
    def title(self) -> str:
        """The scene's name, or its file's, or a plain word."""
        return self.scene.name or (self.path.stem if self.path else "") or "Untitled table"

    @property
    def is_modified(self) -> bool:
        """Whether something is not in the file yet."""
        return not self.history.is_clean

    def do(self, label: str, scene: Scene) -> bool:
        """Make a scene the present state; False where it is the same as before.

        A scene that no file could hold is a ChangeError, one that the log cannot write a JournalError; the
        present state stays.
        """
        if scene == self.scene:
            return False
        check_change(self.scene, scene)
        if self.log is not None:
            self.log.changed(label, self.scene, scene)
        self.history.push(label, scene)
        return True

    def go(self, place: int) -> None:
        """Undo or redo to a step of the history; what the log cannot write is a JournalError."""
        if place == self.history.place:
            return
        self.history.check(place)
        if self.log is not None:
            self.log.went(place)
        self.history.go(place)

    def undo(self) -> None:
        """Take the last change back."""
        self.go(max(0, self.history.place - 1))

    def redo(self) -> None:
        """Bring back what was undone."""
        self.go(min(len(self.history.labels) - 1, self.history.place + 1))

    def saved_as(self, path: Path, disk: str = UNKNOWN) -> None:
        """Remember that the present state is in a file, and its digest."""
        if self.log is not None:
            with suppress(JournalError):  # the work is in its file: a rescue would only offer it once more
                self.log.saved(path, disk)
        self.path, self.disk = path, disk
        self.history.mark_clean()

    def lose_file(self) -> None:
        """Remember that no state is in the file any more: another program has changed it, or it is gone."""
        if self.log is not None:
            with suppress(JournalError):  # the window asks before it is left
                self.log.unsaved()
        self.history.mark_unclean()
