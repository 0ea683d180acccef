"""Objectives on the table: markers, flags and zones, who is at them, and whose they are."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import hypot

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.outlines import middle
from battlefield.rulebooks.warsurge.moments import Earning
from battlefield.rulebooks.warsurge.units.stats import points_now
from battlefield.rulebooks.warsurge.words import (
    HOLDING_OBJECTIVES,
    ITS_HOME,
    ITS_KIND,
    OBJECTIVE_REACH,
    OCCUPIES_IN_PART,
    TO_CLAIM_OBJECTIVES,
)
from battlefield.rules.book.objectives import Control
from battlefield.rules.core.events import MarkerLaid, Scored
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE, Figure, Marker, State, Unit
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import is_over

MARKER, FLAG, ASSET, SABOTAGE, ZONE, EXIT = "marker", "flag", "asset", "sabotage", "zone", "exit"
POINTS_OF = {MARKER: "Objective marker", FLAG: "Flag", ASSET: "Asset", SABOTAGE: "Sabotage objective"}
AREAS_OF = {ZONE: "Zone", EXIT: "Exit zone"}
NAMES = {**POINTS_OF, **AREAS_OF, "token": "Token"}
"""What an objective of each kind is called where it has no name of its own."""

REACH, SABOTAGE_REACH = 3, 2
SECURE = "secure ground"  # the type of game in which a part of a unit is enough to contest a zone
_FAR = 1e4  # beyond every board

Units = Same[Mapping[str, Unit]]
Figures = Same[Mapping[str, Figure]]


def objective(
    kind: str,
    number: int,
    *,
    at: Point | None = None,
    outline: Outline | None = None,
    side: str = "",
    id_: str = "",
    name: str = "",
) -> Marker:
    """Make an objective at a point, or of an outline; without an id and a name it gets its number."""
    spot = at if at is not None else middle(outline) if outline is not None else (0.0, 0.0)
    x, y = grained(spot[0]), grained(spot[1])
    info = (ITS_HOME(f"{x!r} {y!r}"), ITS_KIND(kind))
    called = name or f"{NAMES[kind]} {number}"
    return Marker(id_ or called, called, (x, y), side, info=info, outline=outline)


def laid_out(written: Objective, number: int) -> Marker:
    """Make an objective of what was written down for a battle."""
    return objective(
        written.kind,
        number,
        at=written.at,
        outline=written.outline,
        side=written.side,
        id_=written.id,
        name=written.name,
    )


def home_of(mark: Marker) -> Point:
    """Return where an objective lay at first."""
    x, y = mark.get(ITS_HOME).split()
    return float(x), float(y)


def objectives(state: State, *kinds: str) -> tuple[Marker, ...]:
    """Return the objectives of some kinds that are on the table, oldest first."""
    return tuple(mark for mark in state.markers if mark.get(ITS_KIND) in kinds)


def lay(game: Game, *marks: Marker) -> None:
    """Put objectives on the table, unless those of their kind were placed before the game."""
    there = frozenset(mark.get(ITS_KIND) for mark in game.state.markers)
    for mark in marks:
        if mark.get(ITS_KIND) not in there:
            game.emit(MarkerLaid(mark))


def earn(game: Game, side: str, points: int, why: str, unit: str = "") -> Flow[None]:
    """Let a side score, for as much as whoever has a say in it leaves."""
    earning = Earning(side, points, why, unit)
    yield from game.tell(earning)
    if earning.points:
        game.emit(Scored(side, earning.points, why))


# markers


def reach_of(game: Game, side: str, mark: Marker) -> float:
    """Return from how far off a side's units hold an objective; perks help with plain markers only."""
    base = int(game.state.setting("objective reach", REACH))
    more = game.figure(OBJECTIVE_REACH, base, side).value if mark.get(ITS_KIND) == MARKER else base
    return float(more)


def is_at(state: State, unit: str, mark: Marker, inches: float) -> bool:
    """Return whether a unit on the table has a living figure within inches of an objective."""
    return unit in _units_at(Same(state.units), Same(state.figures), mark.at, inches)


@lru_cache(maxsize=256)
def _units_at(units: Units, figures: Figures, at: Point, inches: float) -> frozenset[str]:
    """Return the units on the table that have a living figure within inches of a place."""
    (to_x, to_y), room = at, inches + 1.0
    near = (
        (model, unit)
        for model, unit, x, y, wide in _standing(units, figures)
        if hypot(x - to_x, y - to_y) <= room + wide
    )
    gaps = ((unit, layout.gap_to_point(layout.base_of(model), at)) for model, unit in near)
    return frozenset(unit for unit, gap in gaps if is_within(gap, inches))


@lru_cache(maxsize=16)
def _standing(units: Units, figures: Figures) -> tuple[tuple[Model, str, float, float, float], ...]:
    """Return the living on the table with their units, where they stand, and how far about it they reach."""
    on_table = (unit for unit in units.value.values() if unit.where == TABLE)
    pairs = ((figures.value[id_], unit.id) for unit in on_table for id_ in unit.figures)
    return tuple((f.model, unit, *f.model.at, layout.widest(f.model)) for f, unit in pairs if f.hp > 0)


def around(game: Game, mark: Marker) -> Mapping[str, tuple[str, ...]]:
    """Return for each side the units that hold or contest an objective, in roster order."""
    found: dict[str, tuple[str, ...]] = {}
    for side in game.state.sides:
        reach = reach_of(game, side, mark)
        units = (unit.id for unit in game.state.on_table() if unit.commander == side)
        near = (unit for unit in units if is_at(game.state, unit, mark, reach))
        found[side] = tuple(unit for unit in near if not game.reason_against(HOLDING_OBJECTIVES, unit))
    return found


