"""Acting together: a unit, its parts, and who of those merged with it acts along."""

from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.turn.using import AFTER, BEFORE, use_perks
from battlefield.rulebooks.warsurge.units import command, unit_status
from battlefield.rulebooks.warsurge.units.counters import answered
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import others_with, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow

SHARED = ("Move", "Dash", "Attack")


def companions(game: Game, unit: str, name: str) -> Flow[tuple[str, ...]]:
    """Let a side say which of the units merged with one act along with it, and let these begin."""
    if name not in SHARED or answered(game.state, unit):
        return ()
    units, by = game.state.units, game.state.units[unit].commander
    others = {id_: units[id_].name for id_ in others_with(game.state, unit) if _may_act(game, id_, name, by)}
    what = f"{name} of {units[unit].name}: who acts along"
    chosen = yield from game.choose(what, others, by=by, least=0, most=len(others))
    came = []
    for other in chosen:
        cost = _cost(game, other, name)
        if command.why_not_pay(game.state, by, cost):
            continue
        command.pay(game, by, cost, f"{name} of {units[other].name}")
        yield from game.tell(UnitActivated(other, name))
        yield from use_perks(game, other, BEFORE)
        came.append(other)
    return tuple(came)


def _may_act(game: Game, unit: str, name: str, side: str) -> bool:
    state = game.state
    if state.units[unit].commander != side or unit_status.is_marked(state, unit_status.ACTED, unit):
        return False
    if command.why_not_pay(state, side, _cost(game, unit, name)):
        return False
    if name == "Attack":
        return bool(state.figures_of(unit))
    return is_up(game, unit) and not moving.why_not_move(game, unit, name)


def _cost(game: Game, unit: str, name: str) -> int:
    return command.cost_of(game, unit, name) if is_advanced(game.state) else 0


def have_acted(game: Game, unit: str, others: tuple[str, ...], name: str) -> Flow[None]:
    """Note that those who came along, and all parts, have acted with a unit."""
    for other in others:
        yield from use_perks(game, other, AFTER)
        if not is_advanced(game.state):
            unit_status.mark(game, unit_status.ACTED, other, "phase")
    for each in (unit, *others):
        for part in with_parts(game.state, each)[1:]:
            unit_status.mark(game, unit_status.ACTED, part, "phase")
            yield from game.tell(UnitDone(part, name))
    for other in others:
        yield from game.tell(UnitDone(other, name))
