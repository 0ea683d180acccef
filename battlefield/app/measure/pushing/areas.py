"""The whole areas that a force or a shift can bring a model to; drawing one may take a second."""

from battlefield.app.desk.answers import rings_of
from battlefield.app.desk.pictures import Drawing, Mark, Region, Role
from battlefield.app.measure.pushing.asked import Asked, Ground
from battlefield.app.measure.pushing.choices import Kind
from battlefield.app.measure.pushing.shift import places_of
from battlefield.geometry.displacement import Level, force_region

WITH_AREA: tuple[Kind, ...] = ("force", "shift")


def area_key(ground: Ground, asked: Asked) -> tuple[object, ...]:
    """Tell areas apart: two pushes with the same key may lead to the same places."""
    settings = (asked.up_to, asked.stop_short, asked.fall_when, asked.climb)
    return (ground.scene, ground.unit, asked.kind, asked.models, settings)


def area_drawing(ground: Ground, asked: Asked) -> Drawing:
    """Draw where a model may come to."""
    if asked.kind == "shift":
        levels = places_of(ground, asked).levels()
        return tuple(part for level in levels for part in _level(ground, asked, level))
    region = force_region(ground.table, asked.models[0], asked.up_to, asked.stop_short, asked.fall_when)
    return (Region(rings_of(region.outline()), "reach"),)


def _level(ground: Ground, asked: Asked, level: Level) -> Drawing:
    """Draw the places at one height, with words where it is not the height the model stands at."""
    up = level.bottom - ground.model(asked.models[0]).bottom
    role: Role = "good" if up else "reach"
    parts: list[Region | Mark] = []
    for area in level.areas:
        parts.append(Region(rings_of(area), role))
        below = max(area.points, key=lambda point: (point[1], point[0]))
        words = f"{ground.long(abs(up))} {'up' if up > 0 else 'down'}"
        parts += [Mark(below, "quiet", (words,), 0.0)] if up else []
    return tuple(parts)