def is_on_objective(game: Game, unit: str) -> bool:
    """Return whether a unit holds or contests any objective: one at a point, or a zone."""
    state, side = game.state, game.state.units[unit].commander
    if game.reason_against(HOLDING_OBJECTIVES, unit):
        return False
    points = objectives(state, MARKER, FLAG, ASSET, SABOTAGE)
    if any(is_at(state, unit, mark, _within(game, side, mark)) for mark in points):
        return True
    partly = state.setting("game type", "") == SECURE
    zones = (mark.outline for mark in objectives(state, ZONE) if mark.outline is not None)
    return any(is_in(game, unit, outline, partly=partly) for outline in zones)


def _within(game: Game, side: str, mark: Marker) -> float:
    return float(SABOTAGE_REACH) if mark.get(ITS_KIND) == SABOTAGE else reach_of(game, side, mark)


def claimants(game: Game, mark: Marker, side: str) -> tuple[str, ...]:
    """Return the units of a side that may claim an objective, not only contest it."""
    return tuple(u for u in around(game, mark)[side] if not game.reason_against(TO_CLAIM_OBJECTIVES, u))


def holder(game: Game, mark: Marker) -> str:
    """Return the side that holds an objective; nothing where nobody is there, or where it is contested."""
    there = {side: units for side, units in around(game, mark).items() if units}
    if len(there) > 1 and game.state.setting("contested objectives", "nobody") != "points":
        return ""
    strongest = _strongest(game, there)
    return strongest if strongest and claimants(game, mark, strongest) else ""


def _strongest(game: Game, there: Mapping[str, tuple[str, ...]]) -> str:
    if len(there) == 1:
        return next(iter(there))
    return _alone_at_the_top({side: _worth(game, units) for side, units in there.items()})


def _worth(game: Game, units: Iterable[str]) -> Fraction:
    return sum((points_now(game, unit) for unit in units), start=Fraction(0))


def _alone_at_the_top(worth: Mapping[str, Fraction | int]) -> str:
    best = [side for side, amount in worth.items() if amount == max(worth.values())]
    return best[0] if len(best) == 1 else ""


def most(worth: Mapping[str, Fraction | int]) -> str:
    """Return the side with most of something; nothing where none has any, or several have as much."""
    return _alone_at_the_top({side: amount for side, amount in worth.items() if amount > 0})


# zones


def is_wholly_in(figure: Figure, outline: Outline) -> bool:
    """Return whether no part of a figure's base lies outside of an outline."""
    if isinstance(outline, Circle):
        template = Template("round", 2.0 * outline.radius, outline.centre)
        return layout.wholly_under(template, [figure])[0]
    assert not isinstance(outline, Strip), "zones are polygons and circles"
    frame = ((-_FAR, -_FAR), (_FAR, -_FAR), (_FAR, _FAR), (-_FAR, _FAR))
    base = layout.base_of(figure.model)
    outside = not is_over(base, Polygon(frame, (outline.points,)))
    return outside and not any(is_over(base, Polygon(hole)) for hole in outline.holes)


def is_in(game: Game, unit: str, outline: Outline, *, partly: bool = False) -> bool:
    """Return whether a unit on the table is in an area: wholly, or partly where that is enough."""
    state = game.state
    figures = state.living(unit) if state.units[unit].where == TABLE else ()
    if partly:
        return any(is_over(layout.base_of(figure.model), outline) for figure in figures)
    return bool(figures) and all(is_wholly_in(figure, outline) for figure in figures)


def occupies(game: Game, unit: str, outline: Outline) -> bool:
    """Return whether a unit occupies an area: wholly in it, unless its side needs less, and able to claim."""
    if game.reason_against(HOLDING_OBJECTIVES, unit) or game.reason_against(TO_CLAIM_OBJECTIVES, unit):
        return False
    part = game.figure(OCCUPIES_IN_PART, 0, game.state.units[unit].commander).value > 0
    return is_in(game, unit, outline, partly=part)


def occupants(game: Game, outline: Outline) -> Mapping[str, tuple[str, ...]]:
    """Return for each side the units that occupy an area."""
    units = [unit for unit in game.state.on_table() if occupies(game, unit.id, outline)]
    return {side: tuple(u.id for u in units if u.commander == side) for side in game.state.sides}


def strongest_in(game: Game, outline: Outline) -> str:
    """Return the side whose units in an area are worth most points; nothing where several are equal."""
    found = occupants(game, outline)
    return most({side: _worth(game, units) for side, units in found.items()})


def control_of(game: Game, mark: Marker) -> Control | None:
    """Say who holds an objective, or who contests it; None where a marker is none."""
    if mark.get(ITS_KIND) == "":
        return None
    held = strongest_in(game, mark.outline) if mark.outline is not None else holder(game, mark)
    return Control(held) if held else Control("", _rivals(game, mark))


def _rivals(game: Game, mark: Marker) -> tuple[str, ...]:
    there = occupants(game, mark.outline) if mark.outline is not None else around(game, mark)
    sides = tuple(side for side, units in there.items() if units)
    return sides if len(sides) > 1 else ()


def rectangle(left: float, top: float, right: float, bottom: float) -> Polygon:
    """Make an area of its sides."""
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def quarters(state: State) -> tuple[Polygon, ...]:
    """Return the quarters of the table: two of the upper half, two of the lower."""
    width, height = state.board.width, state.board.height
    x, y = width / 2.0, height / 2.0
    return (
        rectangle(0.0, 0.0, x, y),
        rectangle(x, 0.0, width, y),
        rectangle(0.0, y, x, height),
        rectangle(x, y, width, height),
    )
