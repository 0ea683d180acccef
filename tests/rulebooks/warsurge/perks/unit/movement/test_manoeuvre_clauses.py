"""Single clauses of Manoeuvre and Reflex Manoeuvre: when, how far, and what they count as."""

from dataclasses import replace

import pytest
from advanced import GUN, facing, open_to, playing, points, take
from armies import troop, weapon
from companies import attached, part_of
from fighting import attack, duel, in_phase, lost, rolls, under
from movers import (
    at_bearing,
    begun,
    box,
    game,
    place,
    shifted,
    to,
    trapped,
)
from running import end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.moments import Arrived, DeploymentDone
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.unit.movement.more import hampered
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.events import Placed

TOUCH = 32 / 25.4
CANNON = weapon("cannon", kind="Heavy", range=36, power=3)
LONG = weapon("bow", range=40)


# Manoeuvre


def shooting(*perks, weapons=(LONG,), apart=20.0, foe=(), **more):
    """Red at (10, 10) may attack a blue unit on its east side."""
    terrain = {"terrain": more.pop("terrain")} if "terrain" in more else {}
    return duel(
        troop("a", *perks, **more), weapons, troop("b", *foe, armour=None, hp=3), apart=apart, **terrain
    )


RADIUS = pytest.mark.parametrize(("rank", "radius"), [("I", 6), ("II", 12), ("III", 18)])


@RADIUS
def test_a_manoeuvre_goes_so_far_in_any_direction_and_no_farther(rank, radius):
    state = shooting(f"Manoeuvre {rank}")
    state = shifted(state, "red11", (24.0, 24.0))
    session = begun(state, (f"Manoeuvre {rank}",), name="Attack")
    for degrees in (0, 90, 180, 225):
        assert not session.refusal(to(*at_bearing(24.0, 24.0, radius, degrees)))
        assert session.refusal(to(*at_bearing(24.0, 24.0, radius + 0.1, degrees)))


def test_a_manoeuvre_may_follow_the_attack():
    session = attack(shooting("Manoeuvre I"), (1,), [("bow",), ("Manoeuvre I",), to(10.0, 16.0)])
    assert place(session) == (10.0, 16.0)
    assert rolls(session)[0][1] == 1


def test_a_manoeuvre_does_not_come_between_two_weapons():
    state = shooting("Manoeuvre I", weapons=(LONG, weapon("axe", range=40)))
    session = begun(state, (), ("bow",), dice=(1,), name="Attack")
    assert session.pending.what.startswith("choose a weapon")


def test_a_manoeuvre_comes_once_a_turn_and_in_the_attack_phase_only():
    session = attack(shooting("Manoeuvre I"), (1,), [("Manoeuvre I",), to(10.0, 16.0)])
    assert "Manoeuvre I" not in usable(game(session.state), "red1")
    for phase, found in (("Move", False), ("Attack", True), ("Dash", False)):
        assert ("Manoeuvre I" in usable(game(in_phase(session.start, phase)), "red1")) is found


def test_a_manoeuvre_is_a_move_for_heavy_weapons():
    state = shooting("Manoeuvre I", weapons=(LONG, CANNON))
    session = attack(state, (1,), [("Manoeuvre I",), to(10.0, 16.0)])
    assert "cannot be used after a move" in why_not_use(game(session.state), "red1", "cannon")
    fired = attack(state, (1,), [("cannon",), ("done",)])
    assert "Manoeuvre I" not in usable(game(fired.state), "red1")


def test_a_manoeuvre_is_a_move_for_perks():
    """Dice for a Move are added, a Charge follows, the line of Thrust goes on, and what is in tow comes."""
    farther = attack(shooting("Manoeuvre I", "+Move I (D6)"), (3, 1), [("Manoeuvre I",), to(10.0, 19.0)])
    assert place(farther) == (10.0, 19.0)
    charging = shooting("Manoeuvre I", "Charge I", apart=12.0)
    charged = attack(charging, (4, 1), [("Manoeuvre I",), to(16.0, 10.0), True, to(18.5, 10.0)])
    assert place(charged) == (18.5, 10.0)
    straight = attack(shooting("Manoeuvre II", "Thrust", aegis=6), (1,), [("Manoeuvre II",), to(10.0, 22.0)])
    assert stat(game(straight.state), "aegis", "red1").value == 2
    mate = ("red2", "red", troop("mate"), (), [(10.0 - TOUCH, 10.0)])
    towing = duel(troop("a", "Manoeuvre I", "Tow I"), (LONG,), troop("b", hp=3, armour=None), others=(mate,))
    towing = under(towing, "in tow", "red2", "red1", amount=0)
    towed = attack(towing, (1,), [("Manoeuvre I",), to(10.0, 16.0), True])
    assert place(towed, "red21") == (round(10.0 - TOUCH, 7), 16.0)


