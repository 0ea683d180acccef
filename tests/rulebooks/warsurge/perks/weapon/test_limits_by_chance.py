"""Weapons that jam, backfire, are dealt anew, or throw their own user about: sentence by sentence."""

from dataclasses import replace

import pytest
from advanced import facing, playing, take
from armies import army, troop, weapon
from asking import game_of, hurt
from fighting import attack, duel, in_phase, locked, lost, rolls, told, under
from test_limits_that_wear import refused

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.attacking import is_open
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.scene.contents import Terrain

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
CONTACT = 32 / 25.4


def usable_again(session, turn=2):
    """Tell whether the weapon may be used in a later turn."""
    kept = tuple(e for e in session.state.effects if e.name not in ("weapon used", "acted"))
    return is_open(game_of(in_phase(replace(session.state, effects=kept), turn=turn)), "red1", "gun")


# Malfunction

RANKS = pytest.mark.parametrize("rank", ["I", "II"])


@RANKS
@pytest.mark.parametrize(
    ("dice", "hits"),
    [
        ([1, 6, 6], 2),
        ([1, 1, 6], None),
        ([1, 1, 6, 6], None),
        ([1, 1, 6, 6, 6], 3),
        ([1] * 4 + [6] * 7, 7),
        ([1] * 5 + [6] * 7, None),
    ],
)
def test_half_of_the_dice_or_five_ones_are_a_malfunction(rank, dice, hits):
    """The dice come to nothing; the worse rank's weapon is gone for the game, the other's is not."""
    gun = weapon("gun", f"Malfunction {rank}", attacks=len(dice))
    session = attack(duel(USER, [gun], MARK), dice)
    assert lost(session) == (hits or 0)
    assert usable_again(session, 5) is (hits is not None or rank == "I")


@RANKS
def test_each_weapon_with_a_malfunction_is_rolled_for_itself(rank):
    gun = weapon("gun", f"Malfunction {rank}", attacks=3)
    session = attack(duel(USER, [gun], MARK, shooters=2), [1, 1, 6, 6, 6, 1])
    assert [count for _, count in rolls(session)] == [3, 3]
    assert lost(session) == 2


@RANKS
@pytest.mark.parametrize(("attacks", "fits"), [(2, False), (3, True)])
def test_a_weapon_that_may_malfunction_has_three_attacks(rank, attacks, fits):
    assert (not refused(f"Malfunction {rank}", attacks=attacks)) is fits


@RANKS
@pytest.mark.parametrize("name", ["Residue I", "Vortex I"])
@pytest.mark.parametrize("shape", ["Explode I", "Blast I", "Beam II", "Wall I"])
@pytest.mark.parametrize(("faces", "left"), [([1, 1, 6], 0), ([1, 6, 6], 1)])
def test_a_weapon_that_fails_leaves_no_template_behind(rank, name, shape, faces, left):
    gun = weapon("gun", f"Malfunction {rank}", shape, name, attacks=3)
    state = duel(USER, [gun], MARK)
    scatter = [6] if shape == "Blast I" else []
    aim = {"Wall I": [(20.0, 10.0), (20.0, 14.0)]}.get(shape, [(20.0, 10.0)])
    session = attack(state, [*scatter, *faces], aim)
    assert (len(session.state.markers), lost(session)) == (left, 2 * left)


def test_only_the_template_of_the_weapon_that_fails_is_taken_up():
    gun = weapon("gun", "Malfunction I", "Explode I", "Residue I", attacks=3)
    other = ("blue2", "blue", replace(MARK, id="other"), (), [(20.0, 20.0)])
    state = duel(USER, [gun], MARK, shooters=2, others=[other])
    session = attack(state, [1, 1, 6, 6, 6, 6], [(20.0, 10.0), (20.0, 20.0)])
    assert [mark.at for mark in session.state.markers] == [(20.0, 20.0)]


# Volatile


def volatile(*perks, user=USER, others=(), **stats):
    return duel(user, [weapon("gun", "Volatile", *perks, **stats)], MARK, others=others)


