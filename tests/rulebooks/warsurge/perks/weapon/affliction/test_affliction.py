"""Affliction perks, rank by rank: what lays them, and how long they last."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, lost, told
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES, afflict, is_suffering
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.unit_status import ATTACKED, mark
from battlefield.rules.core.moments import TurnBegan

SOFT = {"armour": None, "aegis": None}
STACKING = ("Bleed", "Burn", "Chill", "Ignite I", "Ignite II", "Implant", "Leech", "Poison", "Shock")
PLAIN = (
    "Corrode",
    "Mitigate",
    "Pestilence",
    "Plague",
    "Pulverise",
    "Scourge",
    "Venom",
    "Virus",
    "Weaken",
    "Zombify",
)
TESTED = (
    *("Blind I", "Confuse", "Cripple I", "Delirium", "Direction Lock", "Dread", "Freeze I", "Fugue"),
    *("Solidify", "Stun", "Velocity Lock"),
)
ON_DICE = ("Blind II", "Concussive", "Cripple II", "Freeze II")


def plain(perk):
    """Give a perk's name without its rank."""
    return perk.removesuffix(" II").removesuffix(" I")


def fired(*perks, dice=(), attacks=1, target=None, others=(), choices=(), apart=10.0, user=None, **more):
    """Give the session after an attack that hits by itself (Power 10 against Defence 4)."""
    gun = weapon("gun", *perks, power=10, attacks=attacks, ap=4)
    foe = target or troop("t", defence=4, hp=20, **SOFT)
    return attack(duel(user or troop("a"), [gun], foe, apart=apart, others=others, **more), dice, choices)


def laid(name, *, by="red1", on="blue1", amount=1, target=None, turn=1, phase="End", used="gun", **more):
    """Give a state in which a unit of 20 HP suffers an affliction."""
    foe = target or troop("t", defence=4, hp=20, **SOFT)
    state = duel(troop("a", hp=9), [weapon("gun", ap=4, **more)], foe)
    state = in_phase(state, "Attack", turn)
    game = run(state, lambda game: afflict(game, name, on, by=by, weapon=used, amount=amount))
    return in_phase(game.state, phase, turn)


def test_there_is_a_row_for_each_affliction_that_can_be_laid():
    assert [name for name in NATURES if name not in CATALOGUE.perks] == []


@pytest.mark.parametrize("perk", STACKING)
def test_a_stack_is_laid_for_each_hp_lost(perk):
    state = fired(perk, attacks=3).state
    assert [effect.amount for effect in state.effects_on("blue1", plain(perk))] == [3]


@pytest.mark.parametrize("perk", PLAIN)
def test_others_are_laid_once_however_many_hp_are_lost(perk):
    state = fired(perk, attacks=3).state
    assert [effect.amount for effect in state.effects_on("blue1", perk)] == [1]


@pytest.mark.parametrize("perk", TESTED)
def test_a_skill_test_is_made_for_each_hp_lost_until_one_passes(perk):
    assert fired(perk, dice=(3, 4), attacks=2).state.is_under("blue1", plain(perk))
    assert not fired(perk, dice=(3, 3), attacks=2).state.is_under("blue1", plain(perk))


@pytest.mark.parametrize("perk", ON_DICE)
def test_some_need_only_attack_dice_that_succeed(perk):
    armoured = troop("t", defence=4, hp=20, armour=2)
    gun = weapon("gun", perk, power=10, attacks=1)
    session = attack(duel(troop("a"), [gun], armoured), (4, 2))
    assert lost(session) == 0
    assert session.state.is_under("blue1", plain(perk))


@pytest.mark.parametrize("perk", [*STACKING, *PLAIN, *TESTED, "Paralysis"])
def test_a_hit_that_is_saved_lays_nothing(perk):
    armoured = troop("t", defence=4, hp=20, armour=2)
    gun = weapon("gun", perk, power=10, attacks=1)
    state = attack(duel(troop("a"), [gun], armoured), (2,)).state
    assert not state.is_under("blue1", plain(perk))


@pytest.mark.parametrize("perk", ["Confuse", "Delirium"])
def test_those_of_double_cost_spare_what_is_worth_more_than_that(perk):
    rich = troop("t", defence=4, hp=20, points=201, **SOFT)
    assert not fired(perk, target=rich).state.is_under("blue1", perk)
    bound = troop("t", defence=4, hp=20, points=200, **SOFT)
    assert fired(perk, target=bound, dice=(4,)).state.is_under("blue1", perk)


def test_paralysis_rolls_for_each_hp_lost_and_needs_a_six():
    assert fired("Paralysis", attacks=3, dice=(1, 6, 2)).state.is_under("blue1", "Paralysis")
    assert not fired("Paralysis", attacks=2, dice=(5, 5)).state.is_under("blue1", "Paralysis")