@pytest.mark.parametrize(("perk", "asked"), [("Manoeuvre I", True), ("Reflex Manoeuvre I", False)])
def test_a_manoeuvre_may_be_sniped_at_and_shot_from(perk, asked):
    """Snipe and Moving Strike go with a Move; a reflex is none to perks."""
    snipe, stride = weapon("rifle", "Snipe", range=40), weapon("carbine", "Moving Strike", range=40)
    state = duel(
        troop("a", perk, armour=None, hp=9), (LONG, stride), troop("b", armour=None, hp=9), armed=(snipe,)
    )
    if perk == "Manoeuvre I":
        session = attack(state, (6, 6, 6), [(perk,), to(10.0, 16.0), True, True, ("bow",)])
        assert (lost(session, "red1"), lost(session)) == (1, 2)
    else:
        state = in_phase(state, "Attack", 1, "blue")
        session = attack(state, (6,), [True, to(10.0, 16.0)], unit="blue1")
        assert (place(session), lost(session, "red1"), lost(session)) == ((10.0, 16.0), 1, 0)
    assert asked is (perk == "Manoeuvre I")


@pytest.mark.parametrize(("perk", "strikes"), [("Manoeuvre I", 1), ("Reflex Manoeuvre I", 0)])
def test_a_manoeuvre_into_a_melee_is_met_pre_emptively_and_a_reflex_is_not(perk, strikes):
    """Pre-Emptive goes with a Move, on either side."""
    fist = weapon("fist", "Pre-Emptive", range=0)
    foe = troop("b", armour=None, hp=9)
    state = duel(troop("a", perk, armour=None, hp=9), (LONG, fist), foe, apart=5.0, armed=(LONG, fist))
    there = to(15.0 - TOUCH, 10.0)
    if strikes:
        session = attack(state, (6, 6), [(perk,), there, True, True, ("done",)])
    else:
        session = attack(in_phase(state, "Attack", 1, "blue"), (1,), [("bow",), True, there], unit="blue1")
    assert (lost(session, "red1"), lost(session)) == (strikes, strikes)
    assert place(session)[0] == pytest.approx(15.0 - TOUCH)


def test_a_manoeuvre_keeps_to_a_direction_lock():
    """The unit went east last, and in the turn after it only goes that way."""
    gone = attack(in_phase(shooting("Manoeuvre I"), "Move"), (), [to(13.0, 10.0)], name="Move").state
    laid = run(gone, lambda game: afflict(game, "Direction Lock", "red1", by="blue1", weapon="bow")).state
    session = begun(in_phase(end_turn(laid), "Attack", 2), ("Manoeuvre I",), name="Attack")
    assert "the way it went last" in session.refusal(to(13.0, 14.0))
    assert not session.refusal(to(17.0, 10.0))


def test_a_manoeuvre_is_a_move_for_terrain():
    """Bog costs double, dangerous ground rolls, a wall stops it; perks that help a Move help."""
    bog, wall = box("bog", 8.0, 12.0, 4.0, 8.0, top=0.0, ground=("difficult",)), box("wall", 0, 12, 40, 1)

    def manoeuvred(*perks, terrain, end=(10.0, 16.0)):
        session = begun(shooting("Manoeuvre I", *perks, terrain=terrain), ("Manoeuvre I",), name="Attack")
        return session.refusal(to(*end))

    assert manoeuvred(terrain=(bog,))
    assert not manoeuvred("Traverse I", terrain=(bog,))
    assert manoeuvred(terrain=(wall,))
    for perk in ("Jumper", "Airborne"):
        assert not manoeuvred(perk, terrain=(wall,))
    lava = (box("lava", 8.0, 12.0, 4.0, 8.0, top=0.0, ground=("dangerous",)),)
    session = attack(
        shooting("Manoeuvre I", terrain=lava), (2, 1), [("Manoeuvre I",), to(10.0, 16.0)], name="Attack"
    )
    assert ("dangerous ground", 1) in rolls(session)


@pytest.mark.parametrize(("name", "inches"), [("Cripple", 3.0), ("Curse Move", 3.0), ("", 6.0)])
@pytest.mark.parametrize("perk", ["Manoeuvre I", "Reflex Manoeuvre I"])
def test_what_slows_a_move_slows_a_manoeuvre(name, inches, perk):
    state = shooting(perk)
    if name == "Cripple":
        state = run(state, lambda game: afflict(game, name, "red1", by="blue1", weapon="bow")).state
    elif name:
        state = under(state, name, "red1", "blue1")
    assert hampered(game(state), "red1", 6) == inches


