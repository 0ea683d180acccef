"""A second referee, slow and simple: random tables asked by `ask`, and worked out again by counting.

    python tests/benchmarks/referee/second_referee.py --tables 60 --shakes 400

It knows nothing of the program's geometry: bases are polygons of many corners, a probability is counted over
tables shaken by what is unsure of them, sight is sought by drawing lines at random. What differs by more than
polygons and counting explain is printed with its seed, and makes the program end with status 1.
"""

import argparse
import itertools
import json
import math
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import numpy as np
import shapely
from shapely import affinity

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[2])]

from battlefield.app.measure.questions import answer  # noqa: E402
from battlefield.files import parse_scene  # noqa: E402

BASES = ({"round": 25}, {"round": 32}, {"round": 40}, {"oval": [60, 35]}, {"rect": [50, 25]}, {"hex": 32})
SIGMAS = (0.0, 0.03, 0.1)
CORNERS = 256
NEAR = 1e-3  # inches: what polygons of so many corners are off, and no answer may be
LINES = 3000  # drawn for one look


def drawn_table(rng):
    """Draw a table of a few models and pieces, many of one height, some in a row."""
    row = rng.random() < 0.3
    models, level = [], float(rng.choice((1.0, 1.5, 2.0)))
    for number in range(6):
        at = [3.0 + 2.5 * number, 10.0 + 0.2 * rng.random()] if row else list(rng.uniform(3.0, 21.0, 2))
        height = level if rng.random() < 0.6 else float(rng.choice((1.0, 1.5, 2.0)))
        models.append({
            "id": f"m{number}", "unit": f"u{number % 2}", "base": BASES[rng.integers(len(BASES))], "at": at,
            "height": height, "facing": float(rng.uniform(0, 360)), "sigma": float(rng.choice(SIGMAS)),
        })  # fmt: skip
    terrain = [drawn_piece(rng, number, level) for number in range(3)]
    return {"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24},
            "models": models, "terrain": terrain}  # fmt: skip


def drawn_piece(rng, number, level):
    """Draw a wall or a round piece; some are exactly as high as most models."""
    x, y = rng.uniform(4.0, 20.0, 2)
    wide, high = rng.uniform(0.5, 5.0, 2)
    box = {"polygon": [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]]}
    shape = box if rng.random() < 0.7 else {"circle": [x, y], "radius": float(rng.uniform(0.5, 2.0))}
    sight = str(rng.choice(("blocks", "blocks", "cloud", "clear")))
    return {"id": f"t{number}", "shape": shape, "top": float(rng.choice((level, 1.2, 4.0))), "sight": sight}


# bases and templates as polygons


def disc(x, y, radius):
    """A polygon of the same area as a disc, about."""
    angles = (np.arange(CORNERS) + 0.5) * (2.0 * np.pi / CORNERS)
    wide = radius / math.sqrt(math.sin(2.0 * np.pi / CORNERS) / (2.0 * np.pi / CORNERS))
    return shapely.Polygon(np.column_stack((x + wide * np.cos(angles), y + wide * np.sin(angles))))


def based(model):
    """The base of a model where it stands: length along its facing, clockwise from up."""
    (kind, size), at = next(iter(model["base"].items())), model["at"]
    if kind == "round":
        return disc(*at, size / 50.8)
    if kind == "hex":
        half = size / 50.8
        angles = np.radians(30.0 + 60.0 * np.arange(6))
        shape = shapely.Polygon(
            np.column_stack((np.sin(angles), -np.cos(angles))) * half / math.cos(math.pi / 6)
        )
    else:
        long, wide = (each / 50.8 for each in size)
        unit = disc(0, 0, 1) if kind == "oval" else shapely.box(-1, -1, 1, 1)
        shape = affinity.scale(unit, wide, long, origin=(0, 0))
    return affinity.translate(affinity.rotate(shape, model["facing"], origin=(0, 0)), *at)


