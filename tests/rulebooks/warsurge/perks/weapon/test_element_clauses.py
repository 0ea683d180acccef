"""The elements of weapons as the book lists them, and single clauses of what feeds on afflictions."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from companies import part_of
from fighting import attack, duel, in_phase, lost, under
from running import asks
from wards import ward

SOFT = {"armour": None, "aegis": None, "defence": 4}
FOE = troop("t", hp=90, **SOFT)

STRONG = {
    "Dark": "Light Nature",
    "Earth": "Electric Fire",
    "Electric": "Metal Water",
    "Fire": "Ice Nature",
    "Ice": "Toxic Water",
    "Light": "Dark Toxic",
    "Metal": "Electric Ice",
    "Nature": "Earth Light",
    "Spirit": "Metal Spirit",
    "Toxic": "Dark Wind",
    "Water": "Earth Fire",
    "Wind": "Spirit Wind",
}
WEAK = {
    "Dark": "Electric Ice",
    "Earth": "Nature Wind",
    "Electric": "Earth Light",
    "Fire": "Water Wind",
    "Ice": "Ice Spirit",
    "Light": "Fire Metal",
    "Metal": "Spirit Water",
    "Nature": "Dark Fire",
    "Spirit": "Dark Light",
    "Toxic": "Earth Toxic",
    "Water": "Electric Nature",
    "Wind": "Metal Toxic",
}


def sure(*perks, attacks=6, id_="gun", **more):
    """A weapon that hits Defence 4 once for each attack, without a roll."""
    return weapon(id_, *perks, attacks=attacks, power=10, **more)


def shot(gun, *perks, **more):
    return lost(attack(duel(troop("a"), [gun], troop("t", *perks, hp=90, **SOFT), **more)))


@pytest.mark.parametrize("element", STRONG)
def test_a_weapon_of_an_element_doubles_against_two_halves_against_two_and_no_others(element):
    gun = sure(f"Weapon: {element}")
    found = {unit: shot(gun, f"Unit: {unit}") for unit in STRONG}
    assert [unit for unit, hp in found.items() if hp == 12] == STRONG[element].split()
    assert [unit for unit, hp in found.items() if hp == 3] == WEAK[element].split()
    assert list(found.values()).count(6) == 8


@pytest.mark.parametrize(("attacks", "hp"), [(5, 2), (2, 1), (1, 1)])
def test_half_of_odd_numbers_is_rounded_down_to_1_at_least(attacks, hp):
    assert shot(sure("Weapon: Dark", attacks=attacks), "Unit: Ice") == hp


def test_what_a_whole_unit_of_wielders_costs_is_added_up_before_it_is_halved():
    assert shot(sure("Weapon: Dark", attacks=1), "Unit: Ice", shooters=3) == 1


@pytest.mark.parametrize(("rank", "under"), [("I", 1), ("II", 1)])
@pytest.mark.parametrize(("shooters", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_nor_is_each_of_their_beams_halved_by_itself(rank, under, shooters, cost):
    gun = sure("Weapon: Dark", f"Beam {rank}", attacks=under)
    state = duel(troop("a"), [gun], troop("t", "Unit: Ice", hp=90, **SOFT), shooters=shooters)
    assert lost(attack(state, (), [(20.0, 10.0)] * shooters)) == cost


def test_two_elements_of_a_weapon_that_pull_apart_change_nothing():
    assert shot(sure("Weapon: Dark", "Weapon: Metal"), "Unit: Ice") == 6
    assert shot(sure("Weapon: Dark"), "Unit: Light", "Unit: Nature") == 24


# what feeds


ON = {
    "Combust": "Burn, Ignite",
    "Drill": "Concussive, Pulverise",
    "Embed": "Implant, Leech",
    "Flare": "Blind, Scourge",
    "Gale": "Direction Lock, Velocity Lock, Spread",
    "Haunt": "Confuse, Delirium, Dread, Fugue",
    "Lacerate": "Bleed",
    "Noxious": "Poison, Venom, Pestilence, Plague, Virus",
    "Shatter": "Chill, Freeze, Solidify",
    "Smash": "Cripple, Weaken",
    "Torrent": "Corrode, Mitigate",
    "Zap": "Shock, Stun, Paralysis",
}
LATER = ("Shatter", "Stun")  # what does not count at once
TESTED = (
    *("Blind", "Concussive", "Confuse", "Cripple", "Delirium", "Direction Lock", "Dread", "Fugue", "Stun"),
    *("Velocity Lock", "Freeze", "Solidify"),
)
RANKED = {"Blind": "Blind I", "Cripple": "Cripple I", "Ignite": "Ignite I", "Freeze": "Freeze I"}
ALL = sorted({each for names in ON.values() for each in names.split(", ")} | {"Zombify"})


@pytest.mark.parametrize("name", ON)
def test_a_weapon_feeds_on_what_the_book_lists_and_on_nothing_else(name):
    """The weapon costs 6 HP: 12, or 18 with Shatter, where the target suffers what it feeds on."""
    for affliction in ALL:
        state = under(duel(troop("a"), [sure(name)], FOE), affliction, "blue1", "blue1")
        game, listed = asks(state), affliction in ON[name].split(", ")
        found = game.figure("hp loss", 6, "red1", weapon="gun", foe="blue1").value
        assert found == ((18 if name == "Shatter" else 12) if listed else 6), affliction


@pytest.mark.parametrize(
    ("name", "affliction"), [(n, a) for n, names in ON.items() for a in names.split(", ")]
)
def test_what_its_own_weapon_lays_counts_at_once(name, affliction):
    """The weapon costs one HP, and another one as it lays the affliction, which Shatter and Stun do not."""
    at_once = name not in LATER and affliction not in LATER
    laid = ("Spread 2+", "Virus") if affliction == "Spread" else (RANKED.get(affliction, affliction),)
    gun = sure(name, *laid, attacks=1)
    dice = (6,) if affliction == "Paralysis" else (4,) * (affliction in TESTED)
    assert lost(attack(duel(troop("a"), [gun], FOE), dice)) == 1 + at_once


@pytest.mark.parametrize(("combust", "stacks"), [((), 2), (("Combust",), 2)])
def test_the_hp_that_feeding_adds_lay_no_more_stacks(combust, stacks):
    session = attack(duel(troop("a"), [sure("Burn", *combust, attacks=2)], FOE))
    assert [effect.amount for effect in session.state.effects_on("blue1", "Burn")] == [stacks]


@pytest.mark.parametrize(("push", "dice"), [("Force I", (4, 1)), ("Knockback I", (4,))])
def test_gale_doubles_as_its_own_weapon_pushes(push, dice):
    gun = sure("Gale", push, attacks=3)
    state = duel(troop("a"), [gun], FOE)
    session = attack(state, dice[:1], [(20.0, 16.0)] if push == "Force I" else ())
    assert lost(session) == 6
    assert lost(attack(state, (3, 3, 3))) == 3


def test_gale_doubles_where_its_weapon_spreads_something():
    assert shot(sure("Gale", "Spread 6+", "Virus", attacks=3)) == 6
    assert shot(sure("Gale", "Virus", attacks=3)) == 3


@pytest.mark.parametrize(
    ("name", "affliction", "dice"),
    [
        ("Drill", "Concussive", (4,)),
        ("Flare", "Blind II", (4,)),
        ("Smash", "Cripple II", (4,)),
        ("Zap", "Paralysis", (6,)),
    ],
)
def test_what_takes_by_dice_counts_at_once_too(name, affliction, dice):
    state = duel(troop("a"), [sure(name, affliction, attacks=1)], FOE)
    assert lost(attack(state, dice)) == 2
    assert lost(attack(state, tuple(face - 1 for face in dice))) == 1


@pytest.mark.parametrize("affliction", ["Confuse", "Direction Lock", "Velocity Lock", "Fugue"])
def test_what_is_for_the_next_turn_counts_at_once_where_its_own_weapon_lays_it(affliction):
    name = "Haunt" if affliction in ("Confuse", "Fugue") else "Gale"
    assert lost(attack(duel(troop("a"), [sure(name, affliction, attacks=1)], FOE), (4,))) == 2


@pytest.mark.parametrize(
    ("name", "affliction"), [("Noxious", "Bleed"), ("Combust", "Poison"), ("Zap", "Stun")]
)
def test_what_is_not_on_its_list_does_not_count_at_once(name, affliction):
    dice = (4,) if affliction == "Stun" else ()
    assert lost(attack(duel(troop("a"), [sure(name, affliction, attacks=1)], FOE), dice)) == 1


@pytest.mark.parametrize("affliction", ["Burn", "Ignite I"])
def test_noxious_counts_fire_that_its_own_weapon_lays_and_none_that_burns_already(affliction):
    gun = sure("Noxious", affliction, attacks=1)
    assert lost(attack(duel(troop("a"), [gun], FOE))) == 2
    aflame = under(
        duel(troop("a"), [sure("Noxious", attacks=1)], FOE), affliction[:6].strip(), "blue1", "red1"
    )
    assert lost(attack(aflame)) == 1


@pytest.mark.parametrize(("name", "patient"), [("Heal", ()), ("Repair", ("Artificial",))])
def test_what_feeds_gives_back_twice_as_much_where_its_weapon_heals(name, patient):
    state = ward(name, "Burn", "Combust", attacks=2, hp=2, patient=patient)
    whom = [("red2",)] if name == "Heal" else []
    assert attack(state, (), [("wand",), *whom]).state.hp("red2") == 6


# Shatter


def shattering(*laid, by="red1"):
    state = duel(troop("a"), [sure("Shatter", attacks=1)], FOE)
    for name in laid:
        state = under(state, name, "blue1", by)
    return state


def ice(session):
    return {effect.name for effect in session.state.effects_on("blue1")} & {"Chill", "Freeze", "Solidify"}


@pytest.mark.parametrize("name", ["Chill", "Freeze", "Solidify"])
def test_shatter_triples_and_ends_them_all(name):
    session = attack(shattering(name), (6,) if name == "Solidify" else ())
    assert (lost(session), ice(session)) == (3, set())
    assert ice(attack(shattering("Chill", "Freeze"))) == set()


def test_shatter_that_costs_nothing_ends_no_ice():
    armoured = troop("t", hp=90, defence=4, armour=2)
    state = under(duel(troop("a"), [sure("Shatter", attacks=1)], armoured), "Chill", "blue1", "red1")
    session = attack(state, (2,))
    assert (lost(session), ice(session)) == (0, {"Chill"})


@pytest.mark.parametrize(
    ("name", "dice", "cost", "left"), [("Chill", (), 3, set()), ("Freeze I", (4,), 1, {"Freeze"})]
)
@pytest.mark.parametrize("by", ["the same", "a sergeant"])
def test_ice_of_the_same_sequence_keeps_shatter_off_but_chill_does_not(name, dice, cost, left, by):
    """The frost comes first, from another weapon of the unit or from its sergeant."""
    frost, hammer = sure(name, attacks=1, id_="frost"), sure("Shatter", attacks=1, id_="hammer")
    same = by == "the same"
    head = ("red2", "red", troop("head"), (frost,), [(10.0, 11.5)])
    state = duel(troop("a"), [frost, hammer] if same else [hammer], FOE, others=() if same else [head])
    state = state if same else part_of(state, "red2", "red1")
    session = attack(state, dice, [("frost",) if same else ("red2|frost",)])
    assert lost(session) == 1 + cost
    assert ice(session) == left


def test_ice_of_an_earlier_turn_shatters():
    frost = sure("Freeze I", attacks=1)
    frozen = attack(duel(troop("a"), [frost], FOE), (4,)).state
    hammer = replace(frozen, profiles={**frozen.profiles, "gun": sure("Shatter", attacks=1)})
    kept = tuple(effect for effect in hammer.effects if effect.name == "Freeze")
    session = attack(in_phase(replace(hammer, effects=kept), turn=2))
    assert (lost(session), ice(session)) == (3, set())
