"""What answers are worth against a plain count: the table is shaken many times, and asked each time.

Nothing of what works the uncertainty out is used for the count: every shaken table has places known exactly,
and its answer is that of the kernel. Slopes are of first order, so uncertainties are small beside what bends
a margin.
"""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest
from campaigns import few
from little_scenes import box, model, table

from battlefield.app.measure.questions import answer
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.outlines import mapped_outline

TIMES = 1500
SLOW = {"sight": 4, "reach": 15}
OVAL, HEX = BaseSize.oval(60, 35), BaseSize.hex(32)
WALL = box("wall", 20, 19.45, 21, 48, sight="blocks", sigma=0.03)
HALF = box("wall", 20, 19.96, 21, 48, sight="blocks", sigma=0.03)
HIGH = box("wall", 18, 0, 18.5, 48, 2.0, sight="blocks", sigma=0.05)
HOUSE = box("house", 12, 8, 14, 14, ground=("impassable",), sigma=0.04)
MUD = box("mud", 12, 0, 30, 48, 0.0, ground=("difficult",), sigma=0.03)


def shaken(scene, drawn):
    """Put everything where it may truly be, and forget how well it was known."""

    def models():
        for each in scene.models:
            sigma = scene.sigma if each.sigma is None else each.sigma
            x, y = drawn.normal(0.0, 1.0, 2) * sigma
            yield replace(each, at=(each.at[0] + x, each.at[1] + y), sigma=None)

    def pieces():
        for each in scene.terrain:
            by = tuple((drawn.normal(0.0, 1.0, 2) * each.sigma).tolist())
            yield replace(each, outline=mapped_outline(each.outline, Affine.shift(by)), sigma=0.0)

    return replace(scene, models=tuple(models()), terrain=tuple(pieces()), sigma=0.0)


def nova(at):
    return {"round": 4, "at": at}


def of_b(found):
    return found["models"]["b"]


def whole(found):
    return found


PAIR = model("a", 10, 10, 0.05), model("b", 13, 14, 0.08)
ODD = model("a", 10, 10, 0.05, OVAL, facing=20.0), model("b", 13, 14, 0.08, HEX, facing=75.0)
ROW = model("a", 10, 10, 0.04), model("b", 12.95, 10.2, 0.03), model("c", 14.5, 11, 0.04)
LOOK = model("a", 10, 20, 0.05), model("b", 30, 20, 0.06)
TALL = model("a", 10, 20, 0.05), model("b", 19.6, 20, 0.06, height=2.13)
CASES = {
    "round": (table(*PAIR), {"ask": "range", "from": "a", "within": 4.05}, of_b),
    "odd shapes": (table(*ODD), {"ask": "range", "from": "a", "within": 3.5}, of_b),
    "template": (table(*PAIR), {"ask": "coverage", "template": nova([13.05, 11.45])}, of_b),
    "droplet": (
        table(*ODD),
        {"ask": "coverage", "template": {"cone": 8, "at": [8, 8], "bearing": 152.5}},
        of_b,
    ),
    "link": (table(*ROW[:2]), {"ask": "coherency", "unit": "watch"}, whole),
    "chain": (table(*ROW), {"ask": "coherency", "unit": "watch"}, whole),
    "past a wall": (table(*LOOK, terrain=[WALL]), {"ask": "sight", "from": "a", "to": "b"}, whole),
    "over a wall": (table(*TALL, terrain=[HIGH]), {"ask": "sight", "from": "a", "to": "b"}, whole),
    "hidden": (
        table(*LOOK, terrain=[HALF]),
        {"ask": "sight", "from": "a", "to": "b", "hidden_from": 0.5},
        lambda found: found["hidden"],
    ),
    "way": (table(PAIR[0]), {"ask": "reach", "model": "a", "move": 5.02, "to": [13, 14]}, whole),
    "round a house": (
        table(PAIR[0], terrain=[HOUSE]),
        {"ask": "reach", "model": "a", "move": 9.8, "to": [16, 11.5]},
        whole,
    ),
    "through mud": (
        table(PAIR[0], terrain=[MUD]),
        {"ask": "reach", "model": "a", "move": 6.0, "to": [14, 10.5]},
        whole,
    ),
}


@pytest.mark.parametrize("name", few(CASES, 1))
def test_the_chance_and_the_deviation_are_those_of_a_shaken_table(name):
    scene, question, part = CASES[name]
    said = part(answer(scene, question))
    drawn = np.random.default_rng(20)
    times = TIMES // SLOW.get(question["ask"], 1)
    found = [part(answer(shaken(scene, drawn), question)) for _ in range(times)]
    margins = np.array([each["margin"] for each in found])
    yes = float(np.mean([each["probability"] for each in found]))  # each is known exactly: 0 or 1
    assert 0.02 < said["probability"] < 0.98, "a case that tells nothing"
    assert abs(yes - said["probability"]) < 3.5 * sqrt(0.25 / times) + 0.01
    assert margins.std() == pytest.approx(said["sigma"], rel=0.03 + 3.0 / sqrt(2.0 * times))
    assert margins.mean() == pytest.approx(said["margin"], abs=0.35 * said["sigma"])
