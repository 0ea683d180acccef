"""Tactical perks that act out of turn, gain by speed, lie in wait, or take on what is not theirs."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import asked, game_of, turn_begun, walked
from companies import attached, part_of
from convoys import inside
from fighting import attack, duel, in_phase, line, locked, lost, under

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

BARE = troop("bare", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4
WALL = Terrain(
    "wall", Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)


# out of turn


def test_fast_answers_before_dice_and_takes_casualties_off_at_once():
    weak = troop("weak", hp=1, defence=4, armour=None)
    state = duel(weak, [weapon("gun")], BARE, armed=[weapon("claw", "Fast")])
    session = attack(state, [4], [True])
    assert lost(session) == 0
    assert session.state.units["red1"].where == "gone"
    spared = attack(state, [6], [False])
    assert lost(spared) == 1


@pytest.mark.parametrize("how", [attached, part_of])
def test_a_fast_weapon_answers_for_who_is_merged_with_the_target(how):
    """A leader that has joined it, or its sergeant, is targeted along with it."""
    boss = ("blue2", "blue", replace(BARE, id="boss"), (weapon("claw", "Fast", power=10),), [(20.0, 11.5)])
    state = how(
        duel(BARE, [weapon("gun", power=10)], replace(BARE, id="men"), others=[boss]), "blue2", "blue1"
    )
    session = attack(state, [], [True])
    assert (lost(session, "red1"), lost(session, "blue1")) == (1, 1)


def test_two_fast_weapons_strike_together():
    weak = troop("weak", hp=1, defence=4, armour=None)
    state = duel(weak, [weapon("gun", "Fast")], replace(weak, id="other"), armed=[weapon("claw", "Fast")])
    session = attack(state, [4, 4], [True])
    assert [session.state.units[unit].where for unit in ("red1", "blue1")] == ["gone", "gone"]


def test_moving_strike_is_used_along_the_way():
    screen = Terrain(
        "s", Polygon(((0.0, 13.0), (16.0, 13.0), (16.0, 14.0), (0.0, 14.0))), 0.0, 6.0, sight="blocks"
    )
    state = duel(BARE, [weapon("gun", "Moving Strike", range=10)], BARE, terrain=(screen,))
    state = state.with_figures(
        replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(20.0, 18.0)))
    )
    session = walked(state, "red1", (15.0, 10.0), [True], [6])
    assert lost(session) == 1
    assert why_not_use(game_of(session.state), "red1", "gun") == "it has been used"


def test_snipe_strikes_who_passes_by():
    state = duel(BARE, [weapon("gun", "Snipe", range=8)], BARE)
    session = walked(state, "blue1", (18.0, 10.0), [True], [6])
    assert lost(session) == 1
    away = walked(state, "blue1", (24.0, 10.0), [])
    assert lost(away) == 0


def test_snipe_needs_anti_air_against_what_flies():
    flyer = troop("flyer", "Airborne", hp=9, armour=None, defence=4)
    plain = duel(BARE, [weapon("gun", "Snipe")], flyer)
    assert lost(walked(plain, "blue1", (18.0, 10.0), [])) == 0
    aimed = duel(BARE, [weapon("gun", "Snipe", "Anti-Air II")], flyer)
    assert lost(walked(aimed, "blue1", (18.0, 10.0), [True], [6])) == 1


def with_a_sergeant(*perks):
    """Blue1 and a sergeant beside it walk 4 inches down before a red sniper."""
    boss = ("boss", "blue", replace(BARE, id="boss"), (), [(21.5, 10.0)])
    men = replace(BARE, id="men", perks=troop("men", *perks).perks)
    state = duel(BARE, [weapon("gun", "Snipe", power=10)], men, others=[boss])
    walk = (Placed("blue11", (20.0, 14.0)), Placed("boss1", (21.5, 14.0)))
    return part_of(in_phase(state, "Move", side="blue"), "boss", "blue1"), walk


def test_who_lets_a_unit_pass_is_not_asked_anew_for_its_sergeant_in_the_same_movement():
    state, walk = with_a_sergeant()
    assert lost(attack(state, [], [walk, True], "blue1", "Move"), "blue1") == 1
    session = attack(state, [], [walk, False], "blue1", "Move")
    assert (lost(session), lost(session, "boss")) == (0, 0)
    state = in_phase(replace(session.state, effects=()), "Dash", side="blue")
    back = (Placed("blue11", (20.0, 10.0)), Placed("boss1", (21.5, 10.0)))
    assert lost(attack(state, [], [back, True], "blue1", "Dash")) == 1  # another movement


def test_a_unit_that_flies_is_not_targeted_through_a_sergeant_that_walks():
    state, walk = with_a_sergeant("Airborne")
    assert lost(attack(state, [], [walk], "blue1", "Move")) == 0


def test_pre_emptive_strikes_as_the_melee_begins():
    state = duel(BARE, [weapon("gun", "Pre-Emptive", range=0)], BARE, apart=5.0)
    session = walked(state, "red1", (15.0 - WIDTH, 10.0), [True], [6])
    assert lost(session) == 1
    met = duel(BARE, [], BARE, apart=5.0, armed=[weapon("gun", "Pre-Emptive", range=0)])
    assert lost(walked(met, "red1", (15.0 - WIDTH, 10.0), [True], [6]), "red1") == 1


def met_by_two(*weapons, armed=()):
    """Let one unit walk into contact with two at once, or be ready to."""
    places = (15.0, 10.0 - WIDTH / 2), (15.0, 10.0 + WIDTH / 2)
    rows = [(f"blue{n}", "blue", BARE, tuple(armed), [at]) for n, at in enumerate(places, 1)]
    return in_phase(army(("red1", "red", BARE, weapons, [(10.0, 10.0)]), *rows))


@pytest.mark.parametrize("foe", ["blue1", "blue2"])
def test_pre_emptive_strikes_whom_its_player_chooses_of_two_met_at_once(foe):
    there = 15.0 - WIDTH * 3**0.5 / 2
    state = met_by_two(weapon("gun", "Pre-Emptive", range=0))
    session = walked(state, "red1", (there, 10.0), [True, (foe,)], [6])
    assert {each: lost(session, each) for each in ("blue1", "blue2")} == {"blue1": 0, "blue2": 0, foe: 1}
    declined = walked(state, "red1", (there, 10.0), [False])
    assert lost(declined, "blue1") == lost(declined, "blue2") == 0


def test_each_of_two_that_are_met_at_once_strikes_pre_emptively():
    state = met_by_two(armed=[weapon("gun", "Pre-Emptive", range=0)])
    session = walked(state, "red1", (15.0 - WIDTH * 3**0.5 / 2, 10.0), [True, True], [6, 6])
    assert lost(session, "red1") == 2


def test_pre_emptive_waits_for_a_melee_of_its_own():
    near = (15.0, 10.0 + 2 * WIDTH)
    rows = [("blue1", "blue", BARE, (), [(15.0, 10.0)]), ("blue2", "blue", BARE, (), [near])]
    gun = weapon("gun", "Pre-Emptive", range=0)
    state = in_phase(army(("red1", "red", BARE, (gun,), [(15.0 - WIDTH, 10.0)]), *rows))
    corner = (15.0 - WIDTH / 2, 10.0 + WIDTH * 3**0.5 / 2)
    assert lost(walked(locked(state, "red1", "blue1"), "blue2", corner, []), "blue2") == 0


def test_opening_strike_is_used_on_arrival():
    gun = weapon("gun", "Opening Strike", range=40)
    rows = [("red1", "red", BARE, (gun,), None), ("blue1", "blue", BARE, (), line(1, 10, 20))]
    state = army(*rows)
    one = replace(state.units["red1"], figures=("red11",), strength=1)
    session = attack(in_phase(state.with_unit(one), "Deploy"), [6], [True], name="Deploy")
    assert lost(session) == 1


@pytest.mark.parametrize(("name", "phase"), [("Preliminary", "Deploy"), ("Postliminary", "Dash")])
def test_weapons_of_a_fixed_moment(name, phase):
    state = duel(BARE, [weapon("gun", name)], BARE)
    done = under(in_phase(state, phase), unit_status.ACTED, "blue1")
    game = game_of(done)
    ended = list(run(turns.end_phase(game)))
    assert game.state.hp("blue1") == 19, ended
    reason = why_not_use(game_of(in_phase(state)), "red1", "gun")
    assert bool(reason) == (name == "Postliminary")


def run(flow):
    """Answer a flow: yes to what may be used, sixes to attack dice, 5 and 2 to roll-offs."""
    offs, told = [5, 2], []
    try:
        law = next(flow)
        while True:
            request = law.request
            told.append(request.what)
            if hasattr(request, "count"):
                answer = (offs.pop(0),) if "roll-off" in request.what else (6,) * request.count
            else:
                answer = True if not hasattr(request, "options") else law.suggestions()[0]
            law = flow.send(answer)
    except StopIteration:
        return told


# speed


def dashing(session):
    """Come to the Dash phase, in which nobody has acted."""
    effects = tuple(effect for effect in session.state.effects if effect.name != unit_status.ACTED)
    return in_phase(replace(session.state, effects=effects), "Dash")


def test_momentum_gains_power_for_each_movement():
    state = duel(BARE, [weapon("gun", "Momentum")], BARE, apart=20.0)
    one = walked(state, "red1", (12.0, 10.0), [])
    assert asked(one.state, "power", 4) == 5
    two = attack(dashing(one), choices=[(Placed("red11", (12.0, 13.0)),)], name="Dash")
    assert asked(two.state, "power", 4) == 6


def test_velocity_counts_each_six_inches_of_one_line():
    printed = troop("rider", move=12, dash=12, hp=5)
    state = duel(printed, [weapon("gun", "Velocity", range=40)], BARE, apart=35.0)
    one = walked(state, "red1", (17.0, 10.0), [])
    assert asked(one.state, "power", 4) == 5
    on = attack(dashing(one), choices=[(Placed("red11", (22.0, 10.0)),)], name="Dash")
    assert asked(on.state, "power", 4) == 6
    aside = attack(dashing(one), choices=[(Placed("red11", (17.0, 15.0)),)], name="Dash")
    assert asked(aside.state, "power", 4) == 5
    assert not aims(game_of(aside.state), "red1", "gun")


# traps


@pytest.mark.parametrize(("rank", "inches"), [("I", 2), ("II", 4), ("III", 6)])
def test_a_trap_strikes_who_comes_near(rank, inches):
    state = duel(BARE, [weapon("gun", f"Trap {rank}", range=12)], BARE, apart=25.0)
    laid = attack(state, [], [(15.0, 10.0)])
    assert [mark.name for mark in laid.state.markers] == ["Trap"]
    limit = 15.0 + inches + WIDTH / 2
    mover = replace(
        laid.state.figures["blue11"],
        model=replace(laid.state.figures["blue11"].model, at=(limit + 3.0, 10.0)),
    )
    near = laid.state.with_figures(mover)
    beside = walked(near, "blue1", (limit + 0.01, 10.0), [])
    assert lost(beside) == 0
    caught = walked(near, "blue1", (limit, 10.0), [], [6])
    assert lost(caught) == 1
    assert caught.state.markers == ()


def test_a_trap_laid_beside_a_unit_goes_off_at_once():
    state = duel(BARE, [weapon("gun", "Trap I", range=12)], BARE)
    session = attack(state, [6], [(18.5, 10.0)])
    assert lost(session) == 1
    assert session.state.markers == ()


def test_a_trap_may_hold_a_template():
    squad = troop("squad", hp=3, defence=4, armour=None)
    gun = weapon("gun", "Trap I", "Explode II", range=12)
    session = attack(duel(BARE, [gun], squad, targets=3), [6, 6, 6], [(18.5, 10.0)])
    assert lost(session) == 3


# offering and copying


def test_corrupted_trades_stats_for_a_turn():
    cursed = troop("cursed", defence=4, hp=6, armour=4)
    state = duel(cursed, [weapon("gun", "Corrupted", power=4, ap=4)], BARE)
    session = turn_begun(state, [("2",), ("1",), ("3",)])
    assert session.state.hp("red1") == 3
    assert [asked(session.state, stat, base) for stat, base in (("power", 4), ("ap", 3), ("attacks", 1))] == [
        6,
        4,
        4,
    ]
    game = game_of(session.state)
    assert (game.figure("defence", 4, "red1").value, game.figure("armour", 3, "red1").value) == (2, 2)


@pytest.mark.parametrize("rank", ["I", "II"])
def test_simulacrum_takes_on_a_weapon_near_it(rank):
    mirror = replace(weapon("gun", f"Simulacrum {rank}"), points=20)
    sword = replace(weapon("sword", power=9), points=20)
    dear = replace(weapon("cannon", power=12), points=30)
    state = duel(BARE, [mirror], BARE, armed=[sword, dear])
    session = turn_begun(state, [("sword",)])
    assert session.state.figures["red11"].weapons == ("sword",)
    used = attack(in_phase(session.state, turn=2), [4])
    kept = used.state.figures["red11"].weapons
    assert kept == (("gun",) if rank == "I" else ("sword",))


@pytest.mark.parametrize(
    ("perk", "gun", "hurts"), [("Airborne", (), 0), ("Airborne", ("Anti-Air I",), 1), ("", (), 1)]
)
def test_a_trap_lets_flyers_pass_unless_it_is_made_for_them(perk, gun, hurts):
    walker = troop("walker", *((perk,) if perk else ()), hp=9, defence=1, armour=None)
    laid = attack(
        duel(BARE, [weapon("gun", "Trap I", *gun, range=12)], walker, apart=12.0), [], [(15.0, 10.0)]
    )
    session = walked(laid.state, "blue1", (17.0, 10.0), [], [6] * hurts)
    assert lost(session) == hurts


def test_a_wielder_that_a_fast_reply_takes_off_does_not_strike_after_it():
    pair = troop("pair", hp=1, defence=4, armour=None)
    jamming = weapon("gun", "Malfunction I", attacks=3)
    state = duel(pair, [jamming], BARE, shooters=2, armed=[weapon("quick", "Fast", attacks=2)])
    session = attack(state, [6, 6], [("gun",), True])
    assert session.state.units["red1"].where == "gone"
    assert lost(session) == 0


def test_a_wielder_that_a_fast_reply_takes_off_sends_no_beam_after_it():
    pair = troop("pair", hp=1, defence=4, armour=None)
    state = duel(pair, [weapon("gun", "Beam I")], BARE, shooters=2, armed=[weapon("quick", "Fast")])
    session = attack(state, [6, 6], [("gun",), (20.0, 10.0), True])
    assert len(session.state.units["red1"].figures) == 1
    assert lost(session) == 1


def test_templates_go_on_without_a_wielder_that_a_fast_reply_takes_off():
    pair = troop("pair", hp=1, defence=4, armour=None)
    other = ("blue2", "blue", BARE, (), [(20.0, 11.5)])
    gun, quick = weapon("gun", "Wall I"), weapon("quick", "Fast")
    state = duel(pair, [gun], BARE, shooters=2, armed=[quick], others=[other])
    places = [(20.0, 9.0), (20.0, 12.5)] * 2
    session = attack(state, [6] * 5, [("gun",), *places, True])
    assert len(session.state.units["red1"].figures) == 1
    assert (lost(session), lost(session, "blue2")) == (2, 2)


# templates on the way


def past(name, *mode, reach=8, others=(), **gun):
    """One goes 20 inches down past the other, who stands 7 inches off the middle of that way."""
    arm = weapon("gun", name, *mode, range=reach, power=10, **gun)
    mover = "red1" if name == "Moving Strike" else "blue1"
    fast, still = troop("fast", hp=9, armour=None, move=30), troop("still", hp=9, armour=None)
    red, blue = (fast, still) if mover == "red1" else (still, fast)
    state = duel(red, [arm], blue, apart=7.0, others=others)
    figure = state.figures[f"{mover}1"]
    x = figure.model.at[0]
    start = replace(figure, model=replace(figure.model, at=(x, 1.0)))
    side = mover[:-1]
    session = Session(in_phase(state.with_figures(start), "Move", 1, side), Warsurge(), Listed([1, 1, 1]))
    assert not session.begin(Action("Move", side, mover))
    assert not session.answer((Placed(f"{mover}1", (x, 20.0)),))
    assert not session.answer(True)
    if session.pending is not None and session.pending.what.startswith("target of"):
        assert not session.answer(("blue1",))
    return session


def test_a_moving_wielder_lays_its_template_from_its_way():
    """At the end of its way the target is out of its range."""
    session = past("Moving Strike", "Blast I")
    assert not session.answer((17.0, 10.0))
    assert lost(session) == 1
    assert session.state.figures["red11"].model.at == (10.0, 20.0)


def test_a_sniper_lays_its_template_over_the_mover_where_that_is_on_its_way():
    session = past("Snipe", "Blast I")
    assert "which passes" in session.refusal((10.0, 16.0))
    assert session.refusal((17.0, 20.0))  # where it ends its way
    assert not session.answer((17.0, 10.0))
    assert lost(session) == 1
    assert session.state.figures["blue11"].model.at == (17.0, 20.0)


def test_a_sniper_catches_others_beside_the_mover_with_its_template():
    """They stand where the mover passes it, and not where that ends its way."""
    beside = ("blue2", "blue", troop("beside", hp=9, armour=None), (), [(19.0, 10.0)])
    session = past("Snipe", "Blast II", reach=11, others=[beside])
    assert not session.answer((17.0, 10.0))
    assert (lost(session), lost(session, "blue2")) == (1, 1)


@pytest.mark.parametrize("name", ["Moving Strike", "Snipe"])
def test_a_beam_leads_from_and_to_where_they_are_on_the_way(name):
    session = past(name, "Beam I")
    assert session.refusal((13.0, 30.0))
    assert not session.answer((17.0, 10.0))
    assert lost(session) >= 1


# those who are carried past


def carrying(name, *perks, room=""):
    """Red carries a rider; blue has such a weapon, of which the target passes by."""
    gun = weapon("gun", name, range=12, power=10)
    truck = troop("truck", *perks, hp=9, armour=None, transport=4, move=12)
    rows = (
        ("truck", "red", truck, (), [(10.0, 10.0)]),
        ("squad", "red", troop("squad", hp=9, armour=None), (), [(30.0, 40.0)]),
        ("blue1", "blue", troop("blue", hp=9, armour=None, move=12), (gun,), [(20.0, 10.0)]),
    )
    return inside(in_phase(army(*rows), "Move"), figure="truck1", room=room)


@pytest.mark.parametrize(
    ("perk", "room", "hurt"),
    [
        ("Unsheltered", "", "squad"),
        ("Compartment: Unsheltered", "Compartment: Unsheltered", "squad"),
        ("Compartment: Unsheltered", "", "truck"),
        ("Exposed I", "", "truck"),
    ],
)
def test_a_sniper_hits_those_first_who_stand_before_their_transport(perk, room, hurt):
    """The transport moves; who is merely exposed in it makes no move."""
    state = carrying("Snipe", perk, room=room)
    session = attack(state, [], [(Placed("truck1", (12.0, 14.0)),), True], unit="truck", name="Move")
    assert {unit: lost(session, unit) for unit in ("truck", "squad")} == {
        "truck": int(hurt == "truck"),
        "squad": int(hurt == "squad"),
    }


@pytest.mark.parametrize(("perk", "hurt"), [("Unsheltered", ("squad",)), ("Exposed I", ("truck", "squad"))])
def test_a_moving_wielder_strikes_those_in_an_open_transport(perk, hurt):
    state = in_phase(carrying("Moving Strike", perk), "Move", 1, "blue")
    for target in hurt:
        choices = [(Placed("blue11", (20.0, 14.0)),), True, *([(target,)] if len(hurt) > 1 else [])]
        session = attack(state, [], choices, unit="blue1", name="Move")
        assert lost(session, target) == 1


# whatever order a roster lists the perks of a weapon in


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("perk", "dice"), [("Flurry", [3, 4]), ("Clash", [3, 4])])
def test_a_strike_as_the_melee_begins_is_the_first_use_after_it(perk, dice, turned):
    """Its one die is rerolled, or a second one is rolled with it."""
    perks = ("Pre-Emptive", perk)[:: -1 if turned else 1]
    state = duel(BARE, [weapon("gun", *perks, range=0, power=4)], BARE, apart=5.0)
    assert lost(walked(state, "red1", (15.0 - WIDTH, 10.0), [True], dice)) == 1


@pytest.mark.parametrize("turned", [False, True])
def test_a_strike_on_the_way_has_the_momentum_of_that_move(turned):
    perks = ("Moving Strike", "Momentum")[:: -1 if turned else 1]
    state = duel(BARE, [weapon("gun", *perks, power=3)], BARE)
    assert lost(walked(state, "red1", (10.0, 14.0), [True], [4])) == 1  # Power 4 on Defence 4
