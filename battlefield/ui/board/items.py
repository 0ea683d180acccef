"""What stands on the board, as scene items: they paint what they are given and decide nothing."""

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.desk.edits import Ref
from battlefield.app.wording.unit_marks import UnitMark
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate
from battlefield.ui.board.base_faces import UNMARKED, Look, fitted, paint_mark, paint_picture
from battlefield.ui.board.paths import base_path, reach_of, template_line, template_shape
from battlefield.ui.widgets.palette import Colours, faded, mixed, side_colour, unit_tint

_BORDER = 0.03  # inches: half of the line that ends where the table does
FRAME = 0.5  # inches of soft frame around the table
_CLEAR = 0.3  # of a face's colour over a picture


def detail(option: QStyleOptionGraphicsItem, painter: QPainter) -> float:
    """Return the pixels to the inch that are being painted."""
    return max(0.01, option.levelOfDetailFromTransform(painter.worldTransform()))


class MatItem(QGraphicsItem):
    """The table itself: mat, soft frame and inch grid."""

    def __init__(self, board: Board, colours: Colours) -> None:
        super().__init__()
        self.board = board
        self.colours = colours
        self.grid = True
        self.picture: QImage | None = None
        self.opacity_of_picture = 0.0
        self.setZValue(-100)

    def boundingRect(self) -> QRectF:
        """Cover the board and its frame."""
        return QRectF(-FRAME, -FRAME, self.board.width + 2 * FRAME, self.board.height + 2 * FRAME)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the mat; the grid fades out when an inch is small."""
        colours, lod = self.colours, detail(option, painter)
        board = QRectF(0, 0, self.board.width, self.board.height)
        seen = painter.clipBoundingRect().adjusted(-1, -1, 1, 1) if painter.hasClipping() else None
        painter.setPen(Qt.PenStyle.NoPen)
        is_inside = seen is not None and board.contains(seen)
        if not is_inside:
            painter.setBrush(faded(colours.frame, 0.45))
            painter.drawRoundedRect(self.boundingRect(), 0.3, 0.3)
        painter.setBrush(QColor(colours.mat))
        painter.drawRect(seen if seen is not None and is_inside else board)
        if self.picture is not None:
            painter.setOpacity(self.opacity_of_picture)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(board, self.picture)
            painter.setOpacity(1.0)
        if self.grid:
            self._paint_grid(painter, lod, seen if seen is not None else board)
        if not is_inside:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mixed(colours.frame, colours.ink, 0.35), 2 * _BORDER))
            painter.drawRect(board.adjusted(_BORDER, _BORDER, -_BORDER, -_BORDER))

    def _paint_grid(self, painter: QPainter, lod: float, seen: QRectF) -> None:
        for step, strength in ((1, min(1.0, (lod - 7) / 12)), (6, min(1.0, (lod - 2) / 5))):
            if strength <= 0:
                continue
            painter.setPen(QPen(faded(self.colours.grid, strength * (0.75 if step == 1 else 1.0)), 0))
            for x in _multiples(step, seen.left(), min(seen.right(), self.board.width - 0.001)):
                painter.drawLine(QPointF(x, 0), QPointF(x, self.board.height))
            for y in _multiples(step, seen.top(), min(seen.bottom(), self.board.height - 0.001)):
                painter.drawLine(QPointF(0, y), QPointF(self.board.width, y))


def _multiples(step: int, low: float, high: float) -> range:
    """Return the multiples of a step above 0 that lie between two numbers."""
    return range(step * max(1, ceil(low / step)), floor(high) + 1, step)


class ModelItem(QGraphicsRectItem):
    """A base in true shape: rim in its side's colour, face in its unit's tint, notch, label, shadow.

    Its rectangle is what it covers: Qt asks hundreds of items for theirs at each frame.
    """

    def __init__(
        self, model: Model, side: int, label: str, colours: Colours, mark: UnitMark = UNMARKED
    ) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(10)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.labels = True
        self.casts_shadow = True
        self.is_clear = False  # over a picture: what lies below shows through
        self.named_from = 0.0  # pixels to the inch
        self.show_model(model, side, label, colours, mark)

    def show_model(
        self, model: Model, side: int, label: str, colours: Colours, mark: UnitMark = UNMARKED
    ) -> None:
        """Take on a model's looks and place."""
        before = tuple(getattr(self, name, None) for name in ("model", "label", "side", "mark"))
        self.mark = mark
        self.model, self.side, self.colours = model, side, colours
        self.ref = Ref("model", model.id)
        self._path = QTransform().rotate(model.facing).map(base_path(model.base))
        self._shadow = min(0.16, 0.03 + 0.035 * model.height + 0.012 * model.bottom)
        room = self._shadow + 0.05
        self.setRect(self._path.boundingRect().adjusted(-0.05, -0.05, room, room))
        self.setPos(*model.at)
        least = 1 / (1 + model.base.length_mm * model.base.width_mm)
        self.setZValue(10 + model.bottom + least)  # a small base is never lost under a large one
        self.label = label
        if before[0] is None or before[1:] != (label, side, mark) or not _alike(before[0], model):
            self.update()

    def shape(self) -> QPainterPath:
        """The base itself."""
        return self._path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, face, rim, notch and label."""
        lod, colours = detail(option, painter), self.colours
        rim = side_colour(colours, self.side)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.casts_shadow and not self.is_clear:
            painter.setBrush(QColor(0, 0, 0, 70 if colours.name == "light" else 130))
            painter.drawPath(self._path.translated(self._shadow, self._shadow))
        painter.setBrush(rim)
        painter.drawPath(self._ring() if self.is_clear else self._path)
        self._paint_face(painter, lod)
        is_worn = paint_picture(painter, self.mark.picture, self._inset(self._rim()), lod)
        self._paint_notch(painter, lod)
        if not is_worn:
            self._paint_mark(painter, lod)

    def _inset(self, share: float) -> QPainterPath:
        box = self._path.boundingRect()
        least = min(self.model.base.length_mm, self.model.base.width_mm) / 25.4
        scale = 1 - 2 * share / max(box.width(), 2 * share + 0.01)
        flat = 1 - 2 * share / max(least, 2 * share + 0.01)
        return QTransform.fromScale(min(scale, flat), min(scale, flat)).map(self._path)

    def _ring(self) -> QPainterPath:
        """The rim alone."""
        ring = QPainterPath(self._path)
        ring.addPath(self._inset(self._rim()))
        ring.setFillRule(Qt.FillRule.OddEvenFill)
        return ring

    def _rim(self) -> float:
        """How wide the rim is, in inches."""
        least = min(self.model.base.length_mm, self.model.base.width_mm) / 25.4
        return max(0.05, min(0.11, 0.09 * least))

    def _paint_face(self, painter: QPainter, lod: float) -> None:
        """Sides differ in their rims too: the first is plain, each further one has one more light ring."""
        least, rim = min(self.model.base.length_mm, self.model.base.width_mm) / 25.4, self._rim()
        tint = unit_tint(self.colours, self.side, self.model.unit)
        painter.setBrush(faded(tint, _CLEAR) if self.is_clear else tint)
        painter.drawPath(self._inset(rim))
        if self.side and least * lod > 9:
            painter.save()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(side_colour(self.colours, self.side), 0.025))
            for ring in range(min(3, self.side)):
                painter.drawPath(self._inset(rim + 0.06 * (ring + 1)))
            painter.restore()

    def _paint_notch(self, painter: QPainter, lod: float) -> None:
        reach = reach_of(self.model.base)
        if reach * lod < 4:
            return
        size = min(0.22, 0.3 * reach)
        notch = QPainterPath(QPointF(0, -reach))
        notch.lineTo(-size * 0.7, -reach + size)
        notch.lineTo(size * 0.7, -reach + size)
        notch.closeSubpath()
        painter.setBrush(QColor(self.colours.ink if self.colours.name == "light" else self.colours.halo))
        painter.drawPath(QTransform().rotate(self.model.facing).map(notch))

    def _paint_mark(self, painter: QPainter, lod: float) -> None:
        """Paint silhouette and name, or the unit's letters where names stand elsewhere or are too long."""
        wide = self._path.boundingRect().width() * lod
        pixels = min(0.36 * self._path.boundingRect().height() * lod, 0.26 * lod, 20.0)
        named = self.labels and lod > self.named_from
        name = fitted(self.label, pixels, 0.74 * wide) if named else 0.0
        across = min(wide, self._path.boundingRect().height() * lod)
        look = Look(self.colours, self.side, self.model.facing, self.label, name)
        paint_mark(painter, self.mark, across, lod, look)


