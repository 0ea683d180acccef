"""Random small tables for questions of sight; terrain is convex, so that the second opinion can judge it."""

from math import cos, pi, sin

import numpy as np

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece, Table

SIZES = (
    BaseSize.round(32),
    BaseSize.round(50),
    BaseSize.oval(60, 35),
    BaseSize.rect(25, 50),
    BaseSize.hex(40),
)
SIZE = 12.0


def random_table(seed: int, kind: str = "ground") -> Table:
    """Make a table of two bodies a and b, walls, discs and models between and about them.

    Of kind "ground" everything stands on the table, "floors" has bridges, roofs and bodies on them, "clouds"
    has clouds as well. All kinds hold overlapping and touching things.
    """
    rng = np.random.default_rng((seed, len(kind)))
    pieces = [_piece(rng, k, kind) for k in range(int(rng.integers(2, 8)))]
    bodies = [_body(rng, name, kind, pieces) for name in ("a", "b")]
    bodies += [_body(rng, f"m{k}", kind, pieces) for k in range(int(rng.integers(0, 4)))]
    return Table(SIZE, SIZE, tuple(pieces), tuple(bodies))


def _piece(rng: np.random.Generator, number: int, kind: str) -> Piece:
    x, y = rng.uniform((2.5, 1.5), (SIZE - 2.5, SIZE - 1.5))
    cloud = kind == "clouds" and rng.uniform() < 0.4
    bottom = float(rng.choice([0.0, 0.0, 1.0, 2.0])) if kind == "floors" else 0.0
    top = bottom + float(rng.choice([0.5, 1.0, 2.0, 3.0, 3.0, 3.0]))
    if cloud and rng.uniform() < 0.5:
        top = bottom
    outline: Circle | Polygon
    if rng.uniform() < 0.25:
        outline = Circle((float(x), float(y)), float(rng.uniform(0.3, 2.0)))
    else:
        outline = _polygon(rng, float(x), float(y))
    return Piece(f"p{number}", outline, bottom, top, blocks_sight=not cloud, cloud=cloud)


def _polygon(rng: np.random.Generator, x: float, y: float) -> Polygon:
    if rng.uniform() < 0.6:
        turn = float(rng.choice([0.5 * pi, 0.5 * pi, rng.uniform(0.0, pi)]))
        a, b = float(rng.uniform(1.0, 5.0)), float(rng.choice([0.05, 0.2, 1.0]))
        corners = [(a, b), (-a, b), (-a, -b), (a, -b)]
        c, s = cos(turn), sin(turn)
        return Polygon(tuple((x + u * c - v * s, y + u * s + v * c) for u, v in corners))
    count = int(rng.integers(3, 7))
    angles = np.sort(rng.uniform(0.0, 2.0 * pi, count)) + np.arange(count) * 1e-3
    radius = float(rng.uniform(0.5, 2.5))
    return Polygon(tuple((x + radius * cos(t), y + radius * sin(t)) for t in angles))


def _body(rng: np.random.Generator, name: str, kind: str, pieces: list[Piece]) -> Body:
    size = SIZES[int(rng.integers(len(SIZES)))]
    if name == "a":
        at = rng.uniform((0.5, 2.0), (3.5, SIZE - 2.0))
    elif name == "b":
        at = rng.uniform((SIZE - 3.5, 2.0), (SIZE - 0.5, SIZE - 2.0))
    else:
        at = rng.uniform(1.5, SIZE - 1.5, 2)
    bottom = 0.0
    if kind == "floors" and rng.uniform() < 0.5:
        bottom = float(rng.choice([0.0, *(piece.top for piece in pieces)]))
    height = float(rng.choice([0.0, 1.0, 1.5, 1.5, 2.5] if kind == "floors" else [1.0, 1.5, 2.5]))
    base = PlacedBase(size, (float(at[0]), float(at[1])), float(rng.uniform(0, 360)))
    return Body(name, base, bottom, height)
