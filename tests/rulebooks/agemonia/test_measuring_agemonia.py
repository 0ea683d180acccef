"""What `ask` says by the rules of Agemonia: from area to area, as on its bench."""

import pytest

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.agemonia.book import AGEMONIA
from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rules.book.bench import Case
from battlefield.rules.scene.contents import Area, Board, Border, Model, Scene
from battlefield.rules.table.areas import area_of, sees

BY = {"by": "agemonia"}
ROW = tuple(
    Area(name, Polygon(((x, 0.0), (x + 5.0, 0.0), (x + 5.0, 5.0), (x, 5.0))), capacity=3)
    for name, x in (("one", 0.0), ("two", 5.0), ("three", 10.0), ("four", 15.0))
)
WALL = Border(((10.0, 0.0), (10.0, 5.0)), "barrier", "wall")


def model(id_, x, sigma=0.0, side="red"):
    return Model(id_, BaseSize.round(25), (x, 2.0), side=side, height=1.5, sigma=sigma)


def scene(*models, borders=()):
    return Scene(Board(20, 5), models=models, areas=ROW, borders=tuple(borders))


@pytest.mark.parametrize("borders", [(), (WALL,)])
def test_sight_and_steps_are_those_of_the_bench(borders):
    known = scene(
        model("a", 2),
        model("b", 7, side="blue"),
        model("c", 12),
        model("d", 17, side="blue"),
        borders=borders,
    )
    effect = AGEMONIA.bench.effects[0]
    for one in "abcd":
        for other in set("abcd") - {one}:
            state = AGEMONIA.bench.begun(Case(known, effect, one, other)).state
            areas = [area_of(state, state.figures[each].model.unit) for each in (one, other)]
            found = answer(known, {"ask": "sight", "from": one, "to": other, **BY})
            assert found["clear"] is sees(state, *areas)
            assert (found["line"] is not None) is found["clear"]
            near = answer(known, {"ask": "range", "from": one, "within": 1, "to": other, **BY})["models"][
                other
            ]
            steps = range_between(state, *areas)
            assert near["gap"] == steps and near["within"] is (steps is not None and steps <= 1)


def test_the_margin_is_the_shortest_way_into_an_area_that_turns_the_answer():
    # b is one step off, 3 in from the area that is two steps off; a has none to go to
    found = answer(
        scene(model("a", 2, 0.5), model("b", 7, 1.5)), {"ask": "range", "from": "a", "within": 1, **BY}
    )
    assert found["models"]["b"]["margin"] == pytest.approx(3.0)
    assert found["models"]["b"]["sigma"] == pytest.approx(1.5)
    assert (found["models"]["b"]["verdict"], found["models"]["b"]["rule"]) == ("certain", "A-Area-1")


def test_sight_barred_by_a_wall_is_as_sure_as_the_nearest_way_round_it():
    found = answer(
        scene(model("a", 2, 0.5), model("b", 11, 1.0), borders=[WALL]),
        {"ask": "sight", "from": "a", "to": "b", **BY},
    )
    assert (found["clear"], found["margin"], found["sigma"]) == (
        False,
        pytest.approx(-1.0),
        pytest.approx(1.0),
    )
    assert (found["verdict"], found["settled_by"]) == ("likely", "b")


LOOK = {"ask": "sight", "from": "a", "to": "b"}
LAID = {"ask": "coverage", "template": {"round": 3, "at": [1, 1]}}
BARE = Scene(Board(9, 9), models=(model("a", 2), model("b", 7)))


@pytest.mark.parametrize(
    ("known", "question", "sentence"),
    [
        (scene(model("a", 2), model("b", 30)), LOOK, "b stands in no area"),
        (BARE, LOOK, "the scene has none"),
        (scene(model("a", 2)), {"ask": "range", "from": [1, 1], "within": 1}, "area to area: name a model"),
        (scene(model("a", 2)), LAID, "lays no template"),
        (scene(model("a", 2)), {"ask": "coherency", "models": ["a"]}, "knows no coherency"),
    ],
)
def test_what_a_game_of_areas_does_not_know_is_refused(known, question, sentence):
    with pytest.raises(QuestionError, match=sentence):
        answer(known, question | BY)
