"""Pictures of fairness: a grid of figures in steps over the table, with its legend below."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter, QPen

from battlefield.app.checks.fairness_words import shown_figure
from battlefield.app.checks.grid_steps import NONE, Steps
from battlefield.app.checks.telling import sentence
from battlefield.app.printing.wish import Shown
from battlefield.app.wording.side_colours import colour_place
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.heat_scale import rising
from battlefield.ui.board.paths import outline_path
from battlefield.ui.printing.picture import draw_board
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded, side_colour

TITLE, LEGEND = 24.0, 24.0  # pixels above and below the map
_FINE = 4  # pixels of the image to a node, so that no viewer blurs it much
_LEAST = 9  # pixels of the letters of a title that is long
_SWATCH = 13.0


def picture_size(scene: Scene, room: QSizeF) -> QSizeF:
    """Return the size of a picture with title and legend that fits into a room."""
    board = scene.board
    high = max(1.0, room.height() - TITLE - LEGEND)
    scale = min(room.width() / board.width, high / board.height)
    return QSizeF(room.width(), board.height * scale + TITLE + LEGEND)


def draw_picture(painter: QPainter, size: QSizeF, scene: Scene, steps: Steps, colours: Colours) -> None:
    """Draw the title, the map and the legend from the painter's origin."""
    scene = replace(scene, models=(), templates=())
    scale = (size.height() - TITLE - LEGEND) / scene.board.height
    box = QRectF(0.0, TITLE, scene.board.width * scale, scene.board.height * scale)
    draw_board(painter, box, scene, colours, Shown(names=False))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(box, _image(steps, colours))
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    _draw_outlines(painter, scene, colours, 1.0 / scale)
    painter.restore()
    _draw_words(painter, size, steps, colours)


def picture_image(scene: Scene, steps: Steps, colours: Colours, room: QSizeF, ratio: float) -> QImage:
    """Draw a picture as large as fits into a room of so many pixels, each `ratio` device pixels."""
    size = picture_size(scene, room)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    with painting(image) as painter:
        draw_picture(painter, size, scene, steps, colours)
    return image


def _image(steps: Steps, colours: Colours) -> QImage:
    wide, high = len(steps.grid.columns), len(steps.grid.rows)
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    shades = [_shade(colours, strength).rgba() for strength in steps.strengths]
    for node, step in enumerate(steps.of_node):
        image.setPixel(node % wide, node // wide, 0 if step == NONE else shades[step])
    return image.scaled(wide * _FINE, high * _FINE)


def _shade(colours: Colours, strength: float) -> QColor:
    colour = rising(colours, strength)
    colour.setAlphaF(0.80)
    return colour


def _draw_outlines(painter: QPainter, scene: Scene, colours: Colours, pixel: float) -> None:
    """Draw over the figures what stands there: terrain, zones in their sides' colours, objectives."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for piece in scene.terrain:
        for colour, width in ((faded(colours.halo, 0.6), 2.6), (QColor(colours.ink), 1.0)):
            painter.setPen(QPen(colour, width * pixel))
            painter.drawPath(outline_path(piece.outline))
    sides = list(dict.fromkeys(zone.side for zone in scene.zones if zone.side))
    for zone in scene.zones:
        hue = side_colour(colours, colour_place(zone.side, sides)) if zone.side else QColor(colours.quiet)
        painter.setPen(QPen(hue, 2.0 * pixel, Qt.PenStyle.DashLine))
        painter.drawPath(outline_path(zone.outline))
    for objective in scene.objectives:
        if objective.at is not None:
            painter.setPen(QPen(QColor(colours.halo), 1.5 * pixel))
            painter.setBrush(QColor(colours.ink))
            painter.drawEllipse(QPointF(*objective.at), 5.0 * pixel, 5.0 * pixel)
        if objective.outline is not None:
            painter.setPen(QPen(QColor(colours.ink), 1.5 * pixel, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline_path(objective.outline))


def _draw_words(painter: QPainter, size: QSizeF, steps: Steps, colours: Colours) -> None:
    painter.save()
    font = QFont(QGuiApplication.font())
    font.setPixelSize(13)
    painter.setPen(QColor(colours.text))
    head = QRectF(0.0, 0.0, size.width(), TITLE)
    bold = QFont(font)
    bold.setBold(True)
    title = sentence(f"{steps.grid.side}: {shown_figure(steps.grid.title)}")
    while QFontMetricsF(bold).horizontalAdvance(title) > size.width() and bold.pixelSize() > _LEAST:
        bold.setPixelSize(bold.pixelSize() - 1)
    painter.setFont(bold)
    title = QFontMetricsF(bold).elidedText(title, Qt.TextElideMode.ElideRight, size.width())
    painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
    font.setPixelSize(11)
    painter.setFont(font)
    x, top = 0.0, size.height() - LEGEND + 6.0
    for words, strength in zip(map(shown_figure, steps.words), steps.strengths, strict=True):
        swatch = QRectF(x, top, _SWATCH, _SWATCH)
        painter.fillRect(swatch, QColor(colours.mat))
        painter.fillRect(swatch, _shade(colours, strength))
        painter.drawRect(swatch)
        x += _SWATCH + 4.0
        wide = QFontMetricsF(font).horizontalAdvance(words) + 2.0
        painter.drawText(QRectF(x, top - 2.0, wide, _SWATCH + 4.0), Qt.AlignmentFlag.AlignVCenter, words)
        x += wide + 6.0
    painter.restore()
