"""Weapons used out of turn, sentence by sentence: when, on whom, at what cost, and when casualties fall."""

from dataclasses import replace

import pytest
from advanced import GUN, facing, open_to, playing, points, refused, take
from armies import army, troop, weapon
from asking import game_of, walked
from companies import part_of
from fighting import attack, duel, in_phase, line, lost, rolls, under
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.moments import ActionsDone, Arrived, DeploymentDone
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, RESERVE
from battlefield.rules.scene.contents import Terrain

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
WEAK = troop("weak", defence=4, hp=1, armour=None)
FRAIL = troop("frail", defence=4, hp=1, armour=None)
WIDTH = 32 / 25.4
SURE = {"power": 10}


def screen(low, high):
    """A wall between the two at x = 14 from one y to another."""
    rim = Polygon(((14.0, low), (14.5, low), (14.5, high), (14.0, high)))
    return Terrain("wall", rim, 0.0, 6.0, sight="blocks")


def where(session, *units):
    return [session.state.units[unit].where for unit in units]


# out of turn: both ways


def deployed(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=(True,), dice=(), playstyle="standard"):
    """A red unit comes onto the table 20 inches from a blue one."""
    rows = [("red1", "red", user, (gun,), None), ("blue1", "blue", foe, tuple(armed), line(1, 10, 20))]
    state = army(*rows, settings=(("playstyle", playstyle),))
    state = state.with_unit(replace(state.units["red1"], figures=("red11",), strength=1))
    return attack(in_phase(state, "Deploy"), dice, list(answers), name="Deploy")


def snipes(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=(True,), **more):
    """A blue unit moves past a red one that snipes."""
    state = duel(user, [gun], foe, armed=armed, **more)
    return walked(state, "blue1", (18.0, 10.0), list(answers))


def strides(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=(True,), **more):
    """A red unit moves and strikes."""
    return walked(duel(user, [gun], foe, armed=armed, **more), "red1", (12.0, 10.0), list(answers))


def engages(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=(True,), **more):
    """A red unit comes into contact with a blue one."""
    state = duel(user, [gun], foe, armed=armed, apart=5.0, **more)
    return walked(state, "red1", (15.0 - WIDTH, 10.0), list(answers))


def prepares(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=(True,)):
    """All have deployed."""
    state = in_phase(duel(user, [gun], foe, armed=armed), "Deploy")

    def flow(game):
        yield from game.tell(DeploymentDone())

    return run(state, flow, (), answers)


def shoots(gun, *, armed=(), user=WEAK, foe=FRAIL, answers=()):
    return attack(duel(user, [gun], foe, armed=armed), [], list(answers))


USES = {
    "Opening Strike": deployed,
    "Snipe": snipes,
    "Moving Strike": strides,
    "Pre-Emptive": engages,
    "Preliminary": prepares,
    "Fast": shoots,
}


def gun_with(name, *more, **stats):
    return weapon("gun", name, *more, **{"range": 40, **SURE} | stats)


@pytest.mark.parametrize("name", ["Opening Strike", "Snipe", "Moving Strike", "Pre-Emptive", "Fast"])
def test_its_casualties_are_taken_off_at_once(name):
    session = USES[name](gun_with(name), user=USER, armed=[weapon("bow", range=40)])
    assert session.state.units["blue1"].where == GONE


@pytest.mark.parametrize("name", ["Opening Strike", "Snipe", "Moving Strike", "Pre-Emptive", "Preliminary"])
def test_it_may_be_left_unused(name):
    session = USES[name](gun_with(name), answers=(False,))
    assert session.state.hp("blue1") == 1


@pytest.mark.parametrize("name", list(USES))
def test_a_fast_reply_and_what_it_answers_cost_casualties_at_the_same_time(name):
    """Each brings the other down; nobody falls before having struck."""
    quick = weapon("quick", "Fast", range=40, **SURE)
    answers = (True, True) if name != "Fast" else (True,)
    session = USES[name](gun_with(name), armed=[quick], answers=answers)
    assert (session.state.hp("blue1"), session.state.hp("red1")) == (0, 0)
    if name != "Preliminary":
        assert session.state.units["blue1"].where == session.state.units["red1"].where == GONE


