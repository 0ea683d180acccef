"""Offensive weapon perks, rank by rank, in play."""

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, locked, lost, rolls

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.scene.contents import Terrain

SOFT = {"armour": None, "aegis": None}
CONTACT = 32 / 25.4


def fired(perks, dice=(), *, target=None, choices=(), targets=1, shooters=1, apart=10.0, **stats):
    """Give the HP lost to a weapon that hits by itself (Power 10 against Defence 4)."""
    gun = weapon("gun", *perks, **{"power": 10, "attacks": 1, **stats})
    foe = target or troop("t", defence=4, hp=90, **SOFT)
    return lost(
        attack(duel(troop("a"), [gun], foe, targets=targets, shooters=shooters, apart=apart), dice, choices)
    )


@pytest.mark.parametrize(("perk", "times"), [("Annihilate I", 2), ("Annihilate II", 3)])
def test_annihilate_multiplies_what_models_of_several_hp_lose(perk, times):
    assert fired([perk], target=troop("t", defence=4, hp=20, **SOFT), attacks=2) == 2 * times
    single = troop("t", defence=4, hp=1, **SOFT)
    assert fired([perk], target=single, targets=6, attacks=2) == 2


@pytest.mark.parametrize(("perk", "sides"), [("Arc I", 3), ("Arc II", 6)])
@pytest.mark.parametrize(("models", "dice"), [(4, 0), (5, 1), (18, 3), (25, 4)])
def test_arc_rolls_for_each_five_models_up_to_twenty(perk, sides, models, dice):
    faces = (sides,) * dice
    gun = weapon("gun", perk, power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    spots = [(20.0 + 1.5 * (n % 5), 10.0 + 1.5 * (n // 5)) for n in range(models)]
    state = in_phase(army(("red1", "red", troop("a"), (gun,), line(1)), ("blue1", "blue", foe, (), spots)))
    assert lost(attack(state, faces)) == 1 + dice * sides


def test_arc_does_not_count_casualties():
    gun = weapon("gun", "Arc I", power=10)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=1, **SOFT), targets=5)
    dead = state.figures["blue15"]
    state = state.with_figures(type(dead)(dead.model, 0, dead.weapons))
    assert lost(attack(state)) == 1


@pytest.mark.parametrize(("perk", "times"), [("Critical Hit I", 2), ("Critical Hit II", 3)])
def test_critical_hit_multiplies_what_sixes_cost(perk, times):
    assert fired([perk], (6, 5, 2), power=6, attacks=3) == times + 2
    assert fired([perk], (6, 1), attacks=2) == times + 1  # automatic: rolled all the same


def test_critical_hit_looks_at_the_last_roll_of_a_chain():
    gun = weapon("gun", "Critical Hit I", power=1, attacks=2)
    foe = troop("t", defence=6, hp=9, **SOFT)  # 6/4+
    assert lost(attack(duel(troop("a"), [gun], foe), (6, 6, 4, 6))) == 1 + 2


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_damage_succeeds_on_its_face_whatever_the_power(face):
    perk = f"Damage {face}+"
    foe = troop("t", defence=10, hp=9, **SOFT)
    for power in (0, None, 1):
        assert fired([perk], (face,), target=foe, power=power) == 1
        assert fired([perk], (face - 1,), target=foe, power=power) == 0
    assert fired([perk], ()) == 1  # automatic stays so


def test_damage_gives_way_to_a_better_entry_and_heeds_dice_modifiers():
    assert fired(["Damage 4+"], (2,), power=6) == 1  # the table says 2+
    gun = weapon("sword", "Damage 3+", kind="Heavy", range=0, power=0)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=9, **SOFT), apart=CONTACT)
    state = locked(state, "red1", "blue1")  # Heavy: -2, so 5+
    assert lost(attack(state, (4,))) == 0
    assert lost(attack(state, (5,))) == 1


@pytest.mark.parametrize(("dice", "hp"), [((4, 4), 1), ((4, 5), 1 + 5), ((6, 5), 1 + 5), ((6, 6), 10)])
def test_deathblow_halves_on_nine_and_fells_on_twelve(dice, hp):
    foe = troop("t", defence=4, hp=10, points=100, **SOFT)  # 9 HP left: half of them, rounded up, is 5
    assert fired(["Deathblow"], dice, target=foe) == hp


def test_deathblow_needs_a_target_that_is_worth_no_more_before_it_is_hurt():
    foe = troop("t", defence=4, hp=10, points=105, **SOFT)
    assert fired(["Deathblow"], (), target=foe) == 1  # worth less than 100 only once it is hurt


def test_deathblow_is_not_rolled_for_a_dead_target_or_without_harm():
    assert fired(["Deathblow"], (), target=troop("t", defence=4, hp=1, **SOFT)) == 1
    assert fired(["Deathblow"], (6,), target=troop("t", defence=4, hp=5, armour=6, aegis=None)) == 0


def test_deathblow_is_rolled_once_for_all_that_use_the_weapon():
    foe = troop("t", defence=4, hp=10, points=100, **SOFT)
    assert fired(["Deathblow"], (4, 5), target=foe, shooters=3) == 3 + 4  # of 7 left, 4


