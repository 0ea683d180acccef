"""Limitations that grow as their user loses HP, sentence by sentence; one with 17 HP wears at 9 and 5."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import asked, game_of, hurt
from fighting import attack, duel, locked, lost, rolls, under

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.units.stats import weapon_type
from battlefield.rulebooks.warsurge.units.unit_status import DASHED, MOVED
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

MARK = troop("mark", defence=4, hp=30, armour=None)
STEPS = ((17, 0), (10, 0), (9, 1), (6, 1), (5, 2), (1, 2))  # HP left, and how far the weapon has worn


def worn(hp, *perks, full=17, target=MARK, **stats):
    user = troop("old", hp=full, defence=4, armour=None)
    return hurt(duel(user, [weapon("gun", *perks, **stats)], target), "red1", hp)


# at a half and at a quarter


@pytest.mark.parametrize(("hp", "worse"), STEPS)
def test_a_worn_blunt_weapon_has_less_ap(hp, worse):
    assert asked(worn(hp, "Blunt", ap=3), "ap", 4) == 4 - worse  # 3+, then 4+ and 5+


@pytest.mark.parametrize(("hp", "face"), [(10, 0), (9, 4), (5, 4)])
def test_a_blunt_weapon_lets_saves_through_as_it_wears(hp, face):
    foe = troop("foe", defence=4, hp=9, armour=3)  # ignored by AP 3+ alone
    session = attack(worn(hp, "Blunt", ap=3, power=10, target=foe), [face] if face else [])
    assert lost(session) == (0 if face else 1)


@pytest.mark.parametrize(("hp", "worse"), STEPS)
@pytest.mark.parametrize(
    ("attacks", "left"), [(4, (4, 2, 1)), (5, (5, 2, 1)), (9, (9, 4, 2)), (2, (2, 1, 0))]
)
def test_a_worn_decrepit_weapon_has_half_its_attacks_then_a_quarter(attacks, left, hp, worse):
    assert asked(worn(hp, "Decrepit", attacks=attacks), "attacks", attacks) == left[worse]


@pytest.mark.parametrize(("hp", "attacks", "closed"), [(5, 3, True), (5, 4, False), (9, 2, False)])
def test_a_decrepit_weapon_without_attacks_left_is_not_used(hp, attacks, closed):
    reason = why_not_use(game_of(worn(hp, "Decrepit", attacks=attacks)), "red1", "gun")
    assert reason == ("Decrepit: no attacks are left" if closed else "")


@pytest.mark.parametrize(("hp", "dice"), [(17, 5), (9, 2), (5, 1)])
def test_attacks_that_are_added_count_before_a_decrepit_weapon_divides(hp, dice):
    """A weapon with 3 attacks has two more from what its wielder gave up."""
    state = under(worn(hp, "Decrepit", "Bloodlust", attacks=3), "Bloodlust", "red1", "red1", 2)
    more = replace(state.effects[-1], info=(("weapon", "gun"),))
    session = attack(replace(state, effects=(*state.effects[:-1], more)), [6] * dice)
    assert lost(session) == dice


@pytest.mark.parametrize(("hp", "worse"), STEPS)
@pytest.mark.parametrize("kind", ["Assault", "Battle"])
def test_an_encumbering_weapon_grows_heavier_and_at_last_too_heavy(kind, hp, worse):
    state = worn(hp, "Encumber", kind=kind)
    kinds = ("Assault", "Battle", "Heavy")
    if kind == "Battle" and worse == 2:
        assert why_not_use(game_of(state), "red1", "gun") == "Encumber: too heavy now"
    else:
        assert weapon_type(game_of(state), "red1", "gun") == kinds[kinds.index(kind) + worse]
        assert not why_not_use(game_of(state), "red1", "gun")


@pytest.mark.parametrize(
    ("hp", "done", "words"),
    [(10, DASHED, ""), (9, DASHED, "after a dash"), (9, MOVED, ""), (5, MOVED, "after a move")],
)
def test_movement_made_before_an_encumbering_weapon_grew_heavy_counts(hp, done, words):
    reason = why_not_use(game_of(under(worn(hp, "Encumber"), done, "red1")), "red1", "gun")
    assert words in reason and bool(words) == bool(reason)


@pytest.mark.parametrize(("hp", "worse"), STEPS)
def test_a_worn_short_weapon_reaches_half_as_far_then_a_quarter(hp, worse):
    assert asked(worn(hp, "Shorten"), "range", 24) == (24, 12, 6)[worse]


@pytest.mark.parametrize(("hp", "far"), [(10, True), (9, True), (5, False)])
def test_the_range_of_a_short_weapon_is_measured_as_worn(hp, far):
    assert bool(aims(game_of(worn(hp, "Shorten")), "red1", "gun")) is far  # 8.74 inches away


@pytest.mark.parametrize(("hp", "worse"), STEPS)
@pytest.mark.parametrize(("name", "stat", "base"), [("Wane", "attack dice", 0), ("Wither", "power", 4)])
def test_a_waning_weapon_has_worse_dice_and_a_withering_one_less_power(name, stat, base, hp, worse):
    assert asked(worn(hp, name), stat, base) == base - worse


@pytest.mark.parametrize("name", ["Wane", "Wither"])
@pytest.mark.parametrize(("hp", "needs"), [(10, 4), (9, 5), (5, 6)])
def test_dice_of_a_worn_weapon_need_more(name, hp, needs):
    assert lost(attack(worn(hp, name), [needs])) == 1
    assert lost(attack(worn(hp, name), [needs - 1])) == 0


@pytest.mark.parametrize(("second", "cost"), [(2, 1), (1, 0)])
def test_a_withering_weapon_keeps_one_power(second, cost):
    """Power 2 less 2 is 1, which needs 6/2+ against Defence 4; Power 0 would never succeed."""
    assert lost(attack(worn(5, "Wither", power=2), [6, second])) == cost


@pytest.mark.parametrize(("full", "half", "quarter"), [(4, 2, 1), (5, 3, 2), (7, 4, 2), (18, 9, 5)])
@pytest.mark.parametrize(
    ("name", "stat", "base", "values"),
    [
        ("Blunt", "ap", 4, (4, 3, 2)),
        ("Decrepit", "attacks", 8, (8, 4, 2)),
        ("Shorten", "range", 24, (24, 12, 6)),
        ("Wane", "attack dice", 0, (0, -1, -2)),
        ("Wither", "power", 5, (5, 4, 3)),
    ],
)
def test_both_limits_are_rounded_up(name, stat, base, values, full, half, quarter):
    found = [asked(worn(hp, name, full=full, attacks=8), stat, base) for hp in (half + 1, half, quarter)]
    assert found == [values[0], values[2] if half == quarter else values[1], values[2]]
    if half > quarter + 1:
        assert asked(worn(quarter + 1, name, full=full, attacks=8), stat, base) == values[1]


@pytest.mark.parametrize(("full", "half", "quarter"), [(5, 3, 2), (7, 4, 2), (18, 9, 5)])
def test_the_limits_of_an_encumbering_weapon_are_rounded_up(full, half, quarter):
    kinds = [
        weapon_type(game_of(worn(hp, "Encumber", full=full)), "red1", "gun")
        for hp in (half + 1, half, quarter + 1, quarter)
    ]
    assert kinds == ["Assault", "Battle", "Battle", "Heavy"]


# before any dice


@pytest.mark.parametrize(
    ("name", "stats", "second"),
    [
        ("Wane", {}, [4]),  # at half of its HP it would need a 5
        ("Wither", {}, [4]),
        ("Decrepit", {"attacks": 2}, [4, 4]),
        ("Blunt", {"ap": 3}, [4]),
    ],
)
def test_what_a_weapon_does_to_its_user_meanwhile_does_not_wear_it_in_that_use(name, stats, second):
    """The first unit's dice cost its user HP; the second unit under the template suffers alike."""
    foe = troop("foe", defence=4, hp=30, armour=3 if name == "Blunt" else None)
    others = [("blue2", "blue", replace(foe, id="other"), (), [(20.0, 11.4)])]
    user = troop("old", hp=4, defence=1, armour=None)
    gun = weapon("gun", name, "Volatile", "Explode I", **{"attacks": 1, "power": 4} | stats)
    state = hurt(duel(user, [gun], foe, others=others), "red1", 3)
    first = [1] * stats.get("attacks", 1)
    back = [6] * len(first)  # Power 4 against Defence 1 never fails, but a face is looked at
    session = attack(state, [*first, *back, *second], [(20.0, 10.6)])
    assert lost(session, "red1") == len(first)
    assert lost(session, "blue2") == len(second)


