"""The outline of a base with corners as a camera sees it: each edge is that of its foot or of its top.

A straight edge stays straight in the ideal picture. Foot and top have the same edges, so that of the two
lines of an edge the outer one is the outline's, but for the short lines that lead from a corner of the foot
to that of the top. Places on an outline keep away from corners, which are rounded.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.rims import BaseForm, Stump

_CORNER = 0.1  # of an edge, at each of its ends
_LEAST = 3  # places on an edge


@dataclass(frozen=True, slots=True, eq=False)
class EdgePlaces:
    """Places on the edges of a base: the edge of each, and the share of that edge that lies before it."""

    edge: Ints
    share: Floats

    def least_seen(self, seen: Flags) -> float:
        """Return how much is seen of that edge of which least is."""
        return float((np.bincount(self.edge, seen) / np.bincount(self.edge)).min())


def corners_of(form: BaseForm) -> Floats:
    """Return the corners in halves of the length ahead and of the width aside, in turn."""
    if form.size.kind == "rect":
        return np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]])
    angles = np.radians(30.0 - 60.0 * np.arange(6))
    around: Floats = np.column_stack((np.cos(angles), np.sin(angles))) / np.cos(np.pi / 6.0)
    return around


def edge_places(form: BaseForm, count: int) -> EdgePlaces:
    """Return about so many places, as far apart on long edges as on short ones."""
    corners = corners_of(form) * np.array(form.halves)
    long = np.hypot(*(np.roll(corners, -1, axis=0) - corners).T)
    edges, shares = [], []
    for edge, each in enumerate(np.maximum(_LEAST, np.rint(count * long / long.sum()).astype(int))):
        edges.append(np.full(each, edge))
        shares.append(_CORNER + (1.0 - 2.0 * _CORNER) * (np.arange(each) + 0.5) / each)
    return EdgePlaces(np.concatenate(edges), np.concatenate(shares))


def cornered_outline(
    camera: Camera, form: BaseForm, stump: Stump, places: EdgePlaces, ways: Floats | None = None
) -> tuple[Floats, Floats, Floats, Flags]:
    """Return how far out each outline lies at places, in the ideal picture, where that is, which way is out.

    And whether it is the top's edge that is seen there. Where `ways` are given, by places, they are out.
    """
    foot, top = _feet_and_tops(camera, form, stump)
    after = (places.edge + 1) % foot.shape[1]
    share = places.share[:, None]
    low, high = (each[:, places.edge] * (1.0 - share) + each[:, after] * share for each in (foot, top))
    if ways is None:
        along = foot[:, after] - foot[:, places.edge]
        across = np.stack((along[..., 1], -along[..., 0]), axis=-1)
        across /= np.linalg.norm(across, axis=-1, keepdims=True)
        inward = np.sum(across * (low - foot.mean(axis=1, keepdims=True)), axis=-1, keepdims=True) < 0.0
        ways = np.where(inward, -across, across)
    outward = np.broadcast_to(ways, low.shape)
    far, farther = np.sum(low * outward, axis=-1), np.sum(high * outward, axis=-1)
    is_top = farther > far
    return np.where(is_top, farther, far), np.where(is_top[..., None], high, low), outward, is_top


def cornered_reach(camera: Camera, form: BaseForm, stump: Stump, ways: Floats) -> Floats:
    """Return how far each outline reaches in each way, in the ideal picture."""
    result: Floats = (np.concatenate(_feet_and_tops(camera, form, stump), axis=1) @ ways.T).max(axis=1)
    return result


def seen_corners(camera: Camera, form: BaseForm, stump: Stump) -> Floats:
    """Return where the corners of each foot are seen in the ideal picture."""
    return _feet_and_tops(camera, form, stump)[0]


def _feet_and_tops(camera: Camera, form: BaseForm, stump: Stump) -> tuple[Floats, Floats]:
    """Return the corners of feet and of tops in the ideal picture."""
    facing = np.radians(stump.facing)
    ahead = np.stack((np.sin(facing), -np.cos(facing)), axis=-1)[:, None, :]
    aside = np.stack((np.cos(facing), np.sin(facing)), axis=-1)[:, None, :]
    level, lifted = camera.plane(0.0), camera.plane(1.0) - camera.plane(0.0)
    corners, seen = corners_of(form), []
    for heights, narrower in ((np.zeros_like(stump.height), 0.0), (stump.height, stump.slope)):
        halves = stump.halves - np.broadcast_to(narrower, stump.height.shape)[:, None]
        long, wide = (corners[None, :, k] * halves[:, k, None] for k in (0, 1))
        places = stump.at[:, None, :] + long[..., None] * ahead + wide[..., None] * aside
        plane = level + heights[:, None, None] * lifted
        rays = np.einsum("nij,nkj->nki", plane[..., :2], places) + plane[:, None, :, 2]
        seen.append(rays[..., :2] / rays[..., 2:])
    return seen[0], seen[1]
