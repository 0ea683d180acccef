"""Where sides deploy: in the zones that a scenario draws for them, else in strips along two edges."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from battlefield.geometry.distance import gap, is_inside_union, is_over
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing
from battlefield.geometry.outlines import Ellipse
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point, outline_centre, outline_polygon
from battlefield.rules.core.state import RESERVE, State
from battlefield.rules.scene.contents import Area, Board
from battlefield.rules.scene.scenario import UNHELD, Entry, Scenery, Zone
from battlefield.rules.table import layout

Rows = tuple[float, float]
"""The least and the greatest y."""


def homes(zones: Sequence[Zone], sides: Sequence[str]) -> tuple[Zone, ...]:
    """Return the deployment zones of a scenario to the sides of a battle.

    A zone of a side of the same name is that side's. The other owners, in the order of their zones, are the
    other sides in their order; zones that nobody owns are each an owner.
    """
    found = [zone for zone in zones if zone.kind == "deployment"]
    called = _called(map(_owner, found), sides)
    pairs = [(zone, called.get(_owner(zone), "")) for zone in found]
    return tuple(replace(zone, side=side, hold=UNHELD, extra={}) for zone, side in pairs if side)


def ways_in(entries: Sequence[Entry], zones: Sequence[Zone], sides: Sequence[str]) -> tuple[Entry, ...]:
    """Return the entry edges of a scenario to the sides of a battle, as its zones are given to them.

    One that nobody owns stays nobody's: it is everybody's to use.
    """
    owners = [_owner(zone) for zone in zones if zone.kind == "deployment"]
    called = _called((*owners, *((entry.side, "") for entry in entries if entry.side)), sides)
    pairs = [(entry, called.get((entry.side, ""), "")) for entry in entries]
    return tuple(
        replace(entry, side=side, hold=UNHELD, extra={}) for entry, side in pairs if side or not entry.side
    )


def areas_for(areas: Sequence[Area], zones: Sequence[Zone], sides: Sequence[str]) -> tuple[Area, ...]:
    """Name who starts in the areas of a scenario as the sides of a battle, as its zones are given to them."""
    owners = [_owner(zone) for zone in zones if zone.kind == "deployment"]
    called = _called((*owners, *((area.start, "") for area in areas if area.start)), sides)
    return tuple(
        replace(area, start=called.get((area.start, ""), "")) if area.start else area for area in areas
    )


def scenery_for(scenery: Scenery, zones: Sequence[Zone], sides: Sequence[str]) -> Scenery:
    """Name the owners of what is only looked at as the sides of a battle, as its zones are given to them."""
    owners = [_owner(zone) for zone in zones if zone.kind == "deployment"]
    named = [zone for zone in scenery.zones if zone.side]
    called = _called((*owners, *map(_owner, named)), sides)
    seen = (replace(z, side=called.get(_owner(z), "") if z.side else "") for z in scenery.zones)
    return replace(scenery, zones=tuple(seen))


def _called(found: Iterable[tuple[str, str]], sides: Sequence[str]) -> Mapping[tuple[str, str], str]:
    """Return the sides that owners in a scenario are."""
    owners = list(dict.fromkeys(found))
    others = [owner for owner in owners if owner[0] not in sides]
    left = [side for side in sides if (side, "") not in owners]
    return dict(zip(others, left, strict=False)) | {(side, ""): side for side in sides}


def _owner(zone: Zone) -> tuple[str, str]:
    return (zone.side, "") if zone.side else ("", zone.id)


def drawn(state: State, side: str) -> tuple[Outline, ...]:
    """Return the zones that are drawn for a side; none where it deploys along an edge."""
    return tuple(zone.outline for zone in state.zones if zone.side == side)


def rows(state: State, side: str, depth: float) -> Rows:
    """Return the least and the greatest y between which a side deploys.

    Where no zone is drawn for it, it has a strip of some depth: the first side along the top edge, the others
    along the bottom edge.
    """
    outlines = drawn(state, side)
    if outlines:
        box = Box.joint(map(Box.of, outlines))
        return max(0.0, box.top), min(state.board.height, box.bottom)
    if state.sides.index(side) == 0:
        return 0.0, depth
    return state.board.height - depth, state.board.height


def columns(state: State, side: str) -> tuple[float, float]:
    """Return the least and the greatest x between which a side deploys."""
    outlines = drawn(state, side)
    if not outlines:
        return 0.0, state.board.width
    box = Box.joint(map(Box.of, outlines))
    return max(0.0, box.left), min(state.board.width, box.right)


def holds(state: State, side: str, base: PlacedBase, within: Rows) -> bool:
    """Return whether a base lies wholly in a side's zones together, or between some rows if none is drawn."""
    outlines = drawn(state, side)
    if outlines:
        return is_inside_union(base, outlines)
    box = Box.of(base)
    return is_within(within[0], box.top) and is_within(box.bottom, within[1])


