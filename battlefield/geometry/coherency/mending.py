"""What is wrong with models that do not hang together: how far off they are, and who holds the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

import numpy as np

from battlefield.geometry.coherency.links import Standing, keeps
from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.arrays import Ints
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BASE_KINDS, BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import Gap
from battlefield.geometry.kernel.units import MM_PER_INCH, bearing

Split = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Mend:
    """A slide of a whole group that links it to another: `model`, of the group, comes within reach of `to`.

    `direction` is a unit vector and `bearing` its bearing; `distance` is inf where height alone forbids it.
    """

    group: tuple[str, ...]
    direction: Point
    bearing: float
    distance: float
    model: str
    to: str


def nearest_gap(standing: Standing, split: Split) -> float:
    """Return the shortest gap between a group and the others, 0 where bases touch or overlap."""
    first, second = _candidates(standing, split, level=False)
    return max(-float(margins_between(standing.bases, first, second).max()), 0.0)


def shortest_mend(standing: Standing, split: Split, ids: Sequence[str]) -> Mend:
    """Find the shortest slide of a group that brings it within the limits of the others."""
    names = tuple(ids[row] for row in split[0])
    first, second = _candidates(standing, split, level=True)
    if not len(first):
        return Mend(names, (0.0, 0.0), 0.0, inf, "", "")
    best = int(margins_between(standing.bases, first, second).argmax())
    i, j = int(first[best]), int(second[best])
    found = _apart(placed(standing.bases, j), placed(standing.bases, i))
    dx, dy = -found.direction[0], -found.direction[1]
    distance = max(found.gap - standing.horizontal, 0.0)
    return Mend(names, (dx, dy), bearing(dx, dy), distance, ids[i], ids[j])


@lru_cache(maxsize=1024)
def _apart(one: PlacedBase, other: PlacedBase) -> Gap:
    """Measure two bases; while a hand moves one, most groups are still nearest to the same others."""
    return gap(one, other)


def _candidates(standing: Standing, split: Split, level: bool) -> tuple[Ints, Ints]:
    """Return the pairs of a group's bases and others that may be the nearest, from discs about and in them.

    With `level`, only those whose heights keep the limit.
    """
    bases = standing.bases
    first, second = (side.ravel() for side in np.meshgrid(*(np.array(rows) for rows in split), indexing="ij"))
    if level:
        kept = keeps(standing.rise(first, second), standing.vertical)
        first, second = first[kept], second[kept]
    centres = np.hypot(*(bases.xy[first] - bases.xy[second]).T)
    outer, core = bases.reach(), bases.core()
    least = float((centres - core[first] - core[second]).min(initial=inf))
    near = centres - outer[first] - outer[second] <= least + 1e-9
    return first[near], second[near]


def placed(bases: Bases, row: int) -> PlacedBase:
    """Return one of many bases alone."""
    length, width = (2.0 * MM_PER_INCH * bases.half[row]).tolist()
    dx, dy = bases.axis[row].tolist()
    x, y = bases.xy[row].tolist()
    return PlacedBase(BaseSize(BASE_KINDS[int(bases.kind[row])], length, width), (x, y), bearing(dx, dy))


def critical_rows(count: int, first: Ints, second: Ints) -> list[int]:
    """List the rows without whom others of their group are unconnected: cut vertices, found depth first."""
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for i, j in zip(first.tolist(), second.tolist(), strict=True):
        neighbours[i].append(j)
        neighbours[j].append(i)
    met, critical = [-1] * count, set()
    for root in range(count):
        if met[root] < 0:
            critical |= _cut_vertices(root, neighbours, met)
    return sorted(critical)


def _cut_vertices(root: int, neighbours: list[list[int]], met: list[int]) -> set[int]:
    """Walk one group depth first; `met` takes the number of the step at which each row was met."""
    found, lowest, step, branches = set(), {root: 0}, 0, 0
    met[root] = 0
    path = [(root, iter(neighbours[root]))]
    while path:
        row, waiting = path[-1]
        for other in waiting:
            if met[other] < 0:
                step += 1
                met[other] = lowest[other] = step
                path.append((other, iter(neighbours[other])))
                break
            lowest[row] = min(lowest[row], met[other])
        else:
            path.pop()
            above = path[-1][0] if path else root
            if row == root:
                continue
            lowest[above] = min(lowest[above], lowest[row])
            branches += above == root
            if above != root and lowest[row] >= met[above]:
                found.add(above)
    return found | {root} if branches > 1 else found
