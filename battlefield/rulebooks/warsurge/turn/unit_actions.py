"""What units do when they act: they deploy, move, dash or attack, in either playstyle."""

from collections.abc import Iterator, Sequence

from battlefield.rulebooks.warsurge.attack.attacking import attack_with_all
from battlefield.rulebooks.warsurge.moments import Acted
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.deploying import change_reserve, deploy
from battlefield.rulebooks.warsurge.movement.embarking import travel
from battlefield.rulebooks.warsurge.turn.together import companions, have_acted
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import refund
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rulebooks.warsurge.words import TO_HOLD
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import RESERVE, State


def do(game: Game, unit: str, name: str) -> Flow[None]:
    """Let a unit deploy, move, dash or attack, and again where that was undone and its commander wants to."""
    while True:
        acted = Acted(unit, name, game.state)
        yield from _do(game, unit, name)
        yield from game.tell(acted)
        by = game.state.units[unit].commander
        if not acted.again:
            return
        if not (yield from game.confirm(f"{name} of {game.state.units[unit].name} once more?", by=by)):
            refund(game, unit, name)
            return


def why_not_idle(game: Game, unit: str) -> str:
    """Say what keeps a unit, or a part of it, from holding, or nothing."""
    return next(filter(None, (game.reason_against(TO_HOLD, e) for e in with_parts(game.state, unit))), "")


def _do(game: Game, unit: str, name: str) -> Flow[None]:
    reason = moving.why_not_move(game, unit, name) if name in KINDS else ""
    if reason:
        game.say(f"no {name}: {reason}", unit)
        return
    others = yield from companions(game, unit, name)
    yield from _do_together(game, unit, name, others)
    yield from have_acted(game, unit, others, name)


def _do_together(game: Game, unit: str, name: str, others: Sequence[str]) -> Flow[None]:
    if name == "Deploy":
        yield from deploy(game, unit)
    elif name == "Attack":
        yield from attack_with_all(game, unit, others)
    else:
        before = game.state
        if before.units[unit].where == RESERVE:
            yield from change_reserve(game, unit, name)
        else:
            yield from travel(game, unit, name, others)
        if name == "Dash":
            for part in _gone(before, game.state, (unit, *others)):
                unit_status.mark(game, unit_status.DASHED, part)


def _gone(before: State, state: State, units: Sequence[str]) -> Iterator[str]:
    """Yield those of some units and their parts that have moved since, or are elsewhere."""
    for part in (part for unit in units for part in with_parts(state, unit)):
        moved = unit_status.count(state, unit_status.MOVED, part) > unit_status.count(
            before, unit_status.MOVED, part
        )
        if moved or state.units[part].where != before.units[part].where:
            yield part
