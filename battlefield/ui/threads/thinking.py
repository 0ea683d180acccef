"""Lets processes think while the window goes on; what they decide arrives in the window's thread."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from battlefield.app.opponents.messages import Reply
from battlefield.app.opponents.players import AUTOMATON
from battlefield.app.opponents.thinking import STOPPED, Thinking
from battlefield.play.opponents.view import View
from battlefield.ui.threads.job import tell

LATER = 300  # milliseconds after which the automaton decides as well, for whoever may lose patience
LAST = 120  # milliseconds that it has left once somebody has lost it
NOTHING = "it knows of nothing legal"
PATIENCE = 5000  # milliseconds that it has left where the thinking failed
GONE = 2.0  # seconds in which a thread is over once its process is

Done = Callable[[Reply], object]


@dataclass(slots=True)
class _Asked:
    """One question to one process; without a view it is only made ready."""

    thinking: Thinking
    player: str
    book: str
    view: View | None
    halt: Event
    reply: Reply | None = None

    def go(self) -> None:
        """Wait for the answer, in a thread."""
        if self.view is None:
            self.thinking.make_ready(self.player, self.book)
        else:
            self.reply = self.thinking.think(self.player, self.view, self.halt)


class ThinkingApart(QObject):
    """Two processes for the battle that is shown: one thinks, the other keeps an answer ready in time.

    A thread holds but the number of its question: what it holds is let go of in the window's thread.
    """

    _over = Signal(int)

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._asked: dict[int, _Asked] = {}
        self._threads: dict[int, Thread] = {}
        self._count = self._battle = 0
        self._minds: tuple[Thinking, Thinking] | None = None
        self._first = self._second = 0  # the numbers of the questions that count
        self._busy = 0  # that of an older one, which the second process may still be at
        self._instead: Reply | None = None
        self._view: View | None = None
        self._done: Done | None = None
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._later.timeout.connect(self._ask_second)
        self._fault = ""  # of the thinking, while the other process is waited for
        self._last = QTimer(self, singleShot=True)
        self._last.timeout.connect(self._give_up)
        self._over.connect(self._arrive)
        if parent is not None and isinstance(parent, QCoreApplication):
            parent.aboutToQuit.connect(self.finish)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._done is not None

    def enter(self, player: str, book: str) -> int:
        """Make ready for a battle; what was thought for another is dropped. Gives the battle's number."""
        self.end()
        self._battle += 1
        self._minds = (Thinking(), Thinking())
        for mind, name in zip(self._minds, (player, AUTOMATON), strict=True):
            self._go(_Asked(mind, name, book, None, Event()))
        return self._battle

    def leave(self, battle: int) -> None:
        """End the processes of a battle, unless another is shown by now."""
        if battle == self._battle:
            self.end()

    def end(self) -> None:
        """End all thinking and its processes."""
        self.drop()
        minds, self._minds = self._minds, None
        for mind in minds or ():
            mind.end()

    def finish(self) -> None:
        """End all for good: a thread that still spoke while Qt is taken down would bring the program down."""
        self.end()
        for thread in list(self._threads.values()):
            thread.join(GONE)

    @property
    def processes(self) -> tuple[int | None, ...]:
        """The numbers of the processes: of the one that thinks, and of the other."""
        return tuple(mind.pid for mind in self._minds or ())

    def begin(self, player: str, view: View, done: Done) -> None:
        """Think; `done` is given the reply, once."""
        self.drop()
        assert self._minds is not None
        self._done, self._view = done, view
        self._first = self._go(_Asked(self._minds[0], player, "", view, Event()))
        if player != AUTOMATON:
            self._later.start()

    def drop(self) -> None:
        """Call off what is being thought; nothing is heard of it."""
        self._done = self._instead = None
        self._fault = ""
        self._halt(self._first)
        self._first = 0
        self._busy, self._second = self._second or self._busy, 0  # to begin it anew would take longer
        self._later.stop()
        self._last.stop()

    def stop(self) -> None:
        """Have an answer at once: that of the automaton if it is known in a moment, else none."""
        if self._done is not None and self._fault != STOPPED:
            self._halt(self._first)
            self._ask_instead(STOPPED, LAST)

    def _ask_instead(self, fault: str, wait: int) -> None:
        """Take what the other process says, if it says it in time."""
        self._fault = fault
        if self._instead is not None:
            self._give_up()
            return
        if not self._second:
            self._ask_second()
        self._last.start(wait)

    def _ask_second(self) -> None:
        """Let the other process decide as well, by the rules of the automaton's page."""
        self._later.stop()
        if self._minds is not None:
            self._halt(self._busy)
            self._second = self._go(_Asked(self._minds[1], AUTOMATON, "", self._view, Event()))

    def _give_up(self) -> None:
        known = self._instead.choice if self._instead is not None else None
        self._end_with(Reply(known, self._fault))

    def _end_with(self, reply: Reply) -> None:
        done = self._done
        self.drop()
        if done is not None:
            done(reply)

    def _halt(self, number: int) -> None:
        asked = self._asked.get(number)
        if asked is not None and asked.reply is None:
            asked.thinking.stop(asked.halt)

    def _go(self, asked: _Asked) -> int:
        self._count += 1
        self._asked[self._count] = asked
        thread = self._threads[self._count] = Thread(
            target=self._think, args=(self._count,), name="thinking", daemon=True
        )
        thread.start()
        return self._count

    def _think(self, number: int) -> None:
        self._asked[number].go()
        tell(self, self._over, number)

    def _arrive(self, number: int) -> None:
        asked = self._asked.pop(number)
        self._threads.pop(number)
        if asked.reply is None:
            return
        if number == self._second:
            self._instead = asked.reply
            if self._last.isActive():
                self._give_up()
        elif number == self._first and not self._last.isActive():
            if asked.reply.choice is None:
                self._ask_instead(asked.reply.fault or NOTHING, PATIENCE)
            else:
                self._end_with(asked.reply)


def thinking_apart() -> ThinkingApart:
    """Return what thinks for the whole program: a page may go while a thread still means to tell."""
    app = QCoreApplication.instance()
    found = app.findChild(ThinkingApart) if app is not None else None
    return found if isinstance(found, ThinkingApart) else ThinkingApart(app)