# what each costs at the end of a turn


@pytest.mark.parametrize(
    ("name", "amount", "dice", "cost"),
    [
        ("Burn", 3, (), 3),
        ("Poison", 2, (3, 1), 4),
        ("Plague", 1, (3,), 3),
        ("Venom", 1, (), 2),
        ("Pestilence", 1, (), 2),
        ("Leech", 2, (), 2),
    ],
)
def test_a_wasting_affliction_costs_hp_each_turn_without_saves(name, amount, dice, cost):
    armoured = troop("t", defence=4, hp=20, armour=2, aegis=2)
    state = laid(name, amount=amount, target=armoured)
    after = end_turn(state, dice)
    assert state.hp("blue1") - after.hp("blue1") == cost
    assert after.is_under("blue1", name)


@pytest.mark.parametrize("name", ["Venom", "Pestilence"])
def test_a_tenth_is_rounded_down_but_never_to_nothing(name):
    for hp, cost in ((9, 1), (19, 1), (29, 2)):
        assert end_turn(laid(name, target=troop("t", hp=hp, **SOFT))).hp("blue1") == hp - cost


@pytest.mark.parametrize("name", ["Venom", "Pestilence"])
def test_a_tenth_is_one_of_the_full_hp_however_few_are_left(name):
    worn = end_turn(laid(name, target=troop("t", hp=40, **SOFT)))
    assert (worn.hp("blue1"), end_turn(in_phase(worn, "End", 2)).hp("blue1")) == (36, 32)


def test_a_new_poison_adds_and_a_new_plague_takes_the_place_of_the_old():
    poison = run(laid("Poison", amount=2), lambda g: afflict(g, "Poison", "blue1", by="red1")).state
    assert sum(effect.amount for effect in poison.effects_on("blue1", "Poison")) == 3
    plague = run(laid("Plague"), lambda g: afflict(g, "Plague", "blue1", by="red1")).state
    assert len(plague.effects_on("blue1", "Plague")) == 1


def test_afflictions_take_their_hp_in_the_order_of_the_book_and_all_before_any_ends():
    state = laid("Leech")
    for name in ("Pestilence", "Plague", "Venom", "Poison", "Burn"):
        state = run(state, lambda game, name=name: afflict(game, name, "blue1", by="red1")).state
    clock = replace(state.clock, phase="End")
    game = run(replace(state, clock=clock), lambda game: game.end("turn", "End"), (1, 1))
    whys = [event.why for event in game.events if type(event).__name__ == "HpLost"]
    assert whys == ["Burn", "Poison", "Venom", "Plague", "Pestilence", "Leech"]


def test_leech_gives_its_hp_to_whoever_laid_it_and_ends_with_it():
    state = laid("Leech", amount=2)
    hurt = state.figures["red11"]
    state = state.with_figures(replace(hurt, hp=6))
    assert end_turn(state).hp("red1") == 8
    assert end_turn(state.with_figures(hurt)).hp("blue1") == 18
    dead = state.with_figures(replace(hurt, hp=0))
    gone = run(dead, remove_casualties).state
    assert not gone.is_under("blue1", "Leech")


def test_bleed_costs_its_stacks_with_each_movement_and_takes_casualties_at_once():
    foe = troop("t", hp=1, armour=None)
    state = army(
        ("red1", "red", troop("a"), (weapon("gun"),), line(1)), ("blue1", "blue", foe, (), line(5, 30.0))
    )
    state = run(in_phase(state), lambda game: afflict(game, "Bleed", "blue1", by="red1", amount=2)).state
    session = attack(in_phase(state, "Move", 1, "blue"), (), (), "blue1", "Move")
    assert len(session.state.units["blue1"].figures) == 3


# Ignite


@pytest.mark.parametrize(
    ("perk", "dice", "cost"),
    [
        ("Ignite I", (3, 4, 4, 3), 1),  # AP 4+ passes armour 5+; AEGIS 4+ saves two of three
        ("Ignite II", (3,), 3),  # no AEGIS save, and AP 4+ passes armour 5+
    ],
)
def test_ignite_rolls_d6_saves_against_the_weapons_ap(perk, dice, cost):
    foe = troop("t", defence=4, hp=20, armour=5, aegis=4)
    gun = weapon("gun", perk, power=10, attacks=1, ap=4)
    state = attack(duel(troop("a"), [gun], foe), (3,)).state  # not saved
    after = end_turn(in_phase(state, "End"), dice, (False,))
    assert state.hp("blue1") - after.hp("blue1") == cost


