"""Momentum and Velocity: weapons that gain Power from their wielder's movement."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_touching, is_within
from battlefield.rulebooks.warsurge.moments import Left, Moved
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_immobile
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer, turn_ends
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.trails import counts_as, goes_on
from battlefield.rulebooks.warsurge.words import (
    ITS_INCHES,
    ITS_TURNED,
    ITS_WEAPON,
    ITS_X,
    ITS_Y,
    POWER,
    TO_TARGET,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import TABLE, Effect, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.table import layout

_weapon = Rows("Tactical", "weapon")

HALTED = "halted"  # this turn, by a push or off the table, which ends what speed has gained
_PUSHES = ("Force", "Knockback")
_STEPS = ("Move", "Dash", "Blink")
_RUNS = (*_STEPS, "Charge")  # which goes on with the move or dash that it is a part of
_GRAIN = 10_000_000


def _gained(state: State, bearer: Bearer) -> Effect | None:
    found = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if e.get(ITS_WEAPON) == bearer.weapon)
    return next(found, None)


def _keep(game: Game, bearer: Bearer, amount: int, *facts: Told) -> None:
    """Remember anew what the weapon has gained."""
    _drop(game, bearer)
    game.begin(
        bearer.perk.name, bearer.unit, ITS_WEAPON(bearer.weapon), *facts, by=bearer.unit, amount=amount
    )


def _drop(game: Game, bearer: Bearer) -> None:
    known = _gained(game.state, bearer)
    if known is not None:
        game.emit(EffectEnded(known.id))


def _noting(
    act: Callable[[Game, Bearer, Moved], None], counted: tuple[str, ...]
) -> Callable[[Game, Bearer, Moved], None]:
    def noted(game: Game, bearer: Bearer, moment: Moved) -> None:
        """Count a movement, or note that the unit was pushed."""
        if moment.forced and moment.how in _PUSHES:
            _halt(game, bearer, moment)
        elif not moment.forced and counts_as(moment.how).startswith(counted):
            act(game, bearer, moment)

    return noted


def _halt(game: Game, bearer: Bearer, _moment: Moved | Left | SpanEnding) -> None:
    """Remember until the turn ends what brings an end to its speed."""
    game.begin(HALTED, bearer.unit, until=Until("turn", game.state.clock.turn))


def _is_held(game: Game, bearer: Bearer, moment: SpanEnding) -> None:
    """Remember that it was immobile at some time of the turn, though it may not be so as that ends."""
    if not game.state.is_under(bearer.unit, HALTED) and is_immobile(game, bearer.unit):
        _halt(game, bearer, moment)


def _is_fast(state: State, bearer: Bearer, _moment: SpanEnding) -> bool:
    return _gained(state, bearer) is not None


def _slow_down(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    """Lose all at the end of a turn in a melee, off the table, still, turned or halted."""
    state, unit = game.state, bearer.unit
    off = state.units[unit].where != TABLE or unit_status.is_engaged(state, unit)
    still = not unit_status.has_moved(state, unit) or state.is_under(unit, HALTED)
    known = _gained(state, bearer)
    turned = known is not None and known.get(ITS_TURNED)
    if off or still or turned:
        _drop(game, bearer)


# what its wielders have gone


def _far(path: Sequence[Point]) -> float:
    """Return how far from its beginning a way ends."""
    return hypot(path[-1][0] - path[0][0], path[-1][1] - path[0][1]) if len(path) >= 2 else 0.0


def _least_way(game: Game, bearer: Bearer, moment: Moved) -> Sequence[Point]:
    """Return the way of that wielder which went least far; nothing where one of them stayed where it was."""
    wielders = (figure.id for figure in game.state.living(bearer.unit) if bearer.weapon in figure.weapons)
    least = min((moment.paths.get(id_, ()) for id_ in wielders), key=_far, default=())
    return least if _far(least) > 0.0 else ()


def _has_come_out(moment: Moved) -> bool:
    """Return whether a movement led out of a transport: no way on the table, but all are elsewhere."""
    return bool(moment.paths) and all(_far(path) <= 0.0 for path in moment.paths.values())


# Momentum


def _count(game: Game, bearer: Bearer, moment: Moved) -> None:
    relocated = _has_come_out(moment) or _least_way(game, bearer, moment)
    if relocated and not goes_on(moment.how):
        _gain(game, bearer)


def _gain(game: Game, bearer: Bearer) -> None:
    known = _gained(game.state, bearer)
    _keep(game, bearer, bearer.number("bonus") + (known.amount if known is not None else 0))


def _goes_aboard(state: State, bearer: Bearer, moment: Left) -> bool:
    """Return whether a Move or Dash has ended in a transport, or inside of an enemy by its own doing."""
    aboard = passengers.boarding(state, bearer.unit) or passengers.broken_in(state, bearer.unit)
    return moment.unit == bearer.unit and aboard is not None


def _enter(game: Game, bearer: Bearer, _moment: Left) -> None:
    _gain(game, bearer)


def _power(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return the Power that the weapon has gained."""
    effect = bearer.effect
    if effect is None or effect.get(ITS_WEAPON) != ask.weapon or not effect.amount:
        return None
    return plus(effect.amount, bearer.perk.name)


