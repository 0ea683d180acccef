"""Whether a base lies wholly inside an outline of any shape, exactly."""

from functools import lru_cache

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Posed
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Polygon
from battlefield.geometry.kernel.tolerance import is_contained, is_overlapping
from battlefield.geometry.pieces.hulls import deepest_solids
from battlefield.geometry.pieces.solids import base_solid, columns
from battlefield.geometry.pieces.terrain import outline_polygon, outline_solid

_FAR = 10_000.0  # inches; beyond all that a board may hold
_FRAME = ((-_FAR, -_FAR), (_FAR, -_FAR), (_FAR, _FAR), (-_FAR, _FAR))


def is_inside(base: PlacedBase, outline: Outline) -> bool:
    """Return whether no part of a base lies outside of an outline, or in one of its holes."""
    if isinstance(outline, Circle):
        group = Bases.placed([base]).groups()[0]
        return is_contained(outline.radius - float(discs.farthest(group, *outline.centre)[0]))
    return not any(_overlaps(base, solid) for solid in _outside(outline_polygon(outline)))


def is_over(base: PlacedBase, outline: Outline) -> bool:
    """Return whether a base and an outline share area; mere contact is none."""
    return _overlaps(base, outline_solid(outline))


@lru_cache(maxsize=128)
def _outside(polygon: Polygon) -> tuple[Posed, ...]:
    """Return what is not inside a polygon as convex parts: all around it, and each hole."""
    around = outline_solid(Polygon(_FRAME, (polygon.points,)))
    return (around, *(outline_solid(Polygon(hole)) for hole in polygon.holes))


def _overlaps(base: PlacedBase, solid: Posed) -> bool:
    own = base_solid(base)
    margin, _, _ = deepest_solids(solid, own.at(np.zeros(columns(solid), dtype=np.intp)))
    return is_overlapping(float(margin.max()))
