"""Elements of units and weapons, what is proof or weak against them, and weapons that feed on afflictions."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, lost, under
from movers import box

from battlefield.rulebooks.warsurge.attack.attacking import attack_with_all
from battlefield.rulebooks.warsurge.attack_moments import Struck
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.unit.defensive.elemental import KIN
from battlefield.rulebooks.warsurge.perks.weapon.element import TRIGGERS
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, PROOF_TO, WEAK_TO
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import EffectBegan
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.modifiers import Limits
from battlefield.rules.core.perks import Catalogue, Perk, Reacts
from battlefield.rules.core.state import Effect, Until
from battlefield.rules.core.values import info_of

WIDTH = 32 / 25.4


def target(*perks, defence=4, hp=90, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def sure(*perks, attacks=6, **more):
    """A weapon that hits defence 4 once for each attack, without a roll."""
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


def shot(gun, at, **more):
    return lost(attack(duel(troop("a"), [gun], at, **more)))


@pytest.mark.parametrize("unit", ELEMENTS)
def test_each_element_meets_each_other_as_the_two_lists_say(unit):
    for weapon_ in ELEMENTS:
        expected = 12 if weapon_ in WEAK_TO[unit] else 3 if weapon_ in PROOF_TO[unit] else 6
        assert shot(sure(f"Weapon: {weapon_}"), target(f"Unit: {unit}")) == expected


def units(*elements):
    return target(*(f"Unit: {element}" for element in elements))


def guns(*elements, attacks=6):
    return sure(*(f"Weapon: {element}" for element in elements), attacks=attacks)


def test_the_examples_of_several_elements():
    assert shot(guns("Water"), units("Fire", "Earth")) == 24
    assert shot(guns("Ice", attacks=9), units("Ice", "Spirit")) == 2
    assert shot(guns("Fire", "Electric", "Ice"), units("Water")) == 12
    assert shot(guns(*ELEMENTS), units(*ELEMENTS)) == 6


def test_a_half_is_rounded_down_to_1_at_least():
    assert shot(guns("Ice", attacks=5), units("Ice")) == 2
    assert shot(guns("Ice", attacks=1), units("Ice")) == 1


def test_a_plain_weapon_and_a_plain_unit_take_no_notice():
    assert shot(sure(), units(*ELEMENTS)) == 6
    assert shot(guns(*ELEMENTS), target()) == 6


def loss(state, name="hp loss against", unit="blue1", foe="red1"):
    """Give what becomes of 6 HP lost."""
    game = Game(state, CATALOGUE)
    return game.figure(name, 6, unit, weapon="gun", foe=foe, limits=Limits("down", 1)).value


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize(("perk", "hp"), [("Protection", 3), ("Weakness", 12)])
def test_protection_halves_and_weakness_doubles_all_that_is_of_an_element(perk, hp, element):
    at = target(f"{perk}: {element}")
    assert shot(sure(f"Weapon: {element}"), at) == hp
    for kin in KIN[element]:
        for named in (kin, f"{kin} I", f"{kin} 4+"):
            assert loss(duel(troop("a"), [sure(named)], at)) == hp
    other = ELEMENTS[(ELEMENTS.index(element) + 1) % 12]
    assert shot(sure(f"Weapon: {other}"), at) == 6


def test_several_reasons_of_one_element_count_once():
    assert shot(sure("Weapon: Ice", "Chill"), target("Weakness: Ice")) == 12


def test_protection_and_tough_both_halve():
    assert shot(sure("Weapon: Fire"), target("Protection: Fire", "Tough")) == 1


def test_protection_holds_whether_or_not_the_affliction_does_anything():
    assert shot(sure("Burn"), target("Protection: Fire", "Heat Resist I")) == 3


def feeding(name, affliction):
    return under(duel(troop("a"), [sure(name)], target()), affliction, "blue1", "red1")


FED = [(trigger.name, each) for trigger in TRIGGERS.values() for each in trigger.on]


@pytest.mark.parametrize(("name", "affliction"), FED)
def test_a_weapon_feeds_on_an_affliction_of_its_target(name, affliction):
    assert loss(feeding(name, affliction), "hp loss", "red1", "blue1") == (18 if name == "Shatter" else 12)


@pytest.mark.parametrize(("name", "affliction"), FED)
def test_a_weapon_finds_nothing_to_feed_on_in_others_afflictions(name, affliction):
    own = under(duel(troop("a"), [sure(name)], target()), affliction, "red1", "blue1")
    assert loss(own, "hp loss", "red1", "blue1") == 6
    assert loss(feeding(name, "Zombify"), "hp loss", "red1", "blue1") == 6


@pytest.mark.parametrize(("name", "affliction", "hp"), [("Combust", "Burn", 12), ("Shatter", "Chill", 18)])
def test_what_feeds_costs_more_in_play(name, affliction, hp):
    assert lost(attack(feeding(name, affliction))) == hp
    assert shot(sure(name), target()) == 6


def test_an_affliction_that_is_for_the_next_turn_does_not_feed_yet():
    state = duel(troop("a"), [sure("Zap")], target())
    late = Effect(1, "Stun", "blue1", "red1", 1, Until("turn", 2), info_of({"from": 2}))
    assert lost(attack(replace(state, effects=(late,), serial=1))) == 6
    later = replace(state, effects=(late,), serial=1, clock=replace(state.clock, turn=2))
    assert lost(attack(later)) == 12


def test_two_that_feed_multiply():
    state = under(feeding("Combust", "Burn"), "Bleed", "blue1", "red1")
    profiles = {**state.profiles, "gun": sure("Combust", "Lacerate")}
    assert lost(attack(replace(state, profiles=profiles))) == 24


def book_with(*reacts):
    return Catalogue([*CATALOGUE.perks.values(), Perk("Test", "Test", "weapon", reacts=reacts)])


def laying(affliction):
    """A book in which a weapon with Test lays an affliction as the attack is over."""

    def act(game, bearer, moment):
        info = info_of({"used": bearer.weapon, "turn": game.state.clock.turn})
        laid = Effect(game.state.serial + 1, affliction, moment.target, bearer.unit, info=info)
        game.emit(EffectBegan(laid))
        yield from ()

    def is_own(_state, bearer, moment):
        return moment.attacker == bearer.unit and moment.weapon == bearer.weapon

    return book_with(Reacts(Struck, act, is_own))


def struck(state, book):
    running = Running(state, book, lambda game: attack_with_all(game, "red1"), Listed(()))
    while not running.is_done:
        assert not running.answer(running.law.suggestions()[0])
    return running.game.state


AT_ONCE = [(t.name, each) for t in TRIGGERS.values() for each in t.at_once]


@pytest.mark.parametrize(("name", "affliction"), AT_ONCE)
def test_an_affliction_that_the_weapon_lays_counts_at_once(name, affliction):
    state = duel(troop("a"), [sure(name, "Test")], target())
    assert 90 - struck(state, laying(affliction)).hp("blue1") == 12


@pytest.mark.parametrize(
    ("name", "affliction"), [("Zap", "Stun"), ("Shatter", "Chill"), ("Combust", "Bleed")]
)
def test_others_do_not_count_at_once(name, affliction):
    state = duel(troop("a"), [sure(name, "Test")], target())
    assert 90 - struck(state, laying(affliction)).hp("blue1") == 6


def test_what_has_fed_already_is_not_multiplied_again():
    state = under(duel(troop("a"), [sure("Combust", "Test")], target()), "Burn", "blue1", "red1")
    assert 90 - struck(state, laying("Burn")).hp("blue1") == 12


def test_combust_and_burn_on_one_weapon_work_together():
    assert shot(sure("Burn", "Combust"), target()) == 12


def test_heat_resistance_gives_combust_nothing():
    for rank in ("I", "II"):
        gun = sure("Burn", "Combust")
        assert shot(gun, target(f"Heat Resist {rank}")) == 6
    burning = under(duel(troop("a"), [sure("Combust")], target("Heat Resist II")), "Burn", "blue1", "red1")
    assert lost(attack(burning)) == 6
    poisoned = under(duel(troop("a"), [sure("Noxious")], target("Immunity II")), "Poison", "blue1", "red1")
    assert lost(attack(poisoned)) == 6


def ice(state):
    return {e.name for e in state.effects_on("blue1")} & {"Chill", "Freeze", "Solidify"}


@pytest.mark.parametrize("name", ["Chill", "Freeze", "Solidify"])
def test_shatter_ends_the_ice_after_the_sequence(name):
    for perk, left in (("Shatter", set()), ("Combust", {name})):
        gun = weapon("gun", perk, attacks=6, power=20)
        state = under(duel(troop("a"), [gun], target()), name, "blue1", "red1")
        assert ice(attack(state).state) == left


def test_shatter_spares_ice_of_its_own_sequence():
    frozen = laying_by_lay("Freeze")
    state = duel(troop("a"), [weapon("frost", "Test", attacks=6, power=10), sure("Shatter")], target())
    after = struck(state, frozen)
    assert 90 - after.hp("blue1") == 12
    assert ice(after) == {"Freeze"}


def laying_by_lay(affliction):
    """A book in which a weapon with Test lays an affliction as others do."""

    def act(game, bearer, moment):
        yield from game.lay(affliction, moment.target, by=bearer.unit, weapon=bearer.weapon)

    def is_own(_state, bearer, moment):
        return moment.attacker == bearer.unit and moment.weapon == bearer.weapon

    return book_with(Reacts(Struck, act, is_own))


def test_gale_does_not_double_for_others_movement():
    state = duel(troop("a"), [sure("Gale")], target())
    assert lost(attack(state)) == 6


def test_gale_doubles_though_something_is_in_the_way_of_the_push():
    """The weapon triggers the push whether or not it moves anybody."""
    wall = box("wall", 20.0 + WIDTH / 2, 5.0, 3.0, 10.0)
    session = attack(duel(troop("a"), [sure("Gale", "Knockback I")], target(), terrain=(wall,)), (4,))
    assert lost(session) == 12
    assert session.state.figures["blue11"].model.at == (20.0, 10.0)


@pytest.mark.parametrize("push", ["Force I", "Knockback I"])
def test_gale_does_not_double_for_a_push_by_another_weapon(push):
    """The club pushes; the gun has the same perk, and its own test fails."""
    club, gun = weapon("club", push, power=10), sure("Gale", push, attacks=1)
    state = duel(troop("a"), [club, gun], target())
    way = [(20.0, 16.0)] if push == "Force I" else []
    session = attack(state, (4, 3), [("club",), ("gun",), *way])
    assert lost(session) == 2


@pytest.mark.parametrize("dice", [(4, 3), (3, 4), (4, 4)])
def test_gale_doubles_all_that_its_weapon_costs_in_the_sequence_of_a_push(dice):
    """Two beams of one weapon: a push by either counts for both, and once."""
    state = duel(troop("a"), [sure("Gale", "Knockback I", "Beam I", attacks=1)], target(), shooters=2)
    assert lost(attack(state, dice)) == 4


@pytest.mark.parametrize(
    ("name", "affliction"), [("Haunt", "Confuse"), ("Haunt", "Fugue"), ("Gale", "Direction Lock")]
)
def test_what_is_for_the_next_turn_counts_for_each_attack_that_lays_it(name, affliction):
    """Of two beams of one weapon each doubles what it costs itself."""
    state = duel(troop("a"), [sure(name, affliction, "Beam I", attacks=1)], target(), shooters=2)
    assert lost(attack(state, (4, 4))) == 4
