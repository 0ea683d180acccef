"""All units of both sides in a list, on the table or off it: a click looks at one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from battlefield.app.books.faces import face_of
from battlefield.app.desk.edits import Ref
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.units_list import UnitRow, unit_rows
from battlefield.app.wording.said import shown_health
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.ui.widgets.palette import Colours, side_words
from battlefield.ui.widgets.plain import PlainLabel, tip

_HINT = QT_TR_NOOP("Arrows ring a unit on the table; a click or Enter shows its card.")
_UNIT = Qt.ItemDataRole.UserRole


class UnitsPanel(QWidget):
    """The units by sides; it changes only when a row does, and keeps the place of the keyboard."""

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._drawn: tuple[object, ...] | None = None
        self._items: dict[str, QTreeWidgetItem] = {}
        self.list = QTreeWidget()
        self._face = face_of(desk.state.book)
        self._heads = (tr("Unit"), capital(shown_health(self._face.health)), tr("Where"))
        self.list.setHeaderLabels(list(self._heads))
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(8)
        self.list.setAllColumnsShowFocus(True)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("Units of both sides"))
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            self.list.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.list.currentItemChanged.connect(self._ring)
        self.list.itemClicked.connect(self._look)
        self.list.itemActivated.connect(self._look)
        hint = PlainLabel(tr(_HINT), name="quiet", wraps=True)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(12, 4, 12, 12)
        column_box.setSpacing(6)
        column_box.addWidget(self.list, 1)
        column_box.addWidget(hint)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show the units as they are now."""
        rows = unit_rows(self._desk.seen.state, self._desk.battle.book.catalogue, self._desk.acting)
        key = (rows, self.colours.name)
        if key != self._drawn:
            self._drawn = key
            self._write(rows)
        self._follow()

    def take_keyboard(self) -> None:
        """Give the list the keyboard, on the unit that is looked at or the first one."""
        self.refresh()
        item = self.list.currentItem()
        if (item is None or item.parent() is None) and self._items:
            self.list.setCurrentItem(next(iter(self._items.values())))
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _write(self, rows: tuple[UnitRow, ...]) -> None:
        if list(self._items) != [row.unit for row in rows] or self._sides() != self._wanted(rows):
            self._build(rows)
        for row in rows:
            self._fill(self._items[row.unit], row)

    def _sides(self) -> dict[str, str]:
        return {id_: str(head.data(0, _UNIT)) for id_, item in self._items.items() if (head := item.parent())}

    def _wanted(self, rows: tuple[UnitRow, ...]) -> dict[str, str]:
        return {row.unit: row.side for row in rows}

    def _build(self, rows: tuple[UnitRow, ...]) -> None:
        """Make a line for each unit below its side's; the signals sleep meanwhile."""
        self.list.blockSignals(True)
        self.list.clear()
        self._items = {}
        heads: dict[str, QTreeWidgetItem] = {}
        for row in rows:
            if row.side not in heads:
                heads[row.side] = self._head(row.side)
            self._items[row.unit] = QTreeWidgetItem(heads[row.side])
            self._items[row.unit].setData(0, _UNIT, row.unit)
        self.list.expandAll()
        self.list.blockSignals(False)

    def _head(self, side: str) -> QTreeWidgetItem:
        head = QTreeWidgetItem(self.list, [f"● {side_name(side)}"])
        head.setData(0, _UNIT, side)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        head.setFirstColumnSpanned(True)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        return head

    def _fill(self, item: QTreeWidgetItem, row: UnitRow) -> None:
        done = " ✓" if "acted" in row.state else ""
        state = ", ".join(tr(each) for each in row.state.split(", "))
        where = tr(row.where) if row.where != "on the table" or not state else state
        models = f" ({row.models})" if row.models > 1 else ""
        for column, words in enumerate((f"{row.name}{models}{done}", f"{row.hp}/{row.full}", where)):
            if item.text(column) != words:
                item.setText(column, words)
        about = tr("{unit} ({side}), {where}: {hp} {health} of {full}, {models} models", unit=row.name,
                   side=row.side, where=tr(row.where), hp=row.hp, full=row.full,
                   health=shown_health(self._face.health), models=row.models)  # fmt: skip
        colour = QColor(self.colours.text if row.is_there else self.colours.quiet)
        for column in range(len(self._heads)):
            item.setForeground(column, colour)
            item.setToolTip(column, tip(f"{about}; {state}" if state else about))
        sides = self._desk.seen.state.sides
        head = item.parent()
        if head is not None and row.side in sides:
            head.setForeground(0, side_words(self.colours, colour_place(row.side, sides)))

    def _follow(self) -> None:
        """Mark the unit that is looked at, unless the keyboard is in the list."""
        item = self._items.get(self._desk.seen.shown_id(self._desk.gaze.unit))
        if item is not None and item is not self.list.currentItem() and not self.list.hasFocus():
            self.list.blockSignals(True)
            self.list.setCurrentItem(item)
            self.list.blockSignals(False)

    def _ring(self, item: QTreeWidgetItem | None) -> None:
        """Ring the models of the unit on the table."""
        unit = self._unit(item)
        if unit:
            figures = self._desk.seen.state.units[unit].figures
            self._desk.table.select(tuple(Ref("model", figure) for figure in figures))

    def _look(self, item: QTreeWidgetItem) -> None:
        """Show the unit's card."""
        unit = self._unit(item)
        if unit:
            self._desk.look_at_unit(unit)

    def _unit(self, item: QTreeWidgetItem | None) -> str:
        unit = str(item.data(0, _UNIT)) if item is not None and item.parent() is not None else ""
        return unit if unit in self._desk.seen.state.units else ""
