"""What is wrong with the table that is drawn: a list by gravity that leads to each place."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.checks.finding import GRAVE_WORDS, GRAVES, Finding, Grave
from battlefield.app.checks.telling import counted_grave, counted_graves, sentence
from battlefield.app.checks.watch import Watch
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import Background
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.share_bar import ShareBar
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

REST = 250  # milliseconds without a change after which the table is looked through
FINDING = Qt.ItemDataRole.UserRole
_ICONS: dict[Grave, str] = {"fault": "fault", "warning": "warning", "hint": "info"}
_CHIPS: dict[Grave, str] = {
    "fault": QT_TR_NOOP("Faults"),
    "warning": QT_TR_NOOP("Warnings"),
    "hint": QT_TR_NOOP("Hints"),
}
_FINE = QT_TR_NOOP(
    "Nothing wrong: no piece overlaps another, every place can be reached, every gap can be passed."
)
_LEFT_OUT = QT_TR_NOOP("No finding is called so; clear the filter to see the others.")


class _Whole(QStyledItemDelegate):
    """Gives rows room for all their words: Qt measures them in more width than they may be painted in."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row in what is left beside a scroll bar, whether there is one or not."""
        beside = self._rows.verticalScrollBar().sizeHint().width()
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, self._rows.maximumViewportSize().width() - beside, 1)
        return super().sizeHint(narrow, index)