@pytest.mark.parametrize(("name", "mine"), [("Snipe", "Moving Strike"), ("Pre-Emptive", "Pre-Emptive")])
def test_what_both_sides_use_in_one_movement_costs_casualties_at_the_same_time(name, mine):
    """A red unit comes into contact with a blue one; either strikes the other down."""
    other = weapon("other", name, range=40, **SURE)
    session = engages(gun_with(mine), armed=[other], answers=(True, True))
    assert where(session, "red1", "blue1") == [GONE, GONE]


def test_who_snipes_at_a_mover_that_strikes_is_struck_at_the_same_time():
    other = weapon("other", "Snipe", range=40, **SURE)
    for first, second in (("red1", "blue1"), ("blue1", "red1")):
        session = strides(gun_with("Moving Strike"), armed=[other], answers=(True, True))
        assert where(session, first, second) == [GONE, GONE]


@pytest.mark.parametrize(
    "name", ["Opening Strike", "Snipe", "Moving Strike", "Pre-Emptive", "Preliminary", "Fast"]
)
def test_it_may_be_used_in_a_usual_attack_instead(name):
    state = duel(USER, [gun_with(name)], MARK, apart=WIDTH if name == "Pre-Emptive" else 10.0)
    assert lost(attack(state)) == 1


@pytest.mark.parametrize("name", ["Opening Strike", "Snipe", "Moving Strike", "Pre-Emptive", "Preliminary"])
def test_in_the_standard_playstyle_it_is_used_once_a_turn(name):
    session = USES[name](gun_with(name), user=USER, foe=MARK)
    assert session.state.hp("blue1") == 29
    assert why_not_use(game_of(in_phase(session.state)), "red1", "gun") == "it has been used"
    declined = USES[name](gun_with(name), user=USER, foe=MARK, answers=(False,))
    assert not why_not_use(game_of(in_phase(declined.state)), "red1", "gun")


def test_a_fast_weapon_answers_once_a_turn():
    quick = weapon("quick", "Fast", range=40, **SURE)
    guns = [gun_with("Keen Eye"), weapon("bow", range=40, **SURE)]
    session = attack(duel(USER, guns, MARK, armed=[quick]), [], [("gun",), True, ("bow",)])
    assert (lost(session, "red1"), lost(session)) == (1, 2)
    assert why_not_use(game_of(in_phase(session.state, side="blue")), "blue1", "quick") == "it has been used"


def test_who_a_fast_weapon_brings_down_uses_its_own_no_more():
    state = duel(USER, [gun_with("Fast")], FRAIL, armed=[weapon("bow", range=40, **SURE)])
    session = attack(state)
    assert where(session, "blue1") == [GONE]
    assert session.begin(Action("Attack", "blue", "blue1"))
    slow = attack(duel(USER, [gun_with("Keen Eye")], FRAIL, armed=[weapon("bow", range=40, **SURE)]))
    assert where(slow, "blue1") == ["table"]


def test_in_the_advanced_playstyle_it_does_not_answer_that_attack():
    state = facing(USER, [weapon("quick", "Fast", range=40, **SURE)], FRAIL, [GUN])
    session = playing(state)
    take(session, "Attack", "red1")
    take(session, "End Step")
    assert session.state.clock.phase == "Action"
    slow = playing(facing(USER, [weapon("slow", range=40, **SURE)], FRAIL, [GUN]))
    take(slow, "Attack", "red1")
    take(slow, "End Step")
    assert (slow.state.clock.phase, slow.state.clock.side) == ("Counter", "blue")


def test_a_fast_weapon_strikes_before_the_dice_are_rolled():
    quick = weapon("quick", "Fast", range=40, **SURE)
    session = attack(duel(WEAK, [weapon("gun", power=4)], MARK, armed=[quick]), [], [True])
    assert rolls(session) == [] and where(session, "red1") == [GONE]


