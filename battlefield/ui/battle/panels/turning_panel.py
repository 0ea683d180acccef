"""How a battle that is over turned: the curve of chances, and its largest swings, which lead there."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QToolTip, QVBoxLayout, QWidget

from battlefield.app.battle_report.knobs import laid_apart
from battlefield.app.battle_report.turning_points import Curve, Swing
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded, side_colour, side_words
from battlefield.ui.widgets.plain import tip

_HIGH, _BESIDE, _KNOB = 84, 9.0, 8.0  # pixels
_NEAR = 12.0  # pixels about a knob within which a click takes it
_WAITING = QT_TR_NOOP("Looking where the battle turned …")
_LEVEL = QT_TR_NOOP("No action changed much.")
_MEANS = QT_TR_NOOP(
    "An estimate of how likely {} wins after each action: from what each side has left of what it brought, "
    "what it threatens and what it holds. Above the middle {} leads, below it {}"
)


class CurvePicture(QWidget):
    """The chance of the first side over the battle; a click on a number goes to that swing."""

    went = Signal(int)

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self._desk, self.colours = desk, colours
        self.curve: Curve | None = None
        self.setFixedHeight(_HIGH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("The chance of the first side after each action"))

    def show_curve(self, curve: Curve | None) -> None:
        """Show a curve, and where one looks."""
        self.curve = curve
        self.update()

    def at(self, place: int, chance: float) -> QPointF:
        """Return the pixel of a chance at a place."""
        last = self.curve.points[-1][0] if self.curve is not None else 1
        wide, high = self.width() - 2 * _BESIDE, self.height() - 2 * _BESIDE
        return QPointF(_BESIDE + wide * place / max(1, last), _BESIDE + high * (1.0 - chance))

    def knobs(self) -> list[QPointF]:
        """Return the pixels in the middle of the swings' numbers, none of which lies over another."""
        swings = self.curve.swings if self.curve is not None else ()
        points = [self.at(swing.place, swing.after).toTuple() for swing in swings]
        low, high = (_KNOB + 1.0,) * 2, (self.width() - _KNOB - 1.0, self.height() - _KNOB - 1.0)
        return [QPointF(*laid) for laid in laid_apart(points, low, high, 2 * _KNOB + 4.0)]

    def swing_at(self, at: QPointF) -> Swing | None:
        """Return the swing whose number is at a pixel."""
        swings = self.curve.swings if self.curve is not None else ()
        gaps = [((knob - at).manhattanLength(), n) for n, knob in enumerate(self.knobs())]
        gap, number = min(gaps, default=(_NEAR + 1.0, -1))
        return swings[number] if gap <= _NEAR else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the swing, or to the place."""
        if self.curve is None:
            return
        swing = self.swing_at(event.position())
        last, wide = self.curve.points[-1][0], max(1.0, self.width() - 2 * _BESIDE)
        share = min(1.0, max(0.0, (event.position().x() - _BESIDE) / wide))
        self.went.emit(swing.place if swing is not None else round(share * last))

    def event(self, event: QEvent) -> bool:
        """Say what the number under the pointer stands for."""
        if isinstance(event, QHelpEvent) and self.curve is not None:
            swing = self.swing_at(QPointF(event.pos()))
            unit = self._desk.table.unit
            words = _words(self.curve, swing, unit) if swing is not None else self._means(self.curve)
            QToolTip.showText(event.globalPos(), tip(words), self)
            return True
        return super().event(event)

    def _means(self, curve: Curve) -> str:
        first, second = (side_name(side) for side in curve.sides)
        return tr(_MEANS).format(first, first, second)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the curve, the place that is shown, and the numbers of the swings."""
        if self.curve is None:
            return
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, self.curve)
            self._paint_line(painter, self.curve)
            place = self._desk.looking.place
            painter.setPen(QPen(QColor(self.colours.accent), 1.2))
            painter.drawLine(self.at(place, 0.0), self.at(place, 1.0))
            knobs = self.knobs()
            for swing, knob in zip(self.curve.swings, knobs, strict=True):
                painter.setPen(QPen(QColor(self.colours.quiet), 1.0))
                painter.drawLine(self.at(swing.place, swing.after), knob)
            for number, (swing, knob) in enumerate(zip(self.curve.swings, knobs, strict=True), 1):
                self._paint_knob(painter, self.curve, number, swing, knob)

    def _paint_ground(self, painter: QPainter, curve: Curve) -> None:
        """Paint the halves in the colours of who leads there, and a line for each turn."""
        last = curve.points[-1][0]
        for side, (high, low) in enumerate(((1.0, 0.5), (0.5, 0.0))):
            half = QRectF(self.at(0, high), self.at(last, low))
            painter.fillRect(half, faded(self._colour(curve, side).name(), 0.13))
        painter.setPen(QPen(QColor(self.colours.line), 1.0))
        painter.drawLine(self.at(0, 0.5), self.at(last, 0.5))
        for place, _ in curve.turns:
            painter.drawLine(self.at(place, 0.0), self.at(place, 1.0))
        for name, room in zip(curve.sides, self.names(), strict=True):
            painter.setPen(side_words(self.colours, colour_place(name, self._desk.state.sides)))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, side_name(name))

    def names(self) -> list[QRectF]:
        """Return where the sides' names stand: at the left, but for one that only there a number hides."""
        curve = self.curve
        if curve is None:
            return []
        whole = QRectF(self.at(0, 1.0), self.at(curve.points[-1][0], 0.0)).adjusted(4.0, 1.0, -4.0, -1.0)
        knobs = [QRectF(at.x() - _KNOB, at.y() - _KNOB, 2 * _KNOB, 2 * _KNOB) for at in self.knobs()]
        found = []
        edges = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        for side, edge in zip(curve.sides, edges, strict=True):
            rooms = [
                QRectF(self.fontMetrics().boundingRect(whole.toRect(), edge | beside, side_name(side)))
                for beside in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
            ]
            free = (room for room in rooms if not any(room.intersects(knob) for knob in knobs))
            found.append(next(free, rooms[0]))
        return found

    def _paint_line(self, painter: QPainter, curve: Curve) -> None:
        points, before = [self.at(*curve.points[0])], curve.points[0][1]
        for place, chance in curve.points[1:]:
            points += [self.at(place, before), self.at(place, chance)]
            before = chance
        painter.setPen(QPen(QColor(self.colours.text), 1.6))
        painter.drawPolyline(QPolygonF(points))

    def _paint_knob(self, painter: QPainter, curve: Curve, number: int, swing: Swing, at: QPointF) -> None:
        painter.setPen(QPen(self._colour(curve, int(swing.gain < 0.0)), 2.0))
        painter.setBrush(QColor(self.colours.raised))
        painter.drawEllipse(at, _KNOB, _KNOB)
        painter.setPen(QColor(self.colours.text))
        box = QRectF(at.x() - _KNOB, at.y() - _KNOB, 2 * _KNOB, 2 * _KNOB)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _colour(self, curve: Curve, side: int) -> QColor:
        return side_colour(self.colours, colour_place(curve.sides[side], self._desk.state.sides))


