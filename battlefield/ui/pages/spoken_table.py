"""The models on the table as rows that a screen reader finds; nobody sees them, and nobody pays unheard."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QListView, QWidget

from battlefield.app.desk.spoken_models import spoken_model
from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import Model

_Index = QModelIndex | QPersistentModelIndex
Tell = Callable[[Model], str]


class SpokenModels(QAbstractListModel):
    """Each model of the table in words, which are found only once somebody asks for them."""

    def __init__(self, table: TableView, tell: Callable[[], Tell | None]) -> None:
        super().__init__()
        self._table, self._tell = table, tell
        self.models: tuple[Model, ...] = ()

    def follow(self) -> None:
        """Tell the models that stand on the table now."""
        models = tuple(self._table.shown.models)
        if [each.id for each in models] != [each.id for each in self.models]:
            self.beginResetModel()
            self.models = models
            self.endResetModel()
        elif models:
            self.models = models
            self.dataChanged.emit(self.index(0), self.index(len(models) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Count the models."""
        return 0 if parent.isValid() else len(self.models)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a model in words."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        model, tell = self.models[index.row()], self._tell()
        return spoken_model(model, self._table, tell(model) if tell is not None else "")


class SpokenTable(QListView):
    """A list of one pixel in a corner of a page: for those who hear the table, not for those who see it."""

    def __init__(self, page: QWidget, table: TableView, tell: Callable[[], Tell | None]) -> None:
        super().__init__(page)
        self._table = table
        self._seen: tuple[object, ...] = ()
        self._models = SpokenModels(table, tell)
        self._models.setParent(self)
        self.setModel(self._models)
        self.setAccessibleName(tr("Models on the table"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)

    def follow(self) -> None:
        """Tell what has changed, where anybody listens."""
        if not QAccessible.isActive():
            return  # not even what is shown is asked for: of much in a hand it would have to be worked out
        seen = (self._table.shown, self._table.selection, self._table.unit)
        if seen != self._seen:
            self._seen = seen
            self._models.follow()
