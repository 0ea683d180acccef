"""All ways that something can go, each with its chance; or many trials, where there are too many ways."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from typing import Any

from battlefield.app.foreseeing.undecided import Course, NegligibleError, TooWideError
from battlefield.play.thinking import Salted
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.events import Event
from battlefield.rules.core.state import State

_UNSEEN = Fraction(1, 5000)  # of all chances, which may be left out: no figure shows so little
_FIRST_LOOK = 24  # ways after which it is worth guessing how many there are


@dataclass(frozen=True, slots=True)
class Way:
    """One way that it went: what happened, what was asked meanwhile, and the states before and after.

    `changed` is how much of what came of it, looked up as long as its dice can still be asked.
    """

    before: State
    after: State
    events: tuple[Event, ...]
    asked: tuple[str, ...] = ()
    changed: Mapping[Any, float] = field(default_factory=dict)


Played = Callable[[Dice], Way | None]
"""Plays something with some dice from where it stands; None where it cannot go on by itself."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Ways with their chances; of `trials` that were made, or all there are where that is 0."""

    each: tuple[tuple[Fraction, Way], ...]
    trials: int = 0
    step: int = 0  # of how much was looked at

    @property
    def is_exact(self) -> bool:
        """Whether each chance is exact."""
        return not self.trials

    @property
    def is_sure(self) -> bool:
        """Whether it can go one way only."""
        return self.is_exact and len(self.each) == 1


@dataclass(frozen=True, slots=True)
class _Step:
    ways: int  # that are followed at most
    trials: int  # where there are more


BEFORE = -1  # the step of a few trials that are made before any other look
STEPS = (_Step(80, 40), _Step(240, 120), _Step(0, 400))
"""How much is looked at: first what is quick, then more while the figures are not good enough."""


def foreseen(played: Played, cancelled: Callable[[], bool], known: Ways | None = None) -> Ways | None:
    """Look at how it may go; after what is `known` one step further.

    None where it cannot be played by itself, or once it is called off.
    """
    number = known.step + 1 if known is not None else 0
    step = STEPS[number]
    found = all_ways(played, step.ways, cancelled) if step.ways else None
    if found is not None and not found:
        return None
    if found is not None:
        return Ways(tuple(found), step=number)
    made = trials(played, range(step.trials), cancelled)
    share = Fraction(1, step.trials)
    return Ways(tuple((share, way) for way in made), step.trials, number) if made is not None else None


def all_ways(
    played: Played, most: int, cancelled: Callable[[], bool]
) -> Sequence[tuple[Fraction, Way]] | None:
    """Follow all ways with their chances: nothing where it cannot be played, None where they are too many."""
    found: list[tuple[Fraction, Way]] = []
    branches: list[int] | None = []
    seen, count, done = Fraction(0), 0, 0.0
    while branches is not None:
        if cancelled():
            return ()
        course = Course(branches)
        try:
            way = played(course)
        except NegligibleError:
            pass
        except TooWideError:
            return None
        else:
            if way is None:
                return ()
            found.append((course.chance, way))
            seen += course.chance
        count, done = count + 1, done + 1 / prod(number for _, number in course.taken)
        if _is_too_much(count, done, most):
            return None
        branches = _next(course.taken)
    return [(chance / seen, way) for chance, way in found] if 1 - seen < _UNSEEN else None


def _is_too_much(count: int, done: float, most: int) -> bool:
    """Return whether there are too many ways; the share of all branches that is done tells it early."""
    return count > most or (count >= _FIRST_LOOK and count > 2 * most * done)


def _next(taken: Sequence[tuple[int, int]]) -> list[int] | None:
    """Return the branches of the way after one; None where there is none."""
    for place in range(len(taken) - 1, -1, -1):
        branch, count = taken[place]
        if branch + 1 < count:
            return [*(each for each, _ in taken[:place]), branch + 1]
    return None


def trials(played: Played, numbers: Iterable[int], cancelled: Callable[[], bool]) -> list[Way] | None:
    """Play trials with these numbers; None where it cannot be played, or once it is called off."""
    found = []
    for number in numbers:
        way = None if cancelled() else played(Salted(number))
        if way is None:
            return None
        found.append(way)
    return found
