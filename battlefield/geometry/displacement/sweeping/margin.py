"""How deep a base overlaps the convex parts of a thing, without the proof that a verdict carries."""

from collections.abc import Sequence

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.convex.overlap_kernel import Posed
from battlefield.geometry.displacement.sweeping.parts import Thing
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import OVAL, Bases, Group
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.pieces.hulls import deepest_hulls
from battlefield.geometry.pieces.solids import base_solid
from battlefield.geometry.pieces.terrain import outline_solid


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
