"""Breach and Hijack: fighting an enemy from inside."""

from dataclasses import replace
from math import hypot

import pytest
from armies import troop
from asking import game_of
from boarders import CREW, GUN, INTO, SWORD, TRUCK, field, inside, riding, turn_of
from companies import attached, part_of
from fighting import attack, lost
from running import asked_in, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import target_stat
from battlefield.rulebooks.warsurge.attack.targets import Aim, aims, attack_on
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.embarking import travel
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, TABLE

WATCH = ("blue3", "blue", troop("watch"), (GUN,), [(20.0, 20.0)])


# going in


@pytest.mark.parametrize(("perk", "stats"), (("Breach", {}), ("Hijack", TRUCK)))
def test_it_goes_inside_of_an_enemy_within_its_move(perk, stats):
    after = inside(field(perk, **stats))
    assert after.units["red1"].where == "blue1"
    far = field(perk, apart=20.0, **stats)
    after = attack(far, choices=[(Placed("red11", (10.0, 10.0)),)], name="Move").state
    assert after.units["red1"].where == "table"


def test_hijackers_go_into_transports_only():
    after = attack(field("Hijack"), choices=[(Placed("red11", (10.0, 10.0)),)], name="Move").state
    assert after.units["red1"].where == "table"


def test_others_cannot():
    asked = asked_in(field("Mastery"), lambda game: travel(game, "red1", "Move"))
    assert isinstance(asked, Places)
    asked = asked_in(field("Breach"), lambda game: travel(game, "red1", "Move"))
    assert [option.id for option in asked.options] == ["walk", INTO]


def test_passengers_without_the_perk_get_out_first():
    friend = ("red2", "red", troop("friend"), (), [(10.0, 14.0)])
    alike = ("red3", "red", troop("alike", "Breach"), (), [(6.0, 10.0)])
    state = field("Breach", more=TRUCK.items(), others=(friend, alike))
    state = riding(riding(state, "red2", "red1"), "red3", "red1")
    after = attack(state, choices=[(INTO,)], name="Move").state
    assert (after.units["red2"].where, after.units["red3"].where) == ("table", "blue1")


# fighting there


def test_it_and_its_host_fight_as_in_a_melee():
    state = inside(field("Breach", others=(WATCH,)))
    ours = aims(game_of(turn_of(state, "Attack")), "red1", "sword")
    assert [aim.target for aim in ours] == ["blue1"]
    assert attack_on(game_of(state), "red1", "sword", ours[0]).placed.melee
    assert "red1" in [aim.target for aim in aims(game_of(state), "blue1", "gun")]
    assert [aim.target for aim in aims(game_of(state), "blue3", "gun")] == []


def test_its_host_moves_freely():
    state = turn_of(inside(field("Breach")), "Move", "blue")
    after = attack(state, choices=[(Placed("blue11", (18.0, 10.0)),)], unit="blue1", name="Move").state
    assert after.figures["blue11"].model.at == (18.0, 10.0)
    assert after.units["red1"].where == "blue1"


def test_through_fire_points_it_is_shot_at():
    state = inside(field("Breach", others=(WATCH,), fire_points=1, **TRUCK))
    assert [aim.target for aim in aims(game_of(state), "blue3", "gun")] == ["red1"]


def test_it_fights_passengers():
    state = inside(riding(field("Breach", others=(CREW,), **TRUCK)))
    assert [aim.target for aim in aims(game_of(state), "red1", "sword")] == ["blue1", "blue2"]
    assert "red1" in [aim.target for aim in aims(game_of(state), "blue2", "gun")]


@pytest.mark.parametrize(("perk", "better"), (("Enclosed", 8), ("Exposed II", 3), ("Mastery", 3)))
def test_nothing_shields_passengers_from_it(perk, better):
    state = riding(field("Breach", host=[perk], others=(CREW, WATCH), defence=8, **TRUCK))
    state = inside(state)
    game = game_of(state)
    within = attack_on(game, "red1", "sword", Aim("blue2", ("red11",), 0.0, True))
    assert target_stat(game, within, "defence").value == 3
    outside = attack_on(game, "red1", "sword", Aim("blue2", ("red11",), 0.0, True))
    outside.aim(replace(outside.aimed, attacker="blue3"))
    assert target_stat(game, outside, "defence").value == better + (perk == "Exposed II")


# compartments


def test_it_may_break_into_a_compartment_and_change_to_another():
    room = "Compartment: Exposed I"
    state = inside(field("Breach", host=[room], others=(WATCH,), **TRUCK), room)
    assert passengers.room_of(state, "red1") == room
    assert [aim.target for aim in aims(game_of(state), "blue3", "gun")] == ["red1"]
    after = attack(turn_of(state, "Move"), choices=[("room|",)], name="Move").state
    assert passengers.room_of(after, "red1") == ""
    assert aims(game_of(after), "blue3", "gun") == ()


@pytest.mark.parametrize("perk", ["Breach", "Hijack"])
def test_to_change_to_another_compartment_is_a_movement(perk):
    """It counts for heavy weapons, and who bleeds loses HP by it."""
    room = "Compartment: Exposed I"
    state = turn_of(inside(field(perk, host=[room], others=(CREW,), **TRUCK), room), "Move")
    state = run(state, lambda game: afflict(game, "Bleed", "red1", by="blue1")).state
    after = attack(state, choices=[("room|",)], name="Move").state
    assert after.hp("red1") == state.hp("red1") - 1
    assert unit_status.is_marked(after, unit_status.MOVED, "red1")


# getting out


