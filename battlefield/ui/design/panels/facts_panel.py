"""What is written about the scenario, each line kept when it is left, and the size of the board."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from battlefield.app.design.properties.facts import (
    BOARD_SIZES,
    FACT_WORDS,
    BoardError,
    FactName,
    Keep,
    beside,
    fact_of,
    resized,
    size_words,
    with_custom,
    with_fact,
    with_sigma,
    with_turns,
)
from battlefield.app.design.studio import Studio
from battlefield.app.desk.answers import counted
from battlefield.app.wording.certainty import CUSTOM_WORDS
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text import limits
from battlefield.rules.scene.certainty import CUSTOMS
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.number_field import INCHES, CountField, NumberField, RefusedWords
from battlefield.ui.widgets.plain import PlainLabel, scrolled

_LONG: tuple[FactName, ...] = ("description", "victory", "special")
_ROWS: tuple[tuple[FactName, str, str], ...] = (
    ("name", QT_TR_NOOP("Name"), QT_TR_NOOP("What it is called")),
    ("description", QT_TR_NOOP("Description"), QT_TR_NOOP("What it is about, in a few sentences")),
    ("victory", QT_TR_NOOP("Victory"), QT_TR_NOOP("Who wins, and by what")),
    ("special", QT_TR_NOOP("Special rules"), QT_TR_NOOP("What is otherwise than usual, in words")),
    ("designer", QT_TR_NOOP("Designer"), QT_TR_NOOP("Who has made it")),
    ("version", QT_TR_NOOP("Version"), QT_TR_NOOP("Such as 1.0")),
)
_OWN = QT_TR_NOOP("Own size")
_LIST_WIDTH = 260  # pixels; the open list says what each size is used for


class _InFull(QStyledItemDelegate):
    """Writes in an open list what its closed field has no room for."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Say what stands in the tip of a line."""
        super().initStyleOption(option, index)
        told = index.data(Qt.ItemDataRole.ToolTipRole)
        if told:
            option.text = told


_LINES = 5  # of a long text that are seen at once


class LongText(QPlainTextEdit):
    """A few lines of text; `left` tells that writing has ended."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 12)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that writing has ended."""
        super().focusOutEvent(event)
        self.left.emit()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # a reader begins at the beginning

    def text(self) -> str:
        """Return what is written."""
        return self.toPlainText()

    def setText(self, text: str) -> None:
        """Write."""
        self.setPlainText(text)


