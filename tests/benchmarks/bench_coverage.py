"""How fast the kernel says who is covered, against what one would use instead, in one run.

    python tests/benchmarks/bench_coverage.py

Peers, all of shapely on polygons with 16 segments to the quarter circle (so that they are wrong near contact,
where the kernel is exact): (a) bulk distance, (b) prepared predicates, (c) a query of a spatial index. The
kernel's template is dragged between its turns, and "turned" has another bearing each time; peers' stays.
"""

import sys
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path

import numpy as np
import shapely
from shapely import affinity

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from timing import medians, told

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.geometry.templates import coverage, margins
from battlefield.geometry.templates.placements import coverage_counts

BOARD = (72.0, 48.0)
TEMPLATES = (("round", 5.0), ("cone", 8.0), ("wall", 12.0), ("diffuse", 12.0), ("beam", 24.0))
SIZES = (
    BaseSize.round(25), BaseSize.round(32), BaseSize.round(40), BaseSize.round(50),
    BaseSize.oval(60, 35.5), BaseSize.oval(75, 42), BaseSize.rect(50, 25), BaseSize.hex(30),
)  # fmt: skip


def force(count: int) -> tuple[Bases, np.ndarray]:
    """Strew mixed bases over a board, as arrays of the kernel and as polygons."""
    dice = np.random.default_rng(7)
    sizes = [SIZES[int(k)] for k in dice.integers(0, len(SIZES), count)]
    at = [tuple(p) for p in dice.uniform((1, 1), (BOARD[0] - 1, BOARD[1] - 1), (count, 2)).tolist()]
    facing = dice.uniform(0, 360, count).tolist()
    polygons = [base_polygon(*each) for each in zip(sizes, at, facing, strict=True)]
    return Bases.of(sizes, at, facing), np.array(polygons, dtype=object)


def base_polygon(size: BaseSize, at: tuple[float, float], facing: float) -> shapely.Polygon:
    """Draw a base as a polygon."""
    length, width = size.length_mm / 25.4, size.width_mm / 25.4
    if size.kind in ("round", "oval"):
        shape = affinity.scale(shapely.Point(0, 0).buffer(1, 16), width / 2, length / 2)
    elif size.kind == "rect":
        shape = shapely.box(-width / 2, -length / 2, width / 2, length / 2)
    else:
        angles = np.radians(30 + 60 * np.arange(6))
        shape = shapely.Polygon(np.c_[np.sin(angles), -np.cos(angles)] * length / 3**0.5)
    return affinity.translate(affinity.rotate(shape, facing, origin=(0, 0)), *at)


def template_polygon(template: Template) -> shapely.Polygon:
    """Draw a template as a polygon."""
    size = template.size
    if template.kind == "round":
        shape = shapely.Point(0, 0).buffer(size / 2, 16)
    elif template.kind == "cone":
        radius = size * 5 / 32
        end = shapely.Point(0, radius - size).buffer(radius, 16)
        shape = shapely.unary_union([shapely.Point(0, 0), end]).convex_hull
    elif template.kind == "diffuse":
        leg = size / 2**0.5
        shape = shapely.Polygon([(0, 0), (leg, -leg), (-leg, -leg)])
    else:
        low, high = (-size / 2, size / 2) if template.kind == "wall" else (-size, 0)
        shape = shapely.box(-0.5 / 25.4, low, 0.5 / 25.4, high)
    return affinity.translate(affinity.rotate(shape, template.bearing, origin=(0, 0)), *template.at)


def one_template(kind: str, size: float, count: int) -> None:
    """Ask about one template and many bases."""
    bases, polygons = force(count)
    template = Template(kind, size, (BOARD[0] / 2, BOARD[1] / 2), 30.0)
    dragged = cycle(replace(template, at=(BOARD[0] / 2 + k / 100, BOARD[1] / 2)) for k in range(50))
    turned = cycle(replace(template, bearing=30.0 + k) for k in range(50))
    shape = template_polygon(template)
    shapely.prepare(shape)
    tree = shapely.STRtree(polygons)
    found = medians(
        {
            "margins": lambda: margins(next(dragged), bases),
            "turned": lambda: margins(next(turned), bases),
            "coverage": lambda: coverage(template, bases),
            "(a) distance": lambda: shapely.distance(shape, polygons),
            "(b) prepared": lambda: [ask(shape, polygons) for ask in (shapely.intersects, shapely.covers)],
            "(c) index": lambda: (tree.query(shape, "intersects"), tree.query(shape, "covers")),
        }
    )
    told(f"one {kind} {size:g}, {count} bases", found, "margins")


def many_placements(kind: str, size: float, count: int, placements: int = 10_000) -> None:
    """Count the covered bases of many placements of one template."""
    bases, polygons = force(count)
    dice = np.random.default_rng(11)
    at, bearing = dice.uniform((0, 0), BOARD, (placements, 2)), dice.uniform(0, 360, placements)
    places = zip(at.tolist(), bearing.tolist(), strict=True)
    shapes = np.array([template_polygon(Template(kind, size, tuple(p), b)) for p, b in places], dtype=object)
    tree = shapely.STRtree(polygons)

    def indexed() -> list[np.ndarray]:
        found = (tree.query(shapes, predicate)[0] for predicate in ("intersects", "covers"))
        return [np.bincount(rows, minlength=placements) for rows in found]

    counted = partial(coverage_counts, kind, size, at, bearing, bases)
    found = medians({"counts": counted, "(c) index": indexed}, 5)
    told(f"{placements} of {kind} {size:g}, {count} bases", found, "counts")


def main() -> None:
    """Print all tables."""
    print(f"numpy {np.__version__}, shapely {shapely.__version__}, GEOS {shapely.geos_version_string}")
    for kind, size in TEMPLATES:
        for count in (50, 200, 1000):
            one_template(kind, size, count)
    for kind, size in TEMPLATES:
        many_placements(kind, size, 200)


if __name__ == "__main__":
    main()
