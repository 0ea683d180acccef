"""The tray with the last dice: what each roll was for, its faces, which of them succeed; typed dice too."""

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.choosing import RollingHand
from battlefield.app.playing.rolls import KEPT, ShownRoll, last_rolls, rolls_among
from battlefield.app.playing.speeds import Speed
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.ui.battle.panels.dice_rows import LOOKS, MOST, Look, Roll, Row, fitting, height, laid
from battlefield.ui.widgets.die import paint_die
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import tip

_ONE = 51  # pixels of one roll at least, with its dice below its words
_FRAME = 12  # pixels above and below the rolls together
_DOT = 13.0  # pixels that the colour of a side takes before words
_END = 12.0  # pixels between what is told at the end of a line and what is before it
TUMBLE = {"off": 0, "quick": 150, "normal": 250, "slow": 500}  # milliseconds
_BACK = 150  # events that are searched for dice while one looks back


class _Faces(QWidget):
    """The rolls themselves, the newest on top."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.sides: tuple[str, ...] = ()
        self.rolls: tuple[ShownRoll, ...] = ()
        self.typing: tuple[str, int, tuple[int, ...], int] | None = None  # what, sides, faces, how many
        self.new = 0  # how many of the rolls are still tumbling
        self.look, self.rows, self.wanted = LOOKS[0], list[Row](), 0
        self.turn = 0  # which way up they lie while they tumble
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def fit(self, width: int, room: int) -> None:
        """Lay the rolls out as comfortably as there is room for, and take the height that they need."""
        asked = [self._asked(roll) for roll in reversed(self.rolls)]
        self.look = fitting(asked, width, room - self._typed_height(width))
        self.rows = laid(asked, width, self.look)
        self.wanted = height(laid(asked, width, LOOKS[0])) + self._typed_height(width)
        self.setMinimumHeight(max(LOOKS[0].line, height(self.rows) + self._typed_height(width)))
        self.update()

    def _asked(self, roll: ShownRoll) -> Roll:
        metrics = QFontMetricsF(self.font())
        dot = _DOT if roll.by in self.sides else 0.0
        words = dot + metrics.horizontalAdvance(_words(roll))
        return Roll(words, self._told_width(_told(roll)), len(roll.faces))

    def _told_width(self, told: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(told) + _END if told else 0.0

    def _typed_row(self, width: float) -> Row:
        """Return where dice that are typed lie: below their words, comfortably."""
        count = self.typing[3] if self.typing is not None else 0
        return laid([Roll(width, 0.0, count)], width, LOOKS[0])[0]

    def _typed_height(self, width: float) -> int:
        return self._typed_row(width).high if self.typing is not None else 0

    def event(self, event: QEvent) -> bool:
        """Tell all of a roll whose words are cut."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            top = self._typed_height(self.width())
            found = (
                roll
                for roll, row in zip(reversed(self.rolls), self.rows, strict=True)
                if row.top <= event.pos().y() - top < row.top + row.high
            )
            roll = next(found, None)
            words = "" if roll is None else f"{_words(roll)} · {_told(roll)}".removesuffix(" · ")
            QToolTip.showText(event.globalPos(), tip(words), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the typed dice first, then the rolls from the newest to the oldest."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), QColor(self.colours.panel))
            if self.typing is not None:
                self._paint_typed(painter)
                painter.translate(0.0, self._typed_height(self.width()))
            for place, (roll, row) in enumerate(zip(reversed(self.rolls), self.rows, strict=True)):
                painter.setOpacity(1.0 if place < max(1, self.new) else 0.72)
                self._paint_roll(painter, row, roll, place < self.new)

    def _paint_line(self, painter: QPainter, box: QRectF, by: str, words: str, told: str) -> None:
        """Paint the words of a roll into a box, and what is told of it at the end of the tray."""
        left = box.left()
        if by in self.sides:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(side_colour(self.colours, colour_place(by, self.sides)))
            painter.drawEllipse(QPointF(left + 4, box.center().y()), 4, 4)
            left += _DOT
        painter.setPen(QColor(self.colours.text))
        metrics = QFontMetricsF(painter.font())
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.right() - left)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()), middle, shown)
        painter.setPen(QColor(self.colours.quiet))
        end = QRectF(0.0, box.top(), self.width() - 4, box.height())
        painter.drawText(end, middle | Qt.AlignmentFlag.AlignRight, told)

    def _paint_roll(self, painter: QPainter, row: Row, roll: ShownRoll, tumbling: bool) -> None:
        told, look = _told(roll), self.look
        line = look.line if row.left is None else max(look.line, look.die)
        until = self.width() - self._told_width(told) if row.left is None else row.left - look.gap
        box = QRectF(0.0, row.top, until, line)
        self._paint_line(painter, box, roll.by, _words(roll), "" if tumbling else told)
        for place, face in enumerate(roll.faces[:MOST]):
            shown = (face + self.turn + place) % roll.sides + 1 if tumbling else face
            is_good = face >= roll.needed if roll.needed and not tumbling else None
            paint_die(painter, _box(row, look, place), shown, roll.sides, self.colours, is_good)

    def _paint_typed(self, painter: QPainter) -> None:
        assert self.typing is not None
        what, sides, faces, count = self.typing
        row, look = self._typed_row(self.width()), LOOKS[0]
        told = tr("{done} of {count} typed", done=len(faces), count=count)
        box = QRectF(0.0, row.top, self.width() - self._told_width(told), look.line)
        self._paint_line(painter, box, "", _sentence(said(what)), told)
        for place in range(min(count, MOST)):
            box = _box(row, look, place)
            if place < len(faces):
                paint_die(painter, box, faces[place], sides, self.colours)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                style = Qt.PenStyle.SolidLine if place == len(faces) else Qt.PenStyle.DashLine
                colour = self.colours.accent if place == len(faces) else self.colours.quiet
                painter.setPen(QPen(QColor(colour), 1.4, style))
                painter.drawRoundedRect(box, 5, 5)


