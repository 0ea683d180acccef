"""All parts of a drawing as a tree: layers, and in each its parts from the highest down."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QIcon

from battlefield.app.design.edits import grouping, layering
from battlefield.app.design.parts.parts import Part, all_parts, hold_of, is_hidden, is_locked, ref_of
from battlefield.app.design.parts.wording import part_name, shown_kind, shown_name, side_words
from battlefield.app.design.properties.properties import properties, with_property
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Layer

NAME, KIND, SHOWN, LOCKED = range(4)
HEADS = (QT_TR_NOOP("Name"), QT_TR_NOOP("Kind"), QT_TR_NOOP("Shown"), QT_TR_NOOP("Locked"))
NO_LAYER = QT_TR_NOOP("No layer")
_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_TOP = 0  # the inner id of a layer's row; that of a part's row is its layer's place and one


@dataclass(frozen=True, slots=True)
class Folder:
    """A layer, None for what lies in none, with those of its parts that are listed."""

    layer: Layer | None
    parts: tuple[Part, ...]

    @property
    def name(self) -> str:
        """The layer's name, "" for what lies in none."""
        return self.layer.id if self.layer is not None else ""


def folders(scene: Scene, words: str = "") -> list[Folder]:
    """Sort the parts whose facts hold all words by their layers; with words, empty layers are left out."""
    wanted = words.lower().split()
    known = [layer.id for layer in scene.layers]
    found: dict[str, list[Part]] = {name: [] for name in (*known, "")}
    for part in reversed(all_parts(scene)):
        if not wanted or _fits(scene, part, wanted):
            layer = hold_of(part).layer
            found[layer if layer in found else ""].append(part)
    made = [Folder(layer, tuple(found[layer.id])) for layer in scene.layers]
    loose = Folder(None, tuple(found[""]))
    return [each for each in (*made, loose) if each.parts or (not wanted and each.layer is not None)]


def _fits(scene: Scene, part: Part, words: list[str]) -> bool:
    told = (shown_name(scene, part), part.id, shown_kind(part), side_words(part), hold_of(part).layer)
    return all(word in " ".join(told).lower() for word in words)


