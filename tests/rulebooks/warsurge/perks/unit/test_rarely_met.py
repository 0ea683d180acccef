"""Cases that seldom come up: perks of movement and weapons that meet in transports, in tow, in the dark."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import TOUCH, opened
from coming_back import fallen
from companies import field, part_of, squad
from convoys import convoy, inside
from fighting import attack, duel, in_phase, lost, rolls, under
from movers import box, moved, movers, to
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.shoving import knock_back
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import reveal
from battlefield.rulebooks.warsurge.perks.unit.vulnerability.controlled import LOST
from battlefield.rulebooks.warsurge.transport.passengers import LURKS
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.allegiance import RAISED
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.state import GONE, Held

OUT = ("disembark",)


def getting_out(dice, *perks, transport=(), models=1):
    """A wandering squad begins to get out of a transport at (10, 14); the arrow is rolled."""
    state = inside(convoy(*transport, squad=("Wanderer", *perks), models=models))
    return opened(state, OUT, unit="squad", dice=dice)


@pytest.mark.parametrize(
    ("x", "y", "lawful"),
    [
        (10.0 + TOUCH + 6.0, 14.0, True),  # straight to the right, as far as it goes
        (10.0 + TOUCH + 6.01, 14.0, False),
        (10.0 - TOUCH, 14.0, True),  # in contact, wherever that is: it has gone nowhere yet
        (10.0 - TOUCH - 0.1, 14.0, False),
        (10.0, 14.0 + TOUCH + 1.0, False),
        (10.0 + 3.0, 14.0 + TOUCH - 0.2, True),  # from its side on, to the right
        (10.0 + 6.5, 14.0 + TOUCH - 0.01, False),  # less than six inches off, but longer than that from there
    ],
)
def test_a_wanderer_gets_out_anywhere_and_goes_on_by_the_arrow(x, y, lawful):
    session = getting_out((3, 3))
    refusal = session.refusal(to(x, y, "squad1"))
    assert (not refusal) is lawful, refusal


def test_a_wanderer_that_is_led_gets_out_and_goes_where_it_likes():
    assert not getting_out((6,)).refusal(to(10.0 - TOUCH - 5.0, 14.0, "squad1"))


# Internal


def test_a_sergeants_internal_weapon_reaches_whoever_is_in_its_unit():
    """Unit and sergeant are one to those whom either has inside."""
    gun = weapon("spit", "Internal", range=3)
    boss = squad("Sergeant", id_="red2", models=1, at=(13.0, 10.0), weapons=(gun,), points=20)
    state = part_of(field(squad(models=2, transport=9, armour=None), boss), "red2", "red1")
    assert not aims(asks(state), "red2", "spit")
    held = under(state, "inside", "blue1", "red1").with_unit(replace(state.units["blue1"], where="red1"))
    assert [aim.target for aim in aims(asks(held), "red2", "spit")] == ["blue1"]
    session = attack(held, [6], [("red2|spit",), ("done",)])
    assert lost(session) == 1


# whoever is a wreck has become a casualty


def bound(perk, **said):
    """Blue1 is bound by a perk to blue2, which leaves a wreck as it falls."""
    pawn = troop("pawn", Held(perk, tuple(said.items())))
    lead = ("blue2", "blue", troop("lead", "Wreckage"), (), [(20.0, 30.0)])
    return duel(troop("red"), (weapon("gun"),), pawn, others=[lead], armed=(weapon("bow"),))


def test_a_unit_falls_with_its_controller_that_leaves_a_wreck():
    after = fallen(bound("Controlled I", controller="blue2"), "blue2")
    assert after.units["blue2"].is_rough
    assert after.units["blue1"].where == GONE


def test_a_unit_runs_wild_once_its_controller_is_a_wreck():
    after = fallen(bound("Controlled II", controller="blue2"), "blue2")
    assert [e.amount for e in after.effects_on("blue1", LOST)] == [1]
    again = run(after, remove_casualties).state
    assert [e.amount for e in again.effects_on("blue1", LOST)] == [1]


def test_a_slave_rebels_once_its_enslaver_is_a_wreck():
    after = fallen(bound("Enslaved", enslaver="blue2"), "blue2")
    assert after.units["blue1"].commander == "red"


def test_what_was_raised_falls_with_whoever_raised_it_and_is_a_wreck():
    state = under(bound("Rush"), RAISED, "blue1", "blue2")
    assert fallen(state, "blue2").units["blue1"].where == GONE


def test_a_concealed_unit_that_falls_with_its_controller_leaves_no_marker():
    pawn = troop("pawn", "Concealed", Held("Controlled I", (("controller", "red2"),)))
    rows = (
        ("red1", "red", pawn, (), None),
        ("red2", "red", troop("lead"), (), [(30.0, 4.0)]),
        ("blue1", "blue", troop("foe"), (weapon("gun"),), [(40.0, 40.0)]),
    )
    hidden = attack(in_phase(army(*rows), "Deploy"), unit="red1", name="Deploy").state
    assert [mark.by for mark in hidden.markers] == ["red1"]
    after = fallen(hidden, "red2")
    assert after.units["red1"].where == GONE
    assert not after.markers
    assert not after.is_under("red1", LURKS)


# pushed through dangerous ground


@pytest.mark.parametrize("how", ["Knockback", "Move"])
def test_dangerous_ground_hurts_who_moves_through_it_and_not_who_is_pushed(how):
    """To be pushed is no movement, and it is movement that meets the danger."""
    swamp = box("swamp", 13.0, 6.0, 2.0, 8.0, top=0.0, sight="clear", ground=("dangerous",))
    state = movers(terrain=(swamp,), foe_at=(6.0, 10.0), hp=3, armour=None)
    if how == "Move":
        after = moved(state, to(16.0, 10.0), dice=(1,)).state
    else:
        after = run(state, lambda game: knock_back(game, "red1", "blue1", 6.0, how)).state
    assert after.figures["red11"].model.at == (16.0, 10.0)
    assert after.hp("red1") == (2 if how == "Move" else 3)


# what is read so


@pytest.mark.parametrize(("perks", "save"), [((), "5+"), (("Impenetrable II",), "5+")])
def test_impenetrable_does_not_spare_a_shield_that_is_broken(perks, save):
    """Armour 5+ with Deflect 2, of which the weapon breaks both points."""
    shield = weapon("shield", deflect=2, range=1)
    gun = weapon("gun", "Break Deflect II", power=10)
    state = duel(troop("a"), [gun], troop("t", *perks, armour=5, hp=5), armed=[shield])
    assert rolls(attack(state, (4,))) == [(f"armour save {save}", 1)]


@pytest.mark.parametrize("perk", ["Pacifist", "Stealth"])
def test_a_leap_reaches_who_could_not_be_targeted(perk):
    other = ("blue2", "blue", troop("other", perk, armour=None, hp=5), (), [(20.0, 13.0)])
    mark, gun = troop("t", armour=None, hp=5), weapon("gun", "Chain I", power=10)
    state = duel(troop("a"), [gun], mark, others=[other], apart=10.0)
    state = under(state, "Stealth", "blue2", "blue2") if perk == "Stealth" else state
    session = attack(state, (4,))
    assert (lost(session), lost(session, "blue2")) == (1, 1)


def test_a_tow_leaves_a_blink_to_be_made_which_slips_it():
    """The squad is towed along, and then goes by itself out of the tug's reach."""
    state = convoy("Tow II", squad=("Blink I",), at=(13.0, 14.0), models=1, points=300)
    towed = attack(state, (), [("Tow II",), to(10.0, 19.0, "truck1"), True], "truck", "Move").state
    assert towed.figures["squad1"].model.at == (13.0, 19.0)
    there = [("Blink I",), *[to(18.9, 19.0, "squad1")] * 2]  # and its move, where it stays
    blinked = attack(in_phase(towed, "Move"), (), there, "squad", "Move").state
    assert blinked.figures["squad1"].model.at == (18.9, 19.0)
    assert not blinked.is_under("squad", "in tow")


