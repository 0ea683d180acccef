"""Displace, coherency and reach as `ask` answers them, by hand-worked tables and refused questions."""

import re
from math import pi

import pytest

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)
WALL = Terrain("wall", Polygon(((20, 0), (21, 0), (21, 48), (20, 48))), 0, 3, ("impassable",), "blocks")
ROOF = Terrain("roof", Polygon(((4, 4), (12, 4), (12, 12), (4, 12))), 0, 3, ("impassable",), platform=True)
MUD = Terrain("mud", Circle((30, 30), 4), ground=("difficult",))


def scene(*terrain):
    models = (
        Model("a", INCH, (10, 20), "watch", "red", 0, 1),
        Model("b", INCH, (12, 20), "watch", "red", 0, 1),
        Model("c", INCH, (30, 40), "guard", "blue", 0, 1),
        Model("high", INCH, (8, 8), "watch", "red", 3, 1),
    )
    return Scene(Board(48, 48), terrain=terrain, models=models)


def ask(table, question, /, **more):
    return answer(table, {"ask": question, **more})


@pytest.mark.parametrize(
    ("terrain", "more", "to", "stopped", "drop"),
    [
        ((), {"model": "c", "kind": "along", "bearing": 0, "distance": 5}, [30, 35], None, 0),
        ((), {"model": "a", "kind": "along", "bearing": 90, "distance": 5}, [11, 20], {"model": "b"}, 0),
        (
            (),
            {"model": "c", "kind": "along", "bearing": 180, "distance": 50},
            [30, 47.5],
            {"edge": "bottom"},
            0,
        ),
        ((), {"model": "c", "kind": "away", "from": [30, 45], "distance": 4}, [30, 36], None, 0),
        ((), {"model": "b", "kind": "toward", "from": "a", "distance": 9}, [11, 20], {"model": "a"}, 0),
        (
            (WALL,),
            {"model": "b", "kind": "along", "bearing": 90, "distance": 20},
            [19.5, 20],
            {"terrain": "wall"},
            0,
        ),
        (
            (WALL,),
            {"model": "b", "kind": "along", "bearing": 90, "distance": 20, "stop_short": 1},
            [18.5, 20],
            {"terrain": "wall"},
            0,
        ),
        (
            (ROOF,),
            {"model": "high", "kind": "along", "bearing": 90, "distance": 9},
            [12, 8],
            {"fall": "roof"},
            3,
        ),
        (
            (ROOF,),
            {"model": "high", "kind": "along", "bearing": 90, "distance": 9, "fall_when": "any"},
            [11.5, 8],
            {"fall": "roof"},
            0,
        ),
        (
            (ROOF,),
            {"model": "high", "kind": "along", "bearing": 90, "distance": 9, "fall_when": "all"},
            [12.5, 8],
            {"fall": "roof"},
            3,
        ),
    ],
)
def test_a_push_ends_where_hand_and_ruler_say(terrain, more, to, stopped, drop):
    found = ask(scene(*terrain), "displace", **more)
    assert found["to"] == pytest.approx(to, abs=1e-9)
    assert found["stopped_by"] == stopped
    if "fall_when" not in more:
        assert found["drop"] == pytest.approx(drop)


def test_coherency_groups_by_unit_or_by_ids():
    worth = {"margin": 1.0, "sigma": 0.0, "probability": 1.0, "verdict": "certain", "rule": "R24"}
    assert ask(scene(), "coherency", models=["a", "b"]) == {
        "coherent": True,
        "groups": [["a", "b"]],
        "nearest": [],
        **worth,
        "weakest": ["a", "b"],
        "links": [{"models": ["a", "b"], "gap": 1.0, **worth}],
    }
    found = ask(scene(), "coherency", unit="watch")
    assert found["groups"] == [["a", "b"], ["high"]] and not found["coherent"]
    assert found["nearest"] == [pytest.approx((4 + 144) ** 0.5 - 1)]
    assert ask(scene(), "coherency", unit="watch", horizontal=12)["coherent"]


@pytest.mark.campaign
def test_a_model_climbs_where_it_is_told_how_high():
    for climb, cost in ((0, None), (2.5, None), (3, 11 + 3)):
        found = ask(scene(ROOF), "reach", model="a", move=20, to=[10, 9], climb=climb)
        assert found["cost"] == (None if cost is None else pytest.approx(cost))
    assert ask(scene(ROOF), "reach", model="a", move=20, to=[10, 9], climb=3)["reachable"]


def test_reach_counts_inches_and_difficult_ground_double():
    open_ground = ask(scene(), "reach", model="c", move=6)
    assert open_ground["area"] == pytest.approx(36 * pi, rel=0.01)
    straight = ask(scene(), "reach", model="c", move=6, to=[33, 36])
    assert straight["reachable"] and straight["cost"] == pytest.approx(5)
    assert straight["shortest"] and straight["proven"]
    muddy = ask(scene(MUD), "reach", model="c", move=20, to=[30, 30])
    assert muddy["cost"] == pytest.approx(6 + 2 * 4, abs=1e-6)


@pytest.mark.campaign
def test_a_way_over_difficult_ground_is_told_as_proven_only_where_it_is():
    square = Terrain("mud", Polygon(((26, 26), (34, 26), (34, 34), (26, 34))), ground=("difficult",))
    for mud, proven in ((square, True), (MUD, False)):  # nothing is proven of a way into round ground
        found = ask(scene(mud), "reach", model="c", move=20, to=[30, 30])
        assert found["cost"] == pytest.approx(14, abs=1e-6)
        assert found["shortest"] and found["proven"] is proven


@pytest.mark.parametrize(
    ("kind", "more", "sentence"),
    [
        ("displace", {"model": "x", "kind": "along"}, "model is 'x'"),
        ("displace", {"model": "a", "kind": "up"}, "kind is 'up'; it must be 'away', 'toward' or 'along'"),
        ("displace", {"model": "a", "kind": "away", "distance": 1}, "from is missing"),
        ("displace", {"model": "a", "kind": "along", "distance": -1, "bearing": 0}, "distance is -1"),
        (
            "displace",
            {"model": "a", "kind": "away", "distance": 1, "from": "a"},
            "from cannot be used; a stands on",
        ),
        (
            "displace",
            {"model": "a", "kind": "along", "distance": 1, "bearing": 0, "fall_when": "never"},
            "fall_when is",
        ),
        ("coherency", {}, "the question has neither"),
        ("coherency", {"unit": "x"}, "unit is 'x'; no model is of that unit; there are: watch, guard"),
        ("coherency", {"models": ["a", "x"]}, "models[1] is 'x'; it must be the id of a model"),
        ("reach", {"model": "a"}, "move is missing"),
        ("reach", {"model": "a", "move": 1, "to": [1]}, "to is"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(kind, more, sentence):
    with pytest.raises(QuestionError, match=re.escape(sentence)):
        ask(scene(), kind, **more)
