"""A game being played: `begin` an action and `answer` what it asks; all of it can be undone.

What is kept are the actions and their answers, dice included. A step back runs the action in hand again with
one answer fewer, or goes back to where the last action began; nothing knows how to reverse itself.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from battlefield.rules.actions import Action, Book
from battlefield.rules.dice import Dice
from battlefield.rules.digest import digest
from battlefield.rules.events import ActionBegun, Event
from battlefield.rules.flow import Game, Running
from battlefield.rules.perks import Flow
from battlefield.rules.requests import Answer, Request, Roll
from battlefield.rules.state import State


@dataclass(frozen=True, slots=True)
class Deed:
    """An action with its answers, the state before it and after it, and what happened in it."""

    action: Action
    answers: tuple[Answer, ...]
    before: State
    after: State
    events: tuple[Event, ...]


class Session:
    """Plays a game by a book."""

    def __init__(self, start: State, book: Book, dice: Dice) -> None:
        self.book = book
        self.dice = dice
        self.start = start
        self.deeds: list[Deed] = []
        self._undone: list[Deed] = []
        self._action: Action | None = None
        self._running: Running | None = None

    @property
    def state(self) -> State:
        """The game as far as it has come, within the action in hand."""
        if self._running is not None:
            return self._running.game.state
        return self.deeds[-1].after if self.deeds else self.start

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self._running.pending if self._running is not None else None

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        done = tuple(event for deed in self.deeds for event in deed.events)
        return done + (tuple(self._running.game.events) if self._running is not None else ())

    @property
    def in_hand(self) -> tuple[Action, tuple[Answer, ...]] | None:
        """The action that is under way with its answers so far, if any."""
        if self._running is None or self._action is None:
            return None
        return self._action, tuple(self._running.answers)

    def resume(self, deeds: Iterable[Deed]) -> None:
        """Go on from deeds that were played before."""
        self.deeds = list(deeds)

    def take_up(self, action: Action, answers: Iterable[Answer]) -> None:
        """Take an action up again where it was left; answers that no longer fit are a ValueError."""
        self._run(action, list(answers))

    @property
    def hash(self) -> str:
        """The hash of the present state."""
        return digest(self.state)

    def begin(self, action: Action) -> str:
        """Begin an action; one that is not legal changes nothing and gives the reason."""
        if self.pending is not None:
            return f"answer first: {self.pending.what}"
        reason = self.book.refusal(self.state, action)
        if reason:
            return reason
        self._undone.clear()
        self._run(action, [])
        return ""

    def answer(self, answer: Answer) -> str:
        """Answer what is asked; an answer that is not legal changes nothing and gives the reason."""
        if self._running is None:
            return "nothing is asked"
        refusal = self._running.answer(answer)
        if not refusal:
            self._undone.clear()
            self._settle()
        return refusal

    def undo(self) -> bool:
        """Take back the last answer that was not dice, or the last action; False at the start."""
        if self._running is not None and self._action is not None:
            action, kept = self._action, _without_last(tuple(self._running.answers), self._running)
            self._running = None
            if kept is not None:
                self._run(action, list(kept))
            return True
        if not self.deeds:
            return False
        self._undone.append(self.deeds.pop())
        return True

    def redo(self) -> bool:
        """Bring back the action last undone; False where none was."""
        if self._running is not None or not self._undone:
            return False
        self.deeds.append(self._undone.pop())
        return True

    def _run(self, action: Action, answers: list[Answer]) -> None:
        state = self.state
        self._action = action
        begun = _begun(self.book.flow(action), action)
        self._running = Running(state, self.book.catalogue, begun, self.dice, answers)
        self._settle()

    def _settle(self) -> None:
        running, action = self._running, self._action
        if running is not None and action is not None and running.is_done:
            game = running.game
            deed = Deed(action, tuple(running.answers), running.state, game.state, tuple(game.events))
            self.deeds.append(deed)
            self._running = self._action = None


def _begun(flow: Callable[[Game], Flow[None]], action: Action) -> Callable[[Game], Flow[None]]:
    def begin(game: Game) -> Flow[None]:
        game.emit(ActionBegun(action.by, action.name))
        yield from flow(game)

    return begin


def _without_last(answers: tuple[Answer, ...], running: Running) -> tuple[Answer, ...] | None:
    """Drop the last answer that somebody chose, and all after it; None where there was none."""
    asked = running.asked
    for place in range(len(answers) - 1, -1, -1):
        if not isinstance(asked[place], Roll):
            return answers[:place]
    return None


def replayed(session: Session, book: Book) -> State:
    """Play all deeds again from the start and give the state they lead to; another one is a ValueError."""
    state = session.start
    for deed in session.deeds:
        begun = _begun(book.flow(deed.action), deed.action)
        running = Running(state, book.catalogue, begun, session.dice, list(deed.answers))
        if not running.is_done or digest(running.game.state) != digest(deed.after):
            raise ValueError(f"{deed.action.name} of {deed.action.by} does not come to the same end")
        state = running.game.state
    return state
