"""The manual, the rulings and the effects of all books, found by typing and read beside the table."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.wording.finding import Found, manual, matching_pages, pages_in
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import tip

_EMPTY = QT_TR_NOOP("Nothing holds “{}”; try one word, such as range, cover or template")
_WANTED = QT_TR_NOOP("Find in the manual, the rulings and the effects")
_ROLE = Qt.ItemDataRole.UserRole


class Handbook(FittedDialog):
    """Lists the chapters of the manual, or all pages that hold what is typed, and shows the one chosen."""

    def __init__(self, parent: QWidget, first: Found | None = None, unit: LengthUnit = "inches") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Manual"))
        self._first, self._unit = first, unit
        self.field = QLineEdit(placeholderText=tr(_WANTED), maxLength=64)
        self.field.setAccessibleName(tr("Find a page"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._list)
        self.field.installEventFilter(self)
        self.list, self.text = QListWidget(), QTextBrowser()
        self.list.setAccessibleName(tr("Pages found"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(lambda now, _before: self._show(now))
        self.text.setAccessibleName(tr("The page"))
        self.text.setOpenLinks(False)
        split = QSplitter()
        split.setAccessibleName(tr("Pages and text"))
        split.addWidget(self.list)
        split.addWidget(self.text)
        split.setSizes([230, 470])
        split.setChildrenCollapsible(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.field)
        column.addWidget(split, 1)
        column.addWidget(buttons)
        self.resize(760, 560)
        self.field.setFocus()
        self._list("")

    def _list(self, text: str) -> None:
        """List the pages that hold a text: all chapters where it is empty."""
        found: Sequence[Found] = (
            matching_pages(text, pages_in(self._unit)) if len(text.strip()) > 1 else manual()
        )
        if not text and self._first is not None:
            found = (self._first, *(each for each in found if each != self._first))
        self.list.clear()
        for each in found:
            item = QListWidgetItem(each.title)
            item.setToolTip(tip(each.line))
            item.setData(_ROLE, each)
            self.list.addItem(item)
        if found:
            self.list.setCurrentRow(0)
        else:
            self.text.setHtml(f"<p>{escape(tr(_EMPTY).format(text))}</p>")

    def _show(self, item: QListWidgetItem | None) -> None:
        found = item.data(_ROLE) if item is not None else None
        if isinstance(found, Found):
            self.text.setMarkdown(f"## {found.title}\n\n{found.text}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the pages without leaving the text that is typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if by is not None and self.list.count():
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, self.list.currentRow() + by)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return True  # Close is no answer to what is typed
        return super().eventFilter(watched, event)
