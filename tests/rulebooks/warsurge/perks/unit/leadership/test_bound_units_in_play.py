"""Units that join, duel, or are inside of others: when that begins and ends, and what it bars."""

from dataclasses import replace

from armies import army, troop, weapon
from boarders import CREW, GUN, TRUCK, inside, riding, turn_of
from boarders import field as raid
from companies import field as camp
from companies import squad
from fighting import attack, in_phase, locked, told, under
from running import asks, run
from test_leadership import challenged

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.deploying import arrive
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.unit.leadership.challenger import is_in_duel
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import share_left
from battlefield.rulebooks.warsurge.units import merged_units
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, RESERVE, TABLE

TOUCH = 32 / 25.4
SWORD = weapon("sword", range=24, power=3)


# bodyguards


def test_a_bodyguard_that_arrives_beside_a_friend_may_join_it():
    state = camp(squad(models=1), squad("Bodyguard", id_="red2", models=1, at=(20.0, 10.0)))
    state = state.with_unit(replace(state.units["red2"], where=RESERVE))

    def host(at, answers):
        there = (Placed("red21", at),)
        return merged_units.joined(
            run(state, lambda g: arrive(g, "red2", there, "Deploy"), (), answers).state, "red2"
        )

    assert host((13.0, 10.0), [("red1",)]) == "red1"
    assert host((13.0, 10.0), [()]) == ""
    assert host((16.0, 10.0), []) == ""


# duels


def rested(state):
    """Begin the Move phase of the next turn."""
    return in_phase(run(state, lambda game: game.end("turn", "End")).state, "Move", 2)


def walked(state, unit, at):
    return attack(state, choices=[(Placed(f"{unit}1", at),)], unit=unit, name="Move").state


def test_a_duellist_joins_nobody_and_nobody_joins_it():
    state = rested(challenged("accept"))
    assert is_in_duel(state, "red1")
    gone = replace(state.units["red2"], figures=state.units["red2"].figures[:1])
    state = state.with_unit(gone)
    at_ease = replace(state, effects=tuple(e for e in state.effects if e.name != "Duel"))
    for start, merged in ((state, ("red1",)), (at_ease, ("red1", "red2"))):
        assert merged_units.company(walked(start, "red1", (10.5, 10.0)), "red1") == merged
    guard = troop("red2 profile", "Bodyguard")
    guarded = replace(state, profiles={**state.profiles, "red2 profile": guard})
    peaceful = replace(guarded, effects=at_ease.effects)
    for start, merged in ((guarded, ("red1",)), (peaceful, ("red1", "red2"))):
        assert merged_units.company(walked(start, "red2", (11.5, 10.0)), "red1") == merged


# prisoners and boarders


def test_a_prisoner_that_breaks_out_is_no_prisoner_after_its_action():
    rows = (
        ("red1", "red", troop("red1", "Imprison", hp=4), (SWORD,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1", "Breach", "Unyielding", hp=4), (SWORD,), [(10.0 + TOUCH, 10.0)]),
        ("blue2", "blue", troop("blue2"), (SWORD,), [(40.0, 10.0)]),
    )
    state = in_phase(locked(army(*rows), "red1", "blue1"), "Move")
    bearer = usable(asks(state), "red1")["Imprison"]
    state = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), [4]).state
    assert state.is_under("blue1", "Imprison")
    out = attack(
        in_phase(state, "Move", 1, "blue"), choices=[("disembark",)], unit="blue1", name="Move"
    ).state
    assert out.units["blue1"].where == TABLE
    assert not out.is_under("blue1", "Imprison")


def test_a_hijacker_has_the_transport_as_soon_as_the_last_passenger_gets_out():
    state = turn_of(inside(riding(raid("Hijack", others=(CREW,), **TRUCK))), "Move", "blue")
    assert state.units["blue1"].commander == "blue"
    out = attack(state, choices=[("disembark",)], unit="blue2", name="Move").state
    assert out.units["blue2"].where == TABLE
    assert out.units["blue1"].commander == "red"


def test_a_hijacker_may_leave_a_transport_that_goes_into_reserve():
    state = turn_of(inside(riding(raid("Hijack", "Unyielding", others=(CREW,), **TRUCK))), "Move")

    def gone(*answers):
        return run(state, lambda game: to_reserve(game, "blue1", "a test"), (), answers).state

    assert gone(True).units["red1"].where == RESERVE
    assert gone(False).units["red1"].where == "blue1"


# ghosts


def test_an_enemy_lays_nothing_on_a_ghost():
    def cursed(*effects):
        rows = (
            ("red1", "red", troop("ghost", "Incorporeal"), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("witch", "Curse Defence"), (GUN,), [(10.0, 20.0)]),
        )
        state = army(*rows)
        for effect in effects:
            state = under(state, effect, "red1", "red1")
        session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed([4]))
        assert not session.begin(Action("Move", "blue", "blue1"))
        assert not session.answer(("Curse Defence",))
        return session

    assert cursed().state.is_under("red1", "Curse Defence")
    ghost = cursed("Incorporeal")
    assert not ghost.state.is_under("red1", "Curse Defence")
    assert "Curse Defence does not take: Incorporeal" in told(ghost)


# fusions


def test_what_has_become_a_part_of_a_fusion_is_not_counted_as_lost():
    rows = (
        ("giant", "red", troop("giant", "Fusion", points=20), (GUN,), None),
        ("part", "red", troop("part", points=200), (GUN,), [(5.0, 5.0)]),
        ("rest", "red", troop("rest", points=100), (GUN,), [(9.0, 9.0)]),
        ("blue1", "blue", troop("blue1"), (GUN,), [(40.0, 40.0)]),
    )
    deployed = tuple(Placed(f"giant{n}", (10.0 + 1.5 * n, 5.0)) for n in range(1, 6))
    state = in_phase(army(*rows), "Deploy", 2)
    formed = attack(state, (), [("Fusion",), deployed], unit="giant", name="Deploy").state
    assert formed.units["part"].where == GONE
    assert share_left(asks(formed), "red") == 1
