"""Hull of discs against hull of discs, column by column: the same kernel where neither need be symmetric."""

import numpy as np

from battlefield.geometry.posed import Deepest, Posed, least, unit


def deepest_hulls(first: Posed, second: Posed) -> Deepest:
    """Give the margin of every pair of columns and the direction in which the second leaves the first."""
    pairs = max(first.x.shape[1], second.x.shape[1])
    ux, uy = unit(
        (second.x[:, None] - first.x).reshape(-1, pairs), (second.y[:, None] - first.y).reshape(-1, pairs)
    )
    ux, uy = np.concatenate([first.mx, -second.mx, ux]), np.concatenate([first.my, -second.my, uy])
    return least(first.rise(ux, uy) + second.rise(-ux, -uy), ux, uy)
