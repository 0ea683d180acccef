"""Random tables for property tests, and a slow search that brackets a margin between proven bounds."""

from math import cos, hypot, radians, sin

import numpy as np
from hypothesis import strategies as st

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Template

millimetres = st.one_of(st.sampled_from([1.0, 25.0, 32.0, 40.0, 60.0, 120.0]), st.floats(1.0, 200.0))
bearings = st.one_of(st.integers(0, 7).map(lambda k: 45.0 * k), st.floats(0.0, 360.0))
lengths = st.one_of(st.integers(1, 12).map(float), st.floats(0.05, 20.0))
offsets = st.one_of(st.sampled_from([0.0, 0.5, 1.0, 2.0]), st.floats(-6.0, 6.0))
places = st.tuples(offsets, offsets)
sizes = st.one_of(
    millimetres.map(BaseSize.round),
    millimetres.map(BaseSize.hex),
    st.builds(BaseSize.oval, millimetres, millimetres),
    st.builds(BaseSize.rect, millimetres, millimetres),
)
placed_bases = st.builds(PlacedBase, sizes, places, bearings)
templates = st.builds(
    Template, st.sampled_from(["round", "cone", "wall", "beam", "diffuse"]), lengths, places, bearings
)


def turned(point: Point, degrees: float, shift: Point) -> Point:
    """Turn a point clockwise (as seen, y downward) about the origin, then shift it."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return point[0] * c - point[1] * s + shift[0], point[0] * s + point[1] * c + shift[1]


def mirrored(point: Point) -> Point:
    """Mirror a point left to right."""
    return -point[0], point[1]


def outline_points(base: PlacedBase, count: int) -> Floats:
    """Give points all around a base's edge, f8[n, 2], from the definitions of the shapes alone."""
    a, b = base.size.length_mm / 50.8, base.size.width_mm / 50.8
    turn = np.linspace(0.0, 2.0 * np.pi, count, endpoint=False)
    if base.size.kind in ("round", "oval"):
        along, across = a * np.cos(turn), b * np.sin(turn)
    elif base.size.kind == "rect":
        along, across = np.array([a, -a, -a, a]), np.array([b, b, -b, -b])
    else:
        corner = np.radians(30.0 + 60.0 * np.arange(6))
        along, across = a / cos(radians(30.0)) * np.cos(corner), a / cos(radians(30.0)) * np.sin(corner)
    ex, ey = sin(radians(base.facing)), -cos(radians(base.facing))
    return np.stack([base.at[0] + along * ex - across * ey, base.at[1] + along * ey + across * ex], axis=1)


def extreme_points(base: PlacedBase, angle: Floats) -> Floats:
    """Give the base's farthest point in each direction, f8[n, 2]."""
    ex, ey = sin(radians(base.facing)), -cos(radians(base.facing))
    if base.size.kind in ("rect", "hex"):
        corners = outline_points(base, 4)
        heights = corners[:, :1] * np.cos(angle) + corners[:, 1:] * np.sin(angle)
        return np.asarray(corners[heights.argmax(axis=0)])
    a, b = base.size.length_mm / 50.8, base.size.width_mm / 50.8
    along, across = np.cos(angle) * ex + np.sin(angle) * ey, np.sin(angle) * ex - np.cos(angle) * ey
    reach = np.hypot(a * along, b * across)
    px, py = a * a * along / reach, b * b * across / reach
    return np.stack([base.at[0] + px * ex - py * ey, base.at[1] + px * ey + py * ex], axis=1)


def margin_bounds(first: PlacedBase, second: PlacedBase, close: float = 1e-9) -> tuple[float, float]:
    """Bracket the margin of two bases by branch and bound over all directions.

    For directions near u the two farthest points at u bound the support functions from below by a cosine, so
    the least value over a sector has a proven lower bound; sectors that cannot hold the minimum are dropped.
    """
    middle = (np.arange(64) + 0.5) * (2.0 * np.pi / 64)
    half, best, floor = np.pi / 64, np.inf, -np.inf
    while len(middle) and best - floor > close:
        apart = extreme_points(first, middle) - extreme_points(second, middle + np.pi)
        values = apart[:, 0] * np.cos(middle) + apart[:, 1] * np.sin(middle)
        best = min(best, float(values.min()))
        ends = [apart[:, 0] * np.cos(t) + apart[:, 1] * np.sin(t) for t in (middle - half, middle + half)]
        lowest_at = np.arctan2(-apart[:, 1], -apart[:, 0])
        reached = np.abs((lowest_at - middle + np.pi) % (2 * np.pi) - np.pi) <= half
        lowest = np.where(reached, -np.hypot(*apart.T), np.minimum(np.minimum(*ends), values))
        floor = min(best, float(lowest.min()))
        kept, half = middle[lowest < best - close / 2], half / 2.0
        middle = np.concatenate([kept - half, kept + half])
    return (floor if len(middle) else best - close), best


def distance(a: Point, b: Point) -> float:
    """Give the distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def one(base: PlacedBase) -> Bases:
    """Give a single base as arrays."""
    return Bases.placed([base])
