"""Perks that work otherwise in the Advanced playstyle."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, GUN, MAN, facing, open_to, playing, points, refused, take
from armies import army, troop, weapon
from companies import part_of
from fighting import line, told, under
from running import asks, run

from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import command, unit_status
from battlefield.rulebooks.warsurge.units.playstyle import took
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rules.core.events import GameEnded, HpLost, Placed, UnitLeft
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE, Clock, Effect, Marker
from battlefield.rules.core.words import Usual

EAST = (Placed("red11", (12.0, 10.0)),)
TOUGH = troop("tough", hp=20, armour=None)


def generated(state, dice):
    """Give the command points of both sides after a roll."""
    state = replace(state, effects=tuple(e for e in state.effects if e.name != command.POINTS))
    game = run(state, command.generate, dice)
    return command.left(game.state, "red"), command.left(game.state, "blue")


# who brings command points in


def test_a_traitor_brings_in_no_command_points():
    traitor = under(facing(), "Traitor", "blue1")
    assert generated(traitor, [2]) == (2, 0)
    assert generated(facing(), [2]) == (2, 2)


@pytest.mark.parametrize(("rank", "counted"), [("I", 0), ("II", 2)])
def test_seeds_that_are_not_out_count_for_command_points_by_their_rank(rank, counted):
    seed = ("red2", "red", troop("seed", f"Seed {rank}"), (), None)
    assert generated(facing(others=(seed,)), [2])[0] == 2 + counted


def test_units_that_are_gone_bring_in_none():
    state = facing()
    gone = replace(state.units["blue1"], figures=(), where="gone")
    assert generated(state.with_unit(gone), [3]) == (3, 0)


# weapons used out of turn


def test_a_fast_reply_costs_a_command_point_and_is_not_answered():
    state = facing(TOUGH, target=TOUGH, armed=[weapon("quick", "Fast")])
    session = playing(state)
    take(session, "Attack", "red1", dice=[5, 1], answers=[True])
    assert points(session, "blue") == 5
    take(session, "End Step")
    assert session.state.clock.phase == "Counter"
    assert session.state.clock.side == "blue"


def test_a_fast_reply_is_not_offered_without_a_command_point():
    state = facing(TOUGH, target=TOUGH, armed=[weapon("quick", "Fast")])
    poor = replace(state, effects=tuple(e for e in state.effects if e.on != "blue"))
    session = playing(poor)
    take(session, "Attack", "red1", dice=[1])
    assert session.state.hp("red1") == 20


def test_snipe_costs_a_command_point_and_moving_strike_one_for_all_weapons():
    sniper = weapon("long", "Snipe", range=30)
    session = playing(facing(TOUGH, (), TOUGH, (sniper,)))
    take(session, "Move", "red1", dice=[1], answers=[EAST, True])
    assert points(session, "blue") == 5
    arms = [weapon("one", "Moving Strike"), weapon("two", "Moving Strike")]
    session = playing(facing(TOUGH, arms, TOUGH, ()))
    take(session, "Move", "red1", dice=[1, 1], answers=[EAST, True, True])
    assert points(session) == 4
    assert session.state.clock.phase == "Action"


def test_counter_weapons_are_free_and_used_once_a_turn():
    state = facing(TOUGH, target=TOUGH, armed=[weapon("back", "Counter")])
    session = playing(state)
    take(session, "Attack", "red1", dice=[5, 1])
    take(session, "Attack", "red1", dice=[5])
    assert points(session, "blue") == 6


def test_preliminary_weapons_are_free_and_may_be_used_again_in_a_step():
    rows = [
        ("red1", "red", TOUGH, (weapon("early", "Preliminary"),), line(1)),
        ("blue1", "blue", TOUGH, (), line(1, 20)),
    ]
    state = replace(army(*rows, settings=ADVANCED), clock=Clock(1, "Deploy", 0, "red", "red"))
    game = run(state, turns.end_phase, [2, 5], [True])
    assert game.state.hp("blue1") == 19
    assert command.left(game.state, "red") == 2
    session = playing(game.state)
    take(session, "Attack", "red1", dice=[5])
    assert session.state.hp("blue1") == 18


def test_postliminary_weapons_are_used_after_all_actions():
    session = playing(facing(TOUGH, [weapon("late", "Postliminary")], TOUGH, ()))
    take(session, "Pass")
    take(session, "Pass", dice=[5, 5, 2, 1], answers=[True])
    assert session.state.hp("blue1") == 19


# movement that is forced


def test_who_falls_back_runs_at_once_and_for_nothing():
    coward = troop("coward", "Fall Back", hp=2, armour=None, move=6, dash=6)
    state = facing(coward)
    hurt = Effect(state.serial + 1, unit_status.HURT, "red1", info=(("turn", 1),))
    state = replace(state, effects=(*state.effects, hurt), serial=state.serial + 1)
    state = replace(state, clock=Clock(2, "Start", 0, "red", "red"))
    game = run(state, lambda game: game.tell(TurnBegan(2)), [1])
    assert game.state.units["red1"].where == RESERVE
    assert any(isinstance(event, UnitLeft) for event in game.events)
    assert command.left(game.state, "red") == 6


def test_a_confused_unit_is_moved_by_its_enemy_before_anybody_acts():
    state = under(facing(), "Confuse", "red1", by="blue1")
    state = replace(state, clock=Clock(2, "Start", 0, "blue", "blue"))

    def begin(game):
        yield from game.tell(TurnBegan(2))

    game = run(state, begin, answers=[EAST, (Placed("red11", (14.0, 10.0)),)])
    assert game.state.figures["red11"].model.at == (14.0, 10.0)


def test_a_unit_in_delirium_attacks_at_once_without_paying():
    wild = weapon("wild", "Delirium")
    session = playing(facing(MAN, [wild], TOUGH, [GUN]))
    take(session, "Attack", "red1", dice=[5, 6, 5], answers=[("wild",)])
    assert session.state.hp("red1") == 2
    assert points(session, "blue") == 6
    assert not session.state.is_under("blue1", "Delirium")


# who may not pass


def test_a_berserk_unit_moves_and_attacks_before_its_side_passes():
    session = playing(facing(troop("mad", "Berserk", hp=3, armour=None), [weapon("club", range=6)]))
    assert refused(session, "Pass") == "Red1 has to take Move first: Berserk"
    take(session, "Move", "red1", answers=[(Placed("red11", (15.0, 10.0)),)])
    take(session, "End Step")
    take(session, "Pass")
    assert refused(session, "Pass") == "Red1 has to take Attack first: Berserk"
    take(session, "Attack", "red1", dice=[1])


def test_a_berserk_unit_without_points_does_not_keep_its_side_from_passing():
    session = playing(facing(troop("mad", "Berserk", hp=3, armour=None), [weapon("club", range=6)], points=0))
    assert not refused(session, "Pass")


def test_the_movement_and_the_attack_that_a_traitor_owes_are_free():
    state = under(facing(), "Traitor", "blue1")
    state = state.with_unit(replace(state.units["blue1"], control="red"))
    friend = facing(others=(("blue2", "blue", MAN, (), line(1, 20, 30)),))
    state = under(friend, "Traitor", "blue1")
    session = playing(state.with_unit(replace(state.units["blue1"], control="red")))
    assert open_to(session, "blue1") == {"Move": 0, "Dash": 0, "Attack": 0}
    take(session, "Attack", "blue1", dice=[1])
    assert open_to(session, "blue1") == {"Move": 0, "Dash": 0, "Attack": 1}


def test_what_a_traitors_sergeant_does_free_of_cost_alone_it_does_once_a_turn():
    """The mark lies on the unit that went over; where only its sergeant is left, that one acts."""
    boss = ("blue2", "blue", MAN, (), line(1, 20, 30))
    state = under(part_of(facing(others=(boss,)), "blue2", "blue1"), "Traitor", "blue1")
    moved = under(state, took("Move"), "blue2")
    assert [command.cost_of(asks(each), "blue2", "Move") for each in (state, moved)] == [0, 1]


# other rows


def test_stealth_is_put_on_with_use_perks_and_ends_with_an_attack():
    spy = troop("spy", "Stealth", hp=3, armour=None)
    hidden = under(facing(spy), "Stealth", "red1", by="red1")
    session = playing(hidden)
    assert "Attack" in open_to(session, "red1")
    take(session, "Attack", "red1", dice=[1])
    assert not session.state.is_under("red1", "Stealth")


def test_a_unit_targeted_in_stealth_does_not_answer():
    spy = troop("spy", "Stealth", hp=9, armour=None)
    near = under(facing(target=spy, apart=4.0), "Stealth", "blue1", by="blue1")
    session = playing(near)
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    assert session.state.clock.phase == "Action"


def test_stealth_is_taken_off_beside_a_move_at_no_cost():
    spy = troop("spy", "Stealth", hp=3, armour=None)
    session = playing(under(facing(spy), "Stealth", "red1", by="red1"))
    take(session, "Move", "red1", answers=[("Stealth",)])
    assert not session.state.is_under("red1", "Stealth")
    assert points(session) == 5


def test_manoeuvre_goes_with_any_attack_for_nothing():
    nimble = troop("nimble", "Manoeuvre I", hp=3, armour=None)
    session = playing(facing(nimble, armed=()))
    for n in (12.0, 14.0):
        take(session, "Attack", "red1", dice=[1], answers=[("Manoeuvre I",), (Placed("red11", (n, 10.0)),)])
    assert session.state.figures["red11"].model.at == (14.0, 10.0)
    assert points(session) == 4


def test_a_moved_implacable_unit_may_move_again_after_its_heavy_weapon():
    cannon = weapon("cannon", kind="Heavy", range=30)
    implacable = troop("implacable", "Implacable I", hp=3, armour=None)
    session = playing(facing(implacable, [cannon], armed=()))
    take(session, "Move", "red1", answers=[EAST])
    take(session, "Attack", "red1", dice=[1])
    take(session, "Pass")
    assert "Move" in open_to(session, "red1")
    session = playing(facing(implacable, [cannon], armed=()))
    take(session, "Attack", "red1", dice=[1])
    assert refused(session, "Move", "red1") == "Red1, Move: it used a Heavy weapon"


def test_bleeding_takes_hp_for_each_movement():
    session = playing(under(facing(), "Bleed", "red1", by="blue1"))
    take(session, "Move", "red1", answers=[EAST])
    take(session, "Move", "red1", answers=[(Placed("red11", (13.0, 10.0)),)])
    assert session.state.hp("red1") == 1


def test_reflect_ii_works_again_as_the_answer_to_a_step():
    mirror = troop("mirror", "Reflect II", hp=9, armour=None)
    session = playing(facing(TOUGH, (GUN, weapon("other")), mirror, ()))
    take(
        session,
        "Attack",
        "red1",
        dice=[4, 5, 4, 5],
        answers=[("gun",), True, ("other",), True],
    )
    assert session.state.hp("red1") == 18
    assert points(session, "blue") == 5
    assert "blue pays 1 command point for Counter Perk of Blue1; 5 left" in told(session)


def test_self_destruct_goes_off_at_the_end_of_the_action_that_cost_its_wielder():
    bomb = weapon("bomb", "Self-Destruct", range=12)
    session = playing(facing(TOUGH, target=troop("frail", hp=1, armour=None), armed=(bomb,)))
    take(session, "Attack", "red1", dice=[5, 5])
    assert session.state.hp("red1") == 19
    assert session.state.clock.phase == "Action"


@pytest.mark.parametrize(("saver", "hp"), [("Eternal", 0), ("Last Stand", 4), ("Reservoir", 1)])
def test_self_destruct_does_not_go_off_with_an_action_of_whoever_is_kept_from_falling(saver, hp):
    bomb = weapon("bomb", "Self-Destruct", range=12)
    frail = troop("frail", saver, defence=4, hp=4, armour=None)
    gun = weapon("gun", attacks=4, power=10)
    session = playing(facing(TOUGH, (gun,), target=frail, armed=(bomb,)))
    take(session, "Attack", "red1")
    saved = run(session.state, remove_casualties).state
    assert (saved.hp("blue1"), saved.hp("red1")) == (hp, 20)
    assert saved.units["blue1"].where == "table"


# the order of a turn


@pytest.mark.parametrize("playstyle", ["standard", "advanced"])
def test_a_turn_begins_in_the_order_that_the_rules_give(playstyle):
    assert [each.name for each in sorted((*TurnBegins, Usual.RANK))] == [
        *("RETURNS", "DRIFTS", "PLAGUES", "NERVES", "INSTINCTS"),
        *("RANK", "ORDERS", "SHAPES", "GROWTH", "PLACES", "FORCED"),
    ]
    shaken = troop("shaken", "Morale I", "Wild Instinct", "+Armour I", hp=2, armour=None)
    state = facing(shaken)
    for n, (name, on, facts) in enumerate(
        (("Plague", "blue1", (("from", 1), ("turn", 1))), (unit_status.HURT, "red1", (("turn", 1),))), 1
    ):
        state = replace(
            state, effects=(*state.effects, Effect(state.serial + n, name, on, "red1", info=facts))
        )
    state = replace(state, serial=state.serial + 2, settings=(("playstyle", playstyle),))
    state = replace(state, clock=Clock(2, "Start", 0, "red", "red"))
    near = replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(14.0, 10.0)))
    whys = []

    def begin(game):
        yield from game.tell(TurnBegan(2))
        whys.extend(event.why for event in game.events if hasattr(event, "faces"))

    run(state.with_figures(near), begin, [1, 4, 3, 1])
    kinds = ["Plague spreads", "Mastery Test: Morale I", "Wild Instinct", "+Armour I"]
    assert [next((kind for kind in kinds if why.startswith(kind)), why) for why in whys] == kinds


@pytest.mark.parametrize("playstyle", ["standard", "advanced"])
def test_a_turn_ends_with_what_burns_then_what_lies_there_then_what_is_left_over_then_the_score(playstyle):
    state = facing(TOUGH)
    for name, on in (("Residue", "mist"), ("Leech", "red1"), ("Venom", "red1"), ("Burn", "red1")):
        made = Effect(state.serial + 1, name, on, "blue1", info=(("from", 1), ("weapon", "gun")))
        state = replace(state, effects=(*state.effects, made), serial=state.serial + 1)
    mist = Marker("mist", "Residue", (10.0, 10.0), "blue", "blue1", Template("round", 3.0, (10.0, 10.0)))
    fuller = replace(state.figures["red11"], hp=29)
    state = under(replace(state.with_figures(fuller), markers=(mist,)), PRESENT, "red1")
    settings = (("playstyle", playstyle), ("turns", 1))
    state = replace(state, clock=Clock(1, "Action", 0, "", "red"), settings=settings)
    game = run(state, turns.end_turn, [5])
    whys = [event.why for event in game.events if isinstance(event, HpLost)]
    assert whys == ["Burn", "Venom", "Leech", "Gun", "beyond full"]
    assert isinstance(game.events[-1], GameEnded)
