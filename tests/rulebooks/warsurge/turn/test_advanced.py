"""The Advanced playstyle: command points, steps of one or two actions, answers, and what ends when."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, GUN, MAN, facing, in_step, open_to, playing, points, refused, take
from armies import army, troop, weapon
from by_chance import deployed
from companies import attached, part_of
from fighting import line, told, under

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.units import command, counters, unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import ClockSet, Placed, Said
from battlefield.rules.core.flow import Game

FAST = troop("runner", hp=3, armour=None, move=8)


def begun(dice, **more):
    """Play a battle of two units a side to its first step; all deploy where they first can."""
    rows = [(f"{side}{n}", side, MAN, (GUN,), None) for side in ("red", "blue") for n in (1, 2)]
    session = Session(army(*rows, settings=(*ADVANCED, *more.items())), Warsurge(), Listed(dice))
    assert not session.begin(Action("Begin", "red"))
    return deployed(session)


# the course of a turn


def test_one_die_gives_each_side_points_for_each_of_its_units():
    session = begun([5, 2, 3])
    assert (points(session, "red"), points(session, "blue")) == (6, 6)
    assert session.state.clock.phase == "Action"
    assert session.state.clock.side == "red"
    assert "red has 6 command points: 3 for each of 2 units" in told(session)


def test_the_die_of_command_points_is_a_setting():
    assert points(begun([5, 2, 5], **{"command die": 6})) == 10


def test_a_turn_without_actions_left_ends_and_points_are_lost_with_it():
    session = begun([5, 2, 1])
    take(session, "Pass")
    take(session, "Pass", dice=[1, 6, 2])
    assert session.state.clock.turn == 2
    assert session.state.clock.side == "blue"
    assert (points(session, "red"), points(session, "blue")) == (4, 4)


def test_a_side_that_passed_acts_again_once_somebody_has_acted():
    session = begun([5, 2, 1])
    take(session, "Pass")
    take(session, "Move", "blue1")
    take(session, "End Step")
    assert session.state.clock.side == "red"
    assert "Move" in open_to(session, "red1")


def test_from_the_second_turn_on_reserves_come_by_an_action_of_their_own():
    reserve = ("red2", "red", MAN, (GUN,), None)
    state = replace(facing(others=(reserve,)), settings=(*ADVANCED, ("zone depth", 6)))
    later = in_step(replace(state, effects=()), turn=2)
    session = playing(later)
    take(session, "Deploy", "red2")
    assert session.state.units["red2"].where == "table"
    assert points(session) == 5


# steps and their cost


def test_actions_cost_a_command_point_each_and_show_it():
    session = playing(facing())
    assert open_to(session, "red1") == {"Move": 1, "Dash": 1, "Attack": 1}
    take(session, "Move", "red1")
    assert points(session) == 5
    assert "red pays 1 command point for Move of Red1; 5 left" in told(session)


def test_a_step_has_two_actions_and_the_same_may_be_chosen_twice():
    session = playing(facing(FAST))
    east = (Placed("red11", (13.0, 10.0)),)
    take(session, "Move", "red1", answers=[east])
    take(session, "Move", "red1", answers=[(Placed("red11", (15.0, 10.0)),)])
    assert session.state.figures["red11"].model.at == (15.0, 10.0)
    assert session.state.clock.side == "blue"
    assert points(session) == 4


def test_the_same_weapon_is_used_again_by_a_second_attack_but_not_twice_in_one():
    session = playing(facing(weapons=[GUN], armed=()))
    take(session, "Attack", "red1", dice=[5])
    take(session, "Attack", "red1", dice=[5])
    assert session.state.hp("blue1") == 1


def test_a_second_action_belongs_to_the_unit_whose_step_it_is():
    other = ("red2", "red", MAN, (GUN,), line(1, 10, 30))
    session = playing(facing(others=(other,)))
    take(session, "Move", "red1")
    assert refused(session, "Move", "red2") == (
        "it is the step of Red1: it takes its second action, or the step ends"
    )
    take(session, "End Step")
    assert session.state.clock.side == "blue"


def test_a_refusal_names_the_command_points_that_are_missing():
    session = playing(facing(points=1))
    assert refused(session, "Prepare", "red1") == (
        "Red1, Prepare: neither its weapons nor its movement keep it from anything"
    )
    take(session, "Move", "red1")
    assert session.state.clock.side == "blue"
    session = playing(facing(points=0))
    assert refused(session, "Move", "red1") == "Red1, Move: needs 1 command point; none is left"
    assert command.why_not_pay(facing(points=1), "red", 2) == "needs 2 command points; 1 is left"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Action("Move", "blue", "blue1"), "it is red's turn to act"),
        (Action("Move", "red", "nobody"), "there is no unit nobody"),
        (Action("Fly", "red", "red1"), "Fly cannot be chosen now: Deploy, Move, Dash, Attack, Use Perks"),
        (Action("Move", "red", "blue1"), "Blue1 does not act for red"),
        (Action("End Step", "red"), "End Step cannot be chosen now without a unit, only Pass"),
        (Action("Deploy", "red", "red1"), "Red1, Deploy: it cannot deploy now"),
        (Action("Use Perks", "red", "red1"), "Red1, Use Perks: it has no perk to use now"),
    ],
)
def test_what_cannot_be_begun_is_refused_with_a_reason(action, words):
    assert playing(facing()).book.refusal(facing(), action).startswith(words)


def test_an_attack_without_a_target_costs_nothing_since_it_cannot_be_begun():
    session = playing(facing(apart=30.0))
    assert refused(session, "Attack", "red1") == "Red1, Attack: no target in range"


# answers


def test_who_was_attacked_may_answer_before_casualties_are_taken_off():
    session = playing(facing(target=troop("weak", hp=1, armour=None)))
    take(session, "Attack", "red1", dice=[5])
    assert session.state.hp("blue1") == 0
    take(session, "End Step")
    assert (session.state.clock.phase, session.state.clock.side) == ("Counter", "blue")
    assert open_to(session, "blue1") == {"Counter Attack": 1}
    take(session, "Counter Attack", "blue1", dice=[5])
    assert session.state.hp("red1") == 2
    assert session.state.units["blue1"].where == "gone"
    assert points(session, "blue") == 5


def test_an_answer_is_aimed_at_the_unit_that_attacked():
    other = ("red2", "red", MAN, (GUN,), line(1, 10, 14))
    session = playing(facing(others=(other,)))
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    asked = [("Counter Attack", 1)]
    assert list(open_to(session, "blue1").items()) == asked
    take(session, "Counter Attack", "blue1", dice=[5])
    assert session.state.hp("red2") == 3
    assert session.state.hp("red1") == 2


def test_only_who_was_targeted_may_answer_and_only_once():
    other = ("blue2", "blue", MAN, (GUN,), line(1, 20, 20))
    session = playing(facing(others=(other,)))
    take(session, "Attack", "red1", dice=[1], answers=[("gun",), ("blue1",)])
    take(session, "End Step")
    assert refused(session, "Counter Attack", "blue2") == (
        "Blue2 was not targeted in this step, or cannot answer any more"
    )
    take(session, "Counter Attack", "blue1", dice=[1])
    assert session.state.clock.phase == "Action"


def test_for_a_sergeant_that_was_picked_out_its_unit_answers():
    boss = ("blue2", "blue", MAN, (GUN,), line(1, 12, 20))
    game = Game(part_of(facing(others=(boss,)), "blue2", "blue1"), Warsurge().catalogue)
    unit_status.mark(game, counters.ACTING, "red1", "phase")
    counters.note_target(game, "red1", "blue2")
    game.emit(ClockSet(1, "Counter", game.state.clock.step, "blue", "red"))
    assert counters.may_answer(game.state, "blue") == ("blue1",)
    offered = Warsurge().actions(game.state)
    assert [(each.name, each.unit) for each in offered] == [("Counter Attack", "blue1"), ("No Counter", "")]
    assert [Warsurge().refusal(game.state, each) for each in offered] == ["", ""]


def test_whom_a_sergeant_attacked_may_answer():
    """The unit that acts has no weapon itself."""
    boss = ("red2", "red", MAN, (GUN,), [(10.0, 11.5)])
    session = playing(part_of(facing(weapons=(), others=(boss,)), "red2", "red1"))
    take(session, "Attack", "red1", dice=[1], answers=[("red2|gun",)])
    take(session, "End Step")
    assert session.state.clock.phase == "Counter"
    assert open_to(session, "blue1") == {"Counter Attack": 1}


def test_whom_a_leader_attacked_that_acts_along_may_answer():
    boss = ("red2", "red", MAN, (GUN,), [(10.0, 11.5)])
    game = Game(attached(facing(others=(boss,)), "red2", "red1"), Warsurge().catalogue)
    unit_status.mark(game, counters.ACTING, "red1", "phase")
    counters.note_target(game, "red2", "blue1")
    assert counters.may_answer(game.state, "blue") == ("blue1",)


def test_who_was_targeted_and_has_joined_another_since_answers_as_a_part_of_it():
    """So it is where the models that a sergeant was left without come back before it answers."""
    state = facing(others=(("blue2", "blue", MAN, (GUN,), line(1, 12, 20)),))
    alone = under(state, counters.TARGETED, "blue2")
    joined = part_of(alone, "blue2", "blue1")
    assert [counters.may_answer(each, "blue") for each in (alone, joined)] == [("blue2",), ("blue1",)]
    assert counters.may_answer(under(joined, counters.ANSWERED, "blue1"), "blue") == ()


def test_an_answer_may_be_declined_and_needs_a_point():
    session = playing(facing())
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    take(session, "No Counter")
    assert (session.state.clock.phase, session.state.clock.side) == ("Action", "blue")
    poor = facing()
    gone = tuple(e for e in poor.effects if e.on != "blue")
    session = playing(replace(poor, effects=gone))
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    assert session.state.clock.phase == "Action"


def test_a_template_that_answers_lies_over_the_unit_that_attacked():
    mortar = weapon("mortar", "Blast I", range=24, power=4)
    session = playing(facing(armed=(mortar,)))
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    assert not session.begin(Action("Counter Attack", "blue", "blue1"))
    while session.pending is not None and "template" not in session.pending.what:
        assert not session.answer(session.suggestions()[0])
    assert session.answer((20.0, 16.0)) == "it must lie over a model of Red1, which it answers"
    assert not session.answer((10.0, 10.0))


def test_a_counter_perk_uses_the_perks_of_the_unit_that_was_targeted():
    healer = troop("healer", "Recover", hp=10, armour=None)
    session = playing(facing(target=healer))
    take(session, "Attack", "red1", dice=[5])
    take(session, "End Step")
    assert open_to(session, "blue1") == {"Counter Attack": 1, "Counter Perk": 1}
    take(session, "Counter Perk", "blue1", dice=[1], answers=[("Recover",)])
    assert session.state.hp("blue1") == 10
    assert points(session, "blue") == 5


# perks, preparation, spans


def test_perks_are_used_by_an_action_of_their_own_and_again_by_another():
    smoke = troop("smoky", "Rush", hp=3, armour=None)
    session = playing(facing(smoke))
    take(session, "Use Perks", "red1", answers=[("Rush",)])
    assert [effect.name for effect in session.state.effects_on("red1")].count("Rush") == 1
    take(session, "Use Perks", "red1", answers=[("Rush",)])
    assert points(session) == 4


def test_no_perk_is_offered_beside_a_move_unless_it_belongs_there():
    session = playing(facing(troop("quick", "Rush", hp=3)))
    session.begin(Action("Move", "red", "red1"))
    assert session.pending.what.startswith("Move of")


def test_a_battle_weapon_forbids_the_dash_and_a_dash_the_battle_weapon_until_the_unit_prepares():
    rifle = weapon("rifle", kind="Battle", range=30)
    session = playing(facing(weapons=(rifle,), armed=()))
    take(session, "Attack", "red1", dice=[1])
    assert refused(session, "Dash", "red1") == "Red1, Dash: it used a Battle or Heavy weapon"
    take(session, "Prepare", "red1")
    take(session, "Pass")
    take(session, "Dash", "red1", answers=[(Placed("red11", (12.0, 10.0)),)])
    refusal = "Rifle: a Battle weapon cannot be used after a dash; no target in range"
    assert refused(session, "Attack", "red1") == f"Red1, Attack: {refusal}"
    take(session, "Prepare", "red1")
    take(session, "Pass")
    take(session, "Attack", "red1", dice=[1])


def test_a_heavy_weapon_is_used_after_a_move_once_the_unit_has_prepared():
    cannon = weapon("cannon", kind="Heavy", range=30)
    session = playing(facing(weapons=(cannon,), armed=()))
    take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),)])
    assert "Attack" not in open_to(session, "red1")
    take(session, "Prepare", "red1")
    take(session, "Pass")
    take(session, "Attack", "red1", dice=[1])
    assert refused(session, "Move", "red1") == "Red1, Move: it used a Heavy weapon"


def test_what_lasts_for_an_action_or_a_step_ends_with_it():
    session = playing(facing())
    take(session, "Attack", "red1", dice=[1])
    assert session.state.is_under("red1", counters.ACTING)
    assert session.state.is_under("blue1", counters.TARGETED)
    take(session, "End Step")
    take(session, "No Counter")
    assert not session.state.is_under("red1", counters.ACTING)
    assert not session.state.is_under("blue1", counters.TARGETED)
    assert session.state.is_under("red1", unit_status.ATTACKED)


# the standard turn is as it was


def test_an_unknown_playstyle_or_ladder_is_refused_before_the_battle_begins():
    for settings in ((("playstyle", "slow"),), (("ladder", "d8"),)):
        state = replace(facing(), settings=settings)
        name, value = settings[0]
        refusal = Warsurge().refusal(state, Action("Begin", "red"))
        assert refusal.startswith(f"{name} is {value}; it must be one of")


def test_without_the_setting_nobody_has_command_points():
    session = Session(replace(facing(), settings=()), Warsurge(), Listed(()))
    assert not any(isinstance(e, Said | ClockSet) for e in session.events)
    state = under(replace(facing(), settings=(), effects=()), unit_status.ACTED, "red1")
    assert not counters.may_answer(state, "blue")


def test_who_changes_sides_amid_its_step_is_offered_nothing_that_is_then_refused():
    session = playing(facing())
    take(session, "Move", "red1")
    turned = replace(session.state.units["red1"], control="blue")
    state = replace(session.state, units={**session.state.units, "red1": turned})
    offered = Warsurge().actions(state)
    assert [each.name for each in offered] == ["End Step"]
    assert not any(Warsurge().refusal(state, each) for each in offered)
