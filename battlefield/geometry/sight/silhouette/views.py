"""Views from eyes to silhouettes: upright rectangles, each in a frame of its own with the eye at the origin.

The frame's x axis runs along the horizontal line from the eye to the target's centre; the silhouette stands
square to it at x = `depth`, from y = -`half` to `half` and from `low` to `high`. Where the eye is straight
above or below the centre there is no such line, and the one toward the top of the board is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.blockers import Blockers
from battlefield.geometry.sight.shapes import Shapes


@dataclass(frozen=True, slots=True, eq=False)
class Views:
    """Eyes and silhouettes, f8[N] each; `eye` and `axis` f8[N, 2] lie in plan, `above` is the eye's
    height.
    """

    eye: Floats
    above: Floats
    axis: Floats
    depth: Floats
    half: Floats
    low: Floats
    high: Floats

    def __len__(self) -> int:
        """Count the views."""
        return len(self.depth)

    def at(self, rows: Ints) -> "Views":
        """Return the chosen views."""
        flat = (self.above, self.axis, self.depth, self.half, self.low, self.high)
        return Views(self.eye[rows], *(column[rows] for column in flat))


@dataclass(frozen=True, slots=True, eq=False)
class Screens:
    """What may hide part of a silhouette: the view, the volume in its frame, its owner, whether a cloud."""

    view: Ints
    shapes: Shapes
    owner: Ints
    cloud: Flags

    def at(self, rows: Ints) -> "Screens":
        """Return the chosen screens."""
        return Screens(self.view[rows], self.shapes.at(rows), self.owner[rows], self.cloud[rows])


def views(eyes: Floats, centres: Floats, targets: Shapes) -> Views:
    """Look from `eyes` f8[N, 3] at bodies `targets`, whose centres are `centres` f8[N, 2]."""
    line = centres - eyes[:, :2]
    depth = np.hypot(*line.T)
    safe = np.where(depth > TOL, depth, 1.0)[:, None]
    axis = np.where(depth[:, None] > TOL, line / safe, np.array([0.0, -1.0]))
    across = -axis[:, 1], axis[:, 0]
    wide = targets.support(*across) + targets.support(-across[0], -across[1])
    high = np.maximum(
        targets.top, targets.bottom + TOL
    )  # a flat silhouette is a line; its share is still told
    return Views(eyes[:, :2], eyes[:, 2], axis, depth, wide / 2.0, targets.bottom, high)


def screens(seen: Views, blockers: Blockers, spared: Sequence[Ints]) -> Screens:
    """Find what may stand between each eye and its silhouette; `spared` are owners left out, i4[N] each."""
    meets = _in_the_way(seen, blockers.shapes) & ~blockers.bridge
    for owners in spared:
        meets &= blockers.owner[None, :] != owners[:, None]
    view, row = np.nonzero(meets)
    shapes = blockers.shapes.at(row).seen(*seen.eye[view].T, *seen.axis[view].T)
    made = Screens(view, shapes, blockers.owner[row], blockers.cloud[row])
    return made.at(
        np.flatnonzero(_in_the_wedge(seen, made) & ~_around_the_eye(seen, made, len(blockers.owner)))
    )


def _in_the_way(seen: Views, shapes: Shapes) -> Flags:
    """Tell which volumes come near the triangle from the eye to the silhouette, bool[N, K]; generous."""
    x, y, r = shapes.discs()
    rx, ry = x[None, :] - seen.eye[:, :1], y[None, :] - seen.eye[:, 1:]
    ux, uy = seen.axis[:, :1], seen.axis[:, 1:]
    along, across = rx * ux + ry * uy, np.abs(ry * ux - rx * uy)
    return np.asarray((along > -r) & (along < seen.depth[:, None] + r) & (across < seen.half[:, None] + r))


def _in_the_wedge(seen: Views, made: Screens) -> Flags:
    """Tell which volumes are not wholly beside the triangle or beyond the silhouette."""
    depth, half = seen.depth[made.view], seen.half[made.view]
    left, right = made.shapes.support(half, -depth) > 0.0, made.shapes.support(half, depth) > 0.0
    one, none = np.ones_like(depth), np.zeros_like(depth)
    nearest = -made.shapes.support(-one, none)
    return np.asarray(left & right & (nearest < depth) & (made.shapes.support(one, none) >= 0.0))


def _around_the_eye(seen: Views, made: Screens, owners: int) -> Flags:
    """Tell which rows belong to a cloud that holds the eye; one level with its top is in it, as is the model
    that stands in a cloud of its own height.
    """
    inside = contains(made.shapes, np.zeros(len(made.view)), np.zeros(len(made.view))) & made.cloud
    above = seen.above[made.view]
    inside &= (made.shapes.bottom <= above + TOL) & (above <= made.shapes.top + TOL)
    key = made.view * (owners + 1) + made.owner
    return np.asarray(np.isin(key, key[inside]) & made.cloud)


def contains(shapes: Shapes, x: Floats, y: Floats) -> Flags:
    """Tell which outlines hold the points (x, y) of the same places in their inside."""
    flat = (shapes.mx * x + shapes.my * y < shapes.off).all(axis=0)
    dx, dy = x - shapes.x[0], y - shapes.y[0]
    square = shapes.syy * dx * dx - 2.0 * shapes.sxy * dx * dy + shapes.sxx * dy * dy
    return np.asarray(np.where(shapes.ab > 0.0, square < shapes.ab**2, flat))
