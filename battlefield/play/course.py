"""How a game went: the actions that are done, the one in hand, and what was taken back, as plain facts."""

from dataclasses import dataclass

from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Event
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Hand:
    """An action under way: its answers so far, and what has happened in it.

    `at` tells for each answer how many of the events came before it, `typed` which answers are faces that no
    seed rolled: somebody typed them in, or a script listed them.
    """

    action: Action
    answers: tuple[Answer, ...] = ()
    at: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    typed: tuple[int, ...] = ()

    def cut(self, keep: int) -> "Hand":
        """Return the action as it was when its first answers, `keep` of them, were given and no other."""
        if not 0 <= keep < len(self.answers):
            raise IndexError(f"the action has {len(self.answers)} answers: {keep} cannot be kept of them")
        typed = tuple(number for number in self.typed if number < keep)
        return Hand(self.action, self.answers[:keep], self.at[:keep], self.events[: self.at[keep]], typed)


@dataclass(frozen=True, slots=True)
class Deed:
    """An action with its answers, the state before it and after it, and what happened in it."""

    action: Action
    answers: tuple[Answer, ...]
    before: State
    after: State
    events: tuple[Event, ...]
    at: tuple[int, ...] = ()
    typed: tuple[int, ...] = ()

    @property
    def as_hand(self) -> Hand:
        """The same as an action under way."""
        return Hand(self.action, self.answers, self.at, self.events, self.typed)


class Course:
    """The deeds so far and the action in hand; `undone` is what a redo brings back, the next one last.

    Going back and forth moves whole deeds and hands about and never makes them anew, so that it leads to
    exactly what was there before.
    """

    def __init__(self, start: State, seed: int = 0) -> None:
        """Begin at a state; the seed names the dice that the program rolls, and no state tells of it."""
        self.start, self.seed = start, seed
        self.deeds: list[Deed] = []
        self.hand: Hand | None = None
        self.undone: list[Deed | Hand] = []
        self._leaps: dict[int, int] = {}  # how much was undone after what went back at one go, and before it

    @property
    def state(self) -> State:
        """The state after the last deed, before the action in hand."""
        return self.deeds[-1].after if self.deeds else self.start

    @property
    def last(self) -> Deed | Hand | None:
        """What was done last: the action in hand, or else the last deed; None at the start."""
        return self.hand if self.hand is not None else next(reversed(self.deeds), None)

    @property
    def can_go_back(self) -> bool:
        """Whether there is anything to take back."""
        return self.last is not None

    def is_at(self, other: "Course") -> bool:
        """Tell whether both have come to the same place by the same deeds; what was undone does not count."""
        if self.hand is not other.hand or len(self.deeds) != len(other.deeds):
            return False
        return all(one is another for one, another in zip(self.deeds, other.deeds, strict=True))

    def copy(self) -> "Course":
        """Return a course that goes its own way from here."""
        other = Course(self.start, self.seed)
        other.deeds, other.hand, other.undone = list(self.deeds), self.hand, list(self.undone)
        other._leaps = dict(self._leaps)
        return other

    def grow(self, now: Deed | Hand) -> None:
        """Go on to an action in hand, or to its end; what was undone is dropped."""
        self.undone.clear()
        self._leaps.clear()
        self._put(now)

    def _put(self, now: Deed | Hand) -> None:
        if isinstance(now, Deed):
            self.deeds.append(now)
            self.hand = None
        else:
            self.hand = now

    def back(self, keep: int | None) -> None:
        """Take back the action in hand or else the last deed: all of it, or all but its first `keep` answers.

        Where there is nothing to take back, or not so many answers, it is an IndexError.
        """
        last = self.last
        if last is None:
            raise IndexError("there is nothing to take back")
        hand = last.as_hand if isinstance(last, Deed) else last
        left = hand.cut(keep) if keep is not None else None
        if isinstance(last, Deed):
            self.deeds.pop()
        self.undone.append(last)
        self.hand = left

    def forth(self) -> None:
        """Bring back what was last undone; an IndexError where nothing was."""
        self._leaps.pop(len(self.undone), None)
        self._put(self.undone.pop())

    def join(self, before: int) -> None:
        """Remember that all that was undone since so much was went back at one go, and comes back at one."""
        if len(self.undone) > before:
            self._leaps[len(self.undone)] = before

    def forth_at_one_go(self) -> None:
        """Bring back what was last undone, and all that had gone back with it."""
        least = self._leaps.get(len(self.undone), len(self.undone) - 1)
        while len(self.undone) > least:
            self.forth()
