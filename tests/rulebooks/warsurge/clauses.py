"""An act of one unit up to some question, and spans that end, for tests of single clauses of perks."""

from dataclasses import replace

from fighting import in_phase
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.unit_status import ACTED
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Effect, Until
from battlefield.rules.core.values import info_of

TOUCH = 32 / 25.4
"""How far the middles of two bases are apart that touch."""


def opened(state, *answers, phase="Move", unit="red1", dice=(), turn=1, side=""):
    """Let a unit begin to act as if none had, answer what is asked, and leave what is asked last open."""
    by = side or state.units[unit].commander
    state = replace(state, effects=tuple(each for each in state.effects if each.name != ACTED))
    session = Session(in_phase(state, phase, turn, by), Warsurge(), Listed(dice))
    refusal = session.begin(Action(phase, by, unit))
    assert not refusal, refusal
    return answered(session, *answers)


def answered(session, *answers):
    """Answer what is asked; a word alone is one choice."""
    for answer in answers:
        refusal = session.answer((answer,) if isinstance(answer, str) else answer)
        assert not refusal, f"{answer}: {refusal}"
    return session


def offered(state, phase="Move", unit="red1"):
    """Give the perks that a unit may use in a phase."""
    return tuple(usable(Game(in_phase(state, phase), Warsurge().catalogue), unit))


def to(x, y, figure="red11", bottom=0.0):
    return (Placed(figure, (x, y), bottom),)


def at(state, figure="red11"):
    return state.figures[figure].model.at


def bearing(state, name, on="red1", by="", turn=0, **facts):
    """Lay an effect with facts on somebody, until a turn ends where one is given."""
    until = Until("turn", turn) if turn else Until()
    effect = Effect(state.serial + 1, name, on, by, 1, until, info_of(facts))
    return replace(state, effects=(*state.effects, effect), serial=state.serial + 1)


def next_turn(state, dice=(), answers=()):
    """End the turn, and let the next begin."""
    over = replace(state, clock=replace(state.clock, phase="End"))
    over = run(over, lambda game: game.end("turn", "End")).state
    begun = replace(over, clock=replace(over.clock, phase="Start", turn=over.clock.turn + 1))
    return run(begun, lambda game: game.tell(TurnBegan(begun.clock.turn)), dice, answers).state
