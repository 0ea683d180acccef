"""A glass on the table that shows the deciding place of what is measured many times larger."""

from weakref import ref

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMoveEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from battlefield.app.refereeing.closer import Closer, closer_of
from battlefield.app.refereeing.spot import spot_of
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.refereeing.following import Following
from battlefield.ui.refereeing.spot_picture import draw_glass, draw_plate
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

_SIDE, _EDGE, _RULER = 220, 10, 26  # pixels of the glass, from the corner to it, and of the ruler at the left
_NONE = QT_TR_NOOP("Nothing to look at closely: nothing is measured")


class CloserLook(Following):
    """Lies in the lower left corner of a table; the hand reaches through it."""

    def __init__(self, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent, colours)
        self.closer: Closer | None = None
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over = ref(parent)
        parent.installEventFilter(self)
        self.resize(QSize(_SIDE, _SIDE))
        self._lie()
        self.arrived()

    def arrived(self) -> None:
        """Look at what decides now."""
        self.closer = closer_of(self.card.evidence) if self.card is not None else None
        self.setAccessibleName(self.words)

    @property
    def words(self) -> str:
        """How much of the table the glass shows, or why it shows none."""
        if self.closer is None or self.card is None:
            return self.fault or tr(_NONE)
        return f"{format_length(2.0 * self.closer.half, self.card.unit, places=3)} across"

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize:
            self._lie()
        return super().eventFilter(watched, event)

    def moveEvent(self, _event: QMoveEvent) -> None:
        """Stay there, too, when the table is moved, which takes along what lies on it."""
        self._lie()

    def _lie(self) -> None:
        over = self._over()
        if over is not None:
            self.move(_EDGE + _RULER, max(0, over.height() - _SIDE - _EDGE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the glass, or in words why there is none."""
        room = QRectF(self.rect()).adjusted(3.0, 3.0, -3.0, -3.0)
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.closer is not None:
                painter.drawPixmap(QPointF(0.0, 0.0), self._drawn(room, self.closer))
            draw_plate(painter, room, self.words, self.colours)

    def _drawn(self, room: QRectF, closer: Closer) -> QPixmap:
        """Draw the glass, unless it is the one that was drawn last."""
        ratio, key = self.devicePixelRatioF(), (id(self.card), self.devicePixelRatioF(), self.colours.name)
        if self._picture is None or self._picture[0] != key:
            assert self.card is not None
            picture = QPixmap((QRectF(self.rect()).size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(Qt.GlobalColor.transparent))
            with painting(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                evidence = self.card.evidence
                draw_glass(
                    painter, room, evidence.scene, spot_of(evidence, self.card.unit), closer, self.colours
                )
            self._picture = (key, picture)
        return self._picture[1]