ROLLED = [
    ("Decimate I", 1, 3),
    ("Decimate II", 2, 3),
    ("Decimate III", 3, 3),
    ("Destroy I", 1, 6),
    ("Destroy II", 2, 6),
    ("Destroy III", 3, 6),
    ("Destroy IV", 4, 6),
    ("Destroy V", 5, 6),
    ("Devastate I", 1, 3),
    ("Devastate II", 1, 6),
]


@pytest.mark.parametrize(("perk", "count", "sides"), ROLLED)
def test_each_die_that_costs_hp_is_multiplied_by_a_throw(perk, count, sides):
    # two dice: the first rolls the highest faces, the second ones
    assert fired([perk], (sides,) * count + (1,) * count, attacks=2) == sides * count + count


def test_the_examples_of_decimate_and_destroy():
    assert fired(["Decimate I"], (2, 1), attacks=2) == 3
    assert fired(["Destroy I"], (4, 2), attacks=2) == 6


def test_saved_dice_roll_nothing():
    foe = troop("t", defence=4, hp=90, armour=4, aegis=None)
    assert fired(["Destroy I"], (4, 3, 6), target=foe, attacks=2) == 6


def test_all_successes_of_one_die_share_its_throw():
    # Power 10 against Defence 2 counts twice: one die, two hits, one throw
    assert fired(["Destroy I"], (5,), target=troop("t", defence=2, hp=90, **SOFT)) == 10


@pytest.mark.parametrize("perk", ["Devastate I", "Devastate II"])
def test_devastate_leaves_models_of_one_hp_alone(perk):
    assert fired([perk], (), target=troop("t", defence=4, hp=1, **SOFT), targets=4, attacks=2) == 2


@pytest.mark.parametrize(("perk", "sides"), [("Dire Hit I", 3), ("Dire Hit II", 6)])
def test_dire_hit_rolls_for_sixes_only(perk, sides):
    assert fired([perk], (6, 3, sides), power=6, attacks=2) == sides + 1
    assert fired([perk], (6, 6, 2, 3), attacks=2) == 5  # automatic dice are rolled for it
    assert fired([perk], (5, 2), power=6, attacks=2) == 2


def test_throws_for_one_die_are_added_and_then_multiplied():
    # Destroy I rolls 4, Devastate I rolls 2: 6; Annihilate I doubles
    assert fired(["Destroy I", "Devastate I", "Annihilate I"], (4, 2)) == 12


def test_gravity_halves_once_for_each_six():
    # 11 HP, two lost: 9; two sixes: 9 to 5 and 5 to 3, as in the book's example
    foe = troop("t", defence=4, hp=11, **SOFT)
    assert fired(["Gravity"], (6, 6), target=foe, attacks=2) == 8
    assert fired(["Gravity"], (5, 6), target=foe, attacks=2) == 2 + 4
    assert fired(["Gravity"], (5, 1), target=foe, attacks=2) == 2


def test_gravity_takes_one_hp_at_least():
    assert fired(["Gravity"], (6,), target=troop("t", defence=4, hp=2, **SOFT)) == 2


def test_ignore_cover():
    wall = Polygon(((18.5, 10.0), (18.7, 10.0), (18.7, 14.0), (18.5, 14.0)))
    for perks, needed in (([], 5), (["Ignore Cover"], 4)):
        gun = weapon("gun", *perks, power=4)
        foe = troop("t", defence=4, hp=9, **SOFT)
        state = duel(troop("a"), [gun], foe, terrain=(Terrain("w", wall, top=9.0, sight="blocks"),))
        assert lost(attack(state, (needed,))) == 1
        assert lost(attack(state, (needed - 1,))) == 0


@pytest.mark.parametrize(("perk", "needed"), [("Impact I", 3), ("Impact II", 2)])
def test_impact_adds_power_within_half_range(perk, needed):
    half = 12.0 + CONTACT
    for apart, least in ((half, needed), (half + 0.01, 4)):
        assert fired([perk], (least,), power=4, apart=apart) == 1
        assert fired([perk], (least - 1,), power=4, apart=apart) == 0


def test_rapid_doubles_attacks_within_half_range():
    half = 12.0 + CONTACT
    assert fired(["Rapid"], attacks=3, apart=half) == 6
    assert fired(["Rapid"], attacks=3, apart=half + 0.01) == 3


def test_rapid_and_impact_count_for_a_template_that_lies_wholly_within_half_range():
    # a disc of 3 inches reaches 1.5 beyond its middle: 10.87 inches from the base, then 12.07
    foe = troop("t", defence=4, hp=90, **SOFT)
    for apart, middle, attacks, least in ((10.0, 20.0, 2, 3), (11.2, 21.2, 1, 4)):
        rapid = weapon("gun", "Rapid", "Explode I", power=10)
        assert lost(attack(duel(troop("a"), [rapid], foe, apart=apart), (), [(middle, 10.0)])) == attacks
        impact = weapon("gun", "Impact I", "Explode I", power=4)
        for face in (least - 1, least):
            state = duel(troop("a"), [impact], foe, apart=apart)
            assert lost(attack(state, (face,), [(middle, 10.0)])) == (face >= least)


