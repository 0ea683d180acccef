"""What a measurement found, with the points and the direction that prove it."""

from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Point


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
