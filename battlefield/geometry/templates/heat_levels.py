"""A heat map for showing: exact sums of weights, levels of a scale, the best node, the value at a place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.templates.heatmap import HeatMap, Mode, heat_map
from battlefield.geometry.templates.scattering import ScatterRule

GRAIN = 1000  # weights are counted in whole thousandths, so that sums of them are exact
TOP = 255  # the highest level
MIDDLE = 128  # the level of zero where values can be negative


@dataclass(frozen=True, slots=True)
class Best:
    """The node of the highest value, in inches."""

    at: Point
    value: float


def weighed(weights: Sequence[float]) -> Floats:
    """Lay weights out as the kernel's array, f8[N], to the thousandth."""
    return np.asarray(np.rint(np.array(weights, dtype=np.float64).reshape(-1) * GRAIN) / GRAIN)


def weighted_map(
    template: Template,
    bases: Bases,
    weights: Sequence[float],
    board: tuple[float, float],
    step: float,
    rule: ScatterRule | None,
    wholly: bool,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> HeatMap:
    """Ask for a heat map with weights that may have fractions; where they cancel out the map is exactly 0."""
    whole = np.rint(weighed(weights) * GRAIN)
    mode: Mode = "wholly" if wholly else "partly"
    kind, size, bearing = template.kind, template.size, template.bearing
    found = heat_map(kind, size, bearing, bases, whole, board, step, rule, progress, cancelled, mode)
    return HeatMap(found.values / GRAIN, found.xs, found.ys, found.step)


def limits(heat: HeatMap) -> tuple[float, float]:
    """Return the lowest and the highest value, at most and at least 0."""
    return float(heat.values.min(initial=0.0)), float(heat.values.max(initial=0.0))


def levels(heat: HeatMap) -> bytes:
    """Turn values into one level per node, row by row.

    Where no value is negative, level 0 stands for nothing and 1 to 255 rise to the highest value. Otherwise
    zero is in the middle at 128, and 1 and 255 stand for the same distance below and above it; level 0 is
    not used.
    """
    low, high = limits(heat)
    if low < 0.0:
        far = max(-low, high)
        return bytes(np.rint(MIDDLE + heat.values * ((TOP - MIDDLE) / far)).astype(np.uint8).tobytes())
    if high <= 0.0:
        return bytes(heat.values.size)
    return bytes(np.ceil(heat.values * (TOP / high)).clip(0.0, TOP).astype(np.uint8).tobytes())


def best_node(heat: HeatMap) -> Best:
    """Find the highest value, in the middle of the widest field of equal ones; a first 0 where none gains."""
    most = float(heat.values.max())
    left = heat.values == most
    if most <= 0.0:
        left = np.arange(left.size).reshape(left.shape) == int(np.argmax(left))
    while (inner := _inside(left)).any():
        left = inner
    rows, columns = np.nonzero(_first_field(left))
    away = np.hypot(rows - rows.mean(), columns - columns.mean())
    nearest = int(np.argmin(away))
    j, i = int(rows[nearest]), int(columns[nearest])
    return Best((float(heat.xs[i]), float(heat.ys[j])), float(heat.values[j, i]))


def _inside(flags: Flags) -> Flags:
    """Keep the nodes all of whose neighbours are kept."""
    wide = np.pad(flags, 1)
    found = flags & wide[:-2, 1:-1] & wide[2:, 1:-1] & wide[1:-1, :-2] & wide[1:-1, 2:]
    return np.asarray(found)


def _first_field(flags: Flags) -> Flags:
    """Keep the first node, row by row, and all that hang together with it."""
    field = np.zeros_like(flags)
    field.flat[int(np.argmax(flags))] = True
    while True:
        wide = np.pad(field, 1)
        grown = field | wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
        grown &= flags
        if (grown == field).all():
            return field
        field = grown


def value_at(heat: HeatMap, at: Point) -> float | None:
    """Return the value of the node nearest to a place, or None beyond half a step outside the map."""
    i, j = (floor(part / heat.step + 0.5) for part in at)
    if not (0 <= i < len(heat.xs) and 0 <= j < len(heat.ys)):
        return None
    return float(heat.values[j, i])
