"""Deflect, Ward and Parry, worked out by hand."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, locked, lost

from battlefield.rulebooks.warsurge.attack.shields import most_have

CONTACT = 32 / 25.4
GUN = weapon("gun", power=10)


def test_deflect_improves_armour_before_ap_is_compared():
    shield = weapon("shield", attacks=0, deflect=1)
    for ap, dice, hp in ((None, (4,), 0), (None, (3,), 1), (5, (4,), 0), (4, (), 1)):
        gun = weapon("gun", power=10, ap=ap)
        foe = troop("t", defence=4, hp=9, armour=5)
        assert lost(attack(duel(troop("a"), [gun], foe, armed=[shield]), dice)) == hp


def test_deflect_makes_a_save_of_none_and_stops_at_2():
    for armour, deflect, face in ((None, 1, 6), (3, 3, 2)):
        shield = weapon("shield", attacks=0, deflect=deflect)
        foe = troop("t", defence=4, hp=9, armour=armour)
        assert lost(attack(duel(troop("a"), [GUN], foe, armed=[shield]), (face,))) == 0
        assert lost(attack(duel(troop("a"), [GUN], foe, armed=[shield]), (face - 1,))) == 1


@pytest.mark.parametrize(("kind", "outside", "inside"), [("deflect", 4, 4), ("ward", 5, 6), ("parry", 6, 5)])
def test_ward_counts_outside_a_melee_and_parry_inside(kind, outside, inside):
    shield = weapon("shield", attacks=0, **{kind: 1})
    saves = {"armour": 5, "aegis": None} if kind == "deflect" else {"armour": None, "aegis": 6}
    foe = troop("t", defence=4, hp=9, **saves)
    for melee, face in ((False, outside), (True, inside)):
        for shown in (face - 1, face):
            state = duel(troop("a"), [GUN], foe, armed=[shield], apart=CONTACT)
            state = locked(state, "red1", "blue1") if melee else state
            assert lost(attack(state, (shown,))) == (shown < face)


def test_shots_into_a_melee_meet_ward_and_not_parry():
    foe = troop("t", defence=4, hp=9, armour=None, aegis=6)
    for kind, face in (("ward", 5), ("parry", 6)):
        shield = weapon("shield", attacks=0, **{kind: 1})
        friend = ("red2", "red", troop("b"), (), [(20.0 + CONTACT, 10.0)])
        state = locked(duel(troop("a"), [GUN], foe, armed=[shield], others=(friend,)), "red2", "blue1")
        assert lost(attack(state, (face,))) == 0
        assert lost(attack(state, (face - 1,))) == 1


def test_a_shield_counts_when_more_than_half_of_the_living_have_it():
    assert most_have([1, 1, 0]) == 1
    assert most_have([1, 0]) == 0
    assert most_have([2, 2, 1]) == 2
    assert most_have([2, 1, 1]) == 1
    assert most_have([2, 1, 0]) == 1
    assert most_have([]) == 0


def test_the_dead_are_not_counted_for_the_majority():
    shield = weapon("shield", attacks=0, deflect=1)
    foe = troop("t", defence=4, hp=1, armour=5)
    bearers = ("blue1", "blue", foe, (shield,), line(2, 20.0))
    state = in_phase(army(("red1", "red", troop("a"), (GUN,), line(1)), bearers))
    bare = replace(state.figures["blue11"], weapons=())
    state = state.with_figures(bare)
    assert lost(attack(state, (4,))) == 1  # one of two is no majority
    state = state.with_figures(replace(bare, hp=0))
    assert lost(attack(state, (4,))) == 0


def test_the_best_shield_of_a_figure_counts_and_two_are_not_added():
    small, great = weapon("small", attacks=0, deflect=1), weapon("great", attacks=0, deflect=2)
    foe = troop("t", defence=4, hp=9, armour=6)
    state = duel(troop("a"), [GUN], foe, armed=[small, great])
    assert lost(attack(state, (4,))) == 0
    assert lost(attack(state, (3,))) == 1
