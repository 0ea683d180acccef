"""How fast the kernel says whether models hang together, against what one would use instead, in one run.

    python tests/benchmarks/bench_units.py [--quick]

Peers: (a) networkx on the pairs that a query of a spatial index finds among polygons with 16 segments to the
quarter circle (so that it is wrong near the limit, where the kernel is exact), from places to groups, as the
kernel is timed. (b) The same with the polygons drawn before. (c) The same on centres, for round bases of one
size, where that is exact.
"""

from collections.abc import Callable, Sequence
from functools import partial
from types import ModuleType

import numpy as np
import shapely
from scenes import MIXED, drawn, strewn
from timing import grown, is_quick, medians, peer, told

from battlefield.geometry.coherency import Coherency, coherency
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.pieces import Body

SIZES = (50, 200, 1000)
LIMIT = 2.0
ROUND = (BaseSize.round(32),)


def grouped(networkx: ModuleType, things: np.ndarray, limit: float) -> list[set[int]]:
    """Give the groups that links of at most the limit make, with an index and a graph."""
    first, second = shapely.STRtree(things).query(things, "dwithin", limit)
    graph = networkx.Graph()
    graph.add_nodes_from(range(len(things)))
    kept = first < second
    graph.add_edges_from(zip(first[kept].tolist(), second[kept].tolist(), strict=True))
    return list(networkx.connected_components(graph))


def strewn_models(
    name: str, sizes: Sequence[BaseSize], count: int, repeats: int, networkx: ModuleType | None
) -> float:
    """Time one scene; give the kernel's seconds."""
    bases = strewn(count, sizes)
    bodies = [Body(f"m{k}", base, 0.0, 1.5) for k, base in enumerate(bases)]
    own = partial(coherency, bodies, [body.id for body in bodies], LIMIT)
    others = {} if networkx is None else peers(networkx, bases)
    found = medians({"coherency": own, **others}, repeats)
    told(f"{name}, {count} bases", found, "coherency")
    groups = _named(own())
    for other, run in others.items():
        theirs = sorted(sorted(group) for group in run())
        print(f"    {len(groups)} groups, {len(theirs)} by {other}: {_same(theirs == groups)}")
    return found["coherency"]


def at_the_limit(networkx: ModuleType, count: int = 200) -> None:
    """Count groups of a chain whose gaps are the limit itself: one group, to whoever measures exactly."""
    step, turns = inches(32) + LIMIT, np.radians(np.random.default_rng(8).uniform(-60.0, 60.0, count))
    at = np.cumsum(step * np.stack([np.cos(turns), np.sin(turns)], axis=1), axis=0)
    bases = [PlacedBase(ROUND[0], (float(x), float(y))) for x, y in at]
    bodies = [Body(f"m{k}", base) for k, base in enumerate(bases)]
    own = len(coherency(bodies, [body.id for body in bodies], LIMIT).groups)
    others = ", ".join(f"{len(run())} by {name}" for name, run in peers(networkx, bases).items())
    print(f"chain of {count} round bases with gaps of {LIMIT:g} inches: {own} group, {others}")


def _same(yes: bool) -> str:
    return "the same" if yes else "not the same"


def peers(networkx: ModuleType, bases: Sequence[PlacedBase]) -> dict[str, Callable[[], list[set[int]]]]:
    """Give the peers' runs on a scene."""
    polygons = np.array([drawn(base) for base in bases])
    found: dict[str, Callable[[], list[set[int]]]] = {
        "(a) polygons": lambda: grouped(networkx, drawn_at_once(bases), LIMIT),
        "(b) drawn before": partial(grouped, networkx, polygons, LIMIT),
    }
    if len({base.size for base in bases}) == 1:
        found["(c) centres"] = partial(grouped, networkx, *_centres(bases))
    return found


def drawn_at_once(bases: Sequence[PlacedBase]) -> np.ndarray:
    """Draw many bases, all round ones in one call."""
    round_ = np.array([base.size.kind == "round" for base in bases])
    places = np.array([base.at for base in bases])
    radii = np.array([inches(base.size.length_mm) / 2.0 for base in bases])
    polygons = np.empty(len(bases), dtype=object)
    polygons[round_] = shapely.buffer(shapely.points(places[round_]), radii[round_], quad_segs=16)
    polygons[~round_] = [drawn(base) for base, plain in zip(bases, round_, strict=True) if not plain]
    return polygons


def _centres(bases: Sequence[PlacedBase]) -> tuple[np.ndarray, float]:
    centres = np.array([shapely.Point(base.at) for base in bases])
    return centres, LIMIT + inches(bases[0].size.length_mm)


def _named(found: Coherency) -> list[list[int]]:
    return sorted(sorted(int(id_[1:]) for id_ in group) for group in found.groups)


def main() -> None:
    """Print all tables."""
    quick = is_quick(__doc__)
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    networkx = peer("networkx")
    repeats = 3 if quick else 15
    for name, sizes in (("round", ROUND), ("mixed", MIXED)):
        times = [strewn_models(name, sizes, count, repeats, networkx) for count in SIZES]
        grown(f"{name}, bases", SIZES, times)
    if networkx is not None:
        at_the_limit(networkx)


if __name__ == "__main__":
    main()
