"""How fast the kernel says where a slide ends, against stepping forward by distances, in one run.

    python tests/benchmarks/bench_motion.py [--quick]

Peers: (a) conservative advancement with shapely: step by step as far as the nearest thing is away. Round
bases are a point and a radius to it, so that it is as exact as it can be; for mixed bases it moves a polygon
with 16 segments to the quarter circle. (b) The same among only those things that a spatial index finds along
the way. (c) pymunk's segment query with a radius. The judge halves in extended precision and knows no closed
form of contact.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, inf, radians, sin
from types import ModuleType

import numpy as np
import shapely
from scenes import BOARD, SMALL, bases, drawn, shapes, table, terrain
from timing import grown, is_quick, medians, peer, told

from battlefield.geometry.displacement import Displacement, Layout, Obstacles, Push, sweep
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import inches

SCENES = ((50, 20), (200, 200), (1000, 1000))
MOVER = BaseSize.round(25)
FAR = 12.0  # inches
NEAR = 1e-10  # inch; where advancement calls it contact
Cast = Callable[[PlacedBase, Point], float]


@dataclass(frozen=True)
class Course:
    """A table, and slides that begin on free ground: bases and unit vectors."""

    pieces: tuple[Polygon, ...]
    standing: tuple[PlacedBase, ...]
    slides: list[tuple[PlacedBase, Point]]

    @classmethod
    def of(cls, count: int, edges: int, sizes: Sequence[BaseSize], slides: int) -> "Course":
        """Strew a table; the movers stand on it only to begin on free ground."""
        pieces = terrain(edges)
        everybody = bases(count + slides, pieces, sizes)
        angles = np.random.default_rng(9).uniform(0.0, 2.0 * np.pi, slides).tolist()
        lines = [(cos(angle), sin(angle)) for angle in angles]
        return cls(pieces, everybody[:count], list(zip(everybody[count:], lines, strict=True)))


class Advancement:
    """Conservative advancement with shapely, prepared for a scene of round bases."""

    def __init__(
        self, pieces: Sequence[Polygon], standing: Sequence[PlacedBase], indexed: bool = True
    ) -> None:
        self.indexed = indexed
        self.things = np.array([*shapes(pieces), *(shapely.Point(base.at) for base in standing)])
        standing_radii = [inches(base.size.length_mm) / 2.0 for base in standing]
        self.radii = np.array([0.0] * len(pieces) + standing_radii)
        self.tree = shapely.STRtree(self.things)

    def cast(self, base: PlacedBase, line: Point, but: int = -1) -> float:
        """Give how far a round base slides, infinite where nothing stops it; `but` is no obstacle."""
        (x, y), (dx, dy), radius = base.at, line, inches(base.size.length_mm) / 2.0
        way = shapely.LineString([(x, y), (x + FAR * dx, y + FAR * dy)])
        near = np.arange(len(self.things))
        if self.indexed:
            near = self.tree.query(way, "dwithin", radius + float(self.radii.max(initial=0.0)))
        near = near[near != but]
        things, radii, far = self.things[near], self.radii[near] + radius, 0.0
        while len(near) and far <= FAR:
            gap = float((shapely.distance(shapely.Point(x + far * dx, y + far * dy), things) - radii).min())
            if gap <= NEAR:
                return far
            far += gap
        return inf


class PolygonAdvancement:
    """The same for bases of every kind, drawn as polygons."""

    def __init__(self, pieces: Sequence[Polygon], standing: Sequence[PlacedBase]) -> None:
        self.things = np.array([*shapes(pieces), *(drawn(base) for base in standing)])
        self.tree = shapely.STRtree(self.things)

    def cast(self, base: PlacedBase, line: Point) -> float:
        """Give how far a base slides, infinite where nothing stops it."""
        shape = drawn(base)
        ring, step = shapely.get_coordinates(shape), np.array(line)
        reach = float(np.hypot(*(ring - base.at).T).max())
        way = shapely.LineString([base.at, np.array(base.at) + FAR * step])
        things, far = self.things[self.tree.query(way, "dwithin", reach)], 0.0
        while len(things) and far <= FAR:
            gap = float(shapely.distance(shapely.Polygon(ring + far * step), things).min())
            if gap <= NEAR:
                return far
            far += gap
        return inf


def pymunk_cast(pymunk: ModuleType, course: Course) -> Cast:
    """Give the segment query of a space in which every edge and every base stands."""
    space = pymunk.Space()
    for piece in course.pieces:
        for start, end in zip(piece.points, (*piece.points[1:], piece.points[0]), strict=True):
            space.add(pymunk.Segment(space.static_body, start, end, 0.0))
    for base in course.standing:
        space.add(pymunk.Circle(space.static_body, inches(base.size.length_mm) / 2.0, base.at))
    everything = pymunk.ShapeFilter()

    def cast(base: PlacedBase, line: Point) -> float:
        (x, y), (dx, dy), radius = base.at, line, inches(base.size.length_mm) / 2.0
        hit = space.segment_query_first((x, y), (x + FAR * dx, y + FAR * dy), radius, everything)
        return inf if hit is None else float(hit.alpha) * FAR

    return cast


def judged(course: Course) -> np.ndarray:
    """Give where every slide of a round base ends, by halving in extended precision."""
    rings = [np.array(piece.points) for piece in course.pieces]
    start = np.concatenate(rings).astype(np.longdouble)
    end = np.concatenate([np.roll(ring, -1, axis=0) for ring in rings]).astype(np.longdouble)
    at = np.array([base.at for base in course.standing], dtype=np.longdouble)
    start, end = np.concatenate([start, at]), np.concatenate([end, at])
    radii = [inches(base.size.length_mm) / 2.0 for base in course.standing]
    reach = np.array([0.0] * (len(start) - len(at)) + radii, dtype=np.longdouble)
    return np.array([_halved(base, line, start, end, reach) for base, line in course.slides])


def _halved(base: PlacedBase, line: Point, start: np.ndarray, end: np.ndarray, reach: np.ndarray) -> float:
    at, step = np.array(base.at, dtype=np.longdouble), np.array(line, dtype=np.longdouble)
    radii = reach + np.longdouble(inches(base.size.length_mm) / 2.0)
    near = _gap(at + FAR / 2.0 * step, start, end, radii) < FAR / 2.0 + 0.1
    start, end, radii = start[near], end[near], radii[near]

    def gap(far: np.ndarray) -> np.ndarray:
        return _gap(at + far[:, None] * step, start, end, radii)

    low, high = np.zeros(len(radii), dtype=np.longdouble), np.full(len(radii), FAR, dtype=np.longdouble)
    for _ in range(110):  # the gap is convex along the way
        left, right = low + (high - low) / 3.0, high - (high - low) / 3.0
        falls = gap(left) > gap(right)
        low, high = np.where(falls, left, low), np.where(falls, high, right)
    blocks = gap(low) < -TOL
    low, high = np.zeros(len(radii), dtype=np.longdouble), low
    for _ in range(70):
        middle = (low + high) / 2.0
        apart = gap(middle) > 0.0
        low, high = np.where(apart, middle, low), np.where(apart, high, middle)
    return float(min(high[blocks], default=np.longdouble(inf)))


def _gap(at: np.ndarray, start: np.ndarray, end: np.ndarray, radii: np.ndarray) -> np.ndarray:
    along = end - start
    square = np.maximum((along * along).sum(axis=1), np.longdouble(1e-300))
    share = ((at - start) * along).sum(axis=1) / square
    foot = start + np.clip(share, 0.0, 1.0)[:, None] * along
    return np.asarray(np.sqrt(((at - foot) ** 2).sum(axis=1)) - radii)


def told_errors(name: str, found: Sequence[float], exact: np.ndarray) -> None:
    """Print how far from the judge's answers others are, and how often they are plainly wrong."""
    got = np.array(found)
    both = np.isfinite(got) & np.isfinite(exact)
    off = np.abs(got[both] - exact[both])
    missed = int((np.isfinite(exact) & ~np.isfinite(got)).sum())
    invented = int((~np.isfinite(exact) & np.isfinite(got)).sum())
    print(
        f"    {name}: {len(exact)} slides, {int(np.isfinite(exact).sum())} stopped; {missed} stops missed,"
        f" {invented} invented, {int((off > 0.01).sum())} off by more than 0.01 inch;"
        f" error {np.median(off):.0e} (median), {off.max(initial=0.0):.1e} (largest) inch"
    )


