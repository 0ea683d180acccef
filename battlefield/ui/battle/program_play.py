"""Lets the program play its sides of the battle that is shown: it thinks, and its moves are shown in turn."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from battlefield.app.opponents.messages import Reply
from battlefield.app.opponents.seating import program_sides
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.speeds import TEMPOS, Pace
from battlefield.play.opponents.view import View
from battlefield.rules.core.hidden_information import Veil
from battlefield.ui.battle.table.turn_picture import TurnPicture
from battlefield.ui.threads.thinking import thinking_apart

SECOND = 1000  # milliseconds
AGAIN = 200  # milliseconds until it is seen once more whether a question about the battle is answered


class ProgramPlay(QObject):
    """Follows a battle: where a decision is the program's it has it thought, and plays it when it is time.

    `counted` tells that another second has gone by in thought.
    """

    counted = Signal()

    def __init__(self, desk: BattleDesk, picture: TurnPicture, parent: QObject) -> None:
        super().__init__(parent)
        self.pace: Pace = "normal"
        self._desk, self._picture = desk, picture
        self._apart = thinking_apart()
        self._battle = 0  # by which number the processes know it; 0 while the program plays no side
        self._at: tuple[object, ...] | None = None  # where the game was when it was asked
        self._seen: tuple[View, Veil] | None = None
        self._reply: Reply | None = None
        self._has_moved = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.follow)
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self._count)
        picture.motion.moved.connect(self._motion_moved)

    def follow(self) -> None:
        """Think and play where it is the program's to decide, and nothing is in the way."""
        opponent = self._desk.opponent
        if not self._battle and not opponent.plays_any:
            return
        self._enter()
        if not opponent.side or opponent.halted:
            self._stand_by()
            return
        self._picture.keep_pace("off" if opponent.hurries else TEMPOS[self.pace].speed)
        if self._position() != self._at:
            self._think()
        if opponent.is_urged:
            self._urge()
        self._go_on()

    def _enter(self) -> None:
        """Have processes for this battle, once, and let go of them with it."""
        players = self._desk.battle.session.players
        sides = program_sides(players)
        if not self._battle and sides:
            battle = self._battle = self._apart.enter(players[sides[0]], self._desk.state.book)
            parent = self.parent()
            if parent is not None:
                parent.destroyed.connect(partial(self._apart.leave, battle))

    def _position(self) -> tuple[object, ...]:
        course, players = self._desk.battle.session.course, self._desk.battle.session.players
        return len(course.deeds), id(course.last), id(players)

    def _stand_by(self) -> None:
        """Do nothing: a person decides, or keeps the program from going on."""
        opponent = self._desk.opponent
        if self._at is not None:
            self._apart.drop()
        self._at = self._reply = self._seen = None
        self._rest.stop()
        self._clock.stop()
        opponent.is_urged = opponent.is_thinking = False
        if not opponent.side:
            opponent.hurries = False
        self._picture.keep_pace(None)

    def _think(self) -> None:
        opponent = self._desk.opponent
        self._at, self._reply, self._seen = self._position(), None, opponent.view()
        opponent.seconds, opponent.is_thinking = 0, True
        self._clock.start()
        self._apart.begin(opponent.thinks_as, self._seen[0], self._take)

    def _take(self, reply: Reply) -> None:
        """Take what was decided."""
        self._reply = reply
        self._desk.opponent.is_thinking = False
        self._clock.stop()
        self._go_on()

    def _count(self) -> None:
        self._desk.opponent.seconds += 1
        self.counted.emit()

    def _urge(self) -> None:
        """Play now, whatever is known."""
        self._desk.opponent.is_urged = False
        self._rest.stop()
        self._picture.motion.skip()
        self._apart.stop()

    def _motion_moved(self) -> None:
        if self._at is not None and not self._picture.motion.is_running:
            self._go_on()

    def _go_on(self) -> None:
        """Play what was decided, unless something is in the way that will be told of when it is over."""
        desk, opponent = self._desk, self._desk.opponent
        if desk.is_waiting or desk.looking.is_back or self._picture.motion.is_running:
            return
        if self._has_moved:
            self._has_moved = False
            if opponent.has_shown and not opponent.hurries:
                self._rest.start(TEMPOS[self.pace].rest)
        if self._rest.isActive() or opponent.paused or not self._picture.is_seen:
            return
        if QApplication.activeModalWidget() is not None:  # somebody is asked something about the battle
            self._rest.start(AGAIN)
            return
        if self._reply is not None and self._seen is not None and self._at == self._position():
            self._play(self._reply, self._seen)

    def _play(self, reply: Reply, seen: tuple[View, Veil]) -> None:
        self._reply, self._has_moved = None, True
        if not self._desk.play(seen, reply.choice, reply.fault) and not self._desk.is_waiting:
            self._desk.opponent.halted = True  # the journal could not take it: a person has to look
            self._desk.table.learn()

    # what a person may do meanwhile

    def switch_pause(self) -> None:
        """Let it wait before its next move, or go on."""
        opponent = self._desk.opponent
        if opponent.may_go_on:
            opponent.paused = True
        else:
            opponent.let_go_on()
        self._desk.table.changed()

    def skip(self) -> None:
        """Show the rest at once, until a person has to decide."""
        opponent = self._desk.opponent
        opponent.hurries = bool(opponent.side)
        self._rest.stop()
        self._picture.motion.skip()
        opponent.let_go_on()
        self._desk.table.changed()
