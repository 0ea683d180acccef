"""Runs one flow of the rules by itself, with dice written down and choices made for it."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.dice import Listed
from battlefield.rules.flow import Game, Running
from battlefield.rules.requests import Roll


def run(state, begin, dice=(), answers=()):
    """Run a flow to its end, and give its game; all dice and answers have to be used."""
    running, left = Running(state, CATALOGUE, begin, Listed(dice)), list(answers)
    while running.pending is not None:
        asked = running.pending
        assert not isinstance(asked, Roll), f"no die left for {asked.what}"
        refusal = running.answer(left.pop(0) if left else asked.suggestions()[0])
        assert not refusal, refusal
    assert not left, f"never asked: {left}"
    rolled = [face for part in running.answers for face in (part if isinstance(part, tuple) else ())]
    assert len([face for face in rolled if isinstance(face, int)]) == len(dice), running.answers
    return running.game


def asked_in(state, begin, dice=()):
    """Give what a flow asks first."""
    return Running(state, CATALOGUE, begin, Listed(dice)).pending


def end_turn(state, dice=(), answers=()):
    """End the turn's span, as everything at the end of a turn hears it, and give the state."""
    clock = replace(state.clock, phase="End")
    return run(replace(state, clock=clock), lambda game: game.end("turn", "End"), dice, answers).state


def asks(state):
    """Give a game to ask figures of."""
    return Game(state, CATALOGUE)
