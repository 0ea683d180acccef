"""The tray with the last dice: what each roll was for, its faces, which of them succeed; typed dice too."""

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.choosing import RollingHand
from battlefield.app.playing.rolls import KEPT, ShownRoll, last_rolls, rolls_among
from battlefield.app.playing.speeds import Speed
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.ui.widgets.die import paint_die
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, side_colour

DIE, GAP, LINE = 22, 5, 18  # pixels
_BELOW, _FRAME = 6, 12  # pixels below a roll, and above and below them all
TUMBLE = {"off": 0, "quick": 150, "normal": 250, "slow": 500}  # milliseconds
_BACK = 150  # events that are searched for dice while one looks back
_MOST = 120  # faces of one roll that are drawn; the rest is counted


class _Faces(QWidget):
    """The rolls themselves, the newest on top."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.sides: tuple[str, ...] = ()
        self.rolls: tuple[ShownRoll, ...] = ()
        self.typing: tuple[str, int, tuple[int, ...], int] | None = None  # what, sides, faces, how many
        self.new = 0  # how many of the rolls are still tumbling
        self.turn = 0  # which way up they lie while they tumble
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def in_a_row(self) -> int:
        """Return how many dice find room beside each other."""
        return max(1, (self.width() + GAP) // (DIE + GAP))

    def _height_of(self, dice: int) -> int:
        rows = -(-min(dice, _MOST) // self.in_a_row())
        return LINE + rows * (DIE + GAP) + _BELOW

    def fit(self) -> None:
        """Take as much height as the rolls need."""
        height = sum(self._height_of(len(roll.faces)) for roll in self.rolls)
        height += self._height_of(self.typing[3]) if self.typing is not None else 0
        self.setMinimumHeight(max(LINE, height))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break rows anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the typed dice first, then the rolls from the newest to the oldest."""
        top = 0
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), QColor(self.colours.panel))
            if self.typing is not None:
                top = self._paint_typed(painter, top)
            for place, roll in enumerate(reversed(self.rolls)):
                if top > event.rect().bottom():
                    break
                painter.setOpacity(1.0 if place < max(1, self.new) else 0.72)
                top = self._paint_roll(painter, top, roll, place < self.new)

    def _paint_line(self, painter: QPainter, top: int, by: str, words: str, told: str) -> None:
        left = 0.0
        if by in self.sides:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(side_colour(self.colours, colour_place(by, self.sides)))
            painter.drawEllipse(QPointF(4, top + LINE / 2), 4, 4)
            left = 13.0
        metrics = QFontMetricsF(painter.font())
        wide = metrics.horizontalAdvance(told) + 12 if told else 0.0
        painter.setPen(QColor(self.colours.text))
        room = self.width() - left - wide
        shown = metrics.elidedText(words[:1].upper() + words[1:], Qt.TextElideMode.ElideRight, room)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, top, room, LINE), middle, shown)
        painter.setPen(QColor(self.colours.quiet))
        painter.drawText(
            QRectF(self.width() - wide, top, wide - 4, LINE), middle | Qt.AlignmentFlag.AlignRight, told
        )

    def _paint_roll(self, painter: QPainter, top: int, roll: ShownRoll, tumbling: bool) -> int:
        told = (
            tr("{successes} of {count}", successes=roll.successes, count=len(roll.faces))
            if roll.needed and not tumbling
            else ""
        )
        again = "↻ " if roll.again else ""
        self._paint_line(painter, top, roll.by, f"{again}{roll.what}", told)
        for place, face in enumerate(roll.faces[:_MOST]):
            shown = (face + self.turn + place) % roll.sides + 1 if tumbling else face
            is_good = face >= roll.needed if roll.needed and not tumbling else None
            paint_die(painter, self._box(top, place), shown, roll.sides, self.colours, is_good)
        return top + self._height_of(len(roll.faces))

    def _paint_typed(self, painter: QPainter, top: int) -> int:
        assert self.typing is not None
        what, sides, faces, count = self.typing
        self._paint_line(painter, top, "", what, f"{len(faces)} of {count} typed")
        for place in range(min(count, _MOST)):
            box = self._box(top, place)
            if place < len(faces):
                paint_die(painter, box, faces[place], sides, self.colours)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                style = Qt.PenStyle.SolidLine if place == len(faces) else Qt.PenStyle.DashLine
                colour = self.colours.accent if place == len(faces) else self.colours.quiet
                painter.setPen(QPen(QColor(colour), 1.4, style))
                painter.drawRoundedRect(box, 5, 5)
        return top + self._height_of(count)

    def _box(self, top: int, place: int) -> QRectF:
        row, column = divmod(place, self.in_a_row())
        return QRectF(column * (DIE + GAP) + 1, top + LINE + row * (DIE + GAP) + 1, DIE - 2, DIE - 2)


