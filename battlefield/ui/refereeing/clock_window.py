"""The round clock in a window of its own: what is left of the round and of each side's time."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from battlefield.app.refereeing.clock_file import clock_in, keep_clock
from battlefield.app.refereeing.round_clock import MOST_MINUTES, SIDES, RoundClock, clock_words
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel

TICK = 1000  # milliseconds between two looks at the time, while there is something to see
_KEYS = QT_TR_NOOP(
    "Space starts and pauses · X switches sides · + and − give and take a minute · Ctrl+Z takes back"
)
_KEYS_OF_CLOCK = " xX+-"


class ClockWindow(FittedDialog):
    """Shows the clock and changes it; `changed` tells that it was, `closed` that it is not seen any more,
    `over` in words that the round, or the time of the side at turn, has just ended, seen or not.

    It goes on while the window is closed: time is counted from when it was started.
    """

    changed = Signal()
    closed = Signal()
    over = Signal(str)

    def __init__(self, parent: QWidget, folder: Path, now: Callable[[], float]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Round clock"))
        self.setModal(False)
        self._folder, self._now = folder, now
        self.clock = clock_in(folder)
        self._before: list[RoundClock] = []
        self.head, self.round = PlainLabel(name="quiet"), _figures(4.2)
        self.names = [PlainLabel(tr("Side {number}", number=side + 1)) for side in range(SIDES)]
        self.lefts = [_figures(2.2) for _ in range(SIDES)]
        self.go, self.switch = QPushButton(tr("Start")), QPushButton(tr("Switch sides"))
        self.minutes, self.each = (
            _minutes(name) for name in (tr("Minutes of the round"), tr("Minutes of each side"))
        )
        self.fault = PlainLabel(name="warning", wraps=True)
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.refresh)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._tell_end)
        self._ends = ""
        self._arrange()
        self._connect()
        self._await_end()
        self.refresh()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(8)
        for label in (self.head, self.round):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addLayout(self._adders(None))
        sides = QGridLayout()
        sides.setHorizontalSpacing(28)
        for side in range(SIDES):
            for row, label in enumerate((self.names[side], self.lefts[side])):
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                sides.addWidget(label, row, side)
            sides.addLayout(self._adders(side), 2, side)
        column.addLayout(sides)
        column.addLayout(_in_a_row(self.go, self.switch))
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        column.addWidget(rule)
        self.begin = QPushButton(tr("New round"))
        words = (PlainLabel(tr("Round of")), self.minutes, PlainLabel(tr("each side")), self.each, self.begin)
        column.addLayout(_in_a_row(*words))
        column.addWidget(self.fault)
        self.fault.hide()
        column.addWidget(PlainLabel(tr(_KEYS), name="quiet"))

    def _connect(self) -> None:
        for field, minutes in zip((self.minutes, self.each), self.clock.lasts, strict=True):
            field.setValue(minutes)
        self.go.setObjectName("primary")
        self.go.clicked.connect(self.start_or_pause)
        self.switch.clicked.connect(self.switch_sides)
        self.begin.clicked.connect(self.begin_round)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that Space stays that of the clock
        self.go.setFocus()

    def _adders(self, side: int | None) -> QHBoxLayout:
        """Make the buttons that take a minute and that give one."""
        if side is None:
            take, give = tr("Take a minute from the round"), tr("Give a minute to the round")
        else:
            take = tr("Take a minute from side {side}", side=side + 1)
            give = tr("Give a minute to side {side}", side=side + 1)
        buttons = []
        for minutes, sign, words in ((-1.0, tr("− 1 min"), take), (1.0, tr("+ 1 min"), give)):
            button = QPushButton(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(partial(self.add, minutes, side))
            buttons.append(button)
        return _in_a_row(*buttons)

    # what the referee does

    def start_or_pause(self) -> None:
        """Let time run, or give a pause."""
        now = self._now()
        self._take(self.clock.paused(now) if self.clock.is_running else self.clock.started(now))

    def switch_sides(self) -> None:
        """Let the other side's time run."""
        self._take(self.clock.switched(self._now()))

    def add(self, minutes: float, side: int | None = None, _checked: bool = False) -> None:
        """Give minutes, or take them."""
        self._take(self.clock.added(minutes, self._now(), side))

    def begin_round(self) -> None:
        """Lay out a round of the minutes that are typed; it waits to be started."""
        number = self.clock.number + (self.clock != RoundClock())
        self._take(self.clock.begun(self.minutes.value(), self.each.value(), number))
        self.go.setFocus()  # so that Space starts it

    def take_back(self) -> None:
        """Go on as if what was done last had not been done: a clock that ran then has run since."""
        if self._before:
            self._go_on(self._before.pop())

    def _take(self, clock: RoundClock) -> None:
        """Go on with what was made of the clock; it can be taken back."""
        self._before.append(self.clock)
        self._go_on(clock)

    def _go_on(self, clock: RoundClock) -> None:
        """Go on with a clock, and keep it at once."""
        self.clock = clock
        try:
            keep_clock(clock, self._folder)
            self.fault.hide()
        except SceneError as error:
            self.fault.setText(tr("The clock is not kept: {error}", error=whole_fault(error)))
            self.fault.show()
        self._await_end()
        self.refresh()
        self.changed.emit()

    def _await_end(self) -> None:
        """Wait for what ends next while time runs: the round, or the time of the side at turn."""
        now, clock = self._now(), self.clock
        ahead = [
            (left, words)
            for left, words in (
                (clock.round_left(now), tr("The round is over")),
                (
                    clock.side_left(clock.active, now),
                    tr("The time of side {number} is over", number=clock.active + 1),
                ),
            )
            if left > 0.0 and clock.is_running
        ]
        if ahead:
            left, self._ends = min(ahead)
            self._end.start(int(left * 1000) + 1)
        else:
            self._end.stop()

    def _tell_end(self) -> None:
        self.refresh()
        self.over.emit(self._ends)
        self._await_end()

    # what is seen

    def refresh(self) -> None:
        """Show what is left now, and look again in a second if time runs and somebody sees it."""
        now, clock = self._now(), self.clock
        if clock.is_running:
            self.head.setText(tr("Round {number}", number=clock.number))
        else:
            self.head.setText(tr("Round {number} · paused", number=clock.number))
        self._write(self.round, clock.round_left(now), True)
        for side, label in enumerate(self.lefts):
            self._write(label, clock.side_left(side, now), side == clock.active)
            mark = ("▶ " if clock.is_running else "‖ ") if side == clock.active else ""
            self.names[side].setText(mark + tr("Side {number}", number=side + 1))
        self.go.setText(tr("Pause") if clock.is_running else tr("Start"))
        if clock.is_running and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()

    def _write(self, label: PlainLabel, seconds: float, is_active: bool) -> None:
        label.setText(clock_words(seconds))
        name = "warning" if seconds < 0.0 else "" if is_active else "quiet"
        if label.objectName() != name:
            label.setObjectName(name)
            label.style().polish(label)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the clock that no field has taken."""
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Space: self.start_or_pause,
            Qt.Key.Key_X: self.switch_sides,
            Qt.Key.Key_Plus: partial(self.add, 1.0),
            Qt.Key.Key_Minus: partial(self.add, -1.0),
        }
        is_undo = event.matches(QKeySequence.StandardKey.Undo)
        act = self.take_back if is_undo else keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the time be seen to run."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the time again when the window comes to the front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.refresh()

    def done(self, code: int) -> None:
        """Close; the clock goes on."""
        super().done(code)
        self._timer.stop()
        self.closed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; the clock goes on."""
        super().closeEvent(event)
        self._timer.stop()
        self.closed.emit()


def _figures(times: float) -> PlainLabel:
    """Make a label of large figures that keep their width while they change."""
    label = PlainLabel("0:00:00")
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * times)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    label.setMinimumWidth(label.fontMetrics().horizontalAdvance("−0:00:00"))
    return label


class _Minutes(QSpinBox):
    """A field of minutes, which leaves to the clock the keys that mean nothing in it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and what moves among them."""
        if event.text() and event.text() in _KEYS_OF_CLOCK:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _minutes(name: str) -> QSpinBox:
    field = _Minutes()
    field.setRange(1, MOST_MINUTES)
    field.setSuffix(tr(" min"))
    field.setAccessibleName(name)
    field.setToolTip(name)
    return field


def _in_a_row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch()
    return row
