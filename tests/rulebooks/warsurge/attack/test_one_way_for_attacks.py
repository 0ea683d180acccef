"""A weapon's perks count wherever it strikes: aimed, leapt, by what it left, sent back, out of turn."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import walked
from companies import attached, part_of
from fighting import attack, duel, in_phase, lost, rolls, told
from prisons import carried

from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE

SURE = {"power": 10}
SOFT = {"armour": None, "aegis": None, "defence": 4}
USER = troop("user", hp=30, points=200, armour=None, defence=9)
PREY = troop("prey", hp=20, points=100, **SOFT)
OTHER = replace(PREY, id="other")
WIDTH = 32 / 25.4
HALVED = {"Gravity": 1 + 9, "Deathblow": 1 + 10}  # of 19 left 10 stay, or 10 are lost
DICE = {"Gravity": [6], "Deathblow": [4, 5]}


def beside(at=(23.0, 10.0), unit="blue2", side="blue", profile=OTHER):
    return (unit, side, profile, (), [at])


# leaps


@pytest.mark.parametrize("perk", ["Gravity", "Deathblow"])
@pytest.mark.parametrize("name", ["Chain I", "Chain II", "Concatenation I", "Concatenation II"])
def test_who_is_struck_by_a_leap_is_brought_down_too(perk, name):
    state = duel(USER, [weapon("gun", name, perk, **SURE)], PREY, others=[beside()])
    session = attack(state, [4, *DICE[perk], *DICE[perk]], [("blue1",)])
    assert (lost(session), lost(session, "blue2")) == (HALVED[perk], HALVED[perk])


# traps


def trap(*perks, layer=USER, **stats):
    return duel(layer, [weapon("gun", "Trap I", *perks, **SURE, range=12, **stats)], PREY)


@pytest.mark.parametrize("perk", ["Gravity", "Deathblow"])
def test_who_sets_a_trap_off_as_it_is_laid_is_brought_down(perk):
    session = attack(trap(perk), DICE[perk], [(19.0, 10.0)])
    assert lost(session) == HALVED[perk]


@pytest.mark.parametrize("perk", ["Gravity", "Deathblow"])
def test_who_sets_a_trap_off_later_is_brought_down(perk):
    laid = attack(trap(perk), [], [(15.0, 10.0)]).state
    assert lost(walked(laid, "blue1", (17.0, 10.0), [], DICE[perk])) == HALVED[perk]


def test_a_trap_leaps_on_and_backfires_as_its_weapon_does():
    rows = (
        ("red1", "red", USER, (weapon("gun", "Trap I", "Chain I", **SURE, range=12),), [(10.0, 10.0)]),
        ("blue1", "blue", PREY, (), [(20.0, 10.0)]),
        beside(),
    )
    session = attack(in_phase(army(*rows)), [4], [(19.0, 10.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 1)
    volatile = attack(trap("Volatile", attacks=2), [1, 6, 6], [(19.0, 10.0)])
    assert lost(volatile) == 2  # both succeed by themselves; the 1 strikes the user as well
    assert lost(volatile, "red1") == 1


def test_a_trap_with_grapple_pulls_once_and_to_itself():
    state = trap("Grapple")
    session = attack(state, [4], [(18.0, 10.0)])
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert session.state.figures["blue11"].model.at[0] == pytest.approx(18.0, abs=1e-5)
    assert rolls(session) == [("Skill Test: Grapple", 1)]
    dear = duel(replace(USER, points=60), [weapon("gun", "Trap I", "Grapple", **SURE, range=12)], PREY)
    session = attack(dear, [4], [(18.0, 10.0)])
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert not unit_status.is_engaged(session.state, "red1")


def test_a_trap_that_outlives_its_user_strikes_with_all_perks_of_the_weapon():
    laid = attack(trap("Gravity", "Grapple"), [], [(15.0, 10.0)]).state
    gone = laid.with_unit(replace(laid.units["red1"], where=GONE, figures=()))
    after = walked(gone, "blue1", (16.9, 10.0), [], [6, 4])
    assert lost(after) == HALVED["Gravity"]
    assert after.state.figures["blue11"].model.at[0] == pytest.approx(15.0, abs=1e-5)


@pytest.mark.parametrize(("dice", "laid"), [([5, 5], 0), ([1, 2], 1)])
def test_no_trap_is_laid_where_the_incantation_fails(dice, laid):
    spot = [(15.0, 10.0)] if laid else []
    assert len(attack(trap("Incantation"), dice, spot).state.markers) == laid


# what stays on the table


@pytest.mark.parametrize("perk", ["Gravity", "Deathblow"])
@pytest.mark.parametrize("name", ["Residue I", "Vortex I"])
def test_what_a_weapon_left_brings_down_who_walks_through_it(name, perk):
    state = duel(USER, [weapon("gun", "Explode I", name, perk, **SURE)], PREY, others=[beside((30.0, 10.0))])
    laid = attack(state, DICE[perk], [(20.0, 10.0)]).state
    through = (Placed("blue21", (25.0, 10.0)),)
    later = in_phase(laid, "Move", 2, "blue")
    aside = attack(later, [], [through], unit="blue2", name="Move")
    assert lost(aside, "blue2") == 0
    away = (Placed("blue11", (20.0, 15.0)),)
    before = later.hp("blue1")
    after = attack(later, DICE[perk], [away], unit="blue1", name="Move")
    left = before - 1
    halved = left - left // 2 if perk == "Deathblow" else left // 2
    assert before - after.state.hp("blue1") == 1 + halved


# out of turn, sent back, and by other ways of its own


def test_a_weapon_used_out_of_turn_brings_down():
    quick = weapon("quick", "Fast", "Gravity", **SURE)
    state = duel(PREY, [weapon("gun", power=4)], OTHER, armed=[quick])
    session = attack(state, [6, 1], [True])
    assert lost(session, "red1") == HALVED["Gravity"]


def test_an_attack_that_is_sent_back_brings_its_own_user_down():
    state = duel(PREY, [weapon("gun", "Gravity", **SURE)], troop("mirror", "Reflect I", hp=20, **SOFT))
    session = attack(state, [4, 6], [True])
    assert (lost(session), lost(session, "red1")) == (0, HALVED["Gravity"])


def test_a_bomb_that_goes_off_brings_down_and_needs_its_incantation():
    bomb = weapon("bomb", "Self-Destruct", "Gravity", **SURE, range=12)
    session = attack(duel(troop("weak", hp=3, armour=None), [bomb], PREY), [6], [("Self-Destruct",)])
    assert lost(session) == HALVED["Gravity"]
    chanted = weapon("bomb", "Self-Destruct", "Incantation", **SURE, range=12)
    state = duel(troop("weak", hp=3, armour=None), [chanted], PREY)
    assert lost(attack(state, [5, 5], [("Self-Destruct",)])) == 0
    assert lost(attack(state, [4, 4], [("Self-Destruct",)])) == 1


def test_a_deathblow_is_thrown_once_for_each_unit_of_a_use():
    state = duel(USER, [weapon("gun", "Chain I", "Deathblow", **SURE)], PREY, shooters=3, others=[beside()])
    session = attack(state, [4, 1, 1, 1, 1], [("blue1",)])
    assert [why for why, _ in rolls(session)] == ["Chain I", "Deathblow", "Deathblow"]


# Grapple


def hooks(*names):
    """Give a cheap user with hooks between two dear units, one on either side."""
    user = troop("user", hp=30, points=60, armour=None)
    dear = troop("dear", hp=20, points=200, **SOFT)
    arms = tuple(weapon(name, "Grapple", **SURE, range=12) for name in names)
    rows = (
        ("red1", "red", user, arms, [(20.0, 10.0)]),
        ("blue1", "blue", dear, (), [(30.0, 10.0)]),
        ("blue2", "blue", replace(dear, id="dear2"), (), [(13.0, 10.0)]),
    )
    return in_phase(army(*rows))


def test_a_user_that_has_hooked_two_targets_in_a_sequence_stays_with_the_second():
    picks = [("left",), ("blue1",), (26.0, 10.0)]
    session = attack(hooks("left", "right"), [4, 4], [*picks, ("right",), ("blue2",)])
    assert session.state.figures["red11"].model.at == pytest.approx((26.0, 10.0))
    assert "Grapple: hooked to several targets, the user stays" in told(session)


def test_two_hooks_in_one_target_pull_twice():
    picks = [("left",), ("blue1",), (24.0, 10.0), ("right",), ("blue1",), (26.0, 10.0)]
    session = attack(hooks("left", "right"), [4, 4], picks)
    assert session.state.figures["red11"].model.at == pytest.approx((26.0, 10.0))


# what is rolled or chosen as a weapon is used


def later(name, *perks, dice=(), choices=(), **stats):
    """Lay a trap, or leave a residue, in turn 1 with a weapon of Power 3; blue comes upon it in turn 2."""
    stats = {"power": 3, "range": 12, **stats}
    arm = weapon("gun", *perks, *(["Trap I"] if name == "Trap I" else ["Explode I", name]), **stats)
    foe = replace(PREY, id="far")
    state = duel(USER, [arm], foe, apart=12.0)
    return attack(state, dice, [*choices, (15.0, 10.0)]).state


def comes(state, dice, choices=()):
    state = in_phase(
        replace(state, effects=tuple(e for e in state.effects if e.name != "acted")), "Move", 2, "blue"
    )
    return attack(state, dice, [(Placed("blue11", (16.9, 10.0)),), *choices], unit="blue1", name="Move")


LEFT = pytest.mark.parametrize("name", ["Trap I", "Residue I", "Vortex I"])


@LEFT
@pytest.mark.parametrize(
    ("rolled", "dice", "cost"),
    [(2, (), 0), (3, (5, 5, 5), 3), (4, (2,), 1), (5, (5,), 1), (6, (3, 2, 3), 2)],
)
def test_chaos_is_rolled_anew_as_what_the_weapon_left_strikes(name, rolled, dice, cost):
    """Power 3 against Defence 4 needs a 5; with a 4 it is 6 and needs a 2, with a 6 it is 5 and needs a 3."""
    state = later(name, "Chaos", dice=(5,))
    assert lost(comes(state, (rolled, *dice))) == cost


@LEFT
def test_chaos_turns_what_the_weapon_left_upon_its_user(name):
    session = comes(later(name, "Chaos", dice=(5,), power=16), (1,))
    assert (lost(session), lost(session, "red1")) == (0, 1)


@LEFT
def test_chaos_finds_nobody_where_its_user_is_gone(name):
    laid = later(name, "Chaos", dice=(5,), power=16)
    gone = laid.with_unit(replace(laid.units["red1"], where=GONE, figures=()))
    assert lost(comes(gone, (1,))) == 0


@pytest.mark.parametrize(("face", "traps"), [(1, 0), (2, 0), (3, 1)])
def test_chaos_may_keep_a_trap_from_being_laid(face, traps):
    state = duel(USER, [weapon("gun", "Trap I", "Chaos", power=16, range=12)], PREY)
    session = attack(state, (face,), [(15.0, 10.0)] if traps else [])
    assert len(session.state.markers) == traps


def test_a_trap_that_takes_a_failed_aether_test_is_not_laid():
    assert not attack(trap("Incantation"), (5, 5)).state.markers
    assert attack(trap("Incantation"), (4, 4), [(15.0, 10.0)]).state.markers


@LEFT
@pytest.mark.parametrize(
    ("dice", "choices", "cost"),
    [((4, 4), [("power",)], 1), ((4, 5, 5, 5), [("attacks",)], 3), ((3, 4), [], 0)],
)
def test_augment_weapon_is_tested_anew_as_what_the_weapon_left_strikes(name, dice, choices, cost):
    state = later(name, "Augment Weapon", dice=(3,))
    assert lost(comes(state, dice, choices)) == cost


@LEFT
def test_who_left_it_risks_its_hp_for_darkside_as_it_strikes(name):
    session = comes(later(name, "Darkside"), (4,), [("1",), ("0",)])
    assert (lost(session), lost(session, "red1")) == (1, 1)


@LEFT
@pytest.mark.parametrize(
    ("perk", "dice", "cost"),
    [
        ("+Attacks I (D3)", (2, 5, 5, 5), 3),
        ("+Power II (D6)", (3, 2), 1),
        ("xD3 Attacks", (3, 5, 5, 5), 3),
        ("Protean I", (2, 4), 1),
        ("Critical Hit I", (6,), 2),
        ("Destroy I", (5, 4), 4),
        ("Obliterate I", (5,), 3),
        ("Terminate I", (5,), 3),
        ("Reroll Attack", (4, 5), 1),
        ("Annihilate II", (5,), 3),
    ],
)
def test_what_the_weapon_left_strikes_with_its_perks(name, perk, dice, cost):
    assert lost(comes(later(name, perk), dice)) == cost


def test_no_leap_goes_to_the_sergeant_or_the_friend_of_who_is_hurt():
    state = duel(USER, [weapon("gun", "Concatenation I", **SURE)], PREY, others=[beside()])
    for merged in (part_of(state, "blue2", "blue1"), attached(state, "blue2", "blue1")):
        session = attack(merged, (), [("blue1",)] if merged.effects else [])
        assert (lost(session), lost(session, "blue2")) == (1, 0)


# who uses it, and from where


@pytest.mark.parametrize(("figure", "hit"), [("red11", 0), ("red12", 1)])
def test_a_side_says_which_model_lays_the_template_or_the_trap_of_a_shared_weapon(figure, hit):
    """Only the second one, which carries none, is near enough."""
    for perk, dice in (("Explode I", 1), ("Trap I", 1)):
        gun = weapon("gun", perk, "Shared", range=8, **SURE)
        state = duel(troop("pair", hp=3, **SOFT), [gun], PREY, shooters=2)
        near = state.figures["red12"]
        state = state.with_figures(
            replace(near, model=replace(near.model, at=(13.0, 12.0)), weapons=()),
            replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(4.0, 10.0))),
        )
        if hit:
            at = (19.0, 10.0)
            assert lost(attack(state, [], [(figure,), at])) == dice
        else:
            with pytest.raises(AssertionError):
                attack(state, [], [(figure,), (19.0, 10.0)])


def test_a_passenger_knocks_back_from_where_its_transport_stands():
    truck = troop("truck", hp=20, armour=None, transport=40, fire_points=1)
    van = ("van", "red", truck, (), [(20.0, 20.0)])
    state = duel(replace(USER, id="gunner"), [weapon("gun", "Knockback I", **SURE)], PREY, others=[van])
    aboard = carried(state, "red1", "van")
    session = attack(aboard, [4])
    assert session.state.figures["blue11"].model.at == pytest.approx((20.0, 4.0), abs=1e-4)


@pytest.mark.parametrize(("perk", "where"), [("Fast", GONE), ("Keen Eye", "table")])
def test_casualties_of_a_fast_trap_and_of_what_a_fast_weapon_left_fall_at_once(perk, where):
    frail = troop("prey", hp=1, **SOFT)
    state = duel(USER, [weapon("gun", "Trap I", perk, **SURE, range=12)], frail, apart=20.0)
    laid = attack(state, [], [(15.0, 10.0)]).state
    near = laid.with_figures(
        replace(laid.figures["blue11"], model=replace(laid.figures["blue11"].model, at=(20.0, 10.0)))
    )
    near = replace(near, effects=tuple(e for e in near.effects if e.name != "acted"))
    assert walked(near, "blue1", (17.0, 10.0), []).state.units["blue1"].where == where


def test_dice_of_a_finisher_that_stray_spare_who_is_too_well():
    friend = ("red2", "red", troop("mate", hp=20, **SOFT), (), [(10.0, 14.0)])
    user = troop("user", "Furious", hp=30, **SOFT)
    prey = troop("prey", hp=20, **SOFT)
    gun = weapon("gun", "Finisher I", power=4)
    state = duel(user, [gun], prey, others=[friend])
    worn = state.with_figures(replace(state.figures["blue11"], hp=5))
    assert lost(attack(worn, [3]), "red2") == 0
    mate = worn.with_figures(replace(worn.figures["red21"], hp=5))
    assert lost(attack(mate, [3]), "red2") == 1


@pytest.mark.parametrize(
    ("mode", "at", "cost"),
    [("Beam I", (30.0, 10.0), 1), ("Beam II", (30.0, 10.0), 2), ("Explode II", (21.5, 10.0), 2)],
)
def test_a_unit_is_struck_once_along_with_its_sergeant(mode, at, cost):
    """A beam of the first rank does not count models; the others count both."""
    state = duel(USER, [weapon("gun", mode, **SURE, range=30)], PREY, others=[beside()])
    session = attack(part_of(state, "blue2", "blue1"), (), [at])
    assert (lost(session), lost(session, "blue2")) == (cost, 0)
