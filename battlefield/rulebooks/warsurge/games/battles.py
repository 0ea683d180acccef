"""Games that are decided by what is left: Deathmatch, Den of Dread, Survive at All Costs, Stronghold."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.games.kinds import GameType, Left, by_share
from battlefield.rulebooks.warsurge.units.unit_status import WIPED_OUT, is_marked
from battlefield.rulebooks.warsurge.words import COUNTS_AS_LOST, MOVE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, State

FORTIFICATION = "Fortification"
_DEN_BOARD, _DEN_POINTS = 24.0, 500
_SURVIVE, _STRONGHOLD = 25, 25  # percent


def defender(state: State) -> str:
    """Return the side that defends: the one that the settings name, else the last."""
    named = str(state.setting("defender", ""))
    return named if named in state.sides else state.sides[-1]


def _attackers(game: Game, left: Left) -> tuple[str, ...]:
    """Return the best of the sides that do not defend."""
    others = {side: share for side, share in left.items() if side != defender(game.state)}
    return tuple(side for side in game.state.sides if others.get(side) == max(others.values()))


# Den of Dread


def _no_den(state: State) -> str:
    """Ask for one unit on each side, of 500 points at most, on a table of two feet square."""
    if (state.board.width, state.board.height) != (_DEN_BOARD, _DEN_BOARD):
        return f"the Den of Dread is {_DEN_BOARD:g} by {_DEN_BOARD:g} inches"
    for side in state.sides:
        units = state.units_of(side)
        if len(units) != 1:
            return f"one unit of each side enters the Den of Dread; {side} has {len(units)}"
        points = state.profile_of(units[0].id).points
        if points > _DEN_POINTS:
            return f"a unit in the Den of Dread costs {_DEN_POINTS} points at most, not {points}"
    return ""


# Survive at All Costs


def _has_survived(game: Game, left: Left) -> tuple[str, ...]:
    """Let the defender win with enough of its points left."""
    side, needed = defender(game.state), int(game.state.setting("survive percent", _SURVIVE))
    return (side,) if left[side] >= needed else _attackers(game, left)


# Stronghold


def fortifications(state: State) -> tuple[str, ...]:
    """Return the defender's fortifications: its units with that word, or all that were never able to move."""
    side = defender(state)
    units = [unit for unit in state.units.values() if unit.side == side]
    named = tuple(unit.id for unit in units if FORTIFICATION in state.profile_of(unit.id).words)
    still = tuple(unit.id for unit in units if not state.profile_of(unit.id).stats.get(MOVE))
    return named or still


def _no_stronghold(state: State) -> str:
    side = defender(state)
    return "" if fortifications(state) else f"{side} defends the Stronghold, and has no {FORTIFICATION} unit"


def _standing(game: Game) -> Fraction:
    """Return the percentage of fortifications that are left, and do not count as destroyed all the same."""
    known = fortifications(game.state)
    there = [unit for unit in known if not _is_destroyed(game, unit)]
    return Fraction(100 * len(there), len(known)) if known else Fraction(0)


def _is_destroyed(game: Game, unit: str) -> bool:
    """Return whether a unit has gone, has fallen and come back since, or counts as lost though it stands."""
    fell = game.state.units[unit].where == GONE or is_marked(game.state, WIPED_OUT, unit)
    return fell or game.figure(COUNTS_AS_LOST, 0, unit).value > 0


def _has_held(game: Game, left: Left) -> tuple[str, ...]:
    """Let the owner win with more than the threshold left, the others with nothing left; else nobody."""
    share, side = _standing(game), defender(game.state)
    if share > int(game.state.setting("stronghold percent", _STRONGHOLD)):
        return (side,)
    return game.state.sides if share else _attackers(game, left)


def _nobody_ahead(game: Game, _left: Left) -> tuple[str, ...]:
    return game.state.sides


DEATHMATCH = GameType(
    "deathmatch", "the greater share of a roster's points that is left wins", judge=by_share
)
BATTLES = (
    DEATHMATCH,
    GameType(
        "den of dread",
        "one unit against another on two feet square, nobody in reserve; the greater share left wins",
        judge=by_share,
        faults=_no_den,
    ),
    GameType(
        "last stand", "whoever alone has units left wins; points break no tie", _nobody_ahead, helped=False
    ),
    GameType(
        "survive at all costs",
        "the defender wins with a quarter of its points left",
        judge=_has_survived,
    ),
    GameType(
        "stronghold",
        "the defender wins with more than a quarter of its fortifications left, the others with none left",
        judge=_has_held,
        over=lambda game: not _standing(game),
        faults=_no_stronghold,
        turns=5,
    ),
)
