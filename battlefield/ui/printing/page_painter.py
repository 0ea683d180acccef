"""Pages drawn in inches of paper by any painter: of a PDF, of a printer, of the preview."""

from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from battlefield.app.printing.cutouts import Cutout
from battlefield.app.printing.pages import Laid, Page, Plan, Table, Window, scale_words
from battlefield.app.printing.paper import Box
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.printing.cutout_painter import draw_cut_line, draw_cutout
from battlefield.ui.printing.table_layers import TableLayers
from battlefield.ui.printing.words import LEFT, RIGHT, shortened, write, write_on_plate

MILLIMETRES, INCHES = 100.0 / 25.4, 4.0  # the lengths of the two bars, in inches
_BAR = 0.085  # inches: how high a bar is
_QUIET = "#444444"
PRINT_WORDS = QT_TR_NOOP("Print at 100 %, not fitted to the page")


def draw_foot(painter: QPainter, plan: Plan, page: Page, number: int) -> None:
    """Draw the foot of the so-manieth page, counted from 1."""
    foot = plan.foot
    if foot is None:
        return
    _draw_bar(painter, QPointF(foot.left, foot.top + 0.16), MILLIMETRES, 10, "100 mm")
    _draw_bar(painter, QPointF(foot.left, foot.top + 0.38), INCHES, 4, "4 in")
    wide = _draw_map(painter, page, foot)
    left = foot.left + INCHES + 0.75
    room = foot.right - wide - 0.12 - left
    write(painter, QPointF(left, foot.top + 0.2), page.name, 0.24, LEFT, is_bold=True)
    _write_lines(painter, plan, page, number, left, room)


def _write_lines(painter: QPainter, plan: Plan, page: Page, number: int, left: float, room: float) -> None:
    """Write title, scale and the advice to whoever prints."""
    assert plan.foot is not None
    top = plan.foot.top
    indent = 0.16 + 0.17 * len(page.name)
    title = shortened(page.title, room - indent, 0.115, True)
    write(painter, QPointF(left + indent, top + 0.13), title, 0.115, LEFT, is_bold=True)
    count = tr("{scale} · page {number} of {count}", scale=scale_words(plan.scale), number=number,
               count=len(plan.pages))  # fmt: skip
    count = shortened(count, room - indent, 0.1)
    write(painter, QPointF(left + indent, top + 0.29), count, 0.1, LEFT, _QUIET)
    write(painter, QPointF(left, top + 0.46), shortened(tr(PRINT_WORDS), room, 0.105), 0.105, LEFT)


def _draw_bar(painter: QPainter, at: QPointF, length: float, steps: int, words: str) -> None:
    """Draw a bar whose black ends are exactly a length apart, in steps of black and white."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000"))
    line = 0.01
    painter.drawRect(QRectF(at.x(), at.y(), length, line))
    painter.drawRect(QRectF(at.x(), at.y() + _BAR - line, length, line))
    for end in (at.x(), at.x() + length - line):
        painter.drawRect(QRectF(end, at.y(), line, _BAR))
    for step in range(0, steps, 2):
        painter.drawRect(QRectF(at.x() + length * step / steps, at.y(), length / steps, _BAR))
    write(painter, QPointF(at.x() + INCHES + 0.08, at.y() + _BAR / 2.0), words, 0.11, LEFT)


def _draw_map(painter: QPainter, page: Page, foot: Box) -> float:
    """Draw all pages of a window as a grid with this one filled; give the width that it takes."""
    window = page.window
    if window is None or window.rows * window.columns == 1:
        return 0.0
    cell = min(0.13, (foot.height - 0.14) / window.rows, 1.0 / window.columns)
    wide, high = cell * window.columns, cell * window.rows
    left, top = foot.right - wide, foot.top + 0.1
    painter.setPen(QPen(QColor("#777777"), 0.006))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(window.rows):
        for column in range(window.columns):
            painter.drawRect(QRectF(left + column * cell, top + row * cell, cell, cell))
    own = QRectF(left + window.column * cell, top + window.row * cell, cell, cell)
    painter.fillRect(own, QColor("#000000"))
    if high < foot.height - 0.3:
        words = tr("{columns} × {rows} pages", columns=window.columns, rows=window.rows)
        write(painter, QPointF(foot.right, top + high + 0.1), words, 0.08, RIGHT, _QUIET)
    return max(wide, 0.75)


_MARK, _AWAY = 0.12, 0.03  # inches: the length of a crop mark, and how far from the corner it begins
_GLUE = "#5F5F5F"


@dataclass(eq=False)
class PagePainter:
    """Draws the pages of a plan; what a table looks like is made ready once for all of them.

    The picture under a table covers its board.
    """

    plan: Plan
    picture: QImage | None = None
    _layers: list[TableLayers] = field(default_factory=list)

    def draw(self, painter: QPainter, page: Page, number: int) -> None:
        """Draw a page, the so-manieth of the plan, with a painter that counts in inches of paper."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if page.window is not None:
            self._draw_window(painter, page.window)
        for laid in page.laid:
            _draw_laid(painter, laid)
        draw_foot(painter, self.plan, page, number)

    def _draw_window(self, painter: QPainter, window: Window) -> None:
        source, target = _rect(window.source), _rect(window.target)
        painter.save()
        if isinstance(window.of, Table):
            self._table(window.of).draw(painter, source, target, self.plan.scale)
        else:
            _draw_part(painter, window.of, source, target)
        painter.restore()
        if self.plan.foot is not None:
            _draw_glue(painter, window)
            _draw_crop_marks(painter, target)

    def _table(self, table: Table) -> TableLayers:
        if not self._layers:
            self._layers.append(TableLayers(table, self.picture))
        return self._layers[0]