class FindingList(QListWidget):
    """A list whose Enter, also that of the number pad, and double click lead to the place."""

    wanted = Signal(QListWidgetItem)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Findings"))
        self.setWordWrap(True)
        self.setItemDelegate(_Whole(self))
        self.setSpacing(2)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setIconSize(QSize(18, 18))
        self.setToolTip(tr("Enter or double click shows the place"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(self.wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead to the place with Enter."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.wanted.emit(item)
            return
        super().keyPressEvent(event)


class ChecksPanel(QWidget):
    """The findings, a filter, and how far a look is.

    `shown` tells which finding to draw, `jumped` which to go to, `counted` how many there are.
    """

    shown = Signal(object)
    jumped = Signal(object)
    counted = Signal(str)

    def __init__(self, desk: Studio, background: Background | None, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self._colours = desk, colours
        self.watch = Watch(desk, background)
        self._drawn: tuple[object, ...] = ()
        self._lit: Finding | None = None
        self._proves = False  # whether the finding that the list is at is drawn
        self._seen: Scene | None = None
        self._seen_in: LengthUnit = desk.unit
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._look)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        self.filter = QLineEdit(placeholderText=tr("Filter findings"))
        self.filter.setAccessibleName(tr("Filter findings"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._show)
        column.addWidget(self.filter)
        self.chips: dict[Grave, QToolButton] = {}
        column.addLayout(self._made_chips())
        self.list = FindingList()
        self.list.wanted.connect(self._jump)
        self.list.currentItemChanged.connect(lambda item, _before: self._prove(item))
        self.list.itemClicked.connect(self._prove)
        column.addWidget(self.list, 1)
        self.words = PlainLabel(name="quiet", wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.words)
        self.bar = ShareBar(tr("How far the look is"), 4)
        column.addWidget(self.bar)
        self.refresh()

    def _made_chips(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for grave in GRAVES:
            chip = self.chips[grave] = QToolButton()
            chip.setObjectName("chip")
            chip.setCheckable(True)
            chip.setChecked(True)
            chip.setText(tr(_CHIPS[grave]))
            chip.setToolTip(tr("{what}: {words}", what=tr(_CHIPS[grave]), words=tr(GRAVE_WORDS[grave])))
            chip.toggled.connect(self._show)
            row.addWidget(chip)
        row.addStretch()
        return row

    def first(self) -> QWidget:
        """Return what the keyboard comes to first."""
        return self.list

    # what is true now

    def refresh(self) -> None:
        """Show what is known, and look once the hand has rested."""
        self.watch.hear()
        desk = self._desk
        if self.watch.is_behind and (self._seen is not desk.scene or self._seen_in != desk.unit):
            if self._seen is not desk.scene:
                self.drop()
            self._seen, self._seen_in = desk.scene, desk.unit
            self._rest.start()
        self._show()

    def _look(self) -> None:
        if self._desk.lifted:  # a hand holds something: look when it has let go
            self._rest.start()
            return
        self.watch.ask()
        self._show()

    def summary(self) -> str:
        """Say in short what was found; "" before anything is known."""
        return counted_graves(self.watch.findings) if self.watch.is_known else ""

    def _show(self) -> None:
        watch = self.watch
        wanted = [grave for grave in GRAVES if self.chips[grave].isChecked()]
        found = watch.chosen(self.filter.text(), wanted)
        self.bar.setVisible(watch.is_behind)
        self.bar.show_share(watch.share)
        key = (tuple(map(id, found)), watch.is_behind, self._colours.name, self.filter.text())
        if key == self._drawn:
            return
        self._drawn = key
        self._fill(found)
        self._say(found)
        for grave, chip in self.chips.items():
            count = sum(each.grave == grave for each in watch.findings)
            chip.setText(f"{tr(_CHIPS[grave])} {count}" if count else tr(_CHIPS[grave]))
        self.counted.emit(self.summary())

    def _fill(self, found: list[Finding]) -> None:
        """List the findings under headings; those of a table that has changed since are dimmed."""
        kept = self._lit
        self.list.blockSignals(True)
        self.list.clear()
        ink = self._colours.quiet if self.watch.is_behind else self._colours.text
        for grave in GRAVES:
            own = [each for each in found if each.grave == grave]
            if own:
                self.list.addItem(_heading(grave, len(own), self._colours))
            for finding in own:
                item = QListWidgetItem(_icon(grave, self._colours), sentence(finding.words))
                item.setForeground(QBrush(QColor(ink)))
                item.setData(FINDING, finding)
                self.list.addItem(item)
                if kept is not None and finding.words == kept.words:
                    self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._light(self.list.currentItem())

    def _say(self, found: list[Finding]) -> None:
        self.list.setVisible(bool(found))
        words = ""
        if not self.watch.is_known:
            words = tr("Looking the table through …")
        elif self.watch.is_behind:
            words = tr("The table has changed; looking again …")
        elif not self.watch.findings:
            words = tr(_FINE)
        elif not found:
            words = tr(_LEFT_OUT)
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def _prove(self, item: QListWidgetItem | None) -> None:
        """Draw the finding that the list has come to, until Esc or a change of the table."""
        self._proves = True
        self._light(item)

    def _light(self, item: QListWidgetItem | None) -> None:
        """Draw the finding that the list is at, unless it is of a table that has changed since."""
        finding = item.data(FINDING) if item is not None else None
        if finding is not None:
            self._lit = finding
        self.shown.emit(finding if self._proves and not self.watch.is_behind else None)

    def drop(self) -> bool:
        """Draw no finding any more; the list stays where it is. False where none was drawn."""
        had, self._proves = self._proves and self.list.currentRow() >= 0, False
        self.shown.emit(None)
        return had

    def _jump(self, item: QListWidgetItem) -> None:
        finding = item.data(FINDING)
        if finding is not None:
            self._prove(item)
            self.jumped.emit(finding)

    def step(self, by: int) -> bool:
        """Go on to the next finding of the list, or the one before; False where there is none."""
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(FINDING) is not None]
        if not rows:
            return False
        now = self.list.currentRow()
        after = [row for row in rows if (row > now if by > 0 else row < now)] if now >= 0 else rows
        row = (after or rows)[0 if by > 0 else -1]
        self.list.setCurrentRow(row)
        self.list.scrollToItem(self.list.item(row))
        self._jump(self.list.item(row))
        return True

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self._colours = colours
        self._show()

    def sizeHint(self) -> QSize:
        """Return room for a few findings."""
        return QSize(280, 240)


def _icon(grave: Grave, colours: Colours) -> QIcon:
    """Return the sign of a gravity, also for a row that is selected."""
    plain = icon(_ICONS[grave], colours)
    made = QIcon(plain)
    made.addPixmap(plain.pixmap(48, QIcon.Mode.Normal, QIcon.State.On), QIcon.Mode.Selected)
    return made


def _heading(grave: Grave, count: int, colours: Colours) -> QListWidgetItem:
    item = QListWidgetItem(f"{counted_grave(grave, count)} – {tr(GRAVE_WORDS[grave])}")
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    font = item.font()
    font.setBold(True)
    item.setFont(font)
    item.setForeground(QBrush(QColor(colours.quiet)))
    return item


def place_of(finding: Finding, parts: list[QRectF], board: QRectF) -> QRectF:
    """Return what of the board to look at: the place and the parts that a finding is about, with much around.

    Half of the board each way is seen at least, so that one knows where one is.
    """
    x, y = finding.at
    wide, high = max(12.0, board.width() / 2.0), max(12.0, board.height() / 2.0)
    box = QRectF(x - wide / 2.0, y - high / 2.0, wide, high)
    for part in parts:
        if max(part.width(), part.height()) <= 24.0:
            box = box.united(part.adjusted(-1.0, -1.0, 1.0, 1.0))
    return box
