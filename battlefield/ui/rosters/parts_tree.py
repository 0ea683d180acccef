"""The parts of a roster as a tree: units with their sergeants and weapons, effects that it makes up."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from battlefield.app.books.faces import face_of
from battlefield.app.rosters.naming import counted_name
from battlefield.app.rosters.places import WHOLE, Place, all_places, found
from battlefield.app.wording.translation import tr
from battlefield.rules.muster.roster import Roster, RosterUnit

_COMMANDS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
_PLACE = Qt.ItemDataRole.UserRole


class PartsTree(QTreeWidget):
    """Shows a roster; `chosen` tells the place that is looked at."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Parts of the roster"))
        self.setMinimumWidth(190)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, self.header().ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, self.header().ResizeMode.ResizeToContents)
        self._items: dict[Place, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(self._tell)

    @property
    def place(self) -> Place:
        """The place that is looked at."""
        item = self.currentItem()
        place = item.data(0, _PLACE) if item is not None else WHOLE
        return place if isinstance(place, Place) else WHOLE

    def show_roster(self, roster: Roster, place: Place, wrong: set[Place]) -> None:
        """Show the parts of a roster, and which of them something is wrong with; look at one."""
        places = list(all_places(roster))
        with QSignalBlocker(self):
            if places != list(self._items):
                self._rebuild(places)
            for each, item in self._items.items():
                name, price = _words(roster, each)
                mark = "⚠ " if each in wrong else ""
                item.setText(0, f"{mark}{name}")
                item.setText(1, price)
                item.setToolTip(0, name)
            self.setCurrentItem(self._items.get(place, self._items[WHOLE]))

    def _rebuild(self, places: list[Place]) -> None:
        self.clear()
        self._items = {}
        for place in places:
            item = QTreeWidgetItem()
            item.setData(0, _PLACE, place)
            owner = self._items.get(place.outer) if place != WHOLE and place.outer != WHOLE else None
            if owner is not None:
                owner.addChild(item)
            else:
                self.addTopLevelItem(item)
            self._items[place] = item
        self.expandAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the page what moves, copies and removes parts."""
        if event.modifiers() & _COMMANDS or event.key() == Qt.Key.Key_Delete:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        self.chosen.emit(self.place)


def _words(roster: Roster, place: Place) -> tuple[str, str]:
    """Name a part, and what it counts for."""
    piece = found(roster, place)
    if isinstance(piece, Roster):
        return piece.name, ""
    if isinstance(piece, RosterUnit):
        price = face_of(roster.book).price(piece) if place.sergeant < 0 else str(piece.points)
        return counted_name(piece), price
    return piece.name, tr("effect") if place.effect >= 0 else ""
