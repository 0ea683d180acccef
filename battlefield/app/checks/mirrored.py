"""Whether a table is its own image under a symmetry that brings one side to the other."""

from dataclasses import dataclass, replace

from battlefield.app.checks.sides import deploying
from battlefield.geometry.outlines import BoardMap, is_same_outline, is_same_place
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone

_Part = Terrain | Zone | Objective


@dataclass(frozen=True, slots=True)
class _Way:
    """A symmetry with its words."""

    words: str
    onto: BoardMap


def swapping_symmetry(scene: Scene) -> str:
    """Name the symmetry under which terrain, zones and objectives are their own image, the sides swapped.

    "" where there is none, or not two sides with deployment zones. Names, kinds and models count for nothing.
    """
    sides = deploying(scene)
    if len(sides) != 2:
        return ""
    swap = {sides[0]: sides[1], sides[1]: sides[0]}
    return next((way.words for way in _ways(scene) if _is_own_image(scene, way.onto, swap)), "")


def _ways(scene: Scene) -> list[_Way]:
    width, height = scene.board.width, scene.board.height
    found = [
        _Way("a half turn", BoardMap(width, height, True, True)),
        _Way("mirroring left to right", BoardMap(width, height, True, False)),
        _Way("mirroring top to bottom", BoardMap(width, height, False, True)),
    ]
    if width == height:
        found += [
            _Way("a quarter turn", BoardMap(width, height, False, False, True)),
            _Way("mirroring about a diagonal", BoardMap(width, height, False, True, True)),
            _Way("mirroring about a diagonal", BoardMap(width, height, True, False, True)),
        ]
    return found


def _is_own_image(scene: Scene, onto: BoardMap, swap: dict[str, str]) -> bool:
    lists: tuple[tuple[_Part, ...], ...] = (scene.zones, scene.objectives, scene.terrain)
    return all(_has_all(parts, [_image(part, onto, swap) for part in parts]) for parts in lists)


def _image(part: _Part, onto: BoardMap, swap: dict[str, str]) -> _Part:
    if isinstance(part, Terrain):
        return replace(part, outline=onto.outline(part.outline))
    side = swap.get(part.side, part.side)
    if isinstance(part, Zone):
        return replace(part, outline=onto.outline(part.outline), side=side)
    outline = onto.outline(part.outline) if part.outline is not None else None
    at = onto.point(part.at) if part.at is not None else None
    return replace(part, outline=outline, at=at, side=side)


def _has_all(parts: tuple[_Part, ...], images: list[_Part]) -> bool:
    """Return whether each image is one of the parts, no part twice."""
    left: dict[tuple[object, ...], list[_Part]] = {}
    for part in parts:
        left.setdefault(_facts(part), []).append(part)
    for image in images:
        others = left.get(_facts(image), [])
        twin = next((n for n, other in enumerate(others) if _lie_alike(image, other)), None)
        if twin is None:
            return False
        others.pop(twin)
    return True


def _facts(part: _Part) -> tuple[object, ...]:
    if isinstance(part, Terrain):
        ground = tuple(sorted(part.ground))
        return part.bottom, part.top, ground, part.sight, part.platform, part.cover, _corners(part)
    return part.kind, part.side, _corners(part)


def _corners(part: _Part) -> int:
    """Count the points that an outline is given by, to tell most outlines apart quickly."""
    points = getattr(part.outline, "points", ())
    return len(points)


def _lie_alike(one: _Part, other: _Part) -> bool:
    if one.outline is not None and other.outline is not None:
        return is_same_outline(one.outline, other.outline)
    here, there = getattr(one, "at", None), getattr(other, "at", None)
    return here is not None and there is not None and is_same_place(here, there)
