"""Movement perks of the straight line: inertia, Thrust, Wanderer, and Juggernauts that go through things."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import atan2, hypot

from battlefield.geometry.coherency import coherency
from battlefield.geometry.displacement import sweep
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.template_placement import DIRECTIONS, HITS
from battlefield.rulebooks.warsurge.moments import Left, Moved, Moving, WentUp
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.embarking import head_start
from battlefield.rulebooks.warsurge.movement.movement_paths import coherency_of, stood
from battlefield.rulebooks.warsurge.perks.kit.directed import shifted
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_immobile
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, has_shield, of_the_bearer, thrown
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.trails import KINDS, counts_as, goes_on
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    DASH,
    GOES_THROUGH,
    IGNORES_DIFFICULT,
    ITS_INCHES,
    ITS_TURN,
    ITS_TURNED,
    ITS_X,
    ITS_Y,
    MOVE,
    PASSES_UNITS,
    TURN_DEGREES,
    TURN_EVERY,
    UNBOUND,
)
from battlefield.rules.core.events import EffectChanged, Placed, TerrainRemoved, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Need, Perk, Reacts
from battlefield.rules.core.state import TABLE, Effect, Figure, Profile, State
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import is_over
from battlefield.rules.table.table import body_of

_row = Rows("Movement")

EVERY = {"I": 2, "II": 3, "III": 4, "IV": 6}


# inertia


def _needs_speed(inches: int) -> Need:
    def need(unit: Profile, _weapon: Profile | None) -> str:
        fast = max(unit.stats.get(MOVE) or 0, unit.stats.get(DASH) or 0)
        return "" if fast >= inches else f"the unit needs a Move or Dash of {inches} inches or more"

    return need


def _sets(stat: Stat, number: str) -> Gives:
    return Gives(stat, lambda _, bearer: becomes(int(bearer.number(number)), bearer.perk.name))


def _inertia(kind: str, degrees: int, rank: str) -> Perk:
    every = EVERY[rank]
    return _row(
        f"{kind} Inertia {rank} ({every} Inches)",
        "Passive",
        'It moves straight ahead; after each {every}" it may turn by up to {degrees} degrees.',
        numbers={"degrees": degrees, "every": every},
        gives=(_sets(TURN_DEGREES, "degrees"), _sets(TURN_EVERY, "every")),
        needs=(_needs_speed(every),),
        rulings=("W-Inertia-1",),
    )


FORWARD = _row(
    "Forward Motion",
    "Passive",
    "It may turn by up to {degrees} degrees, and then moves straight ahead.",
    numbers={"degrees": 90},
    gives=(_sets(TURN_DEGREES, "degrees"),),
    needs=(_needs_speed(6),),
)


# Thrust: AEGIS for inches in one straight line


_RUN, _GRAIN = "in a straight line", 10_000_000
_STRETCH = 12
_COUNTED = (*KINDS, "Blink")
_PUSHES = ("Force", "Knockback")
_LEFT_LINE = "left its line"  # this turn, by a push or by leaving the table


def _counts(_state: State, bearer: Bearer, moment: Moved) -> bool:
    return moment.unit == bearer.unit and not moment.forced


def _is_pushed(_state: State, bearer: Bearer, moment: Moved) -> bool:
    return moment.unit == bearer.unit and moment.forced and moment.how in _PUSHES


def _run_on(game: Game, bearer: Bearer, moment: Moved) -> None:
    """Count the inches of a movement that goes on in the line of the last one."""
    known = next(iter(game.state.effects_on(bearer.unit, _RUN)), None)
    x, y = _shift(game, bearer.unit)
    same = known is None or _is_same_line(known, x, y)
    earned = known.amount if known is not None else 0
    before = Fraction(known.get(ITS_INCHES)) if known is not None and same else Fraction(0)
    earns = counts_as(moment.how).startswith(_COUNTED) or goes_on(moment.how)
    inches = before + _exact(moment.inches if earns else 0.0) if moment.straight else Fraction(0)
    facts = (
        *(ITS_INCHES(inches), ITS_X(_exact(x)), ITS_Y(_exact(y))),
        *(ITS_TURNED(not (same and moment.straight)), ITS_TURN(game.state.clock.turn)),
    )
    stretches = int(inches // _STRETCH)
    stretches += is_within(float(_STRETCH * (stretches + 1)), float(inches))
    points = max(earned, stretches)
    if known is None:
        game.begin(_RUN, bearer.unit, *facts, by=bearer.unit, amount=points)
    else:
        game.emit(EffectChanged(known.id, points, info=tuple(sorted(facts))))


def _exact(value: float) -> Fraction:
    return Fraction(round(value * _GRAIN), _GRAIN)


def _shift(game: Game, unit: str) -> tuple[float, float]:
    """Return the way of the first figure in the unit's last movement of this action, if it made one."""
    moves = (e.paths for e in reversed(game.events) if isinstance(e, UnitMoved) and e.unit == unit)
    path = next(iter(next(moves, ())), ())
    return (path[-1][0] - path[0][0], path[-1][1] - path[0][1]) if path else (0.0, 0.0)


