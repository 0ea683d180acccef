"""Battles in which units of the first sample stand in rows where a test wants them."""

from dataclasses import replace

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.apply import apply
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import ClockSet, EffectBegan, Placed, UnitArrived
from battlefield.rules.core.state import Effect

SPEARS, CUTTERS, BOWS = "wardens/spears", "raiders/cutters", "wardens/bows"


def row(state, unit, x, y, wide=6, step=1.5):
    """Place a unit in a row, its bases an inch and a half apart, or in rows of so many."""
    places = enumerate(state.units[unit].figures)
    spots = tuple(Placed(f, (x + step * (n % wide), y + step * (n // wide))) for n, f in places)
    return UnitArrived(unit, spots, "Deploy")


def begun(*rows, side="raiders", phase="Move", terrain=(), effects=()):
    """Give a battle in which a side acts in a phase, with units in rows and effects on units."""
    found = read_script(asset("rosters/first_battle.json"))
    session = session_of(replace(found, steps=(), terrain=terrain))
    state = session.start
    for each in rows:
        state = apply(state, row(state, *each))
    for name, unit in effects:
        state = apply(state, EffectBegan(Effect(state.serial + 1, name, unit, SPEARS)))
    state = apply(state, ClockSet(1, phase, 1, side, side))
    return Battle(Session(state, session.book, Seeded(), seed=session.seed))
