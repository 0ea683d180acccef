"""Figures that perks change, as the dice of a whole attack show: the same faces do more, or less."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from asking import hurt, turn_begun
from boarders import riding
from fighting import attack, duel, in_phase, locked, lost, rolls, told, under
from movers import field, moved, movers, to
from running import run

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective, objectives
from battlefield.rulebooks.warsurge.units.staying import STAYED
from battlefield.rules.core.events import Said
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Effect, Until
from battlefield.rules.core.values import info_of

WIDTH = 32 / 25.4
SOFT = {"defence": 4, "armour": None}  # Power 4 needs a 4 against it
MARK = troop("t", hp=30, **SOFT)


def armed(*perks, user=(), target=(), apart=10.0, melee=False, **more):
    """A red unit with a gun of Power 4 and three attacks, and a blue one."""
    stats = {"attacks": 3, "power": 4, **more}
    blue = troop("t", *target, hp=30, **SOFT)
    state = duel(troop("a", *user, hp=16, **SOFT), [weapon("gun", *perks, **stats)], blue, apart=apart)
    return locked(state, "red1", "blue1") if melee else state


# attack dice


@pytest.mark.parametrize("name", ["Blind", "Concussive"])
def test_an_affliction_costs_a_step_of_attack_dice(name):
    state = armed(range=40)
    laid = run(state, lambda game: afflict(game, name, "red1", by="blue1")).state
    assert lost(attack(state, [3, 4, 5])) == 2
    session = attack(laid, [3, 4, 5])
    assert lost(session) == 1
    assert any(name in words for words in told(session))


@pytest.mark.parametrize("name", ["Dread", "Fall Back"])
def test_a_frightened_unit_fights_worse_in_a_melee_and_not_outside_of_one(name):
    note = Effect(9, name, "red1", "blue1", 1, Until("turn", 1), info_of({"from": 1}))

    def scared(**more):
        state = armed(**more)
        return replace(state, effects=(*state.effects, note), serial=9)

    assert lost(attack(armed(apart=WIDTH, melee=True), [3, 4, 5])) == 2
    assert lost(attack(scared(apart=WIDTH, melee=True), [3, 4, 5])) == 1
    assert lost(attack(scared(), [3, 4, 5])) == 2


def test_a_cumbersome_weapon_is_worse_in_a_melee():
    assert lost(attack(armed("Cumbersome"), [3, 4, 5])) == 2
    assert lost(attack(armed("Cumbersome", apart=WIDTH, melee=True), [3, 4, 5])) == 1


def test_a_spy_unsettles_enemies_near_it():
    def spied(at):
        spy = ("blue2", "blue", troop("spy"), (), [at])
        state = duel(troop("a"), [weapon("gun", attacks=3)], MARK, others=(spy,))
        return under(state, "Espionage", "blue2", "blue2")

    near, far = spied((10.0, 10.0 + 5.9 + WIDTH)), spied((10.0, 10.0 + 6.1 + WIDTH))
    assert lost(attack(near, [3, 4, 5], [("blue1",)])) == 1
    assert lost(attack(far, [3, 4, 5], [("blue1",)])) == 2


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_shaken_unit_has_worse_dice_in_its_next_attack_only(rank):
    state = armed(user=(f"Combat Damage {rank}",))
    shaken = under(state, "Combat Damage: shaken", "red1")
    assert lost(attack(state, [4, 4, 4])) == 3
    session = attack(shaken, [4, 4, 4])
    assert lost(session) == 0
    assert any("Combat Damage" in words for words in told(session))
    assert not session.state.is_under("red1", "Combat Damage: shaken")


def test_a_disassembler_rerolls_its_misses_against_machines():
    assert lost(attack(armed(user=("Disassembler",)), [3, 4, 5])) == 2
    session = attack(armed(user=("Disassembler",), target=("Artificial",)), [3, 4, 5, 4])
    assert lost(session) == 3
    assert any("Disassembler" in words for words in told(session))


# weapons


def rested(state):
    """Let all act again."""
    return replace(state, effects=tuple(effect for effect in state.effects if effect.name != "acted"))


def test_a_bloody_weapon_has_more_power_and_attacks_after_a_bad_turn():
    state = armed("Bloody", attacks=1, power=2)
    fresh, worn = (turn_begun(hurt(state, "red1", hp)).state for hp in (9, 8))
    assert lost(attack(in_phase(fresh, turn=2), [5])) == 0  # Power 2 needs a 6
    assert lost(attack(in_phase(worn, turn=2), [3, 4, 5])) == 2  # Power 4, three attacks


def test_a_blunt_weapon_loses_its_edge_as_its_user_wears_down():
    def saved(hp, face):
        gun = weapon("gun", "Blunt", power=10, ap=4)
        state = duel(troop("a", hp=16), [gun], troop("t", defence=4, hp=9, armour=4))
        return lost(attack(hurt(state, "red1", hp), [face] if face else []))

    assert saved(16, 0) == 1  # AP 4+ ignores armour 4+
    assert saved(8, 4) == 0  # AP 5+ does not


def test_a_corrupted_weapon_has_what_its_user_gave_up():
    cursed = troop("cursed", defence=4, hp=6, armour=4)
    claw = weapon("claw", power=10)
    gun = weapon("gun", "Corrupted", power=4, ap=4)
    state = duel(cursed, [gun], troop("t", defence=6, hp=30, armour=3), armed=[claw])
    begun = rested(turn_begun(state, [("2",), ("1",), ("3",)]).state)
    # Power 6 against Defence 6, four attacks, AP 3+ against armour 3+
    assert lost(attack(in_phase(begun, turn=2), [3, 4, 4, 4])) == 3
    # Defence 2 against Power 10: two hits; armour 5+
    assert lost(attack(in_phase(begun, turn=2, side="blue"), [4, 5], unit="blue1"), "red1") == 1


@pytest.mark.parametrize("choice", ["defence", "power"])
def test_a_closed_formation_fights_as_it_chose(choice):
    def ranked(far):
        places = [(10.0, 10.0), (10.0, 10.0 + far)]
        rows = (
            ("red1", "red", troop("ranks", "Formation", hp=2, **SOFT), (weapon("gun"),), places),
            ("blue1", "blue", MARK, (weapon("claw"),), [(20.0, 10.0)]),
        )
        return rested(turn_begun(army(*rows), [(choice,)]).state)

    for far, kept in ((WIDTH, True), (WIDTH + 0.5, False)):
        shot = attack(in_phase(ranked(far), turn=2), [3, 3])
        assert lost(shot) == (2 if kept and choice == "power" else 0)
        struck = attack(in_phase(ranked(far), turn=2, side="blue"), [4], unit="blue1")
        assert lost(struck, "red1") == (0 if kept and choice == "defence" else 1)


# those who are attacked


@pytest.mark.parametrize("save", ["armour", "aegis"])
@pytest.mark.parametrize(("rank", "turns"), [("II", 2), ("III", 3)])
def test_an_ascended_unit_rerolls_failed_saves(rank, turns, save):
    angel = troop("angel", f"Ascension {rank}", **{"defence": 2, "hp": 5, "armour": None, save: 4})
    state = under(duel(troop("a"), [weapon("gun", power=10)], angel), STAYED, "blue1", amount=turns)
    risen = run(state, lambda game: game.tell(TurnBegan(turns + 1))).state
    assert lost(attack(in_phase(risen, turn=turns + 1), [3, 4])) == 0


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_an_enclosed_passenger_has_the_defence_of_its_transport(part):
    perk = f"{part}Enclosed"

    def inside(*perks):
        rows = (
            ("red1", "red", troop("shooter"), (weapon("gun", power=4),), [(10.0, 10.0)]),
            (
                "blue1",
                "blue",
                troop("lorry", *perks, defence=6, transport=8, fire_points=1),
                (),
                [(20.0, 10.0)],
            ),
            ("blue2", "blue", troop("rider", hp=2, **SOFT), (), [(20.0, 20.0)]),
        )
        return riding(in_phase(army(*rows)), "blue2", "blue1", perk if part and perks else "")

    assert lost(attack(inside(), [4], [("blue2",)]), "blue2") == 1
    assert lost(attack(inside(perk), [5], [("blue2",)]), "blue2") == 0  # 6 against Power 4


@pytest.mark.parametrize("part", ["", "Compartment: "])
@pytest.mark.parametrize(("rank", "saved"), [("I", False), ("II", True)])
def test_a_passenger_of_an_exposed_transport_is_harder_to_hit_in_a_melee(part, rank, saved):
    perk = f"{part}Exposed {rank}"
    rows = (
        ("red1", "red", troop("fighter"), (weapon("gun", power=4),), [(20.0 - WIDTH, 10.0)]),
        ("blue1", "blue", troop("lorry", perk, transport=8), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("rider", hp=2, **SOFT), (), [(20.0, 20.0)]),
    )
    state = riding(in_phase(army(*rows)), "blue2", "blue1", perk if part else "")
    session = attack(locked(state, "red1", "blue1"), [4], [("blue2",)])
    assert lost(session, "blue2") == (not saved)


def test_deathblow_does_not_even_roll_for_an_immortal():
    def struck(*perks, dice):
        axe = weapon("axe", "Deathblow", power=10)
        return attack(duel(troop("a", points=100), [axe], troop("t", *perks, hp=8, **SOFT)), dice)

    assert lost(struck(dice=[6, 6])) == 8
    spared = struck("Immortal", dice=[])
    assert lost(spared) == 1
    assert "no Deathblow: Immortal" in told(spared)


def test_a_disarmed_shield_counts_no_more():
    shield = weapon("shield", attacks=0, deflect=2)
    gun = weapon("gun", power=10)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=6), armed=[shield])
    until, facts = Until("turn", 1), info_of({"used": "shield", "begins": 1})
    laid = replace(state, effects=(Effect(1, "Disarm", "blue1", "red1", 1, until, facts),), serial=1)
    assert lost(attack(state, [4])) == 0
    assert lost(attack(laid, [4])) == 1


# the immune, the brave, and those who are not there


@pytest.mark.parametrize("perk", ["Immunity I", "Immunity II"])
@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_a_plague_does_not_spread_from_the_immune(perk, name):
    def spread(*perks, dice):
        rows = (
            ("red1", "red", troop("a"), (), [(40.0, 40.0)]),
            ("blue1", "blue", troop("t", *perks, hp=20), (), [(10.0, 20.0)]),
            ("blue2", "blue", troop("u", hp=20), (), [(10.0, 15.0)]),
        )
        state = under(in_phase(army(*rows)), name, "blue1", "red1")
        game = run(state, lambda game: game.tell(TurnBegan(2)), dice)
        said = [event.words for event in game.events if isinstance(event, Said)]
        return game.state.is_under("blue2", name), said

    assert spread(dice=(4,))[0]
    assert spread(perk, dice=()) == (False, [f"{name} does not spread: {perk}"])


@pytest.mark.parametrize(("by", "spared"), [("red1", True), ("blue1", False)])
def test_a_herd_is_immune_to_what_its_own_weapons_began_whoever_passes_it_on(by, spared):
    rows = (
        ("red1", "red", troop("a"), (), [(40.0, 40.0)]),
        ("red2", "red", troop("u", hp=20), (), [(10.0, 15.0)]),
        ("blue1", "blue", troop("t", hp=20), (), [(10.0, 20.0)]),
    )
    state = enlisted(under(in_phase(army(*rows)), "Plague", "blue1", by), "red", "Herd Immunity")
    game = run(state, lambda game: game.tell(TurnBegan(2)), (4,))
    assert game.state.is_under("red2", "Plague") != spared
    said = [event.words for event in game.events if isinstance(event, Said)]
    assert ("Plague does not take: Herd Immunity" in said) == spared


@pytest.mark.parametrize("perk", ["Immunity I", "Immunity II"])
def test_what_an_immune_unit_that_has_risen_bites_does_not_rise_too(perk):
    def bites(*perks, dice):
        claw = weapon("claw", power=10, range=12)
        state = duel(troop("dead", *perks), [claw], troop("t", hp=9, **SOFT), apart=5.0)
        return attack(under(state, "Zombified", "red1", "blue1"), dice)

    assert bites(dice=[4]).state.is_under("blue1", "Zombify")
    spared = bites(perk, dice=[])
    assert not spared.state.is_under("blue1", "Zombify")
    assert f"Zombify does not spread: {perk}" in told(spared)


def test_the_brave_do_not_mind_dangerous_ground():
    state = movers(terrain=(field("dangerous"),))
    there = to(10.0, 7.0 + 16 / 25.4 - 0.001)
    assert rolls(moved(state, there, dice=(2,))) == [("dangerous ground", 1)]
    assert rolls(moved(under(state, "Courage", "red1", "red1"), there)) == []


@pytest.mark.parametrize("name", ["Decoy", "Incorporeal"])
def test_who_is_not_really_there_holds_no_objective(name):
    rows = (
        ("red1", "red", troop("a"), (), [(10.0, 10.0)]),
        ("blue1", "blue", troop("t"), (), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows))
    well = objective("marker", 1, at=(10.0, 11.0))
    laid = run(state, lambda game: _laid(game, well)).state
    (mark,) = objectives(laid, "marker")
    assert holder(Game(laid, CATALOGUE), mark) == "red"
    assert holder(Game(under(laid, name, "red1", "red1"), CATALOGUE), mark) == ""


def _laid(game, mark):
    lay(game, mark)
    yield from ()
