"""Actions that perks forbid: each is refused by name when a player tries it, and open without the perk."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from boarders import riding
from fighting import in_phase, under
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE, Effect, Held, Until
from battlefield.rules.core.values import info_of

GUN, CLAW = weapon("gun", range=40), weapon("claw", range=40)
HELPS = ("Adrenaline",)  # a perk to be begun
LED = Held("Controlled I", (("controller", "lead"),))
LED_WILD = Held("Controlled II", (("controller", "lead"),))
CREW = {"fire_points": 1, "transport": 8}


def field(*perks, phase="Move", lead=TABLE, where=TABLE, others=(), settings=(), **stats):
    """Red with perks, its leader far behind it, and a blue unit in range."""
    rows = (
        ("red1", "red", troop("red1", *perks, **{"hp": 9, **stats}), (GUN,), [(10.0, 10.0)]),
        ("lead", "red", troop("lead", points=900), (GUN,), [(10.0, 40.0)]),
        ("blue1", "blue", troop("blue1", points=90), (CLAW,), [(20.0, 10.0)]),
        *others,
    )
    state = army(*rows, settings=settings)
    for unit, place in (("lead", lead), ("red1", where)):
        state = state.with_unit(replace(state.units[unit], where=place))
    return in_phase(state, phase)


def begun(state, unit="red1", name=""):
    """Let a unit act in the phase that it is; give why it may not, and what is asked else."""
    side = state.units[unit].commander
    session = Session(replace(state, clock=replace(state.clock, side=side)), Warsurge(), Listed([1] * 9))
    return session.begin(Action(name or state.clock.phase, side, unit)), session


def offered(state, unit="red1"):
    """Give what a unit is offered first as it acts."""
    refusal, session = begun(state, unit)
    assert not refusal, refusal
    return [option.id for option in getattr(session.pending, "options", ())]


# controllers and crews


@pytest.mark.parametrize("phase", ["Move", "Attack", "Deploy"])
def test_a_unit_does_nothing_while_its_controller_is_in_reserve(phase):
    where = RESERVE if phase == "Deploy" else TABLE
    assert not begun(field(LED, phase=phase, where=where))[0]
    assert (
        "Controlled I: its controller is in reserve"
        in begun(field(LED, phase=phase, where=where, lead=RESERVE))[0]
    )


def test_nor_does_it_begin_a_perk():
    state = field(LED, *HELPS, phase="Dash")
    assert "Adrenaline" in offered(state)
    alone = state.with_unit(replace(state.units["lead"], where=RESERVE))
    assert begun(alone)[0]


@pytest.mark.parametrize(("rank", "moves"), [("I", True), ("II", False), ("III", False)])
def test_a_transport_with_nobody_aboard_uses_nothing(rank, moves):
    rider = ("red2", "red", troop("rider"), (GUN,), [(10.0, 30.0)])
    perks = (f"Crew {rank}", *HELPS)
    empty = field(*perks, phase="Attack", others=(rider,), **CREW)
    manned = riding(empty, "red2", "red1")
    assert f"Crew {rank}: nobody is aboard" in begun(empty)[0]
    assert not begun(manned)[0]
    walks, rides = (in_phase(state, "Move") for state in (empty, manned))
    assert "Adrenaline" in offered(rides)
    refusal, session = begun(walks)
    assert ("nobody is aboard" in refusal) != moves
    assert not moves or "Adrenaline" not in [o.id for o in getattr(session.pending, "options", ())]


def test_an_empty_transport_that_is_a_friend_to_all_is_no_target():
    rider = ("red2", "red", troop("rider"), (GUN,), [(10.0, 40.0)])
    empty = field("Crew III", phase="Attack", others=(rider,), **CREW)
    away = empty.with_unit(replace(empty.units["lead"], where=RESERVE))
    away = away.with_unit(replace(away.units["red2"], where=RESERVE))
    manned = riding(empty.with_unit(replace(empty.units["lead"], where=RESERVE)), "red2", "red1")
    assert "Crew III" in begun(away, "blue1")[0]
    assert not begun(manned, "blue1")[0]


# commanded and hacked


@pytest.mark.parametrize(("how", "phase"), [("halted", "Move"), ("frozen", "Move"), ("frozen", "Attack")])
def test_a_hacked_machine_is_refused_what_its_hacker_stopped(how, phase):
    state = field(phase=phase)
    hacked = Effect(state.serial + 1, "Hacker", "red1", "blue1", 1, Until("turn", 1), info_of({"how": how}))
    stopped = replace(state, effects=(hacked,), serial=state.serial + 1)
    assert not begun(state)[0]
    assert "Hacker" in begun(stopped)[0]
    assert not begun(in_phase(stopped, "Attack"))[0] or how == "frozen"


def test_a_frozen_machine_begins_no_perks():
    state = field(*HELPS, phase="Move")
    hacked = Effect(1, "Hacker", "red1", "blue1", 1, Until("turn", 1), info_of({"how": "frozen"}))
    assert "Adrenaline" in offered(state)
    assert "Hacker" in begun(replace(state, effects=(hacked,), serial=1))[0]


def test_who_commands_an_enemy_begins_no_perks():
    state = field("Dominate II", *HELPS, phase="Deploy")
    busy = run(state, lambda game: game.tell(DeploymentDone()), [4], [("blue1",)]).state
    assert busy.units["blue1"].commander == "red"
    assert "Adrenaline" in offered(in_phase(state, "Move"))
    assert "Adrenaline" not in offered(in_phase(busy, "Move"))


# afflicted


def afflicted(name, phase, *perks):
    state = field(*perks)
    laid = run(state, lambda game: afflict(game, name, "red1", by="blue1", weapon="claw")).state
    return in_phase(state, phase, 2), in_phase(laid, phase, 2)


def test_a_confused_unit_attacks_nobody_begins_no_perks_and_does_not_hold():
    well, confused = afflicted("Confuse", "Attack")
    assert not begun(well)[0]
    assert "Confuse" in begun(confused)[0]
    well, confused = afflicted("Confuse", "Move", *HELPS)
    assert "Adrenaline" in offered(well)
    assert "Adrenaline" not in offered(confused)
    assert not held_still(well)
    assert "it cannot hold: Confuse" in held_still(confused)


def held_still(state):
    """Let a unit hold, and give what the log says of it."""
    _, session = begun(state, name="Hold")
    return [event.words for event in session.events if "hold" in getattr(event, "words", "")]


@pytest.mark.parametrize("name", ["Dread", "Fall Back"])
def test_a_fleeing_unit_does_not_hold(name):
    state = field()
    until = Until("turn", 1)
    laid = replace(
        state, effects=(Effect(1, name, "red1", "blue1", 1, until, info_of({"from": 1})),), serial=1
    )
    assert held_still(state) == []
    assert held_still(laid) == [f"it cannot hold: {name}"]


@pytest.mark.parametrize(("harm", "phase"), [("halted", "Move"), ("halted", "Attack"), ("broken", "Attack")])
def test_combat_damage_is_named_where_it_forbids(harm, phase):
    state = field("Combat Damage II", phase=phase)
    facts = info_of({"turn": 1, "weapon": "gun"})
    note = Effect(1, f"Combat Damage: {harm}", "red1", "", 1, Until("turn", 1), facts)
    assert not begun(state)[0]
    assert "Combat Damage" in begun(replace(state, effects=(note,), serial=1))[0]


# deploying


def test_a_fusion_that_is_not_formed_is_refused_by_name():
    where = {"phase": "Deploy", "where": RESERVE}
    assert not begun(field(**where))[0]
    assert "Fusion: it is not formed yet" in begun(field("Fusion", points=200, **where))[0]


def test_who_is_in_a_gateway_deploys_by_no_other_way():
    state = field(phase="Deploy", where=RESERVE)
    assert not begun(state)[0]
    assert "it is in the Gateway" in begun(under(state, "Gateway", "red1", "Gateway 1 of red"))[0]


# prisoners


def test_a_prisoner_is_refused_its_move_by_name():
    state = riding(field(phase="Move"), "blue1", "red1")
    assert not begun(field(phase="Move"), "blue1")[0]
    held = under(under(state, "Imprison", "blue1", "red1"), "inside", "blue1", "red1")
    assert "Imprison" in begun(held, "blue1")[0]


# joining


def test_nobody_joins_a_wild_unit():
    guard = ("red2", "red", troop("guard", "Bodyguard"), (GUN,), [(10.0, 16.0)])
    for perks, host in (((), "red1"), ((LED_WILD,), "")):
        state = field(*perks, others=(guard,))
        assert joined_after_walking(state) == host


def joined_after_walking(state):
    _, session = begun(state, "red2")
    assert not session.answer((Placed("red21", (10.0, 12.5)),))
    if session.pending is not None:
        assert not session.answer(("red1",))
    return joined(session.state, "red2")
