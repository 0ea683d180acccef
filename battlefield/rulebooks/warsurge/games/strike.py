"""Tactical Strike: each turn an objective for markers, one for combat and one for territory, rolled for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Circle
from battlefield.rulebooks.warsurge.games.deeds import COUNTED, destroyer, newly_destroyed
from battlefield.rulebooks.warsurge.games.ground import lay_markers, score_markers
from battlefield.rulebooks.warsurge.games.kinds import GameType
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import was_hurt_in
from battlefield.rulebooks.warsurge.units.objectives import (
    MARKER,
    earn,
    holder,
    most,
    objectives,
    occupies,
    quarters,
    rectangle,
    strongest_in,
)
from battlefield.rulebooks.warsurge.words import REROLLS_OBJECTIVES
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State

KINDS = ("Marker", "Combat", "Territory")
FIXED = "fixed"
_DRAWN, _BEFORE = "objective of the turn", "harm done before"
_CENTRE = 6.0


@dataclass(frozen=True, slots=True)
class Aim:
    """What one objective asks for, and how it is scored."""

    says: str
    score: Callable[[Game], Flow[None]]


def _one(words: str, count: Callable[[Game], Mapping[str, int]], points: int = 1) -> Aim:
    """Return points to the side that has most of something, if it alone has so much."""

    def score(game: Game) -> Flow[None]:
        side = most(count(game))
        if side:
            yield from earn(game, side, points, words)

    return Aim(words, score)


# markers


def _markers_held(game: Game) -> Mapping[str, int]:
    held = [holder(game, mark) for mark in objectives(game.state, MARKER)]
    return {side: held.count(side) for side in game.state.sides}


def _score_middle(game: Game) -> Flow[None]:
    """Score for the marker that lies nearest to the middle of the table."""
    board = game.state.board
    x, y = board.width / 2.0, board.height / 2.0
    found = objectives(game.state, MARKER)
    off = {mark.id: (mark.at[0] - x) ** 2 + (mark.at[1] - y) ** 2 for mark in found}
    for mark in sorted(found, key=lambda each: off[each.id])[:1]:
        side = holder(game, mark)
        if side:
            yield from earn(game, side, 2, f"holds {mark.name}")


# combat


def _harm_by(state: State, side: str) -> int:
    return sum(e.amount for e in state.effects if e.name == unit_status.HARMED and e.by == side)


def _harm_done(game: Game) -> Mapping[str, int]:
    """Return for each side the HP that it has cost others this turn."""
    state = game.state
    before = {e.on: e.amount for e in state.effects if e.name == _BEFORE}
    return {side: _harm_by(state, side) - before.get(side, 0) for side in state.sides}


def _score_destroyed(game: Game) -> Flow[None]:
    for unit in _destroyed_now(game.state):
        side = destroyer(game.state, unit)
        if side:
            yield from earn(game, side, 1, f"{game.state.units[unit].name} is destroyed", unit)


def _destroyed_now(state: State) -> tuple[str, ...]:
    return tuple(newly_destroyed(state))


def _units_hurt(game: Game) -> Mapping[str, int]:
    """Return for each side how many units of others that it ever harmed lost HP this turn."""
    state = game.state
    hurt = [unit for unit in state.units if was_hurt_in(state, unit, state.clock.turn)]

    def count(side: str) -> int:
        return sum(any(e.by == side for e in state.effects_on(unit, unit_status.HARMED)) for unit in hurt)

    return {side: count(side) for side in state.sides}


# territory


def _quarters_held(game: Game) -> Mapping[str, int]:
    held = [strongest_in(game, quarter) for quarter in quarters(game.state)]
    return {side: held.count(side) for side in game.state.sides}


def _score_centre(game: Game) -> Flow[None]:
    board = game.state.board
    side = strongest_in(game, Circle((board.width / 2.0, board.height / 2.0), _CENTRE))
    if side:
        yield from earn(game, side, 1, "holds the middle of the table")


def _units_beyond(game: Game) -> Mapping[str, int]:
    """Return for each side how many units it has in the half of the table that is not its own."""
    board, state = game.state.board, game.state
    middle = board.height / 2.0
    upper, lower = rectangle(0, 0, board.width, middle), rectangle(0, middle, board.width, board.height)
    found = dict.fromkeys(state.sides, 0)
    for unit in state.on_table():
        far = lower if state.sides.index(unit.commander) == 0 else upper
        found[unit.commander] += occupies(game, unit.id, far)
    return found


AIMS: dict[str, tuple[Aim, ...]] = {
    "Marker": (
        Aim("each marker held, 1 point", score_markers),
        Aim("the marker nearest to the middle held, 2 points", _score_middle),
        _one("more markers held than any other side", _markers_held, 2),
    ),
    "Combat": (
        _one("most HP cost to enemies this turn", _harm_done),
        Aim("each enemy unit destroyed this turn, 1 point", _score_destroyed),
        _one("most enemy units harmed this turn", _units_hurt),
    ),
    "Territory": (
        _one("most quarters of the table", _quarters_held),
        Aim("strongest around the middle of the table, 1 point", _score_centre),
        _one("most units in the half of the table beyond", _units_beyond),
    ),
}
"""What each kind of objective may ask for, by the face of a D3 from 1; without a roll 1 stands."""


def drawn(state: State, kind: str) -> int:
    """Return the number of the objective of a kind that stands this turn."""
    return next((e.amount for e in state.effects_on(kind, _DRAWN)), 1)


def _draw(game: Game) -> Flow[None]:
    """Roll for the objectives of the turn, and let those reroll who may."""
    _forget(game, _DRAWN, _BEFORE)
    for side in game.state.sides:
        harm = _harm_by(game.state, side)
        game.begin(_BEFORE, side, amount=harm)
    for kind in KINDS:
        number = 1
        if game.state.setting("tactical objectives", "rolled") != FIXED:
            number = yield from _rolled(game, kind)
        game.begin(_DRAWN, kind, amount=number)
        game.say(f"{kind} objective: {AIMS[kind][number - 1].says}")


def _forget(game: Game, *names: str) -> None:
    for effect in game.state.effects:
        if effect.name in names:
            game.emit(EffectEnded(effect.id, "a new turn"))


def _rolled(game: Game, kind: str) -> Flow[int]:
    state = game.state
    number = (yield from game.roll(f"{kind} objective", 1, 3, by=state.clock.first))[0]
    for side in state.sides:
        if game.figure(REROLLS_OBJECTIVES, 0, side).value <= 0:
            continue
        what = f"reroll the {kind} objective ({AIMS[kind][number - 1].says})"
        if (yield from game.confirm(what, by=side)):
            number = (yield from game.throw(f"{kind} objective, rerolled", 1, 3, by=side))[0]
    return number


def _score(game: Game) -> Flow[None]:
    for kind in KINDS:
        yield from AIMS[kind][drawn(game.state, kind) - 1].score(game)
    for unit in _destroyed_now(game.state):
        unit_status.mark(game, COUNTED, unit, "game")


STRIKE = GameType(
    "tactical strike",
    "each turn an objective for markers, one for combat and one for territory, rolled as the turn begins",
    begin=lay_markers,
    open_turn=_draw,
    score=_score,
)
