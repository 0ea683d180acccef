"""Force, Knockback, Grapple and Warp, sentence by sentence: who goes where, and what comes of it."""

from dataclasses import replace
from math import hypot

import pytest
from armies import army, troop, weapon
from asking import hurt
from convoys import inside
from fighting import attack, duel, in_phase, locked, lost, rolls
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import EffectBegan
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4
SURE = {"power": 10, "range": 40}
FORCES = pytest.mark.parametrize(("rank", "inches", "dice"), [("I", 6.0, 1), ("II", 12.0, 2)])


def at(session, figure="blue11"):
    return session.state.figures[figure].model.at


def wall(x, low=0.0, high=48.0):
    rim = Polygon(((x, low), (x + 1.0, low), (x + 1.0, high), (x, high)))
    return Terrain("wall", rim, 0.0, 6.0, ("impassable",), "blocks")


def pushing(*perks, apart=10.0, others=(), terrain=(), foe=MARK, **more):
    gun = weapon("gun", *perks, **SURE | more)
    return duel(USER, [gun], foe, apart=apart, others=others, terrain=terrain)


def beside(where, unit="blue2", profile=MARK):
    return (unit, unit[:-1], replace(profile, id=f"{unit}s"), (), [where])


# Force


@FORCES
@pytest.mark.parametrize("way", [(1.0, 0.0), (-0.6, 0.8), (0.0, -1.0)])
def test_force_moves_the_target_up_to_its_inches_any_way(rank, inches, dice, way):
    for share in (1.0, 0.5):
        far = share * inches
        to = (20.0 + far * way[0], 20.0 + far * way[1])
        state = pushing(f"Force {rank}")
        state = state.with_figures(moved(state, "blue11", (20.0, 20.0)))
        assert at(attack(state, [4], [to])) == pytest.approx(to, abs=1e-5)
    state = pushing(f"Force {rank}")
    with pytest.raises(AssertionError):
        attack(state, [4], [(20.0, 10.0 + inches + 0.01)])
    assert dice


def moved(state, figure, there):
    return replace(state.figures[figure], model=replace(state.figures[figure].model, at=there))


@FORCES
@pytest.mark.parametrize(("face", "goes"), [(4, True), (3, False)])
def test_force_needs_a_passed_test(rank, inches, dice, face, goes):
    session = attack(pushing(f"Force {rank}"), [face], [(20.0, 10.0 + inches)] if goes else [])
    assert (at(session) != (20.0, 10.0)) is goes
    assert dice


@FORCES
@pytest.mark.parametrize("what", ["unit", "terrain"])
def test_force_stops_at_what_is_in_the_way_and_hurts_all_that_meet(rank, inches, dice, what):
    others = [beside((24.0, 10.0))] if what == "unit" else []
    terrain = (wall(24.0 - WIDTH / 2.0),) if what == "terrain" else ()
    state = pushing(f"Force {rank}", others=others, terrain=terrain)
    impact = [1] * dice + [4] * dice
    picks = [("blue1",)] if what == "unit" else []
    session = attack(state, [4, *impact * (2 if what == "unit" else 1)], [*picks, (20.0 + inches, 10.0)])
    assert at(session)[0] == pytest.approx(24.0 - WIDTH, abs=1e-4)
    assert lost(session) == 1 + dice
    if what == "unit":
        assert lost(session, "blue2") == dice
    assert not unit_status.is_engaged(session.state, "blue1")


@FORCES
def test_no_melee_begins_where_force_puts_enemies_together(rank, inches, dice):
    state = pushing(f"Force {rank}", others=[beside((24.0, 10.0), "red2")])
    session = attack(state, [4, *([1] * dice + [1] * dice) * 2], [(20.0 + inches, 10.0)])
    assert not unit_status.is_engaged(session.state, "red2")


