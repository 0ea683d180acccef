"""Limitation perks, rank by rank: weapons that fail, wait, wear out or may only be used now and then."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, going_on, in_phase, locked, lost, rolls, told

from battlefield.rulebooks.warsurge.attack.attacking import is_open
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units.stats import weapon_type
from battlefield.rulebooks.warsurge.units.staying import STAYED
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Ask, Bearer
from battlefield.rules.core.state import Effect
from battlefield.rules.core.values import info_of

BARE = troop("bare", defence=4, hp=20, armour=None)


def game_of(state):
    return Game(state, CATALOGUE)


def hurt(state, unit, hp):
    """Leave the first figure of a unit with so many HP."""
    first = state.figures_of(unit)[0]
    return state.with_figures(replace(first, hp=hp))


def in_force(state, name, on, amount=1, **facts):
    effect = Effect(state.serial + 1, name, on, amount=amount, info=info_of(facts))
    return replace(state, effects=(*state.effects, effect), serial=state.serial + 1)


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_aim_sifts_dice_before_they_are_rolled(face):
    gun = weapon("gun", f"Aim {face}+", attacks=2)
    session = attack(duel(BARE, [gun], BARE), [face - 1, face, 6])
    assert [count for _, count in rolls(session)] == [2, 1]
    assert lost(session) == 1


@pytest.mark.parametrize(("turns", "name"), [(1, "Countdown I"), (2, "Countdown II"), (3, "Countdown III")])
def test_countdown_waits_for_whole_turns(name, turns):
    state = duel(BARE, [weapon("gun", name)], BARE)
    early = in_force(state, STAYED, "red1", turns - 1)
    assert "to wait" in why_not_use(game_of(early), "red1", "gun")
    assert not why_not_use(game_of(in_force(state, STAYED, "red1", turns)), "red1", "gun")


@pytest.mark.parametrize(("turns", "name"), [(1, "Recharge I"), (2, "Recharge II"), (3, "Recharge III")])
def test_recharge_waits_after_a_use(name, turns):
    gun = weapon("gun", name)
    session = attack(duel(BARE, [gun], BARE), [6])
    used = replace(session.state, effects=tuple(e for e in session.state.effects if e.name != "weapon used"))
    assert "to wait" in why_not_use(game_of(used), "red1", "gun")
    effects = tuple(replace(e, amount=turns) if e.name == name else e for e in used.effects)
    assert not why_not_use(game_of(replace(used, effects=effects)), "red1", "gun")


@pytest.mark.parametrize(("uses", "name"), [(1, "Use I"), (2, "Use II"), (3, "Use III")])
def test_a_limited_weapon_is_used_up(uses, name):
    state = duel(BARE, [weapon("gun", name)], BARE)
    before = in_force(state, f"uses of {name}", "red1", uses - 1)
    before = replace(before, effects=tuple(replace(e, by="gun") for e in before.effects))
    session = attack(before, [6])
    assert lost(session) == 1
    again = replace(session.state, effects=tuple(e for e in session.state.effects if e.name != "weapon used"))
    assert why_not_use(game_of(again), "red1", "gun") == f"{name}: it is used up"


@pytest.mark.parametrize(("hp", "ap", "power", "dice"), [(10, 4, 5, 0), (9, 3, 4, -1), (5, 2, 3, -2)])
def test_wear_counts_from_nine_and_five_of_seventeen(hp, ap, power, dice):
    printed = troop("old", hp=17)
    state = hurt(duel(printed, [weapon("gun", "Blunt", "Wither", "Wane", ap=3, power=5)], BARE), "red1", hp)
    game = game_of(state)
    asks = {"weapon": "gun", "foe": "blue1"}
    assert game.figure("ap", 4, "red1", **asks).value == ap
    assert game.figure("power", 5, "red1", **asks).value == power
    assert game.figure("attack dice", 0, "red1", **asks).value == dice


def test_a_decrepit_weapon_without_attacks_cannot_be_used():
    state = duel(troop("old", hp=17), [weapon("gun", "Decrepit", attacks=2)], BARE)
    assert not why_not_use(game_of(hurt(state, "red1", 9)), "red1", "gun")
    assert why_not_use(game_of(hurt(state, "red1", 5)), "red1", "gun") == "Decrepit: no attacks are left"


@pytest.mark.parametrize(
    ("kind", "hp", "now"),
    [("Assault", 10, "Assault"), ("Assault", 9, "Battle"), ("Assault", 5, "Heavy"), ("Battle", 9, "Heavy")],
)
def test_encumber_makes_a_type_heavier(kind, hp, now):
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Encumber", kind=kind)], BARE), "red1", hp)
    assert weapon_type(game_of(state), "red1", "gun") == now


def test_an_encumbered_battle_weapon_is_too_heavy_at_a_quarter():
    state = duel(troop("old", hp=17), [weapon("gun", "Encumber", kind="Battle")], BARE)
    assert why_not_use(game_of(hurt(state, "red1", 5)), "red1", "gun") == "Encumber: too heavy now"


@pytest.mark.parametrize(("hp", "inches"), [(10, 24), (9, 12), (5, 6)])
def test_shorten_halves_the_range_twice(hp, inches):
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Shorten")], BARE, apart=13.2), "red1", hp)
    assert game_of(state).figure("range", 24, "red1", weapon="gun").value == inches
    assert bool(aims(game_of(state), "red1", "gun")) == (inches >= 12)


def test_cumbersome_takes_one_in_a_melee_only():
    state = duel(BARE, [weapon("gun", "Cumbersome")], BARE)
    assert game_of(state).figure("attack dice", 0, "red1", weapon="gun").value == 0
    fight = locked(state, "red1", "blue1")
    assert game_of(fight).figure("attack dice", 0, "red1", weapon="gun").value == -1


def test_unwieldy_is_not_used_in_a_melee():
    state = duel(BARE, [weapon("gun", "Unwieldy")], BARE)
    assert not why_not_use(game_of(state), "red1", "gun")
    assert why_not_use(game_of(locked(state, "red1", "blue1")), "red1", "gun") == "Unwieldy: in a melee"


@pytest.mark.parametrize(("name", "most"), [("Finisher I", 6), ("Finisher II", 12)])
def test_a_finisher_only_targets_the_worn(name, most):
    target = troop("target", hp=25)
    state = duel(BARE, [weapon("gun", name)], target)
    assert aims(game_of(hurt(state, "blue1", most)), "red1", "gun")
    assert not aims(game_of(hurt(state, "blue1", most + 1)), "red1", "gun")


def test_a_finishing_template_spares_who_is_too_well():
    gun = weapon("gun", "Explode II", "Finisher I")
    state = hurt(duel(BARE, [gun], troop("target", hp=25, armour=None)), "blue1", 20)
    session = attack(state, [], [(20.0, 10.0)])
    assert lost(session) == 0
    assert any("too many HP" in words for words in told(session))


def test_incantation_fails_passes_and_doubles():
    gun = weapon("gun", "Incantation", attacks=2)
    failed = attack(duel(BARE, [gun], BARE), [5, 5])
    assert lost(failed) == 0
    passed = attack(duel(BARE, [gun], BARE), [4, 5, 6, 6])
    assert lost(passed) == 2
    doubled = attack(duel(BARE, [gun], BARE), [1, 1, 6, 6, 6, 6])
    assert lost(doubled) == 4


def test_an_internal_weapon_reaches_only_who_is_inside():
    state = duel(BARE, [weapon("gun", "Internal")], BARE)
    assert not aims(game_of(state), "red1", "gun")
    inside = state.with_unit(replace(state.units["blue1"], where="red1"))
    assert [aim.target for aim in aims(game_of(inside), "red1", "gun")] == ["blue1"]


@pytest.mark.parametrize(("crew", "needed"), [((), 1), (("Crew I",), 2)])
def test_a_manned_weapon_needs_passengers(crew, needed):
    carrier = troop("carrier", *crew, hp=10, transport=20)
    others = [(f"rider{n}", "red", BARE, (), [(30.0, 30.0 + 3 * n)]) for n in range(needed)]
    state = duel(carrier, [weapon("gun", "Manned")], BARE, others=others)
    for n in range(needed):
        assert unmanned(state)
        state = state.with_unit(replace(state.units[f"rider{n}"], where="red1"))
    assert not unmanned(state)


def unmanned(state):
    """Ask the perk alone: Crew has its own say."""
    perk = CATALOGUE.get("Manned")
    return perk.forbids[0].answer(Ask(state, "red1", "gun"), Bearer(perk, "red1", "gun"))


def test_a_pain_locked_weapon_opens_the_turn_after_an_enemy_hurt_its_user():
    state = duel(BARE, [weapon("gun")], BARE, armed=[weapon("claw", "Pain Locked")])
    assert why_not_use(game_of(state), "blue1", "claw").startswith("Pain Locked")
    session = attack(state, [6])
    assert why_not_use(game_of(session.state), "blue1", "claw").startswith("Pain Locked")
    later = in_phase(session.state, turn=2)
    assert not why_not_use(game_of(later), "blue1", "claw")


def test_counter_strikes_back_once_and_never_else():
    claw = weapon("claw", "Counter", power=4)
    state = duel(BARE, [weapon("gun", attacks=1), weapon("bow", attacks=1)], BARE, armed=[claw])
    assert why_not_use(game_of(state), "blue1", "claw").startswith("Counter")
    session = attack(state, [6, 6, 6], [("gun",), ("bow",)])
    assert lost(session) == 2
    assert lost(session, "red1") == 1


def test_counter_waits_for_an_attacker_in_reach():
    claw = weapon("claw", "Counter", range=3)
    session = attack(duel(BARE, [weapon("gun")], BARE, armed=[claw]), [6])
    assert lost(session, "red1") == 0


@pytest.mark.parametrize(
    ("name", "inches"),
    [("Trajectory I", 6), ("Trajectory II", 12), ("Trajectory III", 24), ("Trajectory IV", 36)],
)
def test_trajectory_spares_the_near(name, inches):
    gun = weapon("gun", name, range=48)
    width = 32 / 25.4
    near = duel(BARE, [gun], BARE, apart=inches + width - 0.01, board=(72, 48))
    far = duel(BARE, [gun], BARE, apart=inches + width, board=(72, 48))
    assert not aims(game_of(near), "red1", "gun")
    assert aims(game_of(far), "red1", "gun")


@pytest.mark.parametrize(("name", "count"), [("Twin", 2), ("Triune", 3)])
def test_only_one_of_a_set_is_used(name, count):
    set_ = [weapon(f"bomb{n}", name, deflect=2) for n in range(count)]
    state = duel(BARE, set_, BARE)
    session = attack(state, [6], [("bomb1",)])
    assert lost(session) == 1
    for n in range(count):
        if n != 1:
            assert "has been used" in why_not_use(game_of(session.state), "red1", f"bomb{n}")
        assert game_of(state).reason_against("shield", "red1", weapon=f"bomb{n}") == name


def test_one_weapon_of_each_set_is_used():
    state = duel(BARE, [weapon(f"bomb{n}", "Twin") for n in range(4)], BARE)
    session = attack(state, [6, 6], [("bomb1",), ("bomb2",)])
    assert lost(session) == 2
    game = game_of(session.state)
    assert all("has been used" in why_not_use(game, "red1", f"bomb{n}") for n in (0, 3))


@pytest.mark.parametrize(("name", "count"), [("Twin", 2), ("Triune", 3)])
def test_what_was_used_out_of_turn_leaves_the_others_of_its_set_to_the_own_attack(name, count):
    """Blue is shot at as it walks; in red's own attack that weapon is spent, the others are not."""
    snipers = [weapon(f"bomb{n}", name, "Snipe", range=40, power=10) for n in range(count)]
    state = in_phase(duel(BARE, snipers, BARE), "Move", side="blue")
    walk = (Placed("blue11", (22.0, 10.0)),)
    session = attack(state, [], [walk, True], "blue1", "Move")
    assert lost(session) == 1  # no others are offered along with the first
    after = in_phase(session.state, "Attack")
    own = [why_not_use(game_of(after), "red1", f"bomb{n}") for n in range(count)]
    assert own == ["it has been used", *[""] * (count - 1)]


