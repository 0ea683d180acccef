"""Anything that can stand in the way, as convex parts, and circles about them to tell which lie near.

A part is the hull of its corners, grown by a disc and by an ellipse (either may be missing): a round base is
one corner and a disc, an oval one corner and an ellipse, a rectangle four bare corners.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress
from math import hypot

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.convex.overlap_kernel import Posed, corners
from battlefield.geometry.displacement.sweeping.rounding import Rounding
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, Bases, Group
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import MM_PER_INCH, direction
from battlefield.geometry.pieces.solids import base_solid, deepest_hulls
from battlefield.geometry.pieces.terrain import outline_solid

Thing = PlacedBase | Outline

_Disc = tuple[float, float, float]

_LEVEL = 1e-9  # inch; corners no farther apart than this in height share a face


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A convex part: its corners, turning from x to y, and what they are grown by."""

    corners: tuple[Point, ...]
    rounding: Rounding

    def reach(self, ux: float, uy: float) -> float:
        """Evaluate the support function: how far the part reaches from the origin in a direction."""
        return max([x * ux + y * uy for x, y in self.corners]) + self.rounding.support(ux, uy)

    def face(self, ux: float, uy: float) -> tuple[float, float, float]:
        """Return the support in a direction and the stretch that attains it, along the direction turned x to
        y.
        """
        heights = [x * ux + y * uy for x, y in self.corners]
        top = max(heights)
        level = [height >= top - _LEVEL for height in heights]
        stretch = [y * ux - x * uy for x, y in compress(self.corners, level)]
        shift = self.rounding.tangent(ux, uy)
        return top + self.rounding.support(ux, uy), min(stretch) + shift, max(stretch) + shift

    def outer(self) -> _Disc:
        """Return the centre and the radius of a circle about the part."""
        n = len(self.corners)
        x, y = sum(x for x, _ in self.corners) / n, sum(y for _, y in self.corners) / n
        grown = self.rounding.radius + sum(oval[0] for oval in self.rounding.ovals)
        return x, y, max(hypot(u - x, v - y) for u, v in self.corners) + grown


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """The parts of many things. `owner` i[P] tells whose a part is, never falling; `discs` f8[3, P] are
    circles about them (x, y, radius). A base stands for its only part, which is shaped when asked for.
    """

    entries: tuple[Part | PlacedBase, ...]
    owner: Ints
    discs: Floats

    @classmethod
    def of(cls, things: Iterable[Thing]) -> "Parts":
        """Take bases and outlines apart; their owners are their places in the sequence."""
        entries: list[Part | PlacedBase] = []
        owner: list[int] = []
        discs: list[_Disc] = []
        for i, thing in enumerate(things):
            if isinstance(thing, PlacedBase):
                entries.append(thing)
                owner.append(i)
                discs.append(_outer(thing))
            else:
                own, about = outline_parts(thing)
                entries += own
                discs += about
                owner += [i] * len(own)
        return cls(tuple(entries), np.array(owner, dtype=np.intp), _columns(discs))

    @classmethod
    def segments(cls, ends: Sequence[tuple[Point, Point]]) -> "Parts":
        """Return straight segments as parts without area, each its own owner."""
        entries = tuple(Part(pair, Rounding(0.0)) for pair in ends)
        return cls(entries, np.arange(len(ends), dtype=np.intp), _columns([part.outer() for part in entries]))

    def __len__(self) -> int:
        """Count the parts."""
        return len(self.entries)

    def __getitem__(self, row: int) -> Part:
        """Return one part."""
        entry = self.entries[row]
        return entry if isinstance(entry, Part) else base_part(entry)

    def take(self, keep: Flags) -> "Parts":
        """Return the parts that a flag b[P] keeps."""
        if keep.all():
            return self
        return Parts(tuple(compress(self.entries, keep.tolist())), self.owner[keep], self.discs[:, keep])

    def rows(self, owner: int) -> range:
        """Return the rows of one thing's parts."""
        start, end = np.searchsorted(self.owner, (owner, owner + 1)).tolist()
        return range(start, end)

    def thing(self, row: int, things: Sequence[Thing]) -> Thing:
        """Return one part as a thing that can be measured."""
        owner = things[int(self.owner[row])]
        return owner if isinstance(owner, PlacedBase | Circle) else Polygon(self[row].corners)


