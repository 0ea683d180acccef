"""Weapons that feed on afflictions: a loss that is multiplied as it comes is not multiplied again."""

import pytest
from armies import troop, weapon
from fighting import attack, duel, lost, under

FEEDERS = {
    "Combust": "Burn",
    "Drill": "Pulverise",
    "Embed": "Leech",
    "Flare": "Scourge",
    "Lacerate": "Bleed",
    "Noxious": "Venom",
    "Torrent": "Corrode",
    "Zap": "Shock",
}
TESTED = {"Gale": "Velocity Lock", "Haunt": "Fugue", "Smash": "Cripple I"}


def feeding(name, affliction, suffering):
    """A gun that costs 3 HP, lays an affliction and feeds on it; its target suffers it already or not."""
    gun = weapon("gun", name, affliction, power=10, attacks=3)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=90, armour=None))
    return under(state, affliction.removesuffix(" I"), "blue1", "red1") if suffering else state


@pytest.mark.parametrize("suffering", [False, True])
@pytest.mark.parametrize(("name", "affliction"), FEEDERS.items())
def test_what_is_fed_already_is_not_fed_again_by_what_it_lays(name, affliction, suffering):
    assert lost(attack(feeding(name, affliction, suffering))) == 6


@pytest.mark.parametrize("suffering", [False, True])
@pytest.mark.parametrize(("name", "affliction"), TESTED.items())
def test_nor_by_what_it_lays_with_a_test(name, affliction, suffering):
    assert lost(attack(feeding(name, affliction, suffering), [4])) == 6
