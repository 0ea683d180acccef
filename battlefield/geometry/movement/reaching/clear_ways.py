"""Whether ways are free: a known one of ground that costs more than its length, straight ones of walls."""

from collections.abc import Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.movement.freespace.arcs import Box
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Setting, Space
from battlefield.geometry.movement.policy import Arc, Line
from battlefield.geometry.movement.reaching.ends import landing


def is_clear(space: Space, ground: Outlines, pieces: Sequence[Line | Arc]) -> bool:
    """Return whether a way costs no more than its length: its lines by price, its arcs by their bounds."""
    lines = [piece for piece in pieces if isinstance(piece, Line)]
    p = np.array([line.start for line in lines]).reshape(-1, 2)
    q = np.array([line.end for line in lines]).reshape(-1, 2)
    if not is_within(float(np.sum(space.price(p, q))), float(np.sum(np.hypot(*(q - p).T)))):
        return False
    arcs = [np.array(piece.points) for piece in pieces if isinstance(piece, Arc)]
    return not any(_meet(shape.bounds(), arc) for shape in ground.shapes for arc in arcs)


def walked_straight(space: Space, start: Floats, at: Floats, move: float) -> Flags:
    """Tell to which places the straight way is free and costs no more than the move."""
    near = np.asarray(np.hypot(*(at - start).T) * min(space.factor, 1.0) <= move + TOL)
    if near.any():
        p, q = start[near], at[near]
        near[near] = space.lets_through(p, q) & (space.price(p, q) <= move + TOL)
    return near


def flown_straight(setting: Setting, start: Floats, at: Floats, move: float, level: float) -> Flags:
    """Tell which places at a height who flies lands on within the move."""
    lands = [abs(landing(setting, (x, y)) - level) <= TOL for x, y in at.tolist()]
    return np.asarray((np.hypot(*(at - start).T) <= move + TOL) & np.array(lands, dtype=bool))


def _meet(box: Box, arc: Floats) -> bool:
    """Return whether bounds may meet an arc, which bulges by no more than the step between its points."""
    bulge = float(np.hypot(*(arc[1] - arc[0])))
    (left, top), (right, bottom) = arc.min(axis=0) - bulge, arc.max(axis=0) + bulge
    return bool(box[0] <= right and box[2] >= left and box[1] <= bottom and box[3] >= top)