def base_part(base: PlacedBase) -> Part:
    """Return a placed base as its only part."""
    part, (x, y) = mover(base.size, base.facing), base.at
    return Part(tuple([(u + x, v + y) for u, v in part.corners]), part.rounding)


@lru_cache(maxsize=4096)
def mover(size: BaseSize, facing: float) -> Part:
    """Return a base about the origin as its only part."""
    part, (ex, ey) = _size_part(size), direction(facing)
    ovals = tuple((a, b, x * ex - y * ey, x * ey + y * ex) for a, b, x, y in part.rounding.ovals)
    ring = tuple((x * ex - y * ey, x * ey + y * ex) for x, y in part.corners)
    return Part(ring, Rounding(part.rounding.radius, ovals))


@lru_cache(maxsize=4096)
def extents(size: BaseSize, facing: float) -> Point:
    """Return how far a base reaches from its centre to the right, and down; as far as to the left, and up."""
    moving = mover(size, facing)
    return moving.reach(1.0, 0.0), moving.reach(0.0, 1.0)


@lru_cache(maxsize=256)
def _size_part(size: BaseSize) -> Part:
    """Return a base of a size about the origin, its length along x."""
    (group,) = Bases.placed([PlacedBase(size, (0.0, 0.0), 90.0)]).groups()
    if group.kind in (RECT, HEX):
        x, y = (column[:, 0].tolist() for column in corners(group.kind, group.a, group.b))
        return Part(tuple(zip(x, y, strict=True)), Rounding(0.0))
    a, b, ax, ay = (float(column[0]) for column in (group.a, group.b, group.ax, group.ay))
    return Part(((0.0, 0.0),), Rounding(0.0, ((a, b, ax, ay),)) if group.kind == OVAL else Rounding(a))


@lru_cache(maxsize=1024)
def outline_parts(outline: Outline) -> tuple[tuple[Part, ...], tuple[_Disc, ...]]:
    """Return an outline as convex parts, and circles about them."""
    solid = outline_solid(outline)
    found = []
    for x, y in zip(solid.x.T.tolist(), solid.y.T.tolist(), strict=True):
        found.append(Part(tuple(zip(x, y, strict=True)), Rounding(float(solid.r[0, 0]))))
    return tuple(found), tuple(part.outer() for part in found)


POINT = Part(((0.0, 0.0),), Rounding(0.0))
"""A mover without extent."""


def _outer(base: PlacedBase) -> _Disc:
    """Return a circle that surely holds a base."""
    size, (x, y) = base.size, base.at
    length, width = size.length_mm, size.width_mm
    reach = max(length, width) if size.kind in ("round", "oval") else hypot(length, width)
    return x, y, reach / (2.0 * MM_PER_INCH)


def _columns(discs: Sequence[_Disc]) -> Floats:
    flat = np.fromiter(chain.from_iterable(discs), np.float64, 3 * len(discs))
    return np.ascontiguousarray(flat.reshape(-1, 3).T)


def margin(base: PlacedBase, thing: Thing) -> float:
    """Give the signed margin of a base and a thing, which may be a segment; the largest over convex parts."""
    return float(part_margins([base], thing).max())


def part_margins(bases: Sequence[PlacedBase], thing: Thing) -> Floats:
    """Return the signed margins of some bases and the convex parts of a thing, f8[bases, parts]."""
    if isinstance(thing, PlacedBase):
        many = len(bases)
        both = Bases.placed([*bases, thing])
        return margins_between(both, np.arange(many), np.full(many, many))[:, None]
    solid = outline_solid(thing)
    return np.stack([_margins(base, solid) for base in bases])


def _margins(base: PlacedBase, solid: Posed) -> Floats:
    own, columns = base_solid(base), np.zeros(solid.x.shape[1], dtype=np.intp)
    if not isinstance(own, Group):
        return deepest_hulls(own.at(columns), solid)[0]
    seen = solid.seen_from((own.x[0], own.y[0]), (own.ax[0], own.ay[0]))
    return overlap_kernel.deepest(seen, OVAL, own.a[columns], own.b[columns])[0]
