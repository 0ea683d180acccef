"""The options of the tool in hand and of the lenses that are on, as forms."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.desk.options import Choice, Flag, Number, Option, Options, Text, Weights
from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.keyboard_focus import Lending
from battlefield.ui.widgets.number_field import NumberField, RefusedWords
from battlefield.ui.widgets.plain import PlainLabel


class TextField(QWidget):
    """Sets the option when typing ends; a text that is refused stays to be mended, and changes nothing."""

    def __init__(self, option: Text, options: Options) -> None:
        super().__init__()
        self._option, self._options = option, options
        self.line = QLineEdit(options[option])
        self.line.setAccessibleName(tr(option.text))
        self.line.setMaxLength(24)
        self.line.editingFinished.connect(self._take)
        self.words = PlainLabel(name="warning", wraps=True)
        self.words.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self.words)
        self.setFocusProxy(self.line)

    def show_value(self) -> None:
        """Show what is set, unless somebody is writing or has a mistake to mend."""
        if not self.line.hasFocus() and not self.words.text():
            self.line.setText(self._options[self._option])

    def _take(self) -> None:
        refused = ""
        try:
            self._options.put(self._option, self.line.text())
        except ValueError as error:
            refused = said(str(error))
        self.words.setText(refused)
        self.words.setVisible(bool(refused))


_LETTERS = 10
_ARROW, _ROOM = 36, 270  # pixels beside the words of a choice, and of a label with its field
Group = tuple[str, tuple[Option, ...]]
_EMPTY = QT_TR_NOOP(
    "The tool in hand has no options. Push (P), sight (S), reach (E) and the other lenses have some."
)


def grouped(groups: Sequence[Group]) -> list[Group]:
    """Show an option that several groups share in the first of them only, and no group without options."""
    found: list[Group] = []
    for title, options in groups:
        known = [option for _, others in found for option in others]
        own = tuple(option for option in options if option not in known)
        found += [(title, own)] if own else []
    return found


class Heading(QToolButton):
    """The name of a group; a click folds its form away, another one brings it back."""

    folded = Signal(bool)

    def __init__(self, title: str, form: QWidget) -> None:
        super().__init__()
        self.form = form
        self.setStyleSheet("padding: 1px 4px 1px 0; margin-left: -2px;")
        self.setText(title)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.clicked.connect(lambda: self.fold(not self.form.isHidden()))

    def fold(self, folded: bool) -> None:
        """Fold the form away, or show it."""
        self.setArrowType(Qt.ArrowType.RightArrow if folded else Qt.ArrowType.DownArrow)
        self.setToolTip(tr("Show these options") if folded else tr("Fold away these options"))
        told = tr("{name}, folded", name=self.text()) if folded else tr("{name}, shown", name=self.text())
        self.setAccessibleName(told)
        self.form.setVisible(not folded)
        self.folded.emit(folded)


class OptionsPanel(QWidget):
    """One form for each tool or lens that has options, headed by its name.

    With `back` a mouse that ticks and chooses leaves the keyboard where it is, and Enter, or Tab beyond the
    last field, gives it back.
    """

    def __init__(self, desk: TableView, back: Callable[[], object] | None = None) -> None:
        super().__init__()
        self._back = back
        self.lending = Lending(self)
        self.setObjectName("panel")
        self._desk = desk
        self._shown: object = None
        self.fields: dict[str, QWidget] = {}
        self.headings: dict[str, Heading] = {}
        self._folded: tuple[str, ...] = ()
        self._room = QScrollArea(widgetResizable=True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if back is not None:
            self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # or a click beside a field would take it
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._room)
        self.show_groups(())

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Build the forms anew where other options, or other sides, are to be shown."""
        sides = tuple(dict.fromkeys(model.side for model in self._desk.scene.models))
        wanted = (tuple(groups), sides)
        if wanted == self._shown:
            self._refresh(groups)
            return
        typing = next((key for key, field in self.fields.items() if field.hasFocus()), "")
        self._shown, self.fields, self.headings = wanted, {}, {}
        page = QWidget()
        page.setObjectName("panel")
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 4, 12, 0)
        column.setSpacing(2)
        for title, options in groups:
            form = self._form(options, sides)
            heading = self.headings[title] = Heading(title, form)
            column.addWidget(heading)
            column.addWidget(form)
            heading.fold(title in self._folded)
            heading.folded.connect(partial(self._fold, title))
        if not groups:
            words = PlainLabel(
                tr(_EMPTY) if self._back is None else tr(_EMPTY).partition(". ")[0] + ".", wraps=True
            )
            words.setObjectName("quiet")
            column.addWidget(words)
        column.addStretch()
        self._room.setWidget(page)
        if typing in self.fields:  # a choice that changes what else is offered keeps the keyboard
            self.fields[typing].setFocus(Qt.FocusReason.OtherFocusReason)

    def _fold(self, title: str, folded: bool) -> None:
        """Keep a group folded when the forms are built anew."""
        others = tuple(each for each in self._folded if each != title)
        self._folded = (*others, title) if folded else others

    def _form(self, options: Sequence[Option], sides: Sequence[str]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 4)
        form.setVerticalSpacing(3)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        labels = [tr(option.text) for option in options if not isinstance(option, Flag)]
        beside = max(map(self.fontMetrics().horizontalAdvance, labels), default=0)
        for option in options:
            if isinstance(option, Weights):
                for side in sides:
                    self._add(form, f"{option.key}:{side}", option, self._weight(option, side), side)
            else:
                self._add(form, option.key, option, self._field(option), tr(option.text), beside)
        return page

    def _add(
        self, form: QFormLayout, key: str, option: Option, field: QWidget, text: str, beside: int = 0
    ) -> None:
        field.setToolTip(tr(option.tip))
        field.setAccessibleName(
            f"{tr(option.text)}: {text}" if isinstance(option, Weights) else tr(option.text)
        )
        self.fields[key] = field
        if self._back is not None:
            self._lend(field, self._back)
            self.lending.watch(field)
        if isinstance(option, Flag):
            form.addRow(field)
            return
        label = PlainLabel(f"{tr(option.text)} {text}" if isinstance(option, Weights) else text)
        label.setToolTip(tr(option.tip))
        label.setBuddy(field)
        if isinstance(option, Choice) and beside + _wide(option, field) > _ROOM:
            form.addRow(label)
            form.addRow(field)
        else:
            form.addRow(label, field)
        if isinstance(field, NumberField):
            form.addRow(RefusedWords(field))

    @staticmethod
    def _lend(field: QWidget, back: Callable[[], object]) -> None:
        """Let a field have the keyboard only to be typed into, or when it is reached by keys."""
        line = field.lineEdit() if isinstance(field, QDoubleSpinBox) else field.findChild(QLineEdit)
        if line is not None:
            line.returnPressed.connect(lambda: back())
        else:
            field.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def holder(self) -> str:
        """The name of the option that has the keyboard, if one has."""
        focus = QApplication.focusWidget()
        has = focus is not None and any(_is_in(focus, field) for field in self.fields.values())
        return focus.accessibleName() if has and focus is not None else ""

    def focusNextPrevChild(self, on: bool) -> bool:
        """Go to the next field; beyond the last one, and before the first, give the keyboard back."""
        fields = [field for field in self.fields.values() if field.isVisibleTo(self)]
        focus = QApplication.focusWidget()
        if self._back is not None and fields and focus is not None and _is_in(focus, fields[-1 if on else 0]):
            self._back()
            return True
        return super().focusNextPrevChild(on)

    def _field(self, option: Flag | Number | Choice | Text) -> QWidget:
        options = self._desk.options
        if isinstance(option, Text):
            return TextField(option, options)
        if isinstance(option, Flag):
            box = QCheckBox(tr(option.text))
            box.setChecked(options[option])
            box.toggled.connect(partial(options.put, option))
            return box
        if isinstance(option, Number):
            spin = NumberField(option.low, option.high, option.places, option.step, option.unit)
            spin.setMinimumHeight(0)  # all options have to be seen beside a small table
            spin.refused.connect(partial(self._refuse, tr(option.text)))
            spin.show_in(self._desk.unit)
            spin.setValue(options[option])
            spin.valueChanged.connect(partial(options.put, option))
            return spin
        words = ChoiceField()
        words.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        words.setMinimumContentsLength(_LETTERS)
        for value, shown in option.words:
            words.addItem(capital(tr(shown)), value)
        words.setCurrentIndex(words.findData(options[option]))
        words.activated.connect(lambda _: options.put(option, str(words.currentData())))
        return words

    def _refuse(self, name: str, sentence: str) -> None:
        """Say what is wrong with a number, and in which field, lest it was meant for the table."""
        told = (
            sentence
            if self._back is None
            else tr("{name}: {fault} · Esc goes back to the table", name=name, fault=sentence)
        )
        self._desk.complain(told)

    def _weight(self, option: Weights, side: str) -> QWidget:
        spin = NumberField(option.low, option.high, 1, 1.0)
        spin.refused.connect(self._desk.complain)
        spin.setValue(self._desk.options.weight(option, side))
        spin.valueChanged.connect(partial(self._desk.options.weigh, option, side))
        return spin

    def _refresh(self, groups: Sequence[Group]) -> None:
        """Show values that were changed elsewhere: by a key, or by another window's settings."""
        for _, options in groups:
            for option in options:
                field = self.fields.get(option.key)
                if isinstance(option, Flag) and isinstance(field, QCheckBox):
                    self._tick(field, self._desk.options[option])
                elif isinstance(option, Number) and isinstance(field, NumberField):
                    self._write(field, self._desk.options[option])
                elif isinstance(option, Choice) and isinstance(field, QComboBox):
                    self._choose(field, self._desk.options[option])
                elif isinstance(option, Text) and isinstance(field, TextField):
                    field.show_value()

    def _write(self, field: NumberField, value: float) -> None:
        field.show_in(self._desk.unit)
        if field.value() != value and not field.hasFocus():  # writing a number anew takes a while
            _quietly(field, partial(field.setValue, value))

    @staticmethod
    def _tick(field: QCheckBox, on: bool) -> None:
        if field.isChecked() != on:
            _quietly(field, partial(field.setChecked, on))

    @staticmethod
    def _choose(field: QComboBox, value: str) -> None:
        if field.currentData() != value:
            _quietly(field, partial(field.setCurrentIndex, field.findData(value)))

    def focus(self, key: str) -> None:
        """Put the keyboard on one option, unfolding its group."""
        field = self.fields.get(key)
        for heading in self.headings.values():
            if field is not None and heading.form.isAncestorOf(field):
                heading.fold(False)
        if field is not None:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if isinstance(field, QDoubleSpinBox):
            field.selectAll()

    def first(self) -> QWidget:
        """Return what takes the keyboard when the panel is reached."""
        shown = (field for field in self.fields.values() if field.isVisibleTo(self))
        return next(shown, next(iter(self.headings.values()), self))


def _wide(option: Choice, field: QWidget) -> int:
    """Return the pixels that a choice takes to show the longest of its words."""
    return (
        max(field.fontMetrics().horizontalAdvance(capital(tr(shown))) for _, shown in option.words) + _ARROW
    )


def _is_in(focus: QWidget, field: QWidget) -> bool:
    return focus is field or field.isAncestorOf(focus)


def _quietly(field: QWidget, change: Callable[[], object]) -> None:
    was = field.blockSignals(True)
    change()
    field.blockSignals(was)