def test_a_manoeuvre_is_free_beside_each_attack_action():
    nimble = troop("nimble", "Manoeuvre I", hp=3, armour=None)
    session = playing(facing(nimble, armed=()))
    for n in (12.0, 14.0):
        take(session, "Attack", "red1", dice=[1], answers=[("Manoeuvre I",), (Placed("red11", (n, 10.0)),)])
    assert (place(session), points(session)) == ((14.0, 10.0), 4)
    session = playing(facing(nimble, armed=()))
    take(session, "Use Perks", "red1") if "Use Perks" in open_to(session, "red1") else None
    assert place(session) == (10.0, 10.0)


@pytest.mark.parametrize("actions", [False, True])
def test_a_manoeuvre_may_bring_a_target_into_range(actions):
    """Nobody is in range of 10 inches before it, and somebody after it."""
    near = weapon("bow", range=10)
    places = [("Manoeuvre I",), to(16.0, 10.0)]
    if actions:
        nimble = troop("nimble", "Manoeuvre I", hp=3, armour=None)
        session = playing(facing(nimble, [near], armed=(), apart=15.0))
        take(session, "Attack", "red1", dice=[6], answers=places)
        assert (lost(session), points(session)) == (1, 5)
        bare = playing(facing(nimble, [], armed=(), apart=15.0))
        assert "Attack" not in open_to(bare, "red1")
    else:
        state = shooting("Manoeuvre I", weapons=(near,), apart=15.0)
        assert lost(attack(state, (6,), places)) == 1


# Reflex Manoeuvre


def dodging(*perks, weapons=(LONG,), foe=(), others=(), armed=(), **more):
    target = troop("b", *(perks or ("Reflex Manoeuvre I",)), *foe, **{"armour": None, "hp": 9, **more})
    return duel(troop("a", hp=9, armour=None), weapons, target, apart=20.0, others=others, armed=armed)


AWAY = to(30.0, 14.0, "blue11")


@RADIUS
def test_a_reflex_manoeuvre_goes_so_far_in_any_direction_and_no_farther(rank, radius):
    state = shifted(dodging(f"Reflex Manoeuvre {rank}"), "blue11", (24.0, 24.0))
    session = begun(state, ("bow",), True, dice=(1,), name="Attack")
    for degrees in (0, 90, 180, 225):
        assert not session.refusal(to(*at_bearing(24.0, 24.0, radius, degrees), "blue11"))
        assert session.refusal(to(*at_bearing(24.0, 24.0, radius + 0.1, degrees), "blue11"))


def test_a_reflex_manoeuvre_waits_until_all_weapons_of_the_attack_are_used():
    session = begun(dodging(weapons=(LONG, weapon("axe", range=40))), ("bow",), dice=(1, 1), name="Attack")
    assert session.pending.what.startswith("choose a weapon")
    assert not session.answer(("axe",))
    assert session.pending.what == "Reflex Manoeuvre I with blue1?"


def test_only_who_was_targeted_by_an_enemy_dodges():
    mate = ("blue2", "blue", troop("c", armour=None, hp=9), (weapon("balm", "Heal", range=40),), [(30.0, 20)])
    elsewhere = attack(dodging(others=(mate,)), (1,), [("blue2",)])
    assert not any("Reflex" in event.what for event in elsewhere.events if hasattr(event, "what"))
    assert place(elsewhere, "blue11") == (30.0, 10.0)
    healed = in_phase(dodging(others=(mate,)), "Attack", 1, "blue")
    healed = healed.with_figures(replace(healed.figures["blue11"], hp=3))
    session = attack(healed, (1,), [("blue1",)], unit="blue2")
    assert place(session, "blue11") == (30.0, 10.0)


@pytest.mark.parametrize("perk", ["Snipe", "Preliminary", "Fast", "Moving Strike", "Opening Strike"])
def test_a_reflex_manoeuvre_follows_weapons_that_are_used_out_of_turn(perk):
    gun = weapon("bow", perk, range=40)
    state = dodging(weapons=(gun,), armed=(weapon("sling", range=40),))
    if perk == "Snipe":
        state = in_phase(state, "Move", 1, "blue")
        session = attack(state, (1,), [to(30.0, 12.0, "blue11"), True, True, AWAY], "blue1", "Move")
    elif perk == "Moving Strike":
        session = attack(in_phase(state, "Move"), (1,), [to(10.0, 12.0), True, True, AWAY], name="Move")
    elif perk == "Fast":
        state = in_phase(state, "Attack", 1, "blue")
        session = attack(state, (1, 1), [True, True, AWAY], "blue1")
    else:
        moment = DeploymentDone() if perk == "Preliminary" else Arrived("red1", "Deploy")
        session = run(in_phase(state, "Deploy"), lambda game: game.tell(moment), (1,), [True, True, AWAY])
    assert session.state.figures["blue11"].model.at == (30.0, 14.0)


