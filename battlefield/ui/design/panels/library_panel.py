"""The library beside the table: pieces and kits to search, take in hand, add to and put in order."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.design.library.kits import still_to_place
from battlefield.app.design.library.library import Kit, Library, LibraryPiece, reading_library
from battlefield.app.design.library.own_pieces import NameTakenError, add_kit, add_piece, remove, rename
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Selection
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.said import shown_piece
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.panels.library_pictures import LEFT, PIECE, PieceDelegate
from battlefield.ui.design.piece_drop import MIME
from battlefield.ui.threads.staged_work import Steps, finished
from battlefield.ui.widgets import places
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

_ALL = QT_TR_NOOP("All pieces")
Wanted = tuple[str, str]
"""What the list shows: ("all", ""), ("shelf", its name) or ("kit", its name)."""


class PieceList(QListWidget):
    """Pieces in a grid; a click or Enter takes one in hand, a drag carries it onto the table."""

    chosen = Signal(object)

    def __init__(self, delegate: PieceDelegate) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pieces of the library"))
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setItemDelegate(delegate)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(True)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(PIECE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the piece in hand that the keyboard is on."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.chosen.emit(item.data(PIECE))
            return
        super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Carry a piece: it is in hand before it reaches the table."""
        item = self.currentItem()
        if item is None:
            return
        self.chosen.emit(item.data(PIECE))
        drag, what = QDrag(self), QMimeData()
        what.setData(MIME, item.data(PIECE).name.encode())
        drag.setMimeData(what)
        drag.exec(Qt.DropAction.CopyAction)