def _rect(box: Box) -> QRectF:
    return QRectF(box.left, box.top, box.width, box.height)


def _draw_part(painter: QPainter, cutout: Cutout, source: QRectF, target: QRectF) -> None:
    """Draw the part of a large cut-out that a window shows."""
    painter.setClipRect(target)
    painter.translate(target.topLeft() - source.topLeft())
    draw_cutout(painter, cutout, source)


def _draw_laid(painter: QPainter, laid: Laid) -> None:
    painter.save()
    painter.translate(*laid.at)
    if laid.is_turned:
        painter.rotate(90.0)
    if laid.part is None:
        draw_cutout(painter, laid.cutout)
    else:
        _draw_strip_part(painter, laid, _rect(laid.part))
    painter.restore()


def _draw_strip_part(painter: QPainter, laid: Laid, part: QRectF) -> None:
    """Draw a part of a long strip about its middle, with the line to which the next part is laid."""
    painter.translate(-part.center())
    painter.setClipRect(part)
    draw_cutout(painter, laid.cutout)
    edge = QPainterPath()
    edge.addRect(part)
    draw_cut_line(painter, edge)
    if laid.overlap:
        y = part.top() + laid.overlap
        painter.setPen(QPen(QColor(_GLUE), 0.01, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(part.left(), y, part.right(), y))
        write_on_plate(painter, QPointF(0.0, y - 0.09), tr("next", "part of a strip"), 0.08, _GLUE)


def _draw_crop_marks(painter: QPainter, target: QRectF) -> None:
    """Draw marks outside the corners of a window, in line with its edges."""
    painter.setPen(QPen(QColor("#000000"), 0.008, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    near, far = _AWAY, _AWAY + _MARK
    for x, sign in ((target.left(), -1.0), (target.right(), 1.0)):
        for y in (target.top(), target.bottom()):
            painter.drawLine(QLineF(x + sign * near, y, x + sign * far, y))
    for y, sign in ((target.top(), -1.0), (target.bottom(), 1.0)):
        for x in (target.left(), target.right()):
            painter.drawLine(QLineF(x, y + sign * near, x, y + sign * far))


def _draw_glue(painter: QPainter, window: Window) -> None:
    """Draw lines to which the pages to the right and below are laid."""
    target, overlap = _rect(window.target), window.overlap
    if not overlap:
        return
    pen = QPen(QColor(_GLUE), 0.01, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap)
    if window.right:
        x = target.right() - overlap
        painter.setPen(pen)
        painter.drawLine(QLineF(x, target.top(), x, target.bottom()))
        words = tr("lay {page} to this line", page=window.right)
        _write_turned(painter, QPointF(x + 0.11, target.center().y()), words)
    if window.below:
        y = target.bottom() - overlap
        painter.setPen(pen)
        painter.drawLine(QLineF(target.left(), y, target.right(), y))
        words = tr("lay {page} to this line", page=window.below)
        write_on_plate(painter, QPointF(target.center().x(), y + 0.11), words, 0.1, _GLUE)


def _write_turned(painter: QPainter, at: QPointF, words: str) -> None:
    painter.save()
    painter.translate(at)
    painter.rotate(90.0)
    write_on_plate(painter, QPointF(0.0, 0.0), words, 0.1, _GLUE)
    painter.restore()
