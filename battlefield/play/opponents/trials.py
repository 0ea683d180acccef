"""What came of trials of what might be done, and how far their differences can be relied on."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from battlefield.play.opponents.view import Decision
from battlefield.play.session import Session
from battlefield.rules.core.events import DiceRolled


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that might be done, the terms of what comes of it on average, and what these add up to."""

    decision: Decision
    terms: Mapping[str, float]
    score: float


@dataclass(frozen=True, slots=True)
class End:
    """What something led to in thought, in how many ways it might have gone, and whether dice were rolled."""

    terms: Mapping[str, float]
    ways: int = 0
    more: int = 0
    has_dice: bool = False


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that might be done, gone on with by a plan, and its ends so far."""

    weighed: Weighed
    plan: int
    ends: tuple[End, ...]

    def may_take(self, count: int) -> bool:
        """Whether so many trials would tell more of it."""
        return len(self.ends) < count and any(end.has_dice for end in self.ends)


def each_trial(ends: Sequence[End], trials: int) -> Sequence[End]:
    """Return an end for each trial: the same for all where no die was rolled."""
    return ends if len(ends) > 1 else (*ends,) * trials


def until_no_die(parts: Sequence[Sequence[End]]) -> Sequence[End]:
    """Put the ends of trials together up to the first without a die, as which all others end.

    There are none where one of them is not known.
    """
    found: list[End] = []
    for part in parts:
        if not part:
            return ()
        found += part
        if not part[-1].has_dice:
            break
    return found


def standing_out(more: Sequence[float]) -> float:
    """Return how far the mean of some differences stands out from their scatter: 1 where there is none."""
    if len(more) < 2:
        return 1.0
    mean, error = fmean(more), stdev(more) / sqrt(len(more))
    return mean * mean / (mean * mean + error * error) if mean else 0.0


def has_rolled(session: Session, seen: int) -> bool:
    """Return whether a die was rolled after what had been seen."""
    return any(isinstance(event, DiceRolled) for event in session.events[seen:])


def stages(trials: int, begin: int, likely: int, sure: int) -> Iterator[tuple[int, int]]:
    """Yield by how many trials how many that look best are tried on, at last by all the `sure` ones."""
    count = begin
    while count < trials:
        yield count, likely
        count *= 2
    yield trials, sure


def best_first(weighed: Iterable[Weighed | None]) -> tuple[Weighed, ...]:
    """Put what is known into the order of its score."""
    known = (each for each in weighed if each is not None)
    return tuple(sorted(known, key=lambda each: -each.score))
