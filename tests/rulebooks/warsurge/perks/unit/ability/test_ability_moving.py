"""Abilities that move a unit, hurry it on, or drive it off."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, line, locked, told, under
from running import asks, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed

GUN, CANNON = weapon("gun"), weapon("cannon", kind="Heavy")


def field(*perks, foe=(), apart=20.0, red=1, settings=(), weapons=(GUN,), **stats):
    """One red unit with perks, and one blue one so far below it."""
    return army(
        ("red1", "red", troop("red1", *perks, **stats), weapons, line(red)),
        ("blue1", "blue", troop("blue1", *foe), (GUN,), [(10.0, 10.0 + apart)]),
        settings=settings,
    )


def used(state, perk, *answers, dice=(), phase="Move", side="red"):
    """Let a unit use a perk before it acts, then answer what follows; what is asked last is left open."""
    session = Session(in_phase(state, phase, 1, side), Warsurge(), Listed(dice))
    assert not session.begin(Action(phase, side, f"{side}1"))
    for answer in ((perk,), *answers):
        refusal = session.answer(answer)
        assert not refusal, refusal
    return session


def value(state, name, unit="red1"):
    return stat(asks(state), name, unit).value


def offered(state, phase="Move", unit="red1"):
    return tuple(usable(asks(in_phase(state, phase)), unit))


# Adrenaline


def test_adrenaline_gives_a_third_more_of_both_movements_and_a_point_of_defence_once_a_game():
    state = used(field("Adrenaline", move=6, dash=4, defence=3), "Adrenaline").state
    assert [value(state, name) for name in ("move", "dash", "defence")] == [8, 6, 4]  # 4 x 4/3 = 5.33
    assert "Adrenaline" not in offered(state)
    ended = run(replace(state, clock=replace(state.clock, phase="End")), lambda game: game.end("turn")).state
    assert (value(ended, "move"), offered(ended)) == (6, ())


def test_adrenaline_leaves_a_stat_of_0_alone():
    state = used(field("Adrenaline", move=6, dash=0, defence=0), "Adrenaline").state
    assert (value(state, "dash"), value(state, "defence")) == (0, 0)


# Blink and Teleport


def at(x, y):
    return (Placed("red11", (x, y)),)


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0)])
def test_blink_moves_so_far_at_most_once_a_game_and_leaves_the_move_to_be_made(rank, inches):
    session = used(field(f"Blink {rank}", move=3), f"Blink {rank}")
    assert "need" in session.answer(at(10.1 + inches, 10.0))
    assert not session.answer(at(10.0 + inches, 10.0))
    assert session.state.figures["red11"].model.at == (10.0 + inches, 10.0)
    assert session.pending.what.startswith("Move of")
    assert f"Blink {rank}" not in offered(session.state)


def test_blink_iii_goes_as_far_as_there_is_a_way():
    session = used(field("Blink III"), "Blink III")
    assert not session.answer(at(46.0, 46.0))


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0), ("III", 30.0)])
def test_teleport_takes_a_mastery_test_and_may_be_tried_each_turn(rank, inches):
    name = f"Teleport {rank}"
    session = used(field(name), name, dice=[4])
    assert not session.answer(at(10.0 + inches, 10.0))
    failed = used(field(name), name, dice=[3])
    assert failed.pending.what.startswith("Move of")
    fresh = replace(failed.state, effects=())
    assert name in offered(fresh)


def test_neither_goes_into_a_melee_nor_out_of_one_unless_it_has_broken_off():
    state = field("Blink I", "Teleport I", "Disengage", apart=5.0)
    session = used(state, "Blink I")
    touching = 10.0 + 5.0 - 32 / 25.4
    assert "melee" in session.answer(at(10.0, touching))
    beside = locked(field("Blink I", "Teleport I", "Disengage", apart=32 / 25.4), "red1", "blue1")
    assert offered(beside) == ("Disengage",)
    assert set(offered(under(beside, "Disengage", "red1", "red1"))) == {"Blink I", "Teleport I"}


def test_a_blink_is_movement_but_does_not_silence_heavy_weapons():
    state = field("Blink I", weapons=(CANNON,), apart=12.0)
    session = used(state, "Blink I", at(14.0, 10.0))
    assert unit_status.has_moved(session.state, "red1")
    assert not unit_status.is_marked(session.state, unit_status.MOVED, "red1")
    done = attack(in_phase(session.state, "Attack"), [1], choices=[("cannon",)])
    assert any("Cannon" in words for words in told(done))


# Courage


def test_courage_sheds_fears_and_slowness_and_keeps_them_off_for_the_turn():
    state = under(under(field("Courage"), "Terrify", "red1", "blue1"), "Cripple", "red1", "blue1")
    session = used(state, "Courage")
    assert not session.state.effects_on("red1", "Terrify")
    assert not session.state.effects_on("red1", "Cripple")
    game = asks(session.state)
    assert game.figure("ignores difficult", 0, "red1").value
    assert game.figure("ignores dangerous", 0, "red1").value
    assert game.reason_against("effect Dread", "red1")
    assert game.reason_against("perk Knockback I", "red1")
    assert not game.reason_against("effect Burn", "red1")


# Disengage


def test_disengage_frees_from_a_melee_until_it_is_attacked_there():
    state = locked(field("Disengage", apart=32 / 25.4), "red1", "blue1")
    free = used(state, "Disengage", dice=[4]).state
    assert asks(free).figure("leaves melee", 0, "red1").value
    attacked = attack(in_phase(free, "Attack", 1, "blue"), [1], unit="blue1").state
    assert not asks(attacked).figure("leaves melee", 0, "red1").value
    failed = used(state, "Disengage", dice=[3]) if "Disengage" in offered(state) else None
    assert not asks(failed.state).figure("leaves melee", 0, "red1").value


def test_a_unit_that_has_disengaged_walks_away_and_its_melee_ends():
    state = under(locked(field("Disengage", apart=32 / 25.4), "red1", "blue1"), "Disengage", "red1", "red1")
    after = attack(in_phase(state, "Move"), (), [at(10.0, 6.0)], name="Move").state
    assert not unit_status.is_engaged(after, "red1")
    assert not unit_status.is_engaged(after, "blue1")
    assert not after.effects_on("red1", "Disengage")


# Terrify


def test_terrify_drives_an_enemy_back_and_one_in_a_melee_hits_worse():
    session = used(field("Terrify", apart=15.0), "Terrify", dice=[4])
    assert session.state.is_under("blue1", "Terrify")
    fled = attack(in_phase(session.state, "Move", 1, "blue"), unit="blue1", name="Move").state
    assert fled.figures["blue11"].model.at == (10.0, 31.0)
    held = under(locked(field("Terrify", apart=32 / 25.4), "red1", "blue1"), "Terrify", "blue1", "red1")
    assert asks(held).figure("attack dice", 0, "blue1", weapon="gun", foe="red1").value == -1


def test_terrify_reaches_18_inches_and_those_that_cost_no_more_than_double():
    assert offered(field("Terrify", apart=18.0 + 32 / 25.4)) == ("Terrify",)
    assert offered(field("Terrify", apart=18.1 + 32 / 25.4)) == ()
    assert offered(field("Terrify", apart=15.0, points=50)) == ("Terrify",)
    assert offered(field("Terrify", apart=15.0, points=49)) == ()


# Vanish


def test_vanish_takes_it_into_reserve_as_the_phase_ends():
    session = used(field("Vanish"), "Vanish", dice=[4])
    assert session.state.units["red1"].where == "table"
    done = run(session.state, lambda game: game.end("phase", "Move")).state
    assert done.units["red1"].where == "reserve"
    stays = used(field("Vanish"), "Vanish", dice=[3])
    assert run(stays.state, lambda game: game.end("phase", "Move")).state.units["red1"].where == "table"


# Horrific


def test_who_begins_near_a_horror_moves_half_as_far():
    state = field("Horrific", apart=12.0 + 32 / 25.4)
    session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed([4]))
    session.begin(Action("Move", "blue", "blue1"))
    assert "up to 3 in" in session.pending.what
    calm = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed([3]))
    calm.begin(Action("Move", "blue", "blue1"))
    assert "up to 6 in" in calm.pending.what


def test_who_begins_far_from_a_horror_goes_half_as_far_only_where_it_comes_near():
    state = field("Horrific", apart=14.0 + 32 / 25.4)
    session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed([4]))
    session.begin(Action("Move", "blue", "blue1"))
    x, y = session.state.figures["blue11"].model.at
    assert "Horrific" in session.answer((Placed("blue11", (x, y - 4.0)),))
    assert not session.answer((Placed("blue11", (x, y + 6.0)),))


def test_a_horror_does_nothing_to_the_fearless_the_far_and_the_dear():
    for state in (
        field("Horrific", foe=("Fearless",), apart=10.0),
        field("Horrific", apart=18.1 + 32 / 25.4),
        field("Horrific", apart=10.0, points=49),
    ):
        session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed([]))
        session.begin(Action("Move", "blue", "blue1"))
        assert "up to 6 in" in session.pending.what
