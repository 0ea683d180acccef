"""The picture under a Tiled map: its first image layer whose picture lies in the map's folder."""

from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.result import Picture
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.tiled.layers import PIXELS, Drawing
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Point


def picture_of(
    gathering: Gathering, source: Source, drawing: Drawing, corner: Point, pixels: float
) -> Picture | None:
    """Return the picture of the first image layer that has one; the others are dropped, and said so."""
    found: Picture | None = None
    for layer, offset in drawing.images:
        if found is not None or not layer.text("image"):
            gathering.drop("image layer")
            continue
        at = (offset[0] + layer.number("x", PIXELS, 0.0), offset[1] + layer.number("y", PIXELS, 0.0))
        found = _picture(gathering, source, layer, (at[0] - corner[0], at[1] - corner[1]), pixels)
    return found


def _picture(gathering: Gathering, source: Source, layer: Fields, at: Point, pixels: float) -> Picture | None:
    name = layer.text("image")
    try:
        found = map_pictures.beside(source, name)
    except SceneError as error:
        gathering.note_dropped(f"image layer {shown(name)}: it {error.found}")
        return None
    if found.size is None:
        gathering.note_dropped(f"image layer {shown(name)}: its size is not known")
        return None
    width, height = float(found.size[0]), float(found.size[1])
    end = neat((at[0] + width) / pixels, (at[1] + height) / pixels)
    return found.laid((width, height), neat(at[0] / pixels, at[1] / pixels), end)
