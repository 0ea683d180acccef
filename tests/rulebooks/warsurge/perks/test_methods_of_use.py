"""How perks are used in either playstyle: when, how often, beside which actions, and at what cost."""

from dataclasses import replace

import pytest
from advanced import facing, open_to, playing, points, take
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, locked
from running import asks, end_turn, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.turns import can_act
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE

GUN = weapon("gun")
STAY = (Placed("red11", (10.0, 10.0)),)


def scene(*perks, phase="Move", **more):
    """A red unit of one with perks, a wounded friend and an enemy near it."""
    stats = {"hp": 20, "points": 500, **more}
    state = army(
        ("red1", "red", troop("user", *perks, **stats), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=7), (GUN,), [(14.0, 10.0)]),
        ("blue1", "blue", troop("foe", hp=7), (GUN,), [(10.0, 16.0)]),
    )
    return in_phase(state.with_figures(replace(state.figures["red21"], hp=2)), phase)


def acted(state, phase, *answers, dice=()):
    """Let the unit act in a phase, and let the phase end."""
    after = attack(in_phase(state, phase), dice, answers, name=phase).state
    return run(after, lambda game: game.end("phase", phase)).state


# Standard


@pytest.mark.parametrize("phase", ["Move", "Attack", "Dash"])
def test_a_perk_is_used_once_a_turn_in_whichever_phase(phase):
    state = scene("Healer III")
    act = () if phase == "Attack" else (STAY,)
    dice = [1] if phase == "Attack" else []
    after = acted(state, phase, ("Healer III",), ("red2",), *act, dice=dice)
    assert after.hp("red2") == 6
    for later in ("Move", "Attack", "Dash"):
        assert usable(asks(in_phase(after, later)), "red1") == {}
    assert usable(asks(in_phase(end_turn(after), "Move", 2)), "red1")


def test_any_number_of_perks_is_used_before_and_after_an_action():
    state = scene("Healer I", "Smokescreen", "Boost Defence", "Adrenaline")
    there = (Placed("red11", (12.0, 10.0)),)
    answers = [
        ("Adrenaline",),
        ("Healer I",),
        ("red2",),
        (),
        there,
        ("Boost Defence",),
        ("red1",),
        ("Smokescreen",),
    ]
    after = attack(state, [4], answers, name="Move").state
    assert after.figures["red11"].model.at == (12.0, 10.0)
    assert after.hp("red2") == 3
    assert {"Adrenaline", "Boost Defence", "Smokescreen"} <= {e.name for e in after.effects_on("red1")}


def test_perks_are_used_before_and_after_deploying():
    state = scene("Adrenaline", "Smokescreen", phase="Deploy")
    state = state.with_unit(replace(state.units["red1"], where=RESERVE))
    answers = [("Adrenaline",), ("Deploy",), (Placed("red11", (12.0, 5.0)),), ("Smokescreen",)]
    after = attack(in_phase(state, "Deploy", 2), (), answers, name="Deploy").state
    assert after.units["red1"].where == TABLE
    assert {"Adrenaline", "Smokescreen"} <= {e.name for e in after.effects_on("red1")}


@pytest.mark.parametrize("phase", ["Move", "Attack", "Dash"])
def test_who_only_uses_a_perk_has_no_action_left_in_the_phase(phase):
    """It has not moved, dashed or attacked, and cannot any more."""
    state = scene("Healer I", phase=phase)
    act = ("done",) if phase == "Attack" else STAY
    session = attack(state, (), [("Healer I",), ("red2",), act], name=phase)
    after = session.state
    assert after.hp("red2") == 3
    assert not unit_status.is_marked(after, unit_status.MOVED, "red1")
    assert not unit_status.is_marked(after, unit_status.DASHED, "red1")
    assert unit_status.is_marked(after, unit_status.ACTED, "red1")
    assert "has acted" in session.begin(Action(phase, "red", "red1")) or "turn to act" in session.begin(
        Action(phase, "red", "red1")
    )


def test_nobody_has_to_use_a_perk_that_is_activated():
    session = attack(scene("Healer I"), (), [(), STAY], name="Move")
    assert session.state.hp("red2") == 2


def test_an_effect_is_there_as_soon_as_its_perk_is_used():
    """Move 6 and a third more, used before the move that it is for."""
    far = (Placed("red11", (10.0, 2.0)),)
    after = attack(scene("Adrenaline"), (), [("Adrenaline",), far], name="Move").state
    assert after.figures["red11"].model.at == (10.0, 2.0)
    with pytest.raises(AssertionError):
        attack(scene("Adrenaline"), (), [(), far], name="Move")


