"""What lies on the table of a battle beside models: objectives, traps, zones, and terrain that has gone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist, inf
from typing import Literal

from battlefield.app.books.faces import face_of
from battlefield.app.desk.answers import placed
from battlefield.app.measure.lines_of_areas import lines_of
from battlefield.app.playing.prompts.full_areas import on_table, standing_in, title_of
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Outline, PlacedBase, Point, Polygon, Template
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.outlines import AreaLine, middle
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.objectives import Control, HasObjectives
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import Marker, State
from battlefield.rules.muster import deployment_zones
from battlefield.rules.scene.contents import Area, Border, Terrain
from battlefield.rules.table import layout

_HALF, _ABOVE, _BELOW = 1.0, 0.3, 0.9  # inches that a name and the badge below it take about their place
_STEPS = 9  # places across and down that are tried


def clear_place(polygon: Polygon, middle: Point, bases: Sequence[PlacedBase]) -> Point:
    """Return the place in an area nearest to its middle at which no base hides a name.

    Where bases leave no such place it is the one that is farthest from all of them.
    """
    box = Box.of(polygon)
    discs = [(base.at, inches(max(base.size.length_mm, base.size.width_mm)) / 2.0) for base in bases]
    reach = _HALF + _BELOW
    near = [
        (at, radius)
        for at, radius in discs
        if box.left - reach < at[0] < box.right + reach and box.top - reach < at[1] < box.bottom + reach
    ]
    if _room(middle, near) > 0.0:
        return middle
    places = sorted(_places(polygon), key=lambda at: (dist(at, middle), at))
    clear = next((at for at in places if _room(at, near) > 0.0), None)
    return clear or max((middle, *places), key=lambda at: _room(at, near))


def _places(polygon: Polygon) -> Iterator[Point]:
    box = Box.of(polygon)
    for row in range(1, _STEPS):
        y = box.top + (box.bottom - box.top) * row / _STEPS
        for column in range(1, _STEPS):
            x = box.left + (box.right - box.left) * column / _STEPS
            corners = ((x - _HALF, y - _ABOVE), (x + _HALF, y - _ABOVE), (x, y + _BELOW))
            if all(contains_point(polygon, corner) for corner in corners):
                yield x, y


def _room(at: Point, discs: Sequence[tuple[Point, float]]) -> float:
    """Return how far the nearest base is from a name at a place; below 0 where it hides some of it."""
    gaps = (dist(centre, _nearest(at, centre)) - radius for centre, radius in discs)
    return min(gaps, default=inf)


def _nearest(at: Point, to: Point) -> Point:
    """Return the point of a name at a place that is nearest to another."""
    x = min(max(to[0], at[0] - _HALF), at[0] + _HALF)
    return x, min(max(to[1], at[1] - _ABOVE), at[1] + _BELOW)


Sort = Literal["objective", "area", "marker", "zone", "gone", "rough", "ground", "border"]
_DEPLOYING = "Deploy"
_NEAR = 2.0  # inches between names that would be written over each other
_KINDS = {"step": QT_TR_NOOP("height step"), "barrier": QT_TR_NOOP("barrier, not to be crossed,")}


@dataclass(frozen=True, slots=True)
class Marking:
    """Something to draw: where its sign and name stand, its side's number (-1: nobody's), and its outline.

    `control` says whose an objective is, `holder` is the number of that side; `line` is that of a border;
    `words` are for the tooltip.
    """

    sort: Sort
    name: str
    at: Point
    side: int = -1
    outline: Outline | Template | PlacedBase | None = None
    control: str = ""
    holder: int = -1
    words: str = ""
    line: AreaLine | None = None
    room: int | None = None  # figures that an area holds


def markings(state: State, catalogue: Catalogue, first: tuple[Terrain, ...] = ()) -> tuple[Marking, ...]:
    """Return what lies on the table; `first` is the terrain that the battle began with."""
    game = Game(state, catalogue)
    return (
        *_zones(state),
        *(_area(state, area) for area in state.areas),
        *_borders(Same(state.areas), Same(state.borders)),
        *_gone(state, first),
        *_rough(state),
        *(_marking(game, mark) for mark in state.markers),
    )


def _zones(state: State) -> tuple[Marking, ...]:
    """Return the zones of the sides while they deploy."""
    zone = face_of(state.book).zone
    if zone is None or state.clock.phase != _DEPLOYING or state.result:
        return ()
    found = []
    sides = state.sides if state.zones else state.sides[:2]
    for side in sides:
        place = colour_place(side, state.sides)
        rows = zone(state, side)
        areas = deployment_zones.drawn(state, side) or deployment_zones.areas(state, side, rows)
        at = deployment_zones.middle(state, side, rows)
        words = tr("{side} deploy here", side=side_name(side))
        found += [Marking("zone", words if area is areas[0] else "", at, place, area) for area in areas]
    return tuple(found)


def _area(state: State, area: Area) -> Marking:
    """Return an area of the map with its name, its level and how many it holds for the tooltip.

    Where terrain of the same name is drawn at that place, the name is not written twice.
    """
    name = title_of(area)
    centre = middle(area.polygon)
    alike = [middle(p.outline) for p in state.terrain if p.name.casefold() == name.casefold()]
    at = clear_place(area.polygon, centre, [placed(figure.model) for figure in on_table(state)])
    written = at == centre and any(dist(at, other) < _NEAR for other in alike)
    facts = [name]
    if area.level:
        facts.append(tr("level {level}", level=f"{area.level:g}"))
    if area.capacity is not None:
        facts.append(tr("room for {count}", count=area.capacity))
    if count := standing_in(state, area.id):
        facts.append(tr("1 stands there") if count == 1 else tr("{count} stand there", count=count))
    level = f'{area.level:g}"' if area.level else ""
    shown = " · ".join(word for word in ("" if written else name, level) if word)
    return Marking("ground", shown, at, -1, area.polygon, words=", ".join(facts), room=area.capacity)


@lru_cache(maxsize=8)
def _borders(areas: Same[tuple[Area, ...]], borders: Same[tuple[Border, ...]]) -> tuple[Marking, ...]:
    """Return the lines of a map of areas: they are the same in all states of a battle."""
    by_id = {area.id: area for area in areas.value}
    lines = lines_of(areas.value, borders.value)
    return tuple(_border(by_id, line) for line in lines if line.start != line.end)


def _border(areas: dict[str, Area], line: AreaLine) -> Marking:
    """Give a line of the map; the tooltip says what it is, and of a height step which area is the higher."""
    (x0, y0), (x1, y1) = line.start, line.end
    beside = sorted((areas[id_].level, areas[id_].name or id_) for id_ in line.areas)
    words = tr(_KINDS[line.kind]) if line.kind in _KINDS else ""
    if words and len(beside) > 1:
        (low, below), (high, above) = beside
        if line.kind == "step" and high > low:
            words += tr(": {above} stands above {below}", above=above, below=below)
        else:
            words += tr(" between {below} and {above}", below=below, above=above)
    return Marking("border", "", ((x0 + x1) / 2, (y0 + y1) / 2), words=words, line=line)


def _gone(state: State, first: tuple[Terrain, ...]) -> tuple[Marking, ...]:
    there = {piece.id for piece in state.terrain}
    return tuple(_lost(piece) for piece in first if piece.id not in there)


def _lost(piece: Terrain) -> Marking:
    name = piece.name or piece.kind or piece.id
    words = tr("{name} stood here and was destroyed", name=name)
    return Marking(
        "gone", tr("{name}, destroyed", name=name), middle(piece.outline), -1, piece.outline, words=words
    )


def _rough(state: State) -> tuple[Marking, ...]:
    """Return the bases of units that have become terrain."""
    found = []
    for unit in state.on_table():
        if unit.terrain is not None:
            kinds = ", ".join(unit.terrain) or tr("models can stand on it")
            words = tr("{name} is terrain now: {kinds}", name=unit.name, kinds=kinds)
            for figure in state.figures_of(unit.id):
                base = layout.base_of(figure.model)
                found.append(Marking("rough", "", figure.model.at, -1, base, words=words))
    return tuple(found)


def _marking(game: Game, mark: Marker) -> Marking:
    state = game.state
    side = colour_place(mark.side, state.sides) if mark.side in state.sides else -1
    outline = mark.outline if mark.outline is not None else mark.template
    control = _control(game, mark)
    if control is None:
        name, _, rest = mark.name.removesuffix(")").partition(" (")
        return Marking("marker", name, mark.at, side, outline, rest, words=_marker_words(state, mark))
    told = _control_words(control)
    holder = colour_place(control.holder, state.sides) if control.holder in state.sides else -1
    words = f"{_owned(mark)}: {told}"
    sort: Sort = "area" if mark.outline is not None else "objective"
    return Marking(sort, mark.name, mark.at, side, outline, told, holder, words)


def _control(game: Game, mark: Marker) -> Control | None:
    book = book_of(game.state.book)
    return book.control(game, mark) if isinstance(book, HasObjectives) else None


def _control_words(control: Control) -> str:
    if control.holder:
        return tr("held by {side}", side=side_name(control.holder))
    if not control.rivals:
        return tr("held by nobody")
    return tr("contested by {sides}", sides=tr(" and ").join(map(side_name, control.rivals)))


def _marker_words(state: State, mark: Marker) -> str:
    by = name_apart(state, mark.by)
    until = face_of(state.book).until_words(mark.until.span, mark.until.turn)
    parts = (_owned(mark), tr("by {name}", name=by) if by else "", said(until))
    return ", ".join(part for part in parts if part)


def _owned(mark: Marker) -> str:
    """Name a marker, and whose it is where it is a side's."""
    return tr("{marker} of {side}", marker=mark.name, side=side_name(mark.side)) if mark.side else mark.name
