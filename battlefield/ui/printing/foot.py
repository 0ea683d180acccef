"""The foot of a page: bars to measure, what the page is, and a map of where it belongs."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.app.printing.pages import Page, Plan, scale_words
from battlefield.app.printing.paper import Box
from battlefield.ui.printing.words import LEFT, RIGHT, shortened, write

MILLIMETRES, INCHES = 100.0 / 25.4, 4.0  # the lengths of the two bars, in inches
_BAR = 0.085  # inches: how high a bar is
_QUIET = "#444444"
PRINT_WORDS = "Print at 100 %, not fitted to the page"


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
    count = f"{scale_words(plan.scale)} · page {number} of {len(plan.pages)}"
    count = shortened(count, room - indent, 0.1)
    write(painter, QPointF(left + indent, top + 0.29), count, 0.1, LEFT, _QUIET)
    write(painter, QPointF(left, top + 0.46), shortened(PRINT_WORDS, room, 0.105), 0.105, LEFT)


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
        words = f"{window.columns} × {window.rows} pages"
        write(painter, QPointF(foot.right, top + high + 0.1), words, 0.08, RIGHT, _QUIET)
    return max(wide, 0.75)