class LibraryPanel(QWidget):
    """Search, a choice of shelf or kit, the pieces, and what is made of the selection."""

    taken = Signal(object)  # the tool that carries a piece
    done = Signal()  # nothing more is to be put down

    def __init__(self, desk: Studio, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.library: Library | None = None
        self._asked: Callable[[str, bool], object] | None = None
        self._taken = ""  # the name that was refused because another has it
        self._kept = ""  # what was just kept, until something else is looked for
        self._delegate = PieceDelegate(colours)
        self.search = QLineEdit(placeholderText=tr("Search pieces"))
        self.search.setAccessibleName(tr("Search the library"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self._take_first)
        self.where = ChoiceField()
        self.where.setAccessibleName(tr("Shelf or kit"))
        self.where.currentIndexChanged.connect(self._fill)
        self.list = PieceList(self._delegate)
        self._delegate.painted.connect(self.list.viewport().update)
        self.list.chosen.connect(self.take_piece)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._offer)
        self.words = PlainLabel(name="quiet", wraps=True)
        self._lay_out()

    def _lay_out(self) -> None:
        self.add = QPushButton(tr("Add selection…"))
        self.add.setToolTip(tr("Keep what is selected on the table as a piece, or as a kit, of your own"))
        menu = QMenu(self.add)
        menu.addAction(tr("As one &piece"), self.add_as_piece)
        menu.addAction(tr("As a &kit of pieces"), self.add_as_kit)
        self.add.setMenu(menu)
        self.name = QLineEdit(placeholderText=tr("Name it, then Enter"))
        self.name.setToolTip(tr("Enter keeps it under this name, Esc leaves it"))
        self.name.setAccessibleName(tr("Name of the piece or kit"))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(self._named)
        self.name.installEventFilter(self)
        self.name.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 8, 8)
        column.setSpacing(6)
        below = QHBoxLayout()
        below.addWidget(self.add)
        below.addStretch()
        for widget in (self.search, self.where, self.list, self.words, self.name):
            column.addWidget(widget)
        column.addLayout(below)
        column.setStretchFactor(self.list, 1)

    # what is there

    def showEvent(self, event: QShowEvent) -> None:
        """Read the library when it is first looked at."""
        super().showEvent(event)
        if self.library is None:
            self.read()

    def read(self) -> None:
        """Read the library anew, and keep to the shelf or kit that is shown."""
        finished(self.reading())

    def reading(self) -> Steps[None]:
        """Read the library as `read` does, in steps."""
        library = yield from reading_library(asset("library"), own_folder())
        yield
        self._show_library(library)

    def _show_library(self, library: Library) -> None:
        wanted = self.wanted
        self.library = library
        self.where.blockSignals(True)
        self.where.clear()
        self.where.addItem(tr(_ALL), ("all", ""))
        for shelf in library.shelves:
            self.where.addItem(tr(shelf), ("shelf", shelf))
        if library.kits:
            self.where.insertSeparator(self.where.count())
        for kit in library.kits:
            self.where.addItem(tr("Kit: {name}", name=shown_piece(kit.name)), ("kit", kit.name))
        place = next((n for n in range(self.where.count()) if self.where.itemData(n) == wanted), 0)
        self.where.setCurrentIndex(place)
        self.where.blockSignals(False)
        self._fill()

    @property
    def wanted(self) -> Wanted:
        """What the list shows."""
        found: Wanted = self.where.currentData() or ("all", "")
        return found

    @property
    def kit(self) -> Kit | None:
        """The kit that is shown, if one is."""
        kind, name = self.wanted
        kits = self.library.kits if self.library is not None else ()
        return next((kit for kit in kits if kind == "kit" and kit.name == name), None)

    def _shown(self) -> list[tuple[LibraryPiece, str]]:
        """Return the pieces to list, each with what is still to be placed of it."""
        if self.library is None:
            return []
        kit, (kind, name), words = self.kit, self.wanted, self.search.text()
        if kit is not None:
            counts = dict(enumerate(count for _, count in kit.pieces))
            left = enumerate(still_to_place(self._desk.scene, kit))
            found = [(piece, _left_words(rest, counts[n])) for n, (piece, rest) in left]
            return [(piece, says) for piece, says in found if piece.fits(words)]
        on_shelf = [each for each in self.library.pieces if kind != "shelf" or each.shelf == name]
        fitting = [piece for piece in on_shelf if piece.fits(words)]
        fitting.sort(key=lambda piece: not piece.is_called(words))
        return [(piece, "") for piece in fitting]

    def _fill(self) -> None:
        shown, self._kept = self._shown(), ""
        at = self.list.currentRow()
        self.list.clear()
        for piece, left in shown:
            item = QListWidgetItem(shown_piece(piece.name))
            item.setData(PIECE, piece)
            item.setData(LEFT, left)
            item.setToolTip("\n".join(shown_piece(each) for each in (piece.name, piece.says) if each))
            self.list.addItem(item)
        self.list.setCurrentRow(min(at, len(shown) - 1))
        self._say()

    def _say(self) -> None:
        library, kit = self.library, self.kit
        sentences = [self._kept] if self._kept else []
        if kit is not None:
            rest = sum(count for _, count in still_to_place(self._desk.scene, kit))
            placed = tr("All of this kit is placed")
            sentences.append(tr("{rest} of this kit still to place", rest=rest) if rest else placed)
        if not self.list.count():
            sentences.append(self._none_words())
        if library is not None:
            sentences += [tr("Left out: {fault}", fault=words) for words in library.complaints[:2]]
        self.words.setText("\n".join(sentences))
        self.words.setVisible(bool(sentences))

    def _none_words(self) -> str:
        """Say where nothing was found, and where else there is something."""
        if self.wanted[0] == "all" or self.library is None:
            return tr("No piece is called so; search for another word")
        words, where = self.search.text(), self.where.currentText()
        count = sum(piece.fits(words) for piece in self.library.pieces)
        if count:
            return tr("Nothing in “{shelf}” is called so; Enter searches all shelves, which have {count}",
                      shelf=where, count=count)  # fmt: skip
        return tr("Nothing in “{shelf}” is called so; search for another word", shelf=where)

    def _search_all(self) -> None:
        """Look for the word on all shelves."""
        self.where.setCurrentIndex(0)

    def refresh(self) -> None:
        """Show what is true now: what of a kit is left, and whether something is selected."""
        self.add.setEnabled(bool(self._desk.selection))
        kit = self.kit
        if kit is None or self.library is None or not self.isVisible():
            return
        left = {piece.name: rest for piece, rest in still_to_place(self._desk.scene, kit)}
        counts = {piece.name: count for piece, count in kit.pieces}
        for row in range(self.list.count()):
            item = self.list.item(row)
            name = item.data(PIECE).name
            item.setData(LEFT, _left_words(left[name], counts[name]))
        self._say()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self._delegate.recolour(colours)
        self.list.viewport().update()

    # what is taken in hand

    def take_piece(self, piece: LibraryPiece) -> None:
        """Take a piece in hand; of a kit, the rest of it follows."""
        kit = self.kit
        self.taken.emit(PieceTool(self._desk, piece, self.done.emit, lambda: self._following(kit, piece)))

    def _following(self, kit: Kit | None, piece: LibraryPiece) -> LibraryPiece | None:
        if kit is None:
            return None
        left = [(each, rest) for each, rest in still_to_place(self._desk.scene, kit) if rest]
        same = next((each for each, _ in left if each.name == piece.name), None)
        return same or next((each for each, _ in left), None)

    def _take_first(self) -> None:
        if not self.list.count():
            self._search_all()
        else:
            self.list.setCurrentRow(0)
            self.take_piece(self.list.item(0).data(PIECE))

    # the user's own

    def add_as_piece(self) -> None:
        """Ask for a name, and keep the selection as a piece under it."""
        self._ask("", lambda name, again: add_piece(own_folder(), name, *self._selected(), again))

    def add_as_kit(self) -> None:
        """Ask for a name, and keep the selection as a kit under it."""
        self._ask("", lambda name, again: add_kit(own_folder(), name, *self._selected(), again))

    def _selected(self) -> tuple[Scene, Selection]:
        return self._desk.scene, self._desk.selection

    def _offer(self, at: QPoint) -> None:
        """Offer what can be done with the piece under the pointer, or with the kit that is shown."""
        item, kit = self.list.itemAt(at) or self.list.currentItem(), self.kit
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        under: LibraryPiece | None = item.data(PIECE) if item is not None else None
        found: LibraryPiece | Kit | None = kit if kit is not None else under
        if item is not None:
            menu.addAction(tr("Take in hand"), lambda: self.take_piece(item.data(PIECE)))
        if found is not None and found.is_own:
            menu.addAction(tr("Rename {name}…", name=found.name), lambda: self.rename(found))
            menu.addAction(tr("Delete {name}", name=found.name), lambda: self.remove(found))
        if not menu.isEmpty():
            menu.popup(self.list.viewport().mapToGlobal(at))

    def rename(self, found: LibraryPiece | Kit) -> None:
        """Ask for another name of an own piece or kit."""
        self._ask(found.name, lambda name, _: rename(found, name))

    def remove(self, found: LibraryPiece | Kit) -> None:
        """Delete an own piece or kit, once it is confirmed."""
        from battlefield.ui.shell import dialogs

        if dialogs.confirmed(
            self, tr("Delete “{name}” from your library? This cannot be undone.", name=found.name)
        ):
            self._tried(lambda: remove(found))

    def _ask(self, name: str, then: Callable[[str, bool], object]) -> None:
        self._asked, self._taken = then, ""
        self.name.setText(name)
        self.name.show()
        self.name.setFocus()
        self.name.selectAll()

    def _named(self) -> None:
        then, text = self._asked, self.name.text()
        before = self._own_names()
        if then is not None and self._tried(lambda: then(text, text == self._taken)):
            self._leave_name()
            self._show_new(text.strip(), before)

    def _own_names(self) -> tuple[str, ...]:
        library = self.library
        found: list[LibraryPiece | Kit] = [*library.pieces, *library.kits] if library else []
        return tuple(each.name for each in found if each.is_own)

    def _show_new(self, name: str, before: tuple[str, ...]) -> None:
        """Show what was just kept, whatever was searched for, and say that it is kept."""
        self.search.clear()
        kit = next((n for n in range(self.where.count()) if self.where.itemData(n) == ("kit", name)), 0)
        self.where.setCurrentIndex(kit)
        found = self.list.findItems(name, Qt.MatchFlag.MatchExactly)
        if found:
            self.list.setCurrentItem(found[0])
            self.list.scrollToItem(found[0])
        is_renamed = name not in before and len(self._own_names()) == len(before)
        self._kept = tr("Renamed to “{name}”", name=name) if is_renamed else tr("Kept as “{name}”", name=name)
        self._say()

    def _leave_name(self) -> None:
        self._asked = None
        self.name.hide()
        self.list.setFocus()

    def _tried(self, what: Callable[[], object]) -> bool:
        """Do something with the files of the library; what cannot be done is said below the list."""
        try:
            what()
        except SceneError as error:
            self._taken = self.name.text() if isinstance(error, NameTakenError) else ""
            self.words.setText(whole_fault(error).strip())
            self.words.show()
            return False
        self.read()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the name with Esc."""
        if watched is self.name and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self._leave_name()
            return True
        return super().eventFilter(watched, event)

    def first(self) -> QWidget:
        """Return what the keyboard goes to."""
        return self.search

    def sizeHint(self) -> QSize:
        """Return room for two columns of pieces."""
        return QSize(270, 420)


def own_folder() -> Path:
    """Return the folder of the user's own pieces."""
    return places.state_folder() / "library"


def _left_words(rest: int, count: int) -> str:
    return (
        tr("{rest} of {count} left", rest=rest, count=count)
        if rest
        else tr("all {count} placed", count=count)
    )
