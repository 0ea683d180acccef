"""How fast the kernel finds shortest ways, against planners that prepare a graph first, in one run.

    python tests/benchmarks/bench_reach.py [--quick]

Peers: (a) extremitypathfinder, (b) pyvisgraph, both of which know points and polygons only. They are given
the bare terrain, and the kernel a base so small (2e-8 mm) that its ways are longer by less than 1e-8 inch. On
the smallest table the first also gets the terrain grown by a 32 mm base, with 16 segments to the quarter
circle, which cuts corners where the kernel follows the arc. The kernel prepares nothing: its first answer on
a terrain includes all that it keeps for the next.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from types import ModuleType

import numpy as np
import shapely
from scenes import BOARD, bases, shapes, table, terrain
from timing import forget, grown, is_quick, medians, once, peer, told

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import reach
from battlefield.geometry.pieces import Table

EDGES = (20, 200, 1000)
TINY, BASE = BaseSize.round(2e-8), BaseSize.round(32)
MOST_FOR_PYVISGRAPH = 200  # edges; beyond, it prepares for minutes
Way = tuple[Point, Point]
Length = Callable[[Point, Point], float]


def box(margin: float = 0.0) -> list[Point]:
    """Give the corners of the board less a margin, turning left."""
    low, right, bottom = margin, BOARD[0] - margin, BOARD[1] - margin
    return [(low, low), (right, low), (right, bottom), (low, bottom)]


def extremity_lengths(module: ModuleType, rings: Sequence[Sequence[Point]], margin: float) -> Length:
    """Prepare extremitypathfinder; a small scene goes before, so that its compiler has run."""
    module.PolygonEnvironment().store(box(), [[(1.0, 1.0), (1.0, 2.0), (2.0, 1.0)]])
    environment = module.PolygonEnvironment()
    holes = [ring[::-1] if shapely.LinearRing(ring).is_ccw else list(ring) for ring in rings]
    environment.store(box(margin), holes)
    return lambda start, goal: float(environment.find_shortest_path(start, goal)[1])


def pyvisgraph_lengths(module: ModuleType, rings: Sequence[Sequence[Point]]) -> Length:
    """Prepare pyvisgraph; it does not keep to the board, which no shortest way leaves here."""
    graph = module.VisGraph()
    graph.build([[module.Point(*corner) for corner in ring] for ring in rings], status=False)

    def length(start: Point, goal: Point) -> float:
        path = graph.shortest_path(module.Point(*start), module.Point(*goal))
        return float(np.hypot(*np.diff([(p.x, p.y) for p in path], axis=0).T).sum())

    return length


def own_lengths(pieces: Sequence[Polygon], size: BaseSize, ways: Sequence[Way]) -> Length:
    """Ask the kernel across the whole board, a body standing at every start."""
    tables: dict[Point, Table] = {s: table(pieces, [PlacedBase(size, s)]) for s, _ in ways}
    return lambda start, goal: reach(tables[start], "m0", 0.0).cost_to(goal).cost


def ends(pieces: Sequence[Polygon], count: int) -> list[Way]:
    """Find pairs of places on free ground, far apart."""
    at = [base.at for base in bases(2 * count, pieces, [BASE], seed=31)]
    order = sorted(at)
    return list(zip(order[:count], order[: count - 1 : -1], strict=True))


def compared(
    title: str, edges: int, peers: dict[str, Callable[[], Length]], own: Length, ways: Sequence[Way]
) -> float:
    """Prepare, time and compare; give the kernel's seconds for one way."""
    forget()
    first = once(lambda: own(*ways[0]))
    asks: dict[str, Length] = {"kernel": own}
    prepared = [f"kernel's first way {1000 * first:.1f} ms"]
    for name, prepare in peers.items():
        seconds = once(lambda name=name, prepare=prepare: asks.setdefault(name, prepare()))
        prepared.append(f"{name} prepares {1000 * seconds:.1f} ms")

    def run(ask: Length) -> list[float]:
        return [ask(*way) for way in ways]

    found = medians({name: partial(run, ask) for name, ask in asks.items()}, 3)
    told(f"{title}, {edges} edges", found, "kernel", len(ways))
    print(f"    {', '.join(prepared)}")
    exact = np.array(run(own))
    for name in peers:
        off = np.array(run(asks[name])) - exact
        print(f"    ways by {name} are longer by {off.min():+.1e} to {off.max():+.1e} inch,"
              f" of {exact.min():.1f} to {exact.max():.1f}")  # fmt: skip
    if not all(isfinite(cost) for cost in exact):
        print("    the kernel finds no way for some")
    return found["kernel"] / len(ways)


