"""Units that perks do nothing to, and units that need no test, each beside a unit that is not so."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import attached
from fighting import attack, duel, in_phase, rolls, told, under

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game

COURAGE = "Courage"
SPARED = {
    "Artificial": ("Bleed", "Implant", "Leech", "Zombify"),
    "Fearless": ("Dread",),
    "Heat Resist I": ("Burn", "Ignite I", "Ignite II"),
    "Immunity I": ("Pestilence", "Plague", "Poison", "Venom", "Virus", "Zombify"),
    "Immunity II": ("Virus", "Zombify"),
    "Impregnable": ("Implant",),
    "Keen Eye": ("Blind I", "Blind II"),
}
PAIRS = [(held, perk) for held, perks in SPARED.items() for perk in perks]
TESTED = ("Dread", "Blind I", "Cripple I", "Cripple II", "Fugue", "Stun")


def plain(perk):
    """Give a perk's name without its rank."""
    return perk.removesuffix(" II").removesuffix(" I")


def target(*perks, **more):
    return troop("t", *perks, defence=4, **{"hp": 20, "armour": None, **more})


def range_of(perk, *held):
    """A gun of Power 10 that hits Defence 4 by itself, and its target."""
    return duel(troop("a", hp=9), [weapon("gun", perk, power=10, ap=4)], target(*held))


@pytest.mark.parametrize(("held", "perk"), PAIRS)
def test_what_a_weapon_would_lay_does_not_take_and_the_log_says_why(held, perk):
    usual = attack(range_of(perk), [4] if perk in TESTED or perk == "Blind II" else [])
    assert usual.state.is_under("blue1", plain(perk))
    spared = attack(range_of(perk, held))
    assert not spared.state.is_under("blue1", plain(perk))
    assert f"{plain(perk)} does not take: {held}" in told(spared)


@pytest.mark.parametrize("perk", ["Cripple I", "Cripple II", "Dread", "Fugue", "Stun"])
def test_courage_keeps_afflictions_off_while_it_lasts(perk):
    assert attack(range_of(perk), [4]).state.is_under("blue1", plain(perk))
    brave = attack(under(range_of(perk), COURAGE, "blue1", "blue1"))
    assert not brave.state.is_under("blue1", plain(perk))
    assert f"{plain(perk)} does not take: {COURAGE}" in told(brave)


@pytest.mark.parametrize("perk", ["Force I", "Force II", "Knockback I", "Knockback II"])
def test_courage_stands_where_others_are_pushed(perk):
    here = (20.0, 10.0)
    pushed = attack(range_of(perk), [4])
    assert pushed.state.figures["blue11"].model.at != here
    brave = attack(under(range_of(perk), COURAGE, "blue1", "blue1"))
    assert brave.state.figures["blue11"].model.at == here
    assert f"{perk} does not take: {COURAGE}" in told(brave)


# horrors and terrors


def field(*perks, foe=(), apart=10.0, **more):
    """Red with perks, and blue so far below it."""
    return army(
        ("red1", "red", troop("red1", *perks), (weapon("gun"),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1", *foe, **more), (weapon("gun"),), [(10.0, 10.0 + apart)]),
    )


def asked_to_move(state, dice):
    session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed(dice))
    assert not session.begin(Action("Move", "blue", "blue1"))
    return session.pending.what


def test_a_horror_does_not_slow_the_brave():
    assert "up to 3 in" in asked_to_move(field("Horrific"), [4])
    assert "up to 6 in" in asked_to_move(under(field("Horrific"), COURAGE, "blue1", "blue1"), [])


def test_the_fearless_and_the_brave_are_nobody_to_terrify():
    def offered(state):
        return tuple(usable(Game(in_phase(state, "Move"), CATALOGUE), "red1"))

    assert offered(field("Terrify")) == ("Terrify",)
    assert offered(field("Terrify", foe=("Fearless",))) == ()
    assert offered(under(field("Terrify"), COURAGE, "blue1", "blue1")) == ()


def guarded(*guard):
    """A blue unit that costs 100, joined by a bodyguard of 40 beside it, and red 10 inches off."""
    state = army(
        ("red1", "red", troop("red1", "Terrify"), (weapon("gun"),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1"), (weapon("gun"),), [(10.0, 20.0)]),
        ("blue2", "blue", troop("blue2", "Bodyguard", *guard, points=40), (weapon("gun"),), [(11.5, 20.0)]),
    )
    return attached(state, "blue2", "blue1")


def terrified(state):
    """Let red terrify blue1 with a test that passes, and give the session."""
    session = Session(in_phase(state, "Move"), Warsurge(), Listed([4]))
    assert not session.begin(Action("Move", "red", "red1"))
    assert not session.answer(("Terrify",))
    if "target of Terrify" in session.pending.what:
        assert not session.answer(("blue1",))
    return session


def test_a_bodyguard_is_terrified_in_place_of_the_unit_that_it_joined():
    state = terrified(guarded()).state
    assert (state.is_under("blue1", "Terrify"), state.is_under("blue2", "Terrify")) == (False, True)
    apart = terrified(replace(guarded(), effects=())).state
    assert (apart.is_under("blue1", "Terrify"), apart.is_under("blue2", "Terrify")) == (True, False)


def test_what_turns_to_a_fearless_or_brave_bodyguard_does_not_take():
    fearless = terrified(guarded("Fearless"))
    brave = terrified(under(guarded(), COURAGE, "blue2", "blue2"))
    for session, why in ((fearless, "Fearless"), (brave, COURAGE)):
        assert not session.state.is_under("blue1", "Terrify")
        assert not session.state.is_under("blue2", "Terrify")
        assert f"Terrify does not take: {why}" in told(session)


# breaking in


@pytest.mark.parametrize(("perk", "stats"), [("Breach", {}), ("Hijack", {"transport": 8})])
def test_nobody_breaks_into_the_impregnable(perk, stats):
    def asked(*foe):
        session = Session(in_phase(field(perk, foe=foe, apart=4.0, **stats), "Move"), Warsurge(), Listed([]))
        assert not session.begin(Action("Move", "red", "red1"))
        return session

    assert not asked().answer(("into|blue1|",))
    assert asked("Impregnable").answer(("into|blue1|",))


# tests that pass by themselves

WEAK = {
    "Cowardly": ("Dread",),
    "Doddery": ("Cripple I", "Cripple II", "Freeze I", "Freeze II"),
    "Flinching": ("Stun", "Paralysis"),
}


@pytest.mark.parametrize(("held", "perk"), [(held, perk) for held, perks in WEAK.items() for perk in perks])
def test_against_the_weak_no_die_is_rolled_and_the_log_says_why(held, perk):
    assert rolls(attack(range_of(perk), [4]))
    sure = attack(range_of(perk, held))
    assert sure.state.is_under("blue1", plain(perk))
    assert rolls(sure) == []
    assert any(held in words for words in told(sure))


def test_the_cowardly_are_terrified_and_slowed_without_a_test():
    state = field("Terrify", foe=("Cowardly",))
    session = Session(in_phase(state, "Move"), Warsurge(), Listed([]))
    assert not session.begin(Action("Move", "red", "red1"))
    assert not session.answer(("Terrify",))
    assert session.state.is_under("blue1", "Terrify")
    assert "up to 3 in" in asked_to_move(field("Horrific", foe=("Cowardly",)), [])
