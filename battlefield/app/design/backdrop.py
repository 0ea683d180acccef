"""The picture under a table: how it is pinned to places in inches, and how well it fits them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.files.scene.pictures import kept_beside, picture_file
from battlefield.files.scene.piece_picture_files import with_piece_pictures_beside
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines.homography import Homography, Placed, PlacingError
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Backdrop

_CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


@dataclass(frozen=True, slots=True)
class Pin:
    """A point of the picture, in pixels, with its place on the table in inches, None while unknown."""

    pixel: Point
    place: Point | None = None


@dataclass(frozen=True, slots=True)
class Fit:
    """How pins hold a picture, or in one sentence why they do not."""

    placed: Placed | None
    words: str


def fit_of(pins: Sequence[Pin], unit: LengthUnit = "inches") -> Fit:
    """Work out how pins hold a picture; those without a place are left out."""
    pairs = pairs_of(pins)
    try:
        placed = Placed.by(pairs)
    except PlacingError as error:
        return Fit(None, str(error))
    return Fit(placed, _words(placed, len(pairs), unit))


def _words(placed: Placed, count: int, unit: LengthUnit) -> str:
    if count == 2:
        return "Scaled and turned by two points; a third one would tell how well it fits"
    if count == 4:
        return "The perspective is taken away by four points; a fifth one would tell how well it fits"
    way = "Scaled and turned" if count < 4 else "The perspective is taken away"
    worst, mean = (format_length(value, unit) for value in (placed.worst, placed.mean))
    return f"{way} by {count} points; off by {mean} on average and {worst} at worst"


def pairs_of(pins: Sequence[Pin]) -> tuple[tuple[Point, Point], ...]:
    """Return the pins that have a place."""
    return tuple((pin.pixel, pin.place) for pin in pins if pin.place is not None)


def grid_pins(corner: Point, square: float, at: Point, inches: float) -> tuple[Pin, Pin]:
    """Return the pins of a picture with a grid, by the place of one corner of its squares.

    A square is `square` pixels wide in the picture and `inches` on the table.
    """
    if not square > 0.0 or not inches > 0.0:
        raise PlacingError("A square of the grid needs a size above 0 in the picture and on the table")
    x, y = corner
    return Pin(corner, at), Pin((x + square, y + square), (at[0] + inches, at[1] + inches))


def corner_pins(pixels: Sequence[Point], board: Board) -> tuple[Pin, ...]:
    """Pin up to four pixels to the corners of the board, clockwise from its top left."""
    places = [(x * board.width, y * board.height) for x, y in _CORNERS]
    return tuple(Pin(pixel, place) for pixel, place in zip(pixels, places, strict=False))


def whole_picture_pins(width: int, height: int, board: Board) -> tuple[Pin, ...]:
    """Pin a picture to the board so that it covers all of it, its own sides kept in proportion."""
    scale = max(board.width / width, board.height / height)
    return (Pin((0.0, 0.0), (0.0, 0.0)), Pin((float(width), float(height)), (width * scale, height * scale)))


def with_backdrop(scene: Scene, picture: str, pins: Sequence[Pin], opacity: float) -> Scene:
    """Lay a picture under the table."""
    known = scene.backdrop
    extra = known.extra if known is not None and known.picture == picture else {}
    return replace(scene, backdrop=Backdrop(picture, pairs_of(pins), opacity, extra=extra))


def without_backdrop(scene: Scene) -> Scene:
    """Take the picture away."""
    return replace(scene, backdrop=None)


def pins_of(backdrop: Backdrop) -> tuple[Pin, ...]:
    """Return the pins of a picture that lies under a table."""
    return tuple(Pin(pixel, place) for pixel, place in backdrop.pairs)


def map_of(backdrop: Backdrop) -> Homography:
    """Return the map from pixels to inches; pins that hold no picture are a PlacingError."""
    return Placed.by(backdrop.pairs).map


def backdrop_path(backdrop: Backdrop, scene: Path | None) -> Path:
    """Find the picture's file; SceneError where its name leads out of the scene's folder."""
    return picture_file(backdrop.picture, scene)


def with_picture_beside(scene: Scene, before: Path | None, after: Path) -> Scene:
    """Keep the pictures of a scene beside the file that it is saved as; SceneError where they cannot be."""
    scene = with_piece_pictures_beside(scene, before, after)
    if scene.backdrop is None:
        return scene
    name = kept_beside(scene.backdrop.picture, before, after)
    if name == scene.backdrop.picture:
        return scene
    return replace(scene, backdrop=replace(scene.backdrop, picture=name))