@pytest.mark.parametrize(("apart", "answers"), [(10.0, True), (20.0, False)])
def test_a_fast_weapon_answers_only_who_is_in_its_range(apart, answers):
    quick = weapon("quick", "Fast", range=12, **SURE)
    session = attack(
        duel(USER, [gun_with("Keen Eye")], MARK, armed=[quick], apart=apart), [], [True] if answers else []
    )
    assert lost(session, "red1") == answers


# Advanced: what it costs, and whether it is answered


@pytest.mark.parametrize("name", ["Snipe", "Moving Strike", "Fast"])
def test_in_the_advanced_playstyle_it_costs_what_an_attack_costs(name):
    quick = weapon("quick", name, range=40, **SURE)
    mine = name == "Moving Strike"
    session = playing(facing(USER, [quick] if mine else [GUN], MARK, [] if mine else [quick]))
    side = "red" if mine else "blue"
    if name == "Fast":
        take(session, "Attack", "red1", dice=[1], answers=[True])
    else:
        take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),), True])
    assert points(session, side) == 6 - 1 - (1 if mine else 0)
    broke = facing(USER, [quick] if mine else [GUN], MARK, [] if mine else [quick], points=1 if mine else 0)
    if mine:
        session = playing(broke)
        take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),)])
        assert session.state.hp("blue1") == 30


@pytest.mark.parametrize("name", ["Snipe", "Fast"])
def test_in_the_advanced_playstyle_it_is_an_attack_that_is_not_answered(name):
    quick = weapon("quick", name, range=40, **SURE)
    session = playing(facing(USER, [GUN], MARK, [quick]))
    if name == "Fast":
        take(session, "Attack", "red1", dice=[1], answers=[True])
    else:
        take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),), True])
    assert "blue pays 1 command point for" in " ".join(str(getattr(e, "words", "")) for e in session.events)
    take(session, "End Step")
    assert (session.state.clock.phase, session.state.clock.side) != ("Counter", "red")


def test_a_moving_strike_is_an_action_of_the_step_and_is_not_answered():
    strike = weapon("claw", "Moving Strike", range=40, **SURE)
    session = playing(facing(USER, [strike], MARK, [GUN]))
    take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),), True])
    assert session.state.hp("blue1") == 29
    assert (session.state.clock.phase, session.state.clock.side) == ("Action", "blue")  # the step is over


def test_in_the_second_action_of_a_step_nothing_is_left_for_a_moving_strike():
    strike = weapon("claw", "Moving Strike", range=40, **SURE)
    session = playing(facing(USER, [strike], MARK, [GUN]))
    for x in (12.0, 13.0):
        take(
            session, "Move", "red1", answers=[(Placed("red11", (x, 10.0)),), *([False] if x == 12.0 else [])]
        )
    assert (session.state.hp("blue1"), points(session)) == (30, 4)


@pytest.mark.parametrize(("name", "left"), [("Moving Strike", 4), ("Snipe", 5), ("Fast", 5)])
def test_in_the_advanced_playstyle_a_unit_and_its_sergeant_pay_once_for_theirs(name, left):
    """Of six points: a unit's own move costs one besides."""
    gun = weapon("claw", name, range=40, **SURE)
    boss = ("red2", "red", replace(USER, id="boss"), (gun,), [(10.0, 11.5)])
    state = part_of(
        facing(USER, [gun], MARK, [weapon("bow", range=40, **SURE)], others=[boss]), "red2", "red1"
    )
    if name == "Moving Strike":
        there = (Placed("red11", (10.0, 8.0)), Placed("red21", (10.0, 9.5)))
        session = take(playing(state), "Move", "red1", answers=[there, True, True])
    else:
        state = replace(state, clock=replace(state.clock, side="blue"))
        action, there = ("Move", [(Placed("blue11", (20.0, 8.0)),)]) if name == "Snipe" else ("Attack", [])
        session = take(playing(state), action, "blue1", answers=[*there, True, True])
    assert (lost(session), points(session, "red")) == (2, left)