def test_it_stays_until_it_could_leave_a_melee():
    state = turn_of(inside(field("Breach")), "Move")
    assert attack(state, name="Move").state.units["red1"].where == "blue1"


def test_who_may_leave_melees_breaks_out():
    state = turn_of(inside(field("Breach", "Unyielding")), "Move")
    after = attack(state, choices=[("disembark",)], name="Move").state
    assert after.units["red1"].where == "table"
    assert not after.is_under("red1", passengers.INSIDE)


def test_it_comes_out_where_its_host_fell():
    state = inside(field("Breach"))
    dead = state.with_figures(replace(state.figures["blue11"], hp=0))
    after = run(dead, remove_casualties).state
    assert after.units["red1"].where == "table"


def test_it_goes_into_reserve_with_its_host_and_alone_without_it():
    state = inside(field("Breach"))
    after = run(state, lambda game: to_reserve(game, "blue1", "test")).state
    assert (after.units["blue1"].where, after.units["red1"].where) == ("reserve", "blue1")
    after = run(state, lambda game: to_reserve(game, "red1", "test")).state
    assert (after.units["blue1"].where, after.units["red1"].where) == ("table", "reserve")
    assert not after.is_under("red1", passengers.INSIDE)


def test_who_may_leave_melees_goes_to_its_own_reserve():
    state = turn_of(inside(field("Breach", "Unyielding")), "Move")
    after = run(state, lambda game: to_reserve(game, "blue1", "test"), answers=[True]).state
    assert after.units["red1"].where == "reserve"


# taking over


def test_a_hijacker_commands_an_empty_transport():
    after = inside(field("Hijack", **TRUCK))
    assert after.units["blue1"].commander == "red"
    moved = attack(
        turn_of(after, "Move"), choices=[(Placed("blue11", (18.0, 10.0)),)], unit="blue1", name="Move"
    )
    assert moved.state.figures["blue11"].model.at == (18.0, 10.0)


def test_a_hijacked_transport_parts_from_its_leader_and_takes_its_sergeant_along():
    """So does one that its own side has back: its sergeant obeys that side again."""
    leader = ("lead", "blue", troop("lead", "Leader", hp=3, points=40), (GUN,), [(15.5, 10.0)])
    sergeant = ("boss", "blue", troop("boss", "Sergeant", hp=2, points=20), (GUN,), [(14.0, 11.5)])
    state = part_of(field("Hijack", others=(leader, sergeant), **TRUCK), "boss", "blue1")
    after = inside(attached(state, "lead", "blue1"))
    assert [after.units[each].commander for each in ("blue1", "boss", "lead")] == ["red", "red", "blue"]
    assert company(after, "blue1") == ("blue1", "boss")

    def falls(game):
        yield from lose(game, "red1", 4, "a test")
        yield from remove_casualties(game)
        yield from game.end("phase", "Move")

    back = run(after, falls).state
    assert [back.units[each].commander for each in ("blue1", "boss")] == ["blue", "blue"]


def test_a_hijacker_has_to_do_away_with_its_passengers_first():
    state = inside(riding(field("Hijack", others=(CREW,), **TRUCK)))
    assert state.units["blue1"].commander == "blue"
    session = attack(turn_of(state, "Attack"), [6, 6], [("sword",), ("blue2",), ("done",)])
    assert lost(session, "blue2") == 2

    def phase_ends(game):
        yield from remove_casualties(game)
        yield from game.end("phase", "Attack")

    assert run(session.state, phase_ends).state.units["blue1"].commander == "red"


def test_a_hijacked_transport_goes_back_when_the_hijacker_gets_out():
    state = turn_of(inside(field("Hijack", **TRUCK)), "Move")
    after = attack(state, choices=[("disembark",)], name="Move").state
    assert (after.units["red1"].where, after.units["blue1"].commander) == ("table", "blue")


def test_a_hijacked_transport_goes_back_when_the_hijacker_falls():
    state = turn_of(inside(field("Hijack", **TRUCK)), "Attack")

    def die(game):
        yield from lose(game, "red1", 4, "test")
        yield from remove_casualties(game)
        yield from game.end("phase", "Attack")

    assert run(state, die).state.units["blue1"].commander == "blue"


# in a part of a Fusion

GIANT = ("blue9", "blue", troop("giant", "Fusion", points=20), (SWORD,), None)


def fused(state):
    """Let the host become a part of a Fusion; give what comes of it."""
    session = Session(turn_of(state, "Deploy", "blue"), Warsurge(), Listed(()))
    for answer in (("Fusion",), ("blue1",)):
        if session.pending is None:
            assert session.begin(Action("Deploy", "blue", "blue9")) == ""
        assert session.answer(answer) == ""
    while session.pending is not None:
        assert session.answer(session.suggestions()[0]) == ""
    assert session.state.units["blue1"].where == GONE
    return session.state


def test_who_is_inside_a_part_of_a_fusion_gets_out_where_it_stood():
    state = fused(inside(field("Breach", others=(GIANT, WATCH), points=200)))
    assert state.units["red1"].where == TABLE
    assert not state.is_under("red1", passengers.INSIDE)
    at = state.figures_of("red1")[0].model.at
    assert hypot(at[0] - 14.0, at[1] - 10.0) < 1.5


def test_passengers_of_a_part_of_a_fusion_get_out_too():
    state = fused(riding(field(others=(GIANT, CREW, WATCH), points=200, **TRUCK)))
    assert state.units["blue2"].where == TABLE
    assert not state.is_under("blue2", passengers.ABOARD)