def round_slides(count: int, edges: int, quick: bool, pymunk: ModuleType | None) -> float:
    """Time and check slides of round bases; give the seconds of one."""
    course = Course.of(count, edges, [MOVER], 100)
    obstacles = Obstacles.of([*course.pieces, *course.standing])
    plain, indexed = (Advancement(course.pieces, course.standing, indexed) for indexed in (False, True))

    def own(base: PlacedBase, line: Point) -> float:
        hit = sweep(base, line, FAR, obstacles)
        return inf if hit is None else hit.distance

    casts: dict[str, Cast] = {"sweep": own, "(a) advancement": plain.cast, "(b) indexed": indexed.cast}
    if pymunk is not None:
        casts["(c) pymunk"] = pymunk_cast(pymunk, course)

    def run(cast: Cast) -> list[float]:
        return [cast(base, line) for base, line in course.slides]

    found = medians({name: partial(run, cast) for name, cast in casts.items()}, 1 if quick else 7)
    told(f"slide, {count} round, {edges} edges", found, "sweep", len(course.slides))
    checked = course if quick else Course(course.pieces, course.standing, _more_slides(course))
    exact = judged(checked)
    for name, cast in casts.items():
        told_errors(name, [cast(base, line) for base, line in checked.slides], exact)
    return found["sweep"] / len(course.slides)