def test_rapid_and_impact_need_a_long_weapon():
    for name in ("Rapid", "Impact I", "Impact II"):
        (need,) = CATALOGUE.get(name).needs
        assert "18" in need(troop("a"), weapon("g", range=17))
        assert need(troop("a"), weapon("g", range=18)) == ""


@pytest.mark.parametrize(("perk", "needed"), [("Might I", 4), ("Might II", 3)])
def test_might_helps_in_a_melee_against_a_unit_worth_more(perk, needed):
    def hits(points, face, engaged=True):
        sword = weapon("sword", perk, range=24, power=3)
        foe = troop("t", defence=4, hp=9, points=points, **SOFT)  # 5+
        state = duel(troop("a", points=100), [sword], foe, apart=CONTACT)
        return lost(attack(locked(state, "red1", "blue1") if engaged else state, (face,)))

    assert hits(101, needed) == 1
    assert hits(101, needed - 1) == 0
    assert (hits(100, 4), hits(100, 5)) == (0, 1)  # worth as much is not worth more
    assert hits(101, 4, engaged=False) == 0


def test_might_takes_two_steps_from_4_to_2():
    sword = weapon("sword", "Might II", range=0, power=4)
    foe = troop("t", defence=4, hp=9, points=300, **SOFT)
    state = locked(duel(troop("a"), [sword], foe, apart=CONTACT), "red1", "blue1")
    assert lost(attack(state, (2,))) == 1


@pytest.mark.parametrize(
    ("perk", "times"), [("Obliterate I", 3), ("Obliterate II", 5), ("Obliterate III", 10)]
)
def test_obliterate_multiplies_successful_dice(perk, times):
    foe = troop("t", defence=4, hp=90, armour=4, aegis=None)
    session_dice = (6,) * (2 * times - 1) + (1,)
    assert fired([perk], session_dice, target=foe, attacks=2) == 1
    assert fired([perk], target=troop("t", defence=2, hp=90, **SOFT)) == 2 * times  # the table's x2 first


def test_two_successes_with_obliterate_i_are_six_saves():
    gun = weapon("gun", "Obliterate I", power=4, attacks=3, ap=6)
    foe = troop("t", defence=4, hp=90, armour=4, aegis=None)
    session = attack(duel(troop("a"), [gun], foe), (4, 4, 1, 4, 4, 4, 4, 3, 3))
    assert [count for _, count in rolls(session)] == [3, 6]
    assert lost(session) == 2


def test_rerolls_are_for_ones_or_for_all_failures():
    assert fired([], (1, 3), power=4, attacks=2) == 0
    assert fired(["Reroll 1's"], (1, 3, 4), power=4, attacks=2) == 1
    assert fired(["Reroll Attack"], (1, 3, 4, 4), power=4, attacks=2) == 2
    assert fired(["Reroll Attack"], (1, 4, 1), power=4, attacks=2) == 1  # once only


def test_a_die_is_rerolled_once_in_all_its_rolls():
    gun = weapon("gun", "Reroll Attack", power=1, attacks=2)
    foe = troop("t", defence=6, hp=9, **SOFT)  # 6/4+
    # first rolls 5 and 6; the 5 is rerolled to 6; second rolls 3 and 3: only the other die may be rerolled
    assert lost(attack(duel(troop("a"), [gun], foe), (5, 6, 6, 3, 3, 5))) == 1


@pytest.mark.parametrize(("perk", "times"), [("Terminate I", 3), ("Terminate II", 5), ("Terminate III", 10)])
def test_terminate_multiplies_hp_loss(perk, times):
    foe = troop("t", defence=4, hp=90, armour=4, aegis=None)
    assert fired([perk], (3, 3, 4), target=foe, attacks=3) == 2 * times


def test_the_long_example_of_the_book_keeps_its_order():
    """(1 +4 by +Attacks II +3 by Arc I) x2 by xD6; Obliterate; (Destroy + Devastate) x2 by Annihilate."""
    perks = [
        "+Attacks II (D6)",
        "Arc I",
        "xD6 Attacks",
        "Obliterate I",
        "Destroy I",
        "Devastate I",
        "Annihilate I",
    ]
    gun = weapon("gun", *perks, power=10, attacks=1)
    foe = troop("t", defence=4, hp=500, armour=4, aegis=None)
    hits = (1 + 4 + 3) * 2 * 3
    # the order of the throws: as the weapon has its perks, Arc once its target is known
    saves = (3, 3, 3) + (4,) * (hits - 3)  # all three hits of the first die get through
    session = attack(duel(troop("a"), [gun], foe, targets=5), (4, 3, 2, *saves, 5, 3))
    assert ("armour save 4+", hits) in rolls(session)
    assert lost(session) == 3 * (5 + 3) * 2


def test_perks_of_one_weapon_leave_the_others_alone():
    gun, plain = weapon("gun", "Terminate I", power=10), weapon("plain", power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    assert lost(attack(duel(troop("a"), [gun, plain], foe))) == 3 + 1