def test_a_fire_that_is_put_out_costs_the_weapons_of_the_next_turn():
    state = laid("Ignite", amount=2)
    after = end_turn(state, (), (True,))
    assert after.hp("blue1") == 20
    assert not after.is_under("blue1", "Ignite")
    assert not asks(in_phase(after, "Attack", 1)).reason_against("weapons", "blue1")
    assert asks(in_phase(after, "Attack", 2)).reason_against("weapons", "blue1")
    assert not asks(end_turn(in_phase(after, "Attack", 2))).reason_against("weapons", "blue1")


def test_in_the_last_turn_a_fire_cannot_be_put_out():
    state = laid("Ignite", turn=4)
    assert end_turn(state, (2,)).hp("blue1") == 18


# what spreads


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_plagues_spread_at_the_start_of_a_turn_to_friend_and_foe_within_six_inches_on_4_plus(name):
    foe = troop("t", hp=20)
    others = tuple(
        (id_, side, foe, (), line(1, 10.0, y))
        for id_, side, y in (("blue2", "blue", 15.0), ("red2", "red", 26.0), ("blue3", "blue", 40.0))
    )
    state = army(
        ("red1", "red", troop("a"), (), line(1, 40.0)),
        ("blue1", "blue", foe, (), line(1, 10.0, 20.0)),
        *others,
    )
    state = run(in_phase(state), lambda game: afflict(game, name, "blue1", by="red1")).state
    after = run(state, lambda game: game.tell(TurnBegan(2)), (4, 3)).state
    assert [unit for unit in after.units if after.is_under(unit, name)] == ["blue1", "blue2"]


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_spread_hands_on_what_was_laid_this_turn_before_it_works(face):
    near = (("blue2", "blue", troop("t2", hp=20, **SOFT), (), line(1, 23.0)),)
    state = fired(f"Spread {face}+", "Burn", "Virus", attacks=2, others=near).state
    caught = end_turn(in_phase(state, "End"), (face,))
    assert caught.hp("blue2") == 18
    assert caught.is_under("blue2", "Virus")
    spared = end_turn(in_phase(state, "End"), (face - 1,))
    assert spared.hp("blue2") == 20
    assert not spared.is_under("blue2", "Burn")


def test_spread_leaves_what_other_weapons_laid_and_what_is_older():
    near = (("blue2", "blue", troop("t2", hp=20, **SOFT), (), line(1, 23.0)),)
    state = fired("Spread 2+", "Burn", others=near).state
    state = run(state, lambda game: afflict(game, "Poison", "blue1", by="red1")).state
    after = end_turn(in_phase(state, "End"), (6, 1))
    assert after.is_under("blue2", "Burn")
    assert not after.is_under("blue2", "Poison")
    later = end_turn(in_phase(after, "End", 2), (1,))
    assert later.hp("blue2") == after.hp("blue2") - 1  # its one stack, and no new one


def test_spread_happens_again_where_a_plague_is_laid_anew():
    near = (("blue2", "blue", troop("t2", hp=20, **SOFT), (), line(1, 23.0)),)
    gun = weapon("gun", "Spread 2+", "Venom", power=10)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=20, **SOFT), others=near)
    state = run(state, lambda game: afflict(game, "Venom", "blue1", by="red1")).state
    state = attack(in_phase(state, turn=2)).state
    assert end_turn(in_phase(state, "End", 2), (2,)).is_under("blue2", "Venom")


# what is weaker under them


def value(state, name, weapon_id="", unit="blue1", turn=None):
    """Give a stat of the unit that suffers."""
    if turn is not None:
        state = in_phase(state, "Attack", turn)
    return stat(asks(state), name, unit, weapon=weapon_id).value


@pytest.mark.parametrize(
    ("name", "amount", "what", "before", "after"),
    [
        ("Corrode", 1, "armour", 2, 1),
        ("Scourge", 1, "aegis", 2, 1),
        ("Pulverise", 1, "defence", 3, 2),
        ("Chill", 2, "move", 6, 4),
        ("Chill", 9, "dash", 6, 0),
        ("Cripple", 1, "move", 6, 3),
        ("Cripple", 1, "dash", 6, 3),
    ],
)
def test_a_units_stat_is_lower(name, amount, what, before, after):
    foe = troop("t", hp=20, armour=5, aegis=5)
    assert value(duel(troop("a"), [weapon("gun")], foe), what) == before
    assert value(laid(name, amount=amount, target=foe), what) == after


def armed(name, amount=1, *perks, **stats):
    """Give a state in which a unit with a rifle suffers an affliction, laid before it attacked."""
    rifle = weapon("rifle", *perks, **{"attacks": 3, "power": 5, "ap": 5, **stats})
    state = duel(troop("a"), [weapon("gun")], troop("t", hp=20), armed=(rifle,))
    return run(state, lambda game: afflict(game, name, "blue1", by="red1", weapon="gun", amount=amount)).state


