"""What spreads to others: plagues as a turn begins, and what Spread weapons laid as it ends."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from coming_back import fallen
from companies import part_of
from convoys import inside
from fighting import attack, duel, in_phase, line
from running import end_turn, run

from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rules.core.moments import TurnBegan

SOFT = {"defence": 4, "armour": None, "aegis": None}
FOE = troop("t", hp=40, **SOFT)
WIDTH = 32 / 25.4


def crowd(*rows, name="Plague", ill="blue1"):
    """A unit that is ill, and others at some places; red stands far off."""
    others = tuple((id_, side, troop(id_, hp=40, **SOFT), (), [at]) for id_, side, at in rows)
    state = army(
        ("red1", "red", troop("a"), (weapon("gun"),), line(1, 40.0)),
        ("blue1", "blue", FOE, (), [(10.0, 20.0)]),
        *others,
    )
    return run(in_phase(state), lambda g: afflict(g, name, ill, by="red1", weapon="gun")).state


def begins(state, dice):
    return run(state, lambda game: game.tell(TurnBegan(2)), dice).state


def ill(state, name):
    return [unit for unit in state.units if state.is_under(unit, name)]


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
@pytest.mark.parametrize(
    ("more", "dice", "caught"), [(0.0, (4,), True), (0.0, (3,), False), (0.01, (), False)]
)
def test_a_plague_reaches_six_inches_and_needs_a_4(name, more, dice, caught):
    state = crowd(("blue2", "blue", (10.0, 26.0 + WIDTH + more)), name=name)
    assert ("blue2" in ill(begins(state, dice), name)) is caught


def test_a_wreck_catches_nothing():
    hulk = troop("hulk", "Wreckage", hp=4, **SOFT)
    state = crowd(("blue2", "blue", (10.0, 24.0)), name="Pestilence")
    state = replace(state, profiles={**state.profiles, "hulk": hulk})
    state = fallen(state.with_unit(replace(state.units["blue2"], profile="hulk")), "blue2")
    assert state.units["blue2"].is_rough
    assert ill(begins(state, ()), "Pestilence") == ["blue1"]


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_who_caught_a_plague_suffers_it_like_the_first(name):
    state = begins(crowd(("red2", "red", (10.0, 22.0)), name=name), (4,))
    after = end_turn(in_phase(state, turn=2), (2, 2) if name == "Plague" else ())
    cost = 2 if name == "Plague" else 4
    assert (after.hp("blue1"), after.hp("red2")) == (40 - cost, 40 - cost)


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_a_plague_goes_round_inside_of_a_transport(name):
    """Of those aboard together each is near the others; the hull keeps it from those outside."""
    state = crowd(
        ("lorry", "blue", (30.0, 20.0)),
        ("rider", "blue", (1.0, 1.0)),
        ("red2", "red", (30.0, 22.0)),
        name=name,
    )
    state = inside(inside(state, "blue1", "lorry", "lorry1"), "rider", "lorry", "lorry1")
    assert ill(begins(state, (4, 4)), name) == ["blue1", "lorry", "rider"]


def test_a_plague_of_a_transport_takes_its_passengers():
    state = crowd(("rider", "blue", (1.0, 1.0)))
    assert ill(begins(inside(state, "rider", "blue1", "blue11"), (4,)), "Plague") == ["blue1", "rider"]


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_a_sergeant_is_of_its_unit_and_takes_no_plague_from_it(name):
    state = crowd(("head", "blue", (10.0, 21.5)), ("blue2", "blue", (10.0, 23.0)), name=name)
    after = begins(part_of(state, "head", "blue1"), (4,))
    assert ill(after, name) == ["blue1", "blue2"]


# Spread


def shot(*perks, attacks=1, others=(), target=FOE, **more):
    gun = weapon("gun", *perks, power=10, attacks=attacks)
    rows = tuple((id_, side, troop(id_, hp=40, **SOFT), (), [at]) for id_, side, at in others)
    choices = [("blue1",)] if any(side == "blue" for _, side, _ in others) else ()
    return in_phase(
        attack(duel(troop("a"), [gun], target, others=rows, **more), choices=choices).state, "End"
    )


BESIDE = ("blue2", "blue", (20.0, 13.0))


@pytest.mark.parametrize(("more", "dice", "caught"), [(0.0, (2,), True), (0.01, (), False)])
def test_spread_reaches_six_inches_from_the_target(more, dice, caught):
    state = shot("Spread 2+", "Virus", others=[("blue2", "blue", (20.0, 16.0 + WIDTH + more))])
    assert end_turn(state, dice).is_under("blue2", "Virus") is caught


@pytest.mark.parametrize(
    ("dice", "caught"), [((2, 1), ["blue1", "blue2"]), ((1, 2), ["blue1", "blue3"]), ((1, 1), ["blue1"])]
)
def test_each_unit_near_throws_a_die_of_its_own_against_spread(dice, caught):
    state = shot("Spread 2+", "Virus", others=[BESIDE, ("blue3", "blue", (24.0, 10.0))])
    assert ill(end_turn(state, dice), "Virus") == caught


def test_spread_takes_friends_of_its_user_too():
    state = shot("Spread 2+", "Virus", others=[("red2", "red", (20.0, 13.0))])
    assert end_turn(state, (2,)).is_under("red2", "Virus")


def test_spread_hands_all_stacks_of_this_turn_on():
    after = end_turn(shot("Spread 2+", "Burn", attacks=3, others=[BESIDE]), (2,))
    assert (after.hp("blue2"), after.hp("blue1")) == (37, 34)


def test_spread_without_another_affliction_hands_nothing_on():
    assert end_turn(shot("Spread 2+", others=[BESIDE])).hp("blue2") == 40


def test_spread_does_not_hand_itself_on():
    after = end_turn(shot("Spread 2+", "Virus", others=[BESIDE, ("blue3", "blue", (20.0, 19.5))]), (2,))
    assert ill(after, "Virus") == ["blue1", "blue2"]


def rested(state):
    """Let nobody have acted or used a weapon this turn."""
    used = ("acted", "weapon used", "attacked")
    return replace(state, effects=tuple(each for each in state.effects if each.name not in used))


def stacks(state, unit):
    return sum(effect.amount for effect in state.effects_on(unit, "Burn"))


def test_of_two_targets_each_hands_on_what_the_weapon_laid_on_itself_alone():
    """One stack each: both have two as the turn ends, and neither has its own back from the other."""
    state = in_phase(rested(shot("Spread 2+", "Burn", others=[BESIDE])))
    after = end_turn(in_phase(attack(state, choices=[("blue2",)]).state, "End"), (2, 2))
    assert (stacks(after, "blue1"), stacks(after, "blue2")) == (2, 2)


def test_what_is_renewed_by_one_target_still_spreads_from_the_other():
    """Blue3 is near blue2 alone."""
    state = in_phase(rested(shot("Spread 2+", "Virus", others=[BESIDE, ("blue3", "blue", (20.0, 19.5))])))
    after = end_turn(in_phase(attack(state, choices=[("blue2",)]).state, "End"), (2, 2, 2))
    assert ill(after, "Virus") == ["blue1", "blue2", "blue3"]


@pytest.mark.parametrize("name", ["Virus", "Venom", "Zombify"])
def test_spread_happens_again_where_an_affliction_that_does_not_stack_is_laid_anew(name):
    gun = weapon("gun", "Spread 2+", name, power=10)
    state = duel(
        troop("a"), [gun], FOE, others=[("blue2", "blue", troop("blue2", hp=40, **SOFT), (), [(20.0, 13.0)])]
    )
    state = run(state, lambda g: afflict(g, name, "blue1", by="red1", weapon="gun")).state
    state = attack(in_phase(state, turn=2), choices=[("blue1",)]).state
    assert end_turn(in_phase(state, "End", 2), (2,)).is_under("blue2", name)


def test_spread_hands_on_what_all_spread_weapons_laid_on_one_roll():
    hot, cold = weapon("hot", "Spread 5+", "Burn", power=10), weapon("cold", "Spread 3+", "Virus", power=10)
    state = duel(
        troop("a"),
        [hot, cold],
        FOE,
        others=[("blue2", "blue", troop("blue2", hp=40, **SOFT), (), [(20.0, 13.0)])],
    )
    state = attack(state, (), [("hot",), ("blue1",), ("cold",), ("blue1",)]).state
    game = run(
        replace(state, clock=replace(state.clock, phase="End")), lambda game: game.end("turn", "End"), (3,)
    )
    assert game.state.is_under("blue2", "Virus") and game.state.is_under("blue2", "Burn")


def test_spread_takes_those_aboard_with_the_target_and_nobody_outside():
    state = shot(
        "Spread 2+", "Virus", others=[BESIDE, ("lorry", "blue", (30.0, 20.0)), ("rider", "blue", (1.0, 1.0))]
    )
    state = inside(inside(state, "blue1", "lorry", "lorry1"), "rider", "lorry", "lorry1")
    assert ill(end_turn(state, (2, 2)), "Virus") == ["blue1", "lorry", "rider"]


def test_spread_rolls_once_for_a_unit_with_its_sergeant():
    state = shot("Spread 2+", "Virus", others=[BESIDE, ("head", "blue", (20.0, 14.5))])
    after = end_turn(part_of(state, "head", "blue2"), (2,))
    assert ill(after, "Virus") == ["blue1", "blue2"]


def test_a_chill_that_spreads_as_a_turn_ends_stays_for_the_next():
    after = end_turn(shot("Spread 2+", "Chill", others=[BESIDE]), (2,))
    assert ill(after, "Chill") == ["blue1", "blue2"]
    assert ill(end_turn(in_phase(after, "End", 2)), "Chill") == []
