"""How fast the kernel maps what a template covers and finds its best place, in one run with what one would
use instead.

    python tests/benchmarks/bench_maps.py [--quick]

Maps have a node every 0.1 inch of a board of 72 × 48. Peers: (a) a spatial index of centres asked at every
node for those within reach, exact for round bases of one size; (b) the same on polygons with 16 segments to
the quarter circle, for mixed bases. Both are asked at a sample of the nodes, all at once, and scaled up to
the whole map; with scatter they are asked at every landing of fewer nodes. Best place: (c) a count at every
crossing of two circles in numpy, for round templates; (d) the peer's map, searched for its highest node.
"""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
import shapely
from scenes import BOARD, MIXED, drawn, strewn
from timing import grown, is_quick, medians, told

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.templates import BestPlacement, HeatMap, Scatter, ScatterRule, landings
from battlefield.geometry.templates.heatmap import heat_map

SIZES = (50, 200, 1000)
ROUND = (BaseSize.round(32),)
BLAST = 5.0  # inches across
STEP = 0.1
SAMPLE, SCATTERED = 4000, 60  # nodes
Count = Callable[[np.ndarray], np.ndarray]


def indexed(bases: Sequence[PlacedBase]) -> Count:
    """Give a count of the bases that a blast about any of many points covers, by a spatial index."""
    if len({base.size for base in bases}) == 1 and bases[0].size.kind == "round":
        things = np.array([shapely.Point(base.at) for base in bases])
        far = (BLAST + inches(bases[0].size.length_mm)) / 2.0
    else:
        things, far = np.array([drawn(base) for base in bases]), BLAST / 2.0
    tree = shapely.STRtree(things)

    def count(at: np.ndarray) -> np.ndarray:
        asked = tree.query(shapely.points(at), "dwithin", far)[0]
        return np.bincount(asked, minlength=len(at))

    return count


def nodes_of(found: HeatMap) -> np.ndarray:
    """Give all nodes of a map, row by row, f8[N, 2]."""
    x, y = np.meshgrid(found.xs, found.ys)
    return np.stack([x.ravel(), y.ravel()], axis=1)


def one_landing(name: str, sizes: Sequence[BaseSize], count: int, quick: bool) -> float:
    """Time the map of a blast that lands where it is aimed; give the kernel's seconds."""
    standing = strewn(count, sizes)
    bases, weights = Bases.placed(standing), np.ones(count)
    own = partial(heat_map, "round", BLAST, 0.0, bases, weights, BOARD, STEP)
    found = own()
    nodes, peer = nodes_of(found), indexed(standing)
    some = np.random.default_rng(1).choice(len(nodes), SAMPLE, replace=False)
    taken = medians({"map": own, "index": lambda: peer(nodes[some])}, 3 if quick else 9)
    scaled = {"map": taken["map"], _peer_name(sizes): taken["index"] * len(nodes) / SAMPLE}
    told(f"map, {name}, {count} bases", scaled, "map")
    off = int((peer(nodes[some]) != found.values.ravel()[some]).sum())
    print(f"    {SAMPLE} of {len(nodes)} nodes asked of the index; it differs at {off}")
    return taken["map"]


def scattered(name: str, sizes: Sequence[BaseSize], count: int, quick: bool) -> float:
    """Time the map of a blast that scatters; give the kernel's seconds."""
    standing, rule = strewn(count, sizes), ScatterRule()
    bases, weights, falls = Bases.placed(standing), np.ones(count), landings(rule)
    own = partial(heat_map, "round", BLAST, 0.0, bases, weights, BOARD, STEP, rule)
    nodes, peer = nodes_of(own()), indexed(standing)
    some = np.random.default_rng(2).choice(len(nodes), SCATTERED, replace=False)

    def other() -> np.ndarray:
        counts = peer((nodes[some][:, None, :] + falls.at).reshape(-1, 2))
        return np.asarray(counts.reshape(SCATTERED, -1) @ falls.weight / falls.denominator)

    taken = medians({"map": own, "index": other}, 1 if quick else 5)
    scaled = {"map": taken["map"], _peer_name(sizes): taken["index"] * len(nodes) / SCATTERED}
    told(f"{len(falls)} landings, {name}, {count} bases", scaled, "map")
    off = np.abs(other() - own().values.ravel()[some]).max()
    print(f"    {SCATTERED} of {len(nodes)} nodes asked of the index; it differs by {off:.1e} at most")
    return taken["map"]