class TurningPanel(QWidget):
    """The curve with the swings below it, in words; `wanted` tells whether there is any, as that changes."""

    wanted = Signal(bool)

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self._was_over = desk, False
        self._drawn: Curve | None = None
        self._unit = desk.table.unit
        self.picture = CurvePicture(desk, colours)
        self.picture.went.connect(self._go)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("Turning points of the battle"))
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(4)
        column.addWidget(self.picture)
        column.addWidget(self.list, 1)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.picture.colours = colours
        self.picture.update()

    def refresh(self) -> None:
        """Show the curve of a battle that is over."""
        hindsight = self._desk.hindsight
        curve, is_over = hindsight.curve, hindsight.is_over
        self.picture.show_curve(curve)
        unit = self._desk.table.unit
        if curve is not self._drawn or is_over != self._was_over or unit != self._unit:
            self._drawn, self._unit = curve, unit
            self._fill(curve)
        if is_over != self._was_over:
            self._was_over = is_over
            self.wanted.emit(is_over)

    def _fill(self, curve: Curve | None) -> None:
        self.list.clear()
        if curve is None or not curve.swings:
            self.list.addItem(tr(_WAITING) if curve is None else tr(_LEVEL))
            return
        for number, swing in enumerate(curve.swings, 1):
            words = _words(curve, swing, self._unit)
            item = QListWidgetItem(f"{number}. {words}")
            item.setToolTip(tip(words))
            self.list.addItem(item)

    def _open(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        swings = self._drawn.swings if self._drawn is not None else ()
        if row < len(swings):
            self._go(swings[row].place)

    def _go(self, place: int) -> None:
        self._desk.look_back(place)


def _words(curve: Curve, swing: Swing, unit: LengthUnit) -> str:
    parts = (in_unit(each, unit) for each in (swing.words, curve.told(swing)))
    return f"{said(swing.when)}. {' · '.join(map(said, parts))}"
