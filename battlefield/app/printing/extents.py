"""Which parts of a scene are printed when only some are wanted, and the box that they lie in."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from battlefield.app.design.parts.parts import LISTS, Part, all_parts, is_hidden
from battlefield.app.desk.edits import Ref
from battlefield.app.printing.paper import Box
from battlefield.files.exports.rings import corners_of, template_outline
from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene

SPOT = 0.8  # inches: the half of what a marker or a word takes


def only_parts(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Return a scene with nothing on it but what is referred to."""
    wanted = frozenset(refs)
    lists: dict[str, Any] = {
        name: tuple(part for part in getattr(scene, name) if Ref(kind, part.id) in wanted)
        for kind, name in LISTS.items()
    }
    return replace(scene, backdrop=None, **lists)


def without_hidden(scene: Scene) -> Scene:
    """Return a scene without what is hidden, by itself or with its layer; its picture too."""
    lists: dict[str, Any] = {}
    for name in LISTS.values():
        parts = getattr(scene, name)
        seen = tuple(part for part in parts if not is_hidden(scene, part))
        if len(seen) < len(parts):
            lists[name] = seen
    if scene.backdrop is not None and scene.backdrop.hidden:
        lists["backdrop"] = None
    return replace(scene, **lists) if lists else scene


def box_of(scene: Scene) -> Box | None:
    """Return the box that all parts of a scene lie in; None where it has none."""
    points = [point for part in all_parts(scene) for point in _reach(part)]
    if not points:
        return None
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def _reach(part: Part) -> Iterator[Point]:
    """Yield points that span the box of a part."""
    if isinstance(part, Model):
        base = PlacedBase(part.base, part.at, part.facing)
        yield from _about(part.at, extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))
        return
    outline: Outline | None = getattr(part, "outline", None) or getattr(part, "polygon", None)
    if isinstance(part, PlacedTemplate):
        outline = template_outline(part.template)
    if isinstance(outline, Circle):
        yield from _about(outline.centre, outline.radius, outline.radius)
    elif outline is not None:
        yield from corners_of(outline)[0]
    elif points := getattr(part, "points", ()):
        yield from points
    else:
        at: Point = getattr(part, "at", (0.0, 0.0))
        yield from _about(at, SPOT, SPOT)


def _about(at: Point, across: float, down: float) -> tuple[Point, Point]:
    return (at[0] - across, at[1] - down), (at[0] + across, at[1] + down)
