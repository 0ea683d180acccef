"""Afflictions that hold units, lead them astray or frighten them, in play."""

from dataclasses import replace
from math import hypot

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, locked, rolls, told
from running import asks, end_turn, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test, mastery_test, skill_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import USING_PERKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan, UnitDone
from battlefield.rules.core.state import RESERVE

PLAIN = troop("t", hp=20, armour=None)


def held(name, phase="Move", turn=2, *, target=PLAIN, others=(), armed=(), at=20.0, **facts):
    """Give a state of a later turn in which blue, far from red, suffers what red laid in turn 1."""
    state = army(
        ("red1", "red", troop("a", hp=9), (weapon("gun"),), line(1, 40.0)),
        ("blue1", "blue", target, tuple(armed), [(10.0, at)]),
        *others,
    )
    state = run(in_phase(state), lambda g: afflict(g, name, "blue1", by="red1", weapon="gun", **facts)).state
    return in_phase(state, phase, turn, "blue")


def where(session, figure="blue11"):
    return session.state.figures[figure].model.at


def moved(state, how, at):
    """Move blue's model to a place, and give the session."""
    return attack(in_phase(state, how, state.clock.turn, "blue"), (), [(Placed("blue11", at),)], "blue1", how)


# wearing off


@pytest.mark.parametrize("name", ["Freeze", "Cripple"])
def test_two_attempts_to_move_wear_it_off(name):
    state = held(name, "Dash", 1)
    once = run(state, lambda game: game.tell(UnitDone("blue1", "Dash"))).state
    assert once.is_under("blue1", name)
    attacked = run(once, lambda game: game.tell(UnitDone("blue1", "Attack"))).state
    assert attacked.is_under("blue1", name)
    twice = run(once, lambda game: game.tell(UnitDone("blue1", "Move"))).state
    assert not twice.is_under("blue1", name)


@pytest.mark.parametrize("name", ["Freeze", "Cripple", "Solidify"])
def test_else_it_ends_with_the_next_turn_and_begins_anew_with_each_hit(name):
    state = held(name, turn=1)
    assert end_turn(state).is_under("blue1", name)
    assert not end_turn(in_phase(end_turn(state), turn=2)).is_under("blue1", name)
    anew = run(in_phase(state, turn=2), lambda g: afflict(g, name, "blue1", by="red1")).state
    assert len(anew.effects_on("blue1", name)) == 1
    assert end_turn(anew).is_under("blue1", name)


def test_a_frozen_unit_may_try_to_move_and_stays_where_it_is():
    session = attack(held("Freeze", "Move", 2), (), (), "blue1", "Move")
    assert where(session) == (10.0, 20.0)
    assert any("no Move: Freeze" in words for words in told(session))
    assert session.state.is_under("blue1", "Freeze")


def test_a_crippled_inch_is_nothing():
    assert stat(asks(held("Cripple", target=troop("t", move=1, dash=5))), "move", "blue1").value == 0
    assert stat(asks(held("Cripple", target=troop("t", move=1, dash=5))), "dash", "blue1").value == 3


def test_a_solid_unit_has_double_defence_but_not_if_it_is_frozen_as_well():
    state = held("Solidify")
    assert stat(asks(state), "defence", "blue1").value == 6
    assert asks(state).reason_against("weapons", "blue1") == "Solidify"
    assert asks(state).reason_against("perks", "blue1")
    both = run(state, lambda g: afflict(g, "Freeze", "blue1", by="red1")).state
    assert stat(asks(both), "defence", "blue1").value == 3


def test_solidify_needs_an_attack_and_two_moves_to_wear_off():
    state = held("Solidify")
    for action in ("Dash", "Move"):
        state = run(state, lambda game, action=action: game.tell(UnitDone("blue1", action))).state
    assert state.is_under("blue1", "Solidify")
    assert not run(state, lambda game: game.tell(UnitDone("blue1", "Attack"))).state.is_under(
        "blue1", "Solidify"
    )


# the next turn


@pytest.mark.parametrize("name", ["Confuse", "Direction Lock", "Fugue", "Paralysis", "Stun", "Velocity Lock"])
def test_what_is_for_the_next_turn_ends_with_it(name):
    state = end_turn(held(name, turn=1))
    assert state.is_under("blue1", name)
    assert not end_turn(in_phase(state, turn=2)).is_under("blue1", name)


def test_paralysis_begins_as_the_turn_ends():
    now = held("Paralysis", "Attack", 1)
    assert not asks(now).reason_against("weapons", "blue1")
    ending = in_phase(now, "End", 1)
    assert asks(ending).reason_against("objectives", "blue1")
    later = held("Paralysis", "Attack", 2)
    assert all(
        asks(later).reason_against(what, "blue1") for what in ("weapons", "movement", "perks", "objectives")
    )


def test_a_paralysed_foe_holds_nobody():
    state = locked(held("Paralysis"), "red1", "blue1")
    assert not moving.why_not_move(asks(in_phase(state, "Move", 2)), "red1", "Move")
    assert moving.why_not_move(asks(in_phase(state, "Move", 1)), "red1", "Move")