@pytest.mark.parametrize(
    ("faces", "back", "own"), [([1, 6], [4], 1), ([1, 1], [4, 3], 1), ([2, 6], [], 0), ([1, 6], [3], 0)]
)
def test_each_1_is_a_die_against_the_wielder(faces, back, own):
    """Power 4 against its Defence of 4 needs a 4."""
    session = attack(volatile(attacks=2), [*faces, *back])
    assert lost(session, "red1") == own


def test_a_volatile_weapon_strikes_its_wielder_with_its_ap_and_perks():
    armoured = troop("user", defence=4, hp=20, armour=4)
    session = attack(volatile("Terminate I", ap=4, user=armoured), [1, 6])
    assert lost(session, "red1") >= 2  # AP 4+ leaves no save, and the loss is multiplied


def test_ones_among_those_dice_bring_no_more():
    assert [n for _, n in rolls(attack(volatile(attacks=2), [1, 1, 1, 6]))] == [2, 2]


@pytest.mark.parametrize("perk", ["Furious", "Friendly Fire"])
@pytest.mark.parametrize(("faces", "own", "friend"), [([1, 2], 1, 1), ([1, 1], 2, 0), ([2, 3], 0, 2)])
def test_what_strikes_the_wielder_strikes_no_friend_as_well(perk, faces, own, friend):
    mate = ("red2", "red", troop("mate", defence=4, hp=9, armour=None), (), [(20.0, 10.0 + CONTACT)])
    if perk == "Furious":
        mate = (*mate[:4], [(10.0, 14.0)])
    user = troop("user", perk, defence=4, hp=20, armour=None)
    state = volatile(attacks=2, user=user, others=[mate])
    state = locked(state, "red2", "blue1") if perk == "Friendly Fire" else state
    session = attack(state, [*faces, *[6] * own])
    assert (lost(session, "red1"), lost(session, "red2")) == (own, friend)


def test_a_volatile_weapon_that_heals_costs_its_wielder_hp():
    mate = ("red2", "red", troop("mate", defence=4, hp=9, armour=None), (), [(10.0, 14.0)])
    state = hurt(volatile("Heal", attacks=2, others=[mate]), "red2", 5)
    session = attack(hurt(state, "red1", 10), [1, 6, 6], [("red2",)])
    assert (session.state.hp("red1"), session.state.hp("red2")) == (9, 6)


# Wildcard


def wildcard(*perks, **more):
    return duel(USER, [weapon("gun", "Wildcard", *perks, range=0, attacks=1, power=0)], MARK, **more)


def dealt(reach=(2, 2), attacks=(1, 1), power=(3, 4), ap=6, kind=2):
    return [*reach, *attacks, *power, ap, kind]


@pytest.mark.parametrize(("reach", "far"), [((1, 2), 9), ((2, 2), 12), ((6, 6), 36)])
def test_the_range_of_a_wildcard_is_2d6_times_3(reach, far):
    near = wildcard(apart=far + CONTACT, board=(72, 48))
    beyond = wildcard(apart=far + CONTACT + 0.1, board=(72, 48))
    assert lost(attack(near, [*dealt(reach), 6, 6], [True])) == 2
    assert lost(attack(beyond, dealt(reach), [True])) == 0


@pytest.mark.parametrize(("attacks", "count"), [((1, 1), 2), ((2, 3), 5)])
def test_the_attacks_of_a_wildcard_are_2d6(attacks, count):
    assert lost(attack(wildcard(), [*dealt(attacks=attacks), *[6] * count], [True])) == count


@pytest.mark.parametrize(("power", "need"), [((2, 2), 4), ((2, 3), 3), ((1, 2), 5)])
def test_the_power_of_a_wildcard_is_2d6(power, need):
    assert lost(attack(wildcard(), [*dealt(power=power), need, need - 1], [True])) == 1


def test_the_power_of_a_wildcard_is_not_lowered_to_less_than_one():
    """Of 2, less 1 and 1, 1 is left, which needs a 6 and then 2+; both come to harm."""
    weak = under(under(wildcard(), "Curse Power", "red1", "blue1"), "Weaken", "red1", "blue1")
    assert lost(attack(weak, [*dealt(power=(1, 1)), 6, 6, 2, 2], [True])) == 2


