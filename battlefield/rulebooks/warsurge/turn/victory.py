"""Who has won: what a game type scores each turn, when the game is over, and what is left of each side."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.games import DEATHMATCH, GAME_TYPES
from battlefield.rulebooks.warsurge.games.kinds import GameType, by_points
from battlefield.rulebooks.warsurge.moments import GameEnding, Judging, Scoring
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.series import is_first, others_of, points_left
from battlefield.rulebooks.warsurge.units.stats import full_points
from battlefield.rulebooks.warsurge.words import COUNTS_AS_LOST, IN_PLAY, MAY_RETURN, WINS_TIES
from battlefield.rules.core.events import GameEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, State, Unit

__all__ = ["finish", "game_type", "is_surely_last", "last_turn", "score_turn", "set_up", "share_left", "tend"]
GAME_TYPE = "game type"
_ANOTHER = "another turn"
_GAME = "the game"
_GOES_ON = 4


def game_type(state: State) -> GameType:
    """Return the game type that is played."""
    return GAME_TYPES.get(str(state.setting(GAME_TYPE, DEATHMATCH.name)), DEATHMATCH)


def why_not_play(state: State) -> str:
    """Say why the game type that was chosen cannot be played here, or nothing."""
    name = str(state.setting(GAME_TYPE, DEATHMATCH.name))
    if name not in GAME_TYPES:
        return f"there is no game type '{name}': choose one of {', '.join(GAME_TYPES)}"
    return GAME_TYPES[name].faults(state)


def last_turn(state: State) -> int:
    """Return the number of the turn that is the last one, as far as is known."""
    usual = int(state.setting("turns", game_type(state).turns))
    return usual + sum(effect.amount for effect in state.effects_on(_GAME, _ANOTHER))


def is_surely_last(state: State) -> bool:
    """Return whether the turn is the last one, and none can be added by chance."""
    return state.clock.turn >= last_turn(state) and not _may_be_added(state)


def _may_be_added(state: State) -> bool:
    beyond = state.clock.turn - int(state.setting("turns", game_type(state).turns))
    return beyond < int(state.setting("random turns", 0))


def share_left(game: Game, side: str) -> Fraction:
    """Return the share of a side's points that is still in the game."""
    left, whole = points_of(game, side)
    return left / whole if whole else Fraction(0)


def points_of(game: Game, side: str) -> tuple[Fraction, int]:
    """Return a side's points still in the game, and all of them; a unit is worth no more than its price."""
    own = [unit for unit in game.state.units.values() if unit.side == side]
    units = [unit for unit in own if is_first(game.state, unit.id)]
    full = {unit.id: full_points(game, unit.id) for unit in units}
    there = (unit.id for unit in units if _counts(game, unit))
    left = sum((min(points_left(game, id_), Fraction(full[id_])) for id_ in there), Fraction(0))
    return left, sum(full.values())


def _counts(game: Game, unit: Unit) -> bool:
    others = others_of(game.state, unit.id)
    there = any(game.state.units[each].where != GONE for each in (unit.id, *others))
    there = there or unit_status.is_marked(game.state, unit_status.EXITED, unit.id)
    return there and not game.figure(COUNTS_AS_LOST, 0, unit.id).value


def set_up(game: Game) -> Flow[None]:
    """Lay out what the game type needs before the first turn."""
    kind = game_type(game.state)
    game.say(f"the game is {kind.name}: {kind.says}")
    yield from kind.begin(game) or ()


def open_turn(game: Game) -> Flow[None]:
    """Do what the game type does at the start of a turn."""
    yield from game_type(game.state).open_turn(game) or ()


def tend(game: Game) -> Flow[None]:
    """Do what the game type does at the end of a phase, or of a step."""
    yield from game_type(game.state).tend(game) or ()


def score_turn(game: Game) -> Flow[None]:
    """Count what the turn was worth."""
    yield from game.tell(Scoring(game.state.clock.turn))
    yield from game_type(game.state).score(game) or ()


def finish(game: Game) -> Flow[bool]:
    """End the game after the last turn, or when at most one side has anything left; tell whether it ended."""
    state = game.state
    here = frozenset(unit.side for unit in state.units.values() if _is_in_play(game, unit))
    there = tuple(side for side in state.sides if side in here)
    early = len(there) <= 1 or game_type(state).over(game)
    if not early and (state.clock.turn < last_turn(state) or (yield from _goes_on(game))):
        return False
    alone = len(there) == 1 and state.setting("wiped out", "loses") == "loses"
    winners = there if alone else (yield from _winners(game))
    game.emit(GameEnded(f"victory for {winners[0]}" if len(winners) == 1 else "draw"))
    return True


def _goes_on(game: Game) -> Flow[bool]:
    """Return whether another turn is played after the last one: by chance, or because somebody has it so."""
    state = game.state
    if _may_be_added(state):
        faces = yield from game.roll("another turn", by=state.clock.first)
        if faces[0] >= _GOES_ON:
            _add_turn(game)
            return True
    ending = GameEnding(state.clock.turn)
    yield from game.tell(ending)
    if ending.extended:
        _add_turn(game)
    return ending.extended


def _add_turn(game: Game) -> None:
    unit_status.mark(game, _ANOTHER, _GAME, "game")
    game.say("another turn is played")


def _is_in_play(game: Game, unit: Unit) -> bool:
    """Return whether a unit is there, has left by an exit, or may yet return."""
    here = unit.where != GONE and not unit.is_rough
    if unit_status.is_marked(game.state, unit_status.EXITED, unit.id):
        return True
    if here and game.figure(IN_PLAY, 1, unit.id).value > 0:
        return True
    return game.figure(MAY_RETURN, 0, unit.id).value > 0


def _winners(game: Game) -> Flow[tuple[str, ...]]:
    """Return who has won; ties are broken only where perks have nothing else to help with."""
    kind = game_type(game.state)
    known = {side: 100 * share_left(game, side) for side in game.state.sides}
    judging = Judging(kind.name, dict(known))
    yield from game.tell(judging)
    scored = kind.judge is by_points or any(game.state.scores.values())
    for side, left in judging.left.items():
        counts = f", counted as {float(left):.1f} %" if left != known[side] else ""
        words = f"{float(known[side]):.1f} % left{counts}"
        points = f"{game.state.scores.get(side, 0)} points, " if scored else ""
        game.say(f"{side}: {points}{words}")
    winners = kind.judge(game, judging.left)
    if len(winners) > 1 and not kind.helped:
        better = tuple(side for side in winners if game.figure(WINS_TIES, 0, side).value > 0)
        return better or winners
    return winners
