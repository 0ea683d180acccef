"""How a WARSURGE battle stands: turn and phases by playstyle; of each side its score, points and command."""

from battlefield.rulebooks.warsurge.games.kinds import by_points
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.steps import ANSWER, STEP
from battlefield.rulebooks.warsurge.turn.victory import game_type, last_turn, points_of
from battlefield.rulebooks.warsurge.units import command
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rules.core.flow import Game
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import State

_START, _END = "Start", "End"


def standing_of(state: State) -> Standing:
    """Say how a battle stands."""
    clock = state.clock
    turn = f"Turn {clock.turn} of {last_turn(state)}" if clock.turn else "Before the battle"
    advanced = is_advanced(state)
    phases: tuple[str, ...] = ("Deploy", STEP, ANSWER) if advanced else turns.PHASES
    if clock.phase and clock.phase not in phases:  # the queues at both ends of a turn, and side steps
        phases = _with(phases, clock.phase)
    game = Game(state, CATALOGUE)
    facts = tuple((side, _facts(game, side)) for side in state.sides)
    return Standing(state.result or turn, phases, clock.phase, clock.side, facts)


def _with(phases: tuple[str, ...], phase: str) -> tuple[str, ...]:
    """Put a phase where it belongs: a turn’s start first, its end last, what a step holds behind it."""
    if phase == _END:
        return (*phases, phase)
    if phase == _START or STEP not in phases:
        return (phase, *phases)
    at = phases.index(STEP) + 1
    return (*phases[:at], phase, *phases[at:])


def _facts(game: Game, side: str) -> tuple[str, ...]:
    state = game.state
    scored = game_type(state).judge is by_points
    parts = [f"{state.scores.get(side, 0)} OP"] if scored or state.scores.get(side) else []
    left, whole = points_of(game, side)
    parts.append(f"{float(left):.0f}/{whole} pts")
    if is_advanced(state) and state.clock.turn:
        parts.append(f"{command.left(state, side)} CP")
    return tuple(parts)