def _alike(before: Model, now: Model) -> bool:
    """Return whether two models look the same but for their place."""
    return (before.base, before.facing, before.unit, before.name, before.height, before.bottom) == (
        now.base, now.facing, now.unit, now.name, now.height, now.bottom,
    )  # fmt: skip


class TemplateItem(QGraphicsItem):
    """A template: translucent, with a crisp edge; its defining points and lengths where it is in question."""

    def __init__(self, placed: PlacedTemplate, active: bool, colours: Colours) -> None:
        super().__init__()
        self.setZValue(200)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._looks: tuple[object, ...] = ()
        self.show_template(placed, active, colours)

    def show_template(self, placed: PlacedTemplate, active: bool, colours: Colours) -> None:
        """Take on a template's looks and place."""
        self.prepareGeometryChange()
        self.placed, self.active, self.colours = placed, active, colours
        self.ref = Ref("template", placed.id)
        template = placed.template
        self._path = QTransform().rotate(template.bearing).map(template_shape(template.kind, template.size))
        self.setPos(*template.at)
        looks = (template.kind, template.size, template.bearing, active, placed.locked)
        if looks != self._looks:  # a mere move keeps the painted picture
            self._looks = looks
            self.update()

    def boundingRect(self) -> QRectF:
        """Cover the template and what marks it."""
        return self._path.boundingRect().adjusted(-0.6, -0.6, 0.6, 0.6)

    def shape(self) -> QPainterPath:
        """The template, widened where it is too thin to be caught."""
        if not self.placed.template.row.is_line:
            return self._path
        from PySide6.QtGui import QPainterPathStroker

        stroker = QPainterPathStroker()
        stroker.setWidth(0.5)
        return stroker.createStroke(self._path)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the area, its edge and, in question, its measure."""
        lod = detail(option, painter)
        accent = QColor(self.colours.template)
        painter.setBrush(faded(accent, 0.17 if self.active else 0.10))
        style = Qt.PenStyle.DashLine if self.placed.locked else Qt.PenStyle.SolidLine
        width, template = (1.8 if self.active else 1.2) / lod, self.placed.template
        painter.fillPath(self._path, painter.brush())
        painter.setPen(QPen(accent, width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = template_line(template.kind, template.size, width)
        painter.drawPath(QTransform().rotate(template.bearing).map(edge))
        painter.setPen(QPen(accent, 1.2 / lod))
        arm = 5 / lod
        painter.drawLine(QPointF(-arm, 0), QPointF(arm, 0))
        painter.drawLine(QPointF(0, -arm), QPointF(0, arm))