def _is_same_line(run: Effect, x: float, y: float) -> bool:
    u, v = float(run.get(ITS_X)), float(run.get(ITS_Y))
    far = hypot(u, v) or 1.0
    return is_within(abs(u * y - v * x) / far, 0.0) and u * x + v * y > 0


def _slows_down(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    """Drop the bonus at the end of a turn in which it fought, stood still, was pushed or left its line."""
    unit, turn = bearer.unit, game.state.clock.turn
    off = game.state.units[unit].where != TABLE or game.state.is_under(unit, _LEFT_LINE)
    off = off or unit_status.is_engaged(game.state, unit)
    for run in game.state.effects_on(unit, _RUN):
        if off or run.get(ITS_TURN) != turn or run.get(ITS_TURNED):
            game.lift(unit, _RUN, "it does not go on")


def _turn_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn" and state.is_under(bearer.unit, _RUN)


def _is_held(game: Game, bearer: Bearer, moment: SpanEnding) -> None:
    """Remember that it was immobile at some time of the turn, though it may not be so as that ends."""
    if is_immobile(game, bearer.unit):
        _stops(game, bearer, moment)


def _runs(state: State, bearer: Bearer, _moment: SpanEnding) -> bool:
    return state.is_under(bearer.unit, _RUN) and not state.is_under(bearer.unit, _LEFT_LINE)


def _stops(game: Game, bearer: Bearer, _moment: Left | Moved | SpanEnding) -> None:
    unit_status.mark(game, _LEFT_LINE, bearer.unit)


def _thrust(ask: Ask, bearer: Bearer) -> Modifier | None:
    points = sum(run.amount for run in ask.state.effects_on(bearer.unit, _RUN))
    return plus(points, bearer.perk.name) if points and not has_shield(ask) else None


THRUST = _row(
    "Thrust",
    "Passive",
    'For each {inches}" that it moves in one straight line it has +1 to AEGIS, not together with Ward or'
    " Parry. At the end of a turn it loses that if it is in a melee, stood still, left the line or the table,"
    " was pushed, or was immobile at any time.",
    numbers={"inches": _STRETCH},
    gives=(Gives(AEGIS, _thrust),),
    reacts=(
        Reacts(Moved, _run_on, _counts),
        Reacts(Moved, _stops, _is_pushed),
        Reacts(Left, _stops, of_the_bearer),
        Reacts(SpanEnding, _is_held, _runs),
        Reacts(SpanEnding, _slows_down, _turn_ends),
    ),
    rulings=("W-Thrust-1",),
)


# Wanderer


_WANDERER, _WAY = "Wanderer", "wanders off"  # in its last movement, that way of so many
_LED = DIRECTIONS + 1  # the way of one that goes where it is led


def _wander(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Let a unit and its parts go one way, for which is rolled as the unit sets out."""
    if _WANDERER in moment.once or game.figure(UNBOUND, 0, bearer.unit).value:
        return
    moment.once.add(_WANDERER)
    whole = game.state.whole_of(moment.unit)
    if moment.unit == whole:
        game.lift(whole, _WAY)
        unit_status.mark(game, _WAY, whole, "phase", amount=(yield from _way_rolled(game, bearer)))
    way = unit_status.count(game.state, _WAY, whole)
    if way != _LED:
        goes = _comes_out if passengers.is_carried(game.state, moment.unit) else _goes
        goes(game, moment, (way - 1) * 360.0 / DIRECTIONS)


def _way_rolled(game: Game, bearer: Bearer) -> Flow[int]:
    """Roll for the direction of a movement; a hit leaves it to the player."""
    by, about = game.state.units[bearer.unit].commander, (bearer.unit,)
    if (yield from game.roll("scatter", 1, by=by, about=about))[0] in HITS:
        game.say("it goes where it is led", bearer.unit)
        return _LED
    way = (yield from game.roll("scatter direction", 1, DIRECTIONS, by=by, about=about))[0]
    game.say(f"it wanders off at {(way - 1) * 360.0 / DIRECTIONS:g}°", bearer.unit)
    return way


def _goes(game: Game, moment: Moving, bearing: float) -> None:
    """Let the figures of a unit go in one direction only."""
    state, (x, y) = game.state, direction(bearing)
    starts = {figure.id: figure.model.at for figure in state.figures_of(moment.unit)}

    def check(places: tuple[Placed, ...]) -> str:
        for place in places:
            dx, dy = place.at[0] - starts[place.figure][0], place.at[1] - starts[place.figure][1]
            if not is_within(abs(dx * y - dy * x), 0.0) or not is_within(-(dx * x + dy * y), 0.0):
                return f"Wanderer: {place.figure} can only go toward {bearing:g}°"
        return ""

    moment.checks.append(check)
    for share in (1.0, 0.75, 0.5, 0.25, 0.0):
        far = moment.allowance * share
        moment.tries.append(shifted(state, moment.unit, far * x, far * y))


def _comes_out(game: Game, moment: Moving, bearing: float) -> None:
    """Let the figures of a unit get out beside what carries them, and go on in one direction only."""
    state, unit, (x, y) = game.state, moment.unit, direction(bearing)
    cores = [layout.base_of(figure.model) for figure in passengers.carrying_figures(state, unit)]
    start = head_start(game, unit, state.units[unit].where)

    def has_come(base: PlacedBase) -> bool:
        near = is_within(min(gap(base, core).gap for core in cores), start)
        return near or sweep(base, (-x, -y), moment.allowance, cores, start) is not None

    def check(places: tuple[Placed, ...]) -> str:
        for place in places:
            if not has_come(layout.base_of(stood(state.figures[place.figure], place).model)):
                return f"Wanderer: {place.figure} can only go on toward {bearing:g}°"
        return ""

    moment.checks.append(check)
    along, bottom = with_parts(state, unit)[1:], passengers.carrying_figures(state, unit)[0].model.bottom
    moment.tries.append(packed(state, unit, cores, bottom, atan2(y, x), along=along, fits=has_come)[0])


def _moves(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a unit on the battlefield sets out that this wanderer is, or is merged with as one."""
    begins = state.whole_of(moment.unit) == state.whole_of(bearer.unit) and not goes_on(moment.how)
    return begins and bool(passengers.base_unit(state, bearer.unit))


WANDERER = _row(
    _WANDERER,
    "Specific, Scatter Arrow",
    "Before any movement a scatter roll tells which way it goes; a hit leaves that to its"
    " player, as is how far.",
    reacts=(Reacts(Moving, _wander, _moves, rank=UnitMoves.WANDERS),),
    rulings=("W-Wanderer-1",),
)


# Juggernaut


def _crash(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Destroy terrain that the unit went through, and set down who stood on it."""
    for piece in _went_through(game.state, moment):
        sides = int(bearer.number("face"))
        if sides and (yield from thrown(game, bearer))[0] < sides:
            game.say(f"{piece.name or piece.id} holds", bearer.unit)
            continue
        game.emit(TerrainRemoved(piece.id, bearer.perk.name))
        game.say(f"{piece.name or piece.id} is destroyed", bearer.unit)
        _set_down(game, piece)


def _went_through(state: State, moment: Moved | WentUp) -> tuple[Terrain, ...]:
    """Return the pieces with a height that figures went through, each once."""
    found: dict[str, Terrain] = {}
    earlier = moment.earlier if isinstance(moment, Moved) else dangerous_ground.NO_PATHS
    for id_, path in moment.paths.items():
        model = state.figures[id_].model
        known = dangerous_ground.crossed(state, model, earlier[id_]) if id_ in earlier else ()
        new = (each for each in dangerous_ground.crossed(state, model, path) if each not in known)
        for piece in new:
            if not is_within(piece.top, piece.bottom) and not is_within(piece.top, model.bottom):
                found.setdefault(piece.id, piece)
    return tuple(piece for piece in state.terrain if piece.id in found)


def _set_down(game: Game, piece: Terrain) -> None:
    """Put figures that stood on a piece on the table below, as near as there is room beside their own."""
    for unit in game.state.on_table():
        figures = game.state.figures_of(unit.id)
        up = [figure for figure in figures if _stands_on(figure, piece)]
        down = [figure.id for figure in figures if figure not in up]
        for figure in up:
            place = _spot_below(game, figure, down)
            game.emit(UnitMoved(unit.id, "fall", (Placed(figure.id, place, 0.0),)))
            down.append(figure.id)


def _stands_on(figure: Figure, piece: Terrain) -> bool:
    bottom = figure.model.bottom
    up = not is_within(bottom, 0.0) and is_within(abs(bottom - piece.top), 0.0)
    return up and is_over(layout.base_of(figure.model), piece.outline)


def _spot_below(game: Game, figure: Figure, others: Sequence[str]) -> tuple[float, float]:
    """Return the nearest free place in coherency with others of its unit, or the nearest one at all."""
    model, ground = figure.model, layout.layout_without(game.state, [figure.id])
    rings = (spot for far in range(25) for spot in _around(model.at, 0.5 * far))
    free = [spot for spot in rings if layout.may_stand(ground, model, spot)]
    fellows = [body_of(game.state.figures[id_].model) for id_ in others]
    limits, ids = coherency_of(game, model.unit), (*others, figure.id)

    def hangs_together(spot: tuple[float, float]) -> bool:
        bodies = [*fellows, body_of(replace(model, at=spot, bottom=0.0))]
        return coherency(bodies, ids, *limits).coherent

    return next(filter(hangs_together, free), next(iter(free), model.at))


def _around(at: tuple[float, float], far: float) -> list[tuple[float, float]]:
    ways = (direction(45.0 * n) for n in range(8 if far else 1))
    return [(grained(at[0] + far * x), grained(at[1] + far * y)) for x, y in ways]


def _crashes(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    return moment.unit == bearer.unit and not moment.forced and bool(state.terrain)


def _juggernaut(rank: str, face: int, how: str) -> Perk:
    return _row(
        f"Juggernaut {rank}",
        "Passive, D6 (4+)" if face else "Passive",
        f"It moves through units and terrain; each piece that it went through is destroyed{how}.",
        numbers={"face": face},
        gives=flags(GOES_THROUGH, PASSES_UNITS, IGNORES_DIFFICULT),
        reacts=(Reacts(Moved, _crash, _crashes), Reacts(WentUp, _crash, _crashes)),
        rulings=("W-Juggernaut-1",),
    )


PERKS: tuple[Perk, ...] = (
    *(_inertia("Diagonal", 45, rank) for rank in EVERY),
    FORWARD,
    *(_inertia("Hexagonal", 60, rank) for rank in EVERY),
    _juggernaut("I", 4, " on {face}+"),
    _juggernaut("II", 0, ""),
    THRUST,
    WANDERER,
)
