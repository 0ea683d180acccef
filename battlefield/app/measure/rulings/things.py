"""What of a scene may truly stand elsewhere along a line, and the scene with it moved."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Strip
from battlefield.rules.scene.certainty import Thing
from battlefield.rules.scene.contents import Model, Scene, Terrain
from battlefield.rules.scene.unsure import thing_of, unsure


def unsure_along(scene: Scene, line: tuple[Point, ...], beside: float) -> dict[Thing, float]:
    """Return those of them that reach within some inches of a line."""
    found, near = unsure(scene), _around(line, beside)
    parts: Iterable[Model | Terrain] = (*scene.models, *scene.terrain)
    known = [(thing_of(part), _shape(part)) for part in parts]
    shapes = {thing: shape for thing, shape in known if thing in found}
    return {
        thing: found[thing]
        for thing, shape in shapes.items()
        if any(gap(area, shape).touching for area in near)
    }


def _around(line: tuple[Point, ...], beside: float) -> list[Outline]:
    discs: list[Outline] = [Circle(at, beside) for at in dict.fromkeys(line)]
    return [*discs, *(Strip(pair, 2.0 * beside) for pair in pairwise(line) if pair[0] != pair[1])]


def placed(model: Model) -> PlacedBase:
    """Return a model's base where it stands."""
    return PlacedBase(model.base, model.at, model.facing)


def with_moved(scene: Scene, thing: Thing, by: Point) -> Scene:
    """Return a scene in which one thing stands elsewhere; terrain that stays is the same object."""
    sort, id_ = thing
    if sort == "model":
        return replace(scene, models=tuple(_model(m, by) if m.id == id_ else m for m in scene.models))
    return replace(scene, terrain=tuple(_piece(p, by) if p.id == id_ else p for p in scene.terrain))


def _shape(part: Model | Terrain) -> PlacedBase | Outline:
    return placed(part) if isinstance(part, Model) else part.outline


def _model(model: Model, by: Point) -> Model:
    return replace(model, at=(model.at[0] + by[0], model.at[1] + by[1]))


def _piece(piece: Terrain, by: Point) -> Terrain:
    from battlefield.geometry.outlines import mapped_outline  # a distance is asked without

    return replace(piece, outline=mapped_outline(piece.outline, Affine.shift(by)))
