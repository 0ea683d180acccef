"""Sight and visible as `ask` answers them, on tables small enough for pencil and ruler."""

import re

import pytest

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)


def box(id_, left, top, right, bottom, high, **facts):
    return Terrain(
        id_, Polygon(((left, top), (right, top), (right, bottom), (left, bottom))), 0, high, **facts
    )


def scene(*terrain, height=1.0, others=()):
    models = (
        Model("a", INCH, (10, 20), "w", "red", 0, 1),
        Model("b", INCH, (30, 20), "w", "blue", 0, height),
    )
    return Scene(Board(48, 48), terrain=terrain, models=(*models, *others))


def look(table, **more):
    return answer(table, {"ask": "sight", "from": "a", "to": "b", **more})


def test_an_open_table_shows_all_of_the_target():
    found = look(scene())
    assert found["clear"] and found["obscured"] == 0.0 and found["by"] == [] and len(found["line"]) == 2


def test_a_long_high_wall_hides_everything():
    found = look(scene(box("wall", 20, 0, 21, 48, 5, sight="blocks")))
    said = {"clear": False, "line": None, "obscured": 1.0, "by": ["wall"]}
    worth = {"sigma": 0.0, "probability": 0.0, "verdict": "certain", "rule": "R29"}
    assert found == said | worth | {"margin": pytest.approx(1 - 5, abs=1e-5)}  # over it, 4 in short


def test_a_tall_target_is_seen_over_a_low_wall_and_its_lower_part_is_hidden():
    # the eye is 1 high at x = 10, the wall's far edge 2 high at x = 20: the ray meets x = 30 at a height of 3
    found = look(scene(box("wall", 19, 0, 20, 48, 2, sight="blocks"), height=4.0))
    assert found["clear"]
    near_edge = 1 + 20 * (2 - 1) / 9  # the near edge, at x = 19, hides more
    assert found["obscured"] == pytest.approx(near_edge / 4, abs=1e-3)
    assert found["by"] == ["wall"]


def test_a_cloud_is_seen_into_and_out_of_but_not_through():
    assert not look(scene(Terrain("smoke", Circle((20, 20), 3), sight="cloud")))["clear"]
    assert look(scene(Terrain("smoke", Circle((30, 20), 3), sight="cloud")))["clear"]
    assert look(scene(Terrain("smoke", Circle((10, 20), 3), sight="cloud")))["clear"]


def test_other_models_block_unless_they_are_looked_through():
    giant = Model("giant", BaseSize.round(101.6), (20, 20), "w", "red", 0, 9)
    assert not look(scene(others=(giant,)))["clear"]
    assert look(scene(others=(giant,)), models_block=False)["clear"]


def test_a_lone_wall_casts_its_shadow_on_the_visible_table():
    # from the middle of the left edge a wall of half the height at half the width hides the half behind it
    table = Scene(Board(20, 20), terrain=(box("wall", 10, 5, 10.5, 15, 3, sight="blocks"),))
    found = answer(table, {"ask": "visible", "from": [0, 10]})
    assert found["area"] == pytest.approx(400 - (20**2 / 2 - 10**2 / 2), abs=1e-6)
    assert len(found["outline"]) == 1


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"ask": "sight", "from": "a"}, "to is missing"),
        ({"ask": "sight", "from": "a", "to": "x"}, "to is 'x'; it must be the id of a model"),
        (
            {"ask": "sight", "from": "a", "to": "b", "models_block": 1},
            "models_block is 1; it must be true or false",
        ),
        ({"ask": "visible"}, "from is missing"),
        ({"ask": "visible", "from": [99, 1]}, "from cannot be used; the eye is not on the board"),
    ],
)
def test_what_cannot_be_seen_is_refused_in_a_sentence(question, sentence):
    with pytest.raises(QuestionError, match=re.escape(sentence)):
        answer(scene(), question)


def test_a_line_ends_no_hair_above_or_below_the_two_bodies():
    block = Model("m", BaseSize.round(50), (20, 20), "", "", 0, 1)  # as high as both: the line runs along it
    near = Model("n", BaseSize.rect(50, 25), (10.5, 20.2), "", "", 0, 2.0, 20.0)  # overlaps a
    tall = Model("t", BaseSize.rect(50, 25), (9.8, 19.5), "", "", 0, 2.0, 170.0)
    table = scene(others=(block, near, tall))
    heights = {each.id: each.height for each in table.models}
    for one, other in (("a", "b"), ("n", "t"), ("t", "n"), ("a", "n"), ("b", "t")):
        found = answer(table, {"ask": "sight", "from": one, "to": other})
        ends = zip(found["line"] or (), (one, other), strict=False)
        assert all(0.0 <= z <= heights[id_] for (_, _, z), id_ in ends)
