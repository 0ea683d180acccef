"""Kamikaze: a unit whose last figure takes others with it."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from battlefield.geometry.displacement import sweep
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.attack import PLUNGE, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement, Terms
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack.template_placement import DIRECTIONS, HITS
from battlefield.rulebooks.warsurge.moments import Falling
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import finish_sequence
from battlefield.rulebooks.warsurge.words import AP, ARMOUR, ATTACKS, DEFENCE, HP, POWER, RANGE
from battlefield.rules.core.events import Placed, ProfileMade, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import TABLE, Figure, Profile, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

_row = Rows("Aeonian")

NAME = "Kamikaze"
"""Heard after all that may keep a figure up."""


def _is_last(state: State, bearer: Bearer, moment: Falling) -> bool:
    unit = state.units[bearer.unit]
    here = moment.unit == bearer.unit and unit.where == TABLE
    return here and bool(moment.figures) and set(unit.figures) <= set(moment.figures)


def _plunge(game: Game, bearer: Bearer, moment: Falling) -> Flow[None]:
    """Send the last figure off, and let it strike whoever it meets on its way."""
    last = game.state.figures[moment.figures[-1]]
    start = last.model.at
    end = yield from _end_of_way(game, bearer, last)
    met = crossed(game.state, last, start, end)
    place = Placed(last.id, end, last.model.bottom)
    if end != start:
        game.emit(UnitMoved(bearer.unit, NAME, (place,), ((start, end),)))
    weapon = _weapon(game, bearer.unit)
    for target in met:
        if game.state.living(target):
            aimed = Aimed(bearer.unit, weapon, target, origin=PLUNGE)
            yield from strike(game, Attack(aimed, Placement(0.0, under=1), Terms(bare=True)))
    if met:
        yield from finish_sequence(game)


def _end_of_way(game: Game, bearer: Bearer, last: Figure) -> Flow[Point]:
    """Roll where it goes and how far; a hit lets its player choose the way."""
    by, unit = game.state.units[bearer.unit].commander, bearer.unit
    about = (unit,)
    hit = (yield from game.roll("scatter", 1, by=by, about=about))[0] in HITS
    way = 0 if hit else (yield from game.roll("scatter direction", 1, DIRECTIONS, by=by, about=about))[0]
    inches = float(sum((yield from game.roll("scatter distance", 2, by=by, about=about, tells=sum))))
    start = last.model.at
    if hit:
        game.say(f"{NAME}: a hit, its side chooses the way of {inches:g} in", unit)
        toward = yield from game.spot(_way_asked(game, bearer, start, inches))
        dx, dy = toward[0] - start[0], toward[1] - start[1]
        far = hypot(dx, dy)
        dx, dy = dx / far, dy / far
    else:
        dx, dy = direction((way - 1) * 360.0 / DIRECTIONS)
        game.say(f"{NAME}: {inches:g} in at {(way - 1) * 45}°", unit)
    return _on_board(game.state, start, (dx, dy), inches)


def _way_asked(game: Game, bearer: Bearer, start: Point, inches: float) -> SpotLaw:
    """Ask for a point in the direction that it goes."""

    def check(at: Point) -> str:
        return "point at where it leads" if hypot(at[0] - start[0], at[1] - start[1]) <= 0.0 else ""

    def near() -> Sequence[Point]:
        others = [
            f.model.at
            for u in game.state.on_table()
            if u.id != bearer.unit
            for f in game.state.figures_of(u.id)
        ]
        ways = (direction(360.0 * n / DIRECTIONS) for n in range(DIRECTIONS))
        around = [(grained(start[0] + inches * x), grained(start[1] + inches * y)) for x, y in ways]
        return [at for at in (*others, *around) if at != start]

    name = game.state.units[bearer.unit].name
    request = Spot(game.state.units[bearer.unit].commander, f"{NAME} of {name}: the way it goes")
    return SpotLaw(request, check, near)


def _on_board(state: State, start: Point, way: Point, inches: float) -> Point:
    """Return the end of a straight way; the edge of the table ends it."""
    for at, step, size in zip(start, way, (state.board.width, state.board.height), strict=True):
        if step:
            inches = min(inches, max(0.0, ((size if step > 0 else 0.0) - at) / step))
    return grained(start[0] + inches * way[0]), grained(start[1] + inches * way[1])


def crossed(state: State, figure: Figure, start: Point, end: Point) -> tuple[str, ...]:
    """Give the units that a figure passes through or ends in contact with, in the order of their nearness.

    A unit and its parts are one, and none of its own is among them.
    """
    base, own = layout.base_of(figure.model), state.whole_of(figure.model.unit)
    found: dict[str, float] = {}
    for unit in state.on_table():
        whole = state.whole_of(unit.id)
        if whole != own and any(_meets(base, start, end, f) for f in state.living(unit.id)):
            target = whole if state.living(whole) else unit.id
            near = min(layout.gaps_to(state, (figure,), unit.id))
            found[target] = min(round(near, 6), found.get(target, near))
    return tuple(sorted(found, key=lambda each: found[each]))


def _meets(base: PlacedBase, start: Point, end: Point, figure: Figure) -> bool:
    """Return whether a base passes through a figure's on its way, or ends in contact with it."""
    other, far = layout.base_of(figure.model), hypot(end[0] - start[0], end[1] - start[1])
    if is_within(gap(replace(base, at=end), other).gap, 0.0):
        return True
    if is_within(far, 0.0):
        return False
    ahead = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    found = sweep(replace(base, at=start), ahead, far, [other])
    return found is not None and not is_within(far, found.distance)


def _weapon(game: Game, unit: str) -> str:
    """Make the facts of its last attack from what is printed: HP, Defence and armour as Power and AP."""
    id_, printed = f"{unit}/{NAME}", game.state.profile_of(unit).stats
    if id_ not in game.state.profiles:
        stats = {
            RANGE: 0,
            ATTACKS: printed.get(HP) or 1,
            POWER: printed.get(DEFENCE) or 0,
            AP: printed.get(ARMOUR),
        }
        game.emit(ProfileMade(Profile(id_, NAME, "weapon", stats, words=("Assault",))))
    return id_


PERKS: tuple[Perk, ...] = (
    _row(
        NAME,
        "Specific, Scatter Arrow (2D6)",
        "As its last model is to be taken off, that goes {dice}D6 inches in a direction that scatter tells,"
        " or that its player chooses on a hit. Each unit that it passes through or ends beside suffers as"
        " many attacks as its full HP, with its printed Defence as Power and its printed armour as AP.",
        numbers={"dice": 2},
        reacts=(Reacts(Falling, _plunge, _is_last, rank=UnitFalls.LEAVES),),
        rulings=("W-Kamikaze-1",),
    ),
)
