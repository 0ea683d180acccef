"""Elements of units, protection and weakness: the tables of the book written out, each pair played."""

import pytest
from armies import troop, weapon
from campaigns import few
from fighting import attack, duel, lost

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed

MADE_OF = {  # of a unit: what costs it double, and what half
    "Dark": (("Light", "Toxic"), ("Nature", "Spirit")),
    "Earth": (("Nature", "Water"), ("Electric", "Toxic")),
    "Electric": (("Earth", "Metal"), ("Dark", "Water")),
    "Fire": (("Earth", "Water"), ("Light", "Nature")),
    "Ice": (("Fire", "Metal"), ("Ice", "Dark")),
    "Light": (("Dark", "Nature"), ("Spirit", "Electric")),
    "Metal": (("Electric", "Spirit"), ("Wind", "Light")),
    "Nature": (("Dark", "Fire"), ("Earth", "Water")),
    "Spirit": (("Spirit", "Wind"), ("Ice", "Metal")),
    "Toxic": (("Ice", "Light"), ("Toxic", "Wind")),
    "Water": (("Electric", "Ice"), ("Fire", "Metal")),
    "Wind": (("Toxic", "Wind"), ("Earth", "Fire")),
}
KIN = {  # perks that count as an element's for protection and weakness
    "Dark": ("Blind", "Scourge"),
    "Earth": ("Cripple", "Weaken"),
    "Electric": ("Stun", "Shock", "Paralysis"),
    "Fire": ("Burn", "Ignite"),
    "Ice": ("Freeze", "Chill", "Solidify"),
    "Light": (),
    "Metal": ("Bleed", "Concussive", "Pulverise"),
    "Nature": ("Implant", "Leech"),
    "Spirit": ("Confuse", "Delirium", "Dread", "Fugue"),
    "Toxic": ("Poison", "Venom", "Plague", "Pestilence", "Virus"),
    "Water": ("Corrode", "Mitigate"),
    "Wind": ("Direction Lock", "Velocity Lock", "Spread", "Knockback", "Force"),
}
PAIRS = [(of, by, 12) for of, (double, _) in MADE_OF.items() for by in double]
PAIRS += [(of, by, 3) for of, (_, half) in MADE_OF.items() for by in half]
ALL_KIN = sorted({name for names in KIN.values() for name in names})


def target(*perks):
    return troop("t", *perks, defence=4, hp=90, armour=None)


def sure(*perks, attacks=6):
    """A weapon that hits defence 4 once for each attack, without a roll."""
    return weapon("gun", *perks, attacks=attacks, power=10)


def shot(gun, at):
    return lost(attack(duel(troop("a"), [gun], at)))


def failing(gun, at):
    """Give what a weapon costs all of whose tests fail, whatever else is asked."""
    session = Session(duel(troop("a", points=900), [gun], at), Warsurge(), Listed([1] * 60))
    assert not session.begin(Action("Attack", "red", "red1"))
    while session.pending is not None and session.state.clock.phase == "Attack":
        assert not session.answer(session.suggestions()[0])
    return lost(session)


def ranks_of(name):
    return [row for row in CATALOGUE.perks if without_rank(row) == name]


# what a unit is made of


@pytest.mark.parametrize(("of", "by", "hp"), PAIRS, ids=str)
def test_an_element_costs_a_unit_of_another_double_or_half(of, by, hp):
    assert shot(sure(f"Weapon: {by}"), target(f"Unit: {of}")) == hp


@pytest.mark.parametrize("of", MADE_OF)
def test_all_other_elements_cost_it_what_they_cost_others(of):
    double, half = MADE_OF[of]
    for by in (each for each in MADE_OF if each not in (*double, *half)):
        assert shot(sure(f"Weapon: {by}"), target(f"Unit: {of}")) == 6
    assert shot(sure(), target(f"Unit: {of}")) == 6


@pytest.mark.parametrize(("attacks", "hp"), [(1, 1), (2, 1), (3, 1), (5, 2), (7, 3)])
@pytest.mark.parametrize(
    ("perk", "by"), [("Unit: Dark", "Nature"), ("Protection: Dark", "Dark")], ids=["made", "spared"]
)
def test_what_a_weapon_cost_in_all_is_halved_once_and_rounded_down_to_1_at_least(perk, by, attacks, hp):
    assert shot(sure(f"Weapon: {by}", attacks=attacks), target(perk)) == hp


# protection and weakness


@pytest.mark.parametrize("element", KIN)
@pytest.mark.parametrize(("perk", "hp"), [("Protection", 3), ("Weakness", 12)])
def test_weapons_of_an_element_and_of_its_kin_cost_half_or_double(perk, hp, element):
    at = target(f"{perk}: {element}")
    assert shot(sure(f"Weapon: {element}"), at) == hp
    for kin in KIN[element]:
        assert ranks_of(kin)
        for named in ranks_of(kin):
            assert failing(sure(named), at) == hp, named


@pytest.mark.first(3)
@pytest.mark.parametrize("element", few(KIN, 4))
@pytest.mark.parametrize("perk", ["Protection", "Weakness"])
def test_all_other_elements_and_their_kin_cost_what_they_cost_others(perk, element):
    at = target(f"{perk}: {element}")
    for other in (each for each in KIN if each != element):
        assert shot(sure(f"Weapon: {other}"), at) == 6
    for kin in (each for each in ALL_KIN if each not in KIN[element]):
        assert failing(sure(ranks_of(kin)[0]), at) == 6, kin
    assert shot(sure(), at) == 6


@pytest.mark.parametrize("element", KIN)
@pytest.mark.parametrize(("perk", "hp"), [("Protection", 3), ("Weakness", 12)])
def test_an_element_and_its_kin_on_one_weapon_count_once(perk, hp, element):
    for kin in KIN[element]:
        gun = sure(f"Weapon: {element}", ranks_of(kin)[0])
        assert failing(gun, target(f"{perk}: {element}")) == hp, kin


IMMUNE = [("Dark", each, "Steadfast") for each in ("Blind II", "Scourge")]
IMMUNE += [("Fire", each, f"Heat Resist {rank}") for each in ("Burn", "Ignite I") for rank in ("I", "II")]
IMMUNE += [
    ("Toxic", each, f"Immunity {rank}")
    for each in ("Poison", "Venom", "Plague", "Pestilence", "Virus")
    for rank in ("I", "II")
]


@pytest.mark.parametrize(
    ("element", "kin", "by"), IMMUNE, ids=["-".join(each).replace(" ", "_") for each in IMMUNE]
)
@pytest.mark.parametrize(("perk", "hp"), [("Protection", 3), ("Weakness", 12)])
def test_both_hold_for_who_is_spared_the_affliction_or_regains_hp_from_it(perk, hp, element, kin, by):
    assert failing(sure(kin), target(f"{perk}: {element}", by)) == hp
