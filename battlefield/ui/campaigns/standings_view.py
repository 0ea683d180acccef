"""How rosters, sides or players stand in a campaign, as a table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.campaigns.folder import Contents
from battlefield.app.campaigns.standings import WAYS, Standing, standings
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.empty_lists import tell_empty
from battlefield.ui.widgets.plain import PlainLabel

_COLUMNS = (
    QT_TR_NOOP("Battles"),
    QT_TR_NOOP("Wins"),
    QT_TR_NOOP("Draws"),
    QT_TR_NOOP("Losses"),
    QT_TR_NOOP("Going on"),
    QT_TR_NOOP("Units lost"),
    QT_TR_NOOP("Units taken"),
)  # after the names
_NAMES = {"roster": QT_TR_NOOP("Roster"), "side": QT_TR_NOOP("Side"), "player": QT_TR_NOOP("Player")}


NO_BATTLE = QT_TR_NOOP("No battle yet: New battle… begins one here, and Add files… takes in saved ones.")


class _Standings(QTableWidget):
    """A table that says what begins a battle as long as none is counted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.rowCount():
            tell_empty(self, tr(NO_BATTLE))


class StandingsView(QWidget):
    """Counts the battles of a campaign by what is chosen; a click on a heading sorts by it."""

    def __init__(self) -> None:
        super().__init__()
        self._contents: Contents | None = None
        self.by = ChoiceField()
        self.by.setAccessibleName(tr("Count by"))
        self.by.addItems([tr(_NAMES[way]) for way in WAYS])
        self.by.currentIndexChanged.connect(lambda _row: self._fill())
        self.table = _Standings(0, 1 + len(_COLUMNS))
        self.table.setAccessibleName(tr("Standings"))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        row = QHBoxLayout()
        row.addWidget(PlainLabel(tr("Count by")))
        row.addWidget(self.by)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def show_contents(self, contents: Contents | None) -> None:
        """Count the battles of a campaign."""
        self._contents = contents
        self._fill()

    def _fill(self) -> None:
        way = WAYS[self.by.currentIndex()]
        battles = [each.filed for each in self._contents.battles] if self._contents is not None else []
        found = standings(battles, way)
        self.table.setSortingEnabled(False)
        self.table.setHorizontalHeaderLabels([tr(_NAMES[way]), *map(tr, _COLUMNS)])
        self.table.setRowCount(len(found))
        for row, each in enumerate(found):
            name = tr(each.name) if way == "player" else each.name
            for column, item in enumerate(_items(name, each)):
                self.table.setItem(row, column, item)
        self.table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)


def _items(name: str, standing: Standing) -> list[QTableWidgetItem]:
    counts = (standing.battles, standing.wins, standing.draws, standing.losses, standing.open)
    items = [QTableWidgetItem(name)]
    for count in (*counts, standing.lost, standing.taken):
        item = QTableWidgetItem()
        item.setData(Qt.ItemDataRole.DisplayRole, count)
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        items.append(item)
    return items
