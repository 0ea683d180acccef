"""Covered shares of area, from polygons of thousands of corners with the very area of what they stand for.

A regular n-gon of a disc's area leaves its circle by at most r (pi / n)^2 / 3 either way, outward and inward
alike, so an area under it is wrong by at most that times the length of arc it lies along: 2e-7 of the disc's
area for n = 4096 even where two equal discs lie on each other, and far less where the arcs merely cross.
Straight-edged shapes are exact.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import pi, sin, sqrt

import numpy as np
import shapely
from oracle import Floats, base_discs, heading, template_discs

from battlefield.geometry.kernel.shapes import PlacedBase, Template

SIDES = 4096
MM_PER_INCH = 25.4


@lru_cache
def _round_of_area_pi(sides: int) -> Floats:
    angles = (np.arange(sides) + 0.5) * (2 * pi / sides)
    reach = sqrt((2 * pi / sides) / sin(2 * pi / sides))
    return reach * np.stack([np.cos(angles), np.sin(angles)], axis=1)


def _oval(base: PlacedBase) -> shapely.Polygon:
    east, south = heading(base.facing)
    semi = np.array([base.size.length_mm, base.size.width_mm]) / (2 * MM_PER_INCH)
    turn = np.array([[east, south], [-south, east]])
    return shapely.Polygon((_round_of_area_pi(SIDES) * semi) @ turn + np.array(base.at))


def _hull(discs: Sequence[tuple[float, float, float]]) -> shapely.Geometry:
    if len(discs) == 1:
        (x, y, r), *_ = discs
        return shapely.Polygon(_round_of_area_pi(SIDES) * r + (x, y))
    points = [
        np.array([[x, y]]) + r * (_round_of_area_pi(SIDES) if r else np.zeros((1, 2))) for x, y, r in discs
    ]
    return shapely.convex_hull(shapely.MultiPoint(np.concatenate(points)))


def outline_of_base(base: PlacedBase) -> shapely.Geometry:
    """Give a base as a polygon, exact for straight edges."""
    return _oval(base) if base.size.kind == "oval" else _hull(base_discs(base))


def area_of_base(base: PlacedBase) -> float:
    """Give the exact area of a base."""
    length, width = base.size.length_mm / MM_PER_INCH, base.size.width_mm / MM_PER_INCH
    factor = {"round": pi / 4, "oval": pi / 4, "rect": 1.0, "hex": sqrt(3) / 2}[base.size.kind]
    return factor * length * width


def shares(templates: Sequence[Template], bases: Sequence[PlacedBase]) -> Floats:
    """Give the share of each base's area under its template, to 1e-6."""
    shape = {template: _hull(template_discs(template)) for template in set(templates)}
    outlines = [outline_of_base(base) for base in bases]
    common = shapely.area(shapely.intersection([shape[template] for template in templates], outlines))
    return np.asarray(common / np.array([area_of_base(base) for base in bases]))