class DiceTray(QWidget):
    """The last rolls of the battle, which stay readable, and above them the dice that are typed."""

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.speed: Speed = "off"
        self.faces = _Faces(colours)
        self.faces.sides = desk.state.sides
        self._state: object = None
        self._place = -1
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=40)
        self._timer.timeout.connect(self._tumble)
        self._room = QScrollArea(widgetResizable=True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setWidget(self.faces)
        self._room.setAccessibleName(tr("Dice"))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, _FRAME - 8, 12, 8)
        column.addWidget(self._room)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setVisible(False)

    def sizeHint(self) -> QSize:
        """Ask for room for all that lies there, and for two rolls at least."""
        least = 2 * (LINE + DIE + GAP + _BELOW)
        return QSize(280, max(least, self.faces.minimumHeight()) + _FRAME)

    def minimumSizeHint(self) -> QSize:
        """Ask for room for one roll at least."""
        return QSize(120, LINE + DIE + GAP + _FRAME + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where rows of dice are longer or shorter."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.faces.colours = colours
        self.faces.update()

    def refresh(self) -> None:
        """Show the dice that are typed now and the last that were rolled."""
        desk, hand = self._desk, self._desk.hand
        pending = desk.pending
        typing = None
        if isinstance(hand, RollingHand) and pending is not None:
            asked = hand.asked
            typing = (asked.what, len(asked.choices), hand.faces, asked.most)
        changed, self.faces.typing = typing != self.faces.typing, typing
        if desk.looking.place != self._place or desk.looking.state is not self._state:
            first, self._state, self._place = self._state is None, desk.looking.state, desk.looking.place
            unit = desk.table.unit
            rolls = tuple(replace(roll, what=in_unit(roll.what, unit)) for roll in self._rolls())
            changed |= self._show_rolls(rolls, first)
        if changed:
            self.faces.fit()
            self.updateGeometry()
        self.setVisible(bool(self.faces.rolls or typing))

    def _rolls(self) -> tuple[ShownRoll, ...]:
        looking = self._desk.looking
        if not looking.is_back:
            return last_rolls(self._desk.battle.session.course)
        return rolls_among(looking.replay.events(max(0, looking.place - _BACK), looking.place))[-KEPT:]

    def _show_rolls(self, rolls: tuple[ShownRoll, ...], first: bool) -> bool:
        before = self.faces.rolls
        if rolls == before:
            return False
        new = _new_among(before, rolls)
        self.faces.rolls = rolls
        self._room.setAccessibleDescription("\n".join(roll.words for roll in reversed(rolls)))
        self._room.verticalScrollBar().setValue(0)
        if new and not first and TUMBLE[self.speed]:
            self.faces.new = new
            self._clock.start()
            self._timer.start()
        return True

    def _tumble(self) -> None:
        self.faces.turn += 1
        if self._clock.elapsed() >= TUMBLE[self.speed]:
            self.settle()
        self.faces.update()

    def settle(self) -> None:
        """Let the dice lie."""
        self._timer.stop()
        self.faces.new = 0
        self.faces.update()


def _new_among(before: tuple[ShownRoll, ...], rolls: tuple[ShownRoll, ...]) -> int:
    """Count the rolls that came since; none where the newest were taken back."""
    for count in range(len(rolls) + 1):
        kept = rolls[: len(rolls) - count]
        if kept == before[len(before) - len(kept) :]:
            return count
    return len(rolls)
