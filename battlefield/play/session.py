"""A game being played: `begin` an action and `answer` what it asks; all of it can be undone.

What is kept are the actions and their answers, dice included. A step back runs the action in hand again with
fewer answers, or goes back to where the last action began; nothing knows how to reverse itself.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core.dice import Dice, Typed, face
from battlefield.rules.core.digest import digest, recorded_digest
from battlefield.rules.core.events import ActionBegun, Event
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.grain import at_grain
from battlefield.rules.core.laws import Law
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Answer, Request, Roll
from battlefield.rules.core.state import State

Ahead = Callable[[], Callable[[], str]]
"""A step to be worked out ahead: done anywhere, it gives the end of the step."""


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a step leads: the state, and whether nothing is asked in it."""

    state: State
    is_done: bool


class Session:
    """Plays a game by a book. The dice of `typed` sides are real ones: whoever rolls them types them in.

    The seed names the dice that the program rolls. No state has it: who is given one, a rule, a side or who
    thinks ahead, learns nothing of later dice.
    """

    def __init__(
        self, start: State, book: Book, dice: Dice, typed: Iterable[str] = (), seed: int = 0
    ) -> None:
        self.book = book
        self.dice = dice
        self.typed = tuple(typed)
        self.course = Course(start, seed)
        self._running: Running | None = None
        self._held: tuple[State, Law | None] | None = None  # what is seen while a step is worked out
        self.reached: Reached | None = None  # where the step leads that was worked out last, once it is ended

    @property
    def start(self) -> State:
        """The state that the game began with."""
        return self.course.start

    @property
    def seed(self) -> int:
        """What names the dice of the program together with their actions."""
        return self.course.seed

    def lot(self, number: int, count: int) -> int:
        """Return which of so many, from 1 on, falls to what has a serial number, as `Lots` does."""
        return face(self.seed, 0, number, count)

    @property
    def deeds(self) -> Sequence[Deed]:
        """The actions that are done."""
        return self.course.deeds

    @property
    def state(self) -> State:
        """The game as far as it has come, within the action in hand."""
        if self._held is not None:
            return self._held[0]
        return self._running.game.state if self._running is not None else self.course.state

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self.law.request if self.law is not None else None

    @property
    def law(self) -> Law | None:
        """What is lawful as an answer now; it holds on to the running game, and is not to be kept or sent."""
        if self._held is not None:
            return self._held[1]
        return self._running.law if self._running is not None else None

    def refusal(self, answer: object) -> str:
        """Say why an answer to what is asked now is not legal, or nothing."""
        return self.law.refusal(at_grain(answer)) if self.law is not None else "nothing is asked"

    def suggestions(self, most: int = 8) -> Sequence[Answer]:
        """Suggest legal answers to what is asked now; of those that have to be tried, no more than `most`."""
        return self.law.suggestions(most) if self.law is not None else ()

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        done = tuple(event for deed in self.deeds for event in deed.events)
        return done + (self.course.hand.events if self.course.hand is not None else ())

    @property
    def event_count(self) -> int:
        """How much has happened."""
        in_hand = len(self.course.hand.events) if self.course.hand is not None else 0
        return sum(len(deed.events) for deed in self.deeds) + in_hand

    @property
    def in_hand(self) -> tuple[Action, tuple[Answer, ...]] | None:
        """The action that is under way with its answers so far, if any."""
        hand = self.course.hand
        return (hand.action, hand.answers) if hand is not None else None

    @property
    def asked(self) -> tuple[Request, ...]:
        """What has been asked in the action that is under way, dice and the present question included."""
        running = self._running
        if running is None or running.pending is None:
            return ()
        return (*running.asked, running.pending)

    def resume(self, deeds: Iterable[Deed]) -> None:
        """Go on from deeds that were played before."""
        self.course.deeds = list(deeds)

    def take_up(self, action: Action, answers: Iterable[Answer], told: Sequence[Event] = ()) -> None:
        """Take an action up where it was left; answers that do not lead to a question are a ValueError.

        `told` is what a record says of what has happened in it.
        """
        running = self._running_from(action, tuple(answers), told=told)
        if running.is_done:
            raise ValueError("nothing is asked any more")
        self._running = running
        self.course.hand = _hand_of(action, running)

    def go_to(self, course: Course) -> None:
        """Go to how a game went, which must be this one; it is taken as it is and not checked again."""
        self.course, self._held = course, None
        self._take_hand()

    @property
    def hash(self) -> str:
        """The hash of the present state, as records give it."""
        return recorded_digest(self.state, self.seed)

    def begin(self, action: Action) -> str:
        """Begin an action; one that is not legal changes nothing and gives the reason."""
        if self.pending is not None:
            return f"answer first: {self.pending.what}"
        reason = self.book.refusal(self.state, action)
        if not reason:
            self._settle(action, self._running_from(action, ()))
        return reason

    def answer(self, answer: Answer) -> str:
        """Answer what is asked; an answer that is not legal changes nothing and gives the reason."""
        if self._running is None or self.course.hand is None:
            return "nothing is asked"
        refusal = self._running.answer(answer)
        if not refusal:
            self._settle(self.course.hand.action, self._running)
        return refusal

    def beginning(self, action: Action) -> Ahead:
        """Return what `begin` does as work that another thread may do, and that changes nothing seen.

        It gives the end of the step, which is made in the thread of all else and says why not, or nothing.
        """
        if self.pending is not None:
            return lambda: lambda: self.begin(action)
        state = self.state

        def work() -> Callable[[], str]:
            reason = self.book.refusal(state, action)
            running = None if reason else self._running_from(action, ())
            self.reached = _reached(running) if running is not None else None

            def end() -> str:
                if running is not None:
                    self._settle(action, running)
                return reason

            return end

        return work

    def answering(self, answer: Answer) -> Ahead:
        """Return what `answer` does as such work; until its end all is seen as it was before it."""
        running, hand = self._running, self.course.hand
        if running is None or hand is None:
            return lambda: lambda: self.answer(answer)

        def work() -> Callable[[], str]:
            self._held = running.game.state, running.law
            refusal = running.answer(answer)
            self.reached = _reached(running)

            def end() -> str:
                self._held = None
                if not refusal:
                    self._settle(hand.action, running)
                return refusal

            return end

        return work

    def staying(self) -> Ahead:
        """Return the way back to the question in hand, after a step whose end nobody wants, as such work."""
        return self._going(lambda _course: None)

    def going_back(self) -> Ahead:
        """Return what `undo` does as such work; where nothing can be taken back it is an IndexError."""
        keep = self._before_last(self._running) if self._running is not None else None
        return self._going(lambda course: course.back(keep))

    def going_forth(self) -> Ahead:
        """Return what `redo` does as such work; where nothing was undone it is an IndexError."""
        return self._going(Course.forth)

    def _going(self, go: Callable[[Course], None]) -> Ahead:
        course = self.course.copy()
        go(course)

        def work() -> Callable[[], str]:
            other = self._apart(course)
            self.reached = other.standpoint

            def end() -> str:
                self.take_over(other)
                return ""

            return end

        return work

    def apart(self) -> "Session":
        """Return a session that goes its own way from here."""
        return self._apart(self.course.copy())

    def _apart(self, course: Course) -> "Session":
        other = Session(self.start, self.book, self.dice, self.typed, self.seed)
        other.go_to(course)
        return other

    def take_over(self, other: "Session") -> None:
        """Be where another session of the same game has come to."""
        self.course, self._running, self._held = other.course, other._running, None

    @property
    def standpoint(self) -> Reached:
        """Where the game is."""
        return Reached(self.state, self.pending is None)

    def undo(self) -> bool:
        """Take back the last answer of the action in hand, or the last action; False at the start.

        Dice that the program rolled are no answer of anybody's: they go with the answer before them.
        """
        if self._running is None:
            return self.undo_action()
        return self._go_back(self._before_last(self._running))

    def undo_answer(self) -> bool:
        """Take back the last answer, even of an action that is done; False at the start."""
        running = self._running
        if running is None and self.deeds:
            deed = self.deeds[-1]
            running = self._running_from(deed.action, deed.answers, deed.before, deed.events)
        return self._go_back(self._before_last(running) if running is not None else None)

    def undo_action(self) -> bool:
        """Take back the action in hand, or else the last one, with all its answers; False at the start."""
        return self._go_back(None)

    def redo(self) -> bool:
        """Bring back the answer or the action last undone; False where none was."""
        if not self.course.undone:
            return False
        self.course.forth()
        self._take_hand()
        return True

    def _go_back(self, keep: int | None) -> bool:
        if not self.course.can_go_back:
            return False
        self.course.back(keep)
        self._take_hand()
        return True

    def _before_last(self, running: Running) -> int | None:
        """Count the answers before the last one that somebody gave; None where nobody gave any."""
        given = (n for n in range(len(running.answers) - 1, -1, -1) if not self._is_thrown(running.asked[n]))
        return next(given, None)

    def _is_thrown(self, asked: Request) -> bool:
        return isinstance(asked, Roll) and asked.by not in self.typed

    def _take_hand(self) -> None:
        hand = self.course.hand
        again = self._running_from
        self._running = None if hand is None else again(hand.action, hand.answers, told=hand.events)

    def _running_from(
        self,
        action: Action,
        answers: tuple[Answer, ...],
        before: State | None = None,
        told: Sequence[Event] = (),
    ) -> Running:
        state = self.course.state if before is None else before
        dice = Typed(self.typed, self.dice) if self.typed else self.dice
        begun = _begun(self.book.flow(action), action)
        return Running(state, self.book.catalogue, begun, dice, list(answers), told=told, seed=self.seed)

    def _settle(self, action: Action, running: Running) -> None:
        """Note how far an action has come, and whether it is done."""
        hand = _hand_of(action, running)
        if running.is_done:
            state = running.game.state
            self.course.grow(Deed(action, hand.answers, running.state, state, hand.events, hand.at))
        else:
            self.course.grow(hand)
        self._running = None if running.is_done else running