@pytest.mark.parametrize("name", ["Malfunction I", "Malfunction II"])
def test_half_ones_are_a_malfunction(name):
    gun = weapon("gun", name, attacks=4)
    jammed = attack(duel(BARE, [gun], BARE), [1, 1, 6, 6])
    assert lost(jammed) == 0
    fine = attack(duel(BARE, [gun], BARE), [1, 2, 6, 6])
    assert lost(fine) == 2
    fresh = replace(jammed.state, effects=tuple(e for e in jammed.state.effects if e.name != "weapon used"))
    assert is_open(game_of(fresh), "red1", "gun") == (name == "Malfunction I")


def test_five_ones_of_many_are_a_malfunction():
    gun = weapon("gun", "Malfunction I", attacks=12)
    assert lost(attack(duel(BARE, [gun], BARE), [1] * 5 + [6] * 7)) == 0
    assert lost(attack(duel(BARE, [gun], BARE), [1] * 4 + [6] * 8)) == 8


def test_weapons_with_malfunction_are_rolled_apart():
    gun = weapon("gun", "Malfunction II", attacks=2)
    session = attack(duel(BARE, [gun], BARE, shooters=2), [1, 6, 6, 6])
    assert lost(session) == 2
    fresh = replace(session.state, effects=tuple(e for e in session.state.effects if e.name != "weapon used"))
    assert [aim.wielders for aim in aims(game_of(fresh), "red1", "gun")] == [("red12",)]


