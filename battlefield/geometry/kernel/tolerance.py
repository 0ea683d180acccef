"""The one tolerance, the only comparisons of lengths in the program, and verdicts with what proves them.

A signed margin is positive where two shapes overlap (how far one must move to be untouched) and negative
where they are apart (minus their gap).
"""

from dataclasses import dataclass
from typing import Any

from battlefield.geometry.kernel.shapes import Point

TOL = 1e-6  # inch; ten million times rounding noise, thousands of times below anything a player can see
TOO_CLOSE = 10 * TOL  # a decision nearer than this to its limit is told to the reader as too close to call


def is_touching(margin: float) -> bool:
    """Return whether two shapes are in contact: apart by at most the tolerance, or overlapping."""
    return margin >= -TOL


def is_overlapping(margin: float) -> bool:
    """Return whether two shapes share area; mere contact is no overlap."""
    return margin > TOL


def is_within(gap: float, limit: float) -> bool:
    """Return whether a gap keeps a limit; the tolerance favours the one who measures."""
    return gap <= limit + TOL


def is_contained(slack: float) -> bool:
    """Return whether a shape lies wholly inside another, given its smallest distance to the outside."""
    return slack >= -TOL


def is_too_close_to_call(margin: float) -> bool:
    """Return whether a margin is so near its limit that the reader should be warned."""
    return abs(margin) <= TOO_CLOSE


def cover(margin: Any, slack: Any) -> Any:
    """Grade cover as 0 none, 1 partly or 2 wholly, from numbers or from arrays of them.

    A mere touch is no cover; a base that ends exactly at the template's edge is wholly covered.
    """
    return (margin > TOL) * (1 + (slack >= -TOL))


@dataclass(frozen=True, slots=True)
class Gap:
    """How two shapes lie to each other, in inches.

    `margin` is the depth of their overlap, or minus their gap; `gap` and `overlap` are its two sides, never
    negative. `centres` is the distance between the two reference points. `points` are the two nearest points,
    on the first and on the second shape (the deepest ones of an overlap). Moved by `margin` along
    `direction`, a unit vector, the second shape just touches the first.
    """

    margin: float
    gap: float
    overlap: float
    centres: float
    touching: bool
    overlapping: bool
    points: tuple[Point, Point]
    direction: Point
    rule: str
    too_close: bool = False


@dataclass(frozen=True, slots=True)
class Witness:
    """Why a base counts as covered or not.

    `points` are the nearest points on the template and on the base (the deepest ones where they overlap).
    Moved by `margin` inches along `direction`, the base just touches the template: it would leave that way
    first. `covered` is 0, 1 or 2 for none, partly and wholly; `too_close` warns that rounding could have
    decided.
    """

    points: tuple[Point, Point]
    direction: Point
    margin: float
    slack: float
    covered: int
    rule: str
    too_close: bool
