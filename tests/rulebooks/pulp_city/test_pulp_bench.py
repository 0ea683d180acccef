"""Effects of Pulp City one by one on a plain table."""

import pytest

from battlefield.geometry.shapes import BaseSize
from battlefield.rulebooks.pulp_city.book import PulpCity
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rules.bench import Case
from battlefield.rules.dice import Listed, Seeded
from battlefield.rules.flow import Running
from battlefield.rules.scene import Board, Model, Scene

EFFECTS = {effect.name: effect for effect in PulpCity.bench.effects}
SCENE = Scene(
    Board(30, 30),
    models=(
        Model("a", BaseSize.round(30), (10.0, 10.0), "Crew", "red", height=1.5),
        Model("b", BaseSize.round(30), (14.0, 10.0), "Gang", "blue", height=1.5),
        Model("c", BaseSize.round(30), (14.0, 12.0), "Gang", "blue", height=1.5),
    ),
)


def begun(name, target="b", **values):
    return PulpCity.bench.begun(Case(SCENE, EFFECTS[name], "a", target, values))


def run(name, dice=(), **values):
    start = begun(name, **values)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Listed(dice))
    while running.pending is not None:
        assert not running.answer(running.pending.suggestions()[0])
    return running.game.state


def test_what_needs_more_than_a_number_is_left_out():
    left = [name for name in CATALOGUE.perks if name not in EFFECTS]
    assert {"Special", "Weak", "Immunity", "Summon Minion"} <= set(left)
    assert {"Knockback", "Pull", "Shift", "Stun", "Damage", "Blast"} <= set(EFFECTS)


def test_a_pull_moves_straight_toward_the_attacker():
    """Two of the four inches between the centres: the bases (1.18 in across) do not meet yet."""
    assert run("Pull", amount=2).figures["b"].model.at == pytest.approx((12.0, 10.0))


def test_damage_costs_its_number_and_takes_off_who_has_none_left():
    assert run("Damage", amount=3).figures["b"].hp == 5
    assert run("Damage", amount=8).units[begun("Damage").state.figures["b"].model.unit].figures == ()


def test_a_condition_lies_on_the_target_alone():
    state = run("Slow")
    unit = state.figures["b"].model.unit
    assert [effect.on for effect in state.effects if effect.name == "Slow"] == [unit]


def test_a_rolled_action_needs_the_target_in_range():
    assert begun("Knockback", roll=1, range=2).refusal.startswith("the target is out of reach")
    assert begun("Knockback", range=2).refusal == ""
    assert begun("Knockback", "a").refusal == "a model does not use this on itself"


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_comes_to_an_end(name):
    for values in ({}, {"roll": 1}):
        known = {dial.key for dial in EFFECTS[name].dials}
        start = begun(name, **{key: value for key, value in values.items() if key in known})
        running, steps = Running(start.state, CATALOGUE, start.flow, Seeded()), 0
        while running.pending is not None:
            assert not running.answer(running.pending.suggestions()[0])
            steps += 1
            assert steps < 40
