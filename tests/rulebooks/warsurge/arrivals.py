"""A unit in reserve that is to come onto the table, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed

BOW = weapon("bow")


def waiting(*perks, turn=1, models=1, others=(), terrain=(), foe_at=(24.0, 40.0), phase="Deploy", **stats):
    """A red unit in reserve and a blue one on the table; red has the top edge."""
    state = army(
        ("red1", "red", troop("comer", *perks, **stats), (BOW,), None),
        ("blue1", "blue", troop("foe", armour=None), (BOW,), [foe_at]),
        *others,
        terrain=terrain,
    )
    unit = state.units["red1"]
    state = state.with_unit(replace(unit, figures=unit.figures[:models], strength=models))
    return in_phase(state, phase, turn)


def at(*spots, unit="red1", bottom=0.0):
    return tuple(Placed(f"{unit}{n + 1}", spot, bottom) for n, spot in enumerate(spots))


def begun(state, dice=(), unit="red1", name="Deploy"):
    session = Session(state, Warsurge(), Listed(dice))
    assert session.begin(Action(name, state.units[unit].commander, unit)) == ""
    return session
