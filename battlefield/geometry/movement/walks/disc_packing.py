"""How many discs of given sizes find places within some outlines, none in terrain or in each other."""

from collections.abc import Callable, Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Outline, PlacedBase
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.movement.freespace.space import Setting, ground_space
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.outlines.room import depths_within
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.pieces.boxes import Box

_FINE = 4  # places to a disc's width, so that discs side by side touch
_MOST = 40_000  # places that are tried for one size


def room_for(
    table: Table,
    outlines: Sequence[Outline],
    radii: Sequence[float],
    height: float = 1.5,
    cancelled: Callable[[], bool] | None = None,
) -> int:
    """Count the discs, the largest first, that find places wholly within one of the outlines.

    Places are tried row by row, a quarter of a disc apart; in odd shapes a few more might squeeze in.
    StoppedError ends the work once `cancelled` answers true.
    """
    places: dict[float, Floats] = {}
    for radius in sorted(radii):
        unless_stopped(cancelled)
        if radius not in places:
            places[radius] = _places(table, outlines, radius, height)
    found = 0
    for radius in sorted(radii, reverse=True):
        unless_stopped(cancelled)
        if not len(places[radius]):
            continue
        found += 1
        at = places[radius][0]
        for other, spots in places.items():
            away = np.hypot(*(spots - at).T)
            places[other] = spots[away >= radius + other - TOL]
    return found


def _places(table: Table, outlines: Sequence[Outline], radius: float, height: float) -> Floats:
    """Return the places, f8[n, 2], at which a disc stands free within an outline, row by row."""
    mover = Body("", PlacedBase(BaseSize.round(2.0 * radius * MM_PER_INCH), (0.0, 0.0)), 0.0, height)
    space = ground_space(Setting.of(table, mover, Policy()))
    found = [_within(outline, radius) for outline in outlines]
    points = np.concatenate(found or [np.zeros((0, 2))])
    return np.asarray(points[space.is_open(points[:, 0], points[:, 1])])


def _within(outline: Outline, radius: float) -> Floats:
    box = Box.of(outline)
    wide, high = box.width - 2.0 * radius, box.height - 2.0 * radius
    if wide < -TOL or high < -TOL:
        return np.zeros((0, 2))
    step = 2.0 * radius / _FINE
    step = max(step, (max(wide, 0.0) * max(high, 0.0) / _MOST) ** 0.5)
    across = np.arange(int(wide / step + TOL) + 1) * step + box.left + radius
    down = np.arange(int(high / step + TOL) + 1) * step + box.top + radius
    points = np.stack([part.ravel() for part in np.meshgrid(across, down)], axis=1)
    return np.asarray(points[depths_within(outline, points) >= radius - TOL])
