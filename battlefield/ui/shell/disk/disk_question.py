"""Asks what is to become of a file that another program has changed, with what is shown of it here."""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QFileInfo, QLocale, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from battlefield.app.desk.disk_changes import OnDisk
from battlefield.app.wording.translation import tr
from battlefield.files.scene.on_disk import ABSENT

Way = Literal["both", "replace", "open", "elsewhere", "later"]


class DiskQuestion(QMessageBox):
    """One question; `way` is the answer, and `found` what stands on disk once it has been read."""

    def __init__(self, parent: QWidget, path: Path, now: str, free: Path, is_modified: bool) -> None:
        super().__init__(parent)
        self._path, self.now = path, now
        self.found: OnDisk | None = None
        self._is_modified = is_modified
        self._ways: dict[QPushButton, Way] = {}
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if now == ABSENT:
            self._ask_of_none()
        else:
            self._ask_of_another(free)
        later = self._add("later", tr("&Decide later"))
        self.setEscapeButton(later)

    def _ask_of_none(self) -> None:
        self.setWindowTitle(tr("Gone from disk"))
        self.setText(
            tr("“{name}” is not there any more: it was deleted, moved or renamed.", name=self._path.name)
        )
        self.setInformativeText(
            tr("It was in {folder}. What you see here is kept.", folder=self._path.parent)
        )
        self.setDefaultButton(self._add("replace", tr("&Save it there again")))
        self._add("elsewhere", tr("Save &as…"))

    def _ask_of_another(self, free: Path) -> None:
        self.setWindowTitle(tr("Changed on disk"))
        self.setText(
            tr("Another program or window has changed “{name}” since it was read here.", name=self._path.name)
        )
        self.setInformativeText(f"{self._when()}.\n…")
        name = free.name.replace("&", "&&")
        self.setDefaultButton(self._add("both", tr("&Keep both (save mine as “{name}”)", name=name)))
        self._add("replace", tr("&Replace what is on disk"))
        self._open = self._add("open", tr("&Open what is on disk"))
        self._open.setEnabled(False)  # until it has been read

    def _add(self, way: Way, words: str) -> QPushButton:
        button = self.addButton(words, QMessageBox.ButtonRole.ActionRole)
        self._ways[button] = way
        return button

    def _when(self) -> str:
        """Say when the file was written, and how long it is."""
        info = QFileInfo(str(self._path))
        when = info.lastModified().toString("yyyy-MM-dd HH:mm:ss")
        return tr("Written {when}, {size}", when=when, size=QLocale.c().formattedDataSize(info.size()))

    def tell(self, found: OnDisk) -> None:
        """Say what stands on disk, once it has been read."""
        self.found = found
        if self.now != ABSENT:
            self.setInformativeText(f"{self._when()}.\n{found.words}")
            self._open.setEnabled(found.can_open)
            if found.can_open and not self._is_modified:  # there is nothing of mine to be kept
                self.setDefaultButton(self._open)
                self._open.setFocus()

    @property
    def way(self) -> Way:
        """The answer."""
        return self._ways.get(self.clickedButton(), "later")  # type: ignore[call-overload, no-any-return]
