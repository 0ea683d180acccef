"""The bar under the table that looks back at a battle: a line of all its places, and steps of each kind."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QToolButton, QVBoxLayout, QWidget

from battlefield.app.books.faces import face_of
from battlefield.app.commands.command import PERIOD
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.looking_back import Halt, marks_of
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.play.replay import Stop
from battlefield.ui.battle.panels.passage_panel import PassagePanel
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

EVERY = 800  # milliseconds that each line is shown while the battle is played again
_STEPS: tuple[Stop, ...] = ("turn", "phase", "action", "event")
_STEP_WORDS = {
    "turn": QT_TR_NOOP("Turn"),
    "round": QT_TR_NOOP("Round"),
    "phase": QT_TR_NOOP("Phase"),
    "action": QT_TR_NOOP("Action"),
    "event": QT_TR_NOOP("Event"),
}
_KNOB = 6.0  # pixels
_PAGE = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class TimeLine(QSlider):
    """All places of a battle on a line: turns are long ticks with their number, phases short ones."""

    paged = Signal(int)

    def __init__(self, colours: Colours, period: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.colours = colours
        self.marks: dict[int, Stop] = {}
        self.is_back = False
        self.setMinimumSize(120, 30)
        self.setAccessibleName(tr("Place in the battle"))
        told = tr("Drag to look back at the battle; long ticks are turns, short ones phases")
        if period != PERIOD:
            told = tr("Drag to look back at the battle; long ticks are rounds, short ones phases")
        self.setToolTip(told)

    def _x(self, place: int) -> float:
        room = self.width() - 2 * _KNOB - 4
        return _KNOB + 2 + room * place / max(1, self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob to the pointer."""
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the knob."""
        self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the knob go."""
        self.setSliderDown(False)

    def _follow(self, event: QMouseEvent) -> None:
        room = self.width() - 2 * _KNOB - 4
        share = (event.position().x() - _KNOB - 2) / max(1.0, room)
        self.setValue(round(min(1.0, max(0.0, share)) * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page by phases, as on the table."""
        by = _PAGE.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.paged.emit(by)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, its ticks, what has been passed, and the knob."""
        c, middle = self.colours, self.height() / 2
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            start, end, at = self._x(0), self._x(self.maximum()), self._x(self.value())
            tone = QColor(c.accent if self.is_back else c.quiet)
            for colour, to in ((QColor(c.line), end), (tone, at)):
                painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(start, middle), QPointF(to, middle))
            self._paint_ticks(painter, middle)
            painter.setPen(QPen(QColor(c.accent if self.hasFocus() else c.panel), 1.5))
            painter.setBrush(tone if self.isEnabled() else QColor(c.line))
            painter.drawEllipse(QPointF(at, middle), _KNOB, _KNOB)

    def _paint_ticks(self, painter: QPainter, middle: float) -> None:
        font = painter.font()
        font.setPixelSize(9)
        painter.setFont(font)
        turn = 0
        for place in sorted(self.marks):
            x, is_turn = self._x(place), self.marks[place] == "turn"
            painter.setPen(QPen(QColor(self.colours.quiet), 1.0))
            painter.drawLine(QPointF(x, middle + 3), QPointF(x, middle + (9 if is_turn else 6)))
            if is_turn:
                turn += 1
                painter.drawText(QRectF(x - 12, 0, 24, middle - 4), Qt.AlignmentFlag.AlignCenter, str(turn))


class Scrubber(QWidget):
    """Start, steps by turn, phase, action and event, end, play, and the line of all places."""

    def __init__(self, desk: BattleDesk, actions: Actions, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self._actions, self.colours = desk, actions, colours
        self._icons: list[tuple[QToolButton, str]] = []
        self._names: list[PlainLabel] = []
        self.line = TimeLine(colours, self._name("turn"))
        self.line.valueChanged.connect(self._go)
        self.line.paged.connect(lambda by: desk.look_back(desk.looking.target("phase", by)))
        self.where = PlainLabel()
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.timer = QTimer(self, interval=EVERY)
        self.timer.timeout.connect(self.play_line)
        self._build()
        self.recolour(colours)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 12, 0)
        row.setSpacing(0)
        row.addWidget(self._button("look_start", "to-start"))
        for kind in _STEPS:
            row.addSpacing(4)
            row.addWidget(self._button(f"look_{kind}_back", "chevron-left"))
            name = PlainLabel(tr(_STEP_WORDS[self._name(kind)]), name="quiet")
            row.addWidget(name)
            self._names.append(name)
            row.addWidget(self._button(f"look_{kind}_on", "chevron-right"))
        row.addSpacing(4)
        row.addWidget(self._button("look_end", "to-end"))
        self.player = self._button("look_play", "play")
        row.addWidget(self.player)
        row.addSpacing(8)
        row.addWidget(self.line, 1)
        row.addSpacing(8)
        row.addWidget(self.where)

    def minimumSizeHint(self) -> QSize:
        """Ask for room for buttons and line: where there is no more, tips alone say what buttons step by."""
        named = sum(name.sizeHint().width() for name in self._names if not name.isHidden())
        hint = super().minimumSizeHint()
        return QSize(hint.width() - named, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name the steps where there is room for names."""
        super().resizeEvent(event)
        named = sum(name.sizeHint().width() for name in self._names)
        is_roomy = event.size().width() >= self.minimumSizeHint().width() + named
        for name in self._names:
            name.setVisible(is_roomy)

    def _name(self, kind: Stop) -> str:
        """Name a kind of place as the book does: its turns may be called rounds."""
        return face_of(self._desk.state.book).period if kind == "turn" else kind

    def _button(self, command: str, picture: str) -> QToolButton:
        """Make a small button that runs a command, and is off when that is."""
        action, button = self._actions[command], QToolButton()
        button.setIconSize(QSize(16, 16))
        button.setStyleSheet("padding: 2px")
        button.setAccessibleName(action.text().replace("&", ""))
        button.setToolTip(action.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        button.setEnabled(action.isEnabled())
        action.enabledChanged.connect(button.setEnabled)
        self._icons.append((button, picture))
        return button

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands of looking back do."""
        desk = self._desk
        ways = ((kind, name, by) for kind in _STEPS for name, by in (("back", -1), ("on", 1)))
        return {
            **{f"look_{kind}_{name}": partial(self.step, kind, by) for kind, name, by in ways},
            "look_start": lambda: self.stay(lambda: desk.look_back(0)),
            "look_end": lambda: self.stay(lambda: desk.look_back(None)),
            "look_play": self.play,
            "look_go_on": lambda: self.stay(desk.go_on_from_here),
            "passage_step": lambda: self.stay(lambda: desk.look_back(desk.looking.step_passage(1))),
            "passage_back": lambda: self.stay(lambda: desk.look_back(desk.looking.step_passage(-1))),
            "passage_skip": lambda: self.stay(self._skip),
        }

    def _skip(self) -> None:
        self._desk.looking.skip_passage()
        self._desk.look_back(None)

    def needs(self) -> dict[str, bool]:
        """Say which needs of these commands are met."""
        looking = self._desk.looking
        has_passage = looking.passage is not None
        over = bool(self._desk.battle.state.result)
        return {
            "played": looking.length > 0, "past": looking.is_back, "passage": has_passage, "over": over,
        }  # fmt: skip

    def stay(self, act: Callable[[], object]) -> None:
        """Halt what is played again, and do something else."""
        self.timer.stop()
        act()
        self._show_player()

    def step(self, kind: Halt, by: int) -> None:
        """Look at the next place of a kind, or the one before."""
        self.stay(lambda: self._desk.look_back(self._desk.looking.target(kind, by)))

    def play(self) -> None:
        """Play what happened line by line, from the start where the present is shown; or halt it."""
        if self.timer.isActive():
            self.timer.stop()
        else:
            if not self._desk.looking.is_back:
                self._desk.look_back(0)
            self.timer.start()
        self._show_player()

    def play_line(self) -> None:
        """Show the next line of the log; the last one is the present."""
        self._desk.look_back(self._desk.looking.target("line", 1))
        if not self._desk.looking.is_back:
            self.timer.stop()
            self._show_player()

    def _go(self, place: int) -> None:
        self.stay(lambda: self._desk.look_back(place))

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = self.line.colours = colours
        for button, picture in self._icons:
            button.setIcon(icon(picture, colours))
        self._show_player()
        self.line.update()

    def _show_player(self) -> None:
        playing = self.timer.isActive()
        self.player.setIcon(icon("pause" if playing else "play", self.colours))
        self.player.setToolTip(self._actions["look_play"].toolTip() if not playing else tr("Halt here (W)"))

    def refresh(self) -> None:
        """Show which place is shown."""
        looking, line = self._desk.looking, self.line
        line.blockSignals(True)
        line.setMaximum(looking.length)
        line.setValue(looking.place)
        line.blockSignals(False)
        line.setEnabled(looking.length > 0)
        line.is_back = looking.is_back
        line.update()
        room = QFontMetrics(self.where.font()).horizontalAdvance(self._place(looking.length))
        self.where.setMinimumWidth(room)
        self.where.setText(self._place(looking.place) if looking.is_back else tr("now"))
        self.where.setToolTip(tr("Events that have happened, of all"))

    def _place(self, place: int) -> str:
        return tr("{place} of {length}", place=place, length=self._desk.looking.length)

    def refresh_marks(self) -> None:
        """Mark where turns and phases begin."""
        self.line.marks = dict(marks_of(self._desk.looking.replay))
        self.line.update()


class Banner(QFrame):
    """Says that something past is shown, how to leave it, and how to go on from there."""

    def __init__(self, desk: BattleDesk, actions: Actions, colours: Colours) -> None:
        super().__init__()
        self._desk = desk
        self.setObjectName("banner")
        self.words = PlainLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.setSpacing(8)
        row.addWidget(self.words)
        self.buttons = []
        for command, text in (("look_go_on", tr("Go on from here")), ("look_end", tr("Return · End"))):
            button = QToolButton()
            button.setText(text)
            button.setToolTip(actions[command].toolTip())
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(actions[command].trigger)
            row.addWidget(button)
            self.buttons.append(button)
        self.recolour(colours)
        self.hide()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        c = colours
        self.setStyleSheet(
            f"QFrame#banner {{ background: {c.accent}; border-radius: 8px; }}"
            f"QFrame#banner QLabel {{ color: {c.accent_text}; font-weight: 600; }}"
            f"QFrame#banner QToolButton {{ color: {c.accent_text}; border: 1px solid {c.accent_text};"
            f" padding: 1px 8px; background: {c.accent}; }}"
            f"QFrame#banner QToolButton:hover {{ background: {c.accent_text}; color: {c.accent}; }}"
        )

    def refresh(self) -> None:
        """Show the words, or nothing in the present."""
        looking = self._desk.looking
        self.words.setText(looking.banner.partition(" · ")[0])  # the button names the key that returns
        self.setVisible(looking.is_back)


class LookBack(QWidget):
    """The table with the bar that looks back below it, its banner, and the list of a turn's end."""

    def __init__(self, desk: BattleDesk, view: QWidget, actions: Actions, colours: Colours) -> None:
        super().__init__()
        self.bar = Scrubber(desk, actions, colours)
        self.banner = Banner(desk, actions, colours)
        self.passage = PassagePanel(desk, actions)
        self.handlers, self.needs = self.bar.handlers, self.bar.needs
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(view, 1)
        column.addWidget(self.bar)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.bar.recolour(colours)
        self.banner.recolour(colours)

    def refresh(self) -> None:
        """Show which place is shown."""
        self.bar.refresh()
        self.banner.refresh()
        self.passage.refresh()

    def refresh_lists(self) -> None:
        """Show what takes longer, and need not follow a hand."""
        self.bar.refresh_marks()
