"""The form of a print: what, on which paper, how large."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.printing.extents import without_hidden
from battlefield.app.printing.paper import ORIENTATIONS, PAPERS
from battlefield.app.printing.wish import OVERLAPS, SCALES, WHATS, Shown, Wish
from battlefield.app.wording.presets import TEMPLATES
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import TemplateKind
from battlefield.rules.scene.contents import Scene
from battlefield.ui.widgets.number_field import INCHES, NumberField
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.shown_words import SHOWN_WORDS

_SCALE_WORDS = {
    "1:1": QT_TR_NOOP("True size"),
    "1:2": QT_TR_NOOP("Half size, 1 : 2"),
    "1:4": QT_TR_NOOP("A quarter, 1 : 4"),
    "1:10": QT_TR_NOOP("A tenth, 1 : 10"),
    "one page": QT_TR_NOOP("As large as one page holds"),
}
_MARKERS = QT_TR_NOOP("One for each objective, and one for each of these words:")

_FRAMES = QT_TR_NOOP(
    "Sheets with four round targets: one that lies flat in a photograph of a table tells the program where "
    "the camera stood, without a click. Several in one picture, each of another number, tell it better."
)


class WishForm(QWidget):
    """Shows a wish and lets it be changed; `changed` comes with each change by hand.

    `refused` comes with the sentence that says why a number cannot be.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self._wish = wish  # with the unit that lengths are shown in
        self._has_picture = self._has_hidden = False
        self.what, self.paper = _combo(WHATS, wish.what), _combo(PAPERS, wish.paper)
        self.orientation = _combo(ORIENTATIONS, wish.orientation)
        self.scale = _combo(_SCALE_WORDS, next(key for key, value in SCALES.items() if value == wish.scale))
        self.overlap = NumberField(*OVERLAPS, 2, 0.1, INCHES)
        self.overlap.setValue(wish.overlap)
        self.overlap.show_in(wish.unit)
        self.copies = QSpinBox()
        self.copies.setRange(1, 50)
        self.copies.setValue(wish.copies)
        self.shown = {name: _box(tr(words), getattr(wish.shown, name)) for name, words in SHOWN_WORDS.items()}
        self.sizes = SizesTree(wish)
        self.effects = _lines(", ".join(wish.effects))
        self.words = PlainLabel(name="quiet", wraps=True)
        self._build()
        self._listen()
        self._follow()

    def _build(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("&What"), self.what)
        self._pages = {
            "table": _column(*self.shown.values()),
            "templates": _column(self.sizes),
            "bases": _column(self.words),
            "markers": _column(_quiet(tr(_MARKERS)), self.effects),
            "frames": _column(_quiet(tr(_FRAMES))),
        }
        for page in self._pages.values():
            form.addRow(page)
        form.addRow(tr("&Copies of each"), self.copies)
        form.addRow(tr("&Paper"), self.paper)
        form.addRow(tr("O&rientation"), self.orientation)
        form.addRow(tr("&Scale"), self.scale)
        form.addRow(tr("&Overlap"), self.overlap)
        self._form = form

    def _listen(self) -> None:
        for combo in (self.what, self.paper, self.orientation, self.scale):
            combo.currentIndexChanged.connect(self._change)
        for box in self.shown.values():
            box.toggled.connect(self._change)
        self.overlap.valueChanged.connect(self._change)
        self.overlap.refused.connect(
            lambda sentence: self.refused.emit(tr("Overlap: {sentence}", sentence=sentence))
        )
        self.copies.valueChanged.connect(self._change)
        self.sizes.itemChanged.connect(self._change)
        self.effects.textChanged.connect(self._change)

    def _change(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show only what belongs to what is printed."""
        what = self.what.currentData()
        is_table = what in ("board", "selection")
        shown = self._pages["table" if is_table else what]
        for page in self._pages.values():
            self._form.setRowVisible(page, page is shown)
        self.shown["grid"].setVisible(what == "board")
        self.shown["mat"].setVisible(what == "board")
        self.shown["picture"].setVisible(what == "board" and self._has_picture)
        self.shown["hidden"].setVisible(self._has_hidden)
        is_mat = self.paper.currentData() == "mat"
        self._form.setRowVisible(self.copies, not is_table)
        self._form.setRowVisible(self.scale, is_table)
        self._form.setRowVisible(self.orientation, not is_mat)
        self._form.setRowVisible(self.overlap, not is_mat)

    def say_table(self, scene: Scene) -> None:
        """Offer what there is on a table, and say which bases would be printed."""
        self._has_picture = scene.backdrop is not None
        self._has_hidden = without_hidden(scene) is not scene
        self._follow()
        count = len(scene.models)
        usual = tr("There is no base on the table: one of each usual size is printed.")
        many = tr("The {n} bases on the table, with their labels and the way they face.", "", count,
                  one="The one base on the table.")  # fmt: skip
        self.words.setText(many if count else usual)

    @property
    def wish(self) -> Wish:
        """The wish as it is set now."""
        effects = (each.strip() for each in self.effects.toPlainText().replace("\n", ",").split(","))
        return replace(
            self._wish,
            what=self.what.currentData(),
            paper=self.paper.currentData(),
            orientation=self.orientation.currentData(),
            overlap=self.overlap.value(),
            scale=SCALES[self.scale.currentData()],
            shown=Shown(**{name: box.isChecked() for name, box in self.shown.items()}),
            sizes=self.sizes.chosen,
            effects=tuple(each for each in effects if each),
            copies=self.copies.value(),
        )


class SizesTree(QTreeWidget):
    """The kinds of templates with their sizes, each to be ticked."""

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Templates"))
        self.setMinimumHeight(190)
        self.setStyleSheet("QTreeView { padding: 4px; } QTreeView::item { padding: 2px; }")
        self._items: list[tuple[tuple[TemplateKind, float], QTreeWidgetItem]] = []
        for row in TEMPLATES:
            if not row.like:
                self._add(tr(row.name), row.id, row.sizes, wish)

    def _add(self, name: str, kind: TemplateKind, sizes: tuple[float, ...], wish: Wish) -> None:
        head = QTreeWidgetItem(self, [name])
        head.setFlags(head.flags() | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsAutoTristate)
        for size in sizes:
            item = QTreeWidgetItem(head, [in_unit(f"{size:g} in", wish.unit)])
            self._items.append(((kind, float(size)), item))
            is_on = (kind, float(size)) in wish.sizes
            item.setCheckState(0, Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)

    @property
    def chosen(self) -> tuple[tuple[TemplateKind, float], ...]:
        """The kinds and sizes that are ticked."""
        return tuple(size for size, item in self._items if item.checkState(0) == Qt.CheckState.Checked)


def _combo(words: Mapping[Any, str], chosen: str) -> QComboBox:
    combo = QComboBox()
    for key, text in words.items():
        combo.addItem(tr(text), key)
    combo.setCurrentIndex(list(words).index(chosen))
    return combo


def _box(words: str, is_on: bool) -> QCheckBox:
    box = QCheckBox(words)
    box.setChecked(is_on)
    return box


def _quiet(text: str) -> QLabel:
    label = PlainLabel(text, name="quiet", wraps=True)
    return label


def _lines(text: str) -> QPlainTextEdit:
    field = QPlainTextEdit(text, placeholderText=tr("Words, with commas between them"))
    field.setAccessibleName(tr("Words on markers"))
    field.setTabChangesFocus(True)
    field.setFixedHeight(round(4.6 * field.fontMetrics().lineSpacing()))
    return field


def _column(*widgets: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 4, 0, 4)
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch()
    return page