def shaped(piece):
    """The outline of a piece of terrain."""
    shape = piece["shape"]
    if "circle" in shape:
        return disc(*shape["circle"], shape["radius"])
    return shapely.Polygon(shape["polygon"])


def templated(template):
    """A template as the page of the scene file describes it."""
    x, y = template["at"]
    if "round" in template:
        return disc(x, y, template["round"] / 2.0)
    if "cone" in template:
        long = template["cone"]
        radius = long * 5.0 / 32.0
        shape = shapely.union_all([shapely.Point(0, 0), disc(0, -(long - radius), radius)]).convex_hull
    elif "diffuse" in template:
        leg = template["diffuse"] / math.sqrt(2.0)
        shape = shapely.Polygon([(0, 0), (-leg, -leg), (leg, -leg)])
    else:
        long = template.get("wall") or template["beam"]
        shape = shapely.box(-0.5 / 25.4, -long, 0.5 / 25.4, 0)
        shape = affinity.translate(shape, 0, long / 2.0) if "wall" in template else shape
    return affinity.translate(affinity.rotate(shape, template["bearing"], origin=(0, 0)), x, y)


# the plain answers


def shaken(rng, shape, sigma):
    """The shape where it may truly stand."""
    return affinity.translate(shape, *rng.normal(0.0, sigma, 2)) if sigma else shape


def is_within(inches, origins, id_, shapes):
    """Whether a shape is within some inches of any of some others."""
    return min(shapes[id_].distance(shapes[each]) for each in origins) <= inches


def linked(shapes, within):
    """Whether shapes hang together."""
    ids = list(shapes)
    group = {ids[0]}
    while True:
        more = {
            b for b in ids if b not in group and any(shapes[a].distance(shapes[b]) <= within for a in group)
        }
        if not more:
            return len(group) == len(ids)
        group |= more


def counted(rng, things, holds, shakes):
    """The share of shaken tables in which something holds; `things` is shape and sigma by name."""
    if not any(sigma for _, sigma in things.values()):
        return float(holds({name: shape for name, (shape, _) in things.items()}))
    tables = ({name: shaken(rng, *each) for name, each in things.items()} for _ in range(shakes))
    return sum(holds(table) for table in tables) / shakes