def one_aim(count: int, quick: bool) -> None:
    """Time whom one scattering template covers, against 10,000 throws of an index."""
    standing = strewn(count, ROUND)
    bases, falls, peer = Bases.placed(standing), landings(ScatterRule()), indexed(standing)
    middle = (BOARD[0] / 2.0, BOARD[1] / 2.0)
    chances = np.asarray(falls.weight / falls.denominator, dtype=np.float64)

    def thrown() -> float:
        throws = np.random.default_rng(3).choice(len(falls), 10_000, p=chances)
        return float(peer(np.array(middle) + falls.at[throws]).mean())

    def own() -> float:
        return float(Scatter.of(Template("round", BLAST, middle), bases).chances().sum())

    found = medians({"scatter": own, "10,000 throws": thrown}, 3 if quick else 9)
    told(f"one aim, {count} bases", found, "scatter")
    print(f"    expected {own():.6f} exactly, {thrown():.6f} thrown")


def crossings(standing: Sequence[PlacedBase]) -> int:
    """Count at every crossing of two circles, and at every centre, how many discs hold it; give the most."""
    at = np.array([base.at for base in standing])
    reach = (BLAST + np.array([inches(base.size.length_mm) for base in standing])) / 2.0
    first, second = np.triu_indices(len(at), 1)
    step = at[second] - at[first]
    square = (step * step).sum(axis=1)
    near = square < (reach[first] + reach[second]) ** 2
    first, step, square, other = first[near], step[near], square[near], reach[second[near]]
    along = (square + reach[first] ** 2 - other**2) / (2.0 * square)
    across = np.sqrt(np.maximum(reach[first] ** 2 / square - along * along, 0.0))
    sides = [np.stack([-step[:, 1], step[:, 0]], axis=1) * (k * across)[:, None] for k in (1.0, -1.0)]
    points = np.concatenate([at, *(at[first] + along[:, None] * step + side for side in sides)])
    most = 0
    for start in range(0, len(points), 2000):  # memory stays bounded
        off = points[start : start + 2000, None, :] - at
        most = max(most, int(((off * off).sum(axis=2) <= (reach + 1e-9) ** 2).sum(axis=1).max()))
    return most


def best(name: str, sizes: Sequence[BaseSize], count: int, quick: bool) -> float:
    """Time the best place of a blast; give the kernel's seconds."""
    standing = strewn(count, sizes)
    bases, weights, peer = Bases.placed(standing), np.ones(count), indexed(standing)
    own = partial(BestPlacement.search, "round", BLAST, bases, weights, board=BOARD)
    nodes = nodes_of(heat_map("round", BLAST, 0.0, bases, weights, BOARD, STEP))
    some = nodes[np.random.default_rng(1).choice(len(nodes), SAMPLE, replace=False)]
    runs: dict[str, Callable[[], object]] = {"best place": own, "grid": lambda: peer(some)}
    if len(sizes) == 1:
        runs["(c) crossings"] = partial(crossings, standing)
    found = medians(runs, 1 if quick else 5)
    found["(d) grid"] = found.pop("grid") * len(nodes) / SAMPLE
    told(f"best place, {name}, {count} bases", found, "best place")
    answer = own()
    proven = "proven" if answer.proven else f"at most {answer.most:g}"
    told_values = [f"{answer.value:g} covered ({proven}), {answer.slack:.4f} inch to spare"]
    if len(sizes) == 1:
        told_values.append(f"(c) {crossings(standing)}")
    if not quick:
        told_values.append(f"(d) {int(peer(nodes).max())}")
    print(f"    {', '.join(told_values)}")
    return found["best place"]


def _peer_name(sizes: Sequence[BaseSize]) -> str:
    return "(a) index of centres" if len(sizes) == 1 else "(b) index of polygons"


def main() -> None:
    """Print all tables."""
    quick = is_quick(__doc__)
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    np.ones(3_500_000)  # freed memory is kept from now on, as in a program that has run for a while
    for measured in (one_landing, scattered, best):
        for name, sizes in (("round", ROUND), ("mixed", MIXED)):
            times = [measured(name, sizes, count, quick) for count in SIZES]
            grown(f"{measured.__name__}, {name}, bases", SIZES, times)
    for count in SIZES:
        one_aim(count, quick)


if __name__ == "__main__":
    main()
