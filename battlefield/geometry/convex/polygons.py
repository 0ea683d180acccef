"""Templates as convex hulls of discs, in a frame of their own whose x axis is the bearing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import (
    CONE_WIDTH_SHARE,
    STRIP_TEMPLATE_WIDTH,
    Point,
    Template,
    TemplateKind,
)
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
    if kind == "round":
        return disc_hull(size / 2.0)
    if kind == "cone":
        return _cone(size)
    if kind == "wall":
        return _bar(-size / 2.0, size / 2.0)
    if kind == "beam":
        return _bar(0.0, size)
    return _diffuse(size)


def template_frame(template: Template) -> tuple[float, float]:
    """Return the direction of a template's x axis; a round one has no bearing."""
    return (1.0, 0.0) if template.kind == "round" else direction(template.bearing)


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


def _bar(start: float, end: float) -> Hull:
    w, middle = STRIP_TEMPLATE_WIDTH / 2.0, (start + end) / 2.0
    half = (end - start) / 2.0
    return Hull(
        np.array([(start, -w), (end, -w), (end, w), (start, w)]),
        np.zeros(4),
        np.array([(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
        np.array([w, end, w, -start]),
        (middle, 0.0, hypot(half, w)),
        (middle, 0.0, min(half, w)),
    )


def _diffuse(side: float) -> Hull:
    s, inradius = side * sqrt(0.5), side * (2.0 - sqrt(2.0)) / 2.0
    return Hull(
        np.array([(0.0, 0.0), (s, -s), (s, s)]),
        np.zeros(3),
        np.array([(-sqrt(0.5), -sqrt(0.5)), (1.0, 0.0), (-sqrt(0.5), sqrt(0.5))]),
        np.array([0.0, s, 0.0]),
        (s, 0.0, s),
        (s - inradius, 0.0, inradius),
    )


def _cone(length: float) -> Hull:
    radius = length * CONE_WIDTH_SHARE / 2.0
    centre = length - radius
    sine = radius / centre
    cosine = sqrt((1.0 - sine) * (1.0 + sine))
    return Hull(
        np.array([(0.0, 0.0), (centre, 0.0)]),
        np.array([0.0, radius]),
        np.array([(-sine, -cosine), (-sine, cosine)]),
        np.zeros(2),
        (length / 2.0, 0.0, length / 2.0),
        (centre, 0.0, radius),
    )
