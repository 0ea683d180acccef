"""Sight, range and half range are decided for each wielder and for each template, not for the whole unit."""

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, lost, rolls

from battlefield.geometry.distance import farthest_gap
from battlefield.geometry.kernel.shapes import Circle, Polygon, Template
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

BARE = troop("bare", defence=4, hp=30, armour=None)
WIDTH = 32 / 25.4
WALL = Terrain(
    "wall", Polygon(((14.0, 12.6), (14.5, 12.6), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)
TWO_SEE = [(10.0, 10.0), (10.0, 11.5), (10.0, 20.0), (10.0, 21.5), (10.0, 23.0)]
NONE_SEES = [(10.0, 20.0 + 1.5 * n) for n in range(5)]


def walled(places, gun, foe=BARE):
    rows = ("red1", "red", troop("a"), (gun,), places), ("blue1", "blue", foe, (), [(20.0, 10.0)])
    return in_phase(army(*rows, terrain=(WALL,)))


def dice(session):
    """Give how many attack dice were rolled."""
    return sum(count for why, count in rolls(session) if why.startswith("attack dice"))


# sight


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize("places", [TWO_SEE, NONE_SEES])
def test_all_in_range_shoot_where_no_sight_is_needed_however_many_see(rank, places):
    session = attack(walled(places, weapon("gun", f"No Line of Sight {rank}", power=6)), [6] * 5)
    assert (dice(session), lost(session)) == (5, 5)


def test_only_those_who_do_not_see_have_the_penalty():
    gun = weapon("gun", "No Line of Sight I", "Ignore Cover", power=6)  # 2+, for the unseeing 4+
    assert lost(attack(walled(TWO_SEE, gun), [2, 2, 3, 3, 4])) == 2 + 1
    assert lost(attack(walled(TWO_SEE, gun), [1, 2, 4, 4, 4])) == 1 + 3


def test_only_those_who_do_not_see_strike_a_target_in_cover():
    gun = weapon("gun", "No Line of Sight II")  # 4+, against cover 5+
    assert lost(attack(walled(TWO_SEE, gun), [4, 4, 4, 4, 4])) == 2
    assert lost(attack(walled(TWO_SEE, gun), [3, 3, 5, 5, 5])) == 3


def test_a_shared_weapon_goes_to_those_who_see():
    gun = weapon("gun", "No Line of Sight I", "Shared")
    state = walled(TWO_SEE[::-1], gun)
    bare = {id_: type(f)(f.model, f.hp, ()) for id_, f in state.figures.items() if id_ in ("red12", "red13")}
    bare["red14"] = type(bare["red12"])(state.figures["red14"].model, 1, ())
    state = state.with_figures(*bare.values())
    assert lost(attack(state, [4, 4])) == 2  # two carry it, and the two who see use it


# range


@pytest.mark.parametrize(("rank", "penalty"), [("I", 1), ("II", 2)])
def test_only_those_beyond_the_range_lose_power_to_a_long_shot(rank, penalty):
    gun = weapon("gun", f"Longshot {rank}", range=10, power=4)
    places = [(10.0, 10.0), (4.0, 10.0)]
    rows = ("red1", "red", troop("a"), (gun,), places), ("blue1", "blue", BARE, (), [(20.0, 10.0)])
    state = in_phase(army(*rows))
    assert lost(attack(state, [4, 4 + penalty])) == 2
    assert lost(attack(state, [3, 3 + penalty])) == 0


def test_only_those_within_half_the_range_have_what_rapid_and_impact_give():
    places = [(10.0, 10.0), (6.0, 10.0)]  # 10 inches away, and 14 of a range of 24
    foe = ("blue1", "blue", BARE, (), [(20.0, 10.0)])
    rapid = in_phase(army(("red1", "red", troop("a"), (weapon("gun", "Rapid"),), places), foe))
    assert lost(attack(rapid, [4, 4, 4])) == 3
    impact = in_phase(army(("red1", "red", troop("a"), (weapon("gun", "Impact I"),), places), foe))
    assert lost(attack(impact, [3, 4])) == 2
    assert lost(attack(impact, [2, 3])) == 0


def test_durable_armour_is_compared_with_the_power_of_each_share():
    foe = troop("hard", "Durable Armour I", defence=4, hp=30, armour=4)
    gun = weapon("gun", "Impact II", ap=3, power=6)  # 8 within half the range: twice the Defence
    places = [(10.0, 10.0), (6.0, 10.0)]
    rows = ("red1", "red", troop("a"), (gun,), places), ("blue1", "blue", foe, (), [(20.0, 10.0)])
    session = attack(in_phase(army(*rows)), [2, 2, 5])  # the far die alone leaves a save, of 6+
    assert rolls(session)[-1] == ("armour save 6+", 1)
    assert lost(session) == 2


# templates


def blasts(*perks, **stats):
    """Two wielders 30 inches apart lay a template each over the same unit, which is nearer to the first."""
    gun = weapon("gun", "Explode I", *perks, **stats)
    rows = (
        ("red1", "red", troop("a"), (gun,), [(10.0, 10.0), (4.0, 10.0)]),
        (
            "blue1",
            "blue",
            BARE,
            (),
            [(18.0, 10.0)],
        ),
    )
    return in_phase(army(*rows, board=(60, 48)))


OVER = [(18.0, 10.0), (18.0, 10.0)]


def test_a_template_that_lies_too_far_penalises_no_other():
    state = blasts("Longshot I", range=10)
    assert lost(attack(state, [4, 5], OVER)) == 2
    assert lost(attack(state, [4, 4], OVER)) == 1


def test_a_template_beyond_half_the_range_takes_no_bonus_from_another():
    assert lost(attack(blasts("Rapid", range=22), [4, 4, 4], OVER)) == 3
    assert lost(attack(blasts("Impact I", range=22), [3, 4], OVER)) == 2
    assert lost(attack(blasts("Impact I", range=22), [3, 3], OVER)) == 1


@pytest.mark.parametrize(
    ("template", "far"),
    [
        (Template("round", 4.0, (10.0, 0.0)), 12.0),
        (Template("cone", 8.0, (0.0, 0.0), 90.0), 8.0),
        (Template("cone", 8.0, (10.0, 0.0), 270.0), 10.0),  # it points back at where it is measured from
        (Template("wall", 6.0, (10.0, 0.0), 90.0), (13.0**2 + (0.5 / 25.4) ** 2) ** 0.5),
    ],
)
def test_the_farthest_edge_of_a_template_is_exact(template, far):
    assert farthest_gap(Circle((0.0, 0.0), 0.0), template) == pytest.approx(far, abs=1e-9)


# what is left behind


def test_a_trap_measures_half_its_range_from_its_marker():
    gun = weapon("gun", "Trap I", "Rapid", range=18)
    state = duel(BARE, [gun], BARE, apart=18.0)
    assert lost(attack(state, [4, 4], [(28.0 - WIDTH / 2 - 1.9, 10.0)])) == 2


@pytest.mark.parametrize(("at", "attacks"), [(17.0, 2), (28.0, 1)])
def test_a_residue_keeps_whether_it_was_laid_within_half_the_range(at, attacks):
    gun = weapon("gun", "Explode I", "Residue I", "Rapid", range=24)
    state = duel(BARE, [gun], BARE, apart=at - 10.0)
    laid = attack(state, [4] * attacks, [(at, 10.0)])
    walk = (Placed("blue11", (at, 15.0)),)
    after = attack(in_phase(laid.state, "Move", 2, "blue"), [4] * attacks, [walk], "blue1", "Move")
    assert lost(after) == attacks


def test_a_leap_beyond_half_the_range_has_no_bonus():
    others = [("blue2", "blue", BARE, (), [(25.0, 10.0)])]
    state = duel(BARE, [weapon("gun", "Chain I", "Impact I")], BARE, apart=10.0, others=others)
    leaps = [("gun",), ("blue1",)]
    assert lost(attack(state, [3, 4, 3], leaps[1:]), "blue2") == 0
    assert lost(attack(state, [3, 4, 4], leaps[1:]), "blue2") == 1


def test_shooters_placed_alike_are_rolled_at_once():
    session = attack(duel(troop("a"), [weapon("gun", "Rapid")], BARE, shooters=3), [4] * 6)
    assert rolls(session) == [("attack dice (4+): Gun", 6)]


def test_dice_of_a_plain_weapon_are_rolled_at_once_however_far_each_shooter_stands():
    places = [(10.0, 10.0), (6.0, 10.0)]  # 10 inches away, and 14 of a range of 24
    foe = ("blue1", "blue", BARE, (), [(20.0, 10.0)])
    state = in_phase(army(("red1", "red", troop("a"), (weapon("gun"),), places), foe))
    assert [count for why, count in rolls(attack(state, [4, 4])) if why.startswith("attack dice")] == [2]


def test_a_weapon_that_strikes_its_own_user_strikes_it_from_nearby():
    soft = troop("soft", defence=4, hp=30, armour=None)
    gun = weapon("gun", "Volatile", "Longshot I", range=10)
    session = attack(duel(soft, [gun], BARE), [1, 4])
    assert lost(session, "red1") == 1  # at full Power, a 4 is enough
    heaved = attack(duel(soft, [weapon("gun", "Upheaval", "Longshot I", range=10)], BARE), [1, 3, 1, 4])
    assert lost(heaved, "red1") == 1
