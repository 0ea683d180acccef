"""How fast the kernel says what is seen, against what one would use instead, in one run.

    python tests/benchmarks/bench_sight.py [--quick] [--pairs 100000]

What a point sees: (a) VisiLibity's visibility polygon, (b) pyvisgraph, which names the corners seen but gives
no region, (c) rays of shapely at and beside every corner. Base to base: (d) 16 × 16 segments from rim to rim
against prepared shapely, the centres first. `--pairs` looks instead for pairs that sampling sees and the
kernel does not: those called blocked are sampled 64 × 64, the lines that prove the others clear are tested.
"""

import argparse
import gc
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import pi
from types import ModuleType
from typing import Any

import numpy as np
import shapely
from scenes import BOARD, MIXED, bases, shapes, table, terrain
from timing import forget, grown, medians, once, options, peer, told

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.pieces import Table
from battlefield.geometry.sight import Sight, obscured_shares, sight
from battlefield.geometry.sight.lines_of_sight import sights
from battlefield.geometry.visibility import VisibleRegion

EDGES = (20, 200, 1000)
EYES = 20
RIM = 16
SHY = 1e-5  # inch; a proof's line may touch terrain, but not go that deep


def eyes_on(pieces: Sequence[Polygon], count: int = EYES) -> list[Point]:
    """Find points on free ground."""
    return [base.at for base in bases(count, pieces, [BaseSize.round(25)], seed=21)]


def turned(points: Sequence[Point], left: bool) -> list[Point]:
    """Give a ring in one sense of turning, counted with y upward."""
    ring = shapely.LinearRing(points)
    return list(points) if ring.is_ccw == left else list(reversed(points))


def board_ring() -> list[Point]:
    """Give the corners of the board, turning left."""
    return [(0.0, 0.0), (BOARD[0], 0.0), BOARD, (0.0, BOARD[1])]


def visilibity_areas(visilibity: ModuleType, pieces: Sequence[Polygon]) -> Callable[[Point], float]:
    """Give VisiLibity's answer to what a point sees."""
    rings = [turned(board_ring(), True), *(turned(piece.points, False) for piece in pieces)]
    polygons = [visilibity.Polygon([visilibity.Point(*corner) for corner in ring]) for ring in rings]
    environment = visilibity.Environment(polygons)

    def area(eye: Point, kept: list[Any] = polygons) -> float:
        assert kept  # the environment does not keep its polygons alive
        return float(visilibity.Visibility_Polygon(visilibity.Point(*eye), environment, 1e-9).area())

    return area


def pyvisgraph_corners(pyvisgraph: ModuleType, pieces: Sequence[Polygon]) -> Callable[[Point], object]:
    """Give pyvisgraph's answer to which corners a point sees."""
    from pyvisgraph.visible_vertices import visible_vertices

    rings = [[pyvisgraph.Point(*corner) for corner in piece.points] for piece in pieces]
    graph = pyvisgraph.Graph([*rings, [pyvisgraph.Point(*corner) for corner in board_ring()]])
    return lambda eye: visible_vertices(pyvisgraph.Point(*eye), graph)


