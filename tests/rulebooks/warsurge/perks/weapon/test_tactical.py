"""Tactical perks, rank by rank: better against some, in some plight, shifting, precise."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import asked, game_of, hurt, turn_begun
from companies import part_of
from fighting import attack, duel, going_on, in_phase, locked, lost, under
from running import run

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.transport.transport_capacity import Hold, board
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import EffectBegan, Placed
from battlefield.rules.core.requests import Spot
from battlefield.rules.scene.contents import Terrain

BARE = troop("bare", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4
WALL = Terrain(
    "wall", Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)


# against some


@pytest.mark.parametrize(("rank", "others"), [("I", -1), ("II", 0)])
def test_anti_air_is_for_what_flies_or_jumps(rank, others):
    gun = weapon("gun", f"Anti-Air {rank}")
    for perk in ("Airborne", "Jumper"):
        assert asked(duel(BARE, [gun], troop("flyer", perk)), "attack dice") == 1
    assert asked(duel(BARE, [gun], BARE), "attack dice") == others


def test_deconstruct_and_dismantle_are_for_artificial_units():
    gun = weapon("gun", "Deconstruct", "Dismantle")
    robot = troop("robot", "Artificial", defence=4, hp=20, armour=None)
    assert asked(duel(BARE, [gun], robot), "attack dice") == 1
    assert asked(duel(BARE, [gun], BARE), "attack dice") == 0
    assert lost(attack(duel(BARE, [gun], robot), [3])) == 2
    assert lost(attack(duel(BARE, [gun], BARE), [4])) == 1


@pytest.mark.parametrize("perk", ["Leader", "Sergeant", "War Master"])
def test_commander_killer_rerolls_against_commanders(perk):
    gun = weapon("gun", "Commander Killer")
    assert asked(duel(BARE, [gun], troop("chief", perk)), "reroll failures") == 1
    assert asked(duel(BARE, [gun], BARE), "reroll failures") == 0


# in some plight


def test_focus_needs_both_to_stand_still():
    state = duel(BARE, [weapon("gun", "Focus")], BARE)
    assert asked(state, "reroll failures") == 1
    assert asked(under(state, unit_status.MOVED, "red1"), "reroll failures") == 0
    assert asked(under(state, unit_status.MOVED, "blue1"), "reroll failures") == 0


def test_hearty_needs_full_hp():
    state = duel(BARE, [weapon("gun", "Hearty")], BARE)
    assert (asked(state, "range", 24), asked(state, "power", 4)) == (36, 5)
    assert (asked(hurt(state, "red1", 19), "range", 24), asked(hurt(state, "red1", 19), "power", 4)) == (
        24,
        4,
    )


@pytest.mark.parametrize(("hp", "more"), [(8, 2), (9, 0)])
def test_bloody_counts_from_half_rounded_down_at_the_start_of_a_turn(hp, more):
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Bloody")], BARE), "red1", hp)
    session = turn_begun(state)
    assert session.state.clock.turn == 2
    assert (asked(session.state, "power", 4), asked(session.state, "attacks", 1)) == (4 + more, 1 + more)


@pytest.mark.parametrize(("name", "stat"), [("Clash", "attacks"), ("Flurry", "reroll failures")])
def test_the_first_use_after_beginning_a_melee(name, stat):
    state = in_phase(duel(BARE, [weapon("gun", name)], BARE, apart=5.0), "Move")
    walk = (Placed("red11", (15.0 - WIDTH, 10.0)),)
    session = attack(state, choices=[walk], name="Move")
    assert unit_status.is_engaged(session.state, "red1")
    assert asked(session.state, stat) == 1
    after = attack(in_phase(session.state), [6] * (2 if name == "Clash" else 1))
    assert asked(after.state, stat) == 0


@pytest.mark.parametrize(("rank", "penalty"), [("I", 1), ("II", 2)])
def test_longshot_aims_twice_as_far_for_less_power(rank, penalty):
    gun = weapon("gun", f"Longshot {rank}", range=10)
    assert asked(duel(BARE, [gun], BARE, apart=10 + WIDTH), "power", 4) == 4
    assert asked(duel(BARE, [gun], BARE, apart=20 + WIDTH), "power", 4) == 4 - penalty
    assert not aims(game_of(duel(BARE, [gun], BARE, apart=20.01 + WIDTH)), "red1", "gun")


@pytest.mark.parametrize(("rank", "penalty"), [("I", -2), ("II", 0), ("III", 0)])
def test_no_line_of_sight_shoots_through_walls(rank, penalty):
    gun = weapon("gun", f"No Line of Sight {rank}")
    hidden = duel(BARE, [gun], BARE, terrain=(WALL,))
    assert asked(hidden, "attack dice") == penalty
    assert [aim.seen for aim in aims(game_of(hidden), "red1", "gun")] == [False]
    assert asked(duel(BARE, [gun], BARE), "attack dice") == 0
    assert not aims(game_of(duel(BARE, [weapon("gun")], BARE, terrain=(WALL,))), "red1", "gun")


def test_attacks_of_multi_strike_go_where_they_are_sent():
    others = [("blue2", "blue", BARE, (), [(20.0, 14.0)])]
    state = duel(BARE, [weapon("gun", "Multi-Strike", attacks=3)], BARE, others=others)
    session = attack(state, [6, 6, 6], [("gun",), ("blue1",), ("blue2",), ("blue2",)])
    assert (lost(session), lost(session, "blue2")) == (1, 2)


def test_templates_of_multi_strike_are_as_many_as_attacks():
    others = [("blue2", "blue", BARE, (), [(20.0, 18.0)])]
    gun = weapon("gun", "Multi-Strike", "Explode I", attacks=2)
    session = attack(duel(BARE, [gun], BARE, others=others), [6, 6], [(20.0, 10.0), (20.0, 18.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 1)


def test_a_shared_weapon_is_measured_from_any_model_and_rolled_once():
    squad = troop("squad", hp=1, armour=None)
    state = duel(squad, [weapon("gun", "Shared", range=6)], BARE, shooters=1, apart=5.0)
    second = replace(
        state.figures["red11"], model=replace(state.figures["red11"].model, id="red12", at=(13.0, 12.0))
    )
    second = replace(second, weapons=())
    far = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(2.0, 12.0)))
    state = replace(state, figures={**state.figures, "red12": second, "red11": far})
    state = state.with_unit(replace(state.units["red1"], figures=("red11", "red12"), strength=2))
    assert [aim.wielders for aim in aims(game_of(state), "red1", "gun")] == [("red12",)]
    assert lost(attack(state, [6])) == 1
    dying = replace(state, figures={**state.figures, "red11": replace(far, hp=0)})
    session = attack(in_phase(dying, "Move"), name="Hold")
    for unit in ("blue1",):
        going_on(session, unit=unit, name="Hold")
    assert session.state.figures["red12"].weapons == ("gun",)


def test_harmless_costs_nothing_and_still_grapples():
    gun = weapon("gun", "Harmless", "Grapple")
    dear = troop("dear", hp=20, points=200)
    session = attack(duel(dear, [gun], BARE), [6])
    assert lost(session) == 0
    assert session.state.figures["blue11"].model.at[0] == pytest.approx(10.0 + WIDTH, abs=1e-5)


def test_disarm_takes_a_weapon_and_its_shield():
    claw = weapon("claw", deflect=2)
    state = duel(BARE, [weapon("gun", "Disarm")], BARE, armed=[claw])
    session = attack(replace_shield(state), [6, 4])
    assert why_not_use(game_of(session.state), "blue1", "claw") == "Disarm"
    assert game_of(session.state).reason_against("shield", "blue1", weapon="claw") == "Disarm"
    late = attack(replace_shield(under(state, unit_status.ATTACKED, "blue1")), [6, 4])
    assert not why_not_use(game_of(late.state), "blue1", "claw")
    assert why_not_use(game_of(in_phase(late.state, turn=2)), "blue1", "claw") == "Disarm"


def replace_shield(state):
    """Take the shield away so that no save is rolled."""
    profile = replace(state.profiles["claw"], stats={**state.profiles["claw"].stats, "deflect": 0})
    return replace(state, profiles={**state.profiles, "claw": profile})


# shifting


@pytest.mark.parametrize(("rank", "inches"), [("I", 6), ("II", 12)])
def test_knockback_goes_directly_away(rank, inches):
    state = duel(BARE, [weapon("gun", f"Knockback {rank}")], BARE)
    session = attack(state, [6, 4])
    assert session.state.figures["blue11"].model.at == pytest.approx((20.0 + inches, 10.0))
    failed = attack(state, [6, 3])
    assert failed.state.figures["blue11"].model.at == (20.0, 10.0)


def test_knockback_stops_an_inch_short_of_others():
    others = [("blue2", "blue", BARE, (), [(25.0, 10.0)])]
    session = attack(duel(BARE, [weapon("gun", "Knockback I")], BARE, others=others), [6, 4], [("blue1",)])
    assert session.state.figures["blue11"].model.at[0] == pytest.approx(25.0 - WIDTH - 1.0, abs=1e-5)


@pytest.mark.parametrize(("rank", "inches", "dice"), [("I", 6, 1), ("II", 12, 2)])
def test_force_shoves_any_way_and_hurts_all_that_meet(rank, inches, dice):
    state = duel(BARE, [weapon("gun", f"Force {rank}")], BARE)
    free = attack(state, [6, 4], [(20.0, 10.0 + inches)])
    assert free.state.figures["blue11"].model.at == pytest.approx((20.0, 10.0 + inches))
    others = [("blue2", "blue", BARE, (), [(20.0, 14.0)])]
    state = duel(BARE, [weapon("gun", f"Force {rank}")], BARE, others=others)
    impact = [2] * dice + [4] * (2 * dice) + [1] * dice + [4] * dice
    session = attack(state, [6, 4, *impact], [("blue1",), (20.0, 10.0 + inches)])
    assert session.state.figures["blue11"].model.at[1] == pytest.approx(14.0 - WIDTH, abs=1e-5)
    assert (lost(session), lost(session, "blue2")) == (1 + 2 * dice, dice)
    assert not unit_status.is_engaged(session.state, "blue1")


@pytest.mark.parametrize(("rank", "dice"), [("I", 1), ("II", 2)])
def test_the_throw_of_an_impact_is_multiplied_by_the_weapons_that_succeeded(rank, dice):
    others = [("blue2", "blue", BARE, (), [(20.0, 14.0)])]
    gun = weapon("gun", f"Force {rank}")
    state = duel(BARE, [gun], BARE, others=others, shooters=2)
    inches = 6.0 * dice
    throw, bounced = [3] * dice, [4] * (2 * 3 * dice)
    picks = [("blue1",), (20.0, 10.0 + inches)]
    both = attack(state, [6, 6, 4, *throw, *bounced, *throw, *bounced], picks)
    assert (lost(both), lost(both, "blue2")) == (2 + 6 * dice, 6 * dice)
    one = attack(state, [1, 6, 4, *throw, *bounced[: 3 * dice], *throw, *bounced[: 3 * dice]], picks)
    assert (lost(one), lost(one, "blue2")) == (1 + 3 * dice, 3 * dice)


def test_weapons_of_two_kinds_multiply_one_throw():
    others = [("blue2", "blue", BARE, (), [(20.0, 14.0)])]
    arms = [weapon("gun", "Force I"), weapon("bow", "Force I")]
    state = duel(BARE, arms, BARE, others=others)
    picks = [("gun",), ("blue1",), ("bow",), ("blue1",), (20.0, 16.0)]
    session = attack(state, [6, 4, 6, 4, 2, *[4] * 4, 1, *[4] * 2], picks)
    assert (lost(session), lost(session, "blue2")) == (2 + 4, 2)


def test_the_weapons_of_a_unit_and_its_sergeant_multiply_one_throw():
    head = ("red2", "red", troop("head"), (weapon("bow", "Force I"),), [(10.0, 11.5)])
    others = [("blue2", "blue", BARE, (), [(20.0, 15.0)]), head]
    state = part_of(duel(BARE, [weapon("gun", "Force I")], BARE, others=others), "red2", "red1")
    picks = [("gun",), ("blue1",), ("red2|bow",), ("blue1",), (20.0, 16.0)]
    session = attack(state, [6, 4, 6, 4, 2, *[4] * 4, 1, *[4] * 2], picks)
    assert (lost(session), lost(session, "blue2")) == (2 + 4, 2)


def test_a_push_ends_a_melee():
    state = locked(duel(BARE, [weapon("gun", "Knockback I")], BARE, apart=WIDTH), "red1", "blue1")
    session = attack(state, [6, 4])
    assert not unit_status.is_engaged(session.state, "red1")


def test_the_attacker_picks_the_order_of_pushes():
    state = duel(BARE, [weapon("gun", "Knockback I", "Force I")], BARE)
    first = attack(state, [6, 4, 4], [(26.0, 16.0)])
    assert first.state.figures["blue11"].model.at == pytest.approx((26.0, 16.0))
    began = [event.effect for event in first.events if isinstance(event, EffectBegan)]
    ids = tuple(str(e.id) for e in began if e.name in ("Knockback", "Force"))
    other = attack(state, [6, 4, 4], [ids[::-1], (20.0, 16.0)])
    away = 6.0 / 34.0**0.5  # from (10, 10) to (20, 16) is five to three
    assert other.state.figures["blue11"].model.at == pytest.approx(
        (20.0 + 5.0 * away, 16.0 + 3.0 * away), abs=1e-5
    )


def test_the_cheaper_one_is_pulled():
    cheap, dear = troop("cheap", hp=20, armour=None, points=60), troop("dear", hp=20, armour=None, points=200)
    gun = weapon("gun", "Grapple", power=10)
    pulled = attack(duel(dear, [gun], cheap), [4])
    assert pulled.state.figures["blue11"].model.at[0] == pytest.approx(10.0 + WIDTH, abs=1e-5)
    assert unit_status.is_engaged(pulled.state, "red1")
    goes = attack(duel(cheap, [gun], dear), [4])
    assert goes.state.figures["red11"].model.at[0] == pytest.approx(20.0 - WIDTH, abs=1e-5)
    halfway = attack(duel(cheap, [gun], dear), [4], [(14.0, 10.0)])
    assert halfway.state.figures["red11"].model.at == pytest.approx((14.0, 10.0))
    equal = attack(duel(dear, [gun], replace(dear, id="other")), [4])
    assert equal.state.figures["red11"].model.at == (10.0, 10.0)


def test_who_says_where_a_pull_stops_is_shown_the_way_and_nothing_of_the_table_beside_it():
    cheap, dear = troop("cheap", hp=20, armour=None, points=60), troop("dear", hp=20, armour=None, points=200)
    session = Session(duel(cheap, [weapon("gun", "Grapple", power=10)], dear), Warsurge(), Listed([4]))
    assert not session.begin(Action("Attack", "red", "red1"))
    while not isinstance(session.pending, Spot):
        assert not session.answer(session.suggestions()[0])
    (way,) = session.pending.spans
    start, end = 10.0, 20.0 - WIDTH
    assert way.centre == pytest.approx(((start + end) / 2.0, 10.0), abs=1e-5)
    assert way.radius == pytest.approx((end - start) / 2.0 + WIDTH / 2.0, abs=1e-5)


def test_an_immobile_user_pulls_even_a_dearer_target():
    fort, dear = (
        troop("fort", move=0, dash=0, hp=20, points=60),
        troop("dear", hp=20, armour=None, points=200),
    )
    session = attack(duel(fort, [weapon("gun", "Grapple", power=10)], dear), [4])
    assert session.state.figures["blue11"].model.at[0] == pytest.approx(10.0 + WIDTH, abs=1e-5)


def test_a_passenger_pulls_its_target_to_the_transport_and_is_not_pulled_out():
    truck = troop("truck", hp=20, armour=None, transport=20, fire_points=1)
    cheap, dear = troop("cheap", hp=2, points=60), troop("dear", hp=20, armour=None, points=200)
    gun = weapon("gun", "Grapple", power=10)
    state = duel(cheap, [gun], dear, others=[("red2", "red", truck, (), [(10.0, 12.0)])])

    def boards(game):
        yield from board(game, "red1", Hold("red2", "", "", 20))

    rides = run(state, boards).state
    session = attack(rides, [4])
    assert session.state.units["red1"].where == "red2"
    assert session.state.figures["blue11"].model.at != (20.0, 10.0)
    at, of = (session.state.figures[name].model for name in ("blue11", "red21"))
    assert gap(PlacedBase(at.base, at.at), PlacedBase(of.base, of.at)).touching


def test_warp_sends_into_reserve_on_a_6():
    state = duel(BARE, [weapon("gun", "Warp", attacks=2)], BARE)
    assert attack(state, [6, 6, 5, 6]).state.units["blue1"].where == "reserve"
    assert attack(state, [6, 6, 5, 5]).state.units["blue1"].where == "table"


# precision


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_precise_dice_strike_whom_the_attacker_picks(face):
    squad = troop("squad", hp=2, defence=1, armour=None)
    state = duel(BARE, [weapon("gun", f"Precision {face}+", power=4)], squad, targets=3, apart=8.0)
    picked = attack(state, [face], [("blue12",)])
    assert picked.state.figures["blue12"].hp == 1
    if face > 2:
        plain = attack(state, [face - 1])
        assert plain.state.figures["blue12"].hp == 2
        assert lost(plain) == 1


@pytest.mark.parametrize(("rank", "reaches"), [("II", False), ("III", True)])
def test_the_third_rank_shoots_into_and_out_of_transports(rank, reaches):
    others = [("rider", "blue", BARE, (), [(40.0, 40.0)])]
    state = duel(BARE, [weapon("gun", f"No Line of Sight {rank}")], BARE, others=others)
    inside = state.with_unit(replace(state.units["rider"], where="blue1"))
    assert ("rider" in [aim.target for aim in aims(game_of(inside), "red1", "gun")]) == reaches
    friends = [("van", "red", BARE, (), [(10.0, 14.0)])]
    state = duel(BARE, [weapon("gun", f"No Line of Sight {rank}")], BARE, others=friends)
    inside = state.with_unit(replace(state.units["red1"], where="van"))
    assert (not why_not_use(game_of(inside), "red1", "gun")) == reaches
    assert ("blue1" in [aim.target for aim in aims(game_of(inside), "red1", "gun")]) == reaches
