"""A table drawn on paper: mat and grid, then terrain, what a scenario marks, bases and templates."""

from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPicture

from battlefield.app.printing.pages import Table
from battlefield.app.printing.wish import Shown, shown_parts
from battlefield.rules.scene.contents import Board
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import ModelItem
from battlefield.ui.board.terrain.laying_pictures import pictures_on
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import LIGHT, Colours

DOTS = 72.0  # to the inch of paper: what letters and thin lines are sized by, whatever the printer has
PAPER = replace(LIGHT, mat="#FFFFFF", grid="#C9C9C9")


class TableLayers:
    """A table that is drawn window by window; its items are made once."""

    def __init__(self, table: Table, picture: QImage | None = None) -> None:
        """Lay the table out, in the light colours; the picture under it covers the board."""
        self._table, backdrop = table, table.scene.backdrop
        self._picture = picture if table.shown.picture and not table.is_bare else None
        self._opacity = backdrop.opacity if backdrop is not None else 0.0
        self._colours = LIGHT if table.shown.mat and not table.is_bare else PAPER
        self._board = BoardScene(self._colours, cached=False)
        self._board.letter_for_paper(table.scene.board)
        self._board.design(hides=not table.shown.hidden)
        self._board.order_sides(tuple(dict.fromkeys(model.side for model in table.scene.models)))
        self._board.draw_terrain(table.shown.drawn)
        self._board.lay_on_pieces(pictures_on(table.scene, None)[0])
        self._board.show_scene(shown_parts(table.scene, table.shown))
        self._board.show_labels(table.shown.names)
        for item in self._board.piece_items():
            if isinstance(item, ModelItem):
                item.casts_shadow = False  # on paper it would be taken for a part of the base
        self._board.ground[0].hide()  # the mat is drawn here: its own grid is as fine as a screen's pixel

    def draw(self, painter: QPainter, source: QRectF, target: QRectF, scale: float) -> None:
        """Draw a window of the table into a place on paper, `scale` inches of paper to an inch."""
        picture = QPicture()
        with painting(picture) as recorder:
            recorder.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._record(recorder, source, DOTS * scale)
        painter.save()
        painter.setClipRect(target)
        self._draw_ground(painter, source, target, scale)
        painter.translate(target.topLeft())
        dots = DOTS * painter.device().logicalDpiX() / picture.logicalDpiX()  # playing grows it so
        painter.scale(1.0 / dots, 1.0 / dots)
        picture.play(painter)
        painter.restore()

    def _draw_ground(self, painter: QPainter, source: QRectF, target: QRectF, scale: float) -> None:
        """Draw the mat's colour and the part of the picture that the window shows, no more of it."""
        board = self._table.scene.board
        seen = QRectF(0.0, 0.0, board.width, board.height).intersected(source)
        offset = (seen.topLeft() - source.topLeft()) * scale
        place = QRectF(target.topLeft() + offset, seen.size() * scale)
        if self._table.shown.mat and not self._table.is_bare:
            painter.fillRect(place, QColor(self._colours.mat))
        if self._picture is not None and self._opacity:
            wide, high = self._picture.width() / board.width, self._picture.height() / board.height
            part = QRectF(seen.x() * wide, seen.y() * high, seen.width() * wide, seen.height() * high)
            painter.setOpacity(self._opacity)
            painter.drawImage(place, self._picture, part)
            painter.setOpacity(1.0)

    def _record(self, recorder: QPainter, source: QRectF, dots: float) -> None:
        """Draw the window at a number of dots to the inch of table."""
        place = QRectF(0.0, 0.0, source.width() * dots, source.height() * dots)
        shown = self._table.shown
        recorder.save()
        recorder.scale(dots, dots)
        recorder.translate(-source.topLeft())
        if not self._table.is_bare:
            draw_grid(recorder, self._table.scene.board, self._colours, shown, source)
        recorder.restore()
        self._board.render(recorder, place, source, Qt.AspectRatioMode.IgnoreAspectRatio)


def draw_grid(painter: QPainter, board: Board, colours: Colours, shown: Shown, source: QRectF) -> None:
    """Draw grid and edge, in inches of table."""
    area = QRectF(0.0, 0.0, board.width, board.height)
    if shown.grid:
        for step, width in ((1, 0.008), (6, 0.016)):
            painter.setPen(QPen(QColor(colours.grid), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLines(_grid(area, source, step))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ink))
    edge = 0.02
    for side in (
        QRectF(0.0, 0.0, board.width, edge),
        QRectF(0.0, board.height - edge, board.width, edge),
        QRectF(0.0, 0.0, edge, board.height),
        QRectF(board.width - edge, 0.0, edge, board.height),
    ):
        painter.drawRect(side)


def _grid(area: QRectF, source: QRectF, step: int) -> list[QLineF]:
    part = area.intersected(source)
    across, down = (range(step, int(side + 0.999), step) for side in (area.width(), area.height()))
    columns = [
        QLineF(QPointF(x, part.top()), QPointF(x, part.bottom()))
        for x in across
        if part.left() <= x <= part.right()
    ]
    rows = [
        QLineF(QPointF(part.left(), y), QPointF(part.right(), y))
        for y in down
        if part.top() <= y <= part.bottom()
    ]
    return columns + rows
