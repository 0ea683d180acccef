"""How many eyes see each node of a grid over the board, and how many places see some points."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import floor

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.geometry.movement.walks.walk_map import nodes_along, points_inside
from battlefield.geometry.pieces import Table
from battlefield.geometry.templates import HeatMap
from battlefield.geometry.visibility.regions import VisibleRegion, times_seen


@dataclass(frozen=True, slots=True, eq=False)
class ExposureMap:
    """What each of some eyes sees, and how many of them see each node: whole numbers in `heat`."""

    regions: tuple[VisibleRegion, ...]
    heat: HeatMap

    @property
    def blind(self) -> int:
        """How many eyes see nothing, because they are inside something that blocks."""
        return sum(not region.outline for region in self.regions)

    @property
    def mean(self) -> float:
        """How many eyes see a node, on average."""
        return float(self.heat.values.mean())

    @property
    def unseen(self) -> float:
        """The share of nodes that no eye sees."""
        return float((self.heat.values == 0.0).mean())

    def seen_at(self, at: Point) -> int:
        """Count the eyes that see a place, exactly."""
        return int(times_seen(self.regions, np.array([at], dtype=np.float64))[0])

    @staticmethod
    def of(
        table: Table,
        eyes: Sequence[Point],
        step: float,
        height: float = 0.0,
        progress: Callable[[float], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> "ExposureMap":
        """Count the eyes that see nodes `step` inches apart, from the board's corner, at that height.

        `progress` hears shares from 0 to 1; when `cancelled` answers true, StoppedError ends the work between
        two eyes. An eye that is not on the board is a ValueError, as is a step that is not above 0.
        """
        if not step > 0.0:
            raise ValueError(f"step {step}: expected more than 0 inches")
        xs, ys = (
            np.arange(floor(length / step + 1e-9) + 1, dtype=np.float64) * step
            for length in (table.width, table.height)
        )
        points = np.stack([part.ravel() for part in np.meshgrid(xs, ys)], axis=1)
        found: list[VisibleRegion] = []

        def looking() -> Iterator[VisibleRegion]:
            for done, eye in enumerate(eyes, start=1):
                unless_stopped(cancelled)
                found.append(VisibleRegion.of(table, eye, height))
                yield found[-1]
                if progress is not None:
                    progress(done / len(eyes))

        count = times_seen(looking(), points).astype(np.float64).reshape(len(ys), len(xs))
        return ExposureMap(tuple(found), HeatMap(count, xs, ys, step))


def seen_map(
    table: Table,
    outlines: Sequence[Outline],
    step: float,
    height: float,
    points: Floats,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Ints, int]:
    """Count for each point f8[n, 2] the places that see it, i8[n], and how many places there are that look.

    Places lie at most `step` inches apart within the outlines, on the board; those inside what blocks at that
    `height` do not look. StoppedError ends the work once `cancelled` answers true.
    """
    across, down = np.meshgrid(nodes_along(table.width, step), nodes_along(table.height, step))
    grid = np.stack([across.ravel(), down.ravel()], axis=1)
    eyes = grid[points_inside(outlines, grid)].tolist()
    looking = 0

    def regions() -> Iterator[VisibleRegion]:
        nonlocal looking
        for x, y in eyes:
            unless_stopped(cancelled)
            found = VisibleRegion.of(table, (x, y), height)
            looking += len(found.wall) > 0
            yield found

    seen = times_seen(regions(), points)
    return np.asarray(seen, dtype=np.int64), looking