def test_an_opening_strike_is_free_and_no_action():
    session = playing(facing(USER, [weapon("claw", "Opening Strike", range=40, **SURE)], MARK, [GUN]))
    game = run(session.state, lambda game: game.tell(Arrived("red1", "Deploy")), (), [True])
    assert game.state.hp("blue1") == 29
    assert points(playing(game.state)) == 6
    assert not unit_status.is_marked(game.state, unit_status.ATTACKED, "red1")
    assert not game.state.is_under("blue1", "targeted")


def test_a_pre_emptive_use_is_free_no_action_and_not_answered():
    strike = weapon("claw", "Pre-Emptive", range=0, **SURE)
    session = playing(facing(USER, [strike], MARK, [GUN], apart=5.0))
    take(session, "Move", "red1", answers=[(Placed("red11", (15.0 - WIDTH, 10.0)),), True])
    assert session.state.hp("blue1") == 29
    assert points(session) == 5  # the move alone
    assert "Attack" in open_to(session, "red1")
    take(session, "End Step")
    assert session.state.clock.phase == "Action"


def test_in_the_advanced_playstyle_a_postliminary_weapon_is_free_and_used_once():
    late = weapon("late", "Postliminary", range=40, **SURE)
    session = playing(facing(USER, [late], MARK, ()))
    assert refused(session, "Attack", "red1")
    game = run(session.state, lambda game: game.tell(ActionsDone()), (), [True])
    assert game.state.hp("blue1") == 29
    assert points(playing(game.state)) == 6


# Moving Strike and Snipe


@pytest.mark.parametrize("name", ["Moving Strike", "Snipe"])
@pytest.mark.parametrize(("reach", "strikes"), [(9, True), (5, False)])
def test_a_target_that_is_in_range_only_on_the_way_is_struck(name, reach, strikes):
    """The way leads from 13.5 inches off over 9 back to 13.5."""
    gun = weapon("gun", name, range=reach, **SURE)
    foe = replace(MARK, stats={**MARK.stats, "move": 30})
    user = replace(USER, stats={**USER.stats, "move": 30})
    state = duel(user, [gun], foe, apart=10.0)
    mover, still = ("red1", "blue1") if name == "Moving Strike" else ("blue1", "red1")
    x = state.figures[f"{still}1"].model.at[0] + (-9.0 if mover == "red1" else 9.0)
    start = replace(state.figures[f"{mover}1"], model=replace(state.figures[f"{mover}1"].model, at=(x, 1.0)))
    session = walked(state.with_figures(start), mover, (x, 19.0), [True] if strikes else [])
    assert lost(session) == strikes


@pytest.mark.parametrize("name", ["Moving Strike", "Snipe"])
@pytest.mark.parametrize(("low", "high", "asks"), [(5.0, 14.0, True), (0.0, 48.0, False)])
def test_a_target_that_is_seen_only_on_the_way_is_struck(name, low, high, asks):
    gun = weapon("gun", name, range=40, **SURE)
    user, foe = (replace(p, stats={**p.stats, "move": 30}) for p in (USER, MARK))
    state = duel(user, [gun], foe, apart=8.0, terrain=(screen(low, high),))
    mover = "red1" if name == "Moving Strike" else "blue1"
    x = 10.0 if mover == "red1" else 18.0
    start = replace(state.figures[f"{mover}1"], model=replace(state.figures[f"{mover}1"].model, at=(x, 10.0)))
    session = walked(state.with_figures(start), mover, (x, 24.0), [True] if asks else [])
    assert lost(session) == asks


@pytest.mark.parametrize("name", ["Moving Strike", "Snipe"])
@pytest.mark.parametrize(("high", "need"), [(11.5, 4), (48.0, 5)])
def test_who_is_in_the_open_anywhere_on_the_way_has_no_cover(name, high, need):
    """Behind a low wall all the way it has."""
    rim = Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, high), (14.0, high)))
    low = Terrain("low", rim, 0.0, 1.0, sight="blocks")
    user, foe = (replace(p, stats={**p.stats, "move": 30}) for p in (USER, MARK))
    mover = "red1" if name == "Moving Strike" else "blue1"
    x = 13.0 if mover == "red1" else 16.0
    for face, struck in ((need, 1), (need - 1, 0)):
        state = duel(user, [weapon("gun", name, range=40, power=4)], foe, apart=8.0, terrain=(low,))
        if mover == "blue1":
            state = state.with_figures(
                replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(4.0, 10.0)))
            )
        if mover == "red1":
            state = state.with_figures(
                replace(
                    state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(16.0, 10.0))
                )
            )
        first = state.figures[f"{mover}1"]
        at = (x - 6.0, 10.0) if mover == "red1" else (x, 10.0)
        state = state.with_figures(replace(first, model=replace(first.model, at=at)))
        session = walked(state, mover, (at[0], 24.0), [True], [face])
        assert lost(session) == struck