def test_a_confused_unit_is_placed_by_its_enemy_and_uses_no_weapons():
    state = held("Confuse", "Move", 2, armed=(weapon("rifle"),))
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue1"))
    assert session.pending.by == "red"
    assert asks(state).reason_against("weapons", "blue1") == "Confuse"


def test_a_confused_unit_cannot_hold_and_begins_no_perks_but_keeps_passive_ones():
    state = held("Confuse", "Move", 2)
    assert asks(state).reason_against("hold", "blue1")
    heal, plain = Warsurge.catalogue.get("Healer I"), Warsurge.catalogue.get("Pacifist")
    assert asks(state).reason_against(USING_PERKS, "blue1", about=UsingPerk(heal))
    assert not asks(state).reason_against(USING_PERKS, "blue1", about=UsingPerk(plain))


def test_fugue_fails_tests_and_makes_aether_harder():
    state = held("Fugue", "Attack", 2, armed=(weapon("rifle"),))
    run(state, lambda game: _fails(game, mastery_test(game, "blue1", "Healer I")))
    run(state, lambda game: _fails(game, skill_test(game, "blue1", "Blind I", weapon="rifle")))
    for dice, passed in (((3, 3), True), ((3, 4), False)):
        found = []
        run(
            state,
            lambda game, found=found: _kept(found, aether_test(game, "blue1", "Incantation", weapon="rifle")),
            dice,
        )
        assert found[0].passed == passed
    found = []
    run(
        state, lambda game: _kept(found, aether_test(game, "blue1", "Incantation", weapon="rifle")), (4, 5, 1)
    )
    assert found[0].burnt


def _fails(_game, test):
    assert not (yield from test)


def _kept(found, test):
    found.append((yield from test))


def test_a_stunned_unit_needs_a_five_and_has_no_help_from_bonuses():
    gun = weapon("rifle", power=10, range=40)
    state = in_phase(held("Stun", "Attack", 2, armed=(gun,)), "Attack", 2, "blue")
    session = attack(state, (4,), (), "blue1")
    assert session.state.hp("red1") == 9
    session = attack(state, (5, 1), (), "blue1")
    assert session.state.hp("red1") == 8


# locks


def test_direction_lock_keeps_the_way_of_the_last_movement():
    state = moved(held("Direction Lock", "Dash", 1), "Dash", (13.0, 20.0)).state
    state = in_phase(end_turn(state), "Move", 2, "blue")
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    assert "the way it went last" in session.answer((Placed("blue11", (13.0, 24.0)),))
    assert "the way it went last" in session.answer((Placed("blue11", (10.0, 20.0)),))
    assert not session.answer((Placed("blue11", (18.0, 20.0)),))


def test_direction_lock_does_nothing_to_a_unit_that_never_moved():
    assert where(moved(held("Direction Lock"), "Move", (10.0, 24.0))) == (10.0, 24.0)


def test_velocity_lock_repeats_the_distance_of_the_turn_before():
    state = moved(held("Velocity Lock", "Move", 1), "Move", (13.0, 20.0)).state
    state = in_phase(end_turn(state), "Move", 2, "blue")
    assert asks(state).reason_against("hold", "blue1")
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    assert "it goes 3.00 in" in session.answer((Placed("blue11", (14.0, 20.0)),))
    assert session.answer((Placed("blue11", (18.0, 20.0)),))
    assert not session.answer((Placed("blue11", (13.0, 23.0)),))


def test_velocity_lock_roots_a_unit_that_stood_still():
    session = attack(held("Velocity Lock"), (), (), "blue1", "Move")
    assert where(session) == (10.0, 20.0)
    assert any("stood still" in words for words in told(session))


# delirium


def test_a_delirious_unit_attacks_the_nearest_friend_or_foe_and_may_not_decline():
    friend = ("blue2", "blue", troop("t2", hp=5, defence=4, armour=None), (), [(10.0, 24.0)])
    gun = weapon("rifle", power=10, range=40)
    state = in_phase(held("Delirium", "Attack", 1, others=(friend,), armed=(gun,)), "Attack", 1, "blue")
    assert [aim.target for aim in aims(asks(state), "blue1", "rifle")] == ["blue2"]
    session = attack(state, (), (), "blue1", "Hold")
    assert session.state.hp("blue2") == 4
    assert not session.state.is_under("blue1", "Delirium")


# dread


def test_a_dreading_unit_goes_to_its_own_edge_as_far_as_it_can():
    state = held("Dread", "Dash", 1)
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Dash", "blue", "blue1"))
    assert "its own edge" in session.answer((Placed("blue11", (10.0, 22.0)),))
    assert not session.answer((Placed("blue11", (10.0, 26.0)),))
    assert asks(state).reason_against("hold", "blue1") == "Dread"