def test_a_volatile_weapon_strikes_its_wielder_for_each_one():
    gun = weapon("gun", "Volatile", attacks=3)
    session = attack(duel(BARE, [gun], BARE), [1, 1, 6, 6, 1])
    assert (lost(session), lost(session, "red1")) == (1, 1)


def test_a_wildcard_rolls_its_stats():
    gun = weapon("gun", "Wildcard", range=0, attacks=1, power=0)
    dice = [2, 2, 1, 1, 3, 4, 6, 2, 6, 6]
    session = attack(duel(BARE, [gun], BARE), dice, [True])
    assert rolls(session)[:3] == [("Wildcard", 2)] * 3
    assert lost(session) == 2  # 2 attacks of Power 7, 10 inches away with a range of 12
    short = attack(duel(BARE, [gun], BARE), [1, 1, *dice[2:-2]], [True])
    assert lost(short) == 0  # range 6


def test_a_wildcard_may_be_left():
    gun = weapon("gun", "Wildcard", range=0, attacks=1, power=0)
    session = attack(duel(BARE, [gun], BARE), [2, 2, 1, 1, 3, 4, 6, 1], [False])
    assert lost(session) == 0
    assert not session.state.is_under("red1", "no dash")


def test_upheaval_throws_the_user_into_a_unit_and_strikes_it():
    gun = weapon("gun", "Upheaval", power=10)
    others = [("red2", "red", BARE, (), [(10.0, 6.0)])]
    # hit, then a failed test, scatter north 9 in: it runs into red2, whom the weapon strikes
    session = attack(duel(BARE, [gun], BARE, others=others), [1, 3, 1, 4, 5])
    assert lost(session, "red2") == 1
    assert session.state.figures["red11"].model.at[1] == pytest.approx(6.0 + 32 / 25.4, abs=1e-5)