@pytest.mark.parametrize(("ap", "saves"), [(1, True), (6, True), (5, True), (4, False), (2, False)])
def test_the_ap_of_a_wildcard_is_a_d6_and_none_on_a_1(ap, saves):
    foe = troop("mark", defence=4, hp=30, armour=4)
    state = duel(USER, [weapon("gun", "Wildcard", range=0, power=0)], foe)
    session = attack(state, [*dealt(ap=ap), 6, 1, *([4] if saves else [])], [True])
    assert lost(session) == (not saves)


@pytest.mark.parametrize(("kind", "no_dash"), [(1, True), (2, False)])
@pytest.mark.parametrize("playstyle", ["standard", "advanced"])
def test_a_wildcard_is_a_battle_weapon_on_a_1_and_no_dash_follows(kind, no_dash, playstyle):
    dice = [*dealt(kind=kind), 6, 6]
    if playstyle == "standard":
        state = attack(wildcard(), dice, [True]).state
    else:
        gun = weapon("gun", "Wildcard", range=0, attacks=1, power=0)
        session = playing(facing(USER, [gun], MARK, ()))
        take(session, "Attack", "red1", dice=dice, answers=[True])
        again = [*dealt(kind=2), 6, 6]
        state = take(session, "Attack", "red1", dice=again, answers=[True]).state
    assert unit_status.is_marked(state, unit_status.NO_DASH, "red1") is no_dash


@pytest.mark.parametrize(("kind", "cost"), [(1, 0), (2, 2)])
def test_a_wildcard_that_is_dealt_battle_is_not_used_after_a_dash(kind, cost):
    """Nor is anybody asked whether to use it; in the Advanced playstyle a unit may dash before it attacks."""
    wild = weapon("wild", "Wildcard", range=0, attacks=1, power=0)
    session = playing(facing(USER, [wild], MARK, ()))
    take(session, "Dash", "red1", answers=[(Placed("red11", (12.0, 10.0)),)])
    take(session, "Attack", "red1", dice=[*dealt(kind=kind), *[6] * cost], answers=[True][: bool(cost)])
    assert lost(session) == cost


@pytest.mark.parametrize(
    ("hp", "moved", "kind", "used"),
    [
        (10, False, 1, True),
        (10, True, 1, False),
        (10, True, 2, True),
        (5, False, 1, False),
        (5, False, 2, True),
    ],
)
def test_an_encumbering_wildcard_grows_heavier_than_it_is_dealt(hp, moved, kind, used):
    """With half of the HP Battle is Heavy; with a quarter Assault is, and Battle is not used."""
    state = hurt(wildcard("Encumber"), "red1", hp)
    state = under(state, unit_status.MOVED, "red1") if moved else state
    shots = [6, 6] if used else []
    assert lost(attack(state, [*dealt(kind=kind), *shots], [True][: len(shots)])) == len(shots)


def test_a_wildcard_is_dealt_anew_for_each_use_and_may_be_left():
    left = attack(wildcard(), dealt(kind=1), [False])
    assert lost(left) == 0
    assert not unit_status.is_marked(left.state, unit_status.NO_DASH, "red1")
    again = in_phase(replace(left.state, effects=()), turn=2)
    assert lost(attack(again, [*dealt(attacks=(1, 2)), 6, 6, 6], [True])) == 3


@pytest.mark.parametrize("stat", [{"range": 1}, {"power": 1}, {"ap": 6}, {"attacks": 2}])
def test_a_wildcard_has_no_stats_of_its_own(stat):
    blank = {"range": 0, "attacks": 1, "power": 0, "ap": None}
    assert not refused("Wildcard", **blank)
    assert refused("Wildcard", **blank | stat)


@pytest.mark.parametrize(
    ("perk", "hp", "needs"), [("Wither", 20, 4), ("Wither", 10, 5), ("Wane", 10, 5), ("Wane", 5, 6)]
)
def test_other_limitations_count_after_a_wildcard_is_dealt(perk, hp, needs):
    state = hurt(wildcard(perk), "red1", hp)
    assert lost(attack(state, [*dealt(power=(2, 2)), needs, needs - 1], [True])) == 1


