"""The bubble of a hint: a sentence with an arrow, which lets all clicks through to what lies below it."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import product
from math import inf
from operator import itemgetter

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QTextDocument
from PySide6.QtWidgets import QToolButton, QWidget

from battlefield.app.wording.translation import tr
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

WIDTH = 264  # of the text, in pixels
_ROOM, _CLOSE = 12, 24  # about the text; the room of the button that closes it
_AWAY = (12, 44, 96, 180)  # how far a bubble may lie from what it points at
_ROUND = 8.0
_STRIDE, _TAIL = 8, 64  # pixels between points of the arrow, and the area that stands for one
_FOOT = 9.0  # half of the arrow's foot
_DOT = QSize(1, 1)


class Bubble(QWidget):
    """A sentence beside something; only its button takes the mouse and the keyboard."""

    def __init__(self, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent)
        self.colours = colours
        self.body, self.tip = QRect(), QPoint()
        self._sentence = ""
        self._text = QTextDocument(self, documentMargin=0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.close_button = QToolButton(parent)
        self.close_button.setText("✕")
        self.close_button.setAccessibleName(tr("Close this hint"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setFixedSize(_CLOSE, _CLOSE)
        self.put_away()

    def say(self, sentence: str) -> None:
        """Take another sentence, its keys between backquotes."""
        if sentence == self._sentence:
            return
        self._sentence = sentence
        self.setAccessibleName(sentence.replace("`", ""))
        self.close_button.setAccessibleDescription(sentence.replace("`", ""))
        self._text.setDefaultFont(self.font())
        self._text.setHtml(_written(sentence))
        self._text.setTextWidth(WIDTH)

    def wanted(self) -> tuple[int, int]:
        """Return the size that the body needs."""
        wide = round(self._text.idealWidth()) + 1
        return wide + 2 * _ROOM + _CLOSE - 4, max(
            _CLOSE + 8, round(self._text.size().height()) + 2 * _ROOM - 4
        )

    def stand(self, body: QRect, tip: QPoint) -> None:
        """Stand somewhere, pointing at a point; a bubble that stands there already paints nothing anew."""
        if not self.isVisible() or (body, tip) != (self.body, self.tip):
            self.body, self.tip = body, tip
            self.setGeometry(body.united(QRect(tip, tip)).adjusted(-3, -3, 3, 3))
            self.close_button.move(body.right() - _CLOSE - 2, body.top() + 3)
            self.update()
        self.show()
        self.close_button.show()
        page = self.parentWidget()
        if page is not None and page.children()[-2:] != [self, self.close_button]:
            self.raise_()  # which paints all that lies below anew
            self.close_button.raise_()

    def put_away(self) -> None:
        """Show nothing."""
        self.hide()
        self.close_button.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint body and arrow as one shape, and the sentence."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-self.pos())
            path = QPainterPath()
            path.addRoundedRect(QRectF(self.body), _ROUND, _ROUND)
            arrow = QPainterPath()
            arrow.addPolygon(_arrow(self.body, self.tip))
            arrow.closeSubpath()
            painter.setBrush(QColor(self.colours.raised))
            painter.setPen(QPen(QColor(self.colours.accent), 1.6))
            painter.drawPath(path.united(arrow))
            painter.translate(self.body.left() + _ROOM, self.body.top() + _ROOM - 3)
            self._text.setDefaultStyleSheet("")
            context = self._text.documentLayout().PaintContext()
            context.palette.setColor(context.palette.ColorRole.Text, QColor(self.colours.text))
            self._text.documentLayout().draw(painter, context)


def _written(sentence: str) -> str:
    """Write what stands between backquotes in bold."""
    parts = sentence.split("`")
    return "".join(f"<b>{escape(part)}</b>" if n % 2 else escape(part) for n, part in enumerate(parts))


def _arrow(body: QRect, tip: QPoint) -> QPolygonF:
    """Return the triangle from the side of a body that faces a point to that point."""
    foot = _nearest(body.adjusted(16, 16, -16, -16), tip)
    if tip.x() < body.left() or tip.x() > body.right():
        x = float(body.left() + 4 if tip.x() < body.left() else body.right() - 4)
        return QPolygonF([QPointF(x, foot.y() - _FOOT), QPointF(tip), QPointF(x, foot.y() + _FOOT)])
    y = float(body.top() + 4 if tip.y() < body.top() else body.bottom() - 4)
    return QPolygonF([QPointF(foot.x() - _FOOT, y), QPointF(tip), QPointF(foot.x() + _FOOT, y)])


def _nearest(rect: QRect, point: QPoint) -> QPoint:
    return QPoint(
        min(max(point.x(), rect.left()), rect.right()), min(max(point.y(), rect.top()), rect.bottom())
    )


def place(
    size: tuple[int, int], anchor: QRect, room: QRect, in_the_way: Sequence[tuple[QRect, int]], before: QRect
) -> tuple[QRect, QPoint]:
    """Find where a bubble covers the least of what matters near what it points at; give it, and the tip.

    `in_the_way` are rectangles with how much it matters that they stay free; a bubble stays where it was as
    long as that is as good.
    """
    best, least = QRect(), (inf, 0, 0)
    bodies = ((_away(each, anchor), n, each) for n, each in enumerate(_bodies(size, anchor, room, before)))
    for away, number, body in sorted(bodies, key=itemgetter(0)):
        if away > least[0]:  # what stands farther off costs more, whatever it covers
            break
        cost = *_cost(body, anchor, in_the_way, before), number
        best, least = (body, cost) if cost < least else (best, least)
    return best, _nearest(anchor, _nearest(best, anchor.center()))


def _bodies(size: tuple[int, int], anchor: QRect, room: QRect, before: QRect) -> Iterator[QRect]:
    """Yield places to stand: on each side of what is pointed at, near and farther, shifted along it."""
    wide, high = size
    if before.size().toTuple() == size and room.contains(before):
        yield before
    across = _along(anchor.left(), anchor.right(), wide)
    down = _along(anchor.top(), anchor.bottom(), high)
    for away in _AWAY:
        beside = (anchor.left() - away - wide, anchor.right() + away)
        over = (anchor.top() - away - high, anchor.bottom() + away)
        for left, top in (*product(beside, down), *product(across, over)):
            body = QRect(left, top, wide, high)
            if room.contains(body):
                yield body
    yield QRect(room.left(), room.bottom() - high, wide, high)


def _along(first: int, last: int, extent: int) -> list[int]:
    """Return where to begin along a side: about its middle, past it, and at its ends."""
    middle = (first + last) / 2.0
    shifts = (0.5, 0.15, 0.85, 0.0, 1.0, -0.3, 1.3)
    return [*(round(middle - shift * extent) for shift in shifts), first, last - extent]


def _cost(
    body: QRect, anchor: QRect, in_the_way: Iterable[tuple[QRect, int]], before: QRect
) -> tuple[float, int]:
    near = _nearest(body, anchor.center())
    covered = sum(weight * _area(body & rect) for rect, weight in in_the_way)
    covered += 50 * _area(body & anchor)
    tip = _nearest(anchor, near)
    foot = _nearest(body, tip)
    arrow = QRect(foot, _DOT).united(QRect(tip, _DOT))
    crossed = [(rect, weight) for rect, weight in in_the_way if rect.intersects(arrow)]
    for point in _between(foot, tip) if crossed else ():
        covered += sum(weight * _TAIL for rect, weight in crossed if rect.contains(point))
    return covered + _away(body, anchor), int(body != before)


def _away(body: QRect, anchor: QRect) -> int:
    """Return what it costs to stand so far from what is pointed at."""
    return 2 * (_nearest(body, anchor.center()) - anchor.center()).manhattanLength()


def _between(one: QPoint, other: QPoint) -> Iterator[QPoint]:
    """Return points along the arrow, its ends left out."""
    steps = (other - one).manhattanLength() // _STRIDE
    return (one + (other - one) * (n / (steps + 1)) for n in range(1, steps + 1))


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
