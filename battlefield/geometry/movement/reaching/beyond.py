"""Searches for the way to one place alone, which look only where it may lead."""

from collections.abc import Iterator

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement.paths.search import Search, World

LONGER = 0.5  # inches: so much dearer than a way is likely to be none is looked at


def narrow(world: World, point: Point, level: int, most: float) -> Search:
    """Look for ways that cost `most` at most, at no bend by which none leads."""
    return Search(World(world.spaces, world.links), 0, most, point, level, narrow=True)


def searches_beyond(
    world: World, place: tuple[Point, int], tried: float, limit: float, alone: tuple[float, float] | None
) -> Iterator[Search]:
    """Yield what may find ways that cost more than was tried and no more than a limit, the shortest first.

    Where one place `alone` is asked about, that tells what its way is likely, and what it is sure to cost at
    most.
    """
    if alone is None:
        yield Search(world, 0, limit, *place)
        return
    likely, sure = alone
    if tried < likely < min(limit, sure):
        yield narrow(world, *place, likely)
    yield narrow(world, *place, min(limit, sure))
