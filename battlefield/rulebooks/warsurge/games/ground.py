"""Games for ground: Objective Markers, Domination, Hold the Line, Secure Ground, Exit Zones."""

from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.games.kinds import GameType
from battlefield.rulebooks.warsurge.moments import Left as LeftTable
from battlefield.rulebooks.warsurge.movement.deploying import zone
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import foes_on_table
from battlefield.rulebooks.warsurge.units.objectives import (
    EXIT,
    MARKER,
    SECURE,
    ZONE,
    earn,
    holder,
    is_in,
    lay,
    objective,
    objectives,
    occupants,
    occupies,
    quarters,
    rectangle,
    strongest_in,
)
from battlefield.rulebooks.warsurge.units.stats import points_now
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rulebooks.warsurge.words import ENEMIES_OFF_EXITS, HOLDING_OBJECTIVES
from battlefield.rules.core.events import UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, Marker, State
from battlefield.rules.muster import deployment_zones
from battlefield.rules.table import layout

_LINE, _RADIUS, _EXIT_DEPTH, _EXIT_CLEAR, _FOR_EACH = 12.0, 6.0, 6.0, 3, 50


def on_middle_line(state: State) -> tuple[Point, ...]:
    """Return three points on the line that parts the table in two: its middle and half way to each end."""
    width, y = state.board.width, state.board.height / 2.0
    return (width / 4.0, y), (width / 2.0, y), (3.0 * width / 4.0, y)


def lay_markers(game: Game) -> None:
    """Lay three markers, unless some were placed before the game."""
    places = on_middle_line(game.state)
    lay(game, *(objective(MARKER, number, at=at) for number, at in enumerate(places, 1)))


def score_markers(game: Game) -> Flow[None]:
    """Score 1 for each marker held."""
    for mark in objectives(game.state, MARKER):
        side = holder(game, mark)
        if side:
            yield from earn(game, side, 1, f"holds {mark.name}")


# zones


def _lays_zones(*outlines: Outline) -> tuple[Marker, ...]:
    return tuple(objective(ZONE, number, outline=each) for number, each in enumerate(outlines, 1))


def _lay_quarters(game: Game) -> None:
    lay(game, *_lays_zones(*quarters(game.state)))


def _lay_line(game: Game) -> None:
    board, half = game.state.board, min(_LINE, game.state.board.height) / 2.0
    middle = board.height / 2.0
    lay(game, *_lays_zones(rectangle(0.0, middle - half, board.width, middle + half)))


def _lay_circles(game: Game) -> None:
    lay(game, *_lays_zones(*(Circle(at, _RADIUS) for at in on_middle_line(game.state))))


def _dominate(game: Game) -> Flow[None]:
    """Score 1 for each zone in which a side has units worth more than any other's."""
    yield from _score_strongest(game, 1)


def _hold_line(game: Game) -> Flow[None]:
    """Score 1 for the stronger side in the zone, and 2 in the last turn."""
    usual = int(game.state.setting("turns", HOLD_THE_LINE.turns))
    yield from _score_strongest(game, 2 if game.state.clock.turn >= usual else 1)


def _score_strongest(game: Game, points: int) -> Flow[None]:
    for mark in objectives(game.state, ZONE):
        side = strongest_in(game, _outline(mark))
        if side:
            yield from earn(game, side, points, f"dominates {mark.name}")


def _secure(game: Game) -> Flow[None]:
    """Score 1 for each zone that a side occupies, with no enemy even partly in it."""
    for mark in objectives(game.state, ZONE):
        outline = _outline(mark)
        inside = [unit for unit in game.state.on_table() if is_in(game, unit.id, outline, partly=True)]
        contesting = [unit for unit in inside if not game.reason_against(HOLDING_OBJECTIVES, unit.id)]
        sides = [side for side, units in occupants(game, outline).items() if units]
        if len(sides) == 1 and all(unit.commander == sides[0] for unit in contesting):
            yield from earn(game, sides[0], 1, f"secures {mark.name}")


def _outline(mark: Marker) -> Outline:
    assert mark.outline is not None, f"{mark.name} has no area"
    return mark.outline


# exits


def _lay_exits(game: Game) -> None:
    """Lay an exit for each side, along the edge at which its enemy deploys."""
    state, found = game.state, []
    for number, side in enumerate(state.sides, 1):
        enemy = state.enemies_of(side)[0]
        strip = deployment_zones.edge_strip(state, enemy, zone(state, enemy), _EXIT_DEPTH)
        outline = rectangle(strip.left, strip.top, strip.right, strip.bottom)
        found.append(objective(EXIT, number, outline=outline, side=side, name=f"Exit zone of {side}"))
    lay(game, *found)


def _leave_table(game: Game) -> Flow[None]:
    """Let units in an exit zone leave for good, and score for what they are worth."""
    for unit in tuple(game.state.on_table()):
        if not _may_exit(game, unit.id):
            continue
        worth = max(1, points_now(game, unit.id) // _FOR_EACH)
        what = f"{unit.name} leaves the battlefield for good, for {worth} points"
        if (yield from game.confirm(what, by=unit.commander)):
            unit_status.unlock(game, unit.id)
            game.lift(unit.id, PRESENT)
            unit_status.mark(game, unit_status.EXITED, unit.id, "game")
            game.emit(UnitLeft(unit.id, GONE, "an exit zone"))
            yield from game.tell(LeftTable(unit.id, GONE))
            yield from earn(game, unit.commander, worth, f"{unit.name} has left", unit.id)


def _may_exit(game: Game, unit: str) -> bool:
    """Return whether a unit may leave: in an exit of its side, fighting nobody, with no enemy too near."""
    state = game.state
    side = state.units[unit].commander
    exits = (mark for mark in objectives(state, EXIT) if mark.side in ("", side))
    if side != state.units[unit].side or unit_status.is_engaged(state, unit):
        return False
    if any(other.where == unit for other in state.units.values()):
        return False
    if not any(occupies(game, unit, _outline(mark)) for mark in exits):
        return False
    clear = game.figure(ENEMIES_OFF_EXITS, _EXIT_CLEAR, side).value
    foes = (foe.id for foe in foes_on_table(game, unit) if state.living(foe.id))
    return clear <= 0 or not any(is_within(layout.between(state, unit, foe).gap, clear) for foe in foes)


HOLD_THE_LINE = GameType(
    "hold the line",
    "each turn 1 point for the side with more points of units in the zone, 2 in the last turn",
    begin=_lay_line,
    score=_hold_line,
)
GROUND = (
    GameType(
        "objective markers", "each turn 1 point for each marker held", begin=lay_markers, score=score_markers
    ),
    GameType(
        "domination",
        "each turn 1 point for each zone with more points of units in it than any other side",
        begin=_lay_quarters,
        score=_dominate,
    ),
    HOLD_THE_LINE,
    GameType(
        SECURE,
        "each turn 1 point for each zone that a side occupies alone",
        begin=_lay_circles,
        score=_secure,
    ),
    GameType(
        "exit zones",
        "1 point for each 50 points of a unit that leaves by an exit zone with no enemy near",
        begin=_lay_exits,
        score=_leave_table,
    ),
)
