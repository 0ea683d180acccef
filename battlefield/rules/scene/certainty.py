"""How far an answer about a limit can be believed: its margin, what makes that unsure, and the verdict.

Variances add up as in the GUM (JCGM 100:2008), to first order. The verdict is that of the guarded decision
rule of JCGM 106:2012: a yes or a no is certain where the chance of the other is at most 1 in 40.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import copysign, erf, hypot, inf, isfinite, sqrt
from typing import Literal

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL, is_too_close_to_call

Verdict = Literal["certain", "likely", "open"]
Custom = Literal["", "roll off", "benefit of the doubt"]
"""What players do about an open verdict; "" where nothing is agreed."""
CUSTOMS: tuple[Custom, ...] = ("", "roll off", "benefit of the doubt")
Sort = Literal["model", "terrain", "question"]
Thing = tuple[Sort, str]
"""What may truly stand elsewhere: a model or a piece by its id, or what a question brings itself."""
Shares = tuple[tuple[Thing, float], ...]
"""The variance, in square inches, that each thing brings into a margin."""

CERTAIN, LIKELY = 0.975, 0.75
BY_TAPE = 0.03  # inch: the standard uncertainty of a length that was taken with a tape
BROUGHT: Thing = ("question", "")
_BEYOND_DOUBT = 8.0  # deviations: the chance of the other side is 6e-16 there
STEP = 1e-3  # inch; far above the noise of margins, far below what bends them


@dataclass(frozen=True, slots=True)
class Limit:
    """A signed margin in inches, positive on the side of yes, and the shares of its variance.

    `yes` is the answer where everything stands as written. A margin may be infinite: nothing is near.
    """

    margin: float
    yes: bool
    shares: Shares = ()

    @property
    def sigma(self) -> float:
        """The standard deviation of the margin, in inches."""
        return sqrt(sum(share for _, share in self.shares))

    @property
    def probability(self) -> float:
        """The chance that the truth is yes."""
        sigma = self.sigma
        if sigma == 0.0 or not isfinite(self.margin):
            return 1.0 if self.yes else 0.0
        return (1.0 + erf(self.margin / sigma / sqrt(2.0))) / 2.0

    @property
    def verdict(self) -> Verdict:
        """How sure the answer is; one within a hair of its limit is open, however well all is known."""
        if is_too_close_to_call(self.margin):
            return "open"
        chance = max(self.probability, 1.0 - self.probability)
        return "certain" if chance >= CERTAIN else "likely" if chance >= LIKELY else "open"

    @property
    def weight(self) -> tuple[float, float]:
        """By what limits are compared: how many deviations the margin is on the side of yes, then itself.

        Beyond so many that no chance can be told from certainty, the margin alone counts.
        """
        if is_too_close_to_call(self.margin):
            return 0.0, self.margin
        sigma = self.sigma
        deviations = self.margin / sigma if sigma else copysign(inf, self.margin)
        return min(max(deviations, -_BEYOND_DOUBT), _BEYOND_DOUBT), self.margin

    @property
    def settles(self) -> Thing | None:
        """What settles most if it is measured again: whose share is the largest, the first of several."""
        found = max(self.shares, key=lambda share: share[1], default=None)
        return found[0] if found is not None and found[1] > 0.0 else None


SURE = Limit(inf, True)
"""A yes that nothing is near to turn."""


def combined(*sigmas: tuple[Thing, float]) -> Shares:
    """Return the shares of things whose every inch toward the limit is an inch of the margin."""
    return tuple((thing, sigma * sigma) for thing, sigma in sigmas if sigma > 0.0)


def shares_by_moving(
    margin: Callable[[Thing, Point], float], at: float, sigmas: Mapping[Thing, float], steepest: float
) -> Shares:
    """Return the shares of things, each found by moving it a little both ways along x and along y.

    `margin` gives the margin with one thing moved, `at` is the one with all in place. Where the margin bends,
    the steeper side counts; no slope is steeper than `steepest`, beyond which only a search has slipped.
    """
    found = ((thing, _slope(margin, at, thing, steepest), sigma) for thing, sigma in sigmas.items() if sigma)
    return tuple((thing, (slope * sigma) ** 2) for thing, slope, sigma in found if slope > TOL)


def _slope(margin: Callable[[Thing, Point], float], at: float, thing: Thing, steepest: float) -> float:
    def along(x: float, y: float) -> float:
        ends = (margin(thing, (side * x, side * y)) for side in (STEP, -STEP))
        return max((abs(end - at) / STEP for end in ends if isfinite(end)), default=0.0)

    return min(hypot(along(1.0, 0.0), along(0.0, 1.0)), steepest) if isfinite(at) else 0.0


def any_of(limits: Iterable[Limit]) -> Limit:
    """Return what decides where one yes is enough: the largest margin; of equal ones the least sure."""
    return _deciding(list(limits), max)


def all_of(limits: Iterable[Limit]) -> Limit:
    """Return what decides where every one must hold: the least margin; of equal ones the least sure."""
    return _deciding(list(limits), min)


def _deciding(limits: Sequence[Limit], best: Callable[..., Limit]) -> Limit:
    margin = best(limits, key=lambda limit: limit.margin).margin
    near = [limit for limit in limits if limit.margin == margin or abs(limit.margin - margin) <= TOL]
    return max(near, key=lambda limit: limit.sigma)