def _more_slides(course: Course) -> list[tuple[PlacedBase, Point]]:
    """Send every mover in ten directions."""
    angles = np.random.default_rng(10).uniform(0.0, 2.0 * np.pi, (10, len(course.slides)))
    movers = [base for base, _ in course.slides]
    return [(b, (cos(a), sin(a))) for row in angles.tolist() for b, a in zip(movers, row, strict=True)]


def mixed_slides(count: int, edges: int, quick: bool) -> None:
    """Time slides of bases of every kind."""
    course = Course.of(count, edges, SMALL, 40)
    obstacles = Obstacles.of([*course.pieces, *course.standing])
    advancement = PolygonAdvancement(course.pieces, course.standing)

    def own() -> list[float]:
        hits = [sweep(base, line, FAR, obstacles) for base, line in course.slides]
        return [inf if hit is None else hit.distance for hit in hits]

    def other() -> list[float]:
        return [advancement.cast(base, line) for base, line in course.slides]

    found = medians({"sweep": own, "(b) of polygons": other}, 1 if quick else 3)
    told(f"slide, {count} mixed, {edges} edges", found, "sweep", len(course.slides))
    told_errors("(b) of polygons against sweep", other(), np.array(own()))


def pushes(count: int, edges: int, quick: bool) -> float:
    """Time whole pushes (edges of the board, falls and ground crossed too), single ones and in a row."""
    pieces = terrain(edges)
    standing = bases(count, pieces, [MOVER])
    set_up = table(pieces, standing)
    layout, advancement = Layout.of(set_up), Advancement(pieces, standing)
    degrees = np.random.default_rng(9).uniform(0.0, 360.0, 40).tolist()
    single = [Push(f"m{k}", "along", FAR, bearing=bearing) for k, bearing in enumerate(degrees)]
    lines = [(sin(radians(d)), -cos(radians(d))) for d in degrees]

    def others() -> None:
        for k, line in enumerate(lines):
            advancement.cast(standing[k], line, but=len(pieces) + k)

    runs = {
        "displace": lambda: [Displacement.of(set_up, push, layout) for push in single],
        "without a layout": lambda: [Displacement.of(set_up, push) for push in single],
        "(b) indexed, no edge": others,
    }
    found = medians(runs, 1 if quick else 5)
    told(f"push, {count} round, {edges} edges", found, "displace", len(single))
    middle = (BOARD[0] / 2.0, BOARD[1] / 2.0)
    away = [Push(f"m{k}", "away", 3.0, source=middle) for k in range(40)]
    rows = {
        "displace_many": lambda: Displacement.in_turn(set_up, away, "farthest", middle),
        "(b) indexed": partial(_advanced, pieces, standing, middle, len(away)),
    }
    in_a_row = medians(rows, 1 if quick else 3)
    told(f"pushes in a row, {count} and {edges}", in_a_row, "displace_many", len(away))
    return found["displace"] / len(single)


def _advanced(
    pieces: Sequence[Polygon], standing: Sequence[PlacedBase], source: Point, pushed: int
) -> list[PlacedBase]:
    """Push the first bases away one by one with shapely, the farthest first; the index is made anew."""
    now = list(standing)
    away = [np.array(base.at) - source for base in now[:pushed]]
    for k in sorted(range(pushed), key=lambda k: -float(np.hypot(*away[k]))):
        x, y = (away[k] / np.hypot(*away[k])).tolist()
        far = min(Advancement(pieces, now).cast(now[k], (x, y), but=len(pieces) + k), 3.0)
        now[k] = PlacedBase(now[k].size, (now[k].at[0] + far * x, now[k].at[1] + far * y))
    return now


def main() -> None:
    """Print all tables."""
    quick = is_quick(__doc__)
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    pymunk = peer("pymunk")
    scenes = SCENES[:1] if quick else SCENES
    sizes = [count for count, _ in scenes]
    grown("slides, bases and edges", sizes, [round_slides(*scene, quick, pymunk) for scene in scenes])
    for scene in scenes:
        mixed_slides(*scene, quick)
    grown("pushes, bases and edges", sizes, [pushes(*scene, quick) for scene in scenes])


if __name__ == "__main__":
    main()
