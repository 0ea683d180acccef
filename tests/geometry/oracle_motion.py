"""A slow, certain judge of slides: margins along the way, searched without any closed form of contact.

The margin of two convex shapes, one of which slides, is a concave function of the way. So its summit is found
by golden section, and the first contact before it by halving. Outlines that are not convex are taken side by
side, which is enough for a base that begins outside of them. Margins come from the judge of margins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import hypot, sqrt

import numpy as np
import shapely
from oracle import Bodies, Floats, base_bodies, hulls_of_points, margins, template_bodies
from oracle_terrain import is_convex, rings_of, sides_of

from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Template

Thing = PlacedBase | Outline
GOLDEN = (sqrt(5.0) - 1.0) / 2.0
MM = Fraction(5, 127)  # inch


@dataclass(frozen=True)
class Tracks:
    """N slides, each of one base past one convex piece: unit directions [N, 2], and whose piece it is."""

    pieces: Bodies
    bases: Bodies
    directions: Floats
    owner: tuple[int, ...]

    def margin(self, way: Floats) -> Floats:
        """Give every base's margin after its row of ways."""
        return margins(self.pieces, self.bases.moved(way[:, None] * self.directions)).value

    def chosen(self, rows: Floats) -> "Tracks":
        """Give some of the tracks."""
        picked = [_rows(bodies, rows) for bodies in (self.pieces, self.bases)]
        return Tracks(*picked, self.directions[rows], tuple(self.owner[int(i)] for i in rows))


def _rows(bodies: Bodies, rows: Floats) -> Bodies:
    return Bodies(bodies.centres[rows], bodies.radii[rows], bodies.axes[rows], bodies.along[rows])


def convex_pieces(thing: Thing) -> list[Bodies]:
    """Give a thing as convex bodies: a base or convex outline whole, any other as its sides."""
    if isinstance(thing, PlacedBase):
        return [base_bodies([thing])]
    if isinstance(thing, Circle):
        return [template_bodies([Template("round", 2 * thing.radius, thing.centre)])]
    rows = [rings_of(thing)[0]] if is_convex(thing) else sides_of(thing)
    return [hulls_of_points([row]) for row in rows]


def tracks(slides: Sequence[tuple[PlacedBase, Point, Sequence[Thing]]]) -> Tracks:
    """Line up slides of a base along a unit vector past some things; owners are the places of the slides."""
    pieces, bases, directions, owner = [], [], [], []
    for index, (base, direction, things) in enumerate(slides):
        for piece in (piece for thing in things for piece in convex_pieces(thing)):
            if _is_out_of_the_way(base, direction, piece):
                continue
            pieces.append(piece)
            bases.append(base)
            directions.append(direction)
            owner.append(index)
    return Tracks(_joined(pieces), base_bodies(bases), np.array(directions).reshape(-1, 2), tuple(owner))


def _is_out_of_the_way(base: PlacedBase, direction: Point, piece: Bodies) -> bool:
    """Tell whether a line passes a piece by more than both outer discs and an inch together."""
    middle = piece.centres[0].mean(axis=0)
    reach = np.hypot(*(piece.centres[0] - middle).T).max() + piece.radii.max() + piece.axes.max()
    half = (base.size.length_mm + base.size.width_mm) / 2 / 25.4
    dx, dy = middle - np.array(base.at)
    return bool(abs(direction[0] * dy - direction[1] * dx) > reach + half + 1.0)


def _joined(bodies: Sequence[Bodies]) -> Bodies:
    columns = [[getattr(body, name) for body in bodies] for name in ("centres", "radii", "axes", "along")]
    return Bodies(*(np.concatenate(column) for column in columns))


def summits(slides: Tracks, length: float) -> tuple[Floats, Floats]:
    """Find where on its way each base is deepest in its piece, and how deep."""
    low, high = np.zeros(len(slides.owner)), np.full(len(slides.owner), length)
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = slides.margin(left), slides.margin(right)
    for _ in range(36):
        rising = at_left < at_right
        low, high = np.where(rising, left, low), np.where(rising, high, right)
        fresh = np.where(rising, low + GOLDEN * (high - low), high - GOLDEN * (high - low))
        value = slides.margin(fresh)
        left, right = np.where(rising, right, fresh), np.where(rising, fresh, left)
        at_left, at_right = np.where(rising, at_right, value), np.where(rising, value, at_left)
    ways = np.stack([np.zeros_like(low), (low + high) / 2.0, np.full_like(low, length)])
    values = np.stack([slides.margin(way) for way in ways])
    best = values.argmax(axis=0)
    return ways[best, np.arange(len(best))], values.max(axis=0)


def first_contacts(slides: Tracks, tops: Floats, clearance: float = 0.0) -> Floats:
    """Find where each base first has the clearance left, before its summit, to 1e-9 inch."""
    low, high = np.zeros(len(tops)), tops.copy()
    for _ in range(34):
        middle = (low + high) / 2.0
        inside = slides.margin(middle) + clearance > 0.0
        low, high = np.where(inside, low, middle), np.where(inside, middle, high)
    return high


def exact_round_contact(mover: PlacedBase, other: PlacedBase) -> tuple[Fraction, Fraction]:
    """Give, for two round bases and a slide to the right, the half chord's square and the way to its middle.

    They meet where the half chord's square is above 0, at the middle less its root; no rounding at all.
    """
    dx, dy = (Fraction(a) - Fraction(b) for a, b in zip(other.at, mover.at, strict=True))
    reach = (Fraction(mover.size.length_mm) + Fraction(other.size.length_mm)) * MM / 2
    return reach * reach - dy * dy, dx


def centre_leaves(base: PlacedBase, direction: Point, surface: shapely.Geometry, length: float) -> float:
    """Find where a centre that stands on a surface of polygons first leaves it."""
    (x, y), (dx, dy) = base.at, direction
    way = shapely.LineString([(x, y), (x + length * dx, y + length * dy)])
    off = shapely.get_parts(way.difference(surface.buffer(1e-9, join_style="mitre")))
    starts = [min(hypot(px - x, py - y) for px, py in part.coords) for part in off if part.length > 1e-7]
    return min(starts, default=length)