# what a roster has to give


def refused(name, models=1, hp=4, kind="Assault", **stats):
    known = {"range": 18, "attacks": 2, "power": 2, "ap": 5, **stats}
    arm = RosterWeapon("gun", kind, known, (Held(name),))
    unit = RosterUnit("u", "U", BaseSize.round(32), models, stats={"hp": hp}, points=500, weapons=(arm,))
    return [f for f in faults(Roster("Trial", "warsurge", (unit,))) if name in f]


WEARING = ("Blunt", "Decrepit", "Encumber", "Shorten", "Wane", "Wither")


@pytest.mark.parametrize("name", WEARING)
@pytest.mark.parametrize(("models", "hp", "fits"), [(1, 3, False), (1, 4, True), (3, 1, False), (4, 1, True)])
def test_only_a_user_with_4_hp_or_models_has_a_weapon_that_wears(name, models, hp, fits):
    assert (not refused(name, models, hp)) is fits


@pytest.mark.parametrize(
    ("name", "stats", "fits"),
    [
        ("Blunt", {"ap": 6}, False),
        ("Blunt", {"ap": 5}, True),
        ("Blunt", {"ap": None}, False),
        ("Decrepit", {"attacks": 1}, False),
        ("Decrepit", {"attacks": 2}, True),
        ("Encumber", {"kind": "Heavy"}, False),
        ("Encumber", {"kind": "Battle"}, True),
        ("Shorten", {"range": 17}, False),
        ("Shorten", {"range": 18}, True),
        ("Wither", {"power": 1}, False),
        ("Wither", {"power": 2}, True),
        ("Wane", {"range": 1, "attacks": 1, "power": 1, "ap": None}, True),
    ],
)
def test_the_weapon_itself_has_to_have_something_to_lose(name, stats, fits):
    assert (not refused(name, **stats)) is fits


def test_a_waning_weapon_is_worse_in_a_melee_too():
    state = locked(worn(5, "Wane"), "red1", "blue1")
    assert rolls(attack(state, [6])) == [("attack dice (6): Gun", 1)]
