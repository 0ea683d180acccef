"""Random positions, and what an area of reach says wrongly near its rim, judged by the costs of single ways.

A case is a random base among walls, difficult ground, platforms, other bases and the board's edges.
"""

from itertools import count
from math import cos, hypot, pi, sin

import numpy as np
import shapely

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement import Policy, reach
from battlefield.geometry.pieces import Body, Piece, Table

ENOUGH = 1500  # arrivals that a search beyond the move looks at before it is given up
SLACK = 0.02  # inches on either side of the rim
BOARD = (20.0, 16.0)
KINDS = ("open", "wood", "climb", "fly", "jump", "units")
SIZES = (
    *(BaseSize.round(mm) for mm in (25, 32, 40, 60)),
    *(BaseSize.oval(60, 35), BaseSize.oval(75, 42)),
    *(BaseSize.rect(50, 25), BaseSize.rect(40, 40)),
    *(BaseSize.hex(32), BaseSize.hex(50)),
)


def outline(rng, at, big):
    """Give a disc, a box, a thin wall, an L or a star about a place."""
    kind, turn = int(rng.integers(5)), rng.uniform(0, 2 * pi)
    if kind == 0:
        return Circle(at, float(rng.uniform(0.3, big)))
    if kind == 3:
        a, b = rng.uniform(0.6, 1.3 * big, 2)
        w = 0.35 * min(a, b)
        ring = [(-a, -b), (a, -b), (a, w - b), (w - a, w - b), (w - a, b), (-a, b)]
    elif kind == 4:
        angles = np.arange(5) * 2 * pi / 5 + rng.uniform(-0.5, 0.5, 5)
        ring = [(r * cos(t), r * sin(t)) for r, t in zip(rng.uniform(0.4, big, 5), angles, strict=True)]
    else:
        a, b = rng.uniform(0.3, big, 2) if kind == 1 else (rng.uniform(0.5, 2 * big), 0.1)
        ring = [(-a, -b), (a, -b), (a, b), (-a, b)]
    c, s = cos(turn), sin(turn)
    return Polygon(tuple((float(at[0] + x * c - y * s), float(at[1] + x * s + y * c)) for x, y in ring))


def policy(rng, kind):
    """Give a policy of a kind."""
    if kind == "wood":
        return Policy(difficult_by=("centre", "any part")[int(rng.integers(2))])
    if kind == "units":
        return Policy(ignores_units=bool(rng.integers(2)), passes=frozenset(["b0"]))
    climb = 6.0 if kind in ("climb", "fly", "jump") else None
    return Policy(ignores_terrain=kind == "fly", jumps=kind == "jump", climb=climb)


def position(seed, kind):
    """Give the reach of a random base at a random place; None where it has no room there."""
    rng = np.random.default_rng(seed)
    move, at_edge = float(rng.uniform(2, 7)), rng.random() < 0.3
    start = float(rng.uniform(1.6, 4) if at_edge else rng.uniform(7, 13)), float(rng.uniform(6, 10))

    def near():
        return tuple((np.array(start) + rng.uniform(-move, move, 2)).tolist())

    pieces = [
        Piece(f"w{k}", outline(rng, near(), 1.2), 0, 3, impassable=True) for k in range(rng.integers(0, 4))
    ]
    if kind != "open":
        grounds = range(rng.integers(0 if kind == "climb" else 1, 4))
        pieces += [Piece(f"g{k}", outline(rng, near(), 2.0), 0, 0, difficult=True) for k in grounds]
    if kind in ("climb", "fly", "jump"):
        for k in range(rng.integers(1, 3)):
            top = float(rng.choice([0.5, 1.0, 2.0]))
            pieces.append(Piece(f"p{k}", outline(rng, near(), 2.0), 0, top, platform=True))

    def base(size, at):
        return PlacedBase(size, at, float(rng.uniform(0, 360)))

    mover = Body("m", base(SIZES[int(rng.integers(len(SIZES)))], start), height=1.2)
    others = [
        Body(f"b{k}", base(SIZES[int(rng.integers(len(SIZES)))], near()), height=1.2)
        for k in range(rng.integers(0, 5))
    ]
    table = Table(*BOARD, tuple(pieces), (mover, *others))
    asking = reach(table, "m", move, policy(rng, kind))
    return asking if asking.cost_to(start, level=0.0).why == "" else None


def area(polygons):
    """Put polygons together."""
    return shapely.union_all([shapely.Polygon(p.points, p.holes) for p in polygons])


def accepts(asking, at):
    """Ask the rule whether a place can be reached, as games do: at once, then by a longer search.

    None where that search, which goes on beyond the move, takes longer than is worth it here.
    """
    known = asking.near(at)
    if known is not None and (known.reachable or known.why):
        return known.reachable
    start = asking.body.base.at
    if hypot(at[0] - start[0], at[1] - start[1]) > asking.move + 1e-6:
        return False
    steps = count()
    try:
        return asking.cost_to(at, lambda: next(steps) > ENOUGH).reachable
    except StoppedError:
        return None


def along(rng, rim, many):
    """Give random places on a rim."""
    if rim.is_empty:
        return []
    found = (rim.interpolate(float(share), normalized=True) for share in rng.random(many))
    return [(point.x, point.y) for point in found]


def about(rng, at, far, many):
    """Give random places about one."""
    shares, turns = np.sqrt(rng.random(many)), rng.uniform(0, 2 * pi, many)
    spots = zip(shares.tolist(), turns.tolist(), strict=True)
    return [(at[0] + far * share * cos(turn), at[1] + far * share * sin(turn)) for share, turn in spots]


def faults(asking, seed, many):
    """List places off the rim of an area, and some about it, of which it says what is not so."""
    rng, found = np.random.default_rng(seed + 10**6), area(asking.outline)
    shapely.prepare(found)
    inner = along(rng, found.buffer(-SLACK).boundary, many)
    wrong = [("refused in the area", at) for at in inner if accepts(asking, at) is False]
    outer = along(rng, found.buffer(SLACK).boundary, many)
    outer += about(rng, asking.body.base.at, asking.move, many // 2)
    outer = [at for at in outer if found.distance(shapely.Point(at)) >= 0.99 * SLACK]
    return wrong + [("accepted outside the area", at) for at in outer if accepts(asking, at)]
