"""Where a unit finds room to arrive: layouts worth a try, in ranks where these fit, else huddled together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil, hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.rulebooks.warsurge.words import ITS_KIND
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.muster.entrances import Entrance
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import is_over

_SPARE = 0.1  # inches between the bases of a layout
_RANKS = (3, 2, 1)
_GRID = 0.5

Bounds = tuple[float, float]
"""The least and the greatest y of a strip across the table."""


def suggestions(
    game: Game,
    unit: str,
    bounds: Bounds,
    others: Sequence[Figure] = (),
    columns: tuple[float, float] | None = None,
) -> Iterator[tuple[Placed, ...]]:
    """Yield layouts worth a try for a unit, or for some figures, within a strip of the table.

    Open ground comes before ground that hurts or hinders, and of that what holds fewer of the figures.
    `columns` are the least and the greatest x of it, without them the table's own.
    """
    figures = tuple(others) or game.state.figures_of(unit)
    across = columns if columns is not None else (0.0, game.state.board.width)
    yield from _open_first(game.state, _anywhere(game.state, figures, bounds, across))


def _anywhere(
    state: State, figures: Sequence[Figure], bounds: Bounds, across: tuple[float, float]
) -> Iterator[tuple[Placed, ...]]:
    marks = tuple(mark.at for mark in state.markers if mark.get(ITS_KIND))
    ids, size = (
        tuple(figure.id for figure in figures),
        (_size(figures, (1.0, 0.0)), _size(figures, (0.0, 1.0))),
    )
    for ranks in dict.fromkeys(max(1, min(most, len(figures))) for most in _RANKS):
        if marks:
            yield from _by_objectives(marks, ids, size, bounds, across, ranks)
        else:
            yield from _in_ranks(ids, size, bounds, across, ranks)
    yield from _huddled(state, figures, bounds, across)


@lru_cache(maxsize=64)  # whoever thinks about where to arrive asks for the same again and again
def _by_objectives(
    marks: tuple[Point, ...],
    ids: tuple[str, ...],
    size: tuple[float, float],
    bounds: Bounds,
    across: tuple[float, float],
    ranks: int,
) -> tuple[tuple[Placed, ...], ...]:
    """Put layouts nearest to an objective first."""

    def far(layout_: tuple[Placed, ...]) -> float:
        x = sum(place.at[0] for place in layout_) / len(layout_)
        y = sum(place.at[1] for place in layout_) / len(layout_)
        return min(round(hypot(x - u, y - v), 6) for u, v in marks)

    return tuple(sorted(_in_ranks(ids, size, bounds, across, ranks), key=far))


def _open_first(state: State, layouts: Iterator[tuple[Placed, ...]]) -> Iterator[tuple[Placed, ...]]:
    """Put off layouts that lead into ground that hurts, or that only hinders, to after all others."""
    hurts, hinders = (_of_ground(Same(state.terrain), ground) for ground in ("dangerous", "difficult"))
    put_off: list[tuple[int, int, tuple[Placed, ...]]] = []
    for places in layouts:
        met = _count(state, places, hurts), _count(state, places, hinders)
        if any(met):
            put_off.append((*met, places))
        else:
            yield places
    yield from (places for *_, places in sorted(put_off, key=lambda each: each[:2]))


@lru_cache(maxsize=32)
def _of_ground(terrain: Same[tuple[Terrain, ...]], ground: str) -> tuple[Terrain, ...]:
    return tuple(piece for piece in terrain.value if ground in piece.ground)


def _count(state: State, places: tuple[Placed, ...], pieces: tuple[Terrain, ...]) -> int:
    """Count the figures of a layout that would stand in some ground."""
    if not pieces:
        return 0
    bases = [replace(layout.base_of(state.figures[place.figure].model), at=place.at) for place in places]
    return sum(_is_in(Same(pieces), base) for base in bases)


@lru_cache(maxsize=65536)  # layouts stand on a grid, and are asked for again and again
def _is_in(pieces: Same[tuple[Terrain, ...]], base: PlacedBase) -> bool:
    return any(is_over(base, piece.outline) for piece in pieces.value)


def coming_in(
    game: Game, unit: str, entering: Entrance, figures: Sequence[Figure]
) -> Iterator[tuple[Placed, ...]]:
    """Yield layouts worth a try for figures that come onto the table at lines, where they look into it."""
    wide = max(_size(figures, (1.0, 0.0)), _size(figures, (0.0, 1.0)))
    is_tight, board = entering.reach < wide, game.state.board
    if is_tight:
        yield from entering.lined_up(figures, board)
    for box in entering.boxes(board, wide):
        way = deployment_zones.inward(board, box.centre)
        within, turned = (box.left, box.right), [layout.facing(figure, way) for figure in figures]
        for places in suggestions(game, unit, (box.top, box.bottom), turned, within):
            yield tuple(replace(place, facing=way) for place in places)
    if not is_tight:
        yield from entering.lined_up(figures, board)


def _size(figures: Sequence[Figure], way: Point) -> float:
    """Return the inches that the largest of some bases takes up along an axis."""
    placed = layout.bases(figures)
    return max((2.0 * extent(base, way) for base in placed), default=1.0) + _SPARE


def _in_ranks(
    ids: tuple[str, ...],
    size: tuple[float, float],
    bounds: Bounds,
    across: tuple[float, float],
    ranks: int,
) -> Iterator[tuple[Placed, ...]]:
    """Yield layouts of figures of a size at most, in so many ranks, file by file."""
    (wide, deep), high = size, bounds[1]
    files = ceil(len(ids) / ranks)
    y = bounds[0] + deep / 2 + _SPARE
    while y + (ranks - 1) * deep + deep / 2 <= high:
        x = across[0] + wide / 2 + _SPARE
        while x + (files - 1) * wide + wide / 2 <= across[1]:
            yield tuple(
                Placed(id_, (grained(x + (n % files) * wide), grained(y + (n // files) * deep)))
                for n, id_ in enumerate(ids)
            )
            x += max(1.0, wide / 2)
        y += max(1.0, deep / 2)


def _huddled(
    state: State, figures: Sequence[Figure], bounds: Bounds, across: tuple[float, float]
) -> Iterator[tuple[Placed, ...]]:
    """Yield layouts around each free point of a grid, each figure on the nearest point that is left."""
    if not figures:
        return
    largest = max(figures, key=lambda figure: layout.widest(figure.model))
    free = _free_points(state, largest, [figure.id for figure in figures], bounds, across)
    apart, seen = 2.0 * layout.widest(largest.model) + _SPARE, dict[tuple[Point, ...], bool]()
    for start in free:
        chosen: list[Point] = []
        for point in sorted(free, key=lambda each: (hypot(each[0] - start[0], each[1] - start[1]), each)):
            if all(hypot(point[0] - x, point[1] - y) >= apart for x, y in chosen):
                chosen.append(point)
            if len(chosen) == len(figures):
                break
        if len(chosen) == len(figures) and seen.setdefault(tuple(sorted(chosen)), True):
            seen[tuple(sorted(chosen))] = False
            yield tuple(Placed(f.id, at) for f, at in zip(figures, chosen, strict=True))


def _free_points(
    state: State, figure: Figure, moved: Sequence[str], bounds: Bounds, across: tuple[float, float]
) -> list[Point]:
    """Return the points of a grid in a strip where a figure may stand while others are not there."""
    known, found = layout.layout_without(state, moved), []
    wide, deep = _size((figure,), (1.0, 0.0)) - _SPARE, _size((figure,), (0.0, 1.0)) - _SPARE
    y = bounds[0] + deep / 2
    while y + deep / 2 <= bounds[1]:
        x = across[0] + wide / 2
        while x + wide / 2 <= across[1]:
            at = grained(x), grained(y)
            if layout.may_stand(known, replace(figure.model, at=at, bottom=0.0), at):
                found.append(at)
            x += _GRID
        y += _GRID
    return found
