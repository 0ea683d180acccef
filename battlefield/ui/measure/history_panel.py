"""What was done, in words; a click goes back to it."""

from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from battlefield.app.design.steps import shown_step
from battlefield.app.desk.desk import Desk
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr


class HistoryPanel(QWidget):
    """The list of steps; those undone are grey and can be brought back."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._drawn: tuple[tuple[str, ...], int, LengthUnit] | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("History"))
        self.list.setToolTip(tr("Click a step to go back or forward to it"))
        self.list.setWordWrap(True)
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.addWidget(self.list)

    def _go(self, item: QListWidgetItem) -> None:
        """Go to the step that was clicked, unless another was made in its place since the list was told."""
        steps = self.list.row(item) + 1
        if self._drawn is not None and self._drawn[0][:steps] == self._desk.document.history.labels[:steps]:
            self._desk.go(steps - 1)
        else:
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the present step into view once there is one."""
        super().showEvent(event)
        self.list.scrollToItem(self.list.currentItem())

    def refresh(self) -> None:
        """Show the steps."""
        history = self._desk.document.history
        key = (history.labels, history.place, self._desk.unit)
        if key == self._drawn:
            return
        self._drawn = key
        self.list.blockSignals(True)
        self.list.clear()
        for place, label in enumerate(history.labels):
            item = QListWidgetItem(in_unit(shown_step(label), self._desk.unit))
            if place > history.place:
                item.setForeground(QColor(self.palette().placeholderText().color()))
            self.list.addItem(item)
        self.list.setCurrentRow(history.place)
        self.list.scrollToItem(self.list.currentItem())
        self.list.blockSignals(False)
