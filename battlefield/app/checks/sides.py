"""The sides of a scenario and their deployment zones."""

from math import hypot

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.geometry.pieces.terrain import contains_point, nearest_point
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Zone


def deploying(scene: Scene) -> tuple[str, ...]:
    """Return the sides that have a deployment zone, in the order of their zones."""
    return tuple(dict.fromkeys(zone.side for zone in scene.zones if zone.kind == "deployment" and zone.side))


def zones_of(scene: Scene, side: str) -> list[Zone]:
    """Return a side's deployment zones."""
    return [zone for zone in scene.zones if zone.kind == "deployment" and zone.side == side]


def distance_to(outline: Outline, at: Point) -> float:
    """Measure how far a point lies from an outline, 0 within it."""
    if contains_point(outline, at):
        return 0.0
    x, y = nearest_point(outline, at)
    return hypot(x - at[0], y - at[1])