def ray_areas(pieces: Sequence[Polygon]) -> Callable[[Point], float]:
    """Give the recipe of rays at, just left of and just right of every corner."""
    rings = [np.array(board_ring()), *(np.array(piece.points) for piece in pieces)]
    corners = np.concatenate(rings)
    closed = [shapely.LinearRing(ring) for ring in rings]
    walls = np.array(closed)
    tree = shapely.STRtree(walls)

    def area(eye: Point) -> float:
        toward = np.arctan2(*(corners - eye).T[::-1])
        angles = np.sort(np.concatenate([toward - 1e-6, toward, toward + 1e-6]))
        ends = np.array(eye) + 200.0 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
        rays = shapely.linestrings(np.stack([np.broadcast_to(eye, ends.shape), ends], axis=1))
        which, wall = tree.query(rays, "intersects")
        hits = shapely.distance(shapely.Point(eye), shapely.intersection(rays[which], walls[wall]))
        reach = np.full(len(rays), np.inf)
        np.minimum.at(reach, which, hits)
        x, y = reach * np.cos(angles), reach * np.sin(angles)
        return float(np.abs(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2.0)

    return area


def region(edges: int, quick: bool, visilibity: ModuleType | None, pyvisgraph: ModuleType | None) -> float:
    """Time and compare what points see; give the kernel's seconds for one point."""
    pieces = terrain(edges)
    eyes, set_up = eyes_on(pieces), table(pieces, ())
    asks: dict[str, Callable[[Point], object]] = {
        "kernel": lambda eye: VisibleRegion.of(set_up, eye).area,
        "with its outline": lambda eye: VisibleRegion.of(set_up, eye).outline,
    }
    if visilibity is not None:
        asks["(a) VisiLibity"] = visilibity_areas(visilibity, pieces)
    if pyvisgraph is not None:
        asks["(b) pyvisgraph"] = pyvisgraph_corners(pyvisgraph, pieces)
    asks["(c) shapely rays"] = ray_areas(pieces)

    def run(ask: Callable[[Point], object]) -> list[object]:
        return [ask(eye) for eye in eyes]

    found = medians({name: partial(run, ask) for name, ask in asks.items()}, 1 if quick else 5)
    told(f"region seen, {edges} edges", found, "kernel", len(eyes))
    forget()
    print(f"    first look at the terrain {1000 * once(lambda: VisibleRegion.of(set_up, eyes[0])):.2f} ms")
    own = np.array(run(asks["kernel"]), dtype=float)
    for name in ("(a) VisiLibity", "(c) shapely rays"):
        if name in asks:
            off = np.abs(np.array(run(asks[name]), dtype=float) - own)
            worst = f"median {np.median(off):.0e}, largest {off.max():.1e} sq in"
            print(
                f"    area by {name} differs: {worst}, by > 0.001 at {(off > 1e-3).sum()} of {len(off)} eyes"
            )
    return found["kernel"] / len(eyes)


def rims(base: PlacedBase, other: PlacedBase, count: int) -> np.ndarray:
    """Give points on a round base's rim that face another, f8[count, 2]; the first and last lie behind."""
    (x, y), (u, v) = base.at, other.at
    angles = np.arctan2(v - y, u - x) + np.linspace(-0.6, 0.6, count) * pi
    radius = inches(base.size.length_mm) / 2.0
    return np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], axis=1)


def fans(one: PlacedBase, two: PlacedBase, count: int) -> np.ndarray:
    """Give the segments from every sampled point of one rim to every one of another."""
    starts, ends = rims(one, two, count), rims(two, one, count)
    joined = np.stack(
        [np.repeat(starts, count, axis=0), np.tile(ends, (count, 1))],
        axis=1,
    )
    return np.asarray(shapely.linestrings(joined))


def sampled(ground: shapely.Geometry, one: PlacedBase, two: PlacedBase, count: int = RIM) -> bool:
    """Tell whether some sampled segment is free; the one between the centres is tried first."""
    if not shapely.intersects(ground, shapely.LineString([one.at, two.at])):
        return True
    return not bool(shapely.intersects(ground, fans(one, two, count)).all())


def prepared(pieces: Sequence[Polygon]) -> shapely.Geometry:
    """Give all pieces as one prepared geometry."""
    ground = shapely.union_all(shapes(pieces))
    shapely.prepare(ground)
    return ground


def base_to_base(edges: int, quick: bool) -> float:
    """Time sight between bases, pair by pair and all at once; give the seconds of a pair of many."""
    pieces = terrain(edges)
    standing = bases(40, pieces, [BaseSize.round(32)])
    set_up, ground = table(pieces, standing), prepared(pieces)
    dice = np.random.default_rng(4)
    pairs = [tuple(dice.choice(40, 2, replace=False).tolist()) for _ in range(40)]
    everyone = list(combinations(range(40), 2))

    def ours(a: int, b: int) -> Sight:
        return sight(set_up, f"m{a}", f"m{b}", models_block=False)

    def others(some: Sequence[tuple[int, ...]]) -> list[bool]:
        return [sampled(ground, standing[a], standing[b]) for a, b in some]

    runs = {
        "yes or no": lambda: [ours(*pair).clear for pair in pairs],
        "with margin and blockers": lambda: [ours(*pair).margin for pair in pairs],
        "(d) 16 × 16": lambda: others(pairs),
    }
    told(f"sight, one pair, {edges} edges", medians(runs, 1 if quick else 5), "yes or no", len(pairs))
    single = sum(ours(*pair).clear != bool(theirs) for pair, theirs in zip(pairs, others(pairs), strict=True))
    print(f"    sight and 16 × 16 differ in {single} of {len(pairs)} pairs")
    many = {
        "sights": lambda: sights(set_up, models_block=False),
        "(d) 16 × 16": lambda: others(everyone),
    }
    found = medians(many, 1 if quick else 3)
    told(f"sight, {len(everyone)} pairs, {edges} edges", found, "sights", len(everyone))
    seen = sights(set_up, models_block=False)
    differ = [(bool(seen[a, b]), found) for (a, b), found in zip(everyone, others(everyone), strict=True)]
    missed = sum(own and not other for own, other in differ)
    print(f"    clear {sum(own for own, _ in differ)} of {len(differ)} pairs; 16 × 16 misses {missed},"
          f" the kernel {sum(other and not own for own, other in differ)}")  # fmt: skip
    return found["sights"] / len(everyone)


