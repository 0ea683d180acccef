"""A game being played: `begin` an action and `answer` what it asks; all of it can be undone.

What is kept are the actions and their answers, dice included. A step back runs the action in hand again with
fewer answers, or goes back to where the last action began; nothing knows how to reverse itself.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from battlefield.play.course import Course, Deed, Hand
from battlefield.play.rolled import both_faces, from_elsewhere
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.table_actions import flow_of, refusal_of
from battlefield.rules.core.dice import Dice, OfThought, Typed, face
from battlefield.rules.core.digest import digest, recorded_digest
from battlefield.rules.core.events import ActionBegun, Event, Said
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.grain import at_grain
from battlefield.rules.core.laws import Law
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Answer, Request, Roll
from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class _Standpoint:
    """Where a game is: what is seen of it, and the action in hand as it runs, with `answered` answers.

    `went` is where answers have led from here: a session that gives one of them again need not run for it.
    """

    state: State
    running: Running | None = None
    law: Law | None = None
    answered: int = 0
    went: list["_Went"] = field(default_factory=list, compare=False)

    @classmethod
    def of(cls, running: Running) -> "_Standpoint":
        """Return where an action has come to."""
        return cls(running.game.state, running, running.law, len(running.answers))

    @property
    def is_spent(self) -> bool:
        """Whether another session has gone on with the action in hand, which then must be run again here."""
        return self.running is not None and len(self.running.answers) > self.answered


@dataclass(frozen=True, slots=True)
class _Went:
    """Where an answer has led: how the course has grown by it, and what is there."""

    answer: Answer
    last: Hand | Deed
    there: _Standpoint


class Session:
    """Plays a game by a book. The dice of `typed` sides are real ones: whoever rolls them types them in.

    The seed names the dice that the program rolls. No state has it: who is given one, a rule, a side or who
    thinks ahead, learns nothing of later dice. `players` tells by a name who plays which side, where that is
    known, `pictures` by profile the files of pictures that units have beside the game; nothing that is
    played hangs on either. `unsealed` counts the first actions that were recorded without
    a seal.
    """

    def __init__(
        self, start: State, book: Book, dice: Dice, typed: Iterable[str] = (), seed: int = 0
    ) -> None:
        self.book = book
        self.dice = dice
        self.typed = tuple(typed)
        self.players: Mapping[str, str] = {}
        self.pictures: Mapping[str, str] = {}
        self.unsealed = 0
        self.course = Course(start, seed)
        self._now = _Standpoint(start)

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
        return self._now.state

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        law = self._now.law
        return law.request if law is not None else None

    @property
    def law(self) -> Law | None:
        """What is lawful as an answer now; it holds on to the running game, and is not to be kept or sent."""
        if self._now.is_spent:  # what it holds on to has gone on with somebody else's answer
            self.stay()
        return self._now.law

    def refusal(self, answer: object) -> str:
        """Say why an answer to what is asked now is not legal, or nothing."""
        return self.law.refusal(at_grain(answer)) if self.law is not None else "nothing is asked"

    def suggestions(self, most: int = 8) -> Sequence[Answer]:
        """Suggest legal answers to what is asked now; of those that have to be tried, no more than `most`."""
        return self.law.suggestions(most) if self.law is not None else ()

    @property
    def running(self) -> Running | None:
        """The action in hand as it runs."""
        return self._now.running

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
        now = self._now
        if now.running is None or now.law is None:
            return ()
        return (*now.running.asked[: now.answered], now.law.request)

    def resume(self, deeds: Iterable[Deed]) -> None:
        """Go on from deeds that were played before."""
        self.course.deeds = list(deeds)
        self.stay()

    def take_up(
        self,
        action: Action,
        answers: Iterable[Answer],
        told: Sequence[Event] = (),
        typed: tuple[int, ...] = (),
    ) -> None:
        """Take an action up where it was left; answers that do not lead to a question are a ValueError.

        `told` is what a record says of what has happened in it, `typed` which faces it says were typed in.
        """
        running = self._running_from(action, tuple(answers), told=told)
        if running.is_done:
            raise ValueError("nothing is asked any more")
        self.course.hand = _hand_of(action, running, typed)
        self._now = _Standpoint.of(running)

    def go_to(self, course: Course) -> None:
        """Go to how a game went, which must be this one; it is taken as it is and not checked again."""
        self.course = course
        self.stay()

    @property
    def hash(self) -> str:
        """The hash of the present state, as records give it."""
        return recorded_digest(self.state, self.seed)

    def begin(self, action: Action) -> str:
        """Begin an action; one that is not legal changes nothing and gives the reason."""
        if self.pending is not None:
            return f"answer first: {self.pending.what}"
        reason = refusal_of(self.book, self.state, action)
        if not reason:
            self._settle(action, self._running_from(action, ()))
        return reason

    def answer(self, answer: Answer) -> str:
        """Answer what is asked; an answer that is not legal changes nothing and gives the reason."""
        given, here = at_grain(answer), self._now
        for went in here.went:
            is_same = type(went.answer) is type(given) and went.answer == given
            if is_same and not went.there.is_spent:  # else what is lawful there is no longer told
                self.course.grow(went.last)
                self._now = went.there
                return ""
        running = self._at_hand()
        if running is None or self.course.hand is None:
            return "nothing is asked"
        refusal = running.answer(given)
        if not refusal:
            self._settle(self.course.hand.action, running)
            assert self.course.last is not None
            here.went.append(_Went(given, self.course.last, self._now))
        return refusal

    def apart(self) -> "Session":
        """Return a session that goes its own way from here; nothing is seen here of what is done there."""
        other = Session(self.start, self.book, self.dice, self.typed, self.seed)
        other.players, other.unsealed = self.players, self.unsealed
        other.pictures = self.pictures
        other.take_over(self)
        other.course = self.course.copy()
        return other

    def take_over(self, other: "Session") -> None:
        """Be where another session of the same game has come to."""
        self.course, self._now = other.course, other._now

    def stay(self) -> str:
        """Come once more to the question in hand, after a step whose end nobody wants; nothing is refused."""
        hand = self.course.hand
        self._now = (
            _Standpoint(self.course.state)
            if hand is None
            else _Standpoint.of(self._running_from(hand.action, hand.answers, told=hand.events))
        )
        return ""

    def undo(self) -> bool:
        """Take back the last answer of the action in hand, or the last action; False at the start.

        Dice that the program rolled are no answer of anybody's: they go with the answer before them.
        """
        running = self._at_hand()
        return self._go_back(self._before_last(running) if running is not None else None)

    def undo_answer(self) -> bool:
        """Take back the last answer, even of an action that is done; False at the start."""
        running = self._at_hand()
        if running is None and self.deeds:
            deed = self.deeds[-1]
            running = self._running_from(deed.action, deed.answers, deed.before, deed.events)
        return self._go_back(self._before_last(running) if running is not None else None)

    def undo_action(self) -> bool:
        """Take back the action in hand, or else the last one, with all its answers; False at the start."""
        return self._go_back(None)

    def undo_decision(self, sides: Collection[str]) -> bool:
        """Take back all that others decided since one of these sides did, and that as `undo` does.

        Where none of them has decided anything all is taken back; False at the start.
        """
        if not self.course.can_go_back:
            return False
        while (last := self.course.last) is not None:
            is_whole = isinstance(last, Deed) and last.action.by in sides
            keep = None if is_whole else self._last_answer_of(sides)
            self.course.back(keep)
            if keep is not None or last.action.by in sides:
                break
        self.stay()
        return True

    def _last_answer_of(self, sides: Collection[str]) -> int | None:
        """Count the answers before the last one that some sides gave in what was done last; None without."""
        last, before = self.course.last, self.course.state
        if isinstance(last, Deed):
            before = last.before
        if last is None or not last.answers:
            return None
        running = self._running_from(last.action, last.answers, before, last.events)
        given = (n for n in range(len(last.answers) - 1, -1, -1) if running.asked[n].by in sides)
        return next((n for n in given if not self._is_thrown(running.asked[n])), None)

    def redo(self) -> bool:
        """Bring back the answer or the action last undone, or all that went back at one go; False without."""
        if not self.course.undone:
            return False
        self.course.forth_at_one_go()
        self.stay()
        return True

    def undo_to(self, place: int) -> bool:
        """Take back all down to the first decision at a place, counted in events, or behind it.

        False where nothing was done since. One redo brings all of it back.
        """
        is_gone, before = False, len(self.course.undone)
        while self.event_count > place and self._step_back(place):
            is_gone = True
        if is_gone and self.event_count < place:
            self.redo()  # what happens after the last decision before a place happens again by itself
        self.course.join(before)
        return is_gone

    def _step_back(self, place: int) -> bool:
        last = self.course.last
        is_whole = last is not None and self.event_count - len(last.events) >= place
        return self.undo_action() if is_whole else self.undo_answer()

    def _go_back(self, keep: int | None) -> bool:
        if not self.course.can_go_back:
            return False
        self.course.back(keep)
        self.stay()
        return True

    def _before_last(self, running: Running) -> int | None:
        """Count the answers before the last one that somebody gave; None where nobody gave any."""
        given = (n for n in range(len(running.answers) - 1, -1, -1) if not self._is_thrown(running.asked[n]))
        return next(given, None)

    def _is_thrown(self, asked: Request) -> bool:
        return isinstance(asked, Roll) and asked.by not in self.typed

    def _at_hand(self) -> Running | None:
        """Return the action in hand as it runs."""
        if self._now.is_spent:
            self.stay()
        return self._now.running

    def _running_from(
        self,
        action: Action,
        answers: tuple[Answer, ...],
        before: State | None = None,
        told: Sequence[Event] = (),
    ) -> Running:
        state = self.course.state if before is None else before
        dice = Typed(self.typed, self.dice) if self.typed else self.dice
        begun = _begun(flow_of(self.book, action), action)
        return Running(state, self.book.catalogue, begun, dice, list(answers), told=told, seed=self.seed)

    def _settle(self, action: Action, running: Running) -> None:
        """Note how far an action has come, and whether it is done."""
        hand = _hand_of(action, running, self._typed_in(running))
        if running.is_done:
            before, state = running.state, running.game.state
            self.course.grow(Deed(action, hand.answers, before, state, hand.events, hand.at, hand.typed))
            self._now = _Standpoint(state)
        else:
            self.course.grow(hand)
            self._now = _Standpoint.of(running)

    def _typed_in(self, running: Running) -> tuple[int, ...]:
        """Return which answers are faces that no seed rolled; what was once marked so remains it."""
        if isinstance(self.dice, OfThought):
            return ()
        hand = self.course.hand
        known, first = (hand.typed, len(hand.answers)) if hand is not None else ((), 0)
        others = from_elsewhere(running, first)
        new = (n for n in range(first, len(running.answers)) if n in others or self._is_typed(running, n))
        return (*known, *new)

    def _is_typed(self, running: Running, number: int) -> bool:
        asked = running.asked[number]
        return isinstance(asked, Roll) and asked.by in self.typed


_CHANGED = (
    "the file was changed by hand, or written by another version;"
    " opened in the window, or looked at with --at, it stands as it was saved"
)


def _hand_of(action: Action, running: Running, typed: tuple[int, ...]) -> Hand:
    return Hand(action, tuple(running.answers), tuple(running.at), tuple(running.game.events), typed)


def _begun(flow: Callable[[Game], Flow[None]], action: Action) -> Callable[[Game], Flow[None]]:
    def begin(game: Game) -> Flow[None]:
        game.emit(ActionBegun(action.by, action.name))
        yield from flow(game)

    return begin


def replayed(session: Session, book: Book, remarks: list[str] | None = None) -> State:
    """Play all deeds again from the start and give the state they lead to; another one is a ValueError.

    What was recorded counts where it differs by no more than rounding: another machine may have played. Dice
    that are not the seed's are a ValueError too, unless they are marked as typed in; those of actions without
    a seal are put down in `remarks`, and so is that sealed ones are told in other words: another version did.
    """
    state, retold = session.start, list[int]()
    for number, deed in enumerate(session.deeds, 1):
        what = f"action {number}, {deed.action.name} of {deed.action.by},"
        begun = _begun(flow_of(book, deed.action), deed.action)
        try:
            answers, seed = list(deed.answers), session.seed
            running = Running(
                state, book.catalogue, begun, session.dice, answers, told=deed.events, seed=seed
            )
        except Exception as error:  # a changed file may lead the rules anywhere
            raise ValueError(f"{what} cannot be played again ({error}); {_CHANGED}") from None
        events = tuple(running.game.events)
        same = running.is_done and digest(running.game.state) == digest(deed.after)
        if not same or _unsaid(events) != _unsaid(deed.events):
            raise ValueError(f"{what} does not come to the same end; {_CHANGED}")
        if events != deed.events:
            if number <= session.unsealed:
                raise ValueError(f"{what} does not come to the same end: its log has other words; {_CHANGED}")
            retold.append(number)
        _check_dice(session, running, (number, what, deed.typed), remarks)
        state = running.game.state
    hand, running_now = session.course.hand, session.running
    if hand is not None and running_now is not None:
        told = (len(session.deeds) + 1, f"{hand.action.name} of {hand.action.by}, in hand,", hand.typed)
        _check_dice(session, running_now, told, remarks)
    if retold and remarks is not None:
        which = f"Action {retold[0]}" + (f" and {len(retold) - 1} more" if retold[1:] else "")
        remarks.append(f"{which}: told in other words than this version's, to the same end.")
    return state


def _unsaid(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what happened, without what was said of it."""
    return tuple(event for event in events if not isinstance(event, Said))


def _check_dice(
    session: Session, running: Running, told: tuple[int, str, tuple[int, ...]], remarks: list[str] | None
) -> None:
    number, what, typed = told
    for place, roll in from_elsewhere(running).items():
        if place in typed or roll.by in session.typed:
            continue
        strange = f"{what} has dice that are not its seed's ({both_faces(running, place, roll)})"
        if number > session.unsealed:
            raise ValueError(f"{strange}; {_CHANGED}")
        if remarks is not None:
            remarks.append(f"{strange}: a script listed them, or they were changed")