class PartTree(QAbstractItemModel):
    """The rows; what is ticked or typed there is done on the desk."""

    acted = Signal()
    refused = Signal(str)  # why nothing was done

    def __init__(self, parent: QObject, desk: Studio) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scene: Scene | None = None
        self.folders: list[Folder] = []
        self.current = ""
        self.icons: dict[int, QIcon] = {}

    def show_scene(self, scene: Scene, words: str, current: str) -> bool:
        """Show the parts of a scene that fit some words; give whether rows have come or gone."""
        found = folders(scene, words)
        same = [_rows(each) for each in found] == [_rows(each) for each in self.folders]
        if not same:
            self.beginResetModel()
        self._scene, self.folders, self.current = scene, found, current
        if same:
            self._tell_all()
        else:
            self.endResetModel()
        return not same

    def _tell_all(self) -> None:
        last = len(HEADS) - 1
        if self.folders:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.folders) - 1, last))
        for place, folder in enumerate(self.folders):
            top = self.index(place, 0)
            if folder.parts:
                end = self.index(len(folder.parts) - 1, last, top)
                self.dataChanged.emit(self.index(0, 0, top), end)

    # what a row is

    def folder_of(self, index: _Index) -> Folder:
        """Return the layer of a row, or that of the part in it."""
        inner = int(index.internalId())
        return self.folders[index.row() if inner == _TOP else inner - 1]

    def part_of(self, index: _Index) -> Part | None:
        """Return the part of a row, None for a layer's."""
        inner = int(index.internalId())
        return None if inner == _TOP else self.folders[inner - 1].parts[index.row()]

    def places(self) -> dict[Ref, tuple[int, int]]:
        """Return the rows of all listed parts: the layer's, and the part's within it."""
        pairs = ((n, row, part) for n, each in enumerate(self.folders) for row, part in enumerate(each.parts))
        return {ref_of(part): (n, row) for n, row, part in pairs}

    # what Qt asks

    def index(self, row: int, column: int, parent: _Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Return the index of a row."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _TOP)

    def parent(self, index: _Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        """Return the layer of a part's row."""
        inner = int(index.internalId()) if index.isValid() else _TOP
        return QModelIndex() if inner == _TOP else self.createIndex(inner - 1, 0, _TOP)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Count layers, or the parts of one."""
        if not parent.isValid():
            return len(self.folders)
        if int(parent.internalId()) != _TOP or parent.column() != 0:
            return 0
        return len(self.folders[parent.row()].parts)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Count the columns."""
        return len(HEADS)

    def headerData(self, section: int, way: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        """Name the columns; those with boxes by an icon, once there are icons."""
        if way != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DecorationRole:
            return self.icons.get(section)
        is_told = role in (_ROLE.ToolTipRole, _ROLE.AccessibleTextRole)
        is_shown = role == _ROLE.DisplayRole and section not in self.icons
        return tr(HEADS[section]) if is_told or is_shown else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Let layers and parts be renamed, and both be shown and locked."""
        flag = Qt.ItemFlag
        found = flag.ItemIsEnabled | flag.ItemIsSelectable
        part, folder = self.part_of(index), self.folder_of(index)
        if index.column() == NAME and (folder.layer is not None or part is not None):
            found |= flag.ItemIsEditable
        if self._ticked(index) is not None:
            found |= flag.ItemIsUserCheckable
        return found

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> object:
        """Tell what stands in a cell."""
        part, folder = self.part_of(index), self.folder_of(index)
        if role == _ROLE.CheckStateRole:
            ticked = self._ticked(index)
            state = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
            return None if ticked is None else state.value
        if role in (_ROLE.DisplayRole, _ROLE.EditRole):
            return self._text(index, part, folder, role == _ROLE.EditRole)
        if role == _ROLE.FontRole and part is None:
            font = QFont()
            font.setBold(folder.name == self.current)
            return font
        if role == _ROLE.ToolTipRole:
            return self._tip(index.column(), part, folder)
        if role == _ROLE.AccessibleTextRole and index.column() in (SHOWN, LOCKED):
            what = tr(HEADS[index.column()])
            return tr("{what}: yes", what=what) if self._ticked(index) else tr("{what}: no", what=what)
        return None

    def setData(self, index: _Index, value: object, role: int = _ROLE.EditRole) -> bool:
        """Rename, show or lock."""
        if role not in (_ROLE.EditRole, _ROLE.CheckStateRole):
            return False
        given = value if role == _ROLE.EditRole else Qt.CheckState(value) == Qt.CheckState.Checked
        part, column = self.part_of(index), index.column()
        try:
            label, scene = (
                self._of_layer(self.folder_of(index), column, given)
                if part is None
                else self._of_part(part, column, given)
            )
        except (ChangeError, ValueError) as error:
            self.refused.emit(said(str(error)))
            return False
        done = self._desk.do(label, scene)
        self.acted.emit()
        return done

    def _of_layer(self, folder: Folder, column: int, value: object) -> tuple[str, Scene]:
        scene, name = self._desk.scene, folder.name
        if column == NAME:
            fresh = f"{value}"
            renamed = layering.layer_renamed(scene, name, fresh)
            if self._desk.layer == name:
                self._desk.layer = fresh.strip()
            return f"Rename {name} to {fresh.strip()}", renamed
        if column == LOCKED:
            return f"{'Lock' if value else 'Unlock'} {name}", layering.layer_changed(
                scene, name, locked=bool(value)
            )
        return f"{'Show' if value else 'Hide'} {name}", layering.layer_changed(scene, name, hidden=not value)

    def _of_part(self, part: Part, column: int, value: object) -> tuple[str, Scene]:
        scene, name, refs = self._desk.scene, part_name(part), [ref_of(part)]
        if column == NAME:
            keys = ("name", "text")
            prop = next(each for each in properties() if each.key in keys and each.of(part) is not None)
            return f"Rename {name}", with_property(scene, [part], prop, f"{value}")
        if column == LOCKED:
            return f"{'Lock' if value else 'Unlock'} {name}", grouping.locked(scene, refs, bool(value))
        return f"{'Show' if value else 'Hide'} {name}", grouping.hidden(scene, refs, not value)

    def _text(self, index: _Index, part: Part | None, folder: Folder, bare: bool) -> str:
        if part is None:
            if index.column() == KIND:
                return tr("{n} parts", "", len(folder.parts), one="{n} part")
            mark = "✎ " if folder.name == self.current and not bare else ""
            return f"{mark}{folder.name or tr(NO_LAYER)}" if index.column() == NAME else ""
        if index.column() == KIND:
            return shown_kind(part)
        assert self._scene is not None
        name = getattr(part, "name", "") if bare else shown_name(self._scene, part)
        return name if index.column() == NAME else ""

    def _ticked(self, index: _Index) -> bool | None:
        """Return whether a box is ticked, None where there is none."""
        part, folder, column = self.part_of(index), self.folder_of(index), index.column()
        if column not in (SHOWN, LOCKED):
            return None
        if part is None:
            layer = folder.layer
            return None if layer is None else (layer.locked if column == LOCKED else not layer.hidden)
        if isinstance(part, PlacedTemplate) and column == SHOWN:
            return None
        hold = hold_of(part)
        return hold.locked if column == LOCKED else not hold.hidden

    def _tip(self, column: int, part: Part | None, folder: Folder) -> str:
        if part is None:
            return tr("New parts are drawn into the layer with the pen, in bold; F2 renames a layer")
        assert self._scene is not None
        where = tr("in {layer}", layer=folder.name) if folder.name else ""
        told = [shown_name(self._scene, part), side_words(part), where]
        told += [
            tr("hidden") if is_hidden(self._scene, part) else "",
            tr("locked") if is_locked(self._scene, part) else "",
        ]
        return " · ".join(word for word in told if word) if column in (NAME, KIND) else tr(HEADS[column])


def _rows(folder: Folder) -> tuple[str, tuple[Ref, ...]]:
    return folder.name if folder.layer is not None else "", tuple(ref_of(part) for part in folder.parts)
