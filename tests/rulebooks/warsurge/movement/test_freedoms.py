"""The log names the perks by which a unit goes where others could not, and only where they mattered."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from convoys import convoy, inside
from fighting import attack, in_phase, locked, told, under

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun")
CONTACT = 32 / 25.4
STRIP = Polygon(((0.0, 12.0), (48.0, 12.0), (48.0, 13.0), (0.0, 13.0)))


def strip(*ground, top=0.0):
    """A piece of ground right across the table, an inch deep, two inches south of red."""
    return Terrain("strip", STRIP, 0.0, top, ground, sight="blocks" if top else "open")


def field(*perks, terrain=(), foe=(40.0, 40.0), theirs=(), **stats):
    return in_phase(
        army(
            ("red1", "red", troop("mover", *perks, **{"move": 9, **stats}), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("foe", *theirs, hp=9), (GUN,), [foe]),
            terrain=terrain,
        ),
        "Move",
    )


def lines(state, at, name="Move", dice=()):
    """What the log says of a movement."""
    return told(attack(state, dice, [(Placed("red11", at),)], name=name))


@pytest.mark.parametrize("perk", ["Airborne", "Jumper", "Juggernaut I", "Juggernaut II"])
def test_terrain_that_is_passed_names_the_perk(perk):
    wall = field(perk, terrain=(strip(top=5.0),))
    dice = (1,) if perk == "Juggernaut I" else ()
    assert f"Move past terrain: {perk}" in lines(wall, (10.0, 15.0), dice=dice)
    assert not any("past terrain" in words for words in lines(wall, (10.0, 8.0)))


@pytest.mark.parametrize("perk", ["Airborne", "Jumper", "Juggernaut I", "Traverse I", "Traverse II"])
def test_difficult_ground_that_does_not_slow_names_the_perk(perk):
    rough = field(perk, terrain=(strip("difficult"),))
    assert f"Move heedless of difficult ground: {perk}" in lines(rough, (10.0, 15.0))
    assert not any("heedless" in words for words in lines(rough, (10.0, 8.0)))


@pytest.mark.parametrize("perk", ["Airborne", "Traverse II"])
def test_dangerous_ground_that_does_nothing_names_the_perk(perk):
    lava = field(perk, terrain=(strip("dangerous"),))
    assert f"Move heedless of dangerous ground: {perk}" in lines(lava, (10.0, 15.0))


@pytest.mark.parametrize("perk", ["Airborne", "Jumper", "Juggernaut I", "Juggernaut II"])
def test_units_that_are_passed_name_the_perk(perk):
    assert f"Move past other units: {perk}" in lines(field(perk, foe=(10.0, 13.0)), (10.0, 16.0))
    beside = lines(field(perk, foe=(10.0 + CONTACT, 13.0)), (10.0, 16.0))
    assert not any("past other units" in words for words in beside)


def test_a_unit_that_lets_others_pass_is_named_by_its_perk():
    fighter = field(theirs=("Pacifist",), foe=(10.0, 13.0))
    assert "Move past other units: Pacifist" in lines(fighter, (10.0, 16.0))


def test_all_that_one_perk_lets_it_pass_is_told_together():
    state = field(terrain=(strip("difficult", top=5.0),), foe=(10.0, 14.5))
    places = (Placed("red11", (10.0, 17.0)),)
    session = attack(under(state, "Incorporeal", "red1"), (), [places], name="Move")
    assert "Move past terrain, heedless of difficult ground, past other units: Incorporeal" in told(session)


@pytest.mark.parametrize("perk", ["Unyielding", "Nonstop I"])
def test_a_melee_that_does_not_hold_names_the_perk(perk):
    state = locked(field(perk, foe=(10.0 + CONTACT, 10.0), move=13), "red1", "blue1")
    session = attack(state, (), [(Placed("red11", (10.0, 22.0)),)], name="Move")
    assert f"Move out of a melee: {perk}" in told(session)
    assert not unit_status.is_engaged(session.state, "red1")


@pytest.mark.parametrize("perk", ["Airborne", "Jumper"])
def test_a_trap_that_does_not_spring_names_the_perk(perk):
    """It lies 2 inches from the way of red, which it would spring at within 3."""
    trap = weapon("trap", "Trap I", power=10)
    state = field(perk, theirs=(), foe=(13.0, 14.0))
    figure = state.figures["blue11"]
    state = replace(
        state.with_figures(replace(figure, weapons=("trap",))), profiles=state.profiles | {"trap": trap}
    )
    laid = attack(in_phase(state, "Attack", 1, "blue"), (), [(12.0, 14.0)], unit="blue1").state
    moved = replace(
        in_phase(laid, "Move"), effects=tuple(e for e in laid.effects if e.name != unit_status.ACTED)
    )
    assert [mark.name for mark in moved.markers] == ["Trap"]
    assert f"the trap does not heed it: {perk}" in lines(moved, (10.0, 18.5))


def ways(state):
    """What the squad that is aboard may do with its move, in words."""
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "red", "squad"))
    return [option.words for option in session.pending.options]


def test_ways_out_of_a_transport_name_the_perks_that_open_them():
    other = ("truck2", "red", troop("other", "Transport Link", transport=2), (), [(44.0, 44.0)])
    assert "change to Truck2 (0 of 2 taken): Transport Link" in ways(
        inside(convoy("Transport Link", others=(other,)))
    )
    assert "go into reserve: Rift Gate" in ways(inside(convoy("Rift Gate")))


@pytest.mark.parametrize("perk", ["Exposed I", "Unsheltered"])
def test_shots_out_of_and_into_an_open_transport_name_the_perk(perk):
    state = in_phase(inside(convoy(perk, foe_at=(10.0, 25.0))))
    assert f"shoots out of a transport: {perk}" in told(attack(state, (1, 1), unit="squad"))
    choices = [] if perk == "Unsheltered" else [("squad",)]
    back = attack(in_phase(state, "Attack", 1, "blue"), (1,), choices, unit="foe")
    assert f"shot at in a transport: {perk}" in told(back)
    points = in_phase(inside(convoy(foe_at=(10.0, 25.0), fire_points=2)))
    assert not any("transport" in words for words in told(attack(points, (1, 1), unit="squad")))


def refused(state, at, bottom=0.0):
    """What is said against a place."""
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "red", "red1"))
    return session.refusal((Placed("red11", at, bottom),))


def test_what_keeps_it_in_its_line_or_off_the_top_is_named_in_the_refusal():
    stand = replace(strip(top=5.0), platform=True)
    high = Terrain("high", STRIP, 0.0, 12.0, sight="blocks", platform=True)
    assert refused(field("Forward Motion"), (14.0, 12.0)).endswith("(Forward Motion)")
    assert refused(field("Hexagonal Inertia IV (6 Inches)"), (16.0, 10.0)).endswith("Inertia IV (6 Inches))")
    assert refused(field("Juggernaut I", terrain=(stand,)), (10.0, 12.5), 5.0).endswith(
        "of that (Juggernaut I)"
    )
    assert refused(field("Jumper", terrain=(high,)), (10.0, 12.5), 12.0).endswith("12 in high (Jumper)")
    assert not refused(field(move=3), (16.0, 10.0)).endswith(")")


def test_a_plain_move_explains_nothing():
    assert lines(field(), (10.0, 15.0)) == []
    assert lines(field("Airborne"), (10.0, 15.0)) == []
