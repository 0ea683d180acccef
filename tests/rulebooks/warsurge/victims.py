"""A unit that suffers what an enemy laid on it a turn ago, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.moments import UnitDone

BOW = weapon("bow", range=40)


def held(name, *, phase="Move", turn=2, target=None, others=(), at=(10.0, 20.0), user=(40.0, 10.0), **facts):
    """Blue, in a later turn, suffers what red laid on it in turn 1."""
    profile = target or troop("t", hp=20, armour=None)
    rows = (
        ("red1", "red", troop("a", hp=9, defence=4, armour=None), (weapon("gun"),), [user]),
        ("blue1", "blue", profile, (BOW,), [at]),
        *others,
    )
    state = run(
        in_phase(army(*rows)), lambda g: afflict(g, name, "blue1", by="red1", weapon="gun", **facts)
    ).state
    return in_phase(state, phase, turn, "blue")


def begun(state, name="Move"):
    session = Session(state, Warsurge(), Listed(()))
    refusal = session.begin(Action(name, "blue", "blue1"))
    return refusal, session


def done(state, *actions):
    for action in actions:
        state = run(state, lambda game, action=action: game.tell(UnitDone("blue1", action))).state
    return state


def rested(state):
    """Let all act again."""
    return replace(state, effects=tuple(effect for effect in state.effects if effect.name != "acted"))
