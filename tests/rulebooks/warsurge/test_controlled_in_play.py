"""Controlled units in play: what does not bring them back, and what is not sent on to them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, lost
from running import asks, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Held

GUN = weapon("gun")
LED = Held("Controlled I", (("controller", "lead"),))


def fallen(perk, *held, controller_too):
    """A pawn that its controller leads has fallen, by itself or with that; one with a perk stands near."""
    state = army(
        ("red1", "red", troop("red1", perk, points=200), (GUN,), [(10.0, 10.0)]),
        ("pawn", "red", troop("pawn", *held, hp=2), (GUN,), [(14.0, 10.0)]),
        ("lead", "red", troop("lead"), (GUN,), [(40.0, 40.0)]),
        ("blue1", "blue", troop("blue1"), (GUN,), [(40.0, 10.0)]),
    )
    state = run(state, lambda game: game.tell(GameBegan())).state
    dead = "lead1" if controller_too else "pawn1"
    state = run(state.with_figures(replace(state.figures[dead], hp=0)), remove_casualties).state
    state = state.with_figures(replace(state.figures["pawn1"], hp=0))
    state = run(state, remove_casualties).state
    assert state.units["pawn"].where == GONE
    return in_phase(state, "Move")


def begun(state, dice=(), answers=()):
    return run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)), dice, answers)


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize("name", ["Reanimate", "Revive"])
def test_nobody_raises_a_pawn_whose_controller_has_fallen(name, rank):
    perk = f"{name} {rank}"
    assert perk in usable(asks(fallen(perk, LED, controller_too=False)), "red1")
    assert perk not in usable(asks(fallen(perk, LED, controller_too=True)), "red1")
    assert perk in usable(asks(fallen(perk, controller_too=True)), "red1")


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_pawn_rises_only_while_its_controller_stands(rank):
    held = (f"Resurrection {rank}", LED)
    risen = begun(fallen("Keen Eye", *held, controller_too=False), (4,))
    assert risen.state.units["pawn"].where == TABLE
    down = begun(fallen("Keen Eye", *held, controller_too=True))
    assert down.state.units["pawn"].where == GONE
    assert any("Controlled I" in getattr(event, "words", "") for event in down.events)


def test_a_pawn_does_not_respawn_without_its_controller_and_its_side_does_not_wait_for_it():
    held = ("Respawn", LED)
    stands = fallen("Keen Eye", *held, controller_too=False)
    assert begun(stands, answers=[True]).state.units["pawn"].where != GONE
    alone = fallen("Keen Eye", *held, controller_too=True)
    assert begun(alone).state.units["pawn"].where == GONE
    returns = [asks(state).figure("returns", 0, "pawn").value for state in (stands, alone)]
    assert returns == [1, 0]


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_war_master_sends_no_attack_on_to_a_pawn(rank):
    def sent(*held):
        state = army(
            ("red1", "red", troop("red1", "War Master", hp=5, armour=None), (GUN,), [(10.0, 8.0)]),
            ("pawn", "red", troop("pawn", *held, defence=4, armour=None), (GUN,), [(12.0, 12.0)]),
            ("lead", "red", troop("lead"), (GUN,), [(40.0, 45.0)]),
            ("blue1", "blue", troop("blue1"), (weapon("rifle", power=10),), [(12.0, 20.0)]),
        )
        choices = [("red1",), *(() if held else (("pawn",),))]
        return attack(in_phase(state, side="blue"), (), choices, unit="blue1")

    assert (lost(sent(), "red1"), lost(sent(), "pawn")) == (0, 1)
    led = sent(Held(f"Controlled {rank}", (("controller", "lead"),)))
    assert (lost(led, "red1"), lost(led, "pawn")) == (1, 0)


def test_a_wild_pawn_lays_its_template_on_the_closest_unit():
    bomb = weapon("bomb", "Explode I", power=10, range=40)
    held = Held("Controlled II", (("controller", "lead"),))

    def aiming(*, led):
        state = army(
            ("pawn", "red", troop("pawn", held), (bomb,), [(10.0, 10.0)]),
            ("red2", "red", troop("red2", defence=4, hp=9, armour=None), (GUN,), [(10.0, 16.0)]),
            ("lead", "red", troop("lead"), (GUN,), [(40.0, 45.0)]),
            ("blue1", "blue", troop("blue1"), (GUN,), [(30.0, 10.0)]),
        )
        leader = replace(state.units["lead"], where=TABLE if led else RESERVE)
        session = Session(in_phase(state.with_unit(leader)), Warsurge(), Listed([6]))
        assert not session.begin(Action("Attack", "red", "pawn"))
        assert not session.answer(("bomb",))
        return session

    wild = aiming(led=False)
    assert "Controlled II" in wild.answer((30.0, 10.0))
    assert not wild.answer((10.0, 16.0))
    assert wild.state.hp("red2") == 8
    assert not aiming(led=True).answer((30.0, 10.0))


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_controller_rides_in_no_transport_that_it_controls(rank):
    def ways(*held):
        state = army(
            ("truck", "red", troop("truck", *held, transport=8), (GUN,), [(10.0, 10.0)]),
            ("lead", "red", troop("lead"), (GUN,), [(10.0, 13.0)]),
            ("other", "red", troop("other"), (GUN,), [(13.0, 10.0)]),
            ("blue1", "blue", troop("blue1"), (GUN,), [(40.0, 40.0)]),
        )
        return {unit: _ways_of(in_phase(state, "Move"), unit) for unit in ("lead", "other")}

    led = Held(f"Controlled {rank}", (("controller", "lead"),))
    assert "truck|truck1|" in ways()["lead"]
    assert "truck|truck1|" not in ways(led)["lead"]
    assert "truck|truck1|" in ways(led)["other"]


def _ways_of(state, unit):
    session = Session(state, Warsurge(), Listed([]))
    assert not session.begin(Action("Move", "red", unit))
    return [option.id for option in getattr(session.pending, "options", ())]