def test_a_trap_that_somebody_left_is_no_enemy_that_attacks():
    state = trapped("Reflex Manoeuvre I")
    session = attack(state, [], [to(10.0, 7.6)], name="Move")
    assert (lost(session, "red1"), place(session)) == (1, (10.0, 7.6))


def test_who_is_merged_with_the_target_dodges_too():
    """A leader that has joined the unit goes away from it; a sergeant stays in coherency."""
    lead = (
        "blue2",
        "blue",
        troop("c", "Leader", "Reflex Manoeuvre I", armour=None, hp=9),
        (),
        [(30.0, 12.0)],
    )
    state = attached(dodging("Brave", others=(lead,)), "blue2", "blue1")
    session = attack(state, (1,), [True, to(30.0, 17.0, "blue21")])
    assert place(session, "blue21") == (30.0, 17.0)
    part = part_of(dodging("Brave", others=(lead,)), "blue2", "blue1")
    session = attack(part, (1,), [True, to(31.0, 12.0, "blue21")])
    assert place(session, "blue21") == (31.0, 12.0)


def test_a_reflex_manoeuvre_comes_once_a_turn():
    other = ("red2", "red", troop("d"), (LONG,), [(10.0, 30.0)])
    state = dodging(others=(other,))
    once = in_phase(attack(state, (1,), [True, AWAY]).state)
    session = begun(once, ("bow",), dice=(1,), name="Attack", unit="red2")
    assert session.pending is None
    assert (
        "Reflex"
        in begun(in_phase(end_turn(once), "Attack", 2), ("bow",), dice=(1,), name="Attack").pending.what
    )
    declined = attack(state, (1,), [False]).state
    assert place(attack(in_phase(declined), (1,), [True, AWAY], unit="red2"), "blue11") == (30.0, 14.0)


def test_a_reflex_manoeuvre_is_a_move_for_heavy_weapons_and_not_for_perks():
    state = dodging("Reflex Manoeuvre I", "+Move I (D6)", "Charge I", armed=(CANNON,))
    session = attack(state, (1,), [True, to(25.0, 10.0, "blue11")])
    assert place(session, "blue11") == (25.0, 10.0)
    assert "cannot be used after a move" in why_not_use(game(session.state), "blue1", "cannon")
    fired = attack(in_phase(state, "Attack", 1, "blue"), (1,), unit="blue1").state
    assert place(attack(in_phase(fired), (1,)), "blue11") == (30.0, 10.0)


@pytest.mark.parametrize(
    ("perks", "ground", "free"),
    [
        ((), "difficult", False),
        (("Traverse I",), "difficult", True),
        (("Jumper",), "difficult", True),
        ((), "wall", False),
        (("Airborne",), "wall", True),
        (("Jumper",), "wall", True),
    ],
)
def test_a_reflex_manoeuvre_is_a_move_for_terrain(perks, ground, free):
    piece = box("piece", 25.0, 11.0, 10.0, 1.0)
    if ground == "difficult":
        piece = box("piece", 25.0, 11.0, 10.0, 9.0, top=0.0, ground=("difficult",), sight="open")
    state = replace(dodging("Reflex Manoeuvre I", *perks), terrain=(piece,))
    session = begun(state, ("bow",), dice=(1,), name="Attack")
    assert session.pending.what == "Reflex Manoeuvre I with blue1?"
    assert not session.answer(True)
    assert (not session.refusal(to(30.0, 16.0, "blue11"))) is free


def test_a_reflex_manoeuvre_is_free_once_a_turn_with_actions():
    nimble = troop("nimble", "Reflex Manoeuvre I", hp=9, armour=None)
    session = playing(facing(MAN_, (GUN,), nimble, ()))
    take(session, "Attack", "red1", dice=[1], answers=[True, to(20.0, 13.0, "blue11")])
    take(session, "Attack", "red1", dice=[1])
    assert (place(session, "blue11"), points(session, "blue")) == ((20.0, 13.0), 6)


MAN_ = troop("man_", hp=3, armour=None)
