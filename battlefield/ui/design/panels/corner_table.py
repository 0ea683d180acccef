"""The corners of one part as a table to type over, to add to and to take from."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.edits.shaping import Corner, corner_deleted, corner_put, corner_split, is_line
from battlefield.app.design.parts.parts import Part, find_part, ref_of
from battlefield.app.design.parts.places import corners_of
from battlefield.app.design.parts.wording import part_name
from battlefield.app.design.properties.properties import corner_typed
from battlefield.app.design.properties.typed import TypedError, shown_length
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.geometry.outlines import Rings
from battlefield.rules.scene.contents import Scene
from battlefield.ui.widgets.keyboard_focus import NamedCells
from battlefield.ui.widgets.plain import PlainLabel

_Change = Callable[[Scene, Ref], Scene]
_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_HEADS = ("x", "y")
_OWN_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Insert)
_ROWS = 8  # that are seen at once, at the most


class CornerModel(QAbstractTableModel):
    """The rings of corners of a part of a table, one below the other; what is typed there changes the part.

    `acted` tells why nothing came of a change, or nothing.
    """

    acted = Signal(str)

    def __init__(self, desk: Studio) -> None:
        super().__init__()
        self._desk = desk
        self.ref: Ref | None = None
        self.rings: Rings = ()
        self.corners: list[Corner] = []
        self.unit: LengthUnit = "inches"

    def show_rings(self, rings: Rings, unit: LengthUnit) -> None:
        """Show other corners, or the same elsewhere."""
        same = [len(ring) for ring in rings] == [len(ring) for ring in self.rings]
        if not same:
            self.beginResetModel()
        self.rings, self.unit = rings, unit
        if same:
            end = self.index(max(0, len(self.corners) - 1), 1)
            self.dataChanged.emit(self.index(0, 0), end)
        else:
            self.corners = [Corner(n, place) for n, ring in enumerate(rings) for place in range(len(ring))]
            self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Count the corners."""
        return 0 if parent.isValid() else len(self.corners)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Count x and y."""
        return 0 if parent.isValid() else len(_HEADS)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Let both coordinates be typed over."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def coordinate(self, index: _Index) -> float:
        """Return the coordinate that a cell tells."""
        corner = self.corners[index.row()]
        return self.rings[corner.ring][corner.index][index.column()]

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> object:
        """Write a coordinate."""
        if role in (_ROLE.DisplayRole, _ROLE.EditRole):
            return shown_length(self.coordinate(index), self.unit)
        if role == _ROLE.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        """Number the corners, those of holes apart."""
        if role != _ROLE.DisplayRole:
            return None
        if way == Qt.Orientation.Horizontal:
            return _HEADS[section]
        corner = self.corners[section]
        return f"hole {corner.ring} · {corner.index + 1}" if corner.ring else f"{corner.index + 1}"

    def setData(self, index: _Index, value: object, role: int = _ROLE.EditRole) -> bool:
        """Move a corner to where was typed."""
        return role == _ROLE.EditRole and self._put(self.corners[index.row()], index.column(), f"{value}")

    @property
    def part(self) -> Part | None:
        """The part whose corners are shown, while it is on the table."""
        return find_part(self._desk.scene, self.ref) if self.ref is not None else None

    def _put(self, corner: Corner, axis: int, text: str) -> bool:
        """Move a corner along one axis to where was typed."""
        part = self.part
        if part is None:
            return False
        at = corners_of(part)[corner.ring][corner.index]
        try:
            value = corner_typed(text, at[axis], self._desk.unit)
        except TypedError as error:
            self.acted.emit(said(str(error)))
            return False
        to = (value, at[1]) if axis == 0 else (at[0], value)

        def put(scene: Scene, ref: Ref) -> Scene:
            return corner_put(scene, ref, corner, to)

        return to == at or self.change("Move a corner of", put)

    def change(self, label: str, change: _Change) -> bool:
        """Change the part; False where that cannot be."""
        part, desk = self.part, self._desk
        if part is None or self.ref is None:
            return False
        try:
            scene = change(desk.scene, self.ref)
        except ChangeError as error:
            self.acted.emit(said(str(error)))
            return False
        done = desk.do(f"{label} {part_name(part)}", scene)
        self.acted.emit(desk.complaint)
        return done


class _View(QTableView):
    """A table whose Delete key takes the corner away and Insert adds one."""

    removing = Signal()
    adding = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Delete for the corner: elsewhere it takes the whole part away."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() in _OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a corner away, or add one."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removing.emit()
        elif event.key() == Qt.Key.Key_Insert:
            self.adding.emit()
        else:
            super().keyPressEvent(event)


class CornerTable(QWidget):
    """Heading, table, two buttons, and the sentence that refuses what was typed."""

    def __init__(self, desk: Studio) -> None:
        super().__init__()
        self._desk = desk
        self.model, self.view = CornerModel(desk), _View()
        self.model.acted.connect(self._show_done)
        self.view.removing.connect(self.remove)
        self.view.adding.connect(self.add)
        self.view.setModel(self.model)
        self.view.setItemDelegate(NamedCells(self.view))
        self.view.setAccessibleName(tr("Corners"))
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setTabKeyNavigation(False)
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        height = self.view.fontMetrics().lineSpacing() + 8
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.verticalHeader().setDefaultSectionSize(height)
        self.head, self.warning = PlainLabel(), PlainLabel()
        self.head.setObjectName("quiet")
        self.head.setContentsMargins(0, 8, 0, 0)
        self.warning.setObjectName("warning")
        self.warning.setWordWrap(True)
        self.adding, self.removing = QPushButton(tr("Add after")), QPushButton(tr("Remove"))
        self.adding.setToolTip(tr("Add a corner in the middle of the edge behind the chosen one (Insert)"))
        self.removing.setToolTip(tr("Take the chosen corner away (Delete)"))
        self.adding.clicked.connect(self.add)
        self.removing.clicked.connect(self.remove)
        self._arrange()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        buttons = QHBoxLayout()
        buttons.addWidget(self.adding)
        buttons.addWidget(self.removing)
        buttons.addStretch()
        column.addWidget(self.head)
        column.addWidget(self.view)
        column.addWidget(self.warning)
        column.addLayout(buttons)
        self.warning.hide()

    def show_part(self, part: Part | None) -> None:
        """Show the corners of a part, nothing of one that has none."""
        rings = corners_of(part) if part is not None else ()
        ref = ref_of(part) if part is not None else None
        if ref != self.model.ref:
            self._refuse("")
        self.model.ref = ref if rings else None
        self.setVisible(bool(rings))
        if part is None or not rings:
            return
        self.model.show_rings(rings, self._desk.unit)
        self.head.setText(tr("Points of its line") if is_line(part) else tr("Corners"))
        rows = min(_ROWS, len(self.model.corners)) + 1
        self.view.setFixedHeight(rows * self.view.verticalHeader().defaultSectionSize() + 6)

    def add(self) -> None:
        """Add a corner in the middle of the edge behind the chosen one, and choose it."""
        corner = self._chosen()
        if corner is None:
            return
        row = self.view.currentIndex().row()
        if self.model.change("Add a corner to", lambda scene, ref: corner_split(scene, ref, corner)):
            self.view.setCurrentIndex(self.model.index(row + 1, 0))

    def remove(self) -> None:
        """Take the chosen corner away, and choose the one that takes its place."""
        corner = self._chosen()
        if corner is None:
            return
        row = self.view.currentIndex().row()
        if self.model.change("Remove a corner of", lambda scene, ref: corner_deleted(scene, ref, corner)):
            self.view.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1), 0))

    def _chosen(self) -> Corner | None:
        row = self.view.currentIndex().row()
        if 0 <= row < len(self.model.corners):
            return self.model.corners[row]
        self._refuse(tr("Choose a corner in the table first"))
        return None

    def _show_done(self, refusal: str) -> None:
        self._refuse(refusal)
        self.show_part(self.model.part)

    def _refuse(self, sentence: str) -> None:
        self.warning.setText(sentence)
        self.warning.setVisible(bool(sentence))