@pytest.mark.parametrize(
    ("face", "armour", "saves", "cost"), [(4, None, [], 1), (3, None, [], 0), (4, 4, [4], 0), (4, 4, [3], 1)]
)
def test_dice_of_the_impact_succeed_on_4_and_may_be_saved(face, armour, saves, cost):
    foe = troop("mark", defence=4, hp=30, armour=armour)
    state = pushing("Force I", foe=foe, ap=2, terrain=(wall(24.0),))
    session = attack(state, [4, 1, face, *saves], [(26.0, 10.0)])
    assert lost(session) == 1 + cost


def test_a_push_is_no_movement():
    for perk, picks in (("Force I", [(26.0, 10.0)]), ("Knockback I", [])):
        after = attack(pushing(perk), [4], picks).state
        for mark in (unit_status.MOVED, unit_status.RELOCATED, unit_status.DASHED):
            assert not unit_status.is_marked(after, mark, "blue1")


@pytest.mark.parametrize("perk", ["Force I", "Force II", "Knockback I", "Knockback II"])
def test_a_push_may_end_a_melee(perk):
    state = locked(pushing(perk, apart=WIDTH, range=0), "red1", "blue1")
    session = attack(state, [4], [(15.0, 10.0)] if perk.startswith("Force") else [])
    assert not unit_status.is_engaged(session.state, "red1")
    assert not unit_status.is_engaged(session.state, "blue1")


def test_pushes_come_as_the_whole_attack_ends():
    """A second weapon of short range still reaches whom the first one is about to push away."""
    arms = [weapon("gun", "Knockback II", **SURE), weapon("axe", range=10, power=10)]
    session = attack(duel(USER, arms, MARK), [4], [("gun",), ("axe",)])
    assert lost(session) == 2 and at(session)[0] == pytest.approx(32.0)


@pytest.mark.parametrize("first", ["Force", "Knockback"])
def test_the_user_says_which_push_comes_first(first):
    state = pushing("Knockback I", "Force I")
    begun = attack(state, [4, 4], [(26.0, 16.0)])
    effects = [e.effect for e in begun.events if isinstance(e, EffectBegan)]
    ids = {e.name: str(e.id) for e in effects if e.name in ("Force", "Knockback")}
    second = "Knockback" if first == "Force" else "Force"
    aim = (20.0, 16.0) if first == "Force" else (26.0, 16.0)
    after = attack(state, [4, 4], [(ids[first], ids[second]), aim])
    away = 6.0 / 136.0**0.5
    found = (20.0 + 10.0 * away, 16.0 + 6.0 * away) if first == "Force" else (26.0, 16.0)
    assert at(after) == pytest.approx(found, abs=1e-4)


# Knockback


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0)])
@pytest.mark.parametrize("start", [(20.0, 10.0), (16.0, 18.0)])
def test_knockback_goes_straight_away_from_the_user(rank, inches, start):
    state = pushing(f"Knockback {rank}")
    x, y = start[0] - 10.0, start[1] - 10.0
    far = (x**2 + y**2) ** 0.5
    session = attack(state.with_figures(moved(state, "blue11", start)), [4])
    assert at(session) == pytest.approx((start[0] + inches * x / far, start[1] + inches * y / far), abs=1e-4)
    assert at(attack(state, [3])) == (20.0, 10.0)


@pytest.mark.parametrize("rank", ["I", "II"])
@pytest.mark.parametrize("what", ["unit", "terrain"])
def test_knockback_stops_an_inch_short_and_hurts_nobody(rank, what):
    others = [beside((24.0, 10.0))] if what == "unit" else []
    terrain = (wall(24.0 - WIDTH / 2.0),) if what == "terrain" else ()
    session = attack(
        pushing(f"Knockback {rank}", others=others, terrain=terrain),
        [4],
        [("blue1",)] if what == "unit" else [],
    )
    assert at(session)[0] == pytest.approx(24.0 - WIDTH - 1.0, abs=1e-4)
    assert lost(session) == 1


# Grapple


