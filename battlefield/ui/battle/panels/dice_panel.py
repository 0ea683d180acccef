"""The dice of the battle, counted: each side's faces against what chance gives."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from battlefield.app.desk.background import AtOnce, Background, Latest
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.refereeing.dice_counted import DiceCount, dice_of, share_words
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.play.course import Course
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded, side_colour
from battlefield.ui.widgets.plain import PlainLabel, scrolled, tip

EMPTY = QT_TR_NOOP(
    "No dice have been rolled yet. Each side's faces are counted here against chance as you play."
)
_HIGH, _FIGURES = 84, 16  # pixels
_WIDEST = 44.0  # pixels of a bar


class FaceBars(QWidget):
    """A bar for each face, as high as it fell often, with a line at what is fair."""

    def __init__(self, count: DiceCount, colour: QColor, colours: Colours) -> None:
        super().__init__()
        self.count, self._colour, self._colours = count, colour, colours
        self.setFixedHeight(_HIGH)
        told = [
            said(f"{face.face}: {face.count}, {face.expected:.1f} expected, p = {share_words(face.p)}")
            for face in count.faces
        ]
        self.setToolTip(tip("\n".join(told)))
        self.setAccessibleName("; ".join(told))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bars, with their counts above and their faces below."""
        faces = self.count.faces
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font = painter.font()
            font.setPixelSize(11)
            painter.setFont(font)
            most = max(max(face.count for face in faces), faces[0].expected)
            room, step = self.height() - 2 * _FIGURES, self.width() / len(faces)
            for number, face in enumerate(faces):
                high = room * face.count / most
                wide = min(_WIDEST, 0.7 * step)
                left, top = (number + 0.5) * step - wide / 2.0, _FIGURES + room - high
                painter.fillRect(QRectF(left, top, wide, high), faded(self._colour, 0.75))
                painter.setPen(QColor(self._colours.text))
                middle = Qt.AlignmentFlag.AlignCenter
                painter.drawText(QRectF(number * step, 0.0, step, _FIGURES), middle, str(face.count))
                painter.setPen(QColor(self._colours.quiet))
                below = QRectF(number * step, self.height() - _FIGURES, step, _FIGURES)
                painter.drawText(below, middle, str(face.face))
            fair = _FIGURES + room * (1.0 - faces[0].expected / most)
            painter.setPen(QPen(QColor(self._colours.ink), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(0.0, fair), QPointF(self.width(), fair))


class DicePanel(QWidget):
    """Counts the dice of the battle whenever it is seen."""

    def __init__(self, desk: BattleDesk, colours: Colours, background: Background | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        where = background if background is not None else AtOnce()
        self._counts: Latest[tuple[DiceCount, ...]] = Latest(where, self.refresh)
        self._course: Course | None = None
        self.counts: tuple[DiceCount, ...] | None = None
        self._parts: list[QWidget] = []
        self._column: QVBoxLayout = scrolled(self)
        self._column.setSpacing(4)
        self.words = PlainLabel(tr(EMPTY), name="quiet", wraps=True)
        self._column.addWidget(self.words)
        self._column.addStretch()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self.counts = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Count the dice that have been rolled so far, if anybody sees it."""
        if not self.isVisible():
            return
        course = self._desk.battle.session.course
        if self._course is None or not course.is_at(self._course):
            self._course = course.copy()
        kept = self._course
        found = self._counts.get((kept,), lambda _task: dice_of(kept))
        if found is not None and found != self.counts:
            self._show(found)

    def _show(self, counts: tuple[DiceCount, ...]) -> None:
        self.counts = counts
        for part in self._parts:
            self._column.removeWidget(part)
            part.deleteLater()
        self._parts = [part for count in counts for part in self._block(count)]
        for place, part in enumerate(self._parts):
            self._column.insertWidget(1 + place, part)
        self.words.setText(tr("The dashed line is what fair dice show.") if counts else tr(EMPTY))

    def _block(self, count: DiceCount) -> list[QWidget]:
        sides = tuple(self._desk.state.sides)
        place = colour_place(count.side, sides) if count.side in sides else len(sides)
        bars = FaceBars(count, side_colour(self.colours, place), self.colours)
        words = PlainLabel(said(count.words), name="quiet", wraps=True)
        return [PlainLabel(said(count.head), name="heading", wraps=True), bars, words]
