"""Gateway: two markers that units of all sides go through, from the second turn on."""

from collections.abc import Iterator

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_contained
from battlefield.rulebooks.warsurge.moments import MovedOff, Moving, Roaming
from battlefield.rulebooks.warsurge.movement.coming_out import emerge, may_emerge, touches
from battlefield.rulebooks.warsurge.movement.going_in import go_up
from battlefield.rulebooks.warsurge.movement.leaving import to_nowhere
from battlefield.rulebooks.warsurge.movement.moving import allowance
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.transport.passengers import BETWEEN, ROAMS, passengers
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.words import ITS_GATEWAY, TO_DEPLOY
from battlefield.rules.core.events import MarkerLaid
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Reacts
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import TABLE, Marker, State
from battlefield.rules.core.values import grained

_row = Rows(FAMILY, "roster")

NAME = "Gateway"
_SIZE = BaseSize.round(25.4)  # a marker is an inch wide
_TRIES = 5
_STAY = "stay"


def _gates(state: State, side: str) -> tuple[Marker, ...]:
    """Return the markers of a side's gateway, in the order in which they were placed."""
    return tuple(mark for mark in state.markers if mark.get(ITS_GATEWAY) and mark.side == side)


def _core(mark: Marker) -> PlacedBase:
    return PlacedBase(_SIZE, mark.at)


# placing it


def _is_due(state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    return moment.turn in (1, 2) and len(_gates(state, bearer.unit)) < moment.turn


def _place(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let its player place a marker anywhere on the table."""
    board, side = game.state.board, bearer.unit

    def check(at: Point) -> str:
        edges = (at[0], at[1], board.width - at[0], board.height - at[1])
        return "" if all(is_contained(edge - 0.5) for edge in edges) else "the marker has to lie on the table"

    def near() -> list[Point]:
        steps = [(n + 0.5) / _TRIES for n in range(_TRIES)]
        return [(grained(board.width * x), grained(board.height * y)) for y in steps for x in steps]

    number = len(_gates(game.state, side)) + 1
    spot = yield from game.spot(SpotLaw(Spot(side, f"{NAME} marker {number}"), check, near))
    at, id_ = (grained(spot[0]), grained(spot[1])), f"{NAME} {number} of {side}"
    game.emit(MarkerLaid(Marker(id_, id_, at, side, info=(ITS_GATEWAY(True),))))


# going in


def _comes_by(state: State, bearer: Bearer, moment: Moving) -> bool:
    unit = state.units[moment.unit]
    free = unit.where == TABLE and not moment.stopped and not moment.checks
    open_ = len(_gates(state, bearer.unit)) == 2
    return open_ and free and moment.how in ("Move", "Dash") and not passengers(state, moment.unit)


def _offer(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Let a unit that can reach a marker embark it, with all that is left of its movement."""
    state, unit = game.state, moment.unit
    near = [mark for mark in _gates(state, bearer.unit) if _reaches(game, moment, mark)]
    if moment.stopped or moment.checks or not near:
        return
    words = {_STAY: f"{moment.how} on the table", **{mark.id: f"embark {mark.name}" for mark in near}}
    by = moment.by or state.units[unit].commander
    chosen = yield from game.choose_one(f"{moment.how} of {state.units[unit].name}", words, by=by)
    if chosen == _STAY:
        return
    moment.stopped = f"it embarks {chosen}"
    gate = next(mark for mark in near if mark.id == chosen)
    if not (yield from go_up(game, moment, (_core(gate),), _allowances(game, moment))):
        return
    yield from to_nowhere(game, unit, NAME)
    for name in (NAME, ROAMS):
        game.begin(name, unit, by=chosen)
    yield from game.tell(MovedOff(unit))


def _allowances(game: Game, moment: Moving) -> dict[str, float]:
    """Return how far a unit and its sergeants may go."""
    parts = with_parts(game.state, moment.unit)[1:]
    return {moment.unit: moment.allowance} | {each: allowance(game, each, moment.how) for each in parts}


def _reaches(game: Game, moment: Moving, mark: Marker) -> bool:
    return all(
        touches(game, each, figure, (_core(mark),), inches)
        for each, inches in _allowances(game, moment).items()
        for figure in game.state.figures_of(each)
    )


# coming out


def _exits(state: State, bearer: Bearer) -> Iterator[Marker]:
    """Yield the marker of the same gateway that the unit did not go in by."""
    here = next((mark for mark in state.markers if mark.id == bearer.cause), None)
    for mark in _gates(state, here.side) if here is not None else ():
        if mark.id != bearer.cause:
            yield mark


def _come_out(game: Game, bearer: Bearer, moment: Roaming) -> Flow[None]:
    """Let it disembark the other marker, where there is room, and go on from there."""
    unit, moment.done, far = bearer.unit, True, moment.allowance
    gates = [m for m in _exits(game.state, bearer) if may_emerge(game, unit, (_core(m),), 0.0, far)]
    words = {_STAY: f"stay in the {NAME}", **{mark.id: f"disembark {mark.name}" for mark in gates}}
    name, by = game.state.units[unit].name, game.state.units[unit].commander
    chosen = yield from game.choose_one(f"{moment.how} of {name}", words, by=by)
    for mark in gates:
        if mark.id == chosen:
            begun = Moving(unit, moment.how, far)
            yield from emerge(game, begun, (_core(mark),), 0.0, far, mark.name)
            for each in with_parts(game.state, unit):
                for effect_name in (NAME, ROAMS, BETWEEN):
                    game.lift(each, effect_name, "out again")


def _not_here(_ask: Ask, bearer: Bearer) -> str:
    return f"it is in the {bearer.perk.name}"


GATEWAY = _row(
    NAME,
    "Specific, Limited Use (2)",
    "At the start of turns 1 and 2 its player places a marker anywhere. From then on any unit, friend or foe,"
    " may embark one of them with a Move or Dash, and disembark the other with a later one.",
    numbers={},
    forbids=(Forbids(TO_DEPLOY, _not_here, "under"),),
    reacts=(
        Reacts(TurnBegan, _place, _is_due),
        Reacts(Moving, _offer, _comes_by, rank=UnitMoves.GATES),
        Reacts(Roaming, _come_out, of_the_bearer, "under"),
    ),
    rulings=("W-Gateway-1", "W-Gateway-2"),
)