def _box(row: Row, look: Look, place: int) -> QRectF:
    """Return the box of a die of a roll."""
    down, across = divmod(place, row.in_a_row)
    left = 0.0 if row.left is None else row.left
    top = row.top + (look.line if row.left is None else 0)
    step = look.die + look.gap
    return QRectF(left + across * step + 1, top + down * step + 1, look.die - 2, look.die - 2)


def _words(roll: ShownRoll) -> str:
    return ("↻ " if roll.again else "") + _sentence(said(roll.what))


def _told(roll: ShownRoll) -> str:
    if not roll.needed:
        return ""
    return tr("{successes} of {count}", successes=roll.successes, count=len(roll.faces))


def _spoken(roll: ShownRoll) -> str:
    """Tell a roll in one line, as a screen reader says it."""
    who = side_name(roll.by) if roll.by else tr("dice")
    faces, told = " ".join(map(str, roll.faces)), _told(roll)
    return f"{who}, {said(roll.what)}: {faces}" + (f" ({told})" if told else "")


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


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
        return QSize(280, max(2 * _ONE, self.faces.wanted) + _FRAME)

    def minimumSizeHint(self) -> QSize:
        """Ask for room for one roll at least."""
        return QSize(120, _ONE + _FRAME)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where rows of dice are longer or shorter."""
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _fit(self) -> None:
        """Lay the rolls out in the room there is; where they scroll, beside the bar."""
        whole = self._room.maximumViewportSize()
        self.faces.fit(whole.width(), whole.height())
        if self.faces.minimumHeight() > whole.height():
            bar = self._room.verticalScrollBar().sizeHint().width()
            self.faces.fit(whole.width() - bar, whole.height())

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
            self._fit()
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
        self._room.setAccessibleDescription("\n".join(_spoken(roll) for roll in reversed(rolls)))
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
