"""The list of effects on the bench, found by their printed names."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from battlefield.app.bench.listing import Entry, LeftOut, books, search, search_left_out, split
from battlefield.app.books.faces import face_of
from battlefield.app.wording.said import shown_head
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.plain import PlainLabel

TOLD = QT_TR_NOOP(
    "Choose an effect here, then who does it and who suffers it on the table; Enter carries it out."
)
_Index = QModelIndex | QPersistentModelIndex


def title_of(book: str) -> str:
    """Return the name of a book as printed."""
    return face_of(book).name


class EffectRows(QAbstractListModel):
    """The effects found, each with its family and book; below them those left out, each with the reason."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[Entry] = ()
        self.left_out: Sequence[LeftOut] = ()
        self.is_mixed = True

    def show_entries(self, entries: Sequence[Entry], left_out: Sequence[LeftOut], *, is_mixed: bool) -> None:
        """Show other effects: of all books, or of one, where the family is told instead."""
        self.beginResetModel()
        self.entries, self.left_out, self.is_mixed = entries, left_out, is_mixed
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Count the effects, and those left out."""
        return 0 if parent.isValid() else len(self.entries) + len(self.left_out)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Let effects be chosen, and those left out only be read."""
        return super().flags(index) if index.row() < len(self.entries) else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return an effect's name, and what it does as a tooltip."""
        if index.row() >= len(self.entries):
            return self._left_out_data(self.left_out[index.row() - len(self.entries)], role)
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            of = title_of(entry.book) if self.is_mixed else entry.effect.family
            return f"{entry.effect.name}  ·  {of}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{entry.effect.name} ({entry.effect.family})\n{entry.effect.says}"
        return None

    def _left_out_data(self, left: LeftOut, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{left.name}  ·  {shown_head(left.why)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr(
                "{name} ({book}) cannot be tried by itself.\n{why}",
                name=left.name,
                book=title_of(left.book),
                why=shown_head(left.why),
            )
        return None


class EffectField(QLineEdit):
    """The field that seeks; the arrow keys go through what was found."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the arrows for the list."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class EffectSearch(QWidget):
    """A field, the book, and the list of what is found; Enter or a click takes one."""

    taken = Signal(object, object)  # the entry, and the number typed after its name or None

    def __init__(self) -> None:
        super().__init__()
        self.field = EffectField()
        self.field.setPlaceholderText(tr("Find an effect by its name"))
        self.field.setAccessibleName(tr("Find an effect"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(80)
        self.book = QComboBox()
        self.book.setAccessibleName(tr("Book"))
        self.book.addItem(tr("All books"), "")
        for key in books():
            self.book.addItem(title_of(key), key)
        self.rows, self.list, self.count = EffectRows(), QListView(), PlainLabel()
        self.list.setModel(self.rows)
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(2)
        self.list.setAccessibleName(tr("Effects"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.told = PlainLabel(tr(TOLD), name="quiet", wraps=True)
        self.count.setObjectName("quiet")
        self._lay_out()
        self.field.textEdited.connect(lambda _: self.look())
        self.field.stepped.connect(self._step)
        self.field.returnPressed.connect(self._take)
        self.book.activated.connect(lambda _: self.look())
        self.list.clicked.connect(lambda _: self._take())
        self.list.activated.connect(lambda _: self._take())
        self.look()

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        row.addWidget(self.book, 1)
        row.addWidget(self.count)
        column.addWidget(self.told)
        column.addWidget(self.field)
        column.addLayout(row)
        column.addWidget(self.list, 1)

    def look(self) -> None:
        """Show what fits the text and the book, with the first marked."""
        text, book = self.field.text(), str(self.book.currentData())
        found, left_out = search(text, book), search_left_out(text, book)
        self.rows.show_entries(found, left_out, is_mixed=not book)
        count = tr("{n} effects", "", len(found), one="{n} effect")
        left = tr("{effects}, {left} left out", effects=count, left=len(left_out))
        self.count.setText(left if left_out else count)
        if found:
            self.list.setCurrentIndex(self.rows.index(0))

    def _step(self, by: int) -> None:
        row = self.list.currentIndex().row() + by
        if self.rows.entries:
            self.list.setCurrentIndex(self.rows.index(max(0, min(len(self.rows.entries) - 1, row))))

    def _take(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.rows.entries):
            self.taken.emit(self.rows.entries[row], split(self.field.text())[1])