def test_a_dreading_unit_that_reaches_the_edge_waits_in_reserve_until_the_next_turn():
    session = attack(held("Dread", "Dash", 1, at=44.0), (), (), "blue1", "Dash")
    state = session.state
    assert state.units["blue1"].where == RESERVE
    assert not may_deploy(asks(state), "blue1")
    assert may_deploy(asks(in_phase(end_turn(state), "Deploy", 2)), "blue1")


def test_dread_is_over_after_a_move_and_a_dash():
    state = held("Dread", "Dash", 1)
    for action in ("Dash", "Move"):
        assert state.is_under("blue1", "Dread")
        state = run(state, lambda game, action=action: game.tell(UnitDone("blue1", action))).state
    assert not state.is_under("blue1", "Dread")


def test_an_immobile_unit_in_dread_leaves_as_the_phase_ends():
    state = held("Dread", "Attack", 1, target=troop("t", move=0, dash=0, hp=20))
    assert run(state, lambda game: game.end("phase", "Attack")).state.units["blue1"].where == RESERVE


def test_in_a_melee_dread_costs_a_die_step_instead():
    state = locked(held("Dread", "Attack", 1), "red1", "blue1")
    assert asks(state).figure("attack dice", 0, "blue1").value == -1
    assert not asks(in_phase(state, "Move", 1)).reason_against("hold", "blue1")
    assert asks(held("Dread", "Attack", 1)).figure("attack dice", 0, "blue1").value == 0


def test_where_rules_pull_different_ways_what_came_last_is_passed_over():
    state = moved(held("Direction Lock", "Dash", 1), "Dash", (13.0, 20.0)).state
    state = run(in_phase(end_turn(state), turn=2), lambda g: afflict(g, "Dread", "blue1", by="red1")).state
    session = Session(in_phase(state, "Move", 2, "blue"), Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    assert any("not all that bears on it" in words for words in told(session))
    assert "the way it went last" in session.answer((Placed("blue11", (13.0, 26.0)),))
    assert not session.answer((Placed("blue11", (19.0, 20.0)),))


# Zombify


def fallen():
    """Give a state in which three models of blue1 fell under Zombify; blue2 and red1 stand nearby."""
    foe = troop("t", defence=4, hp=2, armour=None)
    state = duel(
        troop("a", hp=9, armour=None),
        [weapon("gun", range=40)],
        foe,
        targets=3,
        armed=(weapon("claw", "Blind I", range=0, power=10),),
        others=(("blue2", "blue", troop("t2", hp=9, armour=None, defence=4), (), [(24.0, 10.0)]),),
    )
    state = run(state, lambda game: afflict(game, "Zombify", "blue1", by="red1", weapon="gun")).state
    state = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("blue1")))
    return run(state, remove_casualties).state


def risen(state):
    return run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2))).state


def test_a_zombified_unit_rises_whole_where_it_fell():
    state = risen(fallen())
    assert state.hp("blue1") == 6
    assert len(state.living("blue1")) == 3
    at = state.figures["blue11"].model.at
    assert hypot(at[0] - 20.0, at[1] - 10.0) < 0.01
    assert state.is_under("blue1", "Zombified")


def test_it_goes_for_the_nearest_friend_or_foe_and_rises_only_once():
    state = in_phase(risen(fallen()), "Attack", 2, "blue")
    assert asks(state).figure("targets anybody", 0, "blue1").value
    assert asks(state).reason_against("target", "blue1", weapon="claw", foe="red1")
    assert not asks(state).reason_against("target", "blue1", weapon="claw", foe="blue2")
    assert asks(state).reason_against("Skill Test", "blue1", weapon="claw")
    assert asks(state).reason_against("effect Dread", "blue1")
    dead = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("blue1")))
    assert risen(run(dead, remove_casualties).state).units["blue1"].where == "gone"


def test_units_that_rise_by_themselves_do_not_fall_to_it():
    foe = troop("t", "Resurrection I", defence=4, hp=2, armour=None)
    session = attack(duel(troop("a"), [weapon("gun", "Zombify", power=10)], foe))
    assert not session.state.is_under("blue1", "Zombify")


def test_its_moves_are_toward_the_nearest():
    state = in_phase(risen(fallen()), "Move", 2, "blue")
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    back = tuple(Placed(f.id, (f.model.at[0] - 2.0, f.model.at[1])) for f in state.figures_of("blue1"))
    on = tuple(Placed(f.id, (f.model.at[0] + 1.0, f.model.at[1])) for f in state.figures_of("blue1"))
    assert "toward" in session.answer(back)
    assert not session.answer(on)


@pytest.mark.parametrize(("face", "caught"), [(4, True), (3, False)])
def test_what_it_hurts_within_six_inches_may_rise_too(face, caught):
    state = in_phase(risen(fallen()), "Attack", 2, "blue")
    claw = replace(state.profiles["claw"], stats={**state.profiles["claw"].stats, "range": 12})
    state = replace(state, profiles={**state.profiles, "claw": claw})
    session = attack(state, (face,), (), "blue1")
    assert session.state.hp("blue2") == 6
    assert session.state.is_under("blue2", "Zombify") == caught
    assert ("Zombify spreads", 1) in rolls(session)