@pytest.mark.parametrize(
    ("name", "amount", "what", "before", "after"),
    [
        ("Weaken", 1, "power", 5, 4),
        ("Mitigate", 1, "ap", 2, 1),
        ("Shock", 2, "attacks", 3, 1),
        ("Shock", 5, "attacks", 3, 1),
        ("Blind", 1, "range", 24, 12),
    ],
)
def test_its_weapons_are_weaker(name, amount, what, before, after):
    assert value(armed("Chill"), what, "rifle") == before
    assert value(armed(name, amount), what, "rifle") == after


@pytest.mark.parametrize("name", ["Blind", "Concussive"])
def test_its_attack_dice_are_worse(name):
    game = asks(armed(name))
    assert game.figure("attack dice", 0, "blue1", weapon="rifle").value == -1
    assert game.figure("attack dice", 0, "red1", weapon="gun").value == 0


def test_mitigate_takes_a_rank_from_penetrate():
    assert (
        asks(armed("Mitigate", 1, "Penetrate II")).figure("armour dice", 0, "blue1", weapon="rifle").value
        == -1
    )
    assert (
        asks(armed("Mitigate", 1, "Penetrate I")).figure("armour dice", 0, "blue1", weapon="rifle").value == 0
    )
    assert asks(armed("Mitigate")).figure("armour dice", 0, "blue1", weapon="rifle").value == 0
    two = asks(armed("Mitigate", 1, "Penetrate I", "Penetrate II"))  # each of them is a point less
    assert two.figure("armour dice", 0, "blue1", weapon="rifle").value == -1


@pytest.mark.parametrize(
    "name", ["Corrode", "Scourge", "Pulverise", "Blind", "Concussive", "Mitigate", "Shock", "Weaken"]
)
def test_what_lasts_for_a_turn_ends_with_it(name):
    assert not end_turn(armed(name)).is_under("blue1", name)


@pytest.mark.parametrize("name", ["Blind", "Concussive", "Delirium", "Mitigate", "Shock", "Weaken"])
def test_a_unit_that_has_attacked_suffers_in_the_next_turn_instead(name):
    state = duel(troop("a"), [weapon("gun")], troop("t", hp=20))

    def late(game):
        mark(game, ATTACKED, "blue1")
        yield from afflict(game, name, "blue1", by="red1")

    state = run(state, late).state
    assert not is_suffering(state, "blue1", name)
    state = end_turn(state)
    assert is_suffering(in_phase(state, "Attack", 2), "blue1", name)
    assert not end_turn(in_phase(state, "Attack", 2)).is_under("blue1", name)


def test_chill_stays_until_a_turn_without_more_of_it():
    state = laid("Chill", amount=2)
    state = end_turn(state)
    assert value(state, "move", turn=2) == 4
    more = run(in_phase(state, turn=2), lambda game: afflict(game, "Chill", "blue1", by="red1")).state
    assert value(end_turn(more), "move", turn=3) == 3
    assert value(end_turn(in_phase(state, turn=2)), "move", turn=3) == 6


def test_two_hits_of_corrode_count_once_and_lower_what_ap_has_to_beat():
    foe = troop("t", hp=20, armour=3)
    twice = run(laid("Corrode", target=foe), lambda game: afflict(game, "Corrode", "blue1", by="red1")).state
    assert value(twice, "armour") == 3  # 4+, which AP 4+ ignores


def test_virus_keeps_hp_from_being_regained_but_not_a_reservoir():
    state = laid("Virus")
    hurt = state.with_figures(replace(state.figures["blue11"], hp=5))
    assert run(hurt, lambda game: gain(game, "blue1", 3, "Healer I")).state.hp("blue1") == 5
    assert run(hurt, lambda game: gain(game, "blue1", 3, "Reservoir")).state.hp("blue1") == 8


def test_what_a_healing_weapon_lays_restores():
    state = laid("Burn", amount=2)
    burning = replace(
        state,
        effects=tuple(
            replace(e, info=tuple((k, True if k == "heals" else v) for k, v in e.info))
            if e.name == "Burn"
            else e
            for e in state.effects
        ),
    )
    hurt = burning.with_figures(replace(burning.figures["blue11"], hp=5))
    assert end_turn(hurt).hp("blue1") == 7


def test_an_affliction_that_is_refused_is_said_and_leaves_nothing():
    spared = troop("t", "Heat Resist I", defence=4, hp=20, **SOFT)
    session = fired("Burn", target=spared)
    assert not session.state.is_under("blue1", "Burn")
    assert any("Burn does not take" in words for words in told(session))