# Velocity


def _run(game: Game, bearer: Bearer, moment: Moved) -> None:
    """Add a straight movement to the line so far, or begin a new one; what was gained stays for the turn."""
    known = _gained(game.state, bearer)
    earned = known.amount if known is not None else 0
    path = _least_way(game, bearer, moment)
    if not path:
        return
    far = _far(path)
    if not moment.straight:
        line = (ITS_X(known.get(ITS_X)), ITS_Y(known.get(ITS_Y))) if known is not None else ()
        if line:
            _keep(game, bearer, earned, ITS_INCHES(Fraction(0)), ITS_TURNED(True), *line)
        return
    way = (path[-1][0] - path[0][0]) / far, (path[-1][1] - path[0][1]) / far
    goes_on = known is None or _is_along(known, way)
    before = Fraction(known.get(ITS_INCHES)) if known is not None and goes_on else Fraction(0)
    inches = before + Fraction(round(far * _GRAIN), _GRAIN)
    steps = 0
    while is_within(bearer.number("each") * (steps + 1), float(inches)):
        steps += 1
    turned = not goes_on or (known is not None and known.get(ITS_TURNED))
    facts = ITS_INCHES(inches), ITS_TURNED(turned), ITS_X(_exact(way[0])), ITS_Y(_exact(way[1]))
    _keep(game, bearer, max(earned, bearer.number("bonus") * steps), *facts)


def _is_along(known: Effect, way: tuple[float, float]) -> bool:
    """Return whether a way goes on in the direction of the line so far."""
    dx, dy = float(known.get(ITS_X)), float(known.get(ITS_Y))
    return is_within(hypot(way[0] - dx, way[1] - dy), 0.0)


def _exact(value: float) -> Fraction:
    return Fraction(round(value * _GRAIN), _GRAIN)


def _off_line(ask: Ask, bearer: Bearer) -> str:
    """Say that a unit lies beside the wielder's line; before it has moved there is no line."""
    known = _gained(ask.state, bearer)
    if known is None or not ask.foe:
        return ""
    dx, dy = float(known.get(ITS_X)), float(known.get(ITS_Y))
    across = (-dy, dx)
    for figure in ask.state.living(bearer.unit):
        if bearer.weapon not in figure.weapons:
            continue
        (x, y), half = figure.model.at, extent(layout.base_of(figure.model), across)
        for foe in ask.state.living(ask.foe):
            u, v = foe.model.at
            aside = abs((u - x) * across[0] + (v - y) * across[1])
            if is_touching(half + extent(layout.base_of(foe.model), across) - aside):
                return ""
    return f"{bearer.perk.name}: it does not lie on the line of the movement"


def _fast(
    name: str,
    terms: str,
    says: str,
    act: Callable[[Game, Bearer, Moved], None],
    *reacts: Reacts[Game, Left],
    **more: int,
) -> Perk:
    strays = ", out of its line" if more else ""
    return _weapon(
        name,
        terms,
        f"{says} It is lost as a turn ends in a melee or without movement{strays}, or in which it was pushed,"
        " was immobile or left the table.",
        numbers={"bonus": 1, **more},
        gives=(Gives(POWER, _power, "under"),),
        forbids=(Forbids(TO_TARGET, _off_line),) if more else (),
        reacts=(
            Reacts(Moved, _noting(act, _RUNS if more else _STEPS), of_the_bearer),
            *reacts,
            Reacts(Left, _halt, of_the_bearer),
            Reacts(SpanEnding, _is_held, _is_fast),
            Reacts(SpanEnding, _slow_down, turn_ends),
        ),
        rulings=("W-Velocity-1",) if more else ("W-Momentum-1",),
    )


SPEED = (
    _fast(
        "Momentum",
        "Specific, Stat Change",
        "+{bonus} Power for each movement of the wielder.",
        _count,
        Reacts(Left, _enter, _goes_aboard),
    ),
    _fast(
        "Velocity",
        "Specific",
        '+{bonus} Power for each {each}" that the wielder moves in one straight line; the target must lie on'
        " that line.",
        _run,
        each=6,
    ),
)
