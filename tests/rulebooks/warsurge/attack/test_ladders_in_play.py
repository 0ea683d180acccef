"""Which ladders a battle can be played with, and the dice that go with them."""

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, lost, rolls

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.power_table import TEN, TEN_SIDED, needed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import DiceRolled

D10 = (("ladder", "d10"),)
BARE = troop("bare", hp=20, defence=4, armour=None)


def begun(ladder):
    """Begin a battle with a ladder."""
    rows = [
        (id_, side, troop(id_), (weapon("gun"),), None) for id_, side in (("one", "red"), ("two", "blue"))
    ]
    session = Session(army(*rows, settings=(("ladder", ladder),)), Warsurge(), Seeded())
    assert not session.begin(Action("Begin", "red"))
    return session


@pytest.mark.parametrize(("ladder", "sides", "faces"), [("even", 6, range(1, 7)), ("d10", 10, range(10))])
def test_roll_offs_are_rolled_with_the_dice_of_the_ladder(ladder, sides, faces):
    rolled = [event for event in begun(ladder).events if isinstance(event, DiceRolled)]
    assert rolled[0].sides == sides
    assert all(face in faces for event in rolled for face in event.faces)


def test_ten_sided_attack_dice_show_0_to_9_and_need_5_between_equals():
    state = duel(BARE, [weapon("gun", attacks=3, power=4)], BARE, settings=D10)
    session = attack(state, [4, 5, 9])
    assert lost(session) == 2
    assert rolls(session) == [("attack dice (5+): Gun", 3)]


def test_beyond_9_a_second_die_is_rolled():
    hard = troop("hard", hp=9, defence=7, armour=None)
    session = attack(duel(BARE, [weapon("gun", attacks=3, power=1)], hard, settings=D10), [9, 9, 8, 1, 2])
    assert [why for why, _ in rolls(session)] == [
        "attack dice (9/2+): Gun",
        "attack dice, roll 2 (9/2+): Gun",
    ]
    assert lost(session) == 1


def test_saves_and_scatter_stay_on_six_sides():
    armoured = troop("plated", hp=20, defence=4, armour=4)
    state = duel(BARE, [weapon("mortar", "Blast I", power=4)], armoured, settings=D10)
    session = attack(state, [1, 5, 4], choices=[(20.0, 10.0)])
    rolled = [(event.sides, event.faces) for event in session.events if isinstance(event, DiceRolled)]
    assert rolled == [(6, (1,)), (10, (5,)), (6, (4,))]
    assert lost(session) == 0


@pytest.mark.parametrize(("perk", "face", "hurt"), [("Critical Hit II", 9, 3), ("Critical Hit II", 8, 1)])
def test_the_highest_face_does_what_a_6_does(perk, face, hurt):
    state = duel(BARE, [weapon("gun", perk, attacks=1, power=4)], BARE, settings=D10)
    session = attack(state, [face])
    assert (lost(session) > 1) == (hurt > 1)


def test_the_lowest_face_is_rerolled_as_a_1_is():
    state = duel(BARE, [weapon("gun", "Reroll 1's", attacks=2, power=4)], BARE, settings=D10)
    assert lost(attack(state, [0, 1, 7])) == 1


@pytest.mark.parametrize(("printed", "ten"), [(2, 2), (3, 3), (4, 5), (5, 7), (6, 8)])
def test_a_printed_face_becomes_the_one_of_ten_with_the_nearest_chance(printed, ten):
    assert TEN.as_good_as(printed) == ten
    assert needed(1, 15, TEN_SIDED, damage=printed).steps == (ten,)