def points(edges: int, modules: dict[str, ModuleType | None]) -> float:
    """Compare ways of a point."""
    pieces = terrain(edges)
    ways, rings = ends(pieces, 12), [piece.points for piece in pieces]
    peers: dict[str, Callable[[], Length]] = {}
    extremity, pyvisgraph = modules["extremitypathfinder"], modules["pyvisgraph"]
    if extremity is not None:
        peers["(a) extremitypathfinder"] = partial(extremity_lengths, extremity, rings, 0.0)
    if pyvisgraph is not None and edges <= MOST_FOR_PYVISGRAPH:
        peers["(b) pyvisgraph"] = partial(pyvisgraph_lengths, pyvisgraph, rings)
    elif pyvisgraph is not None:
        print(f"    (b) pyvisgraph is left out at {edges} edges: it prepares for minutes")
    return compared("way of a point", edges, peers, own_lengths(pieces, TINY, ways), ways)


def grown_terrain(edges: int, modules: dict[str, ModuleType | None]) -> None:
    """Compare ways of a 32 mm base with those of a point among terrain grown by it."""
    pieces, radius = terrain(edges), inches(BASE.length_mm) / 2.0
    ways = ends(pieces, 12)
    fat = shapely.get_parts(shapely.union_all(shapely.buffer(shapes(pieces), radius, quad_segs=16)))
    rings = [[tuple(corner) for corner in part.exterior.coords[:-1]] for part in fat]
    extremity = modules["extremitypathfinder"]
    peers: dict[str, Callable[[], Length]] = {}
    if extremity is not None:
        peers["(a) extremitypathfinder"] = partial(extremity_lengths, extremity, rings, radius)
    compared("way of a 32 mm base", edges, peers, own_lengths(pieces, BASE, ways), ways)


def a_move(edges: int, quick: bool) -> float:
    """Time a move of 12 inches of a 32 mm base: first and next answers, and all places; give the first's."""
    pieces = terrain(edges)
    spots = bases(10, pieces, [BASE], seed=41)
    tables = [table(pieces, [spot]) for spot in spots]
    goals = [(x + 3.0, y + 2.0) for x, y in (spot.at for spot in spots)]
    asked = list(zip(tables, goals, strict=True))

    def fresh() -> None:
        for set_up, goal in asked:
            forget()
            reach(set_up, "m0", 12.0).cost_to(goal)

    runs = {
        "first way": fresh,
        "way, terrain known": lambda: [reach(set_up, "m0", 12.0).cost_to(goal) for set_up, goal in asked],
        "all places, terrain known": lambda: [reach(set_up, "m0", 12.0).area for set_up, _ in asked],
    }
    found = medians(runs, 1 if quick else 3)
    told(f"move of 12 inches, {edges} edges", found, "first way", len(asked))
    return found["first way"] / len(asked)


def main() -> None:
    """Print all tables."""
    quick = is_quick(__doc__)
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    modules = {
        "extremitypathfinder": peer("extremitypathfinder", "extremitypathfinder[numba]"),
        "pyvisgraph": peer("pyvisgraph", "pyvisgraph tqdm"),
    }
    edges = EDGES[:1] if quick else EDGES
    grown("ways of a point, edges", edges, [points(n, modules) for n in edges])
    grown_terrain(EDGES[0], modules)
    grown("moves, edges", edges, [a_move(n, quick) for n in edges])


if __name__ == "__main__":
    main()
