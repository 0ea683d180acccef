"""Effects of Agemonia one by one on a row of areas."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.agemonia.book import AGEMONIA
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.rows import conditions_of
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.flow import Running
from battlefield.rules.scene.contents import Area, Board, Model, Scene
from battlefield.rules.table.areas import area_of

EFFECTS = {effect.name: effect for effect in AGEMONIA.bench.effects}
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
    return AGEMONIA.bench.begun(Case(scene, EFFECTS[name], "a", target, values))


def run(name, target="b", **values):
    start = begun(name, target, **values)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    while running.pending is not None:
        assert not running.answer(running.law.suggestions()[0])
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


@pytest.mark.parametrize("name", [name for name in conditions_of(CATALOGUE) if name != "Invisible"])
def test_each_condition_comes_to_lie_on_the_target(name):
    state = run(name)
    assert state.is_under(state.figures["b"].model.unit, name)


@pytest.mark.parametrize(("x", "lies"), [(7.0, False), (12.0, True)])
def test_invisible_lasts_only_where_no_enemy_is_near(x, lies):
    far = replace(SCENE, models=(MODELS[0], replace(MODELS[1], at=(x, 2.0))))
    start = begun("Invisible", scene=far)
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert running.game.state.is_under("blue//b", "Invisible") is lies


def health(name, dice=(), answers=(), **values):
    """What the attacker and the target have left after a case, with dice and answers written down."""
    start = begun(name, **values)
    assert not start.refusal, start.refusal
    running, left = Running(start.state, CATALOGUE, start.flow, Listed(dice)), list(answers)
    while running.pending is not None:
        answer = (left.pop(0),) if left else running.law.suggestions()[0]
        assert not running.answer(answer)
    state = running.game.state
    return state.figures["a"].hp, state.figures["b"].hp


def test_pierce_is_tried_by_an_attack_past_a_shield():
    """3 and a red die showing 5 are 5: shield 3 with Pierce 1 lets 3 through, with Pierce 3 all."""
    assert health("Pierce", [5], shield=3, ability=1, amount=1) == (8, 5)
    assert health("Pierce", [5], shield=3, ability=1, amount=3) == (8, 3)


def test_what_answers_an_attack_is_tried_by_one():
    """3 damage; without abilities nothing is cancelled. Revenge gives 3 back, Riposte 2, a Mirror all."""
    assert health("Revenge", ability=0) == (5, 5)
    assert health("Riposte", ability=0) == (6, 5)
    assert health("Mirror", ability=0) == (5, 8)
    assert begun("Revenge", range=0).refusal.startswith("the target is out of sight, or farther")


def test_provoke_strikes_as_the_target_leaves_its_area():
    touching = replace(SCENE, models=(MODELS[0], replace(MODELS[1], at=(3.5, 2.0))))
    start = begun("Provoke", scene=touching, amount=2)
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert not running.answer(("two",))
    assert running.game.state.figures["b"].hp == 6
    assert begun("Provoke", heroes=0).refusal.startswith("it strikes at Allies alone")


def test_a_jump_moves_the_target_or_who_does_it():
    assert where(run("Jump", "", amount=1), "a") == "two"


def test_tokens_are_laid_and_lead_from_one_to_the_other():
    start = begun("Teleport tokens", "", amount=3)
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert not running.answer(("four",))
    assert len(running.pending.options) == 3  # the other token, the area beside, or to stay
    assert not running.answer((running.pending.options[0].id,))
    assert where(running.game.state, "a") == "four" and len(running.game.state.markers) == 2


def test_a_summoned_token_appears_in_an_area_in_range():
    start = begun("Summoning", "", amount=1)
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert [option.id for option in running.pending.options] == ["one", "two"]
    assert not running.answer(("two",))
    models = {model.unit: model for model in running.game.state.scene().models}
    assert "bench token" in models and len(models) == 3


def test_a_scene_without_areas_and_a_figure_outside_of_them_are_refused():
    assert begun("Push", scene=Scene(Board(20, 5), models=MODELS)).refusal == "the scene has no areas"
    short = Scene(Board(20, 5), models=MODELS, areas=ROW[:1])
    assert begun("Push", scene=short).refusal == "b stands in no area"


def test_the_heroes_are_on_the_side_that_is_set():
    assert begun("Push").state.setting("allies", "") == "red"
    assert begun("Push", heroes=1).state.setting("allies", "") == "blue"


def test_every_effect_is_on_the_bench_or_has_its_reason():
    bench = AGEMONIA.bench
    tried = {name for effect in bench.effects for name in effect.tries or (effect.name,)}
    assert sorted([*tried, *bench.left_out]) == sorted(CATALOGUE.perks)