def fifty_by_fifty(edges: int, quick: bool) -> None:
    """Time sight and hidden shares of 50 observers and 50 targets, models in the way too."""
    set_up = table(terrain(edges), bases(100, terrain(edges), MIXED))
    one, two = ([f"m{k}" for k in rows] for rows in (range(50), range(50, 100)))
    runs = {
        "both": lambda: (sights(set_up, one, two), obscured_shares(set_up, one, two)),
        "sights": lambda: sights(set_up, one, two),
        "shares": lambda: obscured_shares(set_up, one, two),
        "sights, only terrain blocks": lambda: sights(set_up, one, two, models_block=False),
        "shares, only terrain blocks": lambda: obscured_shares(set_up, one, two, models_block=False),
    }
    told(f"50 × 50 mixed, {edges} edges", medians(runs, 1 if quick else 3), "both")


def compared(wanted: int) -> None:
    """Compare many pairs with sampling, table by table: nothing that sampling sees may be missed."""
    totals, done, seed = np.zeros(5, dtype=int), 0, 0
    while done < wanted:
        edges = EDGES[seed % len(EDGES)]
        pieces = terrain(edges, seed=100 + seed)
        standing = bases(101, pieces, [BaseSize.round(25), BaseSize.round(40)], seed=200 + seed)
        pairs = list(combinations(range(len(standing)), 2))[: wanted - done]
        totals += _compared(table(pieces, standing), pieces, standing, pairs)
        done, seed = done + len(pairs), seed + 1
        clear, missed, unproven, deep, coarse = totals.tolist()
        print(f"{done} pairs on {seed} tables: {clear} clear; seen by 64 × 64 sampling and missed {missed};"
              f" clear without a line {unproven}, with a line through terrain {deep};"
              f" clear and not seen by 16 × 16 {coarse}", flush=True)  # fmt: skip


def _compared(
    set_up: Table, pieces: Sequence[Polygon], standing: Sequence[PlacedBase], pairs: list[tuple[int, int]]
) -> np.ndarray:
    """Count pairs that are clear, missed, unproven, proven by a bad line, and overlooked by 16 × 16."""
    ground = prepared(pieces)
    inner = shapely.buffer(ground, -SHY, join_style="mitre")
    shapely.prepare(inner)
    seen = sights(set_up, models_block=False)
    counts = np.zeros(5, dtype=int)
    for a, b in pairs:
        if not seen[a, b]:
            counts[1] += sampled(ground, standing[a], standing[b], 64)
            continue
        line = sight(set_up, f"m{a}", f"m{b}", models_block=False).line
        flat = [point[:2] for point in line] if line else []
        deep = bool(flat) and bool(shapely.intersects(inner, shapely.LineString(flat)))
        counts += (1, 0, not flat, deep, not sampled(ground, standing[a], standing[b]))
    return counts


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pairs", type=int, default=0, help="compare so many pairs with sampling instead")


def main() -> None:
    """Print all tables, or compare pairs."""
    chosen = options(__doc__, _arguments)
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    if chosen.pairs:
        compared(chosen.pairs)
        return
    visilibity, pyvisgraph = peer("visilibity"), peer("pyvisgraph", "pyvisgraph tqdm")
    edges = EDGES[:2] if chosen.quick else EDGES
    gc.freeze()
    grown("regions", edges, [region(n, chosen.quick, visilibity, pyvisgraph) for n in edges])
    grown("sight, many pairs", edges, [base_to_base(n, chosen.quick) for n in edges])
    for n in edges:
        fifty_by_fifty(n, chosen.quick)


if __name__ == "__main__":
    main()
