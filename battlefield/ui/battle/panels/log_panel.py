"""The log of a battle: a line for each thing that happened; a click shows where, two clicks go there."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QListView, QVBoxLayout, QWidget

from battlefield.app.battle.battle_log import LogLine, in_brief, lines_in
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.looking_back import marks_of, told_of
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.play.replay import Stop
from battlefield.rules.core.state import State
from battlefield.ui.widgets.empty_lists import tell_empty
from battlefield.ui.widgets.palette import Colours, mixed
from battlefield.ui.widgets.plain import tip
from battlefield.ui.widgets.settings import BRIEF, Settings

_Index = QModelIndex | QPersistentModelIndex
_EVERYBODY = QT_TR_NOOP("Everybody")
_LINES_SAY = QT_TR_NOOP(
    "Click: show where · double click: look at the table as it was then\n"
    "Reached by keys (F6), Up, Down and Enter do the same"
)
_BESIDE = 4  # pixels that a list leaves free on both sides of a line


class LogLines(QAbstractListModel):
    """The lines that hold a text, the newest last; what came first stays as it is.

    Turns and phases stand out; what has not happened yet at the place that is shown is pale.
    """

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self.wanted = ""
        self.marks: dict[int, Stop] = {}
        self.place = 0
        self.colours = colours
        self.state: State | None = None  # by whose names lines are told
        self._width = 0
        self._sizes: dict[tuple[str, bool], QSize] = {}  # a long battle's rows are not measured at each step

    def show_lines(self, lines: tuple[LogLine, ...]) -> bool:
        """Show other lines, touching only those that differ; tell whether any do."""
        wanted = self.wanted
        kept = [line for line in lines if wanted in self.written(line).lower()] if wanted else list(lines)
        same = 0
        while same < min(len(kept), len(self.lines)) and (
            self.lines[same] is kept[same] or self.lines[same] == kept[same]
        ):
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

    def fit(self, width: int) -> None:
        """Write lines into a width in pixels."""
        if width != self._width:
            self._width, self._sizes = width, {}
            self.layoutChanged.emit()

    def _size(self, line: LogLine) -> QSize:
        key = line.words, line.place in self.marks
        if key not in self._sizes:
            metrics = QFontMetrics(self._font(line))
            room = QRect(0, 0, self._width - 2 * _BESIDE, 10_000)
            high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.written(line)).height()
            self._sizes[key] = QSize(self._width, high + 2)
        return self._sizes[key]

    def show_place(self, place: int) -> None:
        """Show lines behind a place as not happened yet."""
        if place != self.place and self.lines:
            self.place = place
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))
        self.place = place

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line's words, and how they are written."""
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.written(line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (self.written(line), said(line.more)))))
        if role == Qt.ItemDataRole.SizeHintRole and self._width:
            return self._size(line)
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self.colours.quiet) if line.place > self.place else None
        if role == Qt.ItemDataRole.FontRole and (line.place in self.marks or line.place > self.place):
            return self._font(line)
        if role == Qt.ItemDataRole.BackgroundRole and self.marks.get(line.place) == "turn":
            return mixed(self.colours.raised, self.colours.accent, 0.16)
        return None

    def written(self, line: LogLine) -> str:
        """Write a line as it is read, in the language that is spoken."""
        words = said(line.words, self.state)
        return words[:1].upper() + words[1:]

    def _font(self, line: LogLine) -> QFont:
        font = QFont()
        font.setBold(line.place in self.marks)
        font.setItalic(line.place > self.place)
        return font


_EMPTY = QT_TR_NOOP("Nothing to tell yet: each step, roll and reason will stand here.")
_NO_HIT = QT_TR_NOOP("No line of the log holds “{}”")


