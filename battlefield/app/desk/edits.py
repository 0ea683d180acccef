"""What a hand does to a table: pure functions from a scene to the next."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import hypot
from typing import TypeVar

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene
from battlefield.rules.scene.parts import PartKind

_GRAIN = 7  # decimals of an inch kept where a hand puts something, so that files and machines agree

RefKind = PartKind


@dataclass(frozen=True, slots=True, order=True)
class Ref:
    """A reference to something that can be picked up; at play only models and templates can."""

    kind: RefKind
    id: str


Selection = tuple[Ref, ...]
Piece = Model | PlacedTemplate
_Item = TypeVar("_Item", Model, PlacedTemplate)


def rounded(point: Point) -> Point:
    """Round a place to a ten-millionth of an inch."""
    return round(point[0], _GRAIN) + 0.0, round(point[1], _GRAIN) + 0.0


def pieces(scene: Scene, selection: Iterable[Ref]) -> list[Piece]:
    """Return the selected models and templates in the scene's own order."""
    models, templates = _ids(selection)
    found: list[Piece] = [model for model in scene.models if model.id in models]
    return found + [item for item in scene.templates if item.id in templates]


def _ids(selection: Iterable[Ref]) -> tuple[frozenset[str], frozenset[str]]:
    """Part references into the ids of models and of templates."""
    chosen = tuple(selection)
    models = frozenset(ref.id for ref in chosen if ref.kind == "model")
    return models, frozenset(ref.id for ref in chosen if ref.kind == "template")


def place_of(piece: Piece) -> Point:
    """Return the point by which a model or a template is held."""
    return piece.at if isinstance(piece, Model) else piece.template.at


def movable(chosen: Iterable[Piece]) -> list[Piece]:
    """Leave out locked templates, and novas, which only their model moves."""
    return [piece for piece in chosen if isinstance(piece, Model) or not (piece.locked or piece.model)]


def find(scene: Scene, ref: Ref) -> Piece | None:
    """Find what a reference means, or None where it is gone."""
    found = pieces(scene, [ref])
    return found[0] if found else None


def _changed(
    scene: Scene,
    selection: Iterable[Ref],
    on_model: Callable[[Model], Model],
    on_template: Callable[[PlacedTemplate], PlacedTemplate],
) -> Scene:
    model_ids, template_ids = _ids(selection)
    models = scene.models
    if model_ids:
        models = tuple(on_model(m) if m.id in model_ids else m for m in models)
    templates = tuple(on_template(t) if t.id in template_ids and not t.locked else t for t in scene.templates)
    return with_novas_following(replace(scene, models=models, templates=templates))


def with_novas_following(scene: Scene) -> Scene:
    """Put every nova back on its model's centre, and drop those whose model is gone."""
    if not any(item.model for item in scene.templates):
        return scene
    centres = {model.id: model.at for model in scene.models}
    kept = [item for item in scene.templates if not item.model or item.model in centres]
    return replace(scene, templates=tuple(_following(item, centres) for item in kept))


def _following(item: PlacedTemplate, centres: dict[str, Point]) -> PlacedTemplate:
    if not item.model or item.template.at == centres[item.model]:
        return item
    return replace(item, template=replace(item.template, at=centres[item.model]))


def moved(scene: Scene, selection: Iterable[Ref], by: Point) -> Scene:
    """Shift what is selected by a step in inches; locked templates and novas stay."""
    return _put(scene, selection, lambda at: _shifted(at, by))


def _shifted(at: Point, by: Point) -> Point:
    """Shift a place; a coordinate that no step changes stays as it is, even where it was never rounded."""
    x, y = rounded((at[0] + by[0], at[1] + by[1]))
    return x if by[0] else at[0], y if by[1] else at[1]


def _put(scene: Scene, selection: Iterable[Ref], place: Callable[[Point], Point]) -> Scene:
    return _changed(
        scene,
        selection,
        lambda model: replace(model, at=place(model.at)),
        lambda item: (
            item if item.model else replace(item, template=replace(item.template, at=place(item.template.at)))
        ),
    )


def turned(scene: Scene, selection: Iterable[Ref], by: float) -> Scene:
    """Turn each selected thing about its own holding point by degrees clockwise."""
    return _changed(
        scene,
        selection,
        lambda model: turned_model(model, by),
        lambda item: turned_template(item, by),
    )


def turned_model(model: Model, by: float) -> Model:
    """Turn a model by degrees clockwise."""
    return replace(model, facing=_turned(model.facing, by))


