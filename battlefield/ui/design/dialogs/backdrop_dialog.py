"""The picture under the table: chosen, pinned to places in inches, and seen on the table at once."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSlider,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.backdrop import (
    Fit,
    Pin,
    backdrop_path,
    corner_pins,
    fit_of,
    grid_pins,
    pins_of,
    whole_picture_pins,
    with_backdrop,
    without_backdrop,
)
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import AtOnce, Background, Task
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.lengths import LengthError, format_length, parse_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines.homography import PlacingError
from battlefield.ui.design.dialogs.picture_pins import PicturePins
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.keyboard_focus import NamedCells
from battlefield.ui.widgets.number_field import INCHES, NumberField
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.read_pictures import ReadPicture, load_picture

PICTURES = QT_TR_NOOP("Pictures (*.png *.jpg *.jpeg *.webp *.svg);;All files (*)")
POINTS, CORNERS, GRID = range(3)
_WAYS = (
    (
        QT_TR_NOOP("Points with known places"),
        QT_TR_NOOP(
            "Click points whose places you know, and type these in inches: two scale and turn the picture, "
            "four or more take the perspective away"
        ),
    ),
    (
        QT_TR_NOOP("Four corners of the table"),
        QT_TR_NOOP(
            "Click the corners of the table as they are seen, clockwise from its top left corner; "
            "points whose places you type after that tell how well it fits"
        ),
    ),
    (
        QT_TR_NOOP("A grid of squares"),
        QT_TR_NOOP(
            "Press on the corner of the grid that is the table’s top left one, and drag across one square "
            "or several; or click there, and type how wide a square is"
        ),
    ),
)
_X, _Y, _OFF = range(3)
_CORNERS, _EXACT = 4, (0, 1, 2, 4)  # so many points are met exactly, however they lie


class BackdropDialog(FittedDialog):
    """Asks for a picture and its points; the table shows what would come of it."""

    def __init__(
        self, parent: QWidget, desk: Studio, colours: Colours, background: Background | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Background picture"))
        self._desk, self._background = desk, background or AtOnce()
        self.path: Path | None = None
        self.size_of_picture = (0, 0)
        self.pins: list[Pin] = []
        self._filling = False
        self.colours_now: Callable[[], Colours] = lambda: colours
        self.view = PicturePins(colours)
        self.view.set_at.connect(self._set)
        self.view.moved.connect(self._move)
        self.view.let_go.connect(self._let_go)
        self.view.chosen.connect(self._light)
        whole, column = QHBoxLayout(self), QVBoxLayout()
        whole.setContentsMargins(12, 12, 12, 12)
        whole.setSpacing(12)
        whole.addWidget(self.view, 1)
        whole.addLayout(column)
        self._add_choice(column)
        self._add_grid(column)
        self._add_table(column)
        self._add_end(column)
        self.resize(960, 620)
        self._take_known()
        self._show()

    @classmethod
    def ask(cls, page: DrawnTable) -> "BackdropDialog":
        """Open the dialog over a page; it stays until it is closed, and holds up nothing."""
        dialog = cls(page, page.desk, page.colours, page.background)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colours_now = lambda: page.colours
        dialog.show()
        return dialog

    # how it is made

    def _add_choice(self, column: QVBoxLayout) -> None:
        self.choose = QPushButton(tr("Choose a picture…"))
        self.choose.clicked.connect(self._ask_file)
        self.name = _quiet("")
        self.way = ChoiceField()
        self.way.setAccessibleName(tr("How the picture is placed"))
        self.way.addItems([tr(words) for words, _ in _WAYS])
        self.way.currentIndexChanged.connect(self._change_way)
        self.how = _quiet("")
        for widget in (self.choose, self.name, self.way, self.how):
            column.addWidget(widget)

    def _add_grid(self, column: QVBoxLayout) -> None:
        self.grid = QWidget()
        form = QFormLayout(self.grid)
        form.setContentsMargins(0, 0, 0, 0)
        self.square = NumberField(1.0, 10_000.0, 2, 1.0, " px")
        self.square.setValue(100.0)
        self.inches = NumberField(0.01, 100.0, 2, 0.5, INCHES)
        self.inches.setValue(1.0)
        self.across = NumberField(1.0, 1_000.0, 0, 1.0)
        self.across.valueChanged.connect(self._measure)
        named = ((tr("Squares dragged across"), self.across), (tr("A square is wide"), self.square))
        for name, field in (*named, (tr("On the table"), self.inches)):
            field.setAccessibleName(name)
            field.valueChanged.connect(self._changed)
            field.refused.connect(self._desk.complain)
            form.addRow(name, field)
        column.addWidget(self.grid)

    def _add_table(self, column: QVBoxLayout) -> None:
        self.table = QTableWidget(0, 3)
        self.table.setItemDelegate(NamedCells(self.table))
        self.table.setAccessibleName(tr("Points and their places on the table"))
        self.table.setHorizontalHeaderLabels(["x", "y", tr("Off by")])
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setFixedWidth(290)
        self.table.cellChanged.connect(self._typed)
        self.table.currentCellChanged.connect(lambda *_: self._show_pins())
        self.drop = QPushButton(tr("Remove the point"))
        self.drop.clicked.connect(self._drop)
        column.addWidget(self.table, 1)
        column.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(0)  # takes the room of the table where a grid needs none

    def _add_end(self, column: QVBoxLayout) -> None:
        self.words = _quiet("")
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(5, 100)
        self.opacity.setValue(50)
        self.opacity.setAccessibleName(tr("Opacity of the picture in per cent"))
        self.opacity.valueChanged.connect(self._changed)
        form = QFormLayout()
        form.addRow(tr("Opacity"), self.opacity)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.buttons.button(kinds.Ok).setText(tr("Lay it under the table"))
        self.buttons.button(kinds.Ok).setObjectName("primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.away = QPushButton(tr("Take the picture away"))
        self.away.clicked.connect(self._take_away)
        self.away.setVisible(self._desk.scene.backdrop is not None)
        column.addWidget(self.words)
        column.addLayout(form)
        column.addWidget(self.away, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.buttons)

    # the picture

    def _take_known(self) -> None:
        """Begin with the picture that lies under the table already."""
        if (known := self._desk.scene.backdrop) is None:
            return
        self.pins = list(pins_of(known))
        self.opacity.setValue(round(100 * known.opacity))
        try:
            self.open_picture(backdrop_path(known, self._desk.document.path), keep=True)
        except SceneError as error:
            self._take(Path(known.picture), whole_fault(error), keep=True)

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Choose a picture"), "", tr(PICTURES))
        if name:
            self.open_picture(Path(name))

    def open_picture(self, path: Path, keep: bool = False) -> None:
        """Read a picture away from the hand; points set so far are kept only where asked."""
        self.name.setText(tr("Reading {name} …", name=path.name))

        def work(_task: Task) -> ReadPicture | str:
            try:
                return load_picture(path)
            except SceneError as error:
                return whole_fault(error.of(path.name))

        self._background.begin(work, lambda found: self._take(path, found, keep), lambda: None)

    def _take(self, path: Path, found: ReadPicture | str, keep: bool) -> None:
        if isinstance(found, str):
            self.name.setText(found)
            return
        self.path = path
        self.size_of_picture = (found.size.width(), found.size.height())
        self.name.setText(
            tr(
                "{name} · {width} × {height} pixels",
                name=path.name,
                width=found.size.width(),
                height=found.size.height(),
            )
        )
        if not keep:
            self.pins = []
        self.view.show_picture(found)
        self._changed()

    # points

    def _change_way(self) -> None:
        self.pins = []
        self._changed()

    def _set(self, x: float, y: float) -> None:
        way = self.way.currentIndex()
        if way == CORNERS and len(self.pins) < _CORNERS:
            pixels = [*(pin.pixel for pin in self.pins), (x, y)]
            self.pins = list(corner_pins(pixels, self._desk.scene.board))
        elif way == GRID:
            self.pins = [Pin((x, y), (0.0, 0.0)), Pin((x, y))]  # the other end is in the hand now
        elif len(self.pins) < limits.PAIRS:
            self.pins.append(Pin((x, y)))
        self._changed()
        self._edit(len(self.pins) - 1)

    def _edit(self, row: int) -> None:
        self.table.setCurrentCell(row, _X)
        item = self.table.item(row, _X)
        if item is not None and self._is_typed(row):
            self.table.editItem(item)

    def _is_typed(self, row: int) -> bool:
        """Return whether the place of a point is typed: those of the table's corners are known."""
        return self.way.currentIndex() == POINTS or row >= _CORNERS

    def _move(self, number: int, x: float, y: float) -> None:
        if number < len(self.pins):
            self.pins[number] = Pin((x, y), self.pins[number].place)
            self._measure()
            self._changed()

    def _measure(self) -> None:
        """Take the width of a square from what was dragged across, if something was."""
        if self.way.currentIndex() != GRID or len(self.pins) < 2:
            return
        (x0, y0), (x1, y1) = (pin.pixel for pin in self.pins[:2])
        wide = max(abs(x1 - x0), abs(y1 - y0)) / self.across.value()
        if wide >= self.square.minimum():
            self.square.setValue(wide)

    def _let_go(self) -> None:
        """Forget the other end where nothing was dragged: a click is enough."""
        if self.way.currentIndex() == GRID and len({pin.pixel for pin in self.pins}) < len(self.pins):
            del self.pins[1]
            self._show()

    def _drop(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self.pins):
            del self.pins[row]
            self._changed()

    def _light(self, number: int) -> None:
        self.table.setCurrentCell(number, _X)

    def _typed(self, row: int, column: int) -> None:
        """Take a place that is typed; what is no length stays to be mended, and is said."""
        if self._filling or column == _OFF or row >= len(self.pins):
            return
        known: Point | None = None
        with suppress(LengthError):
            numbers = [parse_length(text) for text in _place(self.table, row) if text]
            known = (numbers[0], numbers[1]) if len(numbers) == 2 else None
        self.pins[row] = Pin(self.pins[row].pixel, known)
        self._changed()

    # what comes of it

    def all_pins(self) -> list[Pin]:
        """Return the points that hold the picture: a grid's are worked out from its squares."""
        if self.way.currentIndex() != GRID:
            return self.pins
        if not self.pins:
            return []
        with suppress(PlacingError):
            return [*grid_pins(self.pins[0].pixel, self.square.value(), (0.0, 0.0), self.inches.value())]
        return []

    def fit(self) -> Fit:
        """Say how the points hold the picture; one without any covers the board."""
        if self.way.currentIndex() == GRID and not self.pins:
            return Fit(None, tr("Press on a corner of the grid, and drag from there"))
        if self.way.currentIndex() == CORNERS and len(self.pins) < _CORNERS:
            return Fit(None, tr("Four corners are needed; {count} of them are set", count=len(self.pins)))
        return fit_of(self.all_pins(), self._desk.unit)

    def _fault(self) -> str:
        """Say which of the places that are typed is none."""
        for row in range(len(self.pins)):
            for text in filter(None, _place(self.table, row)):
                try:
                    parse_length(text)
                except LengthError as error:
                    return tr("Point {number}: {fault}", number=row + 1, fault=error)
        return ""

    def _missing(self) -> str:
        """Say which point has no place yet; the far end of a grid needs none."""
        bare = (number for number, pin in enumerate(self.pins, 1) if pin.place is None)
        number = next(bare, None) if self.way.currentIndex() != GRID else None
        return f"Point {number} has no place yet; type its x and y, or remove the point" if number else ""

    def _changed(self) -> None:
        if self.path is not None:
            self._preview()
        self._show()

    def _preview(self) -> None:
        pins, placed = self.all_pins(), self.fit().placed
        if not pins and self.way.currentIndex() == POINTS:
            pins = list(whole_picture_pins(*self.size_of_picture, self._desk.scene.board))
            placed = fit_of(pins).placed
        if placed is not None:
            self._desk.show(with_backdrop(self._desk.scene, self._named(), pins, self.opacity.value() / 100))

    def _named(self) -> str:
        """Name the picture as the scene shall: relative to its folder where it lies there."""
        assert self.path is not None
        path, scene = self.path.resolve(), self._desk.document.path
        if scene is not None and path.is_relative_to(scene.parent.resolve()):
            return path.relative_to(scene.parent.resolve()).as_posix()
        return str(path)

    def _show(self) -> None:
        way, fit = self.way.currentIndex(), self.fit()
        self.how.setText(tr(_WAYS[way][1]))
        self.grid.setVisible(way == GRID)
        self.table.setVisible(way != GRID)
        self.drop.setVisible(way != GRID)
        self.drop.setEnabled(bool(self.pins))
        self._fill(fit)
        self._show_pins()
        whole = not self.pins and way == POINTS
        fault = self._fault()
        wrong = fault or self._missing()
        self.words.setObjectName("warning" if fault else "quiet")
        self.words.style().polish(self.words)
        self.words.setText(
            wrong or (tr("Without points the picture covers the table") if whole else fit.words)
        )
        can = self.path is not None and not wrong and (whole or fit.placed is not None)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(can)

    def _fill(self, fit: Fit) -> None:
        self._filling = True
        row = self.table.currentRow()
        self.table.setRowCount(len(self.pins))
        known = [number for number, pin in enumerate(self.pins) if pin.place is not None]
        off = dict(zip(known, fit.placed.residuals, strict=False)) if fit.placed is not None else {}
        for number, pin in enumerate(self.pins):
            can_miss = number in off and len(known) not in _EXACT
            missed = format_length(off[number], self._desk.unit) if can_miss else ""
            for column, text in enumerate((*_words_of(pin), missed)):
                item = QTableWidgetItem(text)
                if column == _OFF or not self._is_typed(number):
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                old = self.table.item(number, column)
                if column == _OFF or old is None or pin.place is not None:
                    self.table.setItem(number, column, item)
        self.table.setCurrentCell(min(row, len(self.pins) - 1), _X)
        self._filling = False

    def _show_pins(self) -> None:
        shown = [(pin.pixel, ", ".join(text for text in _words_of(pin) if text)) for pin in self.pins]
        self.view.show_pins(shown, self.table.currentRow())

    # how it ends

    def accept(self) -> None:
        """Lay the picture under the table."""
        pins = self.all_pins() or list(whole_picture_pins(*self.size_of_picture, self._desk.scene.board))
        scene = with_backdrop(self._desk.scene, self._named(), pins, self.opacity.value() / 100)
        self._desk.do("Lay a picture under the table", scene)
        self._desk.leave_grid()
        super().accept()

    def changeEvent(self, event: QEvent) -> None:
        """Take on other colours with the window, once it has them all."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            QTimer.singleShot(0, self, lambda: self.view.recolour(self.colours_now()))

    def _take_away(self) -> None:
        self._desk.do("Take the picture away", without_backdrop(self._desk.scene))
        super().accept()

    def reject(self) -> None:
        """Leave everything as it was."""
        self._desk.show(None)
        super().reject()


def _place(table: QTableWidget, row: int) -> list[str]:
    cells = (table.item(row, column) for column in (_X, _Y))
    return [cell.text().strip() if cell is not None else "" for cell in cells]


def _words_of(pin: Pin) -> tuple[str, str]:
    return ("", "") if pin.place is None else (f"{pin.place[0]:.6g}", f"{pin.place[1]:.6g}")


def _quiet(text: str) -> QLabel:
    label = PlainLabel(text, name="quiet", wraps=True)
    label.setFixedWidth(290)
    return label
