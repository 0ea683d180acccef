"""What figures are taken to be worth and to do to each other, by hand."""

from dataclasses import replace

import pytest
from mills import act, figure, held, mill, planned, squares

from battlefield.rulebooks.agemonia.effects.conditions import WOUNDED
from battlefield.rulebooks.agemonia.values import AgemoniaValues
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.state import Effect

VALUES = AgemoniaValues()
MAUL = act("Maul", "Melee", held("Check", of="might"), damage=1)
BOW = act("Bow", "Ranged", held("Check", of="agility"), damage=0, range=2)
BITE = act("Bite", "Melee", held("Check", of="might"), damage=4)
CHILL = act("Chill", "Magic", held("Check", of="spirit"), stamina=2, range=1)
SONG = act("Song", "Skill")
DICE = (("red die", "0 0 1 1 2 2"), ("blue die", "0 0 0 0 0 2"))
"""A red die shows one success on average; a blue die keeps two off at one throw of six."""
HERO = figure("brann", "a", MAUL, BOW, SONG, might=1, agility=2, spirit=0, hp=7, move=2)
FOE = figure("foe", "b", BITE, CHILL, hp=5, shield=2)
STATE = mill(squares("ab"), HERO, FOE, settings=DICE)


def test_a_figure_is_worth_all_health_that_it_may_lose_and_goes_as_far_as_it_moves():
    # a Hero loses 7, is wounded, and loses half of that, rounded up
    assert (VALUES.price(STATE, "brann"), VALUES.price(STATE, "foe")) == (7.0 + 4.0, 5.0)
    assert VALUES.stride(STATE, "brann") == 2.0


def test_a_wounded_hero_has_half_left_to_lose_and_costs_what_it_cost():
    wounded = replace(STATE, effects=(*STATE.effects, Effect(STATE.serial + 1, WOUNDED, "brann")))
    assert VALUES.lives(STATE, "brann") == (1 + 4 / 7, 1 + 4 / 7)
    assert VALUES.lives(wounded, "brann") == (1.0, 1 + 4 / 7)
    assert VALUES.price(wounded, "brann") == VALUES.price(STATE, "brann")
    assert VALUES.lives(STATE, "foe") == (1, 1)


def test_only_attacks_are_strikes_and_reach_in_areas():
    found = {each.name: each.reach for each in VALUES.strikes(STATE, "brann")}
    assert found == {"brann/Maul": 0.0, "brann/Bow": 2.0}


def test_a_hero_that_has_planned_strikes_only_so_until_it_has_acted():
    for action, found in (("Bow", ["brann/Bow"]), ("Song", [])):
        state = planned(STATE, "brann", action)
        assert [each.name for each in VALUES.strikes(state, "brann")] == found
    acted = replace(state, effects=(*state.effects, Effect(state.serial + 1, ACTED, "brann")))
    assert len(VALUES.strikes(acted, "brann")) == 2


@pytest.mark.parametrize(
    ("unit", "weapon", "foe", "lost"),
    [
        # 1 and a die of 0, 1 or 2, less a shield of 2: 0, 0 or 1
        ("brann", "brann/Maul", "foe", 1 / 3),
        # two dice: of nine pairs two make 3 and one makes 4; less 2: (2 + 2) / 9
        ("brann", "brann/Bow", "foe", 4 / 9),
        # 4, less 2 at one throw of six
        ("foe", "foe/Bite", "brann", 4 - 2 / 6),
        # no die for spirit
        ("foe", "foe/Chill", "brann", 2.0),
    ],
)
def test_what_a_blow_costs_on_average(unit, weapon, foe, lost):
    strike = next(each for each in VALUES.strikes(STATE, unit) if each.name == weapon)
    assert VALUES.harm(STATE, unit, strike, foe) == pytest.approx(lost, abs=1e-12)


def under(name, on):
    """The state in which a condition lies on a figure."""
    return replace(STATE, effects=(*STATE.effects, Effect(STATE.serial + 1, name, on)))


def harm(state, unit, weapon, foe):
    strike = next(each for each in VALUES.strikes(state, unit) if each.name == weapon)
    return VALUES.harm(state, unit, strike, foe)


def test_conditions_count():
    assert harm(under("Weakened", "foe"), "foe", "foe/Bite", "brann") == 2 - 2 / 6  # 2 less
    assert harm(under("Weakened", "brann"), "brann", "brann/Maul", "foe") == 0.0  # no die left: 1 less 2
    assert harm(under("Invisible", "brann"), "foe", "foe/Bite", "brann") == 0.0
    assert VALUES.stride(under("Held", "brann"), "brann") == 0.0


@pytest.mark.parametrize(("name", "unit"), [("Stunned", "foe"), ("Stunned", "brann"), ("Confused", "foe")])
def test_who_misses_its_action_has_less_to_come(name, unit):
    assert VALUES.to_come(under(name, unit), unit) < VALUES.to_come(STATE, unit)