def turned_template(item: PlacedTemplate, by: float) -> PlacedTemplate:
    """Turn a template by degrees clockwise; a round one has no bearing to turn."""
    if not item.template.row.is_turned:
        return item
    return replace(item, template=replace(item.template, bearing=_turned(item.template.bearing, by)))


def _turned(old: float, by: float) -> float:
    return round((old + by) % 360.0, 6) % 360.0


def wheeled(scene: Scene, selection: Iterable[Ref], by: float) -> Scene:
    """Turn a selection as one body by degrees clockwise; locked templates and novas stay.

    The body turns about the middle of the holding points of what moves.
    """
    places = [place_of(piece) for piece in movable(pieces(scene, selection))]
    if not places:
        return scene
    centre = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
    swung = _put(scene, selection, lambda at: rounded(_swung(at, centre, by)))
    return turned(swung, selection, by)


def _swung(at: Point, centre: Point, by: float) -> Point:
    dx, dy = at[0] - centre[0], at[1] - centre[1]
    if not dx and not dy:
        return at
    x, y = direction(bearing(dx, dy) + by)
    reach = hypot(dx, dy)
    return centre[0] + reach * x, centre[1] + reach * y


def aimed(scene: Scene, ref: Ref, at: Point) -> Scene:
    """Turn one thing so that it looks at a point."""
    piece = find(scene, ref)
    if piece is None or place_of(piece) == at:
        return scene
    origin = place_of(piece)
    now = piece.facing if isinstance(piece, Model) else piece.template.bearing
    return turned(scene, [ref], bearing(at[0] - origin[0], at[1] - origin[1]) - now)


def deleted(scene: Scene, selection: Iterable[Ref]) -> Scene:
    """Take what is selected off the table, and the novas of models taken; locked templates stay."""
    chosen = frozenset(selection)
    models = tuple(m for m in scene.models if Ref("model", m.id) not in chosen)
    templates = tuple(t for t in scene.templates if t.locked or Ref("template", t.id) not in chosen)
    return with_novas_following(replace(scene, models=models, templates=templates))


def duplicated(scene: Scene, selection: Iterable[Ref], by: Point) -> tuple[Scene, Selection]:
    """Copy what is selected, shifted by a step, and give the scene and the copies' references."""
    refs: list[Ref] = []
    for piece in pieces(scene, selection):
        scene, ref = added(scene, _copy(piece, by))
        refs.append(ref)
    return scene, tuple(refs)


def _copy(piece: Piece, by: Point) -> Piece:
    at = rounded((place_of(piece)[0] + by[0], place_of(piece)[1] + by[1]))
    if isinstance(piece, Model):
        return replace(piece, at=at)
    return replace(piece, template=replace(piece.template, at=at), model="", locked=False)


def added(scene: Scene, piece: Piece) -> tuple[Scene, Ref]:
    """Put a model or a template on the table under an id that is free, near the one it asks for."""
    if isinstance(piece, Model):
        id_ = free_id(piece.id, [model.id for model in scene.models])
        return replace(scene, models=(*scene.models, replace(piece, id=id_))), Ref("model", id_)
    id_ = free_id(piece.id, [item.id for item in scene.templates])
    return replace(scene, templates=(*scene.templates, replace(piece, id=id_))), Ref("template", id_)


def free_id(wanted: str, taken: Iterable[str]) -> str:
    """Return the wanted id, or its stem with the lowest number that nothing bears yet."""
    used = frozenset(taken)
    if wanted not in used:
        return wanted
    stem = wanted.rstrip("0123456789") or "m"
    number = 1
    while f"{stem}{number}" in used:
        number += 1
    return f"{stem}{number}"


def locked(scene: Scene, selection: Iterable[Ref], lock: bool) -> Scene:
    """Lock or unlock the selected templates."""
    chosen = frozenset(selection)
    templates = tuple(
        replace(item, locked=lock) if Ref("template", item.id) in chosen else item for item in scene.templates
    )
    return replace(scene, templates=templates)


def with_model(scene: Scene, id_: str, change: Callable[[Model], Model]) -> Scene:
    """Change one model by a function."""
    models = tuple(change(model) if model.id == id_ else model for model in scene.models)
    return with_novas_following(replace(scene, models=models))


def with_placed(scene: Scene, placed: PlacedTemplate) -> Scene:
    """Put a template in the place of the one with its id."""
    templates = tuple(placed if item.id == placed.id else item for item in scene.templates)
    return with_novas_following(replace(scene, templates=templates))