def hook(*perks, user=100, target=50, apart=10.0, others=(), terrain=(), who=(), whom=(), **stats):
    gun = weapon("gun", "Grapple", *perks, **SURE | stats)
    mine = troop("user", *who, defence=4, hp=20, armour=None, points=user)
    foe = troop("mark", *whom, defence=4, hp=30, armour=None, points=target)
    return duel(mine, [gun], foe, apart=apart, others=others, terrain=terrain)


@pytest.mark.parametrize(
    ("user", "target", "found"),
    [(100, 99, (10.0, 10.0 + WIDTH)), (99, 100, (20.0 - WIDTH, 20.0)), (100, 100, (10.0, 20.0))],
)
def test_the_cheaper_one_is_pulled_to_the_dearer(user, target, found):
    session = attack(hook(user=user, target=target), [4])
    assert (at(session, "red11")[0], at(session)[0]) == pytest.approx(found, abs=1e-4)
    failed = attack(hook(user=user, target=target), [3])
    assert (at(failed, "red11")[0], at(failed)[0]) == (10.0, 20.0)


def test_full_costs_are_compared():
    """The dearer target has lost nearly all of its HP."""
    session = attack(hurt(hook(user=100, target=150), "blue1", 2), [4])
    assert at(session)[0] == 20.0 and at(session, "red11")[0] > 10.0


@pytest.mark.parametrize(
    ("who", "whom", "user", "target", "found"),
    [
        ((), ("Unstoppable",), 100, 50, (20.0 - WIDTH, 20.0)),
        (("Unstoppable",), (), 50, 100, (10.0, 10.0 + WIDTH)),
        (("Unstoppable",), ("Unstoppable",), 100, 50, (10.0, 20.0)),
    ],
)
def test_who_is_unstoppable_is_not_pulled(who, whom, user, target, found):
    session = attack(hook(who=who, whom=whom, user=user, target=target), [4])
    assert (at(session, "red11")[0], at(session)[0]) == pytest.approx(found, abs=1e-4)


@pytest.mark.parametrize(
    ("stuck", "user", "target", "found"),
    [
        (("blue1",), 100, 50, (20.0 - WIDTH, 20.0)),
        (("red1",), 50, 100, (10.0, 10.0 + WIDTH)),
        (("red1", "blue1"), 100, 50, (10.0, 20.0)),
    ],
)
def test_who_is_immobile_is_not_pulled(stuck, user, target, found):
    state = hook(user=user, target=target)
    for unit in stuck:
        name = state.units[unit].profile
        still = replace(state.profiles[name], stats={**state.profiles[name].stats, "move": 0, "dash": 0})
        state = replace(state, profiles={**state.profiles, name: still})
    session = attack(state, [4])
    assert (at(session, "red11")[0], at(session)[0]) == pytest.approx(found, abs=1e-4)


@pytest.mark.parametrize("target", [300, 50])
def test_who_hooks_a_passenger_is_pulled_to_what_carries_it(target):
    """Nobody is pulled out of a transport: the dearer one is gone to, and so is the cheaper one."""
    truck = troop("truck", "Exposed I", armour=None, hp=20, transport=40)
    state = hook(target=target, others=[beside((20.0, 14.0), profile=truck)])
    state = inside(state, "blue1", "blue2", "blue21")
    session = attack(state, [4], [("blue1",)])
    assert session.state.units["blue1"].where == "blue2"
    assert at(session, "blue21") == (20.0, 14.0)
    x, y = at(session, "red11")
    assert hypot(20.0 - x, 14.0 - y) == pytest.approx(WIDTH, abs=1e-4)
    assert unit_status.is_engaged(session.state, "red1")
    assert at(attack(state, [3], [("blue1",)]), "red11") == (10.0, 10.0)


