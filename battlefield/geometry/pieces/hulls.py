"""Any solid against any other, column by column: the same kernel where neither need be symmetric."""

import numpy as np

from battlefield.geometry.convex import base_pairs, overlap_kernel
from battlefield.geometry.convex.overlap_kernel import Deepest, Posed, least, unit
from battlefield.geometry.kernel.bases import OVAL, Group
from battlefield.geometry.pieces.solids import Solid


def deepest_solids(one: Solid, other: Solid) -> Deepest:
    """Return the margin of every pair of columns and the direction in which the second leaves the first."""
    if isinstance(other, Group):
        if isinstance(one, Group):
            margin, ux, uy = base_pairs.group_deepest(one, other)
        else:
            seen = one.seen_from((other.x, other.y), (other.ax, other.ay))
            margin, ux, uy = overlap_kernel.deepest(seen, OVAL, other.a, other.b)
        return margin, other.ax * ux - other.ay * uy, other.ay * ux + other.ax * uy
    if isinstance(one, Group):
        margin, ux, uy = deepest_solids(other, one)
        return margin, -ux, -uy
    return deepest_hulls(one, other)


def deepest_hulls(first: Posed, second: Posed) -> Deepest:
    """Return the margin of every pair of columns and the direction in which the second leaves the first."""
    many = max(first.x.shape[1], second.x.shape[1])
    ux, uy = unit(
        (second.x[:, None] - first.x).reshape(-1, many), (second.y[:, None] - first.y).reshape(-1, many)
    )
    ux, uy = np.concatenate([first.mx, -second.mx, ux]), np.concatenate([first.my, -second.my, uy])
    return least(first.rise(ux, uy) + second.rise(-ux, -uy), ux, uy)