def test_who_waits_in_reserve_uses_its_perks_though_it_may_not_deploy():
    rows = (
        ("red1", "red", troop("last", "Healer I", "Final Hope", hp=20, points=500), (GUN,), None),
        ("red2", "red", troop("friend", "Final Hope", hp=7), (GUN,), None),
        ("red3", "red", troop("third"), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows), "Deploy", 2)
    assert not can_act(asks(state), state.units["red2"])
    hurt = state.with_figures(replace(state.figures["red21"], hp=1))
    assert can_act(asks(hurt), hurt.units["red1"])
    after = attack(hurt, (), [("Healer I",), ("red2",)], name="Deploy").state
    assert after.hp("red2") == hurt.hp("red2") + 4
    assert after.units["red1"].where == RESERVE


# tests


@pytest.mark.parametrize("dice", [(3,), (4,)])
@pytest.mark.parametrize("name", ["Boost Defence", "Disengage"])
def test_what_is_cast_or_tested_for_is_tried_once_a_turn(name, dice):
    """Passed or failed, it is not offered again before the next turn."""
    state = scene(name)
    state = locked(state, "red1", "blue1") if name == "Disengage" else state
    target = [("red1",)] if name == "Boost Defence" else []
    session = Session(in_phase(state, "Attack"), Warsurge(), Listed(dice))
    assert not session.begin(Action("Attack", "red", "red1"))
    for answer in ((name,), *target):
        assert not session.answer(answer)
    used = session.state
    assert name not in usable(asks(used), "red1")
    assert name not in usable(asks(in_phase(used, "Dash")), "red1")


def outcome(state, test, dice):
    found = []

    def flow(game):
        found.append((yield from test(game)))

    run(state, flow, dice)
    return found[0]


def test_mastery_makes_its_tests_easier():
    plain, able = scene(), scene("Mastery")

    def test(game):
        return mastery_test(game, "red1", "Boost Move")

    assert [outcome(plain, test, (face,)) for face in (3, 4)] == [False, True]
    assert [outcome(able, test, (face,)) for face in (2, 3)] == [False, True]


@pytest.mark.parametrize(("rank", "needed"), [("I", 5), ("II", 6)])
def test_resistance_makes_skill_tests_harder(rank, needed):
    gun = weapon("gun", "Stun", power=10)
    state = duel(troop("a"), [gun], troop("t", f"Resist {rank}", defence=4, hp=9, armour=None), apart=5.0)
    for face in range(1, 7):
        assert attack(state, (face,)).state.is_under("blue1", "Stun") == (face >= needed)


# passive


def test_what_is_passive_is_never_begun():
    """A weapon that heals is passive, and used in reserve as its own words say."""
    begun = [row.name for row in CATALOGUE.perks.values() if "Passive" in row.terms and row.uses]
    assert begun == ["Heal"]


# Advanced


def test_in_the_advanced_game_perks_are_used_as_often_as_they_are_paid_for():
    healer = troop("healer", "Healer I", hp=20, armour=None, points=500)
    session = playing(facing(healer))
    assert open_to(session, "red1")["Use Perks"] == 1
    take(session, "Use Perks", "red1", answers=[("Healer I",)])
    take(session, "Use Perks", "red1", answers=[("Healer I",)])
    assert points(session) == 4


def test_one_action_of_using_perks_is_for_all_of_them():
    user = troop("user", "Healer III", "Smokescreen", "Adrenaline", hp=20, armour=None, points=500)
    session = playing(facing(user))
    take(session, "Use Perks", "red1", answers=[("Adrenaline",), ("Smokescreen",), ("Healer III",)])
    assert points(session) == 5
    names = {e.name for e in session.state.effects_on("red1")}
    assert {"Adrenaline", "Smokescreen"} <= names


@pytest.mark.parametrize("row", [r for r in CATALOGUE.perks.values() if r.uses], ids=lambda row: row.name)
def test_what_is_activated_or_tested_for_takes_the_action_of_using_perks(row):
    """But for what goes beside another action by its own words."""
    beside = {
        "Self-Destruct": ("Attack",),
        "Stealth": ("Deploy", "Move", "Dash", "Use Perks"),
        "Burrow": ("Use Perks", "Deploy"),
        "Fusion": ("Deploy",),
    }
    usual = (
        ("Attack",)
        if row.name.startswith("Manoeuvre")
        else ("Deploy",)
        if row.name.startswith("Ambush")
        else ()
    )
    assert row.uses[0].beside == beside.get(row.name, usual)
