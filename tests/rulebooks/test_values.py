"""What each book says that units are worth and do to each other, counted by hand."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.core.state import Clock, Effect, Held, Marker
from battlefield.rules.core.values import info_of

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
    total = 0.0
    for attack in product(range(1, 7), repeat=2):  # one die, and one for its size; Strength is its Trump
        for defence in range(1, 7):
            if max(attack) + mine > defence + theirs:
                efx = sum(face >= 5 for face in attack) - (defence == 6)
                total += 2 + max(0, efx)  # FX Damage 2, EFX Damage 1
    blow = strike(values, state, bulwark, "Anchor Blow")
    assert values.harm(state, bulwark, blow, wisp) == pytest.approx(total / 6**3)


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


def lies(state, name, on, amount=1):
    """Give the state with an effect on a unit."""
    return replace(state, effects=(*state.effects, Effect(state.serial + 1, name, on, amount=amount)))


def having(state, id_, *perks):
    """Give the state in which a unit or a weapon has just these perks."""
    key = state.units[id_].profile if id_ in state.units else id_
    profile = replace(state.profiles[key], perks=tuple(map(Held, perks)))
    return replace(state, profiles={**state.profiles, key: profile})


def harm(state, values, by, weapon, foe):
    """Give the harm of a strike between two units by their names."""
    return values.harm(
        state, unit(state, by), strike(values, state, unit(state, by), weapon), unit(state, foe)
    )


@pytest.mark.parametrize(
    ("perks", "weapon", "by_weapon", "times"),
    [
        (("Evasive",), "War bow", (), "less"),
        (("Bedim 5+",), "War bow", (), 1 / 3),
        (("Bedim 5+",), "Knife", (), 1 / 3),
        ((), "War bow", ("Reroll Attack",), "more"),
        ((), "War bow", ("Aim 4+",), 1 / 2),
        ((), "War bow", ("Harmless",), 0),
    ],
)
def test_what_perks_do_to_dice_counts_in_warsurge(perks, weapon, by_weapon, times):
    state, values = battle("first_battle")
    bows, foe = unit(state, "Ridge Bows"), unit(state, "The Eel King")
    name = strike(values, state, bows, weapon).name
    plain = having(having(state, foe), name)
    usual = harm(plain, values, "Ridge Bows", weapon, "The Eel King")
    found = harm(
        having(having(state, foe, *perks), name, *by_weapon), values, "Ridge Bows", weapon, "The Eel King"
    )
    if times in ("less", "more"):
        assert found < usual if times == "less" else found > usual
    else:
        assert found == pytest.approx(usual * times, rel=0.02)


def test_who_is_kept_from_weapons_or_from_moving_in_warsurge_has_less_to_come_and_gets_nowhere():
    state, values = battle("first_battle")
    marra, side = unit(state, "Old Marra"), state.sides[0]
    state = replace(state, clock=Clock(1, "Move", 0, side, side))
    lame = lies(state, "Paralysis", marra)
    assert values.to_come(lame, marra) < values.to_come(state, marra) == 1.0
    assert values.stride(lame, marra) == 0.0 < values.stride(state, marra)
    later = replace(lame, clock=Clock(1, "Dash", 0, side, side))  # it ends with the turn
    assert values.stride(later, marra) == values.stride(replace(state, clock=later.clock), marra) > 0.0


def test_dice_that_effects_add_or_take_count_in_pulp_city():
    state, values = battle("dock_brawl")
    bulwark = unit(state, "Bulwark")
    usual = harm(state, values, "Bulwark", "Anchor Blow", "Wisp")
    assert harm(lies(state, "Attack", bulwark), values, "Bulwark", "Anchor Blow", "Wisp") > usual
    assert harm(lies(state, "Power Up", bulwark), values, "Bulwark", "Anchor Blow", "Wisp") > usual
    assert harm(lies(state, "Suppress", bulwark), values, "Bulwark", "Anchor Blow", "Wisp") < usual
    assert harm(lies(state, "Defend", unit(state, "Wisp")), values, "Bulwark", "Anchor Blow", "Wisp") < usual


def test_who_is_helpless_in_iron_kingdoms_is_struck_more_easily_and_loses_its_activation():
    state, values = battle("smoke_on_the_fen")
    darter, first = unit(state, "Reed Darter 1"), state.sides[0]
    state = replace(state, clock=Clock(1, "Activation", 0, first, first))
    held = lies(state, "Stationary", darter)
    usual = harm(state, values, "Company Pike 1", "Hooked pike", "Reed Darter 1")
    assert harm(held, values, "Company Pike 1", "Hooked pike", "Reed Darter 1") > usual
    assert values.to_come(held, darter) < values.to_come(state, darter)


@pytest.mark.parametrize("name", ["first_battle", "dock_brawl", "smoke_on_the_fen"])
def test_nobody_is_ahead_before_the_battle(name):
    state, values = battle(name)
    assert [values.ahead(state, side) for side in state.sides] == [0.0, 0.0]
    assert all(values.price(state, id_) > 0.0 and values.stride(state, id_) >= 0.0 for id_ in state.units)


def laid(state, at, across):
    """A cloud of so many inches, in the middle between two figures or elsewhere."""
    template = Template("round", across, at)
    cloud = Marker("cloud 1", "Smoke", at, "fen", "", template, info=info_of({"is cloud": True}))
    return replace(state, markers=(*state.markers, cloud))


@pytest.mark.parametrize(("at", "sees"), [((12.0, 13.0), False), ((4.0, 13.0), True)])
def test_a_cloud_of_iron_kingdoms_hides_who_stands_behind_it(at, sees):
    state, values = battle("smoke_on_the_fen")
    pike, ox = unit(state, "Company Pike 1"), unit(state, "The Drowned Ox")
    places = {f.id: (12.0, 6.0) if f.model.unit == pike else (12.0, 20.0)
              for id_ in (pike, ox) for f in state.living(id_)}  # fmt: skip
    figures = [replace(state.figures[id_], model=replace(state.figures[id_].model, at=spot))
               for id_, spot in places.items()]  # fmt: skip
    gone = {u.id: replace(u, where="reserve") for u in state.units.values() if u.id not in (pike, ox)}
    state = replace(state.with_figures(*figures), units={**state.units, **gone}, terrain=())
    assert values.sees(state, pike, ox)
    assert values.sees(laid(state, at, 3.0), pike, ox) is sees


@pytest.mark.parametrize("name", ["first_battle", "dock_brawl", "drowned_mill"])
def test_where_nothing_is_laid_that_hides_terrain_alone_does(name):
    state, values = battle(name)
    one, other, *_ = state.units
    assert values.sees(state, one, other)


def test_a_heavy_weapon_of_warsurge_waits_for_the_next_turn_once_its_unit_has_moved():
    state, values = battle("hooks_and_mirrors")
    state = replace(state, clock=Clock(turn=1, phase="Move", side=state.sides[0]))
    rifle = next(u.id for u in state.units.values() if strikes_with(state, values, u.id, "Long rifle"))
    foe = next(u.id for u in state.units.values() if u.side != state.units[rifle].side)
    shot = strike(values, state, rifle, "Long rifle")
    still, moved = values.harm(state, rifle, shot, foe), lies(state, "moved", rifle)
    assert still > 0.0
    assert values.harm(moved, rifle, shot, foe) == pytest.approx(0.8 * still)
    later = replace(state.clock, phase="Dash")  # its next attack is the next turn's anyway
    found = [values.harm(replace(each, clock=later), rifle, shot, foe) for each in (state, moved)]
    assert found[0] == found[1] > 0.0


def strikes_with(state, values, id_, name):
    return any(each.name.endswith(f"/{name}") for each in values.strikes(state, id_))
