"""What lies under the pointer while a table is drawn, the topmost first."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from battlefield.app.design.parts.parts import Part, all_parts, is_hidden, ref_of
from battlefield.app.design.parts.places import line_of, outline_of
from battlefield.app.desk.edits import Ref, Selection
from battlefield.geometry.kernel.shapes import Strip
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Note
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import ModelItem, TemplateItem
from battlefield.ui.board.overlay import piece_path
from battlefield.ui.board.paths import outline_path
from battlefield.ui.board.scenario.scenario_items import SPOT, DrawnItem, NoteItem, line_path
from battlefield.ui.board.terrain.terrain_item import TerrainItem

_RANKS = {
    "note": 0,
    "light": 0,
    "model": 1,
    "template": 2,
    "objective": 3,
    "entry": 4,
    "border": 4,
    "terrain": 5,
}
_WIDE = {"zone": 6, "objective": 6, "area": 7}  # what lies about other things comes after them


def hits_at(board: BoardScene, at: QPointF, reach: float) -> Selection:
    """Return all parts under a place; what is too thin to be hit is caught within reach."""
    near = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
    found: list[tuple[tuple[float, ...], Ref]] = []
    for place, item in enumerate(board.items(near)):
        ref = ref_of_item(item)
        if ref is None or not item.isVisible():
            continue
        exactly = item.contains(item.mapFromScene(at))
        if exactly or _is_thin(item):
            found.append(((*_rank(item, ref), 0 if exactly else 1, place), ref))
    return tuple(ref for _, ref in sorted(found))


def ref_of_item(item: QGraphicsItem) -> Ref | None:
    """Tell which part an item shows, if it shows one."""
    if isinstance(item, TerrainItem):
        return Ref("terrain", item.terrain.id)
    return item.ref if isinstance(item, ModelItem | TemplateItem | DrawnItem) else None


def _is_thin(item: QGraphicsItem) -> bool:
    if isinstance(item, TerrainItem):
        return isinstance(item.terrain.outline, Strip)
    return isinstance(item, DrawnItem) and line_of(item.part) is not None


def _rank(item: QGraphicsItem, ref: Ref) -> tuple[float, float]:
    """Order by kind; of zones and areas the smaller comes first."""
    wide = isinstance(item, DrawnItem) and outline_of(item.part) is not None
    if not wide:
        return _RANKS[ref.kind], 0.0
    box = item.boundingRect()
    return _WIDE[ref.kind], box.width() * box.height()


def path_of(part: Part, scene_item: QGraphicsItem | None = None) -> QPainterPath:
    """Draw the outline of a part of any kind where it lies."""
    if isinstance(part, Model | PlacedTemplate):
        return piece_path(part)
    if isinstance(part, Note):
        return note_path(part, scene_item)
    line, outline = line_of(part), outline_of(part)
    if line is not None:
        return line_path(line)
    path = QPainterPath()
    if outline is not None:
        return outline_path(outline)
    at = getattr(part, "at", None)
    if at is not None:
        path.addEllipse(QPointF(*at), SPOT, SPOT)
    return path


def note_path(note: Note, item: QGraphicsItem | None) -> QPainterPath:
    """Draw the box about a note's words."""
    if isinstance(item, NoteItem):
        return item.shape().translated(item.pos())
    wide = max(len(line) for line in [*note.text.splitlines(), ""]) * 0.55 * note.size
    high = note.size * 1.25 * max(1, len(note.text.splitlines()))
    path = QPainterPath()
    path.addRect(QRectF(note.at[0] - wide / 2, note.at[1] - high / 2, wide, high))
    return path


def inside(scene: Scene, rect: QRectF, whole: bool) -> Selection:
    """Return the parts that a frame touches, or only those it encloses; hidden ones are left out."""
    found = []
    for part in all_parts(scene):
        if is_hidden(scene, part):
            continue
        path = path_of(part)
        box = path.boundingRect()
        encloses = rect.contains(box) if box.width() and box.height() else rect.contains(box.center())
        if encloses or (not whole and path.intersects(rect)):
            found.append(ref_of(part))
    return tuple(found)
