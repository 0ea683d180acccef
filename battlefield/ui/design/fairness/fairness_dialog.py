"""The fairness report: what is assumed, both sides' figures with their differences, and pictures of them."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.checks.fairness import USUAL, Fairness, Measure, Row, fairness, stage_words
from battlefield.app.checks.fairness_words import shown_figure
from battlefield.app.checks.grid_steps import all_steps
from battlefield.app.checks.sides import deploying
from battlefield.app.checks.telling import difference_lines, verdict
from battlefield.app.design.drawing.tools import drawing_tool
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import AtOnce, Background, Latest, Task
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.presets import BASE_SIZES, shown_base
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.fairness.fairness_maps import Maps
from battlefield.ui.design.fairness.fairness_pages import ENDINGS, report_title, write_fairness
from battlefield.ui.design.share_bar import ShareBar
from battlefield.ui.shell.disk.save_dialog import file_to_write, with_ending
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.number_field import INCHES, CountField, NumberField, RefusedWords
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

_KINDS = "PDF (*.pdf);;HTML (*.html)"
_BESIDE = 24  # pixels of a column that its words do not get
_LEFT = 520  # pixels of the column of figures
_COMPARES = QT_TR_NOOP(
    "The report compares what each side sees, reaches and has to walk from its deployment zone."
)
_SIDES = 2  # that are compared
_WHOLE = QSize(1180, 700)  # with room for figures and pictures side by side


class FairnessDialog(FittedDialog):
    """Measures in the background; what is assumed can be changed, which measures anew.

    `zone_wanted`: there is nothing to measure before a zone is drawn.
    """

    zone_wanted = Signal()

    def __init__(
        self, parent: QWidget, desk: Studio, colours: Colours, background: Background | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Fairness report"))
        self._desk, self._colours = desk, colours
        self._latest: Latest[Fairness] = Latest(background or AtOnce(), self._arrived)
        self.colours_now: Callable[[], Colours] = lambda: colours
        self.found: Fairness | None = None
        self._asked: tuple[Scene, Measure] | None = None
        self._is_bare = False  # no figures and pictures can be had, and no room is kept for them
        self.maps = Maps(colours)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(16)
        left = QVBoxLayout()
        self._add_measure(left)
        self._add_progress(left)
        self._add_table(left)
        self._add_buttons(left)
        whole.addLayout(left)
        whole.addWidget(self.maps, 1)
        self.resize(_WHOLE)
        self._lay_out(len(deploying(desk.scene)) != _SIDES)
        self.measure()

    @classmethod
    def ask(cls, page: DrawnTable) -> "FairnessDialog":
        """Open the dialog over a page; it stays until it is closed, and holds up nothing."""
        dialog = cls(page, page.desk, page.colours, page.background)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.changed.connect(dialog.notice)
        dialog.colours_now = lambda: page.colours
        dialog.zone_wanted.connect(lambda: page.take(drawing_tool("zone", page.desk, page.type_numbers)))
        dialog.show()
        return dialog

    # how it is made

    def _add_measure(self, column: QVBoxLayout) -> None:
        self.base = ChoiceField()
        for size in BASE_SIZES:
            self.base.addItem(shown_base(size), size)
        self.base.setCurrentIndex(BASE_SIZES.index(USUAL.base))
        self.move_in = NumberField(0.5, 48.0, 2, 1.0, INCHES)
        self.eye = NumberField(0.0, 24.0, 2, 0.5, INCHES)
        self.move_in.setValue(USUAL.move)
        self.eye.setValue(USUAL.eye)
        self.turns = CountField((1, 10))
        self.turns.setValue(USUAL.turns)
        self.climb = NumberField(0.0, 24.0, 2, 1.0, INCHES)
        self.climb.setValue(USUAL.climb)
        for field in (self.move_in, self.eye, self.climb):
            field.show_in(self._desk.unit)
            field.valueChanged.connect(self.measure)
        self.turns.valueChanged.connect(self.measure)
        self.base.currentIndexChanged.connect(self.measure)
        self.form = QWidget()
        form = QGridLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setColumnStretch(1, 1)
        form.setColumnStretch(3, 1)
        fields: tuple[tuple[str, QWidget], ...] = (
            (tr("Base"), self.base),
            (tr("Move per turn"), self.move_in),
            (tr("Turns", "of a game"), self.turns),
            (tr("Eye height"), self.eye),
            (tr("Climb at most"), self.climb),
        )
        for number, (name, shown) in enumerate(fields):
            row, pair = divmod(number, 2)
            shown.setAccessibleName(name)
            form.addWidget(PlainLabel(name), row, 2 * pair)
            form.addWidget(shown, row, 2 * pair + 1)
        self.climb.setToolTip(
            tr("The height that is climbed at once, at the cost of walking as far; 0 for none")
        )
        column.addWidget(self.form)
        column.addWidget(RefusedWords(self.move_in, self.turns, self.eye, self.climb))

    def _add_progress(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        self.words = PlainLabel(wraps=True)
        font = self.words.font()
        font.setBold(True)
        self.words.setFont(font)
        self.bar = ShareBar(tr("How far the measuring is"))
        self.stop = QPushButton(tr("Stop"))
        self.stop.clicked.connect(self.cancel)
        row.addWidget(self.words, 1)
        row.addWidget(self.stop)
        self.draw_zone = QPushButton(tr("Draw a deployment zone"))
        self.draw_zone.clicked.connect(self._draw_zone)
        self.draw_zone.hide()
        self.compares = PlainLabel(tr(_COMPARES), name="quiet", wraps=True)
        column.addLayout(row)
        column.addWidget(self.compares)
        column.addWidget(self.draw_zone, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.bar)

    def _draw_zone(self) -> None:
        """Leave the table to the hand that draws the zone that is missing."""
        self.zone_wanted.emit()
        self.close()

    def _add_table(self, column: QVBoxLayout) -> None:
        self.table = QTableWidget(0, 4)
        self.table.setAccessibleName(tr("Figures of both sides"))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setHorizontalHeaderLabels(("", tr("one"), tr("other"), tr("Difference")))
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setMinimumWidth(_LEFT)
        self.table.setWordWrap(True)
        self.table.hide()  # until there are figures
        self.room = QWidget()  # for them, until then
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        header.setHighlightSections(False)
        header.sectionResized.connect(lambda *_: self._space_rows())
        column.addWidget(self.table, 1)
        column.addWidget(self.room, 1)

    def _add_buttons(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        self.save = QPushButton(tr("Save the report…"))
        self.save.clicked.connect(self.ask_save)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.close)
        self.written = PlainLabel(name="quiet")
        self.written.hide()
        row.addWidget(self.save)
        row.addWidget(self.written)
        row.addStretch()
        row.addWidget(self.close_button)
        column.addLayout(row)

    # measuring

    @property
    def assumed(self) -> Measure:
        """What the form says of those who walk and look."""
        return Measure(
            self.base.currentData(),
            self.move_in.value(),
            self.turns.value(),
            self.eye.value(),
            self.climb.value(),
        )

    def measure(self) -> None:
        """Measure the table as it is now with what is assumed now."""
        self._asked = (self._desk.scene, self.assumed)
        self.written.hide()
        self._arrived()

    def cancel(self) -> None:
        """Call the measuring off, or begin it anew."""
        if self._asked is None:
            self.measure()
            return
        self._latest.forget()
        self._asked = None
        self._say()

    def _arrived(self) -> None:
        if self._asked is None:
            return
        scene, assumed = self._asked
        unit = self._desk.unit

        def work(task: Task) -> Fairness:
            return fairness(scene, assumed, unit, task.tell, task.cancelled)

        found = self._latest.get((scene, assumed, unit), work)
        if found is not None and found is not self.found:
            self.found = found
            self._fill(found)
            self.maps.show_maps(scene, all_steps(found))
        self._say()

    def notice(self) -> None:
        """Say so where the table has changed since it was measured."""
        self._say()

    def _say(self) -> None:
        share, asked, found = self._latest.share, self._asked, self.found
        waiting = asked is not None and (found is None or found.measure != asked[1] or share is not None)
        self.bar.setVisible(waiting)
        self.bar.show_share(share)
        behind = asked is None or asked[0] is not self._desk.scene
        self.stop.setVisible(waiting or behind)
        self.stop.setText(tr("Stop") if waiting else tr("Measure again"))
        if not waiting and behind and asked is not None:
            self._asked = None
        if waiting:
            words = f"{stage_words(share, deploying(asked[0] if asked else self._desk.scene))} …"
        elif asked is None and found is None:
            words = tr("Not measured")
        elif behind:
            words = tr("The table has changed since it was measured")
        else:
            words = verdict(found) if found is not None else ""
        self.words.setText(words)
        if not waiting and not behind and found is not None:
            self._lay_out(bool(found.missing))
        self.maps.say(tr("{words}\nThe pictures follow", words=words) if waiting else "")
        self.save.setEnabled(found is not None and not found.missing and not waiting)

    def _lay_out(self, is_bare: bool) -> None:
        """Be as small as the one sentence that says what is missing, or have room for all that is shown."""
        self.compares.setVisible(is_bare)
        self.draw_zone.setVisible(is_bare)
        if is_bare == self._is_bare:
            return
        self._is_bare = is_bare
        for each in (self.maps, self.form, self.room, self.save):
            each.setVisible(not is_bare)
        self.resize(self.sizeHint())
        QTimer.singleShot(0, self, self._take_room)

    def _take_room(self) -> None:
        """Be as large as asked for, about the same middle, once the layout knows who is there."""
        middle = self.geometry().center()
        self.resize(self.sizeHint())
        if self.isVisible():
            self.move(self.pos() + middle - self.geometry().center())

    def _fill(self, found: Fairness) -> None:
        named = found.sides[:2]
        self.table.setHorizontalHeaderLabels(
            ["", *named, *(tr("one"), tr("other"))[len(named) :], tr("Difference")]
        )
        self.table.setRowCount(0)
        for row in found.rows:
            self._add_row(row, found.sides)
        self.table.setVisible(bool(found.rows))
        self.room.setVisible(not found.rows)
        self._space_rows()

    def _space_rows(self) -> None:
        """Make rows as high as their words, wrapped in a little less room than there is, and some more."""
        for row in range(self.table.rowCount()):
            high = max(self._words_height(row, column) for column in range(self.table.columnCount()))
            self.table.setRowHeight(row, max(high + 10, self.table.sizeHintForRow(row)))

    def _words_height(self, row: int, column: int) -> int:
        """Return how high the words of a cell are in its own letters, which may be bold."""
        item = self.table.item(row, column)
        if item is None:
            return 0
        font, wide = self.table.font(), self.table.columnWidth(column) - _BESIDE
        font.setBold(item.font().bold())
        wrap = Qt.TextFlag.TextWordWrap
        return QFontMetrics(font).boundingRect(QRect(0, 0, max(1, wide), 0), wrap, item.text()).height()

    def _add_row(self, row: Row, sides: Sequence[str]) -> None:
        place = self.table.rowCount()
        self.table.insertRow(place)
        name = QTableWidgetItem(f"{shown_figure(row.name)}\n{shown_figure(row.says)}")
        name.setTextAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.table.setItem(place, 0, name)
        for column, text in enumerate(
            (*map(shown_figure, row.texts), "\n".join(difference_lines(row, sides))), start=1
        ):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            item.setToolTip(shown_figure(row.says))
            self.table.setItem(place, column, item)
        last = self.table.item(place, 3)
        if last is not None and row.difference:
            font = last.font()
            font.setBold(True)
            last.setFont(font)
            last.setForeground(QBrush(QColor(self._colours.warning)))

    # writing

    def ask_save(self) -> None:
        """Ask for a file and write the report."""
        start = f"{report_title(self._desk.scene)}.pdf"
        path = file_to_write(self, tr("Save the report"), start, _KINDS, partial(with_ending, ENDINGS))
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the report; what cannot be is said in the dialog."""
        if self.found is None or self._asked is None:
            return
        try:
            write_fairness(path, self.found, self._asked[0], self._desk.unit)
        except SceneError as error:
            self.words.setText(whole_fault(error))
            return
        self.written.setText(tr("Written to {name}", name=path.name))
        self.written.show()

    def done(self, result: int) -> None:
        """Leave; what is still measured is called off."""
        self._latest.forget()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:
        """Take on other colours with the window, once it has them all."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            QTimer.singleShot(0, self, self.recolour)

    def recolour(self) -> None:
        """Take on the window's colours."""
        colours = self.colours_now()
        if colours is not self._colours:
            self._colours = self.maps.colours = colours
            self.maps.draw_anew()
            if self.found is not None:
                self._fill(self.found)

    def sizeHint(self) -> QSize:
        """Return room for figures and pictures side by side, or for what says what is missing."""
        layout = self.layout()
        return QSize(_LEFT, layout.heightForWidth(_LEFT)) if self._is_bare and layout is not None else _WHOLE
