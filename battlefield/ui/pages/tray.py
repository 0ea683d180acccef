"""The tray at the left: templates with their sizes, and bases to put on the table."""

from contextlib import suppress

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.wording.lengths import (
    LENGTH_UNITS,
    LengthError,
    LengthUnit,
    format_limit,
    format_tight,
    limit_words,
    typed_length,
)
from battlefield.app.wording.presets import BASE_SIZES, TEMPLATES, shown_base, size_words
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.template_table import TemplateRow as Preset
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel


class TemplateRow(QWidget):
    """One kind of template: its name, a button for each usual size, and a field for any other."""

    wanted = Signal(str, float)  # a template of a kind and size
    complained = Signal(str)

    def __init__(self, preset: Preset) -> None:
        super().__init__()
        self._preset, self._unit = preset, LENGTH_UNITS[0]
        self.chips: dict[float, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(2)
        self.main = QToolButton()
        self.main.setText(tr(preset.name))
        self.main.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.main.setIconSize(QSize(20, 20))
        says = tr(preset.says)
        self.main.setToolTip(f"{says} ({preset.key})" if preset.key else says)
        self.main.clicked.connect(lambda: self.wanted.emit(preset.id, preset.sizes[0]))
        column.addWidget(self.main)
        column.addLayout(self._sizes())

    def _sizes(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(2)
        for size in self._preset.sizes:
            chip = QToolButton()
            chip.setObjectName("chip")
            self.chips[size] = chip
            chip.clicked.connect(lambda _=False, s=size: self.wanted.emit(self._preset.id, s))
            row.addWidget(chip)
        self.other = QLineEdit(placeholderText="…", maxLength=12)
        self.other.setFixedWidth(34)
        self.other.setAccessibleName(tr("Another size of {name}", name=tr(self._preset.name)))
        self.other.returnPressed.connect(self._typed)
        row.addWidget(self.other)
        row.addStretch()
        self.show_in(self._unit)
        return row

    def show_in(self, unit: LengthUnit) -> None:
        """Write sizes in a unit of length."""
        self._unit = unit
        for size, chip in self.chips.items():
            is_metric = unit == "centimetres"
            chip.setText(f"{round(size * 2.54, 1):g}" if is_metric else format_tight(size, unit))
            words = size_words(self._preset, size, unit)
            chip.setToolTip(
                tr("{name}, {words}: click, then click on the table", name=tr(self._preset.name), words=words)
            )
        words = tr("Another size in inches, or such as 75 mm; Enter takes it in hand")
        if unit == "centimetres":
            words = tr("Another size in centimetres, or such as 75 mm; Enter takes it in hand")
        self.other.setToolTip(words)

    def _typed(self) -> None:
        try:
            size = typed_length(self.other.text(), self._unit)
        except LengthError as error:
            self.complained.emit(said(str(error)))
            return
        if not 0.01 <= size <= 1000:
            self.complained.emit(
                tr("A template is {limit_words} large", limit_words=limit_words(0.01, 1000.0, self._unit))
            )
            return
        self.wanted.emit(self._preset.id, size)

    def recolour(self, colours: Colours) -> None:
        """Take on a theme's icon."""
        self.main.setIcon(icon(self._preset.icon, colours))


class Tray(QScrollArea):
    """Templates above, a new base below."""

    wanted = Signal(str, float)  # a template of a kind and size
    base_wanted = Signal(object, str, str, float)  # its size, its unit and side, and its height in inches
    complained = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._unit = LENGTH_UNITS[0]
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 4, 10, 12)
        column.setSpacing(4)
        self.heading = _heading(tr("Templates"))
        column.addWidget(self.heading)
        self.rows = [TemplateRow(preset) for preset in TEMPLATES]
        for row in self.rows:
            row.wanted.connect(self.wanted)
            row.complained.connect(self.complained)
            column.addWidget(row)
        column.addSpacing(8)
        column.addWidget(_heading(tr("A new base")))
        column.addLayout(self._base_form())
        column.addStretch()
        self.setWidget(inner)
        self._inner = inner
        self._take_room()

    def _base_form(self) -> QGridLayout:
        form = QGridLayout()
        form.setContentsMargins(4, 0, 4, 0)
        form.setVerticalSpacing(4)
        self.sizes = QComboBox()
        self.sizes.addItems([shown_base(size) for size in BASE_SIZES])
        self.sizes.setCurrentIndex(3)
        self.sizes.setMinimumContentsLength(8)
        self.sizes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.unit, self.side, self.height_in = QLineEdit("Unit"), QLineEdit("one"), QLineEdit("1.5 in")
        self.unit.setMaxLength(64)
        self.side.setMaxLength(64)
        fields: tuple[tuple[str, QWidget], ...] = (
            (tr("Base"), self.sizes),
            (tr("Unit"), self.unit),
            (tr("Side"), self.side),
            (tr("Height"), self.height_in),
        )
        for row, (name, field) in enumerate(fields):
            label = PlainLabel(name)
            label.setBuddy(field)
            field.setMinimumWidth(60)
            field.setAccessibleName(tr("New base: {field}", field=name.lower()))
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        self.put = QPushButton(tr("Put on the table"))
        self.put.setToolTip(tr("Take the base in hand, then click on the table (B)"))
        self.put.clicked.connect(self.take_base)
        form.addWidget(self.put, 4, 0, 1, 2)
        return form

    def show_in(self, unit: LengthUnit) -> None:
        """Write lengths in a unit, the height that was typed with them."""
        if unit == self._unit:
            return
        with suppress(LengthError):  # what is no length stays as it was typed
            self.height_in.setText(format_limit(typed_length(self.height_in.text(), self._unit), unit))
        self._unit = unit
        self.heading.setText(tr("Templates (cm)") if unit == "centimetres" else tr("Templates"))
        for row in self.rows:
            row.show_in(unit)
        self._take_room()

    def _take_room(self) -> None:
        """Be as wide as what is shown."""
        for part in (*self.rows, self._inner):
            layout = part.layout()
            if layout is not None:
                layout.activate()  # it may know only of the words before
        self.setMinimumWidth(self._inner.minimumSizeHint().width() + 4)

    def take_base(self) -> None:
        """Take the base described in the tray in hand."""
        try:
            height = typed_length(self.height_in.text(), self._unit)
        except LengthError as error:
            self.complained.emit(tr("Height: {error}", error=said(str(error))))
            return
        if height < 0:
            self.complained.emit(tr("Height: a model cannot be lower than its base; write 0 or more"))
            return
        self.base_wanted.emit(
            BASE_SIZES[self.sizes.currentIndex()], self.unit.text().strip(), self.side.text().strip(), height
        )

    def recolour(self, colours: Colours) -> None:
        """Take on a theme's icons."""
        for row in self.rows:
            row.recolour(colours)


def _heading(text: str) -> QLabel:
    label = PlainLabel(text, name="heading")
    return label
