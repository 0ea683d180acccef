"""Anything on the table as convex solids, hulls of discs side by side or one oval, and any two of them."""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from battlefield.geometry.convex import base_pairs, overlap_kernel
from battlefield.geometry.convex.overlap_kernel import Deepest, Posed, least, standing, unit
from battlefield.geometry.convex.polygons import disc_hull, polygon_hull, template_frame, template_hull
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, Bases, Group
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Template

Solid = Posed | Group
"""Hulls of discs on the table, one per column, or a group of a single oval."""


def base_solid(base: PlacedBase) -> Solid:
    """Return a placed base's exact shape."""
    return group_solid(Bases.placed([base]).groups()[0])


def group_solid(group: Group) -> Solid:
    """Return the exact shape of a group's only base."""
    if group.kind == OVAL:
        return group
    if group.kind in (RECT, HEX):
        hull = polygon_hull(np.concatenate(overlap_kernel.corners(group.kind, group.a, group.b), axis=1))
    else:
        hull = disc_hull(float(group.a[0]))
    x, y, ax, ay = (float(column[0]) for column in (group.x, group.y, group.ax, group.ay))
    return placed(standing(hull), (x, y), (ax, ay))


@lru_cache(maxsize=256)
def template_solid(template: Template) -> Posed:
    """Return a template's exact shape."""
    hull = template_hull(template.kind, template.size)
    return placed(standing(hull), template.at, template_frame(template))


def placed(solid: Posed, at: Point, axis: Point) -> Posed:
    """Put hulls with their origin at a point and their x axis along a unit vector."""
    ax, ay = axis
    x, y = solid.x * ax - solid.y * ay + at[0], solid.x * ay + solid.y * ax + at[1]
    mx, my = solid.mx * ax - solid.my * ay, solid.mx * ay + solid.my * ax
    return Posed(x, y, solid.r, mx, my, solid.edge + mx * at[0] + my * at[1])


def columns(solid: Solid) -> int:
    """Count the convex parts of a solid."""
    return len(solid.x) if isinstance(solid, Group) else solid.x.shape[1]


def moved(solid: Solid, dx: Floats, dy: Floats) -> Solid:
    """Move every part of a solid by its own step, f8[n] each."""
    if isinstance(solid, Group):
        return replace(solid, x=solid.x + dx, y=solid.y + dy)
    edge = solid.edge + solid.mx * dx + solid.my * dy
    return replace(solid, x=solid.x + dx, y=solid.y + dy, edge=edge)


def contact(a: Solid, b: Solid, direction: Point, margin: float) -> tuple[Point, Point]:
    """Return the nearest (or deepest) points on a and b: b leaves a along `direction`, after `margin` inches.

    Where two straight edges lie along each other it is the middle of the stretch they share.
    """
    ux, uy = direction
    height, *first = _face(a, ux, uy)
    _, *second = _face(b, -ux, -uy)
    across = (max(first[0], -second[1]) + min(first[1], -second[0])) / 2.0
    on_a = height * ux - across * uy, height * uy + across * ux
    return on_a, (on_a[0] - margin * ux, on_a[1] - margin * uy)


def _face(solid: Solid, ux: float, uy: float) -> tuple[float, float, float]:
    """Give the support in a direction and the stretch that attains it, along the direction turned x to y."""
    if isinstance(solid, Group):
        return _oval_face(solid, ux, uy)
    height = solid.x[:, 0] * ux + solid.y[:, 0] * uy + solid.r[:, 0]
    top = float(height.max())
    along = (solid.y[:, 0] * ux - solid.x[:, 0] * uy)[height >= top - 1e-9]
    return top, float(along.min()), float(along.max())


def _oval_face(oval: Group, ux: float, uy: float) -> tuple[float, float, float]:
    x, y, ax, ay, a, b = (float(column[0]) for column in (oval.x, oval.y, oval.ax, oval.ay, oval.a, oval.b))
    vx, vy = ux * ax + uy * ay, uy * ax - ux * ay
    reach = float(np.hypot(a * vx, b * vy))
    px, py = a * a * vx / reach, b * b * vy / reach
    along = py * vx - px * vy + y * ux - x * uy
    return x * ux + y * uy + reach, along, along


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
