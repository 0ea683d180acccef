"""What a move may do, and the answer about one place."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal

from battlefield.geometry.kernel.shapes import Point


@dataclass(frozen=True, slots=True)
class Turns:
    """Straight legs of `every` inches; between them the heading turns by `most` degrees at most."""

    most: float
    every: float
    heading: float
    first: bool = True  # whether the heading may turn before the first leg too


@dataclass(frozen=True, slots=True)
class Coherency:
    """A move must end within `horizontal` and `vertical` inches of one of these bodies."""

    members: tuple[str, ...]
    horizontal: float = 2.0
    vertical: float = 6.0


@dataclass(frozen=True, slots=True)
class Policy:
    """How a base may move.

    `factor` is what an inch of difficult ground costs; `difficult_by` tells when a base is in it: by its
    `centre`, or by `any part` of it. `climb` is the greatest change of height in one step between levels
    (None: it stays on its level), `climb_cost` what an inch of height costs. `passes` names bodies it may
    move through, not end on. One that `ignores_terrain` moves over terrain and may end on impassable ground;
    one that `jumps` moves over terrain and bodies and may not; both ignore difficult ground and land on tops.
    """

    ignores_terrain: bool = False
    ignores_units: bool = False
    jumps: bool = False
    passes: frozenset[str] = frozenset()
    factor: float = 2.0
    difficult_by: Literal["centre", "any part"] = "centre"
    climb: float | None = None
    climb_cost: float = 1.0
    turns: Turns | None = None
    coherency: Coherency | None = None

    @property
    def flies(self) -> bool:
        """Whether terrain is no obstacle on the way."""
        return self.ignores_terrain or self.jumps


@dataclass(frozen=True, slots=True)
class Line:
    """A straight stretch of a route, at `level` inches above the table."""

    start: Point
    end: Point
    level: float = 0.0


@dataclass(frozen=True, slots=True)
class Arc:
    """A stretch of a route round something: `points` along it, exact on the curve, a few degrees apart.

    For a circle `centre` and `radius` tell it exactly; round an oval they are None.
    """

    points: tuple[Point, ...]
    length: float
    centre: Point | None = None
    radius: float | None = None
    level: float = 0.0


@dataclass(frozen=True, slots=True)
class Route:
    """The cheapest way of a base's centre to a place.

    `cost` is inches of movement (infinite where there is no way), `margin` what the move leaves over
    (negative: what it falls short). `path` has all its points in order, `pieces` its lines and arcs; both are
    empty without a way. `why` says what forbids the place or the way, `by` is the id of the piece or body
    that does, where one does. `exact` tells whether the cost is proven least.
    """

    reachable: bool
    cost: float
    margin: float
    path: tuple[Point, ...] = ()
    pieces: tuple[Line | Arc, ...] = ()
    why: str = ""
    exact: bool = True
    by: str = ""


def no_route(why: str, by: str = "") -> Route:
    """Answer that nothing leads there."""
    return Route(False, inf, -inf, why=why, by=by)


def cheapest_of(routes: Sequence[Route]) -> Route:
    """Return the cheapest of those that are within the move, else of all."""
    return min(routes, key=lambda route: (not route.reachable, route.cost))