@pytest.mark.parametrize(("user", "target"), [(100, 50), (50, 100)])
def test_a_casualty_is_pulled_and_pulled_to_all_the_same(user, target):
    state = hurt(hook(user=user, target=target), "blue1", 1)
    session = attack(state, [4])
    assert session.state.hp("blue1") == 0
    gap = abs(at(session)[0] - at(session, "red11")[0])
    assert gap == pytest.approx(WIDTH, abs=1e-4)


def test_a_user_that_fell_before_is_pulled_all_the_same():
    state = hook("Volatile", user=50, target=100, attacks=2)
    session = attack(hurt(state, "red1", 1), [1, 6, 6, 4])
    assert session.state.hp("red1") == 0
    assert at(session, "red11")[0] == pytest.approx(20.0 - WIDTH, abs=1e-4)


@pytest.mark.parametrize("stop", [(14.0, 10.0), (20.0 - WIDTH, 10.0), (10.0, 10.0)])
def test_the_user_says_where_on_the_straight_way_it_stops(stop):
    session = attack(hook(user=50, target=100), [4], [stop])
    assert at(session, "red11") == pytest.approx(stop, abs=1e-4)
    assert unit_status.is_engaged(session.state, "red1") == (stop[0] > 18.0)


def test_it_may_stop_in_contact_with_another_enemy():
    other = beside((15.0, 10.0 + WIDTH - 0.2))
    session = attack(hook(user=50, target=100, others=[other], terrain=()), [4], [("blue1",)])
    assert "blue2" in unit_status.foes_in_melee(session.state, "red1")
    assert "blue1" not in unit_status.foes_in_melee(session.state, "red1")


def test_the_pull_comes_before_the_next_weapon_which_is_measured_then():
    gun, axe = weapon("gun", "Grapple", **SURE), weapon("axe", "Cumbersome", range=0, power=4)
    mine = troop("user", defence=4, hp=20, armour=None, points=50)
    foe = troop("mark", defence=4, hp=30, armour=None, points=100)
    state = duel(mine, [gun, axe], foe)
    session = attack(state, [4, 5], [("gun",), (20.0 - WIDTH, 10.0), ("axe",)])
    assert lost(session) == 2  # in the melee the axe needs a 5
    assert lost(attack(state, [4, 4], [("gun",), (20.0 - WIDTH, 10.0), ("axe",)])) == 1
    assert lost(attack(state, [4], [("gun",), (12.0, 10.0)])) == 1


def test_a_friend_that_is_healed_is_pulled_and_no_melee_begins():
    mate = ("red2", "red", troop("mate", defence=4, hp=9, armour=None, points=20), (), [(16.0, 10.0)])
    state = hurt(hook("Heal", others=[mate]), "red2", 5)
    session = attack(state, [4], [("red2",)])
    assert session.state.hp("red2") == 6
    assert at(session, "red21")[0] == pytest.approx(10.0 + WIDTH, abs=1e-4)
    assert not unit_status.is_engaged(session.state, "red1")


def test_a_pull_is_no_movement():
    for user, target, unit in ((100, 50, "blue1"), (50, 100, "red1")):
        after = attack(hook(user=user, target=target), [4]).state
        for mark in (unit_status.MOVED, unit_status.RELOCATED):
            assert not unit_status.is_marked(after, mark, unit)


def test_without_room_it_comes_as_near_as_it_can():
    mate = ("red2", "red", replace(MARK, id="mate"), (), [(10.0 + WIDTH, 10.0)])
    session = attack(hook("Ignore Cover", others=[mate]), [4])
    assert at(session)[0] == pytest.approx(10.0 + 2 * WIDTH, abs=1e-4)


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize("what", ["unit", "terrain"])
def test_without_need_of_sight_it_pulls_through_everything(rank, what):
    mate = ("red2", "red", replace(MARK, id="mate"), (), [(15.0, 10.0)])
    others, terrain = ([mate], ()) if what == "unit" else ((), (wall(15.0),))
    through = attack(
        hook(f"No Line of Sight {rank}", "Ignore Cover", others=others, terrain=terrain, power=12),
        [2, 4] if what == "terrain" and rank == "I" else [4],
    )
    assert at(through)[0] == pytest.approx(10.0 + WIDTH, abs=1e-4)
    if what == "unit":
        held = attack(hook("Ignore Cover", others=others), [4])
        assert at(held)[0] == pytest.approx(15.0 + WIDTH, abs=1e-4)


