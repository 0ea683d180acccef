"""The legend of a heat map: a bar of colours with figures, beside the board where there is room for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from battlefield.app.desk.heat_picture import HeatPicture
from battlefield.app.measure.overlays.heat import value_words
from battlefield.app.wording.translation import tr
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.heat_scale import parting, rising
from battlefield.ui.board.items import ModelItem
from battlefield.ui.board.rulers import RULER, scale_bar_plate
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded

GAP = 4.0  # pixels to whatever is beside it


@dataclass(frozen=True, slots=True)
class Room:
    """The pixels of a view inside its rulers: its `board`, `taken` places on it, and what else is `shut`."""

    inside: QRectF
    board: QRectF
    shut: QRectF
    taken: Sequence[QRectF]

    def covers(self, place: QRectF) -> int:
        """Count the taken places that a legend would lie on."""
        return sum(place.intersects(each) for each in self.taken)

    def is_beside(self, place: QRectF) -> bool:
        """Return whether a place lies beside the board."""
        return not place.intersects(self.board)


def place_for(room: Room, sizes: Sequence[QSizeF]) -> QRectF:
    """Return the best place for a legend that may have several sizes, the first liked best.

    Beside the board where one fits, else a place along the view's edges that lies on no model, corners first,
    else the corner with the fewest of them.
    """
    places = [place for size in sizes for place in (*_corners(room.inside, size), *_along(room.inside, size))]
    shut = room.shut.adjusted(-GAP, -GAP, GAP, GAP)
    fitting = [place for place in places if room.inside.contains(place) and not place.intersects(shut)]
    if not fitting:
        return _corners(room.inside, sizes[-1])[0]
    beside = [place for place in fitting if room.is_beside(place)]
    return (beside or [min(fitting, key=room.covers)])[0]


def _corners(inside: QRectF, size: QSizeF) -> list[QRectF]:
    """Return the places in the corners, from the lower left one round by the lower right one."""
    left, right = inside.left() + GAP, inside.right() - GAP - size.width()
    top, bottom = inside.top() + GAP, inside.bottom() - GAP - size.height()
    corners = ((left, bottom), (right, bottom), (left, top), (right, top))
    return [QRectF(QPointF(x, y), size) for x, y in corners]


def _along(inside: QRectF, size: QSizeF) -> list[QRectF]:
    """Return places between the corners, along the lower, upper, left and right edge."""
    (left, low), (right, _), (_, high), _ = ((r.left(), r.top()) for r in _corners(inside, size))
    shares = [n / 8.0 for n in range(1, 8)]
    across = [left + share * (right - left) for share in shares]
    down = [low + share * (high - low) for share in shares]
    flat = [(x, y) for y in (low, high) for x in across]
    upright = [(x, y) for x in (left, right) for y in down]
    return [QRectF(QPointF(x, y), size) for x, y in (*flat, *upright)]


BAR, HIGH, EDGE = 190, 12, 12  # pixels: the bar, its height, and the room around it
SLIM, STRIP = 5, 16  # pixels: the room around it where it stands upright, and for its title
NEAR = 24  # pixels from the pointer within which it steps aside
FAINT = 0.12  # the opacity of one that stepped aside
FADING = 120  # milliseconds


class HeatLegend(QWidget):
    """A bar of the scale's colours with figures, headed by what they count; marks what the pointer reads.

    It lies beside the board, flat or upright; where there is no room it lies on the board, off the models
    as far as it can, and steps aside for the pointer.
    """

    def __init__(self, view: BoardView, colours: Colours) -> None:
        super().__init__(view)
        self.colours = colours
        self._view = view
        self._heat: HeatPicture | None = None
        self._note = ""
        self._value: float | None = None
        self._bar: tuple[object, QImage] | None = None
        self._settled: object = None
        self._on_board = False
        self.opacity = 1.0
        self._fading = QVariantAnimation(self, duration=FADING)
        self._fading.valueChanged.connect(self._fade)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its mark moves without painting the table
        self.setAccessibleName(tr("Legend of the heat map"))
        self.hide()
        view.installEventFilter(self)
        view.painted.connect(self.settle)
        view.pointed.connect(self._step_aside)
        view.left.connect(lambda: self._fade_to(1.0))

    def show_heat(self, heat: HeatPicture | None, note: str) -> None:
        """Explain a picture, with a note on when it is from; none, or one that is empty, needs no legend."""
        heat = heat if heat is not None and not heat.is_empty else None
        if (heat, note) == (self._heat, self._note):
            return
        self._heat, self._note, self._value = heat, note, None
        self.setVisible(heat is not None)
        self.setAccessibleDescription(" ".join(self.texts()))
        self.settle()
        self.update()

    def texts(self) -> tuple[str, ...]:
        """Return the title and the figures, from low to high."""
        if self._heat is None:
            return ()
        heat = self._heat
        middle = 0.0 if heat.low < 0.0 < heat.high else (heat.low + heat.high) / 2.0
        title = f"{heat.what}, {self._note}" if self._note else heat.what
        return title, *(value_words(value) for value in (heat.low, middle, heat.high))

    def mark(self, value: float | None) -> None:
        """Point at a value of the scale, or at none."""
        if value != self._value:
            self._value = value
            self.update()

    @property
    def is_upright(self) -> bool:
        """Whether the bar stands: low values are below then."""
        return self.height() > self.width()

    def _sizes(self) -> tuple[QSizeF, QSizeF]:
        """Return the room it takes flat and upright."""
        large, small = QFontMetricsF(self._font(12)), QFontMetricsF(self._font(11))
        title, *figures = (*self.texts(), "")
        long = round(max(float(BAR), large.horizontalAdvance(title) + 2)) + 2 * EDGE
        wide = round(max((small.horizontalAdvance(each) for each in figures), default=0.0))
        return QSizeF(long, 66), QSizeF(2 * SLIM + STRIP + HIGH + 4 + wide, long)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep beside the board when the view changes its size."""
        if event.type() == QEvent.Type.Resize:
            self.settle()
        return super().eventFilter(watched, event)

    def settle(self) -> None:
        """Find the best place, when what is shown where has changed; not while a hand drags."""
        view, sizes = self._view, self._sizes()
        look = (view.viewportTransform(), view.viewport().size(), view.desk.scene.models, sizes)
        if self._heat is None or look == self._settled or (self._settled and view.desk.drag is not None):
            return
        self._settled = look
        room = self._room()
        place = place_for(room, sizes).toRect()
        self._on_board = not room.is_beside(QRectF(place))
        self.setGeometry(place.translated(view.viewport().pos()))
        self.raise_()
        if not self._on_board:
            self._fade_to(1.0)

    def _room(self) -> Room:
        view = self._view
        inside = QRectF(view.viewport().rect()).adjusted(RULER, RULER, 0, 0)
        to_pixels = view.viewportTransform()
        models = [item for item in view.board.piece_items() if isinstance(item, ModelItem)]
        taken = [to_pixels.mapRect(item.sceneBoundingRect()) for item in models]
        board = to_pixels.mapRect(view.board.table_rect())
        return Room(inside, board, scale_bar_plate(view), taken)

    def _step_aside(self, x: float, y: float) -> None:
        if self._heat is not None:
            at = self._view.viewportTransform().map(QPointF(x, y)).toPoint() + self._view.viewport().pos()
            self._fade_to(FAINT if self._on_board and self._is_near(at) else 1.0)

    def _is_near(self, at: QPoint) -> bool:
        return self.geometry().adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(at)

    def _fade_to(self, opacity: float) -> None:
        fades = self._fading.state() == QVariantAnimation.State.Running
        if opacity != (self._fading.endValue() if fades else self.opacity):
            self._fading.stop()
            self._fading.setStartValue(self.opacity)
            self._fading.setEndValue(opacity)
            self._fading.start()

    def _fade(self, opacity: float) -> None:
        self.opacity = opacity
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, opacity == 1.0)
        self.update()

    def _font(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with the title, the bar, its figures and the mark."""
        if self._heat is None:
            return
        colours = self.colours
        with painting(self) as painter:
            painter.setOpacity(self.opacity)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.setBrush(QColor(colours.panel))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            bar = (
                self._turned(painter) if self.is_upright else QRectF(EDGE, 30, self.width() - 2 * EDGE, HIGH)
            )
            title, *figures = self.texts()
            painter.setPen(QColor(colours.text))
            painter.setFont(self._font(12))
            painter.drawText(QPointF(EDGE, SLIM + 10 if self.is_upright else 19), title)
            self._paint_bar(painter, bar, self._heat)
            if self._value is not None:
                self._paint_mark(painter, bar, self._heat, self._value)
            painter.resetTransform()
            (self._figures_beside if self.is_upright else self._figures_below)(
                painter, bar, self._heat, figures
            )

    def _turned(self, painter: QPainter) -> QRectF:
        """Turn the painter so that what follows is painted from below upward; give the bar's place there."""
        painter.translate(0, self.height())
        painter.rotate(-90.0)
        return QRectF(EDGE, SLIM + STRIP, self.height() - 2 * EDGE, HIGH)

    def _paint_bar(self, painter: QPainter, bar: QRectF, heat: HeatPicture) -> None:
        look = (heat, self.colours, bar.width())
        if self._bar is None or self._bar[0] != look:
            self._bar = (look, self._bar_image(round(bar.width()), heat))
        painter.drawImage(bar, self._bar[1])
        painter.setPen(QPen(faded(self.colours.ink, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)

    def _bar_image(self, width: int, heat: HeatPicture) -> QImage:
        """Paint the scale, from the lowest value to the highest, as it looks on the mat."""
        image = QImage(width, 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(self.colours.mat))
        with painting(image) as painter:
            for place in range(width):
                value = heat.low + (heat.high - heat.low) * (place + 0.5) / width
                colour = (parting if heat.low < 0.0 else rising)(self.colours, value / heat.far)
                painter.fillRect(QRectF(place, 0, 1, 1), colour)
        return image

    def _figures_below(
        self, painter: QPainter, bar: QRectF, heat: HeatPicture, figures: Sequence[str]
    ) -> None:
        low, middle, high = figures
        self._write(painter)
        row = QRectF(bar.left(), bar.bottom() + 2, bar.width(), 16)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, low)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, high)
        centre = _middle(bar, heat)
        if min(centre - bar.left(), bar.right() - centre) > 40:
            row = QRectF(centre - 30, row.top(), 60, 16)
            painter.drawText(row, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, middle)

    def _figures_beside(
        self, painter: QPainter, bar: QRectF, heat: HeatPicture, figures: Sequence[str]
    ) -> None:
        self._write(painter)
        centre = _middle(bar, heat)
        left = bar.bottom() + 4
        for along, words in zip((bar.left() + 6, centre, bar.right() - 6), figures, strict=True):
            if along != centre or min(centre - bar.left(), bar.right() - centre) > 22:
                row = QRectF(left, self.height() - along - 8, self.width() - left, 16)
                painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _write(self, painter: QPainter) -> None:
        painter.setFont(self._font(11))
        painter.setPen(QColor(self.colours.text))

    def _paint_mark(self, painter: QPainter, bar: QRectF, heat: HeatPicture, value: float) -> None:
        x = _place(bar, heat, value)
        painter.setPen(QPen(QColor(self.colours.halo), 1))
        painter.setBrush(QColor(self.colours.ink))
        painter.drawPolygon(
            [QPointF(x, bar.top() + 3), QPointF(x - 5, bar.top() - 5), QPointF(x + 5, bar.top() - 5)]
        )


def _place(bar: QRectF, heat: HeatPicture, value: float) -> float:
    return bar.left() + bar.width() * (value - heat.low) / (heat.high - heat.low)


def _middle(bar: QRectF, heat: HeatPicture) -> float:
    """Return where the middle figure stands: at zero where the scale parts there."""
    return _place(bar, heat, 0.0) if heat.low < 0.0 < heat.high else bar.center().x()
