"""Where a model may be put: by one straight push of any bearing, or by a free shift to a stable place.

Single answers are exact; outlines are for drawing only, with curves cut into short straight lines.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot

from battlefield.geometry.displacement.footing import FallWhen, is_stable
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.displace import Displacement, Push
from battlefield.geometry.displacement.push.drawing import stable_area
from battlefield.geometry.displacement.push.stop import ending
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing as bearing_of
from battlefield.geometry.kernel.units import direction as unit_of
from battlefield.geometry.pieces import Body, Table

_STEP = 4.0  # degrees between the first bearings of a drawn outline
_SHARP = 0.05  # degrees; jumps are drawn this steep
_EVEN = 0.1  # inch; neighbouring limits no farther apart need no bearing between them


@dataclass(frozen=True, slots=True, eq=False)
class ForceRegion:
    """The places of a model's centre after one straight push of up to `reach` inches in any direction."""

    layout: Layout = field(repr=False)
    body: Body
    reach: float
    stop_short: float
    fall_when: FallWhen

    def limit(self, bearing: float) -> float:
        """Return how far the model can be pushed along a bearing."""
        end = ending(self.layout, self.body, unit_of(bearing), self.stop_short, self.fall_when)
        return min(end.distance, self.reach)

    def at(self, bearing: float) -> Displacement:
        """Return what the whole push along a bearing does."""
        push = Push(self.body.id, "along", self.reach, None, bearing, self.stop_short, self.fall_when)
        return Displacement.of(self.layout.table, push, self.layout)

    def holds(self, place: Point) -> bool:
        """Return whether one push can bring the model's centre to a place."""
        dx, dy = place[0] - self.body.base.at[0], place[1] - self.body.base.at[1]
        far = hypot(dx, dy)
        return far == 0.0 or is_within(far, self.limit(bearing_of(dx, dy)))

    def outline(self) -> Polygon:
        """Draw the region: a limit every few degrees, and closer where it changes fast."""
        (x, y), points = self.body.base.at, []
        for bearing, limit in self._limits():
            ux, uy = unit_of(bearing)
            points.append((x + limit * ux, y + limit * uy))
        return Polygon(tuple(points))

    def _limits(self) -> Iterator[tuple[float, float]]:
        known = [(i * _STEP, self.limit(i * _STEP)) for i in range(round(360.0 / _STEP))]
        waiting = [(360.0, known[0][1]), *reversed(known[1:])]
        low = known[0]
        while waiting:
            high = waiting[-1]
            if high[0] - low[0] > _SHARP and abs(high[1] - low[1]) > _EVEN:
                middle = (low[0] + high[0]) / 2.0
                waiting.append((middle, self.limit(middle)))
                continue
            yield low
            low = waiting.pop()


def force_region(
    table: Table, model: str, reach: float, stop_short: float = 0.0, fall_when: FallWhen = "centre"
) -> ForceRegion:
    """Prepare the region that one straight push of up to `reach` inches can bring a model to."""
    return ForceRegion(Layout.of(table), table.body(model), reach, stop_short, fall_when)


@dataclass(frozen=True, slots=True)
class Level:
    """The stable places of a model's centre at one height, as polygons to draw."""

    bottom: float
    areas: tuple[Polygon, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ShiftPlaces:
    """Where a model can stand after a free shift: `reach` inches flat and `climb` inches up or down."""

    layout: Layout = field(repr=False)
    body: Body
    reach: float
    climb: float

    def bottoms(self) -> tuple[float, ...]:
        """Return the heights that offer a footing within the climb, rising."""
        tops = {piece.top for piece in self.layout.table.pieces if piece.platform}
        return tuple(sorted(h for h in {0.0, *tops} if is_within(abs(h - self.body.bottom), self.climb)))

    def holds(self, at: Point, bottom: float) -> bool:
        """Return whether the model can be shifted to a place and height and stands stable there."""
        (x, y), near = self.body.base.at, abs(bottom - self.body.bottom)
        if not is_within(hypot(at[0] - x, at[1] - y), self.reach) or not is_within(near, self.climb):
            return False
        return is_stable(self.layout, self.body, at, bottom)

    def levels(self) -> tuple[Level, ...]:
        """Draw the places, height by height; heights without any are left out."""
        found = (Level(h, stable_area(self.layout, self.body, h, self.reach)) for h in self.bottoms())
        return tuple(level for level in found if level.areas)