@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize("name", ["Moving Strike", "Snipe"])
def test_either_kind_of_movement_will_do(name, how):
    mover = "red1" if name == "Moving Strike" else "blue1"
    state = in_phase(duel(USER, [gun_with(name)], MARK), how, 1, mover[:-1])
    x = 12.0 if mover == "red1" else 18.0
    session = attack(state, [], [(Placed(f"{mover}1", (x, 10.0)),), True], unit=mover, name=how)
    assert lost(session) == 1


@pytest.mark.parametrize(
    ("perk", "gun", "struck"),
    [
        ("Airborne", (), 0),
        ("Jumper", (), 0),
        ("Airborne", ("Anti-Air I",), 1),
        ("Jumper", ("Anti-Air II",), 1),
    ],
)
def test_flyers_and_jumpers_are_sniped_at_with_anti_air_alone(perk, gun, struck):
    foe = troop("mark", perk, defence=4, hp=30, armour=None)
    state = duel(USER, [weapon("gun", "Snipe", *gun, range=40, power=10)], foe)
    assert lost(walked(state, "blue1", (18.0, 10.0), [True] if struck else [])) == struck


# Pre-Emptive


def test_it_strikes_only_somebody_in_the_melee():
    near = ("blue2", "blue", replace(MARK, id="near"), (), [(12.0, 14.0)])
    strike = weapon("gun", "Pre-Emptive", range=40, **SURE)
    state = duel(USER, [strike], MARK, apart=5.0, others=[near])
    session = walked(state, "red1", (15.0 - WIDTH, 10.0), [True])
    assert (lost(session), lost(session, "blue2")) == (1, 0)


def test_it_strikes_for_who_engages_and_for_who_is_engaged():
    assert lost(engages(gun_with("Pre-Emptive"), user=USER, foe=MARK)) == 1
    state = duel(MARK, [], USER, armed=[gun_with("Pre-Emptive")], apart=5.0)
    assert lost(walked(state, "red1", (15.0 - WIDTH, 10.0), [True]), "red1") == 1


def test_it_strikes_again_only_in_a_melee_that_begins_anew():
    met = engages(gun_with("Pre-Emptive"), user=USER, foe=MARK).state
    fresh = replace(
        met, effects=tuple(e for e in met.effects if e.name not in ("weapon used", "acted", "moved"))
    )
    second = ("blue2", "blue", replace(MARK, id="more"), (), [(13.74, 16.0)])
    other = army(("x", "red", USER, (), [(1.0, 1.0)]), second)
    joined = replace(
        fresh,
        profiles={**fresh.profiles, "more": other.profiles["more"]},
        figures={**fresh.figures, "blue21": other.figures["blue21"]},
    )
    joined = joined.with_unit(other.units["blue2"])
    touch = (Placed("blue21", (15.0 - WIDTH, 10.0 + WIDTH)),)
    session = attack(in_phase(joined, "Move", 2, "blue"), [], [touch], unit="blue2", name="Move")
    assert lost(session, "blue2") == 0
    apart = replace(fresh, effects=tuple(e for e in fresh.effects if e.name != "melee"))
    foe = apart.figures["blue11"]
    apart = apart.with_figures(replace(foe, model=replace(foe.model, at=(18.0, 10.0))))
    again = attack(
        in_phase(apart, "Move", 2), [], [(Placed("red11", (18.0 - WIDTH, 10.0)),), True], name="Move"
    )
    assert lost(again) == 1


