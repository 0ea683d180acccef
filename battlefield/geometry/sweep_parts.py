"""Anything that can stand in the way, as convex parts in flat arrays, so that one call sees all of them.

A part is the hull of its corners, grown by a disc and by an ellipse (either may be missing): a round base is
one corner and a disc, an oval one corner and an ellipse, a rectangle four bare corners.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.bases import HEX, OVAL, RECT, Bases, Group
from battlefield.geometry.posed import corners
from battlefield.geometry.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.terrain import outline_solid

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]
Thing = PlacedBase | Outline

_Block = tuple[Floats, Floats, Floats, Floats, Ints]


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """Convex parts: corners `x`, `y` f8[C], part after part and turning from x to y; `first` i[P] is each
    part's first corner. `radius` f8[P] is its disc's, `oval` f8[4, P] its ellipse's half axes and the unit
    vector of the first one (half axes 0 where it has none). `owner` i[P] tells whose part it is.
    """

    x: Floats
    y: Floats
    first: Ints
    radius: Floats
    oval: Floats
    owner: Ints

    @classmethod
    def of(cls, things: Sequence[Thing]) -> "Parts":
        """Take bases and outlines apart; their owners are their places in the sequence."""
        blocks = [*_base_blocks(things), *_outline_blocks(things)]
        if not blocks:
            return cls.none()
        x, y = (np.concatenate([block[i].T.ravel() for block in blocks]) for i in (0, 1))
        counts = np.concatenate([np.full(block[0].shape[1], len(block[0])) for block in blocks])
        first = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.intp)
        radius = np.concatenate([block[2] for block in blocks])
        oval = np.concatenate([block[3] for block in blocks], axis=1)
        return cls(x, y, first, radius, oval, np.concatenate([block[4] for block in blocks]))

    @classmethod
    def none(cls) -> "Parts":
        """Give no parts at all."""
        nothing, nowhere = np.zeros(0), np.zeros(0, dtype=np.intp)
        return cls(nothing, nothing, nowhere, nothing, np.zeros((4, 0)), nowhere)

    @classmethod
    def segments(cls, ends: Floats, owner: Ints) -> "Parts":
        """Give straight segments f8[S, 4] (x, y of both ends) as parts without area."""
        n = len(ends)
        first = 2 * np.arange(n, dtype=np.intp)
        return cls(ends[:, ::2].ravel(), ends[:, 1::2].ravel(), first, np.zeros(n), np.zeros((4, n)), owner)

    def __len__(self) -> int:
        """Count the parts."""
        return len(self.first)

    @property
    def counts(self) -> Ints:
        """The number of every part's corners, i[P]."""
        return np.diff(self.first, append=len(self.x))

    def of_owners(self, wanted: Flags) -> "Parts":
        """Give the parts of those owners that a flag b[owners] wants."""
        return self.take(np.asarray(wanted[self.owner], dtype=np.bool_))

    def take(self, keep: Flags) -> "Parts":
        """Give the parts that a flag b[P] keeps."""
        if keep.all():
            return self
        counts = self.counts
        corner = np.repeat(keep, counts)
        left = counts[keep]
        first = (np.cumsum(left) - left).astype(np.intp)
        oval = self.oval[:, keep]
        return Parts(self.x[corner], self.y[corner], first, self.radius[keep], oval, self.owner[keep])

    def rise(self, ux: float, uy: float) -> Floats:
        """Give how far the round growth of every part reaches in a direction and its opposite, f8[P]."""
        a, b, ax, ay = self.oval
        return np.asarray(self.radius + np.hypot(a * (ax * ux + ay * uy), b * (ay * ux - ax * uy)))

    def thing(self, row: int, bases: Sequence[Thing]) -> Thing:
        """Give one part as a thing that can be measured."""
        owner = bases[int(self.owner[row])]
        if isinstance(owner, PlacedBase | Circle):
            return owner
        start, count = int(self.first[row]), int(self.counts[row])
        x, y = (column[start : start + count].tolist() for column in (self.x, self.y))
        return Polygon(tuple(zip(x, y, strict=True)))


@lru_cache(maxsize=256)
def mover(size: BaseSize, facing: float) -> Parts:
    """Give a base about the origin as its only part."""
    return Parts.of([PlacedBase(size, (0.0, 0.0), facing)])


@lru_cache(maxsize=1)
def point_mover() -> Parts:
    """Give a mover without extent."""
    nought = np.zeros(1)
    zero = np.zeros(1, dtype=np.intp)
    return Parts(nought, nought, zero, nought, np.zeros((4, 1)), zero)


def reach(moving: Parts, direction: Point) -> float:
    """Give how far a mover reaches from its centre in a direction."""
    ux, uy = direction
    return float((moving.x * ux + moving.y * uy).max() + moving.rise(ux, uy)[0])


def _base_blocks(things: Sequence[Thing]) -> Iterator[_Block]:
    index = [i for i, thing in enumerate(things) if isinstance(thing, PlacedBase)]
    if not index:
        return
    owners = np.array(index, dtype=np.intp)
    for group in Bases.placed([thing for thing in things if isinstance(thing, PlacedBase)]).groups():
        yield (*_group_corners(group), *_growth(group), owners[group.index])


def _group_corners(group: Group) -> tuple[Floats, Floats]:
    """Give the corners of a group's bases, f8[K, n] each; of round ones and ovals their centres."""
    if group.kind not in (RECT, HEX):
        return group.x[None], group.y[None]
    cx, cy = corners(group.kind, group.a, group.b)
    return group.x + group.ax * cx - group.ay * cy, group.y + group.ay * cx + group.ax * cy


def _growth(group: Group) -> tuple[Floats, Floats]:
    """Give the radii of a group's discs and its ellipses."""
    nought = np.zeros(len(group.x))
    if group.kind == OVAL:
        return nought, np.stack([group.a, group.b, group.ax, group.ay])
    return (nought if group.kind in (RECT, HEX) else group.a), np.zeros((4, len(group.x)))


def _outline_blocks(things: Sequence[Thing]) -> Iterator[_Block]:
    for i, thing in enumerate(things):
        if not isinstance(thing, PlacedBase):
            solid = outline_solid(thing)
            n = solid.x.shape[1]
            radius = np.broadcast_to(solid.r[0], n).astype(np.float64)
            yield solid.x, solid.y, radius, np.zeros((4, n)), np.full(n, i, dtype=np.intp)
