"""Small boxes over the board that take a line of text: exact moves and the command search."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from battlefield.app.commands.command import PERIOD
from battlefield.app.commands.key_set import KeySet
from battlefield.app.commands.table_of_commands import Command, matching
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.handlers import move_exactly
from battlefield.app.desk.ringed import put_rings, rings_of_chosen
from battlefield.app.wording.finding import Found, matching_pages
from battlefield.app.wording.ring_lengths import ring_examples
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_moves import EXAMPLES, MoveError
from battlefield.files.text.ring_words import LONGEST, RingError
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.line_box import LineBox
from battlefield.ui.widgets.plain import tip

_KEYS, _TIP = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_LOUD, _QUIET = QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText
_LIT = QPalette.ColorRole.HighlightedText
_MOVES = QT_TR_NOOP(
    "A distance at a bearing (0 is up, 90 right), a step right, down, a place after “to”, or two tapes, "
    "“3.2 from a, 5.1 from b”: of the two places that fit the nearer one"
)

_RINGS = QT_TR_NOOP(
    "How far from the edge, and a name for an aura; “of the unit” measures from each of its models. "
    "An empty line takes them away"
)


class MoveBox(LineBox):
    """A line under the board for a typed move; goes once the move is made, or with Esc."""

    def __init__(self, parent: QWidget, desk: Desk) -> None:
        super().__init__(parent, 330)
        self._desk = desk
        self.title.setText(tr("Move"))
        self.field.setMaxLength(64)
        self.field.setPlaceholderText(EXAMPLES)
        self.field.setMinimumWidth(250)
        self.field.setAccessibleName(tr("Move exactly"))

    def ask(self) -> None:
        """Show the box with what was typed last, ready to be typed over."""
        self._open(tr(_MOVES))
        self.field.selectAll()

    def act(self, text: str) -> str:
        """Move what is selected; give what is wrong with the words, or nothing."""
        try:
            move_exactly(self._desk, text)
        except MoveError as error:
            return said(str(error))
        return self._desk.complaint


class RingBox(LineBox):
    """A line under the board for range rings about the selected models."""

    def __init__(self, parent: QWidget, desk: Desk) -> None:
        super().__init__(parent, 330)
        self._desk = desk
        self.title.setText(tr("Range rings"))
        self.field.setMaxLength(LONGEST)
        self.field.setMinimumWidth(250)
        self.field.setAccessibleName(tr("Range rings"))

    def ask(self) -> None:
        """Show the box with the rings of the selected models, ready to be typed over."""
        self.field.setPlaceholderText(ring_examples(self._desk.unit))
        self.field.setText(rings_of_chosen(self._desk) or self.field.text())
        self._open(tr(_RINGS))
        self.field.selectAll()

    def act(self, text: str) -> str:
        """Lay rings about what is selected; give what is wrong with the words, or nothing."""
        try:
            put_rings(self._desk, text)
        except RingError as error:
            return said(str(error))
        return self._desk.complaint


class _CommandRow(QStyledItemDelegate):
    """A command in two lines: its name with its keys at the right, and quietly below what it does."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row's ground, and the words on it."""
        keys, told = index.data(_KEYS), index.data(_TIP)
        self.initStyleOption(option, index)
        name, option.text = option.text.split("    ")[0], "" if told else option.text
        view = option.widget
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        if not told:
            return
        is_on = bool(option.state & QStyle.StateFlag.State_Selected)
        can = bool(option.state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Normal if can else QPalette.ColorGroup.Disabled
        loud, quiet = (_LIT, _LIT) if is_on else (_LOUD, _QUIET if can else _LOUD)
        room, line = option.rect.adjusted(8, 3, -8, -3), option.fontMetrics.lineSpacing()
        flag, below = Qt.AlignmentFlag, room.adjusted(0, line, 0, 0)
        painter.setPen(option.palette.color(group, loud))
        beside = room.width() - option.fontMetrics.horizontalAdvance(f"{keys}  " if keys else "")
        name = option.fontMetrics.elidedText(name, Qt.TextElideMode.ElideRight, beside)
        painter.drawText(room, flag.AlignLeft | flag.AlignTop, name)
        painter.setPen(option.palette.color(group, quiet))
        painter.drawText(room, flag.AlignRight | flag.AlignTop, keys)
        told = option.fontMetrics.elidedText(told, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, flag.AlignLeft | flag.AlignTop, told)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return room for both lines."""
        return QSize(0, (2 if index.data(_TIP) else 1) * option.fontMetrics.lineSpacing() + 7)


class CommandSearch(FittedDialog):
    """Finds a command by parts of its words; and what else there is: units, settings, pages to read."""

    def __init__(
        self,
        parent: QWidget,
        can_run: Callable[[str], bool],
        period: str = PERIOD,
        keys: KeySet | None = None,
        others: Sequence[Found] = (),
        elsewhere: Callable[[Command], str] = lambda _command: "",
    ) -> None:
        """`elsewhere` gives the mode that a command waits in, where that is not the one that is shown."""
        super().__init__(parent)
        self.setWindowTitle(tr("Search"))
        self._can_run, self._period, self._elsewhere = can_run, period, elsewhere
        self._keys = keys if keys is not None else KeySet()
        self._others = tuple(others)
        self.chosen: Command | None = None
        self.found: Found | None = None
        self.field = QLineEdit(placeholderText=tr("What do you want to do, see or read?"), maxLength=64)
        self.field.setAccessibleName(tr("Search for"))
        self.field.textChanged.connect(self._list)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What was found"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSpacing(1)
        self.list.setItemDelegate(_CommandRow(self.list))
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.resize(520, 420)
        self._list("")

    def show_more(self, others: Sequence[Found]) -> None:
        """Look among more than before: they are found while somebody types already."""
        row = self.list.currentRow()
        self._others += tuple(others)
        self._list(self.field.text())
        self.list.setCurrentRow(max(0, row))

    def show_if_open(self, others: Sequence[Found]) -> None:
        """Look among more, unless somebody has chosen already."""
        if isValid(self) and self.isVisible():
            self.show_more(others)

    def _list(self, text: str) -> None:
        self.list.clear()
        for command in matching(text, self._period):
            mode, key = self._elsewhere(command), self._keys.first(command)
            key = " · ".join(filter(None, (key, mode and tr("in {mode}", mode=tr(mode.capitalize())))))
            words = f"{command.plain_text}    {key}\n    {command.about}"
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, command.id)
            item.setData(_KEYS, key)
            item.setData(_TIP, command.about)
            item.setToolTip(tip(command.about))
            if not mode and not self._can_run(command.id):
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        for found in matching_pages(text, self._others):
            item = QListWidgetItem(f"{found.title}    {tr(found.kind)}\n    {found.line}")
            item.setData(Qt.ItemDataRole.UserRole, found)
            item.setData(_KEYS, tr(found.kind))
            item.setData(_TIP, found.about or tr(found.kind))
            item.setToolTip(tip(found.line))
            self.list.addItem(item)
        if not self.list.count():
            item = QListWidgetItem(
                tr("Nothing is called “{words}”; try one word such as turn, zoom or save", words=text)
            )
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self._step_to_first()

    def _step_to_first(self) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
                self.list.setCurrentRow(row)
                return

    def _choose(self, item: QListWidgetItem) -> None:
        found = item.data(Qt.ItemDataRole.UserRole)
        self.found = found if isinstance(found, Found) else None
        self.chosen = next((command for command in matching("") if command.id == found), None)
        self.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the list, and choose, without leaving the text."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row, keys = self.list.currentRow(), Qt.Key
            if event.key() in (keys.Key_Down, keys.Key_Up):
                step = 1 if event.key() == keys.Key_Down else -1
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, row + step)))
                return True
            if event.key() in (keys.Key_Return, keys.Key_Enter) and self.list.currentItem() is not None:
                self._choose(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)
