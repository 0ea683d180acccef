"""Games for deeds: Seek and Destroy, Regicide, Sabotage."""

from collections.abc import Iterable, Iterator

from battlefield.rulebooks.warsurge.attack.targets import USED
from battlefield.rulebooks.warsurge.games.kinds import GameType
from battlefield.rulebooks.warsurge.movement.deploying import middle
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.objectives import (
    SABOTAGE,
    SABOTAGE_REACH,
    earn,
    is_at,
    lay,
    objective,
    objectives,
)
from battlefield.rulebooks.warsurge.units.stats import full_points
from battlefield.rulebooks.warsurge.words import (
    ACTS_WHILE_SABOTAGING,
    DESTROYED_WORTH,
    HOLDING_OBJECTIVES,
    KING_PERCENT,
    TO_CLAIM_OBJECTIVES,
)
from battlefield.rules.core.events import EffectEnded, MarkerTaken
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Marker, State

SEEK = "seek and destroy"
KING, COUNTED, SABOTAGES = "King", "wipe-out counted", "sabotages"
_FOR_EACH, _FOR_KING, _FOR_SABOTAGE, _KINGS_SHARE = 50, 5, 3, 25
_TAKEN = ("perk used ", "has taken: ")  # how marks of perks and of actions begin
_DEEDS = (unit_status.MOVED, unit_status.RELOCATED, unit_status.DASHED, USED)


# Seek and Destroy


def destroyer(state: State, unit: str) -> str:
    """Give the side that cost a unit most HP; of two sides the other one; nothing where none can be told."""
    own = state.units[unit].side
    harm: dict[str, int] = {}
    for effect in state.effects_on(unit, unit_status.HARMED):
        if effect.by != own:
            harm[effect.by] = harm.get(effect.by, 0) + effect.amount
    enemies = state.enemies_of(own)
    if not harm:
        return enemies[0] if len(enemies) == 1 else ""
    return max(harm, key=lambda side: (harm[side], -state.sides.index(side)))


def newly_destroyed(state: State) -> Iterator[str]:
    """Yield the units that were wiped out, or count as that, and have not been counted; each counts once."""
    for unit in state.units:
        stands = any(state.living(part) for part in state.parts_of(unit))
        fell = _is_destroyed(state, unit, stands=stands) and not unit_status.is_marked(state, COUNTED, unit)
        if fell and not state.units[unit].part_of:
            yield unit


def _is_destroyed(state: State, unit: str, *, stands: bool = False) -> bool:
    """Return whether a unit was wiped out once and none of its sergeants `stands`, or counts as destroyed."""
    fell = unit_status.is_marked(state, unit_status.WIPED_OUT, unit) and not stands
    return fell or unit_status.is_marked(state, unit_status.AS_GOOD_AS_GONE, unit)


def worth_destroyed(game: Game, unit: str) -> int:
    """Return the points for wiping out a unit: 1 for each full 50 that it costs, 1 at least."""
    base = full_points(game, unit) // _FOR_EACH
    return game.figure(DESTROYED_WORTH, base, unit, limits=Limits("down", 1)).value


def _count_destroyed(game: Game) -> Flow[None]:
    for unit in tuple(newly_destroyed(game.state)):
        unit_status.mark(game, COUNTED, unit, "game")
        side = destroyer(game.state, unit)
        if side:
            why = f"{game.state.units[unit].name} is destroyed"
            yield from earn(game, side, worth_destroyed(game, unit), why, unit)


# Regicide


def _crown(game: Game) -> Flow[None]:
    """Let each side name its king, worth no more than a share of its points."""
    for side in game.state.sides:
        units = {unit.id: full_points(game, unit.id) for unit in game.state.units_of(side)}
        roster = game.state.roster_of(side)
        limit = (roster.points if roster is not None else 0) or sum(units.values())
        base = int(game.state.setting("king percent", _KINGS_SHARE))
        share = game.figure(KING_PERCENT, base, side).value
        fit = [unit for unit, points in units.items() if 100 * points <= share * limit]
        cheapest = [unit for unit, points in units.items() if points == min(units.values())]
        names = {unit: game.state.units[unit].name for unit in fit or cheapest}
        king = yield from game.choose_one("king", names, by=side)
        if king:
            game.begin(KING, king, by=king)


def _kings(state: State) -> Iterator[tuple[str, str]]:
    """Yield each king with its side."""
    for effect in state.effects:
        if effect.name == KING:
            yield effect.on, state.units[effect.on].side


