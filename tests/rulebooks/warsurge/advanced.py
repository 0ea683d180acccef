"""Battles in the Advanced playstyle for tests: armies on the table, in a step of actions."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import line

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.units.command import POINTS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.requests import Choose, Roll
from battlefield.rules.core.state import Clock, Effect, Until

ADVANCED = (("playstyle", "advanced"),)
GUN = weapon("gun", range=24, power=4)
MAN = troop("man", hp=3, armour=None)


def in_step(state, points=6, side="red", turn=1):
    """Let a side take a step, with so many command points for each side."""
    until = Until("turn", turn)
    numbered = enumerate(state.sides, state.serial + 1)
    made = [Effect(number, POINTS, each, amount=points, until=until) for number, each in numbered]
    effects, clock = (*state.effects, *made), Clock(turn, "Action", 1, side, "red")
    return replace(state, clock=clock, effects=effects, serial=state.serial + len(made), settings=ADVANCED)


def facing(attacker=MAN, weapons=(GUN,), target=MAN, armed=(GUN,), apart=10.0, points=6, others=(), **more):
    """Make a red unit of one and a blue one face each other."""
    rows = (
        ("red1", "red", attacker, tuple(weapons), line(1)),
        ("blue1", "blue", target, tuple(armed), line(1, 10.0 + apart)),
        *others,
    )
    return in_step(army(*rows, **more), points)


def playing(state):
    """Begin to play from a state."""
    return Session(state, Warsurge(), Listed(()))


def take(session, name, unit="", dice=(), answers=()):
    """Take an action; all dice must be used. Questions get `answers` where they fit, else the usual ones."""
    session.dice = Listed(dice)
    known, left = len(session.events), list(answers)
    refusal = session.begin(Action(name, session.state.clock.side, unit))
    assert not refusal, refusal
    while session.pending is not None:
        asked = session.pending
        assert not isinstance(asked, Roll), f"{asked.what}: no die left for {asked.count}"
        fits = left and not session.refusal(left[0])
        refusal = session.answer(left.pop(0) if fits else usual(session))
        assert not refusal, refusal
    assert not left, f"never asked: {left}"
    rolled = [e for e in session.events[known:] if isinstance(e, DiceRolled)]
    assert sum(len(event.faces) for event in rolled) == len(dice), rolled
    return session


def usual(session):
    """Give what is answered where nothing is said: no perks, no more weapons than the first, no moves."""
    asked = session.pending
    if isinstance(asked, Choose) and not asked.least:
        return ()
    return session.suggestions()[-1 if asked.what.startswith(("Move", "Dash")) else 0]


def points(session, side="red"):
    """Give the command points that a side has left."""
    return sum(effect.amount for effect in session.state.effects_on(side, POINTS))


def open_to(session, unit):
    """Give the actions that are open to a unit now, with their costs."""
    return {a.name: a.cost for a in session.book.actions(session.state) if a.unit == unit}


def refused(session, name, unit="", by=""):
    """Say why an action may not be begun."""
    return session.begin(Action(name, by or session.state.clock.side, unit))
