"""Malediction and Augmentation: stats of others changed for a turn, and auras."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, lost, under
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.attack import Attack, Striking
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.state import RESERVE, Held

CONTACT = 32 / 25.4


def field(*perks, apart=18.0, points=100, other_points=100, stats=(), rifle=None, side="blue"):
    """Give a red user of perks and another unit with a rifle so far apart, in the Move phase."""
    own = {"hp": 20, "armour": 5, "aegis": 5, **dict(stats)}
    gun = rifle or weapon("rifle", attacks=3, power=4, ap=5)
    return in_phase(
        army(
            ("red1", "red", troop("a", *perks, hp=20, points=points), (), [(10.0, 5.0)]),
            ("other", side, troop("o", points=other_points, **own), (gun,), [(10.0, 5.0 + CONTACT + apart)]),
            ("blue9", "blue", troop("e"), (weapon("gun"),), [(46.0, 46.0)]),
        ),
        "Move",
    )


def use(state, perk, dice=(4,), answers=(), unit="red1"):
    bearer = usable(asks(state), unit)[perk]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice, answers).state


def may(state, perk):
    return perk in usable(asks(state), "red1")


def value(state, what, unit="other"):
    return stat(asks(state), what, unit, weapon="rifle" if what in ("ap", "attacks", "power") else "").value


CURSES = [
    ("Curse AEGIS", "aegis", 2, 1, 2),
    ("Curse AP", "ap", 2, 1, 1),
    ("Curse Armour", "armour", 2, 1, 2),
    ("Curse Attacks", "attacks", 3, 2, 1),
    ("Curse Dash", "dash", 6, 3, 2),
    ("Curse Defence", "defence", 3, 2, 2),
    ("Curse Move", "move", 6, 3, 2),
    ("Curse Power", "power", 4, 3, 1),
]
BOOSTS = [
    ("Boost AEGIS", "aegis", 2, 3, 2),
    ("Boost AP", "ap", 2, 3, 1),
    ("Boost Armour", "armour", 2, 3, 2),
    ("Boost Attacks", "attacks", 3, 6, 1),
    ("Boost Dash", "dash", 6, 12, 2),
    ("Boost Defence", "defence", 3, 4, 2),
    ("Boost Move", "move", 6, 12, 2),
    ("Boost Power", "power", 4, 5, 1),
]


@pytest.mark.parametrize(("perk", "what", "before", "after"), [row[:4] for row in CURSES])
def test_a_curse_lowers_a_stat_of_an_enemy_for_this_turn(perk, what, before, after):
    state = field(perk)
    assert value(state, what) == before
    cursed = use(state, perk)
    assert value(cursed, what) == after
    assert value(end_turn(cursed), what) == before
    assert value(use(state, perk, (3,)), what) == before
    assert not may(cursed, perk)  # nobody is left that is not cursed already
    assert not may(field(perk, side="red"), perk)
    assert not may(field(perk, apart=18.1), perk)


@pytest.mark.parametrize(("perk", "times"), [(row[0], row[4]) for row in CURSES])
def test_a_curse_asks_for_a_current_cost(perk, times):
    assert may(field(perk, other_points=100 * times), perk)
    dear = field(perk, other_points=100 * times + 1)
    assert not may(dear, perk)
    half = dear.with_figures(replace(dear.figures["other1"], hp=10))
    assert may(half, perk)


def test_curses_leave_the_last_point_of_power_and_the_only_attack():
    poor = weapon("rifle", attacks=1, power=1)
    assert value(use(field("Curse Power", rifle=poor), "Curse Power"), "power") == 1
    assert value(use(field("Curse Attacks", rifle=poor), "Curse Attacks"), "attacks") == 1


def test_a_save_of_six_becomes_nothing_under_a_curse_and_nothing_becomes_six_under_a_boost():
    assert value(use(field("Curse Armour", stats={"armour": 6}.items()), "Curse Armour"), "armour") == 0
    boosted = use(
        field("Boost AEGIS", stats={"aegis": None}.items(), side="red"), "Boost AEGIS", (4,), [("other",)]
    )
    assert value(boosted, "aegis") == 1


def test_the_halves_of_odd_numbers_are_rounded_up():
    odd = {"move": 7, "dash": 5}.items()
    assert value(use(field("Curse Move", stats=odd), "Curse Move"), "move") == 4
    assert value(use(field("Curse Dash", stats=odd), "Curse Dash"), "dash") == 3


@pytest.mark.parametrize(("perk", "what", "before", "after"), [row[:4] for row in BOOSTS])
def test_a_boost_raises_a_stat_of_a_friend_for_this_turn(perk, what, before, after):
    state = field(perk, side="red")
    boosted = use(state, perk, (4,), [("other",)])
    assert value(boosted, what) == after
    assert value(end_turn(boosted), what) == before
    assert value(use(state, perk, (3,), [("other",)]), what) == before
    itself = use(field(perk, apart=18.1, side="red"), perk)
    assert itself.is_under("red1", perk)


@pytest.mark.parametrize(("perk", "times"), [(row[0], row[4]) for row in BOOSTS])
def test_a_boost_asks_for_a_full_cost(perk, times):
    dear = field(perk, other_points=100 * times + 1, side="red")
    half = dear.with_figures(replace(dear.figures["other1"], hp=10))
    assert not use(half, perk).is_under("other", perk)
    hurt = field(perk, other_points=100 * times, side="red")
    hurt = hurt.with_figures(replace(hurt.figures["red11"], hp=1))
    assert use(hurt, perk, (4,), [("other",)]).is_under("other", perk)


@pytest.mark.parametrize(
    ("gift", "what", "after"),
    [
        ("Move", "move", 12),
        ("Dash", "dash", 12),
        ("Defence", "defence", 4),
        ("Armour", "armour", 3),
        ("Power", "power", 5),
    ],
)
def test_a_blood_pact_costs_a_tenth_and_gives_one_gift_this_turn(gift, what, after):
    state = use(field("Blood Pact", side="red"), "Blood Pact", (), [("other",), (gift,)])
    assert state.hp("red1") == 18
    assert value(state, what) == after
    others = [("move", 6), ("dash", 6), ("defence", 3), ("armour", 2), ("power", 4)]
    assert all(value(state, name) == plain for name, plain in others if name != what)
    assert not end_turn(state).is_under("other", "Blood Pact")


# auras and presence


def aura(rank, names, apart=12.0, **more):
    return field(Held(f"Aura {rank}", (("auras", names),)), apart=apart, side="red", **more)


@pytest.mark.parametrize(
    ("name", "what", "after"),
    [
        ("Fleeting Aura", "dash", 9),
        ("Protective Aura", "armour", 3),
        ("Shielding Aura", "aegis", 3),
        ("Swift Aura", "move", 9),
    ],
)
@pytest.mark.parametrize("rank", ["I", "II"])
def test_an_aura_changes_stats_of_friends_within_twelve_inches(rank, name, what, after):
    before = {"dash": 6, "move": 6, "armour": 2, "aegis": 2}[what]
    assert value(aura(rank, name), what) == after
    assert value(aura(rank, name, apart=12.01), what) == before
    assert value(aura(rank, "Inspiring Aura"), what) == before
    away = aura(rank, name)
    units = {**away.units, "red1": replace(away.units["red1"], where=RESERVE)}
    assert value(replace(away, units=units), what) == before
    foes = field(Held(f"Aura {rank}", (("auras", name),)), apart=5.0)
    assert value(foes, what) == before


def test_an_aura_of_the_second_rank_may_be_several():
    both = aura("II", "Swift Aura, Shielding Aura")
    assert (value(both, "move"), value(both, "aegis")) == (9, 3)


def in_melee(melee):
    return Striking(Attack(Aimed("other", "rifle", "blue1"), Placement(melee=melee)))


def test_auras_change_attack_dice_and_attacks():
    def dice(name, what, **facts):
        return asks(aura("I", name)).figure(what, 3, "other", weapon="rifle", **facts).value

    assert dice("Inspiring Aura", "attack dice") == 4
    assert dice("Demoralising Aura", "attack dice against", foe="blue9") == 2
    assert dice("Demoralising Aura", "attack dice against", foe="red1") == 3
    assert dice("Bloodthirsty Aura", "attacks", about=in_melee(True)) == 4
    assert dice("Bloodthirsty Aura", "attacks", about=in_melee(False)) == 3


def test_presence_is_there_while_its_bearer_stands_on_the_table():
    state = field("Presence")
    assert asks(state).figure("presence", 0, "red1").value == 1
    assert asks(state).figure("presence", 0, "other").value == 0
    units = {**state.units, "red1": replace(state.units["red1"], where=RESERVE)}
    assert asks(replace(state, units=units)).figure("presence", 0, "red1").value == 0


def test_a_boosted_unit_fights_with_what_it_has():
    gun = weapon("rifle", attacks=1, power=8)
    state = in_phase(field("Boost Attacks", apart=5.0, side="red", rifle=gun))
    boosted = under(state, "Boost Attacks", "other", "red1")
    foe = boosted.figures["blue91"]
    near = boosted.with_figures(replace(foe, model=replace(foe.model, at=(10.0, 20.0))))
    session = attack(near, (2, 2, 1, 1), (), "other")
    assert lost(session, "blue9") == 1  # two hits on a single HP


def test_a_roster_may_give_the_first_rank_one_aura_that_exists():
    def fault(rank, names):
        perk = Held(f"Aura {rank}", (("auras", names),))
        return CATALOGUE.get(perk.name).needs[0](troop("a", perk), None)

    assert not fault("I", "Swift Aura")
    assert fault("I", "Swift Aura, Shielding Aura") == "it carries one aura, not 2"
    assert not fault("II", "Swift Aura, Shielding Aura")
    assert fault("II", "Sweet Aura") == "there is no aura Sweet Aura"