def test_use_counts_for_a_wildcard_only_where_it_is_used():
    assert usable_again(attack(wildcard("Use I"), dealt(), [False]))
    assert not usable_again(attack(wildcard("Use I"), [*dealt(), 6, 6], [True]))


# Upheaval

WALL = Terrain(
    "wall", Polygon(((2.0, 4.0), (30.0, 4.0), (30.0, 5.0), (2.0, 5.0))), 0.0, 6.0, ("impassable",), "blocks"
)


def upheaval(*, user=USER, others=(), arms=1, terrain=(), at=(10.0, 10.0), **stats):
    guns = tuple(
        weapon(f"gun{n or ''}", "Upheaval", **{"power": 10, "attacks": 1} | stats) for n in range(arms)
    )
    rows = (
        ("red1", "red", user, guns, [at]),
        ("blue1", "blue", MARK, (), [(at[0] + 10.0, at[1])]),
        *others,
    )
    return in_phase(army(*rows, terrain=terrain))


NORTH = [3, 1]  # a failed test of 3; no hit; the first of eight directions


@pytest.mark.parametrize(("face", "inches"), [(4, 0), (3, 5)])
def test_a_failed_skill_test_throws_the_user_2d6_inches(face, inches):
    session = attack(upheaval(), [face, *([2, 1, 2, 3] if face == 3 else [])])
    assert session.state.figures["red11"].model.at == pytest.approx((10.0, 10.0 - inches))
    assert rolls(session)[0][0] == "Skill Test: Upheaval"
    assert not unit_status.is_marked(session.state, unit_status.MOVED, "red1")
    assert not unit_status.is_marked(session.state, unit_status.RELOCATED, "red1")


def test_the_zombified_are_not_thrown_for_they_use_no_perk_with_a_skill_test():
    session = attack(under(upheaval(), "Zombified", "red1", "blue1"))
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert not any("Upheaval" in words for words in told(session))


def test_the_test_is_made_once_all_weapons_of_the_sequence_were_used():
    state = upheaval(arms=1)
    other = weapon("bow", power=4)
    state = replace(state, profiles={**state.profiles, "bow": other})
    state = state.with_figures(replace(state.figures["red11"], weapons=("gun", "bow")))
    session = attack(state, [5, 4], [("gun",), ("bow",)])
    assert [why for why, _ in rolls(session)] == ["attack dice (4+): Bow", "Skill Test: Upheaval"]


def test_who_runs_into_a_unit_stops_there_and_strikes_it():
    mate = ("red2", "red", USER, (), [(10.0, 6.0)])
    session = attack(upheaval(others=[mate]), [3, 2, 1, 4, 5])
    assert lost(session, "red2") == 1 and lost(session, "red1") == 0
    assert session.state.figures["red11"].model.at[1] == pytest.approx(6.0 + CONTACT, abs=1e-5)


def test_dice_of_a_furious_user_that_fail_where_it_is_thrown_to_strike_a_friend_too():
    furious = troop("furious", "Furious", defence=4, hp=20, armour=None)
    others = [("blue2", "blue", MARK, (), [(10.0, 6.0)]), ("red2", "red", USER, (), [(13.0, 10.0)])]
    state = upheaval(user=furious, others=others, power=4, attacks=2)
    session = attack(state, [6, 6, 3, *NORTH, 4, 5, 6, 1], [("blue1",)])
    assert [lost(session, unit) for unit in ("blue1", "blue2", "red2")] == [2, 1, 1]


@pytest.mark.parametrize(
    ("terrain", "at", "dice"),
    [((WALL,), (10.0, 8.0), [3, 2, 1, 6, 6]), ((), (10.0, 3.0), [3, 2, 1, 6, 6]), ((), (10.0, 10.0), [3, 6])],
)
def test_who_runs_into_terrain_or_the_edge_or_throws_a_hit_strikes_itself(terrain, at, dice):
    session = attack(upheaval(terrain=terrain, at=at), dice)
    assert lost(session, "red1") == 1


