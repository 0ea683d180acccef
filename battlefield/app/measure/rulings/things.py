"""What of a scene may truly stand elsewhere: how uncertain it is, and the scene with it moved."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Strip
from battlefield.geometry.outlines import mapped_outline
from battlefield.rules.scene.certainty import Shares, Thing, combined
from battlefield.rules.scene.contents import Model, Scene, Terrain


def thing_of(part: Model | Terrain) -> Thing:
    """Name a part among what may stand elsewhere."""
    return ("model" if isinstance(part, Model) else "terrain"), part.id


def sigma_of(scene: Scene, part: Model | Terrain) -> float:
    """Return how uncertain a part's place is, in inches."""
    return scene.sigma_of(part) if isinstance(part, Model) else part.sigma


def share_of(scene: Scene, *parts: Model | Terrain) -> Shares:
    """Return the shares of parts whose every inch toward a limit is an inch of its margin."""
    return combined(*((thing_of(part), sigma_of(scene, part)) for part in parts))


def unsure(scene: Scene) -> dict[Thing, float]:
    """Return all whose place is not known exactly, with how uncertain it is."""
    parts: Iterable[Model | Terrain] = (*scene.models, *scene.terrain)
    return {thing_of(part): sigma for part in parts if (sigma := sigma_of(scene, part)) > 0.0}


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
    return replace(piece, outline=mapped_outline(piece.outline, Affine.shift(by)))
