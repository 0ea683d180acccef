"""Battles of a unit with a decoy, or one that hides, against one without, for tests."""

from dataclasses import replace

from by_chance import deployed

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import mustered
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit
from battlefield.rules.scene.contents import Board

STATS = {"move": 6, "dash": 6, "defence": 3, "hp": 1}
BOWS = RosterUnit("bows", "Ridge Bows", BaseSize.round(25), 2, stats=STATS, points=100)
UNIT, DECOY = "red/bows", "red/bows (decoy)"


def begun(*perks):
    """Begin a battle of a unit with some perks against one without, and let unit and decoy deploy."""
    held = replace(BOWS, perks=tuple(map(Held, perks)))
    sides = {"red": Roster("Reds", "warsurge", (held,)), "blue": Roster("Blues", "warsurge", (BOWS,))}
    session = Session(mustered(Encounter(sides, Board(30, 30))), Warsurge(), Seeded(), seed=1)
    assert not session.begin(Action("Begin", "red"))
    return deployed(session)


def desk_of(side, *perks):
    """A battle between a unit with its decoy and one without, in the hand of a side once red has held."""
    session = begun(*(perks or ("Decoy I",)))
    for _ in range(40):
        if session.state.clock.phase == "Move" and session.state.clock.side == side:
            break
        if session.pending is not None:
            assert not session.answer(session.suggestions()[0])
        else:
            assert not session.begin(holding(session.book.actions(session.state)))
    desk = BattleDesk(Battle(session))
    assert desk.state.clock.side == side
    return desk


def holding(actions):
    """Let a unit stay where it is, if it may."""
    return next((action for action in actions if action.name == "Hold"), actions[0])