class LogList(QListView):
    """The list of lines; Enter or a double click goes to the place of one."""

    wanted = Signal(QModelIndex)
    opened = Signal(QModelIndex)

    def __init__(self) -> None:
        super().__init__()
        self._end = 0  # how far it could be scrolled
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)

    def _stay_at_end(self, _least: int, most: int) -> None:
        """Keep the newest line in view where it was: lines take more room once they are wrapped."""
        bar = self.verticalScrollBar()
        was_at_end, self._end = bar.value() >= min(self._end, most), most
        if was_at_end:
            bar.setValue(most)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say what will stand here as long as nothing does."""
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            tell_empty(self, self.words_if_empty())

    def words_if_empty(self) -> str:
        """Say why no line stands here: nothing has happened, or none holds what is looked for."""
        lines = self.model()
        wanted = lines.wanted if isinstance(lines, LogLines) else ""
        return tr(_NO_HIT).format(wanted) if wanted else tr(_EMPTY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines into another width."""
        lines = self.model()
        if isinstance(lines, LogLines):
            lines.fit(self.viewport().width())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for the line, where the keys of the game leave it to the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.wanted.emit(self.currentIndex())
        elif event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class LogPanel(QWidget):
    """The lines, with fields that find those about something and those of one unit."""

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._place = -1
        self._known: list[tuple[str, str]] = []  # who can be chosen
        self.lines = LogLines(colours)
        self.seek = QLineEdit(placeholderText=tr("Find in the log"), clearButtonEnabled=True)
        self.seek.setAccessibleName(tr("Find in the log"))
        self.seek.textChanged.connect(self._seek)
        self.who = QComboBox()
        self.who.setAccessibleName(tr("Whose lines are shown"))
        self.who.setToolTip(tr("Show what one unit did and what happened to it"))
        self.who.activated.connect(lambda _: self.refresh())
        self.list = LogList()
        self.list.setModel(self.lines)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setAccessibleName(tr("Log of the battle"))
        self.list.setToolTip(tr(_LINES_SAY))
        self.list.selectionModel().currentChanged.connect(self._point)
        self.list.wanted.connect(self._go)
        self.list.doubleClicked.connect(self._go)
        self.list.clicked.connect(self._open)
        self.list.opened.connect(self._open)
        self.brief = QCheckBox(tr("One line for each action"))
        self.brief.setToolTip(tr("A click, or the space bar, opens an action and closes it again"))
        self.brief.setChecked(True)
        self.brief.toggled.connect(self._shorten)
        self._settings: Settings | None = None
        self._opened: set[int] = set()  # the actions of which all lines are shown
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        column.addWidget(self.who)
        column.addWidget(self.brief)
        column.addWidget(self.list, 1)
        column.addWidget(self.seek)

    def remember(self, settings: Settings) -> None:
        """Take from the settings whether an action is one line, and keep it there from now on."""
        self._settings = None
        self.brief.setChecked(settings.flag(BRIEF, True))
        self._settings = settings

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.lines.colours = colours
        self.list.viewport().update()

    def refresh(self) -> None:
        """Show what has happened, and follow the newest line, or the place that is looked back at."""
        looking = self._desk.looking
        self._name_units()
        self.lines.marks = dict(marks_of(looking.replay))
        unit, log = self.who.currentData(), self._desk.seen.told
        lines = told_of(unit, log, looking.replay) if unit else log
        told = lines_in(tuple(lines), self._desk.table.unit)
        self.lines.state = self._desk.state
        grown = self.lines.show_lines(self._in_brief(told, looking.place))
        self.lines.show_place(looking.place)
        if looking.is_back and looking.place != self._place:
            self._mark_place(looking.place)
        elif grown or (self._place != looking.place and not looking.is_back):
            self.list.scrollToBottom()
            if grown and self._desk.gaze.line is None and not self.list.hasFocus():
                self._mark_row(-1)  # what was pointed at is past
        self._place = looking.place

    def _in_brief(self, lines: tuple[LogLine, ...], place: int) -> tuple[LogLine, ...]:
        """Leave an action one line, but for the newest at a place; a search goes through all lines."""
        if self.lines.wanted or not self.brief.isChecked():
            return lines
        newest = max((line.action for line in lines if line.place <= place), default=-1)
        return in_brief(lines, self._opened | {newest})

    def _shorten(self, is_brief: bool) -> None:
        if self._settings is not None:
            self._settings.keep(BRIEF, is_brief)
        self._opened = set()
        self.refresh()

    def _open(self, index: QModelIndex) -> None:
        """Show all lines of an action, or its one line again."""
        if not self.brief.isChecked() or not index.isValid():
            return
        line = self.lines.lines[index.row()]
        self._opened ^= {line.action}
        self.refresh()
        rows = (n for n, each in enumerate(self.lines.lines) if each.action == line.action)
        self._mark_row(next(rows, -1))

    def _name_units(self) -> None:
        """Offer the units, in their order, each below its side."""
        veil = self._desk.seen.eyes.see(self._desk.state)
        units = veil.state.units.values()
        known = [(veil.name_of(unit.id), f"{unit.side}: {unit.name}") for unit in units]
        if known == self._known:
            return
        self._known = known
        chosen = self.who.currentData()
        self.who.clear()
        self.who.addItem(tr(_EVERYBODY), "")
        for id_, words in known:
            self.who.addItem(words, id_)
        self.who.setCurrentIndex(max(0, self.who.findData(chosen)))

    def _mark_place(self, place: int) -> None:
        """Mark the last line that has happened at a place, and let it be seen."""
        row = max((n for n, line in enumerate(self.lines.lines) if line.place <= place), default=-1)
        self._mark_row(row)
        self.list.scrollTo(self.lines.index(max(0, row)), QListView.ScrollHint.PositionAtCenter)

    def _mark_row(self, row: int) -> None:
        """Mark a line, or none, without saying that somebody chose it."""
        with QSignalBlocker(self.list.selectionModel()):
            self.list.setCurrentIndex(self.lines.index(row))
        self.list.viewport().update()

    def _seek(self, text: str) -> None:
        self.lines.wanted = text.strip().lower()
        self.refresh()

    def _point(self, index: QModelIndex) -> None:
        self._desk.gaze.point_to(self.lines.lines[index.row()] if index.isValid() else None)

    def _go(self, index: QModelIndex) -> None:
        line = self.lines.lines[index.row()]
        self._desk.look_back(line.place)
        self._desk.gaze.point_to(line)
