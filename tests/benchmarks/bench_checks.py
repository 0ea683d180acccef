"""How long looking through a table of 500 pieces takes, and the report of its fairness.

    python tests/benchmarks/bench_checks.py

Times are told as shares of a limit. Limits are those of a machine that does the yardstick, a fixed piece of
work of the same sort measured in the same run, in a twentieth of a second; on another they grow or shrink
with it. The exit status is 1 where a limit is passed.
"""

import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/benchmarks")]

from timing import forget, medians, once, options  # noqa: E402 - found beside this file

USUAL = 0.05  # seconds of the yardstick on the machine that the limits are meant for
LIMITS = {"one check": 1.0, "whole look": 2.0, "fairness": 15.0, "cancelling": 0.3}

NAMES = (
    "outlines",
    "board",
    "overlaps",
    "models",
    "doors",
    "objectives",
    "uneven",
    "gaps",
    "shut",
    "room",
    "sight",
)


def crowded(pieces, width=96.0, height=72.0):
    """Lay pieces of ten corners in rows, of every kind in turn, with models, zones and objectives."""
    from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
    from battlefield.geometry.kernel.shapes import BaseSize, Polygon
    from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
    from battlefield.rules.scene.objectives import Objective
    from battlefield.rules.scene.scenario import Zone

    kinds, terrain = list(KINDS.values()), []
    columns = math.ceil(math.sqrt(pieces * width / height))
    across, down = width / columns, height / math.ceil(pieces / columns)
    for n in range(pieces):
        x, y = across * (n % columns + 0.5), down * (n // columns + 0.5)
        spokes = [(1.2 + 0.3 * math.sin(7.0 * n + k), 2 * math.pi * k / 10) for k in range(10)]
        ring = tuple((round(x + r * math.sin(a), 4), round(y - r * math.cos(a), 4)) for r, a in spokes)
        terrain.append(with_kind(Terrain(f"p{n}", Polygon(ring)), kinds[n % len(kinds)]))

    def band(top, bottom):
        return Polygon(((0.0, top), (width, top), (width, bottom), (0.0, bottom)))

    zones = (
        Zone("z1", band(0.0, 12.0), side="red"),
        Zone("z2", band(height - 12.0, height), side="blue"),
    )
    models = tuple(
        Model(f"m{n}", BaseSize.round(32), (3.0 + 1.5 * (n % 60), 1.0 + (n // 60) * (height - 2.0)),
              side=("red", "blue")[n // 60], height=1.5) for n in range(120)
    )  # fmt: skip
    spots = tuple(Objective(f"o{n}", "marker", at=(width * (n + 0.5) / 6, height / 2)) for n in range(6))
    return Scene(Board(width, height), terrain=tuple(terrain), zones=zones, models=models, objectives=spots)


def yardstick():
    """Measure points against sides with arrays, then walk a heap: what the checks are made of."""
    import heapq

    import numpy as np

    steps = np.arange(400.0)
    for n in range(30):
        np.hypot(steps[:, None] - n, steps - 0.5 * n).min(axis=1)
    heap: list[tuple[float, int]] = []
    for n in range(20_000):
        heapq.heappush(heap, (math.sin(n), n))
    while heap:
        heapq.heappop(heap)


class Report:
    """Prints times against limits, and keeps whether any was passed."""

    def __init__(self, unit: float) -> None:
        self.scale = unit / USUAL
        self.is_over = False
        print(f"yardstick {1000 * unit:.0f} ms: limits are {self.scale:.2f} times their usual length")

    def tell(self, title: str, seconds: float, limit: str) -> None:
        """Print one time."""
        share = seconds / (LIMITS[limit] * self.scale)
        self.is_over |= share > 1.0
        print(f"{title:44} {seconds:8.3f} s = {share:.2f} of the limit", flush=True)


def cancelling(act):
    """Give the longest time between two questions whether the work was called off."""
    from timing import _now

    last, longest = _now(), 0.0

    def asked() -> bool:
        nonlocal last, longest
        now = _now()
        last, longest = now, max(longest, now - last)
        return False

    act(asked)
    return max(longest, _now() - last)


def main() -> int:
    """Measure, print, and give the exit status."""
    quick = options(__doc__).quick
    from battlefield.app.checks.fairness import fairness
    from battlefield.app.checks.look import CHECKS, look_through

    scene = crowded(60 if quick else 500)
    report = Report(medians({"yardstick": yardstick}, 3)["yardstick"])
    for name, check in zip(NAMES, CHECKS, strict=True):
        forget()
        taken = once(lambda check=check: list(check(scene, "inches", None)))
        report.tell(f"check of {name}", taken, "one check")
    forget()
    report.tell("the whole look", once(lambda: look_through(scene)), "whole look")
    forget()
    report.tell("fairness", once(lambda: fairness(scene)), "fairness")
    forget()
    stop = cancelling(lambda asked: look_through(scene, cancelled=asked))
    report.tell("a look's longest way to a stop", stop, "cancelling")
    forget()
    stop = cancelling(lambda asked: fairness(scene, cancelled=asked))
    report.tell("fairness's longest way to a stop", stop, "cancelling")
    return int(report.is_over)


if __name__ == "__main__":
    raise SystemExit(main())
