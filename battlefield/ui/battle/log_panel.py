"""The log of a battle: a line for each thing that happened; a click shows where."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from battlefield.app.battle_log import LogLine
from battlefield.app.playing.battle_desk import BattleDesk

_Index = QModelIndex | QPersistentModelIndex


class LogLines(QAbstractListModel):
    """The lines that hold a text, the newest last; what came first stays as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self.wanted = ""

    def show_lines(self, lines: tuple[LogLine, ...]) -> bool:
        """Show other lines, touching only those that differ; tell whether any do."""
        kept = [line for line in lines if self.wanted in line.words.lower()]
        same = 0
        while same < min(len(kept), len(self.lines)) and self.lines[same] is kept[same]:
            same += 1
        if same < len(self.lines):
            self.beginRemoveRows(QModelIndex(), same, len(self.lines) - 1)
            del self.lines[same:]
            self.endRemoveRows()
        if same == len(kept):
            return False
        self.beginInsertRows(QModelIndex(), same, len(kept) - 1)
        self.lines += kept[same:]
        self.endInsertRows()
        return True

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line's words; a new turn or phase stands out."""
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return line.words[:1].upper() + line.words[1:]
        if role == Qt.ItemDataRole.FontRole and line.words.startswith("turn "):
            font = QFont()
            font.setBold(True)
            return font
        return None


class LogPanel(QWidget):
    """The lines, with a field that finds those about something."""

    def __init__(self, desk: BattleDesk) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.lines = LogLines()
        self.seek = QLineEdit()
        self.seek.setPlaceholderText("Find in the log")
        self.seek.setClearButtonEnabled(True)
        self.seek.textChanged.connect(self._seek)
        self.list = QListView()
        self.list.setModel(self.lines)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setAccessibleName("Log of the battle")
        self.list.selectionModel().currentChanged.connect(self._point)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        column.addWidget(self.list, 1)
        column.addWidget(self.seek)

    def refresh(self) -> None:
        """Show what has happened, and follow the newest line."""
        if self.lines.show_lines(self._desk.battle.log):
            self.list.scrollToBottom()

    def _seek(self, text: str) -> None:
        self.lines.wanted = text.strip().lower()
        self.refresh()

    def _point(self, index: QModelIndex) -> None:
        self._desk.point_to(self.lines.lines[index.row()] if index.isValid() else None)
