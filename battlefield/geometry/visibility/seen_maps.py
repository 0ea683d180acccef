"""How many places within some outlines see each of some points; the places mirror with the board."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.geometry.movement import nodes_along, points_inside
from battlefield.geometry.pieces.table import Table
from battlefield.geometry.visibility.regions import VisibleRegion, times_seen, visible_region


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
            found = visible_region(table, (x, y), height)
            looking += len(found.wall) > 0
            yield found

    seen = times_seen(regions(), points)
    return np.asarray(seen, dtype=np.int64), looking


def seen_of(region: VisibleRegion, points: Sequence[Point]) -> list[Point]:
    """Return those of some points that lie in a region that is seen."""
    if not points:
        return []
    seen = region.sees(np.array(points)).tolist()
    return [point for point, is_seen in zip(points, seen, strict=True) if is_seen]