def test_last_stand_is_for_its_own_unit_though_a_sergeant_stands():
    """The unit has become a casualty without its sergeant, which stays when the stand is over."""
    rows = (
        squad("Last Stand", models=2, hp=1, armour=None),
        squad("Sergeant", id_="red2", models=1, hp=3, at=(13.0, 10.0), armour=None, points=20),
    )
    stood = fallen(part_of(field(*rows), "red2", "red1"), "red1")
    assert (stood.hp("red1"), stood.hp("red2")) == (2, 3)
    over = end_turn(in_phase(end_turn(in_phase(stood, "End", 1)), "End", 2))
    assert (over.hp("red1"), over.hp("red2")) == (0, 3)


def test_what_carries_an_aura_helps_nobody_from_under_its_marker():
    """Until it shows itself it is not deployed."""
    carrier = troop("carrier", "Concealed", Held("Aura I", (("auras", "Protective Aura"),)))
    rows = (
        ("red1", "red", carrier, (), None),
        ("red2", "red", troop("mate", armour=5), (), [(10.0, 4.0)]),
        ("blue1", "blue", troop("foe"), (weapon("gun"),), [(40.0, 40.0)]),
    )
    hidden = attack(in_phase(army(*rows), "Deploy"), (), [(10.0, 2.0)], unit="red1", name="Deploy").state
    assert stat(asks(hidden), "armour", "red2").value == 2
    shown = run(hidden, lambda game: reveal(game, "red1", "a test")).state
    assert stat(asks(shown), "armour", "red2").value == 3
