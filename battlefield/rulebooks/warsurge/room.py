"""Where a unit finds room to arrive: layouts worth a try, in ranks where these fit, else huddled together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil, hypot

from battlefield.geometry.extent import extent
from battlefield.geometry.shapes import Point
from battlefield.rules import layout
from battlefield.rules.entrances import Entrance
from battlefield.rules.events import Placed
from battlefield.rules.flow import Game
from battlefield.rules.state import Figure, State
from battlefield.rules.values import grained

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
    """Give layouts worth a try for a unit, or for some figures, within a strip of the table.

    `columns` are the least and the greatest x of it, without them the table's own.
    """
    figures = tuple(others) or game.state.figures_of(unit)
    across = columns if columns is not None else (0.0, game.state.board.width)
    for ranks in dict.fromkeys(max(1, min(most, len(figures))) for most in _RANKS):
        yield from _in_ranks(figures, bounds, across, ranks)
    yield from _huddled(game.state, figures, bounds, across)


def coming_in(
    game: Game, unit: str, entering: Entrance, figures: Sequence[Figure]
) -> Iterator[tuple[Placed, ...]]:
    """Give layouts worth a try for figures that come onto the table at lines."""
    wide = max(_size(figures, (1.0, 0.0)), _size(figures, (0.0, 1.0)))
    is_tight = entering.reach < wide
    if is_tight:
        yield from entering.lined_up(figures)
    for box in entering.boxes(game.state.board, wide):
        yield from suggestions(game, unit, (box.top, box.bottom), figures, (box.left, box.right))
    if not is_tight:
        yield from entering.lined_up(figures)


def _size(figures: Sequence[Figure], way: Point) -> float:
    """Give the inches that the largest of some bases takes up along an axis."""
    placed = layout.bases(figures)
    return max((2.0 * extent(base, way) for base in placed), default=1.0) + _SPARE


def _in_ranks(
    figures: Sequence[Figure], bounds: Bounds, across: tuple[float, float], ranks: int
) -> Iterator[tuple[Placed, ...]]:
    wide, deep = _size(figures, (1.0, 0.0)), _size(figures, (0.0, 1.0))
    files, high = ceil(len(figures) / ranks), bounds[1]
    y = bounds[0] + deep / 2 + _SPARE
    while y + (ranks - 1) * deep + deep / 2 <= high:
        x = across[0] + wide / 2 + _SPARE
        while x + (files - 1) * wide + wide / 2 <= across[1]:
            yield tuple(
                Placed(f.id, (grained(x + (n % files) * wide), grained(y + (n // files) * deep)))
                for n, f in enumerate(figures)
            )
            x += max(1.0, wide / 2)
        y += max(1.0, deep / 2)


def _huddled(
    state: State, figures: Sequence[Figure], bounds: Bounds, across: tuple[float, float]
) -> Iterator[tuple[Placed, ...]]:
    """Give layouts around each free point of a grid, each figure on the nearest point that is left."""
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
    """Give the points of a grid in a strip where a figure may stand while others are not there."""
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
