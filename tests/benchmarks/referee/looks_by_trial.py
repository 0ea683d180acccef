"""Sight's margin and sigma, and those of hidden shares, on random tables, worked out again by trying.

    python tests/benchmarks/referee/looks_by_trial.py --tables 60 --shakes 300

The margin is the room of the best of many lines tried, or the shortest move of the target that turns a share;
sigma is made of what a step of each thing changes. With `--hanging` some pieces hang above the table. With
`--shakes` each table is shaken so often, and counted how often a line is found. What differs is printed.
"""

import argparse
import json
import math
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[2]), str(HERE)]

from lines_by_trial import Thing, best_line, closer, slopes  # noqa: E402
from shares_by_columns import hidden, shortest_turn  # noqa: E402

from battlefield.app.measure.questions import answer  # noqa: E402
from battlefield.files import parse_scene  # noqa: E402

BASES = ({"round": 25}, {"round": 40}, {"rect": [50, 25]}, {"hex": 32}, {"oval": [60, 35]})
SIGMAS = (0.0, 0.03, 0.1, 0.3)
CORNERS = 48  # of an oval
STEP = 0.01  # inches by which a thing is moved for the slope of a share


def corners_of(base, facing):
    """The radius of a round base, else its corners about its place, anticlockwise as x goes to y."""
    (kind, size) = next(iter(base.items()))
    if kind == "round":
        return size / 50.8, None
    if kind == "hex":
        angles = np.radians(30.0 + 60.0 * np.arange(6))
        found = np.column_stack((np.sin(angles), -np.cos(angles))) * size / 50.8 / math.cos(math.pi / 6)
    else:
        long, wide = (each / 50.8 for each in size)
        angles = 2.0 * np.pi * np.arange(CORNERS) / CORNERS
        rim = np.column_stack((wide * np.cos(angles), long * np.sin(angles)))
        box = np.array([[-wide, -long], [wide, -long], [wide, long], [-wide, long]])
        found = rim if kind == "oval" else box
    return 0.0, turned(found, math.radians(facing))


def turned(corners, angle):
    """Corners turned about their middle."""
    c, s = math.cos(angle), math.sin(angle)
    return corners @ np.array([[c, s], [-s, c]])


def drawn_model(rng, id_, at, level):
    """Draw a model at a place."""
    height = level if rng.random() < 0.5 else round(float(rng.uniform(0.5, 2.5)), 2)
    return {"id": id_, "base": BASES[rng.integers(len(BASES))], "at": np.round(at, 3).tolist(),
            "height": height, "facing": round(float(rng.uniform(0, 360)), 1),
            "sigma": float(rng.choice(SIGMAS))}  # fmt: skip


def drawn_piece(rng, id_, at, level, hanging):
    """Draw a wall or a disc at a place."""
    wide, long = rng.uniform(0.2, 1.2), rng.uniform(0.5, 3.0)
    box = np.array([[-wide, -long], [wide, -long], [wide, long], [-wide, long]]) / 2.0
    wall = {"polygon": np.round(turned(box, rng.uniform(0, np.pi)) + at, 4).tolist()}
    disc = {"circle": np.round(at, 3).tolist(), "radius": round(float(rng.uniform(0.3, 1.5)), 3)}
    top = float(rng.choice((level, 4.0, round(float(rng.uniform(0.3, 3.0)), 2))))
    bottom = round(float(rng.uniform(0.1, 0.9)) * top, 2) if hanging and rng.random() < 0.4 else 0.0
    return {"id": id_, "shape": disc if rng.random() < 0.35 else wall, "sight": "blocks", "bottom": bottom,
            "top": top, "sigma": float(rng.choice(SIGMAS))}  # fmt: skip


def drawn_table(seed, hanging):
    """Draw two models with one to four things between them."""
    rng = np.random.default_rng(seed)
    level, apart = float(rng.choice((1.0, 1.5))), rng.uniform(5, 14)
    models = [drawn_model(rng, "a", (5, 12), level),
              drawn_model(rng, "b", (5 + apart, 12 + rng.uniform(-1, 1)), level)]  # fmt: skip
    terrain = []
    for number in range(rng.integers(1, 5)):
        at = np.array((rng.uniform(6.5, 3.5 + apart), 12 + rng.normal(0, 1.2)))
        if rng.random() < 0.25:
            models.append(drawn_model(rng, f"m{number}", at, level))
        else:
            terrain.append(drawn_piece(rng, f"t{number}", at, level, hanging))
    return {"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24},
            "models": models, "terrain": terrain}  # fmt: skip


def things_of(table):
    """The two who look, and what stands between them."""
    found = []
    for model in table["models"]:
        shape = corners_of(model["base"], model["facing"])
        found.append(
            Thing(model["id"], tuple(model["at"]), *shape, -math.inf, model["height"], model["sigma"])
        )
    for piece in table["terrain"]:
        shape, low = piece["shape"], piece["bottom"] or -math.inf
        if "circle" in shape:
            made = tuple(shape["circle"]), shape["radius"], None
        else:
            corners = np.array(shape["polygon"])
            made = tuple(corners.mean(axis=0)), 0.0, corners - corners.mean(axis=0)
        found.append(Thing(piece["id"], *made, low, piece["top"], piece["sigma"]))
    one, other, *rest = found
    return replace(one, low=0.0), replace(other, low=0.0), rest