_CHANGED = "the file was changed by hand, or written by another version"


def _reached(running: Running) -> Reached:
    return Reached(running.game.state, running.is_done)


def _hand_of(action: Action, running: Running) -> Hand:
    return Hand(action, tuple(running.answers), tuple(running.at), tuple(running.game.events))


def _begun(flow: Callable[[Game], Flow[None]], action: Action) -> Callable[[Game], Flow[None]]:
    def begin(game: Game) -> Flow[None]:
        game.emit(ActionBegun(action.by, action.name))
        yield from flow(game)

    return begin


def replayed(session: Session, book: Book) -> State:
    """Play all deeds again from the start and give the state they lead to; another one is a ValueError.

    What was recorded counts where it differs by no more than rounding: another machine may have played.
    """
    state = session.start
    for number, deed in enumerate(session.deeds, 1):
        what = f"action {number}, {deed.action.name} of {deed.action.by},"
        begun = _begun(book.flow(deed.action), deed.action)
        try:
            answers, seed = list(deed.answers), session.seed
            running = Running(
                state, book.catalogue, begun, session.dice, answers, told=deed.events, seed=seed
            )
        except Exception as error:  # a changed file may lead the rules anywhere
            raise ValueError(f"{what} cannot be played again ({error}); {_CHANGED}") from None
        same = running.is_done and tuple(running.game.events) == deed.events
        if not same or digest(running.game.state) != digest(deed.after):
            raise ValueError(f"{what} does not come to the same end; {_CHANGED}")
        state = running.game.state
    return state
