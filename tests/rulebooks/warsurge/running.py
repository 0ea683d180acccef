"""Runs one flow of the rules by itself, with dice and lots written down and choices made for it."""

from dataclasses import replace

import by_hand

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running


def run(state, begin, dice=(), answers=()):
    """Run a flow to its end, and give its game; all dice and answers have to be used."""
    return by_hand.run(state, CATALOGUE, begin, dice, answers)


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


def first_lots(number, count):  # noqa: ARG001
    """Draw the first of so many each time: there is nobody to hide anything from."""
    return 1
