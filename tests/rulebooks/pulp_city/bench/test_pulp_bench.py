"""Effects of Pulp City one by one on a plain table."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.team import dice_of, fatigue, pool
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.flow import Running
from battlefield.rules.scene.contents import Board, Model, Scene
from battlefield.rules.skirmish.words import ITS_OF

EFFECTS = {effect.name: effect for effect in PULP_CITY.bench.effects}
SCENE = Scene(
    Board(30, 30),
    models=(
        Model("a", BaseSize.round(30), (10.0, 10.0), "Crew", "red", height=1.5),
        Model("b", BaseSize.round(30), (14.0, 10.0), "Gang", "blue", height=1.5),
        Model("c", BaseSize.round(30), (14.0, 12.0), "Gang", "blue", height=1.5),
    ),
)


def begun(name, target="b", **values):
    return PULP_CITY.bench.begun(Case(SCENE, EFFECTS[name], "a", target, values))


def run(name, dice=(), **values):
    start = begun(name, **values)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Listed(dice))
    while running.pending is not None:
        assert not running.answer(running.law.suggestions()[0])
    return running.game.state


def test_every_effect_is_on_the_bench_or_has_its_reason():
    assert sorted([*EFFECTS, *PULP_CITY.bench.left_out]) == sorted(CATALOGUE.perks)
    assert all(why.endswith(".") for why in PULP_CITY.bench.left_out.values())


def scene_after(name, *answers, target="", **values):
    """What stands on the table after an effect, with places written down."""
    start = begun(name, target, **values)
    assert not start.refusal
    running, left = Running(start.state, CATALOGUE, start.flow, Seeded()), list(answers)
    while running.pending is not None:
        assert not running.answer(left.pop(0) if left else running.law.suggestions()[0])
    return running.game.state.scene()


def test_a_minion_is_put_where_its_player_points_within_the_range():
    after = scene_after("Summon Minion", (10.0, 16.0), base=40)
    assert [(model.at, model.base.length_mm) for model in after.models[3:]] == [((10.0, 16.0), 40)]
    running = Running(begun("Summon Minion", "", range=4).state, CATALOGUE, begun("Summon Minion", "").flow,
                      Seeded())  # fmt: skip
    assert running.answer((10.0, 19.0))  # more than 4 inches from the base


def test_a_structure_is_as_high_and_as_wide_as_it_is_set():
    after = scene_after("Summon Structure", (10.0, 14.0), height=7, base=60)
    assert [(model.height, model.base.length_mm) for model in after.models[3:]] == [(7.0, 60)]


def test_dangerous_terrain_is_laid_as_a_circle():
    after = scene_after("Summon Dangerous Terrain", (10.0, 14.0), radius=3)
    assert [(laid.template.at, laid.template.size) for laid in after.templates] == [((10.0, 14.0), 6.0)]


def test_what_stands_behind_the_stroke_is_asked():
    start = begun("Weak")
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    offered = [option.id for option in running.pending.options]
    assert {"Strength", "CCM", "Mechanical"} <= set(offered)
    assert not running.answer(("Energy",))
    weak = (effect for effect in running.game.state.effects if effect.name == "Weak")
    assert [effect.get(ITS_OF) for effect in weak] == ["Energy"]


def test_effects_that_take_something_away_have_something_to_take():
    """5 of 8 HP and 2 healed are 7; 3 Power Up dice less 2; one Fatigue less one; no Stun; 6 AP less 2."""
    assert run("Heal", amount=2).figures["b"].hp == 7
    assert dice_of(run("Power Down"), "blue//b") == 1
    assert fatigue(run("Revitalize"), "blue//b") == 0
    assert not run("Recover").is_under("blue//b", "Stun")
    assert (pool(run("Drain"), "blue"), pool(run("Drain"), "red")) == (4, 6)


def test_said_of_oneself_an_effect_is_suffered_by_the_attacker():
    """Self/Knockback 2 sends the attacker two inches straight away from the target."""
    state = run("Knockback", self=1, amount=2)
    assert state.figures["a"].model.at == pytest.approx((8.0, 10.0))
    assert state.figures["b"].model.at == (14.0, 10.0)


def test_who_is_grabbed_is_thrown_at_somebody():
    """Thrown at the third model, b takes 1 and comes down within an inch of it."""
    state = run("Grab & Throw", dice=(1, 1, 6))
    assert state.figures["b"].hp == 7


def test_after_a_follow_up_the_attacker_acts_once_more():
    start = begun("Follow Up")
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert "a shot" in running.pending.options[-1].words


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
    assert begun("Knockback", "a").refusal.startswith("choose another model")


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_comes_to_an_end(name):
    for values in ({}, {"roll": 1}):
        known = {dial.key for dial in EFFECTS[name].dials}
        start = begun(name, **{key: value for key, value in values.items() if key in known})
        running, steps = Running(start.state, CATALOGUE, start.flow, Seeded()), 0
        while running.pending is not None:
            assert not running.answer(running.law.suggestions()[0])
            steps += 1
            assert steps < 40, name
