"""The facts of what is selected, each of which can be typed over."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Piece
from battlefield.app.desk.facts import FactError, facts, with_fact
from battlefield.app.desk.tools import named, shown_name
from battlefield.app.wording.lengths import LengthError, LengthUnit
from battlefield.app.wording.presets import BASE_SIZES, shown_base
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.ring_words import LONGEST
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.ui.widgets.plain import PlainLabel

_EXTRA = "…"  # where the widget that is no text field stands
_MODEL_ROWS = (
    (QT_TR_NOOP("Name"),),
    (QT_TR_NOOP("Unit"),),
    (QT_TR_NOOP("Side"),),
    (_EXTRA,),
    (QT_TR_NOOP("Height"), QT_TR_NOOP("at")),
    ("x", "y"),
    (QT_TR_NOOP("Facing"),),
    (QT_TR_NOOP("Uncertainty"),),
    (QT_TR_NOOP("Rings"),),
)
_TEMPLATE_ROWS = (
    (QT_TR_NOOP("Name"),),
    (QT_TR_NOOP("Size"),),
    ("x", "y"),
    (QT_TR_NOOP("Bearing"),),
    (QT_TR_NOOP("Uncertainty"),),
    (_EXTRA,),
)


class Pages(QStackedWidget):
    """Pages of which only the shown one asks for room."""

    def minimumSizeHint(self) -> QSize:
        """Ask for the shown page's room."""
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()


class SelectionPanel(QWidget):
    """One form for models, one for templates, and a sentence when nothing or much is selected."""

    def __init__(self, desk: Desk, add_base: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._drawn: object = None
        self.fields: dict[str, QLineEdit] = {}
        self.sizes = QComboBox()
        self.sizes.setAccessibleName(tr("Base size"))
        self.sizes.addItems([shown_base(size) for size in BASE_SIZES])
        self.sizes.activated.connect(self._resize)
        self.lock = QCheckBox(tr("Locked where it lies"))
        self.lock.toggled.connect(self._lock)
        self._stack = Pages()
        self._stack.setObjectName("panel")
        room = QScrollArea()  # lets the panel be lower than its longest form
        room.setWidgetResizable(True)
        room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room.setWidget(self._stack)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(room)
        self._stack.addWidget(self._blank(add_base))
        self._stack.addWidget(self._form("model", _MODEL_ROWS, (tr("Base"), self.sizes)))
        self._stack.addWidget(self._form("template", _TEMPLATE_ROWS, ("", self.lock)))

    def _blank(self, add_base: Callable[[], None]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 8, 12, 8)
        self.words = PlainLabel(wraps=True)
        self.words.setObjectName("quiet")
        self.add = QPushButton(tr("Add a base…"))
        self.add.clicked.connect(add_base)
        column.addWidget(self.words)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        return page

    def _form(self, kind: str, rows: tuple[tuple[str, ...], ...], extra: tuple[str, QWidget]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(12, 4, 12, 8)
        form.setVerticalSpacing(4)
        for row in rows:
            if row == (_EXTRA,):
                form.addRow(*extra)
                continue
            fields = [self._field(kind, name) for name in row]
            if len(fields) == 1:
                form.addRow(tr(row[0]), fields[0])
            else:
                pair = QHBoxLayout()
                pair.setSpacing(6)
                pair.addWidget(fields[0])
                pair.addWidget(PlainLabel(tr(row[1])))
                pair.addWidget(fields[1])
                form.addRow(tr(row[0]), pair)
        return page

    def _field(self, kind: str, name: str) -> QLineEdit:
        field = QLineEdit(maxLength=LONGEST if name == "Rings" else 64)
        field.setMinimumWidth(48)
        field.setAccessibleName(tr(name))
        field.editingFinished.connect(lambda: self._typed(kind, name))
        self.fields[f"{kind} {name}"] = field
        return field

    @property
    def unit(self) -> LengthUnit:
        """The unit that lengths are shown in."""
        return self._desk.unit

    def refresh(self) -> None:
        """Show the facts of the selection."""
        chosen = edits.pieces(self._desk.shown, self._desk.selection)
        key = (tuple(chosen), len(self._desk.shown.models), self._desk.unit)
        if key == self._drawn:
            return
        self._drawn = key
        if len(chosen) == 1:
            self._show_one(chosen[0])
            return
        self._stack.setCurrentIndex(0)
        self.add.setVisible(not chosen)
        self.words.setText(
            tr(
                "{pieces} selected. Drag one to move all, R turns each, Alt+R wheels them as one body.",
                pieces=shown_name(chosen),
            )
            if chosen
            else tr("Click a base or a template to see its facts here and type over them.")
        )

    def first(self) -> QWidget:
        """Return the first field that takes the keyboard."""
        fields = {1: self.fields["model Name"], 2: self.fields["template Name"]}
        return fields.get(self._stack.currentIndex(), self.add)

    def _show_one(self, piece: Piece) -> None:
        kind = "model" if isinstance(piece, Model) else "template"
        for key, text in facts(piece, self._desk.unit).items():
            field = self.fields[f"{kind} {key}"]
            if not (field.hasFocus() and field.isModified()):
                field.setText(text)
        if isinstance(piece, Model):
            self._show_size(piece.base)
        else:
            self.lock.blockSignals(True)
            self.lock.setChecked(piece.locked)
            self.lock.blockSignals(False)
        self._stack.setCurrentIndex(1 if kind == "model" else 2)

    def _show_size(self, size: BaseSize) -> None:
        words = shown_base(size)
        if self.sizes.findText(words) < 0:
            self.sizes.addItem(words, size)
        self.sizes.setCurrentText(words)

    def _piece(self) -> Piece | None:
        chosen = edits.pieces(self._desk.scene, self._desk.selection)
        return chosen[0] if len(chosen) == 1 else None

    def _typed(self, kind: str, name: str) -> None:
        piece, field = self._piece(), self.fields[f"{kind} {name}"]
        if piece is None or not field.isModified():
            return
        field.setModified(False)
        try:
            changed = with_fact(piece, name, field.text(), self._desk.unit)
        except (FactError, LengthError) as error:
            field.setText(facts(piece, self._desk.unit)[name])
            self._desk.complain(f"{name}: {error}")
            return
        self._put(f"Change {name.lower()} of {named([piece])}", changed)

    def _put(self, label: str, piece: Piece) -> None:
        scene = self._desk.scene
        if isinstance(piece, Model):
            self._desk.do(label, edits.with_model(scene, piece.id, lambda _: piece))
        else:
            self._desk.do(label, edits.with_placed(scene, piece))

    def _resize(self, index: int) -> None:
        piece = self._piece()
        if isinstance(piece, Model):
            size = BASE_SIZES[index] if index < len(BASE_SIZES) else self.sizes.itemData(index)
            self._put(f"Change base of {named([piece])}", replace(piece, base=size))

    def _lock(self, on: bool) -> None:
        piece = self._piece()
        if isinstance(piece, PlacedTemplate):
            self._put(f"{'Lock' if on else 'Unlock'} {named([piece])}", replace(piece, locked=on))
