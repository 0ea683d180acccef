"""Mission Master: a roster that does better at whatever the game is about."""

from battlefield.rulebooks.warsurge.games.deeds import SABOTAGES, SEEK, leave_sabotage
from battlefield.rulebooks.warsurge.moments import Carrying, Earning, Judging, Moved, Moving
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.move_interruptions import halts
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.turn.victory import game_type
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import (
    ACTS_WHILE_SABOTAGING,
    ENEMIES_OFF_EXITS,
    KING_PERCENT,
    MOVEMENT,
    OBJECTIVE_REACH,
    OCCUPIES_IN_PART,
    REROLLS_OBJECTIVES,
    WINS_TIES,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

_row = Rows(FAMILY, "roster")

_SIDES = {"deathmatch": 3, "den of dread": 3, "survive at all costs": 6}
"""By the size of which die its percentage rises, where percentages decide."""
_REPOSITION = "Reposition"


def _is(stat: Stat, number: str) -> Gives:
    def answer(_ask: Ask, bearer: Bearer) -> Modifier:
        return becomes(bearer.number(number), bearer.perk.name)

    return Gives(stat, answer)


def _has_percent(_state: State, _bearer: Bearer, moment: Judging) -> bool:
    return moment.kind in _SIDES


def _add_percent(game: Game, bearer: Bearer, moment: Judging) -> Flow[None]:
    faces = yield from game.roll(f"{bearer.perk.name}: percent", 1, _SIDES[moment.kind], by=bearer.unit)
    moment.left[bearer.unit] += faces[0]


def _has_destroyed(state: State, bearer: Bearer, moment: Earning) -> bool:
    return moment.side == bearer.unit and game_type(state).name == SEEK


def _add_point(game: Game, bearer: Bearer, moment: Earning) -> Flow[None]:
    faces = yield from game.roll(f"{bearer.perk.name}: {moment.why}", by=bearer.unit)
    if faces[0] >= int(bearer.number("face")):
        moment.points += 1


def _carries(state: State, bearer: Bearer, moment: Carrying) -> bool:
    unit = state.units[moment.unit]
    return unit.side == bearer.unit == unit.commander and not unit_status.is_engaged(state, moment.unit)


def _reposition(game: Game, bearer: Bearer, moment: Carrying) -> Flow[None]:
    """Let the unit that carries something go D6 inches."""
    unit, name = moment.unit, bearer.perk.name
    stuck = game.reason_against(MOVEMENT, unit)
    if stuck or not (
        yield from game.confirm(f"{name}: reposition {game.state.units[unit].name}", by=bearer.unit)
    ):
        return
    faces = yield from game.roll(f"{name}: inches", by=bearer.unit, about=(unit,))
    yield from moving.placed(game, Moving(unit, _REPOSITION, float(faces[0])))


def _is_at_work(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = moment.unit in state.units and state.units[moment.unit].commander == bearer.unit
    return own and state.is_under(moment.unit, SABOTAGES)


def _stay_by(game: Game, _bearer: Bearer, moment: Moved) -> None:
    """Let a unit that sabotages something be at it all along its way."""
    leave_sabotage(game, moment.unit, halts(game.state, moment.paths))


MISSION_MASTER = _row(
    "Mission Master",
    "Specific",
    "Deathmatch: D3 percent more at the end; Survive at All Costs: D6. Tactical Strike: it may reroll each"
    ' objective once a turn. Markers: held from {reach}". Flags and assets: a unit with one may go D6" as a'
    " turn ends. Seek and Destroy: 1 more point with a {face}. Zones: units partly in one count. Exits:"
    " enemies near by do not matter. Fortifications may have Move and Dash. Regicide: a king of up to"
    " {king} %. Sabotage: the unit may act meanwhile, and never leaves. Other games: it wins ties.",
    numbers={"reach": 6, "king": 33, "face": 6, "exits": 0, "fortifications move": True},
    gives=(
        _is(OBJECTIVE_REACH, "reach"),
        _is(KING_PERCENT, "king"),
        _is(ENEMIES_OFF_EXITS, "exits"),
        *flags(OCCUPIES_IN_PART, REROLLS_OBJECTIVES, ACTS_WHILE_SABOTAGING, WINS_TIES),
    ),
    reacts=(
        Reacts(Judging, _add_percent, _has_percent),
        Reacts(Earning, _add_point, _has_destroyed),
        Reacts(Carrying, _reposition, _carries),
        Reacts(Moved, _stay_by, _is_at_work),
    ),
    rulings=("W-Mission-1",),
)