def test_a_melee_that_a_pull_begins_is_none_that_it_strikes_in():
    """Grapple is no Move or Dash."""
    hook = weapon("hook", "Grapple", range=40, **SURE)
    cheap = troop("cheap", defence=4, hp=9, armour=None, points=10)
    state = duel(USER, [hook, gun_with("Pre-Emptive")], cheap)
    session = attack(state, [4], [("hook",), ("done",)])
    assert unit_status.is_engaged(session.state, "red1")
    assert session.state.hp("blue1") == 8


# Opening Strike, Preliminary, Postliminary


def test_an_opening_strike_may_also_wait_for_the_attack_phase():
    declined = deployed(gun_with("Opening Strike"), user=USER, foe=MARK, answers=(False,))
    ready = replace(declined.state, effects=tuple(e for e in declined.state.effects if e.name != "acted"))
    assert lost(attack(in_phase(ready))) == 1


def phase_of(name, phase, units=("blue1",)):
    """End a phase in which all have acted, with a weapon of a fixed moment on each side."""
    rows = [
        ("red1", "red", WEAK, (gun_with(name),), line(1)),
        ("blue1", "blue", FRAIL, (weapon("bow", name, range=40, **SURE),), line(1, 20)),
    ]
    state = in_phase(army(*rows, settings=(("turns", 9),)), phase)
    for unit in ("red1", *units):
        state = under(state, unit_status.ACTED, unit)
    return state


@pytest.mark.parametrize(
    ("name", "moment"), [("Preliminary", DeploymentDone()), ("Postliminary", ActionsDone())]
)
def test_weapons_of_a_fixed_moment_strike_before_casualties_of_any_are_taken_off(name, moment):
    game = run(phase_of(name, "Deploy"), lambda game: game.tell(moment), (), [True, True])
    assert (game.state.hp("red1"), game.state.hp("blue1")) == (0, 0)
    assert [game.state.units[unit].where for unit in ("red1", "blue1")] == ["table", "table"]


def test_casualties_of_preliminary_weapons_are_gone_before_anybody_acts():
    state = phase_of("Preliminary", "Deploy")
    more = [("red2", "red", USER, (GUN,), [(10.0, 30.0)]), ("blue2", "blue", MARK, (GUN,), [(20.0, 30.0)])]
    other = army(*more)
    state = replace(
        state,
        profiles={**other.profiles, **state.profiles},
        figures={**state.figures, **other.figures},
        units={**state.units, **other.units},
    )
    picks = [True, ("blue1",), True, ("red1",)]
    done = run(state, turns.end_phase, (), picks).state
    assert [done.units[unit].where for unit in ("red1", "blue1")] == [GONE, GONE]


@pytest.mark.parametrize(("phase", "offered"), [("Deploy", 1), ("Move", 0), ("Attack", 0)])
def test_a_preliminary_weapon_is_offered_as_deployment_ends_and_at_no_other_phase(phase, offered):
    state = phase_of("Preliminary", phase)
    asked = []

    def flow(game):
        yield from turns.end_phase(game)

    try:
        game = run(state, flow, (), [True, True] if offered else [])
        asked = [event for event in game.events if getattr(event, "why", "") in ("Gun", "Bow")]
    except AssertionError as error:
        assert not offered, error
    assert bool(asked) == bool(offered)


def test_a_postliminary_weapon_is_used_after_all_have_dashed_and_not_in_an_attack():
    state = duel(USER, [gun_with("Postliminary")], MARK)
    assert why_not_use(game_of(state), "red1", "gun") == "Postliminary: not now"
    dashing = in_phase(duel(USER, [gun_with("Postliminary")], MARK, settings=(("turns", 1),)), "Dash")
    for unit in ("red1", "blue1"):
        dashing = under(dashing, unit_status.ACTED, unit)
    after = run(dashing, turns.end_phase, (), [True]).state
    assert after.hp("blue1") == 29


def test_who_is_in_reserve_uses_none_of_them():
    state = duel(USER, [gun_with("Preliminary")], MARK)
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert run(away, lambda game: game.tell(DeploymentDone())).state.hp("blue1") == 30
