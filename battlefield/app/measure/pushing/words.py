"""How the way of a push is told and drawn, whatever its kind."""

from collections.abc import Sequence

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Shape
from battlefield.app.measure.pushing.asked import Ground
from battlefield.app.wording.names import full_name
from battlefield.geometry.displacement import Stop
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.rules.scene.contents import Model, Scene


def stop_name(scene: Scene, stop: Stop) -> str:
    """Name what ends a slide."""
    if stop.kind == "edge":
        return f"the {stop.id} edge of the table"
    if stop.kind == "fall":
        return f"the brink of {terrain_name(scene, stop.id)}"
    return model_name(scene, stop.id) if stop.kind == "model" else terrain_name(scene, stop.id)


def model_name(scene: Scene, id_: str) -> str:
    """Name a model by its id."""
    model = scene.model(id_)
    return full_name(model) if model is not None else id_


def terrain_name(scene: Scene, id_: str) -> str:
    """Name a piece of terrain by its id."""
    piece = next((piece for piece in scene.terrain if piece.id == id_), None)
    return (piece.name or piece.kind or id_) if piece is not None else id_


def ghost(model: Model, at: Point) -> PlacedBase:
    """Return a model's base at another place."""
    return PlacedBase(model.base, at, model.facing)


def trail(model: Model, to: Point, *words: str) -> Drawing:
    """Draw where a model was, its way with words beside it, and where it comes to."""
    start = Shape(placed(model), "quiet", dashed=True)
    if model.at == to:
        return (start, Shape(placed(model), "path"))
    way = Line((model.at, to), "path", words, arrow=True)
    return (start, way, Shape(ghost(model, to), "path"))


def stretch_words(ground: Ground, stretches: Sequence[tuple[float, float]]) -> str:
    """Say stretches of a line: "0.00 in, 2.00 to 3.50 in"."""
    said = []
    for low, high in stretches:
        ends = ground.long(low), ground.long(high)
        said.append(ends[1] if ends[0] == ends[1] else f"{ends[0]} to {ends[1]}")
    return ", ".join(said)


def stretch_drawing(start: Point, way: Point, stretches: Sequence[tuple[float, float]]) -> Drawing:
    """Draw stretches of a line from a point; one without length is a dot."""

    def at(along: float) -> Point:
        return start[0] + along * way[0], start[1] + along * way[1]

    return tuple(
        Mark(at(low), "good", size=5.0) if low == high else Line((at(low), at(high)), "good")
        for low, high in stretches
    )