def _count_kings(game: Game) -> Flow[None]:
    for king, side in tuple(_kings(game.state)):
        if _is_destroyed(game.state, king) and not unit_status.is_marked(game.state, COUNTED, king):
            unit_status.mark(game, COUNTED, king, "game")
            for enemy in game.state.enemies_of(side):
                yield from earn(game, enemy, _FOR_KING, f"the king of {side} is dead", king)


def _one_king_left(game: Game) -> bool:
    kings = tuple(_kings(game.state))
    living = [king for king, _ in kings if not unit_status.is_marked(game.state, COUNTED, king)]
    return len(living) <= 1 < len(kings)


# Sabotage


def _lay_targets(game: Game) -> None:
    """Lay an objective for each side in the middle of its deployment zone, for its enemies to destroy."""
    state, found = game.state, []
    for number, side in enumerate(state.sides, 1):
        at = middle(state, side)
        name = f"Sabotage objective of {side}"
        found.append(objective(SABOTAGE, number, at=at, side=side, name=name))
    lay(game, *found)


def _begin_sabotage(game: Game) -> None:
    """Note who is at an enemy's objective as the turn begins."""
    for effect in game.state.effects:
        if effect.name == SABOTAGES:
            game.emit(EffectEnded(effect.id, "a new turn"))
    for mark in objectives(game.state, SABOTAGE):
        for unit in game.state.on_table():
            if unit.commander != mark.side and _is_at_work(game, unit.id, mark):
                game.begin(SABOTAGES, unit.id, by=mark.id)


def _is_at_work(game: Game, unit: str, mark: Marker) -> bool:
    claims = game.reason_against(HOLDING_OBJECTIVES, unit) or game.reason_against(TO_CLAIM_OBJECTIVES, unit)
    return is_at(game.state, unit, mark, SABOTAGE_REACH) and not claims


def _watch_sabotage(game: Game) -> None:
    """Forget who has gone from the objective, or has done something else."""
    known = {mark.id: mark for mark in objectives(game.state, SABOTAGE)}
    for effect in game.state.effects:
        if effect.name != SABOTAGES:
            continue
        mark = known.get(effect.by)
        if mark is None or not _is_at_work(game, effect.on, mark) or _has_acted(game, effect.on):
            game.emit(EffectEnded(effect.id, "not at the objective, or busy"))


def _has_acted(game: Game, unit: str) -> bool:
    state = game.state
    if game.figure(ACTS_WHILE_SABOTAGING, 0, state.units[unit].commander).value > 0:
        return False
    used = any(effect.name.startswith(_TAKEN) for effect in state.effects_on(unit))
    return used or any(unit_status.is_marked(state, deed, unit) for deed in _DEEDS)


def leave_sabotage(game: Game, unit: str, states: Iterable[State]) -> None:
    """Forget that a unit works on an objective where it is not at it in one of some states."""
    known = {mark.id: mark for mark in objectives(game.state, SABOTAGE)}
    tables = tuple(Game(state, game.book) for state in states)
    for effect in game.state.effects_on(unit, SABOTAGES):
        mark = known.get(effect.by)
        if mark is None or not all(_is_at_work(there, unit, mark) for there in tables):
            game.emit(EffectEnded(effect.id, "it has left the objective"))


def _count_sabotage(game: Game) -> Flow[None]:
    """Destroy the objectives that were worked on for the whole turn."""
    for mark in objectives(game.state, SABOTAGE):
        workers = [unit for unit in game.state.units if _has_worked(game.state, unit, mark)]
        if workers:
            side = game.state.units[workers[0]].commander
            game.emit(MarkerTaken(mark.id, "sabotaged"))
            yield from earn(game, side, _FOR_SABOTAGE, f"{mark.name} is destroyed", workers[0])


def _has_worked(state: State, unit: str, mark: Marker) -> bool:
    return any(effect.by == mark.id for effect in state.effects_on(unit, SABOTAGES))


DEEDS = (
    GameType(
        SEEK,
        "1 point for each full 50 points of an enemy unit that is wiped out, 1 at least",
        score=_count_destroyed,
    ),
    GameType(
        "regicide",
        "each side names a king; 5 points for the death of an enemy's, and the game ends with one king left",
        begin=_crown,
        score=_count_kings,
        over=_one_king_left,
    ),
    GameType(
        "sabotage",
        "3 points for an enemy's objective that a unit is beside for a whole turn, doing nothing else",
        begin=_lay_targets,
        open_turn=_begin_sabotage,
        tend=_watch_sabotage,
        score=_count_sabotage,
    ),
)
