"""Units that fall and turns that begin, for tests of what comes back."""

from fighting import in_phase
from running import run

from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.moments import GameBegan, TurnBegan


def begun(state):
    """The state after the game began."""
    return run(in_phase(state, "Start", 0), lambda game: game.tell(GameBegan())).state


def turn(state, number, answers=(), dice=()):
    state = in_phase(state, "Start", number)
    return run(state, lambda game: game.tell(TurnBegan(number)), dice, answers).state


def fallen(state, unit):
    """The state after a unit lost all its HP and was taken off."""

    def flow(game):
        yield from lose(game, unit, game.state.hp(unit), "a test")
        yield from remove_casualties(game)

    return run(state, flow).state
