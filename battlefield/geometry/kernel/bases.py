"""Many placed bases as arrays: one call answers for all of them.

Lengths are inches. Every base is convex and symmetric about its centre. Arrays are shared, not copied, and
must not be written to.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.shapes import BASE_KINDS, BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.units import direction, inches

Kinds = NDArray[np.uint8]

ROUND, OVAL, RECT, HEX = (BASE_KINDS.index(kind) for kind in ("round", "oval", "rect", "hex"))
HEX_CORNER = 2.0 / 3.0**0.5  # a regular hexagon's outer radius over its apothem


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Bases of one kind: their indices, centres, axes and half sizes; an oval's long half axis is `a`."""

    kind: int
    index: Ints
    x: Floats
    y: Floats
    ax: Floats
    ay: Floats
    a: Floats
    b: Floats

    def at(self, rows: Ints) -> "Group":
        """Return the chosen rows of the group (repeats allowed)."""
        columns = (self.x, self.y, self.ax, self.ay, self.a, self.b)
        return Group(self.kind, self.index[rows], *(column[rows] for column in columns))


@dataclass(frozen=True, slots=True, eq=False)
class Bases:
    """Placed bases: `kind` u1[N] (index into BASE_KINDS), `xy`, `axis` (unit vector of the facing) and `half`
    f8[N, 2].

    `half` holds half length and half width; a round base has its radius twice, a hexagon its apothem.
    """

    kind: Kinds
    xy: Floats
    axis: Floats
    half: Floats
    _groups: list[Group] = field(default_factory=list, init=False, repr=False)

    @classmethod
    def of(cls, sizes: Sequence[BaseSize], at: Sequence[Point], facing: Sequence[float]) -> "Bases":
        """Place one base of each size at the point and bearing of the same index."""
        halves = _points([printed(size) for size in sizes], 3)
        axis = _points([direction(degrees) for degrees in facing])
        return cls(halves[:, 0].astype(np.uint8), _points(at), axis, np.ascontiguousarray(halves[:, 1:]))

    @classmethod
    def placed(cls, bases: Sequence[PlacedBase]) -> "Bases":
        """Gather placed bases."""
        return cls.of([b.size for b in bases], [b.at for b in bases], [b.facing for b in bases])

    def __len__(self) -> int:
        """Count the bases."""
        return len(self.kind)

    def area(self) -> Floats:
        """Return every base's area in square inches, f8[N]."""
        factor = np.array([np.pi, np.pi, 4.0, 2.0 * 3.0**0.5])
        return np.asarray(factor[self.kind] * self.half[:, 0] * self.half[:, 1])

    def reach(self) -> Floats:
        """Return the radius of the smallest disc about every centre that holds the base, f8[N]."""
        outer = self.half.max(axis=1)
        outer[self.kind == HEX] *= HEX_CORNER
        rect = self.kind == RECT
        outer[rect] = np.hypot(self.half[rect, 0], self.half[rect, 1])
        return np.asarray(outer)

    def core(self) -> Floats:
        """Return the radius of the largest disc about every centre that the base holds, f8[N]."""
        return np.asarray(self.half.min(axis=1))

    def moved(self, indices: Sequence[int] | Ints, xy: Sequence[Point] | Floats) -> "Bases":
        """Return the same bases with those of the given indices standing at `xy` f8[len(indices), 2]."""
        places = self.xy.copy()
        places[np.asarray(indices, dtype=np.intp)] = xy
        return Bases(self.kind, places, self.axis, self.half)

    def take(self, indices: Sequence[int] | Ints) -> "Bases":
        """Return the chosen bases in the given order."""
        rows = np.asarray(indices, dtype=np.intp)
        return Bases(self.kind[rows], self.xy[rows], self.axis[rows], self.half[rows])

    def groups(self) -> list[Group]:
        """Return the bases kind by kind; kinds without a base are left out. Computed once."""
        if not self._groups:
            self._groups.extend(self._grouped())
        return self._groups

    def _grouped(self) -> Iterator[Group]:
        kinds = sorted(set(self.kind.tolist()))
        for kind in kinds:
            alone = len(kinds) == 1
            yield self.group(kind, np.arange(len(self.kind)) if alone else np.flatnonzero(self.kind == kind))

    def group(self, kind: int, index: Ints) -> Group:
        """Gather the bases at `index` (repeats allowed), all of which are of that kind."""
        (x, y), (ax, ay), (a, b) = self.xy[index].T, self.axis[index].T, self.half[index].T
        if kind == OVAL:
            wide = b > a
            ax, ay = np.where(wide, -ay, ax), np.where(wide, ax, ay)
            a, b = np.maximum(a, b), np.minimum(a, b)
        return Group(kind, index, *(np.ascontiguousarray(column) for column in (x, y, ax, ay, a, b)))


@lru_cache(maxsize=1024)
def printed(size: BaseSize) -> tuple[int, float, float]:
    """Return the number of a size's kind, and its half length and half width in inches."""
    return BASE_KINDS.index(size.kind), inches(size.length_mm) / 2.0, inches(size.width_mm) / 2.0


def _points(rows: Sequence[Sequence[float]], columns: int = 2) -> Floats:
    return np.array(rows, dtype=np.float64).reshape(-1, columns)