def chance(margin, sigma):
    """The chance of yes."""
    return 0.5 * (1.0 + math.erf(margin / sigma / math.sqrt(2.0))) if sigma else float(margin > -1e-9)


def look(rng, one, other, rest, shakes):
    """Margin and sigma of sight, and the share of shaken tables with a line, or None."""
    best, margin = best_line(rng, one, other, rest)
    steep = slopes(rng, one, other, rest, best, margin)
    sigma = math.sqrt(
        sum(
            (min(x, 1.0) ** 2 + min(y, 1.0) ** 2) * each.sigma**2
            for each in (one, other, *rest)
            if each.id in steep
            for x, y in [steep[each.id]]
        )
    )
    if not shakes or not sigma or abs(margin) > 4 * sigma:
        return margin, sigma, None
    seen = 0
    for _ in range(shakes):
        moved = [each.moved(rng.normal(0.0, each.sigma, 2)) for each in (one, other, *rest)]
        seen += closer(rng, moved[0], moved[1], moved[2:], best, rounds=6, wide=8.0) > 0.0
    return margin, sigma, seen / shakes


def share(one, other, rest, wanted):
    """Margin and sigma of so much being hidden; None where nothing near turns it."""
    eye = np.array([*one.at, one.high])
    found = shortest_turn(eye, other, rest, wanted)
    if found is None:
        return None
    far, angle = found
    there = other.moved((far * math.cos(angle), far * math.sin(angle)))

    def shown(id_, by):
        seen_by = eye + np.array([*by, 0.0]) if id_ == one.id else eye
        target = there.moved(by) if id_ == other.id else there
        moved = [each.moved(by) if each.id == id_ else each for each in rest]
        return hidden(seen_by, target, moved, 20_000)

    slope = {
        each.id: [
            (shown(each.id, by) - shown(each.id, (-by[0], -by[1]))) / 2 / STEP
            for by in ((STEP, 0), (0, STEP))
        ]
        for each in (one, other, *rest)
    }
    whole = math.hypot(*slope[other.id])
    sigma = (
        math.sqrt(sum(math.hypot(*slope[each.id]) ** 2 * each.sigma**2 for each in (one, other, *rest)))
        / whole
        if whole > 0.02
        else None
    )
    return far if hidden(eye, other, rest) >= wanted else -far, sigma


def main():
    """Ask, compare, and tell."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--shakes", type=int, default=0)
    asked.add_argument("--hanging", action="store_true")
    asked.add_argument("--no-shares", action="store_true")
    chosen = asked.parse_args()
    told = Counter()
    for seed in range(chosen.first, chosen.first + chosen.tables):
        rng, table = np.random.default_rng(seed), drawn_table(seed, chosen.hanging)
        one, other, rest = things_of(table)
        scene = parse_scene(json.dumps(table).encode(), "drawn")
        wanted = round(
            min(0.95, max(0.05, hidden(np.array([*one.at, one.high]), other, rest) + rng.normal(0, 0.2))), 2
        )
        said = answer(scene, {"ask": "sight", "from": "a", "to": "b", "hidden_from": wanted})
        if said["margin"] is not None:
            margin, sigma, counted = look(rng, one, other, rest, chosen.shakes)
            compared(told, f"{seed} sight", said, margin, sigma, counted, chosen.shakes)
        found = None if chosen.no_shares else share(one, other, rest, wanted)
        if found is not None and found[1] is not None and said["hidden"]["margin"] is not None:
            compared(told, f"{seed} hidden {wanted}", said["hidden"], *found, None, 0)
    print(dict(told))


def compared(told, name, said, margin, sigma, counted, shakes):
    """Count, and print what differs: margins by 2e-3, sigmas by 5 %, chances by 0.02."""
    kind = name.split()[1]
    told[f"{kind} asked"] += 1
    stated = said["probability"]
    for what, differs in (
        ("margin", abs(said["margin"] - margin) > 2e-3),
        ("sigma", abs(said["sigma"] - sigma) > 0.05 * max(sigma, 0.01)),
        ("chance", abs(stated - chance(margin, sigma)) > 0.02),
        ("count", counted is not None
         and abs(stated - counted) > 4.0 * math.sqrt(max(counted * (1 - counted), 0.01) / shakes) + 0.05),
    ):  # fmt: skip
        if differs:
            told[f"{kind} {what} differs"] += 1
            here = f"{margin:.5f} ± {sigma:.5f} ({chance(margin, sigma):.4f}), counted {counted}"
            says = f"{said['margin']:.5f} ± {said['sigma']:.5f} ({stated:.4f})"
            print(f"seed {name}: {what}: says {says}, here {here}", flush=True)


if __name__ == "__main__":
    main()
