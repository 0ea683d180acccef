"""How deep a base overlaps one convex thing, without the proof that a verdict carries."""

import numpy as np

from battlefield.geometry import posed
from battlefield.geometry.bases import OVAL, Bases, Group
from battlefield.geometry.hulls import deepest_hulls
from battlefield.geometry.pairs import margins_between
from battlefield.geometry.posed import Posed
from battlefield.geometry.shapes import PlacedBase
from battlefield.geometry.solids import base_solid
from battlefield.geometry.sweep_parts import Thing
from battlefield.geometry.terrain import outline_solid


def margin(base: PlacedBase, thing: Thing) -> float:
    """Give the signed margin of a base and a thing, which may be a segment; the largest over convex parts."""
    if isinstance(thing, PlacedBase):
        return float(margins_between(Bases.placed([base, thing]), np.array([0]), np.array([1]))[0])
    solid, own = outline_solid(thing), base_solid(base)
    if isinstance(own, Group):
        return _oval_margin(own, solid)
    return float(deepest_hulls(own, solid)[0].max())


def _oval_margin(oval: Group, solid: Posed) -> float:
    columns = np.zeros(solid.x.shape[1], dtype=np.intp)
    seen = solid.seen_from((oval.x[0], oval.y[0]), (oval.ax[0], oval.ay[0]))
    return float(posed.deepest(seen, OVAL, oval.a[columns], oval.b[columns])[0].max())