def test_upheaval_strikes_the_user_on_a_hit_and_spares_who_passes():
    gun = weapon("gun", "Upheaval", power=10)
    assert lost(attack(duel(BARE, [gun], BARE), [3, 6]), "red1") == 1
    assert lost(attack(duel(BARE, [gun], BARE), [4]), "red1") == 0


def test_self_destruct_goes_off_as_its_wielder_is_taken_off():
    bomb = weapon("bomb", "Self-Destruct", power=10, attacks=2, range=12)
    weak = troop("weak", hp=1, defence=0, armour=None)
    state = duel(BARE, [weapon("gun")], weak, armed=[bomb], apart=5.0)
    session = attack(state, [])
    assert session.state.units["blue1"].where == "gone" or session.state.hp("blue1") == 0
    done = going_on(session, [], [], "blue1", "Hold") if session.state.clock.side == "blue" else session
    assert lost(done, "red1") == 2


def test_self_destruct_may_be_chosen_and_goes_off_once():
    bomb = weapon("bomb", "Self-Destruct", "Explode II", power=10, range=12)
    state = duel(troop("weak", hp=3, armour=None), [bomb], BARE, apart=8.0)
    session = attack(state, [], [("Self-Destruct",), (18.0, 10.0)])
    assert session.state.hp("red1") == 0
    assert lost(session) == 1


def test_a_looted_weapon_is_picked_up_by_who_walks_over_it():
    sword = weapon("sword", "Loot", range=0, deflect=2)
    weak = troop("weak", hp=1, defence=0, armour=None)
    others = [("red2", "red", BARE, (), [(15.0, 14.0)])]
    state = duel(BARE, [weapon("gun")], weak, armed=[sword], apart=5.0, others=others)
    session = attack(state, [1])
    for unit in ("blue1", "red2"):
        going_on(session, [], [], unit, "Hold")
    marks = [mark for mark in session.state.markers if mark.name == "Loot"]
    assert [mark.at for mark in marks] == [(15.0, 10.0)]
    walk = (Placed("red21", (15.0, 9.0)),)
    done = attack(in_phase(session.state, "Move"), choices=[walk, ("red21",)], unit="red2", name="Move")
    assert done.state.figures["red21"].weapons == ("sword",)
    assert done.state.markers == ()
    assert game_of(done.state).reason_against("shield", "red2", weapon="sword") == "Loot"
