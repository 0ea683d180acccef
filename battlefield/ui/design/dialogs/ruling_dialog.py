"""A ruling from a photograph: corners clicked or frames found, bases found by clicks, and their gaps."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
)

from battlefield.app.design.measured_by import PAPERS, REFERENCES
from battlefield.app.design.photographed import Ruling
from battlefield.app.design.standing_bases import Standing
from battlefield.app.desk.background import Task
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.presets import BASE_SIZES, shown_base
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board
from battlefield.ui.design.dialogs.photographs import ReadPhotograph, keep_picture, read_photograph
from battlefield.ui.design.dialogs.ruling_steps import Doing, RulingSteps
from battlefield.ui.design.dialogs.ruling_view import RulingView
from battlefield.ui.shell import dialogs
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.empty_lists import TellingList
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.number_field import INCHES, NumberField
from battlefield.ui.widgets.plain import PlainLabel

PICTURES = QT_TR_NOOP("Photographs (*.jpg *.jpeg *.png *.webp);;All files (*)")
_WIDE, _HIGH = 60.0, 44.0  # inches: the table that is thought of first
_USUAL = BaseSize.round(32)
_COLUMN = 300  # pixels
_NOTHING = QT_TR_NOOP("Nothing else")
_NO_BASES = QT_TR_NOOP("Bases that you click in the picture are listed here, with their sizes and places.")
_STILL = 250  # milliseconds that a corner or a size stays before bases are found again


class RulingDialog(FittedDialog):
    """Measures in a photograph; a table with all that was found is laid from there."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("A ruling from a photograph"))
        self._window = window
        self._unit = chosen.unit(window.settings)
        self.path: Path | None = None
        self._steps = RulingSteps(window.background, self._unit, self._show)
        self._is_left = False
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(_STILL)
        self._still.timeout.connect(self._find_again)
        self.setAcceptDrops(True)
        self.view = RulingView(window.colours)
        self.view.set_at.connect(self._click)
        self.view.moved.connect(self._move)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.setSpacing(12)
        whole.addWidget(self.view, 1)
        column = QVBoxLayout()
        whole.addLayout(column)
        self._add_reference(column)
        self._add_bases(column)
        self._add_end(column)
        for button in (self.choose, self.drop, self.lay, self.away):
            button.setAutoDefault(False)  # Enter in a field takes what is typed, and opens and lays nothing
        self.resize(1080, 680)
        self._show(tr("Open, paste (Ctrl+V) or drop a photograph of a table"))

    @classmethod
    def ask(cls, window: Shell, path: Path | None = None) -> "RulingDialog":
        """Open the dialog over the window; it stays until it is closed, and holds up nothing."""
        dialog = cls(window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        if path is not None:
            dialog.open_picture(path)
        return dialog

    @property
    def ruling(self) -> Ruling | None:
        """What was measured so far."""
        return self._steps.ruling

    @property
    def is_busy(self) -> bool:
        """Whether something that was clicked or typed is still being worked out."""
        return self._steps.is_busy

    # how it is made

    def _add_reference(self, column: QVBoxLayout) -> None:
        self.choose = QPushButton(tr("Open a photograph…"))
        self.choose.clicked.connect(self._ask_file)
        self.name = _label("quiet")
        self.way = ChoiceField()
        self.way.setAccessibleName(tr("What it is measured by"))
        self.way.addItems([tr(each.name) for each in REFERENCES])
        self.way.currentIndexChanged.connect(self._change_way)
        self.wide, self.high = (NumberField(1.0, 200.0, 2, 1.0, INCHES) for _ in range(2))
        form = QFormLayout()
        form.addRow(tr("Measure by"), self.way)
        for words, field, value in (
            (tr("Table wide"), self.wide, _WIDE),
            (tr("Table high"), self.high, _HIGH),
        ):
            field.setValue(value)
            field.show_in(self._unit)
            field.setAccessibleName(words)
            field.valueChanged.connect(self._resize_table)
            form.addRow(words, field)
        self.more = ChoiceField()
        self.more.setAccessibleName(tr("What it is measured by besides"))
        self.more.setToolTip(
            tr("A further sheet of paper, wherever it lies: the more is known, the surer are gaps")
        )
        self.more.addItems([tr(_NOTHING), *(tr(each.name) for each in PAPERS)])
        self.more.activated.connect(self._add_paper)
        form.addRow(tr("And by"), self.more)
        self.error = _label("")
        self.error.setAccessibleName(tr("How sure it is"))
        for widget in (self.choose, self.name):
            column.addWidget(widget)
        column.addLayout(form)
        column.addWidget(self.error)

    def _add_bases(self, column: QVBoxLayout) -> None:
        self.base = ChoiceField()
        self.base.setAccessibleName(tr("Size of the base"))
        self.base.setToolTip(tr("A click near the rim, or near an edge, finds the base of this size"))
        self.base.addItems([shown_base(size) for size in BASE_SIZES])
        self.base.setCurrentIndex(BASE_SIZES.index(_USUAL))
        form = QFormLayout()
        form.addRow(tr("Base"), self.base)
        self.list = TellingList(tr(_NO_BASES))
        self.list.setAccessibleName(tr("Bases found"))
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.itemSelectionChanged.connect(self._show_rims)
        self.drop = QPushButton(tr("Remove"))
        self.drop.clicked.connect(self._remove)
        self.gap = _label("")
        self.gap.setAccessibleName(tr("The gap of two bases"))
        column.addLayout(form)
        column.addWidget(self.list, 1)
        column.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.gap)

    def _add_end(self, column: QVBoxLayout) -> None:
        self.words = _label("quiet")
        self.words.setMinimumHeight(3 * self.words.fontMetrics().lineSpacing())
        self.lay = QPushButton(tr("Lay it on a table"))
        self.lay.setObjectName("primary")
        self.lay.setToolTip(tr("Lay a table with these bases, the photograph under it (Ctrl+Enter)"))
        self.lay.clicked.connect(self.accept)
        self.away = QPushButton(tr("Close"))
        self.away.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.away)
        row.addWidget(self.lay)
        column.addWidget(self.words)
        column.addLayout(row)

    # the picture

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a photograph"), "", tr(PICTURES))
        if name:
            self.open_picture(Path(name))

    def paste(self) -> None:
        """Take the picture on the clipboard; it is kept in a file of the program's own."""
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()  # None where nothing was ever copied
        urls = data.urls() if data is not None else []
        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        if files:
            self.open_picture(files[0])
            return
        image = QGuiApplication.clipboard().image()
        if image.isNull():
            self._show(tr("There is no picture on the clipboard; copy one, or open its file"))
            return
        try:
            self.open_picture(keep_picture(image))
        except SceneError as error:
            self._show(whole_fault(error))

    def open_picture(self, path: Path) -> None:
        """Read a photograph away from the hand, and look for calibration frames in it.

        Where bases or corners of another one would be lost, once that is confirmed.
        """
        if not self._may_lose(tr("Open another photograph")):
            return
        self.name.setText(tr("Reading {name} …", name=path.name))
        board = self._board

        def work(_task: Task) -> tuple[ReadPhotograph, Ruling, str] | str:
            try:
                found = read_photograph(path)
            except SceneError as error:
                return whole_fault(error.of(path.name))
            ruling = Ruling(found.photograph, found.shown.image.width() / found.shown.size.width(), board)
            return found, ruling, ruling.error_words(self._unit)

        self._window.background.begin(work, lambda found: self._take(path, found), lambda: None)

    def done(self, result: int) -> None:
        """Close, and hear no more of what is still being worked out."""
        self._is_left = True
        super().done(result)

    @property
    def _board(self) -> Board:
        return Board(self.wide.value(), self.high.value())

    def _take(self, path: Path, found: tuple[ReadPhotograph, Ruling, str] | str) -> None:
        if self._is_left:
            return
        if isinstance(found, str):
            self.name.setText("")
            self._show(found)
            return
        read, ruling, sure = found
        size = read.shown.size
        self.path = path
        self.name.setText(
            tr("{name} · {width} × {height} pixels", name=path.name, width=size.width(), height=size.height())
        )
        self._steps.begin(ruling, sure)
        self.view.show_picture(read.shown)
        self.way.blockSignals(True)
        self.way.setCurrentIndex(REFERENCES.index(ruling.reference))
        self.way.blockSignals(False)
        self._show()
        if ruling.board != self._board:
            self._resize_table()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.open_picture(paths[0])

    # what it is measured by, and bases

    def _step(self, do: Doing, kind: str = "", quick: bool = False) -> None:
        """Take a step away from the hand; nothing is laid on a table before it is done."""
        if self._is_left:
            return
        self._steps.take(do, kind, quick)
        self.lay.setEnabled(self.lay.isEnabled() and not self.is_busy)

    def _change_way(self) -> None:
        reference = REFERENCES[self.way.currentIndex()]
        self._step(_quietly(lambda ruling: ruling.measure_by(reference)))

    def _resize_table(self) -> None:
        board = self._board
        self._step(_quietly(lambda ruling: ruling.lay_on(board)), "size")

    def _add_paper(self, index: int) -> None:
        """Begin a further sheet, whose corners are clicked next."""
        if index:
            self._step(_quietly(lambda ruling: ruling.add_paper(PAPERS[index - 1])))

    def _click(self, x: float, y: float) -> None:
        """Take a click: as a corner while some are missing, then near the rim of a base."""
        size = BASE_SIZES[self.base.currentIndex()]

        def do(ruling: Ruling) -> tuple[str, bool]:
            if ruling.set_corner((x, y)):
                return "", False
            count = len(ruling.standing)
            told = ruling.click(size, (x, y))
            return told, len(ruling.standing) >= count and not ruling.is_gathering

        self._step(do, quick=self.ruling is not None and self.ruling.corners_left > 1)

    def _move(self, number: int, x: float, y: float) -> None:
        self._step(_quietly(lambda ruling: ruling.move_corner(number, (x, y))), f"corner {number}")

    def _find_again(self) -> None:
        """Find the bases again that were found before the camera moved, beside the hand."""
        ruling = self.ruling
        if ruling is None or ruling.seen is None or not ruling.lost:
            return
        seen, lost = ruling.seen, tuple(ruling.lost)

        def take(found: list[Standing | None]) -> None:
            self._step(lambda ruling: (told := ruling.take_again(seen, found), bool(told)))

        self._window.background.begin(lambda _task: ruling.found_again(seen, lost), take, lambda: None)

    def _remove(self) -> None:
        rows = [index.row() for index in self.list.selectedIndexes()]
        self._step(_quietly(lambda ruling: ruling.take_away(*rows)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste a picture; lay the table; step back from a rim that was begun; remove what is chosen."""
        is_gathering = self.ruling is not None and self.ruling.is_gathering
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        elif event.key() == Qt.Key.Key_Escape and (self.is_busy or is_gathering):
            self._step(_quietly(Ruling.leave_rim), quick=True)
        elif event.key() == Qt.Key.Key_Escape and self.ruling is not None and self.ruling.standing:
            self.words.setText(tr("Lay these bases on a table to keep them; Close puts them away"))
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.list.selectedIndexes():
            self._remove()
        elif event.key() == Qt.Key.Key_Backspace and self.ruling is not None:
            self._step(_quietly(Ruling.take_back), quick=not self.ruling.papers)
        else:
            super().keyPressEvent(event)

    # what is shown

    def _show(self, words: str = "", new: bool = False) -> None:
        if self._is_left:
            return
        ruling = self.ruling
        is_seen = ruling is not None and ruling.seen is not None
        for widget in (self.base, self.list):
            widget.setEnabled(is_seen)
        is_finding = ruling is not None and is_seen and bool(ruling.lost)
        self.lay.setEnabled(is_seen and not is_finding and not self.is_busy)
        self.choose.setDefault(ruling is None)
        if is_finding:
            self._still.start()
        self.drop.setEnabled(ruling is not None and bool(ruling.standing))
        self.way.setEnabled(ruling is not None)
        self.more.setEnabled(is_seen)
        if ruling is None or not ruling.awaits:
            self.more.setCurrentIndex(0)
        self.error.setText(said(self._steps.sure))
        self._fill(new)
        self._show_rims()
        self.words.setText(said(words) or self._how())

    def _how(self) -> str:
        """Say what to do next."""
        ruling = self.ruling
        if ruling is None:
            return ""
        if ruling.awaits:
            return tr(ruling.awaits)
        if ruling.seen is None and not ruling.pins():
            return tr("Choose something else to measure by, or a photograph with a frame in it")
        if ruling.seen is None:
            return tr("Drag the corners to where they belong, or take the last back with Backspace")
        if ruling.lost:
            return tr("Finding the bases again …")
        return tr("Choose a size, and click near the rim of each base of that size")

    def _fill(self, new: bool) -> None:
        """List the bases; the newest two are chosen where one has just been found."""
        standing = self.ruling.standing if self.ruling is not None else []
        self.list.blockSignals(True)
        self.list.clear()
        if self.ruling is not None:
            self.list.addItems([f"{n}  {said(each.words(self._unit))}" for n, each in enumerate(standing, 1)])
        for row in range(max(0, len(standing) - 2), len(standing)):
            if new or len(standing) == 2:
                self.list.item(row).setSelected(True)
        self.list.blockSignals(False)

    def _show_rims(self) -> None:
        ruling = self.ruling
        rows = tuple(sorted(index.row() for index in self.list.selectedIndexes()))
        standing = ruling.standing if ruling is not None else []
        rims = [(ruling.outline(each), str(n)) for n, each in enumerate(standing, 1)] if ruling else []
        pins = [(pixel, "") for pixel in (*ruling.pins(), *ruling.rim)] if ruling else []
        self.view.show_rims(rims, rows)
        self.view.show_pins(pins, len(pins) - 1)
        self.gap.setText("")
        if ruling is not None and len(rows) == 2:
            first, second = (standing[row] for row in rows)
            told = said(ruling.gap_words(first, second, self._unit))
            self.gap.setText(
                tr("{first} and {second}: {gap}", first=rows[0] + 1, second=rows[1] + 1, gap=told)
            )

    # how it ends

    def reject(self) -> None:
        """Close; where bases or corners would be lost, once that is confirmed."""
        if self._may_lose(tr("Close")):
            super().reject()

    def _may_lose(self, doing: str) -> bool:
        """Ask before what is on no table yet is lost by doing something."""
        lost = self._would_be_lost()
        words = tr("{lost} {doing}, and lose them?", lost=lost, doing=doing)
        return not lost or dialogs.confirmed(self, words)

    def _would_be_lost(self) -> str:
        """Say what was found or clicked in the photograph, or nothing."""
        bases = len(self.ruling.standing) + len(self.ruling.lost) if self.ruling is not None else 0
        if bases:
            return tr("{n} bases that were found are on no table yet.", "", bases,
                      one="{n} base that was found is on no table yet.")  # fmt: skip
        has_corners = self.ruling is not None and bool(self.ruling.pins())
        return tr("The corners that were set are on no table yet.") if has_corners else ""

    def accept(self) -> None:
        """Lay a table with all that was found, and the photograph under it."""
        if self.ruling is None or self.path is None or not self.lay.isEnabled():
            return
        if self._window.files.may_leave():
            super().accept()
            self._window.files.start(self.ruling.scene(str(self.path.resolve()), self.path.stem))
            document = self._window.files.document
            if document is not None:
                document.lose_file()  # what was found in the photograph is in no file yet
                self._window.refresh()
            page, spot = self._window.page, self.ruling.spot()
            if page is not None and spot is not None:
                page.view.fit(QRectF(QPointF(spot.left, spot.top), QPointF(spot.right, spot.bottom)))


def _quietly(change: Callable[[Ruling], object]) -> Doing:
    """Return a step of which nothing is said, and by which no base is found."""
    return lambda ruling: (change(ruling), ("", False))[1]


def _label(name: str) -> PlainLabel:
    label = PlainLabel("", name=name, wraps=True) if name else PlainLabel("", wraps=True)
    label.setFixedWidth(_COLUMN)
    return label
