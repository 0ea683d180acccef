"""The lists of a campaign: battles, tables and rosters, each with a small picture and two lines of words."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from battlefield.app.campaigns.finding import FoundHere
from battlefield.app.campaigns.folder import Battle, RosterFile, TableFile
from battlefield.app.campaigns.telling import battle_line, roster_words
from battlefield.files.scene.kinds import Kind
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.plain import tip

SMALL = QSize(80, 56)  # pixels of a picture in a list
_ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a list: its file, what it is, and its words; one that cannot be opened has no picture."""

    kind: Kind
    file: str
    title: str
    words: str
    about: Battle | TableFile | RosterFile
    is_there: bool = True


def entries(found: FoundHere, kind: Kind) -> Iterator[Entry]:
    """Yield the lines of what was found of a kind; battles the latest first."""
    if kind == "game":
        for _, battle in reversed(found.battles):
            filed = battle.filed
            title = filed.title if not battle.trouble else f"⚠ {filed.title}"
            yield Entry(kind, filed.file, title, battle_line(filed), battle, not battle.trouble)
    elif kind == "scene":
        for table in found.tables:
            yield Entry(kind, table.file, table.name, table.size, table)
    else:
        for roster in found.rosters:
            words = roster_words(roster).partition(", ")[2]
            yield Entry(kind, roster.file, roster.name, words, roster)


class EntryList(QListWidget):
    """A list of one kind, which keeps what was chosen when it is filled anew."""

    def __init__(self, kind: Kind, name: str) -> None:
        super().__init__()
        self.kind: Kind = kind
        self.setAccessibleName(name)
        self.setIconSize(SMALL)
        self.setSpacing(2)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fill(self, found: FoundHere, pictures: dict[str, QImage]) -> None:
        """List what was found, with the pictures there are."""
        before = self.chosen
        self.clear()
        for entry in entries(found, self.kind):
            item = QListWidgetItem(_icon(pictures.get(entry.file)), f"{entry.title}\n{entry.words}")
            item.setToolTip(tip(f"{entry.title}\n{entry.words}\n{entry.file}"))
            item.setData(_ROLE, entry)
            self.addItem(item)
        files = [each.file for each in self.all()]
        here = files.index(before.file) if before is not None and before.file in files else 0
        if files:
            self.setCurrentRow(here)

    @property
    def chosen(self) -> Entry | None:
        """The line that is chosen."""
        item = self.currentItem()
        found = item.data(_ROLE) if item is not None else None
        return found if isinstance(found, Entry) else None

    def all(self) -> list[Entry]:
        """Return all lines."""
        return [self.item(row).data(_ROLE) for row in range(self.count())]

    def show_picture(self, file: str, picture: QImage) -> None:
        """Show the picture of a file beside its line."""
        for row, entry in enumerate(self.all()):
            if entry.file == file:
                self.item(row).setIcon(_icon(picture))


def _icon(picture: QImage | None) -> QIcon:
    """Return a picture on a ground of one size, so that all words begin at one place."""
    ground = QPixmap(SMALL * 2)
    ground.fill(QColor(0, 0, 0, 0))
    if picture is None or picture.isNull():
        return QIcon(ground)
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = picture.scaled(ground.size(), keep, smooth)
    small.setDevicePixelRatio(1.0)
    left, top = (ground.width() - small.width()) // 2, (ground.height() - small.height()) // 2
    with painting(ground) as painter:
        painter.drawImage(left, top, small)
    icon = QIcon(ground)
    icon.addPixmap(ground, QIcon.Mode.Selected)  # else Qt tints it
    return icon


def path_of(folder: Path, entry: Entry) -> Path:
    """Return the path of a line's file."""
    return folder / entry.file