class FactsPanel(QWidget):
    """The facts of a scenario, and its board."""

    def __init__(self, desk: Studio) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.fields: dict[FactName, QLineEdit | LongText] = {}
        column = scrolled(self)
        self._form = QFormLayout()
        column.addLayout(self._form)
        column.addStretch()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, title, hint in _ROWS:
            self._add_fact(name, tr(title), tr(hint))
        self._add_turns()
        self._add_board()
        self._add_sigma()
        self._add_custom()

    def _add_fact(self, name: FactName, title: str, hint: str) -> None:
        field: QLineEdit | LongText
        if name in _LONG:
            field = LongText()
            field.left.connect(lambda: self._write(name))
        else:
            field = QLineEdit(maxLength=limits.CHARACTERS)
            field.editingFinished.connect(lambda: self._write(name))
        field.setPlaceholderText(hint)
        field.setAccessibleName(title)
        field.setMinimumWidth(60)
        self.fields[name] = field
        if name in _LONG:  # as wide as the panel, below its name
            label = PlainLabel(title)
            label.setBuddy(field)
            self._form.addRow(label)
            self._form.addRow(field)
        else:
            self._form.addRow(title, field)

    def _add_turns(self) -> None:
        self.turns = CountField((0, limits.TURNS), least=tr("No limit"))
        self.turns.setAccessibleName(tr("Turn limit"))
        self.turns.setToolTip(tr("A battle on this table proposes so many turns"))
        self.turns.valueChanged.connect(lambda _: self._limit(self.turns.value()))
        self._form.insertRow(3, tr("Turn limit"), self.turns)

    def _add_sigma(self) -> None:
        self.sigma = NumberField(*limits.SIGMA, 2, 0.01, INCHES)
        self.sigma.setAccessibleName(tr("Uncertainty of models"))
        self.sigma.setToolTip(
            tr("How far off a model may really stand: one standard deviation; 0.03 in by tape")
        )
        self.sigma.setFixedWidth(84)
        self.sigma.refused.connect(self._desk.complain)
        self.sigma.valueChanged.connect(self._doubt)
        self._form.addRow(tr("Uncertainty"), self.sigma)
        self._form.addRow(RefusedWords(self.turns, self.sigma))

    def _add_custom(self) -> None:
        self.custom = ChoiceField()
        self.custom.setAccessibleName(tr("What is done about open verdicts"))
        self.custom.setToolTip(tr("What is done where no measuring tells: a verdict is then open"))
        for custom in CUSTOMS:
            words = tr(CUSTOM_WORDS[custom])
            self.custom.addItem(words[:1].upper() + words[1:], custom)
        self.custom.activated.connect(self._agree)
        self._form.addRow(tr("Open verdicts"), self.custom)

    def _add_board(self) -> None:
        self.sizes = ChoiceField()
        self.sizes.setAccessibleName(tr("Size of the table"))
        self.sizes.addItems([size.short for size in BOARD_SIZES])
        for place, size in enumerate(BOARD_SIZES):
            self.sizes.setItemData(place, size.words, Qt.ItemDataRole.ToolTipRole)
        self.sizes.setItemDelegate(_InFull(self.sizes))
        self.sizes.view().setMinimumWidth(_LIST_WIDTH)
        self.sizes.setToolTip(tr("Usual sizes of tables, width by height"))
        self.sizes.addItem(tr(_OWN))
        self.sizes.setMinimumContentsLength(10)
        self.sizes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sizes.activated.connect(self._choose_size)
        least, most = limits.BOARD
        self.width_in, self.height_in = (NumberField(least, most, 2, 1.0, INCHES) for _ in range(2))
        for field, name in (
            (self.width_in, tr("Width of the table")),
            (self.height_in, tr("Height of the table")),
        ):
            field.setAccessibleName(name)
            field.setFixedWidth(84)
            field.refused.connect(self._desk.complain)
            field.valueChanged.connect(self._say)
        self.centred = QCheckBox(tr("Keep parts about the middle"))
        self.centred.setChecked(True)
        self.centred.setToolTip(tr("Otherwise they keep their distance to the top left corner"))
        self.centred.toggled.connect(self._say)
        self.resize_button = QPushButton(tr("Resize the table"))
        self.resize_button.clicked.connect(self.resize_board)
        self.words = PlainLabel(name="quiet", wraps=True)
        both = QHBoxLayout()
        for widget in (self.width_in, PlainLabel("×"), self.height_in):
            both.addWidget(widget)
        both.addStretch()
        self._form.addRow(tr("Table"), self.sizes)
        self._form.addRow(tr("Size"), both)
        self._form.addRow(RefusedWords(self.width_in, self.height_in))
        for below in (self.centred, self.resize_button, self.words):
            self._form.addRow("", below)

    def refresh(self) -> None:
        """Show what is written now, but for what somebody is writing."""
        scene = self._desk.scene
        for name, field in self.fields.items():
            if not field.hasFocus() and field.text() != fact_of(scene, name):
                field.setText(fact_of(scene, name))
        if self.turns.value() != scene.facts.turns and not self.turns.hasFocus():
            self.turns.blockSignals(True)
            self.turns.setValue(scene.facts.turns)
            self.turns.blockSignals(False)
        if self.sigma.value() != scene.sigma and not self.sigma.hasFocus():
            self.sigma.blockSignals(True)
            self.sigma.setValue(scene.sigma)
            self.sigma.blockSignals(False)
        self.custom.setCurrentIndex(CUSTOMS.index(scene.custom))
        if self._board_shown != (scene.board.width, scene.board.height):
            self._show_board()
        self._say()

    _board_shown = (0.0, 0.0)

    def _show_board(self) -> None:
        board = self._desk.scene.board
        self._board_shown = (board.width, board.height)
        self.width_in.setValue(board.width)
        self.height_in.setValue(board.height)
        self._show_preset()

    def _show_preset(self) -> None:
        wanted = (self.width_in.value(), self.height_in.value())
        places = [n for n, size in enumerate(BOARD_SIZES) if (size.width, size.height) == wanted]
        self.sizes.setCurrentIndex(places[0] if places else len(BOARD_SIZES))

    def _write(self, name: FactName) -> None:
        scene = with_fact(self._desk.scene, name, self.fields[name].text())
        if scene != self._desk.scene:
            self._desk.do(f"Write the {FACT_WORDS[name]}", scene)

    def _limit(self, turns: int) -> None:
        words = f"Limit to {counted(turns, 'turn')}" if turns else "Limit the turns no longer"
        self._desk.do(words, with_turns(self._desk.scene, turns))

    def _doubt(self, sigma: float) -> None:
        scene = with_sigma(self._desk.scene, sigma)
        if scene.sigma != self._desk.scene.sigma:
            words = format_length(scene.sigma, self._desk.unit, 3)
            self._desk.do(f"Set the uncertainty of models to {words}", scene)

    def _agree(self, index: int) -> None:
        custom = CUSTOMS[index]
        if custom != self._desk.scene.custom:
            words = f"Agree on open verdicts: {CUSTOM_WORDS[custom]}"
            self._desk.do(words, with_custom(self._desk.scene, custom))

    def _choose_size(self, index: int) -> None:
        if index < len(BOARD_SIZES):
            self.width_in.setValue(BOARD_SIZES[index].width)
            self.height_in.setValue(BOARD_SIZES[index].height)
        else:
            self.width_in.setFocus()
            self.width_in.selectAll()

    def _resized(self) -> tuple[float, float]:
        return self.width_in.value(), self.height_in.value()

    def _say(self) -> None:
        """Say which parts a board of this size would cut off."""
        scene, (width, height) = self._desk.scene, self._resized()
        differs = (width, height) != (scene.board.width, scene.board.height)
        self.resize_button.setEnabled(differs)
        self._show_preset()
        words = ""
        if differs:
            after = resized(scene, width, height, "centre" if self.centred.isChecked() else "corner")
            out = len(beside(after, after.board)) - len(beside(scene, scene.board))
            words = (
                tr("{n} parts would reach over its edge", "", out, one="{n} part would reach over its edge")
                if out > 0
                else ""
            )
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def resize_board(self) -> None:
        """Give the board the size that is typed."""
        width, height = self._resized()
        try:
            keep: Keep = "centre" if self.centred.isChecked() else "corner"
            scene = resized(self._desk.scene, width, height, keep)
        except BoardError as error:
            self._desk.complain(str(error))
            return
        self._desk.do(f"Resize the table to {size_words(scene.board, self._desk.unit)}", scene)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the long fields four lines high whatever the letters are."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for name in _LONG:
                field = self.fields.get(name)
                if field is not None:
                    field.setFixedHeight(4 * field.fontMetrics().lineSpacing() + 12)

    def first(self) -> QWidget:
        """Return what the keyboard goes to."""
        return self.fields["name"]

    def sizeHint(self) -> QSize:
        """Return room for the form."""
        return QSize(280, 460)
