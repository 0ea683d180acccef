"""Afflictions and sergeants: what lies on a unit lies on its sergeants, and what leads one leads both."""

import pytest
from clauses import TOUCH, bearing
from companies import field, part_of, squad
from fighting import attack, in_phase
from movers import begun
from running import end_turn, run

from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed

EITHER = pytest.mark.parametrize("on", ["red1", "red2"])


def drilled(*others):
    """A red unit of one model with a sergeant beside it; a blue one is far off."""
    boss = squad("Sergeant", id_="red2", models=1, at=(11.5, 10.0))
    return part_of(field(squad(models=1), boss, *others), "red2", "red1")


def both_at(x, y):
    return Placed("red11", (x, y)), Placed("red21", (x + 1.5, y))


@pytest.mark.parametrize("on", ["", "red1"])
def test_neither_a_palsied_unit_nor_its_sergeant_locks_anybody(on):
    foe = squad(id_="blue2", side="blue", at=(10.0, 10.0 + TOUCH), models=1)
    state = run(drilled(foe), lambda game: renew_melees(game, "blue2")).state
    state = bearing(state, "Paralysis", on, "blue1", turn=2) if on else state
    refusal = Warsurge().refusal(in_phase(state, "Move", 2, "blue"), Action("Move", "blue", "blue2"))
    assert ("locked" in refusal) is (on == "")


@EITHER
def test_who_confused_a_unit_or_its_sergeant_places_both(on):
    session = begun(in_phase(bearing(drilled(), "Confuse", on, "blue1", turn=2), "Move", 2))
    assert session.pending.by == "blue"
    assert session.refusal(both_at(10.0, 13.0)) == ""


@EITHER
@pytest.mark.parametrize(
    ("name", "lawful", "barred"),
    [("Direction Lock", (10.0, 17.0), (13.0, 12.0)), ("Velocity Lock", (12.0, 12.0), (10.0, 13.0))],
)
def test_a_lock_on_either_holds_both(name, lawful, barred, on):
    """They went 2 inches down in the turn before."""
    gone = attack(in_phase(drilled(), "Move", 1), (), [both_at(10.0, 12.0)], name="Move").state
    session = begun(in_phase(bearing(end_turn(gone), name, on, "blue1", turn=2), "Move", 2))
    assert session.refusal(both_at(*lawful)) == ""
    assert name in session.refusal(both_at(*barred))


@EITHER
@pytest.mark.parametrize("barred", [(10.0, 14.0), (10.0, 16.0)])
def test_a_velocity_lock_on_either_holds_both_to_more_than_coherency_lets_one_go_alone(barred, on):
    """They went 4 inches down in the turn before: standing still is no more lawful than 2 inches."""
    gone = attack(in_phase(drilled(), "Move", 1), (), [both_at(10.0, 14.0)], name="Move").state
    session = begun(in_phase(bearing(end_turn(gone), "Velocity Lock", on, "blue1", turn=2), "Move", 2))
    assert session.refusal(both_at(10.0, 18.0)) == ""
    assert "Velocity Lock" in session.refusal(both_at(*barred))