def is_spot_in(state: State, side: str, at: Point, within: Rows) -> bool:
    """Return whether a place lies in one of a side's zones, or on the table between some rows."""
    outlines = drawn(state, side)
    if outlines:
        return any(contains_point(outline, at) for outline in outlines)
    return 0.0 <= at[0] <= state.board.width and within[0] <= at[1] <= within[1]


def is_reached(state: State, side: str, base: PlacedBase) -> bool:
    """Return whether a base shares area with a zone that is drawn for a side."""
    return any(is_over(base, outline) for outline in drawn(state, side))


def gap_to(state: State, side: str, base: PlacedBase) -> float:
    """Return the gap in inches from a base to the nearest zone that is drawn for a side."""
    return min(gap(base, outline).gap for outline in drawn(state, side))


def areas(state: State, side: str, within: Rows) -> tuple[Polygon, ...]:
    """Return where a side deploys as polygons, for a picture: a drawn circle with many corners."""
    outlines = drawn(state, side)
    if outlines:
        return tuple(_polygon(outline) for outline in outlines)
    (low, high), width = within, state.board.width
    return (Polygon(((0.0, low), (width, low), (width, high), (0.0, high))),)


def middle(state: State, side: str, within: Rows) -> Point:
    """Return the middle of where a side deploys: of its first zone, or of its strip."""
    outlines = drawn(state, side)
    return outline_centre(outlines[0]) if outlines else (state.board.width / 2.0, sum(within) / 2.0)


def ahead(state: State, side: str) -> float:
    """Give the bearing, a multiple of 90, in which a side looks at the middle of the table as it deploys."""
    outlines = drawn(state, side)
    if not outlines:
        return 180.0 if state.sides.index(side) == 0 else 0.0
    return inward(state.board, Box.joint(map(Box.of, outlines)).centre)


def inward(board: Board, at: Point) -> float:
    """Give the bearing, a multiple of 90, in which the middle of a table lies for who comes in at a place."""
    x, y = at
    across, down = 0.5 - x / board.width, 0.5 - y / board.height
    if abs(across) > abs(down):
        return bearing(across, 0.0)
    return bearing(0.0, down) if down else 0.0


def looking_ahead(state: State) -> State:
    """Turn all figures that wait to come onto the table the way their sides look from where they deploy."""
    waiting = (unit for unit in state.units.values() if unit.where == RESERVE)
    pairs = ((state.figures[id_], unit.side) for unit in waiting for id_ in unit.figures)
    return state.with_figures(*(layout.facing(figure, ahead(state, side)) for figure, side in pairs))


def own_edge(state: State, side: str) -> tuple[Point, Point]:
    """Give the edge of the table behind a side: the one that is nearest to where it deploys, from end to end.

    Of several that are equally near it is the top or the bottom one, as it is where no zone is drawn.
    """
    width, height = state.board.width, state.board.height
    outlines = drawn(state, side)
    top, bottom = ((0.0, 0.0), (width, 0.0)), ((0.0, height), (width, height))
    if not outlines:
        return top if state.sides.index(side) == 0 else bottom
    x, y = Box.joint(map(Box.of, outlines)).centre
    left, right = ((0.0, 0.0), (0.0, height)), ((width, 0.0), (width, height))
    edges = ((y, top), (height - y, bottom), (x, left), (width - x, right))
    return min(edges, key=lambda each: each[0])[1]


def edge_strip(state: State, side: str, within: Rows, depth: float) -> Box:
    """Return the strip along the edge of the table that is nearest to where a side deploys."""
    if not drawn(state, side):
        depth = min(depth, within[1] - within[0])
    (x, y), (u, v) = own_edge(state, side)
    if y == v:
        return Box(x, max(0.0, y - depth), u, y) if y > 0.0 else Box(x, y, u, depth)
    return Box(max(0.0, x - depth), y, x, v) if x > 0.0 else Box(x, y, depth, v)


def _polygon(outline: Outline) -> Polygon:
    if isinstance(outline, Circle):
        size = 2.0 * outline.radius
        return Ellipse(outline.centre, size, size, 0.0).polygon
    return outline_polygon(outline)