def test_who_runs_into_nothing_strikes_nobody():
    session = attack(upheaval(), [3, 2, 1, 1, 1])
    assert (lost(session, "red1"), lost(session)) == (0, 1)


def test_one_throw_serves_all_weapons_that_fail():
    mate = ("red2", "red", USER, (), [(10.0, 6.0)])
    session = attack(upheaval(arms=2, others=[mate]), [3, 3, 2, 1, 4, 5])
    assert lost(session, "red2") == 2
    one = attack(upheaval(arms=2, others=[mate]), [4, 3, 2, 1, 4, 5])
    assert lost(one, "red2") == 1


def test_a_casualty_is_thrown_all_the_same():
    """Its own weapon has brought it down before; it still stands, and strikes whom it meets."""
    mate = ("red2", "red", troop("mate", defence=4, hp=9, armour=None), (), [(10.0, 6.0)])
    frail = troop("user", defence=4, hp=1, armour=None)
    foe = weapon("claw", "Counter", power=10)
    state = upheaval(user=frail, others=[mate])
    state = replace(state, profiles={**state.profiles, "claw": foe})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("claw",)))
    session = attack(state, [3, 2, 1, 4, 5])
    assert session.state.hp("red1") == 0
    assert lost(session, "red2") == 1
    assert any(isinstance(event, UnitMoved) for event in session.events)


@pytest.mark.parametrize(("fast", "struck"), [("Fast", 0), ("Counter", 1)])
def test_a_casualty_that_was_taken_off_at_once_is_thrown_from_where_it_fell(fast, struck):
    """A Fast reply fells it before it has rolled its dice, a Counter after them."""
    mate = ("red2", "red", troop("mate", defence=4, hp=9, armour=None), (), [(10.0, 6.0)])
    frail = troop("user", defence=4, hp=1, armour=None)
    foe = weapon("claw", fast, *(["Fast"] if fast == "Counter" else []), power=10)
    state = upheaval(user=frail, others=[mate])
    state = replace(state, profiles={**state.profiles, "claw": foe})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("claw",)))
    session = attack(state, [3, 2, 1, 4, 5], [fast == "Fast"])
    assert session.state.units["red1"].where == "gone"
    assert (lost(session), lost(session, "red2")) == (struck, 1)


@pytest.mark.parametrize("dice", [[4], [3, 6], [3, 2, 1, 6, 6]])
def test_a_casualty_that_was_taken_off_strikes_nobody_else(dice):
    """It passes its test, or throws a hit, or runs into the edge: what would strike itself strikes nobody."""
    frail = troop("user", defence=4, hp=1, armour=None)
    state = upheaval(user=frail, at=(10.0, 3.0))
    state = replace(state, profiles={**state.profiles, "claw": weapon("claw", "Fast", power=10)})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("claw",)))
    session = attack(state, dice, [True])
    assert session.state.units["red1"].where == "gone"
    assert lost(session) == 0


def test_who_is_thrown_out_of_a_melee_fights_no_more():
    state = upheaval()
    near = replace(
        state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(10.0 + CONTACT, 10.0))
    )
    fight = locked(state.with_figures(near), "red1", "blue1")
    away = attack(fight, [3, 2, 1, 2, 3])
    assert not unit_status.is_engaged(away.state, "red1")
    assert not unit_status.is_engaged(away.state, "blue1")
    assert unit_status.is_engaged(attack(fight, [4]).state, "red1")


def test_two_attacks_of_a_step_may_throw_it_twice():
    session = playing(facing(USER, [weapon("gun", "Upheaval", power=10)], MARK, ()))
    for _ in range(2):
        take(session, "Attack", "red1", dice=[3, 6])
    assert session.state.hp("red1") == 20 - 2


def test_a_weapon_that_was_kept_from_being_used_throws_nobody():
    gun = weapon("gun", "Upheaval", "Incantation")
    session = attack(duel(USER, [gun], MARK), [5, 5])
    assert len(rolls(session)) == 1
    assert "Upheaval" not in " ".join(told(session))
