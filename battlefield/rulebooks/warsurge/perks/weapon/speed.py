"""Momentum and Velocity: weapons that gain Power from their wielder's movement."""

from collections.abc import Callable
from fractions import Fraction
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.tolerance import is_touching, is_within
from battlefield.rulebooks.warsurge.moments import Moved
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_immobile
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer, turn_ends
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.trails import goes_on
from battlefield.rulebooks.warsurge.words import ITS_INCHES, ITS_WEAPON, ITS_X, ITS_Y, POWER, TO_TARGET
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import TABLE, Effect, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.table import layout

_weapon = Rows("Tactical", "weapon")

SHOVED = "shoved"  # this turn, by a push that ends what speed has gained
_PUSHES = ("Force", "Knockback")
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


def _noting(act: Callable[[Game, Bearer, Moved], None]) -> Callable[[Game, Bearer, Moved], None]:
    def noted(game: Game, bearer: Bearer, moment: Moved) -> None:
        """Count a movement, or note that the unit was pushed."""
        if not moment.forced:
            act(game, bearer, moment)
        elif moment.how in _PUSHES:
            until = Until("turn", game.state.clock.turn)
            game.begin(SHOVED, bearer.unit, until=until)

    return noted


def _slow_down(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    """Lose all at the end of a turn in a melee, off the table, without movement, pushed or immobile."""
    state, unit = game.state, bearer.unit
    off = state.units[unit].where != TABLE or unit_status.is_engaged(state, unit)
    still = not unit_status.has_moved(state, unit) or state.is_under(unit, SHOVED)
    if off or still or is_immobile(game, unit):
        _drop(game, bearer)


# Momentum


def _count(game: Game, bearer: Bearer, moment: Moved) -> None:
    if goes_on(moment.how):
        return
    known = _gained(game.state, bearer)
    _keep(game, bearer, bearer.number("bonus") + (known.amount if known is not None else 0))


def _power(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return the Power that the weapon has gained."""
    effect = bearer.effect
    if effect is None or effect.get(ITS_WEAPON) != ask.weapon or not effect.amount:
        return None
    return plus(effect.amount, bearer.perk.name)


# Velocity


def _run(game: Game, bearer: Bearer, moment: Moved) -> None:
    """Add a straight movement to the line so far, or begin a new one."""
    path = next((path for path in moment.paths.values() if len(path) >= 2), None)
    if path is None or not moment.straight:
        _drop(game, bearer)
        return
    (x, y), (u, v) = path[0], path[-1]
    far = hypot(u - x, v - y)
    known = _gained(game.state, bearer)
    before = Fraction(0)
    if known is not None and far > 0.0:
        dx, dy = float(known.get(ITS_X)), float(known.get(ITS_Y))
        if is_within(hypot((u - x) / far - dx, (v - y) / far - dy), 0.0):
            before = Fraction(known.get(ITS_INCHES))
    inches = before + Fraction(round(far * _GRAIN), _GRAIN)
    steps = 0
    while is_within(bearer.number("each") * (steps + 1), float(inches)):
        steps += 1
    line = ITS_X(_exact((u - x) / far)), ITS_Y(_exact((v - y) / far))
    _keep(game, bearer, bearer.number("bonus") * steps, ITS_INCHES(inches), *line)


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


def _fast(name: str, terms: str, says: str, act: Callable[[Game, Bearer, Moved], None], **more: int) -> Perk:
    return _weapon(
        name,
        terms,
        f"{says} It is lost as a turn ends in a melee, off the table, without movement, or pushed.",
        numbers={"bonus": 1, **more},
        gives=(Gives(POWER, _power, "under"),),
        forbids=(Forbids(TO_TARGET, _off_line),) if more else (),
        reacts=(Reacts(Moved, _noting(act), of_the_bearer), Reacts(SpanEnding, _slow_down, turn_ends)),
        rulings=("W-Velocity-1",) if more else ("W-Momentum-1",),
    )


SPEED = (
    _fast("Momentum", "Specific, Stat Change", "+{bonus} Power for each movement of the wielder.", _count),
    _fast(
        "Velocity",
        "Specific",
        '+{bonus} Power for each {each}" that the wielder moves in one straight line; the target must lie on'
        " that line.",
        _run,
        each=6,
    ),
)
