"""Effects of Agemonia one by one on a row of areas."""

import pytest

from battlefield.geometry.shapes import BaseSize, Polygon
from battlefield.rulebooks.agemonia.book import Agemonia
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.vocabulary import CONDITIONS
from battlefield.rules.areas import area_of
from battlefield.rules.bench import Case
from battlefield.rules.dice import Seeded
from battlefield.rules.flow import Running
from battlefield.rules.scene import Area, Board, Model, Scene

EFFECTS = {effect.name: effect for effect in Agemonia.bench.effects}
ROW = tuple(
    Area(name, Polygon(((x, 0.0), (x + 5.0, 0.0), (x + 5.0, 5.0), (x, 5.0))), capacity=3)
    for name, x in (("one", 0.0), ("two", 5.0), ("three", 10.0), ("four", 15.0))
)
MODELS = (
    Model("a", BaseSize.round(25), (2.0, 2.0), side="red", height=1.5),
    Model("b", BaseSize.round(25), (7.0, 2.0), side="blue", height=1.5),
)
SCENE = Scene(Board(20, 5), models=MODELS, areas=ROW)


def begun(name, target="b", scene=SCENE, **values):
    return Agemonia.bench.begun(Case(scene, EFFECTS[name], "a", target, values))


def run(name, target="b", **values):
    start = begun(name, target, **values)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    while running.pending is not None:
        assert not running.answer(running.pending.suggestions()[0])
    return running.game.state


def where(state, figure):
    return area_of(state, state.figures[figure].model.unit)


@pytest.mark.parametrize(("amount", "area"), [(1, "three"), (2, "four"), (3, "four")])
def test_a_push_goes_area_by_area_away_from_who_does_it(amount, area):
    assert where(run("Push", amount=amount), "b") == area


def test_a_pull_ends_at_who_does_it():
    assert where(run("Pull", amount=2), "b") == "one"


def test_a_teleport_moves_the_target_or_who_does_it():
    """Within one area of the first there is only the second, so that nobody has to choose."""
    state = run("Teleport", "", amount=1)
    assert (where(state, "a"), where(state, "b")) == ("two", "two")
    assert where(run("Teleport", "b", amount=1), "b") != "two"


@pytest.mark.parametrize("name", CONDITIONS)
def test_each_condition_comes_to_lie_on_the_target(name):
    state = run(name)
    assert state.is_under(state.figures["b"].model.unit, name)


def test_a_scene_without_areas_and_a_figure_outside_of_them_are_refused():
    assert begun("Push", scene=Scene(Board(20, 5), models=MODELS)).refusal == "the scene has no areas"
    short = Scene(Board(20, 5), models=MODELS, areas=ROW[:1])
    assert begun("Push", scene=short).refusal == "b stands in no area"


def test_the_heroes_are_on_the_side_that_is_set():
    assert begun("Push").state.setting("allies", "") == "red"
    assert begun("Push", heroes=1).state.setting("allies", "") == "blue"
