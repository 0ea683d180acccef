"""Weapon perks that meet other perks: what one of them says has to hold beside the others."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import walked
from fighting import attack, duel, in_phase, locked, lost, rolls
from running import asked_in, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.moments import ActionsDone, DeploymentDone
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD, INSIDE
from battlefield.rules.core.state import Effect, Held, Until
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

BARE = troop("bare", defence=4, hp=20, armour=None)
SQUAD = troop("squad", hp=2, defence=1, armour=None)


def hit(name, on, by, turn):
    """An affliction that is in force in a turn."""
    info = (("from", turn), ("turn", turn - 1))
    return Effect(1, name, on, by, 1, Until("turn", turn), info)


# who is singled out


def is_asked_who_suffers(state, dice):
    """Tell whether the attacker is asked whom its precise dice strike."""
    try:
        attack(state, dice, [("blue12",)])
    except AssertionError as left:
        assert "never asked" in str(left)
        return False
    return True


@pytest.mark.parametrize(("face", "picks"), [(3, True), (4, False)])
def test_nobody_obscured_is_singled_out(face, picks):
    at = troop("squad", "Obscured", hp=2, defence=1, armour=None)
    state = duel(BARE, [weapon("gun", "Precision 2+")], at, targets=3)
    assert is_asked_who_suffers(state, (face, 6)) is picks
    assert lost(attack(state, (face, 6))) == 1


def test_who_is_stunned_singles_nobody_out():
    state = duel(BARE, [weapon("gun", "Precision 2+")], SQUAD, targets=3)
    assert is_asked_who_suffers(state, (6,))
    stunned = replace(state, effects=(hit("Stun", "red1", "blue1", 1),), serial=1)
    assert not is_asked_who_suffers(stunned, (6,))
    assert lost(attack(stunned, (6,))) == 1


# templates and beams


def test_each_beam_of_multi_strike_is_one_attack():
    gun = weapon("gun", "Multi-Strike", "Beam II", attacks=2, range=20)
    session = attack(duel(BARE, [gun], BARE), [6, 6], [(20.0, 10.0), (20.0, 10.0)])
    assert lost(session) == 2


@pytest.mark.parametrize(
    ("perk", "dice", "choices", "costs"),
    [
        ("+Attacks I (D3)", (2,), (), (2, 2)),
        ("+Attacks I (D3)", (1,), (), (1, 2)),
        ("Burst", (), (True,), (2, 2)),
        ("xD3 Attacks", (3,), (), (3, 3)),
        ("Darkside", (), (("0",), ("2",)), (2, 2)),
    ],
)
@pytest.mark.parametrize("mode", ["Explode I", "Beam II"])
def test_attacks_that_are_added_are_shared_out_among_the_templates_of_a_use(mode, perk, dice, choices, costs):
    others = [("blue2", "blue", BARE, (), [(10.0, 20.0)])]
    gun = weapon("gun", "Multi-Strike", mode, perk, attacks=2, range=20, power=10)
    first, second = (20.0, 10.0), (10.0, 20.0)
    asked = [first, *choices, second] if mode == "Beam II" else [first, second, *choices]
    session = attack(duel(BARE, [gun], BARE, others=others), dice, asked)
    assert (lost(session), lost(session, "blue2")) == costs


def test_beam_1_is_not_split():
    gun = weapon("gun", "Multi-Strike", "Beam I", attacks=2, range=20)
    session = attack(duel(BARE, [gun], BARE), [6, 6], [(20.0, 10.0)])
    assert lost(session) == 2


def test_diffuse_leaves_no_residue():
    gun = weapon("gun", "Diffuse", "Residue I", range=12)
    session = attack(duel(BARE, [gun], BARE, apart=6.0), [6], [(16.0, 10.0)])
    assert lost(session) == 1
    assert not session.state.markers


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_chain_leaps_to_nobody_whom_its_template_has_hurt(rank):
    others = [("blue2", "blue", BARE, (), [(20.0, 11.5)])]
    gun = weapon("gun", "Explode I", f"Chain {rank}")
    session = attack(duel(BARE, [gun], BARE, others=others), [6, 4, 6, 6], [(20.0, 10.75)])
    assert (lost(session), lost(session, "blue2")) == (1, 2)  # once leapt to, once under the template


def test_who_flies_sets_a_trap_against_fliers_off_as_it_is_laid():
    bird = troop("bird", "Airborne", defence=4, hp=20, armour=None)
    trap = weapon("gun", "Trap I", "Anti-Air I")
    assert lost(attack(duel(BARE, [trap], bird), [6], [(20.0, 11.0)])) == 1
    assert lost(attack(duel(BARE, [weapon("gun", "Trap I")], bird), [], [(20.0, 11.0)])) == 0


# types


def test_an_assault_weapon_that_has_grown_heavy_is_so_in_a_melee_too():
    worn = troop("worn", hp=4, armour=None, defence=4)
    state = duel(worn, [weapon("gun", "Encumber")], BARE, apart=32 / 25.4)
    state = state.with_figures(replace(state.figures["red11"], hp=1))
    session = attack(locked(state, "red1", "blue1"), [5])
    assert rolls(session) == [("attack dice (6): Gun", 1)]


def test_a_wildcard_that_is_dealt_battle_is_so_in_a_melee_too():
    state = duel(BARE, [weapon("gun", "Wildcard", range=0, power=0)], BARE, apart=32 / 25.4)
    session = attack(locked(state, "red1", "blue1"), [1, 1, 1, 1, 2, 2, 1, 1, 5, 5], [True])
    assert rolls(session)[-1] == ("attack dice (5+): Gun", 2)


# rosters


def wrong(*weapons):
    arms = tuple(
        RosterWeapon(f"gun {n}", "Assault", {"range": 0}, tuple(map(Held, perks)), points)
        for n, (points, *perks) in enumerate(weapons)
    )
    unit = RosterUnit("unit", "Unit", BaseSize.round(32), points=500, weapons=arms)
    return faults(Roster("Trial", "warsurge", (unit,)))


@pytest.mark.parametrize(("price", "fits"), [(44, False), (45, True), (55, True), (56, False)])
def test_a_twin_of_50_points_goes_with_45_to_55(price, fits):
    assert (not wrong((50, "Twin"), (price, "Twin"))) is fits


@pytest.mark.parametrize(
    ("low", "high", "fits"), [(90, 110, True), (89, 110, False), (90, 111, False), (95, 105, True)]
)
def test_two_of_three_lie_within_a_tenth_of_the_middle_one(low, high, fits):
    assert (not wrong((low, "Triune"), (100, "Triune"), (high, "Triune"))) is fits


def test_beside_wildcard_only_limitations_work():
    assert wrong((0, "Wildcard", "Burn")) == [
        "units[0].weapons[0] cannot have Burn: beside Wildcard only limitations work"
    ]
    assert not wrong((0, "Wildcard", "Use I"))


# inside of others


def broken_into(*perks):
    """A host with a beam, an enemy that has broken into it, and another one on the table."""
    beam = weapon("gun", *perks, range=20)
    others = [("blue2", "blue", BARE, (), [(30.0, 30.0)])]
    state = duel(BARE, [beam], troop("breacher", "Breach", defence=4, hp=20, armour=None), others=others)
    state = state.with_unit(replace(state.units["blue2"], where="red1"))
    return replace(state, effects=(Effect(1, INSIDE, "blue2", "red1", info=(("open", True),)),), serial=1)


@pytest.mark.parametrize(("rank", "dice", "cost"), [("I", [6], 1), ("II", [3, 6, 6, 1], 2)])
def test_a_beam_may_be_sent_at_who_has_broken_in_and_spares_its_user(rank, dice, cost):
    session = attack(broken_into(f"Beam {rank}"), dice, [("blue2",)])
    assert [lost(session, unit) for unit in ("blue2", "red1", "blue1")] == [cost, 0, 0]
    outside = attack(broken_into("Beam I"), [6], [("table",), (20.0, 10.0)])
    assert [lost(outside, unit) for unit in ("blue2", "red1", "blue1")] == [0, 0, 1]


def carried(*perks, fire_points=1):
    """A unit with a weapon in a transport 10 inches from an enemy."""
    truck = troop("truck", hp=20, transport=30, fire_points=fire_points)
    others = [("red2", "red", truck, (), [(10.0, 10.0)])]
    state = duel(BARE, [weapon("gun", *perks)], BARE, others=others, armed=[weapon("bow", range=30)])
    state = state.with_unit(replace(state.units["red1"], where="red2"))
    return replace(state, effects=(Effect(1, ABOARD, "red1", "red2"),), serial=1)


@pytest.mark.parametrize(("fire_points", "asks"), [(1, True), (0, False)])
@pytest.mark.parametrize(
    ("perk", "moment"), [("Preliminary", DeploymentDone()), ("Postliminary", ActionsDone())]
)
def test_who_shoots_out_of_a_transport_does_so_out_of_turn_too(perk, moment, fire_points, asks):
    state = carried(perk, fire_points=fire_points)
    found = asked_in(state, lambda game: game.tell(moment))
    assert (found is not None) is asks
    if asks:
        assert run(state, lambda game: game.tell(moment), [6], [True]).state.hp("blue1") == 19


def test_who_is_carried_snipes_and_answers_fast():
    session = walked(carried("Snipe"), "blue1", (18.0, 10.0), [True], [6])
    assert lost(session) == 1
    fast = in_phase(carried("Fast"), side="blue")
    session = attack(fast, [6, 6], [("red1",), True], unit="blue1")
    assert (lost(session), lost(session, "red1")) == (1, 1)


def test_a_chain_from_who_is_carried_leaps_only_inside_of_its_carrier():
    others = [
        ("blue2", "blue", BARE, (), [(20.0, 14.0)]),
        ("rider", "blue", BARE, (), [(40.0, 40.0)]),
        ("mate", "blue", BARE, (), [(40.0, 44.0)]),
    ]
    truck = troop("truck", "Exposed I", hp=20, armour=None, defence=4, transport=60)
    state = duel(BARE, [weapon("gun", "Chain I")], truck, others=others)
    for unit in ("rider", "mate"):
        state = state.with_unit(replace(state.units[unit], where="blue1"))
    aboard = tuple(Effect(n, ABOARD, unit, "blue1") for n, unit in enumerate(("rider", "mate"), 1))
    session = attack(replace(state, effects=aboard, serial=2), [6, 4, 6, 4, 6], [("rider",)])
    assert [lost(session, unit) for unit in ("rider", "blue1", "mate", "blue2")] == [1, 1, 1, 0]


@pytest.mark.parametrize(("dice", "costs"), [([6, 6], (1, 1)), ([1], (0, 0))])
def test_the_beam_of_a_trap_goes_on_only_while_it_hurts(dice, costs):
    pair = troop("pair", hp=9, defence=4, armour=None)
    others = [("blue2", "blue", BARE, (), [(20.8, 13.0)])]
    gun = weapon("gun", "Trap I", "Beam I")
    state = duel(BARE, [gun], pair, targets=2, others=others)
    session = attack(state, dice, [(19.0, 9.5)])
    assert (lost(session), lost(session, "blue2")) == costs
