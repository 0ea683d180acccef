"""The layers of a drawing and all its parts: shown, locked, renamed, searched, selected and jumped to."""

from collections.abc import Iterable

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSignalBlocker,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QSlider,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.editing import to_current_layer
from battlefield.app.design.edits import layering
from battlefield.app.design.parts.parts import Part, chosen_parts, ref_of
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.panels.part_tree import (
    HEADS,
    KIND,
    LOCKED,
    NAME,
    NO_LAYER,
    SHOWN,
    Folder,
    PartTree,
)
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.keyboard_focus import NamedCells
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

_KIND = 78  # pixels; measuring thousands of words for it would take longer than a frame
_NARROW = 34  # pixels of the columns with boxes
_EMPTY = QT_TR_NOOP("Nothing is drawn yet. Take a tool at the left, and what you draw is listed here.")
_UNFOUND = QT_TR_NOOP("No part has these words in its name, kind, side or layer.")
_FLAG = QItemSelectionModel.SelectionFlag


class _Tree(QTreeView):
    """A tree whose Return key jumps, and whose space bar ticks the boxes of the row it is on."""

    jumped = Signal()
    ticked = Signal(int)  # in which column

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Jump with Return; hide with H and lock with L, as the boxes do."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.state() != self.State.EditingState:
            self.jumped.emit()
        elif key == Qt.Key.Key_Space:
            self.ticked.emit(LOCKED if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else SHOWN)
        else:
            super().keyPressEvent(event)


