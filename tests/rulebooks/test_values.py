"""What each book says that units are worth and do to each other, counted by hand."""

from itertools import product
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.rulebooks.registry import OFFERS

SAMPLES = Path(__file__).resolve().parents[2] / "assets" / "rosters"
VALUES = {offer.key: offer.values for offer in OFFERS if offer.values is not None}


def battle(name):
    state = session_of(read_script(SAMPLES / f"{name}.json")).start
    return state, VALUES[state.book]()


def unit(state, name):
    return next(each.id for each in state.units.values() if each.name == name)


def strike(values, state, id_, name):
    return next(each for each in values.strikes(state, id_) if each.name.endswith(f"/{name}"))


def test_an_attack_of_iron_kingdoms_does_its_damage_times_its_chance():
    state, values = battle("smoke_on_the_fen")
    pike, ox = unit(state, "Company Pike 1"), unit(state, "The Drowned Ox")
    stats, foe = state.profile_of(pike).stats, state.profile_of(ox).stats
    found = strike(values, state, pike, "Hooked pike")
    weapon = state.profiles[found.name].stats
    rolls = list(product(range(1, 7), repeat=2))
    hits = [r for r in rolls if r == (6, 6) or (r != (1, 1) and sum(r) + stats["mat"] >= foe["def"])]
    power = weapon["pow"] + stats["str"] - foe["arm"]
    mean = sum(max(0, sum(roll) + power) for roll in rolls) / 36
    assert values.harm(state, pike, found, ox) == pytest.approx(len(hits) / 36 * mean)
    assert found.reach == 2.0


def test_an_action_of_pulp_city_does_its_damage_and_spends_its_efx_on_more():
    state, values = battle("dock_brawl")
    bulwark, wisp = unit(state, "Bulwark"), unit(state, "Wisp")
    mine, theirs = state.profile_of(bulwark).stats["strength"], state.profile_of(wisp).stats["defense"]
    rolls = list(product(range(1, 7), repeat=3))
    total = 0.0
    for attack in rolls:
        for defence in rolls:
            if max(attack) + mine > max(defence) + theirs:
                total += 2 + max(0, attack.count(6) - defence.count(6))  # FX Damage 2, EFX Damage 1
    blow = strike(values, state, bulwark, "Anchor Blow")
    assert values.harm(state, bulwark, blow, wisp) == pytest.approx(total / 6**6)


def test_what_nobody_defends_against_is_no_harm():
    state, values = battle("dock_brawl")
    doc, wisp = unit(state, "Doc Lantern"), unit(state, "Wisp")
    assert values.harm(state, doc, strike(values, state, doc, "Mending Light"), wisp) == 0.0


def test_a_weapon_of_warsurge_takes_what_its_odds_say():
    state, values = battle("first_battle")
    king, marra = unit(state, "The Eel King"), unit(state, "Old Marra")
    found = strike(values, state, marra, "Twin hatchets")
    weapon, foe = state.profiles[found.name].stats, state.profile_of(king).stats
    assert values.harm(state, marra, found, king) <= weapon["attacks"]
    assert values.harm(state, marra, found, king) < foe["hp"]
    assert values.price(state, king) == 80.0


@pytest.mark.parametrize("name", ["first_battle", "dock_brawl", "smoke_on_the_fen"])
def test_nobody_is_ahead_before_the_battle(name):
    state, values = battle(name)
    assert [values.ahead(state, side) for side in state.sides] == [0.0, 0.0]
    assert all(values.price(state, id_) > 0.0 and values.stride(state, id_) >= 0.0 for id_ in state.units)
