"""Plain attacks without perks, worked out by hand: table, chains, multipliers, saves, HP and casualties."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import part_of
from fighting import attack, duel, going_on, in_phase, locked, lost, rolls

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Terrain

SOFT = {"armour": None, "aegis": None}


def shot(power, defence, dice, attacks=1, hp=30, **more):
    """Give the HP lost by one figure without saves to one shooter."""
    gun = weapon("gun", attacks=attacks, power=power, **more)
    return lost(attack(duel(troop("a"), [gun], troop("t", defence=defence, hp=hp, **SOFT)), dice))


@pytest.mark.parametrize(
    ("power", "defence", "misses", "hits"),
    [
        (4, 4, (3,), (4,)),  # equal: 4+
        (4, 5, (4,), (5,)),
        (4, 6, (5,), (6,)),
        (4, 3, (2,), (3,)),
        (4, 2, (1,), (2,)),  # 2+ from two points above
        (7, 2, (1,), (2,)),  # and still five above
        (1, 4, (6, 1), (6, 2)),  # 6/2+
        (1, 4, (5,), (6, 6)),  # no second die without a 6
        (1, 6, (6, 3), (6, 4)),  # 6/4+
        (1, 8, (6, 5), (6, 6)),  # 6/6
        (1, 9, (6, 6, 1), (6, 6, 2)),  # 6/6/2+
        (1, 15, (6, 6, 5), (6, 6, 6)),
        (4, 15, (6, 6, 4), (6, 6, 5)),  # eleven apart; from twelve on it is 6/6/6
        (3, 15, (6, 6, 5), (6, 6, 6)),
    ],
)
def test_a_die_hits_from_the_entry_of_the_table_on(power, defence, misses, hits):
    assert shot(power, defence, misses) == 0
    assert shot(power, defence, hits) == 1


@pytest.mark.parametrize(
    ("power", "defence", "hp"),
    [
        (7, 1, 1),
        (10, 4, 1),
        (10, 3, 1),
        (10, 2, 2),
        (10, 0, 3),
        (12, 0, 4),
        (20, 0, 8),
        (20, 12, 2),
        (1, 0, 1),
    ],
)
def test_what_is_automatic_needs_no_die_and_multiplies(power, defence, hp):
    assert shot(power, defence, ()) == hp


def test_a_multiplier_counts_for_each_attack():
    assert shot(10, 2, (), attacks=3) == 6


def test_power_0_never_hits():
    assert shot(0, 3, ()) == 0


def test_power_above_20_and_defence_above_15_count_as_20_and_15():
    assert shot(25, 15, (1,)) == 0
    assert shot(25, 15, (2,)) == 1
    assert shot(4, 30, (6, 6, 5)) == 1


def test_each_model_brings_the_attacks_of_its_weapon():
    state = duel(
        troop("a"), [weapon("gun", attacks=2, power=4)], troop("t", defence=4, hp=9, **SOFT), shooters=3
    )
    session = attack(state, (4, 4, 3, 3, 6, 1))
    assert lost(session) == 3


def test_dice_of_a_chain_go_on_by_themselves():
    assert shot(1, 6, (6, 6, 1, 5, 4, 3), attacks=4) == 1


def saved(dice, *, armour=None, aegis=None, ap=None, attacks=1):
    """Give the HP lost to automatic hits after saves."""
    gun = weapon("gun", attacks=attacks, power=10, ap=ap)
    return lost(
        attack(duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=armour, aegis=aegis)), dice)
    )


@pytest.mark.parametrize("armour", [2, 3, 4, 5, 6])
def test_armour_saves_on_its_face_or_more(armour):
    assert saved((armour,), armour=armour) == 0
    assert saved((armour - 1,), armour=armour) == 1


@pytest.mark.parametrize("ap", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("armour", [2, 3, 4, 5, 6])
def test_ap_ignores_armour_of_its_own_number_and_worse(armour, ap):
    if armour >= ap:
        assert saved((), armour=armour, ap=ap) == 1
    else:
        assert saved((6,), armour=armour, ap=ap) == 0


def test_no_armour_needs_no_die():
    assert saved(()) == 1


def test_aegis_is_rolled_for_what_armour_has_let_through():
    # three hits; armour 4+ holds one of them; AEGIS 5+ one of the other two
    assert saved((3, 4, 3, 5, 4), armour=4, aegis=5, attacks=3) == 1


def test_ap_leaves_aegis_alone():
    assert saved((6,), armour=4, aegis=6, ap=2) == 0
    assert saved((5,), armour=4, aegis=6, ap=2) == 1


def test_hp_are_taken_from_a_wounded_model_first_and_surplus_is_lost():
    gun = weapon("gun", attacks=3, power=10)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=2, **SOFT), targets=2)
    session = attack(state)
    assert sorted(figure.hp for figure in session.state.figures_of("blue1")) == [0, 1]
    again = attack(
        duel(troop("a"), [weapon("gun", attacks=9, power=10)], troop("t", hp=2, **SOFT), targets=2)
    )
    assert again.state.hp("blue1") == 0


def test_the_wounded_suffer_first_and_then_those_farthest_from_the_attacker():
    target = troop("t", defence=4, hp=2, **SOFT)
    state = duel(troop("a"), [weapon("gun", attacks=3, power=10)], target, targets=3)

    def hp_left(start):
        return [figure.hp for figure in attack(start).state.figures_of("blue1")]

    assert hp_left(state) == [2, 1, 0]  # the third stands farthest, then the second
    wounded = replace(state.figures["blue11"], hp=1)
    assert hp_left(state.with_figures(wounded)) == [0, 2, 0]


def test_casualties_stand_and_strike_until_the_phase_ends():
    gun = weapon("gun", attacks=2, power=10)
    state = duel(
        troop("a", hp=1, **SOFT), [gun], troop("t", hp=1, **SOFT), targets=2, shooters=1, armed=[gun]
    )
    session = attack(state)
    assert session.state.hp("blue1") == 0
    assert len(session.state.figures_of("blue1")) == 2
    going_on(session, unit="blue1")
    assert session.state.hp("red1") == 0
    assert session.state.units["blue1"].where == session.state.units["red1"].where == "gone"


def test_a_weapon_out_of_range_does_nothing_and_its_edge_is_in_range():
    apart = 12.0 + 32 / 25.4  # gap of 12 inches between two bases of 32 mm
    near = weapon("gun", range=12, power=10)
    state = duel(troop("a"), [near], troop("t", **SOFT), apart=apart)
    assert lost(attack(state)) == 1
    state = duel(troop("a"), [near], troop("t", **SOFT), apart=apart + 0.001)
    assert lost(attack(state)) == 0


def test_only_models_in_range_bring_dice():
    gun = weapon("gun", range=10, attacks=1, power=10)
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (gun,), [(10.0, 10.0), (8.0, 10.0), (6.0, 10.0)]),
            ("blue1", "blue", troop("t", hp=9, **SOFT), (), [(20.0, 10.0)]),
        )
    )  # gaps 8.74, 10.74 and 12.74
    assert lost(attack(state)) == 1


def wall(left, upper, lower):
    """A wall a fifth of an inch thick that blocks sight."""
    outline = ((left, upper), (left + 0.2, upper), (left + 0.2, lower), (left, lower))
    return Terrain("wall", Polygon(outline), top=9.0, sight="blocks")


def test_half_hidden_is_cover_and_cover_is_a_point_of_defence():
    gun = weapon("gun", power=4)
    target = troop("t", defence=4, hp=9, **SOFT)
    assert lost(attack(duel(troop("a"), [gun], target), (4,))) == 1
    behind = duel(troop("a"), [gun], target, terrain=(wall(18.5, 10.0, 14.0),))
    assert lost(attack(behind, (4,))) == 0
    assert lost(attack(behind, (5,))) == 1


def test_a_unit_between_gives_cover_and_models_of_the_unit_itself_do_not():
    gun = weapon("gun", power=4)
    behind = [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (gun,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("t", defence=4, hp=9, **SOFT), (), behind),
            ("blue2", "blue", troop("b"), (), [(30.0, 30.0)]),
        )
    )
    assert lost(attack(state, (4,))) == 1
    between = state.figures["blue21"]
    moved = replace(between, model=replace(between.model, at=(18.0, 10.0)))
    assert lost(attack(state.with_figures(moved), (4,), [("blue1",)])) == 0


@pytest.mark.parametrize("in_front", ["red1", "boss"])
def test_a_sergeant_and_its_unit_hide_nobody_from_each_other(in_front):
    """One of the two stands between the other and the target: they are one unit, and nobody between them."""
    gun = weapon("gun", power=4)
    spots = {each: [(14.0 if each == in_front else 10.0, 10.0)] for each in ("red1", "boss")}
    rows = (
        ("red1", "red", troop("a"), (gun,), spots["red1"]),
        ("boss", "red", troop("b", "Sergeant"), (weapon("pistol", power=4),), spots["boss"]),
        ("blue1", "blue", troop("t", defence=4, hp=9, **SOFT), (), [(20.0, 10.0)]),
    )
    session = attack(part_of(in_phase(army(*rows)), "boss", "red1"), (4, 4))
    assert lost(session) == 2


def test_no_sight_no_attack():
    gun = weapon("gun", power=10)
    assert lost(attack(duel(troop("a"), [gun], troop("t", **SOFT), terrain=(wall(15.0, 0.0, 40.0),)))) == 0


CONTACT = 32 / 25.4


def melee(kind, attacker=None):
    """Two units in contact and locked; the red one has a weapon of a kind."""
    sword = weapon("sword", kind=kind, range=0, attacks=1, power=4)
    state = duel(attacker or troop("a"), [sword], troop("t", defence=4, hp=9, **SOFT), apart=CONTACT)
    return locked(state, "red1", "blue1")


@pytest.mark.parametrize(("kind", "needs"), [("Assault", 4), ("Battle", 5), ("Heavy", 6)])
def test_battle_weapons_lose_one_and_heavy_ones_two_in_a_melee(kind, needs):
    assert lost(attack(melee(kind), (needs - 1,))) == 0
    assert lost(attack(melee(kind), (needs,))) == 1


@pytest.mark.parametrize("kind", ["Battle", "Heavy"])
def test_types_do_not_matter_outside_a_melee(kind):
    assert shot(4, 4, (4,), kind=kind) == 1


def test_shooting_into_a_melee_with_friends_costs_a_point():
    gun = weapon("gun", power=4)
    state = duel(
        troop("a"),
        [gun],
        troop("t", defence=4, hp=9, **SOFT),
        others=(("red2", "red", troop("b"), (gun,), [(20.0 + CONTACT, 10.0)]),),
    )
    state = locked(state, "red2", "blue1")
    assert lost(attack(state, (4,))) == 0
    assert lost(attack(state, (5,))) == 1


def test_shooting_out_of_a_melee_costs_a_point():
    gun = weapon("gun", power=4)
    state = duel(
        troop("a"),
        [gun],
        troop("t", defence=4, hp=9, **SOFT),
        others=(("blue2", "blue", troop("b", hp=9, **SOFT), (), [(10.0 - CONTACT, 10.0)]),),
    )
    state = locked(state, "red1", "blue2")
    for face, hp in ((4, 0), (5, 1)):
        assert lost(attack(state, (face,), [("blue1",)])) == hp


def test_out_of_one_melee_into_another_costs_two_points():
    gun = weapon("gun", power=4)
    state = duel(
        troop("a"),
        [gun],
        troop("t", defence=4, hp=9, **SOFT),
        others=(
            ("blue2", "blue", troop("b", hp=9, **SOFT), (), [(10.0 - CONTACT, 10.0)]),
            ("red2", "red", troop("c"), (), [(20.0 + CONTACT, 10.0)]),
        ),
    )
    state = locked(locked(state, "red1", "blue2"), "red2", "blue1")
    for face, hp in ((5, 0), (6, 1)):
        assert lost(attack(state, (face,), [("blue1",)])) == hp


def test_an_unengaged_blade_reaches_only_what_it_touches():
    sword = weapon("sword", range=0, power=10)
    touching = duel(troop("a"), [sword], troop("t", **SOFT), apart=CONTACT)
    assert lost(attack(touching)) == 1
    apart = duel(troop("a"), [sword], troop("t", **SOFT), apart=CONTACT + 0.1)
    assert lost(attack(apart)) == 0


def test_all_models_of_an_engaged_unit_strike():
    sword = weapon("sword", range=0, attacks=1, power=10)
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (sword,), [(10.0, 10.0), (8.5, 10.0), (7.0, 10.0)]),
            ("blue1", "blue", troop("t", hp=9, **SOFT), (), [(10.0 + CONTACT, 10.0)]),
        )
    )
    assert lost(attack(locked(state, "red1", "blue1"))) == 3


def test_each_weapon_of_a_unit_attacks_once():
    gun, pistol = weapon("gun", attacks=2, power=10), weapon("pistol", attacks=1, power=10)
    session = attack(duel(troop("a"), [gun, pistol], troop("t", hp=9, **SOFT)))
    assert lost(session) == 3


def test_the_dice_rolled_are_those_that_are_needed():
    gun = weapon("gun", attacks=4, power=4)
    session = attack(
        duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=4, aegis=6)), (4, 4, 4, 3, 4, 3, 3, 6, 1)
    )
    assert [count for _, count in rolls(session)] == [4, 3, 2]
    assert lost(session) == 1


@pytest.mark.parametrize(("ladder", "dice"), [("even", (6, 2)), ("steep", (6, 4))])
def test_the_other_ladder_is_a_setting(ladder, dice):
    gun = weapon("gun", power=1)
    target = troop("t", defence=4, **SOFT)
    settings = (("ladder", ladder),)
    assert lost(attack(duel(troop("a"), [gun], target, settings=settings), dice)) == 1
    assert lost(attack(duel(troop("a"), [gun], target, settings=settings), (6, dice[1] - 1))) == 0
