"""Templates as convex hulls of discs, in a frame of their own whose x axis is the bearing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point, Template, TemplateKind
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.kernel.units import direction


@dataclass(frozen=True, slots=True, eq=False)
class Hull:
    """The hull of discs `centres` f8[K, 2], `radii` f8[K]; a corner is a disc of radius 0.

    Its straight edges have outward unit `normals` f8[M, 2] and lie `offsets` f8[M] from the origin. Discs and
    edges follow the boundary, edge m leading from disc m to the next. `outer` and `inner` are discs
    (x, y, radius) about and within it.
    """

    centres: Floats
    radii: Floats
    normals: Floats
    offsets: Floats
    outer: tuple[float, float, float]
    inner: tuple[float, float, float]

    @property
    def is_polygon(self) -> bool:
        """Whether every disc is a corner."""
        return not self.radii.any()

    @property
    def is_disc(self) -> bool:
        """Whether it is one disc."""
        return len(self.radii) == 1


@lru_cache(maxsize=256)
def template_hull(kind: TemplateKind, size: float) -> Hull:
    """Return a template's shape in its own frame: `at` is the origin, the bearing the x axis."""
    outline = TemplateRow.of(kind).outline(size)
    discs, edges = np.array(outline.discs), outline.edges
    return Hull(
        discs[:, :2],
        discs[:, 2],
        np.array([edge.normal for edge in edges]).reshape(-1, 2),
        np.array([edge.offset for edge in edges]),
        outline.outer,
        outline.inner,
    )


def template_frame(template: Template) -> tuple[float, float]:
    """Return the direction of a template's x axis; a round one has no bearing."""
    return direction(template.bearing) if template.row.is_turned else (1.0, 0.0)


def disc_hull(radius: float) -> Hull:
    """Return the disc of that radius about the origin."""
    disc = (0.0, 0.0, radius)
    nothing = np.zeros((0, 2))
    return Hull(np.zeros((1, 2)), np.array([radius]), nothing, np.zeros(0), disc, disc)


def polygon_hull(corners: Sequence[Point] | Floats) -> Hull:
    """Return a convex polygon from its corners, of either turning sense, no two neighbours equal."""
    points = np.array(corners, dtype=np.float64).reshape(-1, 2)
    if turning(points) < 0.0:
        points = points[::-1]
    edges = np.roll(points, -1, axis=0) - points
    normals = np.stack([edges[:, 1], -edges[:, 0]], axis=1) / np.hypot(edges[:, 0], edges[:, 1])[:, None]
    offsets = np.max(points @ normals.T, axis=0)
    middle = points.mean(axis=0)
    outer = (*middle.tolist(), float(np.max(np.hypot(*(points - middle).T))))
    inner = (*middle.tolist(), float(np.min(offsets - normals @ middle)))
    return Hull(points, np.zeros(len(points)), normals, offsets, outer, inner)


def turning(points: Floats) -> float:
    """Return twice the signed area of a ring f8[n, 2], positive where it turns from x to y."""
    (x, y), (u, v) = (points - points[0]).T, (np.roll(points, -1, axis=0) - points[0]).T
    return float(np.sum(x * v - u * y))
