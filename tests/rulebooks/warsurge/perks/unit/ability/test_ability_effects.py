"""Provoke, Purge, Spell Steal and Time Jump."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, lost
from running import asked_in, asks, run

from battlefield.play.session import Session, replayed
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import Effect, Until

GUN = weapon("gun", power=3)
HEX = weapon("hex", "Incantation", power=3)
HEAL = weapon("heal", "Heal", power=3)


def field(red=(), blue=(), *, apart=10.0, theirs=(GUN,), **stats):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *red, armour=4, **stats), (GUN,), [(10.0, 10.0)]),
            ("red2", "red", troop("red2", hp=3, armour=None), (GUN,), [(10.0, 14.0)]),
            ("blue1", "blue", troop("blue1", *blue, hp=4, armour=None), theirs, [(10.0 + apart, 10.0)]),
            ("blue2", "blue", troop("blue2", hp=4, armour=None), (GUN,), [(30.0, 30.0)]),
        ),
        "Move",
    )


def used(state, perk, *answers, dice=(), unit="red1"):
    bearer = usable(asks(state), unit)[perk]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice, answers).state


def offered(state, unit="red1"):
    return tuple(usable(asks(state), unit))


def aimed(state, weapon_="gun", unit="blue1"):
    return [aim.target for aim in aims(asks(state), unit, weapon_)]


# Provoke


@pytest.mark.parametrize(("rank", "reach"), [("I", 12.0), ("II", 24.0)])
def test_who_is_provoked_aims_only_at_who_provoked_it_with_what_reaches_it(rank, reach):
    near = field([f"Provoke {rank}"], apart=reach + 32 / 25.4)
    assert offered(near) == (f"Provoke {rank}",)
    assert offered(field([f"Provoke {rank}"], apart=reach + 0.1 + 32 / 25.4)) == ()
    provoked = used(field([f"Provoke {rank}"], theirs=(GUN, HEAL)), f"Provoke {rank}", dice=[4])
    assert aimed(field()) == ["red1", "red2"]
    assert aimed(provoked) == ["red1"]
    assert set(aimed(provoked, "heal")) == set(aimed(field(theirs=(GUN, HEAL)), "heal"))


def test_provoke_ends_with_who_did_it_and_leaves_weapons_free_that_do_not_reach_it():
    provoked = used(field(["Provoke I"]), "Provoke I", dice=[4])
    dead = provoked.with_figures(replace(provoked.figures["red11"], hp=0))
    assert aimed(dead) == ["red2"]
    figure = provoked.figures["red11"]
    far = provoked.with_figures(replace(figure, model=replace(figure.model, at=(46.0, 46.0))))
    assert aimed(far) == ["red2"]
    failed = used(field(["Provoke I"]), "Provoke I", dice=[3])
    assert aimed(failed) == ["red1", "red2"]


# Purge


def laid(state, name, on="blue1", by="blue1", **info):
    effect = Effect(state.serial + 1, name, on, by, 1, Until("turn", 1), tuple(info.items()))
    return replace(state, effects=(*state.effects, effect), serial=state.serial + 1)


def test_purge_takes_what_was_activated_or_tested_for_and_leaves_transformations_and_harm():
    state = field(["Purge I"])
    for name in ("Courage", "Boost Power", "Magic Armour I", "Limit Break I"):
        state = laid(state, name)
    state = laid(laid(state, "Burn", heals=True), "Bleed", by="red1")
    purged = used(state, "Purge I", dice=[4])
    assert [effect.name for effect in purged.effects_on("blue1")] == ["Limit Break I", "Bleed"]
    failed = used(state, "Purge I", dice=[3])
    assert failed.effects_on("blue1") == state.effects_on("blue1")


def test_purge_needs_somebody_to_purge_no_more_than_double_its_cost():
    assert offered(field(["Purge I"])) == ()
    assert offered(laid(field(["Purge I"], points=49), "Courage")) == ()
    assert offered(laid(field(["Purge II"], points=50), "Courage")) == ("Purge II",)


# Spell Steal


def test_a_stolen_boon_is_the_thiefs_and_not_the_casters():
    state = field(["Magic Armour I"], ["Spell Steal"])
    stolen = used(state, "Magic Armour I", True, dice=[4, 4, 3, 3])
    assert stat(asks(stolen), "armour", "red1").value == 3  # 4+
    assert stat(asks(stolen), "armour", "blue1").value == 1  # none, now 6+
    assert stolen.is_under("blue1", "used Spell Steal")


def test_a_failed_theft_a_refused_one_and_one_too_far_away_leave_the_boon_where_it_was():
    state = field(["Magic Armour I"], ["Spell Steal"])
    for after in (
        used(state, "Magic Armour I", True, dice=[4, 4, 5, 5]),
        used(state, "Magic Armour I", False, dice=[4, 4]),
        used(
            field(["Magic Armour I"], ["Spell Steal"], apart=18.1 + 32 / 25.4), "Magic Armour I", dice=[4, 4]
        ),
    ):
        assert stat(asks(after), "armour", "red1").value == 4


def test_two_ones_steal_and_leave_the_theft_for_another_time():
    stolen = used(field(["Magic Armour I"], ["Spell Steal"]), "Magic Armour I", True, dice=[4, 4, 1, 1])
    assert stat(asks(stolen), "armour", "blue1").value == 1
    assert not stolen.is_under("blue1", "used Spell Steal")


def thieves():
    """Two thieves of two sides, beside a caster of a third."""
    rows = (
        ("caster", "red", troop("caster", "Magic Armour I", armour=4), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1", "Spell Steal", armour=None), (GUN,), [(16.0, 10.0)]),
        ("green1", "green", troop("green1", "Spell Steal", armour=None), (GUN,), [(10.0, 16.0)]),
    )
    return in_phase(replace(army(*rows), sides=("red", "blue", "green")), "Move")


@pytest.mark.parametrize(
    ("dice", "winner"),
    [([3, 3, 2, 2], "green1"), ([2, 2, 3, 3], "blue1"), ([2, 2, 2, 2, 5, 5, 1, 6], "green1")],
    ids=["the lowest", "the first", "a roll-off, tied once"],
)
def test_of_several_thieves_the_lowest_result_wins_and_ties_are_rolled_off(dice, winner):
    after = used(thieves(), "Magic Armour I", True, True, dice=[4, 4, *dice], unit="caster")
    assert [e.on for e in after.effects if e.name == "Magic Armour I"] == [winner]


def test_a_stolen_incantation_strikes_whom_the_thief_chooses():
    state = in_phase(field(blue=["Spell Steal"]))
    caster = replace(state.figures["red11"], weapons=("hex",))
    state = replace(state.with_figures(caster), profiles={**state.profiles, "hex": HEX}).with_unit(
        state.units["red1"]
    )
    session = attack(state, [3, 3, 3, 3, 6], [("hex",), True, ("red2",)])
    assert (lost(session, "red2"), lost(session, "blue1")) == (1, 0)
    kept = attack(state, [3, 3, 5, 5, 6], [("hex",), True])
    assert lost(kept, "blue1") == 1


# Time Jump


def begun(state, phase, *answers, dice=(), unit="red1"):
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
    session = Session(in_phase(fresh, phase), Warsurge(), Listed(dice))
    assert not session.begin(Action(phase, "red", unit))
    for answer in answers:
        refusal = session.answer(answer)
        assert not refusal, refusal
    return session


def test_a_move_is_undone_and_made_again_elsewhere():
    there, elsewhere = (Placed("red11", (15.0, 10.0)),), (Placed("red11", (5.0, 10.0)),)
    session = begun(field(["Time Jump I"]), "Move", there, True)
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert not unit_status.is_marked(session.state, unit_status.MOVED, "red1")
    assert not session.answer(True)
    assert not session.answer(elsewhere)
    assert session.state.figures["red11"].model.at == (5.0, 10.0)
    assert session.pending is None
    assert replayed(session, Warsurge()) == session.state


def test_an_attack_is_undone_with_all_it_cost_and_may_be_left():
    state = field(["Time Jump I"])
    session = begun(state, "Attack", ("gun",), dice=[6])
    assert session.state.hp("blue1") == 3
    assert not session.answer(True)
    assert session.state.hp("blue1") == 4
    assert not session.answer(False)
    assert session.pending is None
    assert not unit_status.is_marked(session.state, unit_status.ATTACKED, "red1")


def test_time_jump_i_is_used_once_a_game_and_ii_once_a_turn():
    there = (Placed("red11", (15.0, 10.0)),)
    for rank, again in (("I", False), ("II", True)):
        session = begun(field([f"Time Jump {rank}"]), "Move", there, True, False)
        assert session.pending is None
        later = begun(session.state, "Dash", there)
        assert later.pending is None, "it has been used this turn"
        over = replace(session.state, clock=replace(session.state.clock, phase="End"))
        next_turn = run(over, lambda game: game.end("turn", "End")).state
        asked = begun(next_turn, "Dash", (Placed("red11", (14.0, 10.0)),)).pending
        assert (asked is not None) == again


def test_nothing_is_asked_where_the_action_is_none_of_its_own():
    session = begun(field(["Time Jump I"]), "Move", (Placed("red21", (12.0, 14.0)),), unit="red2")
    assert session.pending is None
    assert asked_in(session.state, lambda game: game.end("action")) is None
