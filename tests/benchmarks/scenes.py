"""Tables to measure on: so many edges of terrain, so many bases, nothing upon anything else.

Importing it puts the repository on the path, so that the kernel need not be installed beside the peers.
"""

import sys
from collections.abc import Sequence
from math import cos, hypot, pi, sin
from pathlib import Path

import numpy as np
import shapely
from shapely import affinity

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.pieces import Body, Piece, Table

BOARD = (72.0, 48.0)
CORNERS = 5  # of each piece, most of them not convex
MIXED = (
    BaseSize.round(25), BaseSize.round(32), BaseSize.round(40), BaseSize.round(50),
    BaseSize.oval(60, 35.5), BaseSize.oval(75, 42), BaseSize.rect(50, 25), BaseSize.hex(30),
)  # fmt: skip
SMALL = (BaseSize.round(25), BaseSize.oval(28, 18), BaseSize.rect(20, 20), BaseSize.hex(20))


def terrain(edges: int, seed: int = 3) -> tuple[Polygon, ...]:
    """Strew jagged pieces over the board, `edges` edges in all, none nearer than 0.1 inch to another."""
    dice = np.random.default_rng(seed)
    count = edges // CORNERS
    radius = min(6.0, 17.0 / count**0.5)
    centres: list[Point] = []
    while len(centres) < count:
        x, y = (float(dice.uniform(radius + 0.1, length - radius - 0.1)) for length in BOARD)
        if all(hypot(x - u, y - v) > 2.0 * radius + 0.1 for u, v in centres):
            centres.append((x, y))
    return tuple(_star(centre, radius, dice) for centre in centres)


def _star(centre: Point, radius: float, dice: np.random.Generator) -> Polygon:
    angles = (np.arange(CORNERS) + dice.uniform(-0.35, 0.35, CORNERS)) * 2.0 * pi / CORNERS
    radii = radius * dice.uniform(0.45, 1.0, CORNERS)
    corners = zip(angles.tolist(), radii.tolist(), strict=True)
    return Polygon(tuple((centre[0] + r * cos(a), centre[1] + r * sin(a)) for a, r in corners))


def shapes(pieces: Sequence[Polygon]) -> list[shapely.Polygon]:
    """Give pieces as polygons of shapely."""
    return [shapely.Polygon(piece.points) for piece in pieces]


def drawn(base: PlacedBase) -> shapely.Polygon:
    """Draw a base as a polygon, round edges with 16 segments to the quarter circle."""
    length, width = inches(base.size.length_mm), inches(base.size.width_mm)
    if base.size.kind in ("round", "oval"):
        shape = affinity.scale(shapely.Point(0, 0).buffer(1, 16), width / 2, length / 2)
    elif base.size.kind == "rect":
        shape = shapely.box(-width / 2, -length / 2, width / 2, length / 2)
    else:
        angles = np.radians(30 + 60 * np.arange(6))
        shape = shapely.Polygon(np.c_[np.sin(angles), -np.cos(angles)] * length / 3**0.5)
    return affinity.translate(affinity.rotate(shape, base.facing, origin=(0, 0)), *base.at)


def strewn(count: int, sizes: Sequence[BaseSize], seed: int = 7) -> tuple[PlacedBase, ...]:
    """Strew bases over an empty board, also one upon another; sizes are drawn."""
    dice = np.random.default_rng(seed)
    kinds = [sizes[int(k)] for k in dice.integers(0, len(sizes), count)]
    at = [(float(x), float(y)) for x, y in dice.uniform((1, 1), (BOARD[0] - 1, BOARD[1] - 1), (count, 2))]
    facing = dice.uniform(0, 360, count).tolist()
    return tuple(PlacedBase(*each) for each in zip(kinds, at, facing, strict=True))


def bases(
    count: int, around: Sequence[Polygon], sizes: Sequence[BaseSize], seed: int = 5
) -> tuple[PlacedBase, ...]:
    """Strew bases over the free ground, none upon another; sizes come in turn."""
    dice = np.random.default_rng(seed)
    ground = shapely.union_all(shapes(around))
    shapely.prepare(ground)
    reach = [hypot(inches(size.length_mm), inches(size.width_mm)) / 2.0 for size in sizes]
    reach = [inches(s.length_mm) / 2.0 if s.kind == "round" else r for s, r in zip(sizes, reach, strict=True)]
    found: list[PlacedBase] = []
    at, radii = np.zeros((count, 2)), np.zeros(count)
    while len(found) < count:
        n = len(found)
        size, r = sizes[n % len(sizes)], reach[n % len(sizes)]
        x, y = (float(dice.uniform(r + 0.05, length - r - 0.05)) for length in BOARD)
        apart = np.hypot(at[:n, 0] - x, at[:n, 1] - y) > radii[:n] + r + 1e-3
        if apart.all() and not shapely.dwithin(ground, shapely.Point(x, y), r + 1e-3):
            at[n], radii[n] = (x, y), r
            found.append(PlacedBase(size, (x, y), float(dice.uniform(0.0, 360.0))))
    return tuple(found)


def table(around: Sequence[Polygon], standing: Sequence[PlacedBase], top: float = 10.0) -> Table:
    """Set up a table of walls that stop sight and movement, and of models 1.5 inches high."""
    pieces = tuple(Piece(f"p{k}", outline, 0.0, top, blocks_sight=True) for k, outline in enumerate(around))
    bodies = tuple(Body(f"m{k}", base, 0.0, 1.5) for k, base in enumerate(standing))
    return Table(*BOARD, pieces, bodies)
