"""Print to scale: what and how on the left, the pages as they will come on the right."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.desk.edits import Ref
from battlefield.app.printing.pages import Plan, PrintError, scale_words
from battlefield.app.printing.paper import PAPERS
from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import WHATS, Wish
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.backdrop import LaidPicture
from battlefield.ui.printing.preview import PagePreview
from battlefield.ui.printing.remembered import keep_wish, kept_wish
from battlefield.ui.printing.runs import PrintRun
from battlefield.ui.printing.wish_form import WishForm
from battlefield.ui.shell.disk.save_dialog import file_to_write, with_ending
from battlefield.ui.widgets.chosen import unit
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.settings import Settings

_SOON = 120  # milliseconds after a change by hand until the pages are laid out anew
_SIDE = 330  # pixels: what is asked, at the left
_LEAST_PICTURE = 400  # pixels that the picture of a page and the buttons take before rows of pages do
_AROUND = 80  # pixels: margins, and the frame and the scroll bar of the list of pages


class PrintDialog(FittedDialog):
    """Asks what to print, shows it, and writes a PDF or sends it to a printer; `said` tells what was done."""

    said = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        scene: Scene,
        selection: Iterable[Ref] = (),
        start: Path | None = None,
        picture: LaidPicture | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print to scale"))
        self._settings, self._scene, self._selection = settings, scene, tuple(selection)
        self._start = start if start is not None else Path.home() / "table.pdf"
        self._laid = picture if picture is not None else LaidPicture(None)
        self._plan: Plan | None = None
        self.form = WishForm(replace(kept_wish(settings), unit=unit(settings)))
        self.preview = PagePreview()
        self.pages = _page_list()
        self.words = PlainLabel(wraps=True)
        self.bar = QProgressBar()
        self.run = PrintRun(self)
        self.run.picture = self._laid.image
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._build()
        self._listen()
        self.form.say_table(scene)
        self.refresh()

    def _build(self) -> None:
        self.resize(940, 680)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.form)
        left.addStretch(1)
        left.addWidget(self.words)
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addWidget(self.pages)
        left.setContentsMargins(0, 0, 0, 0)
        asked = QWidget()
        asked.setLayout(left)
        asked.setFixedWidth(_SIDE)
        side = QScrollArea()  # lets the dialog be lower than all that is asked
        side.setAccessibleName(tr("What is printed"))
        side.setWidgetResizable(True)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setWidget(asked)
        side.setFixedWidth(_SIDE + side.verticalScrollBar().sizeHint().width())
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(side)
        columns.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.addLayout(columns, 1)
        whole.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        self.save, self.send, self.shut = (
            QPushButton(words) for words in (tr("Save as PDF…"), tr("Print…"), tr("Close"))
        )
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        self.bar.hide()
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addStretch()
        for button in (self.save, self.send, self.shut):
            row.addWidget(button)
        return row

    def _listen(self) -> None:
        self.form.changed.connect(self._soon.start)
        self.form.refused.connect(lambda sentence: self._say(sentence, self.form.wish))
        self._soon.timeout.connect(self.refresh)
        self.pages.currentRowChanged.connect(self._turn_to)
        self.pages.itemChanged.connect(self._choose)
        self.save.clicked.connect(self.ask_file)
        self.send.clicked.connect(self.ask_printer)
        self.shut.clicked.connect(self.leave)
        self.run.told.connect(self.bar.setValue)
        self.run.ended.connect(self._rest)

    # what is shown

    @property
    def plan(self) -> Plan | None:
        """The pages as they are laid out, None where there are none."""
        return self._plan

    @property
    def chosen(self) -> Plan | None:
        """The pages that are ticked."""
        if self._plan is None:
            return None
        items = [self.pages.item(row) for row in range(self.pages.count())]
        on = tuple(item.text() for item in items if item.checkState() == Qt.CheckState.Checked)
        return self._plan.only(on)

    def refresh(self) -> None:
        """Lay the pages out anew."""
        self._soon.stop()
        wish = self.form.wish
        keep_wish(self._settings, wish)
        before = self._plan.names if self._plan is not None else ()
        try:
            self._plan = plan_of(self._scene, wish, self._selection)
            problem = ""
        except PrintError as error:
            self._plan, problem = None, str(error)
        if self._plan is None or self._plan.names != before:
            self._list_pages()
        self.preview.show_plan(self._plan, self._laid.image)
        self.preview.say(problem)
        self._turn_to(max(0, self.pages.currentRow()))
        wants = self._laid.words and wish.shown.picture and wish.what == "board"
        self._say(problem or (self._laid.words if wants else ""), wish)

    def _list_pages(self) -> None:
        self.pages.blockSignals(True)
        self.pages.clear()
        for name in self._plan.names if self._plan is not None else ():
            item = QListWidgetItem(name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.pages.addItem(item)
        self.pages.setCurrentRow(0)
        self.pages.setVisible(self.pages.count() > 1)
        self._give_pages_room()
        self.pages.blockSignals(False)

    def _give_pages_room(self) -> None:
        """Line the pages up as they lie on the table, as long as the picture of a page keeps its room."""
        grid = self.pages.gridSize()
        bar = self.pages.verticalScrollBar().sizeHint().width()
        fits = max(1, (self.width() - _SIDE - bar - _AROUND) // grid.width())
        across = min(fits, self._columns or fits)
        rows = -(-self.pages.count() // across)
        self.pages.setMaximumWidth(16 + bar + grid.width() * across)
        self.pages.setFixedHeight(16 + grid.height() * min(self._most_rows, max(1, rows)))

    @property
    def _most_rows(self) -> int:
        """How many rows of pages are listed at once, so that the picture of a page keeps its room."""
        return min(6, max(1, (self.height() - _LEAST_PICTURE) // self.pages.gridSize().height()))

    @property
    def _columns(self) -> int:
        """How many pages lie beside each other on the table, 0 where they do not lie on it."""
        pages = self._plan.pages if self._plan is not None else ()
        is_laid = bool(pages) and self.form.wish.what in ("board", "selection")
        window = pages[0].window if is_laid else None
        return window.columns if window is not None else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Line the pages up in the new width."""
        super().resizeEvent(event)
        self._give_pages_room()

    def _turn_to(self, row: int) -> None:
        item = self.pages.item(row)
        is_out = item is not None and item.checkState() != Qt.CheckState.Checked
        self.preview.show_page(row + 1, is_out)

    def _choose(self, item: QListWidgetItem) -> None:
        self.pages.setCurrentItem(item)
        self._turn_to(self.pages.row(item))
        self._say("", self.form.wish)

    def _say(self, problem: str, wish: Wish) -> None:
        """Say how much paper it takes, or why nothing can be printed."""
        chosen = self.chosen
        name = "warning" if problem else "quiet"
        if self.words.objectName() != name:
            self.words.setObjectName(name)
            self.words.style().polish(self.words)
        self.words.setText(problem or (_paper_words(chosen, self.pages.count(), wish) if chosen else ""))
        ready = chosen is not None and bool(chosen.pages) and not self.run.is_busy
        self.save.setEnabled(ready)
        self.send.setEnabled(ready)

    # what is done

    def ask_file(self) -> None:
        """Ask for a file and write the pages to it."""
        what = self.form.wish.what
        suggested = self._start.with_name(f"{self._start.stem}-{what}.pdf")
        path = file_to_write(
            self, tr("Save as PDF"), suggested, "PDF (*.pdf)", partial(with_ending, (".pdf",))
        )
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Begin to write the chosen pages to a file."""
        chosen = self.chosen
        if chosen is None or not chosen.pages:
            return
        self._work(len(chosen.pages))
        title = f"{self._scene.name or 'Table'}: {WHATS[self.form.wish.what]}"
        self.run.write(chosen, title, lambda data: self._keep(path, data))

    def _keep(self, path: Path, data: bytes) -> None:
        try:
            write_bytes(path, data)
        except SceneError as error:
            self._tell(whole_fault(error), True)
            return
        self._tell(tr("Written to {path}", path=path), False)

    def ask_printer(self) -> None:
        """Ask for a printer and send it the pages."""
        chosen = self.chosen
        if chosen is None or not chosen.pages:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._scene.name or "Table")
        if QPrintDialog(printer, self).exec():
            self.send_to(printer)

    def send_to(self, printer: QPrinter) -> None:
        """Begin to print the chosen pages on a printer."""
        chosen = self.chosen
        assert chosen is not None
        self._work(len(chosen.pages))
        try:
            self.run.send(chosen, printer, lambda: self._tell(tr("The pages are with the printer"), False))
        except OSError as error:
            self._rest()
            self._tell(tr("Nothing was printed: {error}", error=error), True)

    def _work(self, count: int) -> None:
        self.bar.setRange(0, count)
        self.bar.setValue(0)
        self.bar.setFormat(tr("Page %v of %m"))
        self.bar.show()
        self.form.setEnabled(False)
        self.save.setEnabled(False)
        self.send.setEnabled(False)
        self.shut.setText(tr("Cancel"))

    def _rest(self) -> None:
        self.bar.hide()
        self.form.setEnabled(True)
        self.save.setEnabled(True)
        self.send.setEnabled(True)
        self.shut.setText(tr("Close"))

    def _tell(self, sentence: str, is_bad: bool) -> None:
        self.words.setObjectName("warning" if is_bad else "quiet")
        self.words.style().polish(self.words)
        self.words.setText(sentence)
        self.said.emit(sentence)

    def leave(self) -> None:
        """Call off what is being drawn, else close."""
        if self.run.is_busy:
            self.run.cancel()
            self._tell(tr("Called off: nothing was written"), False)
        else:
            self.reject()

    def reject(self) -> None:
        """Close, and leave what is being drawn."""
        self.run.cancel()
        super().reject()


def _paper_words(plan: Plan, count: int, wish: Wish) -> str:
    """Say how many pages of what paper there are."""
    if wish.paper == "mat":
        size = in_unit(f"{plan.width:g} × {plan.height:g} in", wish.unit)
        return tr("One sheet of {size}. {scale}.", size=size, scale=scale_words(plan.scale))
    lies = tr("landscape") if plan.width > plan.height else tr("portrait")
    first = plan.pages[0].window if plan.pages else None
    many, paper = _counted(len(plan.pages), count), tr(PAPERS[wish.paper])
    sheets = tr("{many} of {paper}, {lies}", many=many, paper=paper, lies=lies)
    if first is not None and count > 1 and wish.what in ("board", "selection"):
        sheets = tr("{sheets}, {columns} across and {rows} down", sheets=sheets, columns=first.columns,
                    rows=first.rows)  # fmt: skip
    return tr("{sheets}. {scale}. Print them at 100 %, not fitted to the page, and measure the bars.",
              sheets=sheets, scale=scale_words(plan.scale))  # fmt: skip


def _counted(chosen: int, count: int) -> str:
    if chosen != count:
        return tr("{chosen} of {count} pages", chosen=chosen, count=count)
    return tr("{n} pages", "", count, one="{n} page")


def _page_list() -> QListWidget:
    pages = QListWidget()
    pages.setAccessibleName(tr("Pages to print"))
    pages.setToolTip(tr("Untick the pages that you do not want"))
    pages.setStyleSheet("QListView { padding: 6px; } QListView::item { padding: 2px; }")
    pages.setFlow(QListView.Flow.LeftToRight)
    pages.setWrapping(True)
    pages.setResizeMode(QListView.ResizeMode.Adjust)
    pages.setGridSize(pages.sizeHint().scaled(68, 26, Qt.AspectRatioMode.IgnoreAspectRatio))
    return pages