def two_hooked(*, user):
    mine = troop("user", defence=4, hp=30, armour=None, points=user)
    arms = tuple(weapon(name, "Grapple", **SURE) for name in ("left", "right"))
    foe = troop("dear", defence=4, hp=20, armour=None, points=200)
    rows = (
        ("red1", "red", mine, arms, [(20.0, 10.0)]),
        ("blue1", "blue", foe, (), [(30.0, 10.0)]),
        ("blue2", "blue", replace(foe, id="dear2"), (), [(13.0, 10.0)]),
    )
    return in_phase(army(*rows))


def test_a_user_that_has_cost_two_targets_hp_does_not_relocate():
    state = two_hooked(user=60)
    picks = [("left",), ("blue1",), (20.0, 10.0), ("right",), ("blue2",)]
    assert at(attack(state, [4, 4], picks), "red11") == pytest.approx((20.0, 10.0))


@pytest.mark.parametrize(("user", "target"), [(100, 50), (50, 100)])
def test_a_pull_may_take_either_out_of_a_melee(user, target):
    other = beside((10.0, 10.0 - WIDTH), "blue2") if user < target else beside((20.0, 10.0 - WIDTH), "red2")
    state = hook(user=user, target=target, others=[other])
    held = ("red1", "blue2") if user < target else ("red2", "blue1")
    session = attack(locked(state, *held), [4], [("blue1",)] if user < target else [])
    assert not unit_status.is_engaged(session.state, "blue2" if user < target else "red2")


# Warp


@pytest.mark.parametrize(("hits", "dice", "gone"), [(2, [5, 6], True), (2, [5, 5], False), (1, [6], True)])
def test_a_die_for_each_hp_sends_the_target_into_reserve_on_a_6(hits, dice, gone):
    gun = weapon("gun", "Warp", attacks=2, range=24, power=4)
    faces = [6] * hits + [1] * (2 - hits)
    session = attack(duel(USER, [gun], MARK), [*faces, *dice])
    assert session.state.units["blue1"].where == (RESERVE if gone else TABLE)
    assert session.state.units["blue1"].side == "blue"


def test_a_passenger_is_warped_out_of_its_transport():
    truck = ("blue2", "blue", troop("truck", hp=9, transport=9, fire_points=1), (), [(20.0, 12.0)])
    last = ("blue3", "blue", troop("last"), (), [(44.0, 44.0)])
    state = inside(
        duel(USER, [weapon("gun", "Warp", **SURE)], MARK, others=[truck, last]), "blue1", "blue2", "blue21"
    )
    session = attack(state, [6], [("blue1",)])
    assert [session.state.units[unit].where for unit in ("blue1", "blue2")] == [RESERVE, TABLE]


def test_warp_comes_as_the_whole_attack_ends():
    arms = [weapon("gun", "Warp", **SURE), weapon("axe", **SURE)]
    session = attack(duel(USER, arms, MARK), [6], [("gun",), ("axe",)])
    assert lost(session) == 2 and session.state.units["blue1"].where == RESERVE
    assert rolls(session)[-1] == ("Warp", 1)


def test_who_was_warped_may_deploy_from_the_next_turn_on():
    state = attack(duel(USER, [weapon("gun", "Warp", **SURE)], MARK), [6]).state
    assert not may_deploy(Game(in_phase(state, "Deploy"), CATALOGUE), "blue1")
    ended = run(
        replace(state, clock=replace(state.clock, phase="End")), lambda game: game.end("turn", "End")
    ).state
    assert may_deploy(Game(in_phase(ended, "Deploy", 2), CATALOGUE), "blue1")
