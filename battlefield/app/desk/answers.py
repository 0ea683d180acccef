"""What all answers share: models and terrain by the names that people read, and bases where they stand."""

from battlefield.app.wording.names import full_name
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Polygon
from battlefield.rules.scene.contents import Model, Scene


def placed(model: Model) -> PlacedBase:
    """Return a model's base where it stands."""
    return PlacedBase(model.base, model.at, model.facing)


def name_of(scene: Scene, id_: str) -> str:
    """Name a model or a piece of terrain by its id."""
    model = scene.model(id_)
    if model is not None:
        return full_name(model)
    piece = next((piece for piece in scene.terrain if piece.id == id_), None)
    return (piece.name or piece.kind or id_) if piece is not None else id_


def counted(number: int, noun: str) -> str:
    """Count things in words."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def rings_of(polygon: Polygon) -> tuple[tuple[Point, ...], ...]:
    """Return the outline of a polygon and its holes."""
    return (polygon.points, *polygon.holes)
