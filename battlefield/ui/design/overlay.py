"""What lies over a table that is drawn: selection, handles and corners, guides, axes of symmetry."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.parts.parts import Part, chosen_parts, hold_of, is_locked, ref_of
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.design.snapping.carrying import Way, step_along
from battlefield.app.design.snapping.grips import TURN
from battlefield.app.design.studio import Studio
from battlefield.app.design.symmetry.linking import families
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Tool
from battlefield.ui.board.board_view import CATCH
from battlefield.ui.board.items import detail
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.design.hits import path_of
from battlefield.ui.widgets.palette import Colours, faded

_STAYS: Way = (0.0, 0.0, 0.0, 0.0)
_NO_WAYS: Mapping[Ref, Way] = {}
_Outline = tuple[QPainterPath, bool]
_Lying = tuple[QPainterPath, bool, Way]
_MOST_PATHS = 60  # selected parts whose outlines are drawn; of more, the box about them


class StudioOverlay(UntouchedItem):
    """One item over everything, painted from the studio and the tool in hand."""

    def __init__(self, studio: Studio, colours: Colours) -> None:
        super().__init__()
        self.studio, self.colours = studio, colours
        self.tool: Tool | None = None
        self._seen = QRectF()
        self._known: tuple[tuple[object, ...], list[_Lying]] | None = None
        self.setZValue(990)

    def refresh(self, lod: float) -> None:
        """Paint anew what was and what is now seen, and no more."""
        before, self._seen = self._seen, self._extent(lod)
        self.update(before.united(self._seen))

    def _extent(self, lod: float) -> QRectF:
        boxes = [path.boundingRect() for path, _ in self._paths()]
        boxes += [QRectF(QPointF(*g.start), QPointF(*g.end)).normalized() for g in self.studio.guides]
        found = QRectF()
        for box in boxes:
            room = 40 / lod
            found = found.united(box.adjusted(-room, -room, room, room))
        return found

    def _paths(self) -> list[_Outline]:
        """Return the outlines of what is selected, of very many the box, and whether each is locked."""
        by = self.studio.carry.by if self.studio.carry is not None else (0.0, 0.0)
        known = [(path.translated(*step_along(way, by)), locked) for path, locked, way in self._lying()]
        if len(self.studio.selection) <= _MOST_PATHS:
            return known
        whole = QPainterPath()
        for path, _ in known[1:]:
            known[0][0].addPath(path)
        whole.addRect(known[0][0].boundingRect())
        return [(whole, False)]

    def _lying(self) -> list[_Lying]:
        """Give the outlines as they lay before a hand took them up, of very many boxes, and how each goes."""
        studio = self.studio
        ways = studio.carry.ways if studio.carry is not None else _NO_WAYS
        key = (studio.stage, studio.selection, ways)
        if self._known is None or any(now is not old for now, old in zip(key, self._known[0], strict=True)):
            parts = chosen_parts(studio.stage, studio.selection)
            lying = (
                self._boxes(parts, ways)
                if len(parts) > _MOST_PATHS
                else [
                    (path_of(part), is_locked(studio.stage, part), ways.get(ref_of(part), _STAYS))
                    for part in parts
                ]
            )
            self._known = (key, lying)
        return self._known[1]

    def _boxes(self, parts: Sequence[Part], ways: Mapping[Ref, Way]) -> list[_Lying]:
        """Return the box about all parts that go the same way."""
        alike: dict[Way, list[Part]] = {}
        for part in parts:
            alike.setdefault(ways.get(ref_of(part), _STAYS), []).append(part)
        carry, found = self.studio.carry, []
        for way, some in alike.items():
            box = self.studio.chosen_now.box if carry is None and len(some) == len(parts) else None
            if carry is not None and len(some) == len(carry.ways):
                box = carry.box
            box = box if box is not None else box_of_parts(some)
            path = QPainterPath()
            path.addRect(QRectF(box.left, box.top, box.width, box.height))
            found.append((path, False, way))
        return found

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint from below to above: images, selection, guides, handles."""
        lod = detail(option, painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_images(painter, lod)
        for path, locked in self._paths():
            style = Qt.PenStyle.DashLine if locked else Qt.PenStyle.SolidLine
            for colour, width in ((faded(self.colours.halo, 0.85), 4.0), (QColor(self.colours.accent), 1.8)):
                painter.setPen(QPen(colour, width / lod, style if width < 2 else Qt.PenStyle.SolidLine))
                painter.drawPath(path)
        self._paint_guides(painter, lod)
        if isinstance(self.tool, DesignSelectTool):
            self._paint_handles(painter, lod, self.tool)

    def _paint_images(self, painter: QPainter, lod: float) -> None:
        """Draw the images of what is selected with a thin dotted line."""
        studio = self.studio
        if not studio.symmetry or len(studio.selection) > _MOST_PATHS:
            return
        stage, carry = studio.stage, studio.carry
        if not any(hold_of(part).link for part in chosen_parts(stage, studio.selection)):
            return
        images = [ref for ref in families(stage, studio.selection) if ref not in studio.selection]
        painter.setPen(QPen(QColor(self.colours.accent), 1.4 / lod, Qt.PenStyle.DotLine))
        for part in chosen_parts(stage, images):
            step = carry.step_of(ref_of(part)) if carry is not None else (0.0, 0.0)
            painter.drawPath(path_of(part).translated(*step))

    def _paint_guides(self, painter: QPainter, lod: float) -> None:
        for guide in self.studio.guides:
            start, end = QPointF(*guide.start), QPointF(*guide.end)
            painter.setPen(QPen(QColor(self.colours.warning), 1.3 / lod, Qt.PenStyle.DashLine))
            if guide.is_spot:
                painter.setPen(QPen(QColor(self.colours.warning), 1.6 / lod))
                arm = 5 / lod
                painter.drawRect(QRectF(start.x() - arm, start.y() - arm, 2 * arm, 2 * arm))
            else:
                painter.drawLine(start, end)

    def _paint_handles(self, painter: QPainter, lod: float, tool: DesignSelectTool) -> None:
        if tool.corners.part is not None:
            self._paint_corners(painter, lod, tool)
            return
        grips = tool.grips(CATCH / lod)
        accent, halo = QColor(self.colours.accent), QColor(self.colours.halo)
        if TURN in grips:
            at = QPointF(*grips[TURN])
            painter.setPen(QPen(accent, 1.4 / lod))
            painter.setBrush(halo)
            painter.drawLine(at + QPointF(0, 5 / lod), at + QPointF(0, 16 / lod))
            painter.drawEllipse(at, 5 / lod, 5 / lod)
        painter.setPen(QPen(accent, 1.4 / lod))
        painter.setBrush(halo)
        arm = 4 / lod
        for name, (x, y) in grips.items():
            if name != TURN:
                painter.drawRect(QRectF(x - arm, y - arm, 2 * arm, 2 * arm))

    def _paint_corners(self, painter: QPainter, lod: float, tool: DesignSelectTool) -> None:
        accent, halo = QColor(self.colours.accent), QColor(self.colours.halo)
        arm = 4.5 / lod
        for corner, (x, y) in tool.corners.points:
            painter.setPen(QPen(accent, 1.4 / lod))
            painter.setBrush(accent if corner == tool.corners.chosen else halo)
            painter.save()
            painter.setTransform(QTransform().translate(x, y).rotate(45) * painter.transform())
            painter.drawRect(QRectF(-arm, -arm, 2 * arm, 2 * arm))
            painter.restore()


_TURNS = ("half-turn", "quarter-turn")
_RADIUS = 14  # pixels, of the sign of the centre of a turn


class AxesItem(QGraphicsItem):
    """The axes of the symmetry that is drawn in: lines, and the centre of a turn."""

    def __init__(self, studio: Studio, colours: Colours) -> None:
        super().__init__()
        self.studio, self.colours = studio, colours
        self._shown: object = None
        self.setZValue(-3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def refresh(self) -> None:
        """Paint anew where the symmetry or the board is another."""
        key = (self.studio.symmetry, self.studio.stage.board)
        if key != self._shown:
            self._shown = key
            self.prepareGeometryChange()
            self.update()

    @property
    def key(self) -> object:
        """What differs where the centre of a turn lies elsewhere, or nowhere."""
        board = self.studio.stage.board
        return self.studio.symmetry in _TURNS, board.width, board.height

    def rooms(self, lod: float) -> tuple[QRectF, ...]:
        """Return the room of the centre of a turn, where no words are written."""
        board, arm = self.studio.stage.board, (_RADIUS + 4) / lod
        if self.studio.symmetry not in _TURNS:
            return ()
        return (QRectF(board.width / 2 - arm, board.height / 2 - arm, 2 * arm, 2 * arm),)

    def boundingRect(self) -> QRectF:
        """Cover the table and a little beyond."""
        board = self.studio.stage.board
        return QRectF(-1, -1, board.width + 2, board.height + 2)

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the axes."""
        symmetry, lod = self.studio.symmetry, detail(option, painter)
        if not symmetry:
            return
        board = self.studio.stage.board
        x, y = board.width / 2, board.height / 2
        pen = QPen(faded(self.colours.accent, 0.8), 1.4 / lod)
        pen.setDashPattern([10, 3, 2, 3])
        painter.setPen(pen)
        if symmetry in ("left-right", "both"):
            painter.drawLine(QPointF(x, -0.8), QPointF(x, board.height + 0.8))
        if symmetry in ("top-bottom", "both"):
            painter.drawLine(QPointF(-0.8, y), QPointF(board.width + 0.8, y))
        if symmetry in _TURNS:
            self._paint_centre(painter, QPointF(x, y), lod, 180 if symmetry == "half-turn" else 90)

    def _paint_centre(self, painter: QPainter, at: QPointF, lod: float, step: int) -> None:
        """Draw the centre of a turn: arcs with arrows, one for each image."""
        painter.setPen(QPen(faded(self.colours.accent, 0.9), 1.6 / lod))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        r, arm = _RADIUS / lod, 4 / lod
        for start in range(0, 360, step):
            painter.drawArc(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), (start + 20) * 16, (step - 40) * 16)
            turn = QTransform().translate(at.x(), at.y()).rotate(-(start + 20))
            tip = turn.map(QPointF(r, 0))
            painter.drawLine(tip, turn.map(QPointF(r - arm, -arm)))
            painter.drawLine(tip, turn.map(QPointF(r + arm, -arm)))
        painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0))
        painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm))