class Second:
    """One table, and what the second referee makes of it."""

    def __init__(self, seed, shakes):
        self.seed, self.shakes = seed, shakes
        self.rng = np.random.default_rng(seed)
        self.table = drawn_table(self.rng)
        self.scene = parse_scene(json.dumps(self.table).encode(), "drawn")
        self.models = {model["id"]: model for model in self.table["models"]}
        self.shapes = {id_: based(model) for id_, model in self.models.items()}
        self.asked, self.faults = Counter(), []

    def things(self, ids):
        """Shapes of some models with what is unsure of them."""
        return {id_: (self.shapes[id_], self.models[id_]["sigma"]) for id_ in ids}

    def ask(self, question):
        """Ask the program."""
        self.asked[question["ask"]] += 1
        return answer(self.scene, question)

    def compare(self, question, name, said, share, slack=0.03):
        """Note a stated probability that counting does not bear out."""
        stated = said["probability"]
        off = 4.0 * math.sqrt(max(stated * (1 - stated), share * (1 - share), 1e-4) / self.shakes) + slack
        near = said["sigma"] == 0.0 and abs(said["margin"] or 1.0) < 2 * NEAR
        if abs(stated - share) > off and not near:
            self.fault(
                question,
                name,
                f"says {stated:.3f}, counted {share:.3f} (margin {said['margin']}, sigma {said['sigma']})",
            )

    def fault(self, question, name, words):
        """Note what differs."""
        self.faults.append(f"seed {self.seed}: {question} {name}: {words}")

    def ranges(self):
        """Ranges from a model and from a unit."""
        one = {"ask": "range", "from": "m0", "within": self.limit("m0", "m1"), "to": ["m1", "m2", "m3"]}
        unit = {"ask": "range", "unit": "u0", "within": self.limit("m2", "m3"), "to": ["m1", "m3"]}
        for origins, question in ((["m0"], one), (["m0", "m2", "m4"], unit)):
            for id_, said in self.ask(question)["models"].items():
                gap = min(self.shapes[id_].distance(self.shapes[each]) for each in origins)
                if abs(gap - said["gap"]) > NEAR:
                    self.fault(question, id_, f"gap {said['gap']}, here {gap}")
                things = self.things([*origins, id_])
                holds = partial(is_within, question["within"], origins, id_)
                share = counted(self.rng, things, holds, self.shakes)
                self.compare(question, id_, said, share, 0.03 if len(origins) == 1 else 0.2)

    def limit(self, one, other):
        """A limit that is near what two models have."""
        gap = self.shapes[one].distance(self.shapes[other])
        return round(max(0.1, gap + self.rng.normal(0.0, 0.15)), 3)

    def covers(self):
        """Templates of all kinds, some over the table's edge."""
        kind = ("round", "cone", "wall", "beam", "diffuse")[self.rng.integers(5)]
        at = (
            self.rng.uniform(-1.0, 25.0, 2)
            if self.rng.random() < 0.3
            else self.models["m1"]["at"] + self.rng.normal(0, 1.5, 2)
        )
        template = {kind: float(self.rng.choice((3, 5, 8))), "at": list(at)}
        template |= {} if kind == "round" else {"bearing": float(self.rng.uniform(0, 360))}
        question = {"ask": "coverage", "template": template, "sigma": float(self.rng.choice(SIGMAS))}
        shape = templated(template)
        for id_, said in self.ask(question)["models"].items():
            base = self.shapes[id_]
            if abs(base.intersection(shape).area / base.area - said["share"]) > 2e-3:
                self.fault(
                    question, id_, f"share {said['share']}, here {base.intersection(shape).area / base.area}"
                )
            things = {**self.things([id_]), "template": (shape, question["sigma"])}
            share = counted(
                self.rng, things, lambda at, id_=id_: at[id_].intersects(at["template"]), self.shakes
            )
            self.compare(question, id_, said, share)

    def chains(self):
        """Coherency of units and of some models."""
        ids = ["m0", "m2", "m4"] if self.rng.random() < 0.5 else ["m1", "m2", "m3", "m5"]
        tree = sorted(self.shapes[a].distance(self.shapes[b]) for a, b in itertools.combinations(ids, 2))
        within = round(max(0.2, tree[len(ids) - 2] + self.rng.normal(0.0, 0.1)), 3)
        question = {"ask": "coherency", "models": ids, "horizontal": within, "vertical": 6}
        said = self.ask(question)
        share = counted(self.rng, self.things(ids), lambda at: linked(at, within), self.shakes)
        if (
            said["coherent"] != linked({id_: self.shapes[id_] for id_ in ids}, within)
            and abs(said["margin"]) > NEAR
        ):
            self.fault(question, "whole", f"says {said['coherent']}")
        self.compare(question, "whole", said, share, 0.2)

    def looks(self):
        """Sight: a line found by chance must be seen; a line that is told must be free."""
        one, other = self.rng.choice(list(self.models), 2, replace=False)
        question = {"ask": "sight", "from": str(one), "to": str(other)}
        said, blockers = self.ask(question), self.blockers(one, other)
        if said["line"] is not None:
            start, end = np.array(said["line"])
            if not self.is_free(start, end, blockers, 1e-5):
                self.fault(question, "line", f"{said['line']} is not free")
            for id_, point in ((one, start), (other, end)):
                low = self.models[id_].get("bottom", 0.0)
                if self.shapes[id_].distance(shapely.Point(point[:2])) > 1e-4 or not (
                    low - 1e-9 <= point[2] <= low + self.models[id_]["height"] + 1e-9
                ):
                    self.fault(question, "line", f"{point} is not in {id_}")
        elif said["margin"] is None or said["margin"] < -1e-4:
            for start, end in zip(self.within(one), self.within(other), strict=True):
                if self.is_free(start, end, blockers, 0.0):
                    self.fault(question, "line", f"says none, but {start} to {end} is free")
                    break
        hidden = self.hidden(one, other, blockers)
        if abs(hidden - said["obscured"]) > 0.03:
            self.fault(question, "obscured", f"says {said['obscured']}, counted {hidden}")

    def blockers(self, one, other):
        """What stands in the way of sight: outline, bottom, top, whether it is a cloud."""
        models = [
            (self.shapes[id_], 0.0, m["height"], False)
            for id_, m in self.models.items()
            if id_ not in (one, other)
        ]
        pieces = [
            (shaped(p), 0.0, p["top"], p["sight"] == "cloud")
            for p in self.table["terrain"]
            if p["sight"] != "clear"
        ]
        return [(shape, low, top, is_cloud) for shape, low, top, is_cloud in (*models, *pieces)]

    def within(self, id_):
        """Points of a body by chance, its top and its rim as often as its inside."""
        shape, model = self.shapes[id_], self.models[id_]
        left, up, right, down = shape.bounds
        points = []
        while len(points) < LINES:
            x, y = self.rng.uniform(left, right), self.rng.uniform(up, down)
            if shape.contains(shapely.Point(x, y)):
                if self.rng.random() < 0.5:
                    rim = shape.exterior.interpolate(self.rng.random(), normalized=True)
                    x, y = np.array(shape.centroid.coords[0]) * 0.001 + np.array(rim.coords[0]) * 0.999
                height = model["height"] * (1.0 if self.rng.random() < 0.5 else self.rng.random())
                points.append((x, y, height))
        return np.array(points)

    @staticmethod
    def is_free(start, end, blockers, within):
        """Whether a line passes through the inside of nothing, or no deeper than `within`."""
        way = shapely.LineString([start[:2], end[:2]])
        long = way.length
        for shape, low, top, is_cloud in blockers:
            if not shape.intersects(way):
                continue
            part = shape.buffer(-(within + 1e-3)).intersection(way)
            if part.is_empty or long == 0.0:
                continue
            shares = [
                way.project(shapely.Point(c)) / long for g in getattr(part, "geoms", [part]) for c in g.coords
            ]
            heights = [start[2] + share * (end[2] - start[2]) for share in (min(shares), max(shares))]
            if is_cloud and (
                shape.contains(shapely.Point(start[:2])) or shape.contains(shapely.Point(end[:2]))
            ):
                continue
            if min(heights) < top - within - 1e-3 and max(heights) > low:
                return False
        return True

    def hidden(self, one, other, blockers):
        """The share of the target's upright rectangle that the eye does not see."""
        eye = np.array([*self.models[one]["at"], self.models[one]["height"]])
        at, shape = np.array(self.models[other]["at"]), self.shapes[other]
        ahead = (at - eye[:2]) / np.hypot(*(at - eye[:2]))
        aside = np.array([-ahead[1], ahead[0]])
        across = (np.array(shape.exterior.coords) - at) @ aside
        count = 24
        grid = (np.arange(count) + 0.5) / count
        seen = 0
        for u, v in itertools.product(grid, grid):
            place = at + aside * (across.min() + u * (across.max() - across.min()))
            seen += self.is_free(eye, np.array([*place, v * self.models[other]["height"]]), blockers, 0.0)
        return 1.0 - seen / count**2


def main():
    """Ask, compare, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--shakes", type=int, default=400)
    chosen = asked.parse_args()
    total, wrong = Counter(), 0
    for seed in range(chosen.first, chosen.first + chosen.tables):
        second = Second(seed, chosen.shakes)
        for what in (second.ranges, second.covers, second.chains, second.looks, second.looks):
            what()
        total += second.asked
        wrong += len(second.faults)
        for fault in second.faults:
            print(fault, flush=True)
    print(f"{dict(total)}: {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