class LayersPanel(QWidget):
    """Search, tree and buttons; `jumped` tells that what is selected is to be looked at."""

    jumped = Signal()

    def __init__(self, desk: Studio, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._scene: Scene | None = None
        self._drawn: tuple[object, ...] | None = None
        self._is_told = False
        self.search = QLineEdit(placeholderText=tr("Find a part by name, kind, side or layer"))
        self.search.setAccessibleName(tr("Find a part"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.search.returnPressed.connect(self._take_first)
        self.model, self.tree = PartTree(self, desk), _Tree()
        self.model.acted.connect(self._show_done)
        self.model.refused.connect(self._refuse)
        self.tree.jumped.connect(self._jump_there)
        self.tree.ticked.connect(self._tick)
        self.tree.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)
        self._set_tree_up()
        self.words = PlainLabel(name="quiet", wraps=True)
        self.warning = PlainLabel(name="warning", wraps=True)
        self._arrange()
        self.recolour(colours)
        self.refresh()

    def recolour(self, colours: Colours) -> None:
        """Take on a theme's icons."""
        self.model.icons = {SHOWN: icon("eye", colours), LOCKED: icon("lock", colours)}
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, SHOWN, LOCKED)

    def _set_tree_up(self) -> None:
        tree = self.tree
        tree.setModel(self.model)
        tree.setAccessibleName(tr("Layers and parts"))
        tree.setUniformRowHeights(True)
        tree.setIndentation(14)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        tree.setEditTriggers(triggers.EditKeyPressed | triggers.SelectedClicked)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._offer)
        tree.setToolTip(
            tr("Return or a double click jumps there · Space shows or hides, Shift+Space locks · F2 renames")
        )
        head = tree.header()
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(30)
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Interactive)
        head.resizeSection(KIND, _KIND)
        for column in (SHOWN, LOCKED):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, _NARROW)
        tree.selectionModel().selectionChanged.connect(self._select)
        tree.doubleClicked.connect(self._double_clicked)
        tree.setItemDelegate(NamedCells(tree))
        tree.itemDelegate().closeEditor.connect(lambda: QTimer.singleShot(0, self._refresh_now))

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(6)
        for widget in (self.search, self.words):
            column.addWidget(widget)
        column.addWidget(self.tree, 1)
        column.addWidget(self.warning)
        grid = QGridLayout()
        grid.setSpacing(4)
        plans = (
            ("add", tr("Add layer"), tr("Add a layer and draw into it"), self.add_layer),
            (
                "remove",
                tr("Delete layer"),
                tr("Take the chosen layer away; its parts stay"),
                self.delete_layer,
            ),
            ("current", tr("Draw here"), tr("Draw new parts into the chosen layer"), self.draw_here),
            (
                "put",
                tr("Selection to layer"),
                tr("Put what is selected into the layer drawn in"),
                self.put_here,
            ),
        )
        self.buttons: dict[str, QPushButton] = {}
        for place, (name, text, tip, act) in enumerate(plans):
            button = self.buttons[name] = QPushButton(text)
            button.setToolTip(tip)
            button.clicked.connect(act)
            grid.addWidget(button, place // 2, place % 2)
        column.addLayout(grid)
        self._add_opacity(column)
        self.warning.hide()

    def _add_opacity(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(0, 100)
        self.opacity.setPageStep(10)
        self.opacity.setTracking(False)  # one step of the history for one pull
        self.opacity.setAccessibleName(tr("Opacity of the layer"))
        self.opacity.setToolTip(
            tr("How much of what lies under the chosen layer shows through it, on paper too")
        )
        self.opacity.valueChanged.connect(self.set_opacity)
        self.opacity_words = PlainLabel(tr("Opacity"))
        row.addWidget(self.opacity_words)
        row.addWidget(self.opacity, 1)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened out of sight."""
        super().showEvent(event)
        self.refresh()

    def _keep_in_sight(self, *_: object) -> None:
        """Show the row of what is selected on the table, however much room the rows have now."""
        index = self.tree.currentIndex()
        is_chosen = index.isValid() and self.tree.selectionModel().isRowSelected(index.row(), index.parent())
        if is_chosen and not self.tree.hasFocus():
            self.tree.scrollTo(index)

    def first(self) -> QWidget:
        """Return the field that takes the keyboard first."""
        return self.search

    def refresh(self) -> None:
        """Show the layers and parts as they are now, and what is selected."""
        desk = self._desk
        if self.tree.state() == self.tree.State.EditingState or not self.isVisible():
            return  # shown once a name is typed, or once the panel comes into sight
        if not any(layer.id == desk.layer for layer in desk.scene.layers):
            desk.layer = ""
        drawn = (self.search.text(), desk.layer, desk.selection)
        if desk.scene is self._scene and drawn == self._drawn:
            return
        self._scene, self._drawn = desk.scene, drawn
        rows = enumerate(self.model.folders)
        closed = [each.name for n, each in rows if not self.tree.isExpanded(self.model.index(n, 0))]
        self._is_told = True
        if self.model.show_scene(desk.scene, self.search.text(), desk.layer):
            for place, folder in enumerate(self.model.folders):
                open_now = folder.name not in closed or bool(self.search.text())
                self.tree.setExpanded(self.model.index(place, 0), open_now)
        self._show_selection()
        self._is_told = False
        found = any(folder.parts for folder in self.model.folders)
        self.words.setText("" if found else (tr(_UNFOUND) if self.search.text() else tr(_EMPTY)))
        self.words.setVisible(not found)
        self._enable()

    def _show_selection(self) -> None:
        """Select the rows of what is selected on the table."""
        model, rows = self.model, self.model.places()
        chosen = QItemSelection()
        spots = [rows[ref] for ref in self._desk.selection if ref in rows]
        for place, first, last in _runs(spots):
            top = model.index(place, 0)
            chosen.select(model.index(first, 0, top), model.index(last, len(HEADS) - 1, top))
        selection = self.tree.selectionModel()
        layer = self._chosen_folder() if not self._desk.selection else None
        if layer is not None and not spots:
            return
        with QSignalBlocker(selection):
            selection.select(chosen, _FLAG.ClearAndSelect | _FLAG.Rows)
        self.tree.viewport().update()
        if spots and not self.tree.hasFocus():
            place, row = spots[0]
            index = model.index(row, 0, model.index(place, 0))
            selection.setCurrentIndex(index, _FLAG.NoUpdate)
            self.tree.scrollTo(index)

    def _select(self, *_: object) -> None:
        """Select on the table what is selected in the tree."""
        self._enable()
        if self._is_told:
            return
        refs = [ref_of(part) for part in self._parts(self.tree.selectionModel().selectedRows())]
        if refs or self._desk.selection:
            self._desk.select(refs)

    def _parts(self, rows: Iterable[QModelIndex]) -> list[Part]:
        found = (self.model.part_of(index) for index in rows)
        return [part for part in found if part is not None]

    def _chosen_folder(self) -> Folder | None:
        index = self.tree.currentIndex()
        is_layer = index.isValid() and self.model.part_of(index) is None
        return self.model.folder_of(index) if is_layer else None

    def _enable(self) -> None:
        folder = self._chosen_folder()
        self.buttons["remove"].setEnabled(folder is not None and folder.layer is not None)
        self.buttons["current"].setEnabled(folder is not None and folder.name != self._desk.layer)
        layer = folder.layer if folder is not None else None
        self.opacity.setEnabled(layer is not None)
        percent = round(100 * layer.opacity) if layer is not None else 100
        with QSignalBlocker(self.opacity):
            self.opacity.setValue(percent)
        self.opacity_words.setText(tr("Opacity {percent} %", percent=percent))
        self.buttons["put"].setEnabled(bool(self._desk.selection))
        where = self._desk.layer or tr(NO_LAYER).lower()
        self.buttons["put"].setText(
            tr("Selection to {layer}", layer=where) if len(where) < 12 else tr("Selection to layer")
        )

    # what is done

    def add_layer(self) -> None:
        """Add a layer, draw into it, and let its name be typed."""
        scene, name = layering.layer_added(self._desk.scene)
        if self._do(f"Add {name}", scene):
            self._desk.layer = name
            self.search.clear()
            self._refresh_now()
            place = next(n for n, each in enumerate(self.model.folders) if each.name == name)
            self.tree.selectionModel().setCurrentIndex(self.model.index(place, 0), _FLAG.NoUpdate)
            self._enable()
            self.tree.edit(self.model.index(place, 0))
            if self._desk.selection:
                self._tell(
                    tr("New parts go into {name}; Ctrl+Alt+M puts what is selected into it too", name=name)
                )

    def delete_layer(self) -> None:
        """Take the chosen layer away."""
        folder = self._chosen_folder()
        if folder is not None and folder.layer is not None:
            self._do(f"Delete {folder.name}", layering.layer_deleted(self._desk.scene, folder.name))

    def draw_here(self) -> None:
        """Draw new parts into the chosen layer."""
        folder = self._chosen_folder()
        if folder is not None:
            self._desk.layer = folder.name
            self._desk.changed()
            self._refresh_now()

    def set_opacity(self, percent: int) -> None:
        """Let what is under the chosen layer show through."""
        folder = self._chosen_folder()
        if folder is not None and folder.layer is not None:
            scene = layering.layer_changed(self._desk.scene, folder.name, opacity=percent / 100)
            self._do(f"Opacity of {folder.name} to {percent} %", scene)

    def put_here(self) -> None:
        """Put what is selected into the layer that is drawn in."""
        to_current_layer(self._desk)

    def move_layer(self, by: int) -> None:
        """Move the chosen layer up or down the list."""
        folder = self._chosen_folder()
        if folder is not None and folder.layer is not None:
            way = "up" if by < 0 else "down"
            if self._do(f"Move {folder.name} {way}", layering.layer_moved(self._desk.scene, folder.name, by)):
                place = next(n for n, each in enumerate(self.model.folders) if each.name == folder.name)
                self.tree.setCurrentIndex(self.model.index(place, 0))

    def _refresh_now(self) -> None:
        self._drawn = None
        self.refresh()

    def _do(self, label: str, scene: Scene) -> bool:
        done = self._desk.do(label, scene)
        self._show_done()
        return done

    def _show_done(self) -> None:
        self._refuse(self._desk.complaint)
        if self.tree.state() != self.tree.State.EditingState:
            self._refresh_now()

    def _refuse(self, sentence: str) -> None:
        self._say(sentence, "warning")

    def _tell(self, sentence: str) -> None:
        self._say(sentence, "quiet")

    def _say(self, sentence: str, how: str) -> None:
        self.warning.setText(sentence)
        self.warning.setVisible(bool(sentence))
        if self.warning.objectName() != how:
            self.warning.setObjectName(how)
            self.warning.style().polish(self.warning)

    def _tick(self, column: int) -> None:
        """Tick or clear a box of the row that the keyboard is on."""
        index = self.tree.currentIndex()
        if not index.isValid():
            return
        cell = index.siblingAtColumn(column)
        role = Qt.ItemDataRole.CheckStateRole
        state = cell.data(role)
        if state is not None:
            on = Qt.CheckState(state) == Qt.CheckState.Checked
            self.model.setData(cell, (Qt.CheckState.Unchecked if on else Qt.CheckState.Checked).value, role)

    def _take_first(self) -> None:
        """Select what was found first, and jump there."""
        first = next((part for folder in self.model.folders for part in folder.parts), None)
        if first is not None:
            self._desk.select([ref_of(first)])
            self.jumped.emit()

    def _double_clicked(self, index: QModelIndex) -> None:
        if self.model.part_of(index) is None and self.model.folder_of(index).layer is not None:
            self.tree.edit(index.siblingAtColumn(NAME))
        else:
            self._jump_there()

    def _jump_there(self) -> None:
        """Look at the part in the row that the keyboard is on."""
        part = self.model.part_of(self.tree.currentIndex()) if self.tree.currentIndex().isValid() else None
        if part is not None:
            if not chosen_parts(self._desk.scene, self._desk.selection):
                self._desk.select([ref_of(part)])
            self.jumped.emit()

    def _offer(self, at: QPoint) -> None:
        """Offer what can be done with a layer."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        folder = self._chosen_folder()
        menu.addAction(tr("Add layer"), self.add_layer)
        if folder is not None and folder.layer is not None:
            menu.addAction(tr("Draw here"), self.draw_here)
            menu.addAction(
                tr("Rename"), lambda: self.tree.edit(self.tree.currentIndex().siblingAtColumn(NAME))
            )
            menu.addAction(tr("Select its parts"), lambda: self._select_folder(folder))
            menu.addAction(tr("Move up"), lambda: self.move_layer(-1))
            menu.addAction(tr("Move down"), lambda: self.move_layer(1))
            menu.addAction(tr("Delete layer"), self.delete_layer)
        menu.addAction(tr("Selection to the layer drawn in"), self.put_here)
        menu.popup(self.tree.viewport().mapToGlobal(at))

    def _select_folder(self, folder: Folder) -> None:
        refs: list[Ref] = [ref_of(part) for part in folder.parts]
        self._desk.select(refs)


def _runs(spots: Iterable[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Join rows that follow each other: the layer's row, the first and the last."""
    found: list[tuple[int, int, int]] = []
    for place, row in sorted(spots):
        if found and found[-1][0] == place and found[-1][2] == row - 1:
            found[-1] = (place, found[-1][1], row)
        else:
            found.append((place, row, row))
    return found
