"""Special effects of Iron Kingdoms one by one on a plain table."""

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Running
from battlefield.rules.scene.contents import Board, Model, Scene

EFFECTS = {effect.name: effect for effect in IRON_KINGDOMS.bench.effects}
SCENE = Scene(
    Board(30, 30),
    models=(
        Model("a", BaseSize.round(30), (10.0, 10.0), "Crew", "red", height=1.5),
        Model("b", BaseSize.round(30), (14.0, 10.0), "Gang", "blue", height=1.5, facing=270.0),
    ),
)


def begun(name, target="b", **values):
    return IRON_KINGDOMS.bench.begun(Case(SCENE, EFFECTS[name], "a", target, values))


def run(name, dice=(), answers=(), **values):
    start, left = begun(name, **values), list(answers)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Listed(dice))
    while running.pending is not None:
        assert not running.answer(left.pop(0))
    assert not left
    return running.game.state


def names_on(state, figure="b"):
    unit = state.figures[figure].model.unit
    return [effect.name for effect in state.effects_on(unit)]


def test_each_special_effect_is_there_with_what_it_brings_about():
    assert "Cloud Effect" in EFFECTS
    assert {"Continuous Effect: Fire", "Critical Effect: Knockdown"} <= set(EFFECTS)
    assert all(name.partition(":")[0] in CATALOGUE.perks for name in EFFECTS)


def test_a_cloud_lies_where_it_is_pointed_and_as_large_as_is_set():
    state = run("Cloud Effect", answers=[(13.0, 10.0)], aoe=5)
    assert [(mark.at, mark.template.size) for mark in state.markers] == [((13.0, 10.0), 5)]


def test_a_critical_effect_is_on_the_target_at_once():
    state = run("Critical Effect: Stationary")
    assert names_on(state) == ["Stationary"] and state.figures["b"].hp == 8


def test_a_rolled_critical_effect_needs_two_equal_dice():
    """RAT 6 against DEF 12 hits with 6 or more; damage 10 + 2 against ARM 12 does none."""
    assert names_on(run("Critical Effect: Knockdown", [3, 4, 1, 1], roll=1)) == []
    assert names_on(run("Critical Effect: Knockdown", [4, 4, 1, 1], roll=1)) == ["Knockdown"]


def test_fire_burns_in_the_next_maintenance_phase_unless_it_expires():
    """A 3 lets it remain: POW 12 with 2 and 3 against ARM 12 does 5. A 2 ends it."""
    burning = run("Continuous Effect: Fire", [3, 2, 3], maintenance=1)
    assert burning.figures["b"].hp == 3 and names_on(burning) == ["Fire"]
    out = run("Continuous Effect: Fire", [2], maintenance=1)
    assert out.figures["b"].hp == 8 and names_on(out) == []


def test_a_rolled_attack_needs_the_target_in_range():
    assert "2.82 in away, and it reaches 2 in" in begun("Critical Effect: Fire", roll=1, range=2).refusal
    assert begun("Critical Effect: Fire", "a", roll=1).refusal == "a character does not attack itself"


def test_every_effect_is_on_the_bench_or_has_its_reason():
    bench = IRON_KINGDOMS.bench
    tried = {name for effect in bench.effects for name in effect.tries or (effect.name,)}
    assert sorted([*tried, *bench.left_out]) == sorted(CATALOGUE.perks)
