"""The areas of a table for rules that move and see by them: which one a place is in, who is in one, sight."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BorderKind, Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.outlines import Area as KernelArea
from battlefield.geometry.outlines import AreaGraph, rings_of
from battlefield.geometry.outlines import Border as KernelBorder
from battlefield.geometry.outlines.room import roomiest_place
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.geometry.visibility import area_sight
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Area, Border, Model

Areas = tuple[Area, ...]
Borders = tuple[Border, ...]


def graph_of(areas: Areas, borders: Borders) -> AreaGraph:
    """Find who adjoins whom; kept for as long as the areas and the borders are the same."""
    return _graph(Same(areas), Same(borders))


@lru_cache(maxsize=16)
def _graph(areas: Same[Areas], borders: Same[Borders]) -> AreaGraph:
    drawn = [KernelBorder(border.kind, border.points) for border in borders.value]
    return AreaGraph.of([KernelArea(a.id, a.polygon, a.capacity, a.level) for a in areas.value], drawn)


def home_of(areas: Areas, at: Point) -> str | None:
    """Return the area that a place is in, the first of several; None outside all."""
    return next((area.id for area in areas if contains_point(area.polygon, at)), None)


def graph(state: State) -> AreaGraph:
    """Return the areas of a game's table with their borders."""
    return graph_of(state.areas, state.borders)


def area_at(state: State, at: Point) -> str:
    """Return the area that a place is in, or nothing."""
    return _area_at(Same(state.areas), at)


@lru_cache(maxsize=20_000)
def _area_at(areas: Same[Areas], at: Point) -> str:
    return home_of(areas.value, at) or ""


def area_of(state: State, unit: str) -> str:
    """Return the area that the first figure of a unit is in; nothing where it is not on the table."""
    figures = state.figures_of(unit) if state.units[unit].where == TABLE else ()
    return area_at(state, figures[0].model.at) if figures else ""


def units_in(state: State, area: str) -> tuple[str, ...]:
    """Return the units in an area, in roster order."""
    return tuple(unit.id for unit in state.on_table() if unit.figures and area_of(state, unit.id) == area)


def name_of(state: State, area: str) -> str:
    """Return the name of an area, or else its id."""
    return next((each.name or each.id for each in state.areas if each.id == area), area)


def steps_from(state: State, area: str) -> Mapping[str, int]:
    """Count the fewest steps to all areas, over open borders and height steps; some have none."""
    return _steps(Same(state.areas), Same(state.borders), area)


@lru_cache(maxsize=4096)
def _steps(areas: Same[Areas], borders: Same[Borders], area: str) -> Mapping[str, int]:
    return _graph(areas, borders).steps_from(area)


def sees(state: State, area: str, other: str) -> bool:
    """Return whether some line from the one area to the other is clear."""
    return _sees(Same(state.areas), Same(state.borders), area, other)


@lru_cache(maxsize=4096)
def _sees(areas: Same[Areas], borders: Same[Borders], area: str, other: str) -> bool:
    return area_sight(_graph(areas, borders), area, other) is not None


def sees_within(state: State, area: str, other: str, passing: Sequence[str]) -> bool:
    """Return whether some line from the one area to the other is clear and runs through no areas but some.

    `passing` are those; what lies beside all areas is free.
    """
    inside = tuple(each.id for each in state.areas if each.id in (area, other, *passing))
    return _sees_within(Same(state.areas), Same(state.borders), area, other, inside)


@lru_cache(maxsize=4096)
def _sees_within(
    areas: Same[Areas], borders: Same[Borders], area: str, other: str, inside: tuple[str, ...]
) -> bool:
    known = _graph(areas, borders)
    ends = [known.area(area), known.area(other)]
    shut = [each for each in known.areas if each.id not in inside and each.may_lie_between(*ends)]
    walls = tuple(
        KernelBorder("barrier", (*ring, ring[0])) for each in shut for ring in rings_of(each.polygon)
    )
    return area_sight(replace(known, borders=(*known.borders, *walls)), area, other) is not None


def kinds_between(state: State, area: str, other: str) -> tuple[BorderKind, ...]:
    """Return the kinds of border that two areas share, each once."""
    ends = {area, other}
    found = (edge.kind for edge in graph(state).shared if {edge.first, edge.second} == ends)
    return tuple(dict.fromkeys(found))


def place_in(state: State, model: Model, area: str) -> Placed:
    """Choose a place in an area for a model, which stands at the area's level; it is for the eye alone."""
    others = [
        (figure.model.at, _radius(figure.model))
        for unit in units_in(state, area)
        for figure in state.figures_of(unit)
        if figure.id != model.id
    ]
    home = graph(state).area(area)
    x, y = roomiest_place(home, _radius(model), others)
    return Placed(model.id, (grained(x), grained(y)), home.height)


def _radius(model: Model) -> float:
    return max(model.base.length_mm, model.base.width_mm) / MM_PER_INCH / 2.0
