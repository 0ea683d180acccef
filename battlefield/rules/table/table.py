"""The table of a scene as the kernel sees it, kept for as long as the scene is the same."""

from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, Outline, PlacedBase
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.pieces.terrain import base_outline
from battlefield.rules.scene.contents import Model, Scene, Terrain


def table_of(scene: Scene) -> Table:
    """Lay a scene out for the kernel; the pieces of unchanged terrain are the same objects as before."""
    pieces = pieces_of(scene.terrain)
    return Table(scene.board.width, scene.board.height, pieces, tuple(body_of(m) for m in scene.models))


def pieces_of(terrain: tuple[Terrain, ...]) -> tuple[Piece, ...]:
    """Turn terrain into what the kernel asks about: the same objects for the same terrain."""
    return _pieces(Same(terrain))


@lru_cache(maxsize=8)
def _pieces(terrain: Same[tuple[Terrain, ...]]) -> tuple[Piece, ...]:
    return tuple(piece_of(piece) for piece in terrain.value)


def piece_of(terrain: Terrain) -> Piece:
    """Turn a piece of terrain into what the kernel asks about."""
    return Piece(
        terrain.id,
        terrain.outline,
        terrain.bottom,
        terrain.top,
        "difficult" in terrain.ground,
        "dangerous" in terrain.ground,
        "impassable" in terrain.ground,
        terrain.sight == "blocks",
        terrain.sight == "cloud",
        terrain.platform,
    )


def body_of(model: Model) -> Body:
    """Turn a model into an upright volume."""
    return Body(model.id, PlacedBase(model.base, model.at, model.facing), model.bottom, model.height)


def piece_for(model: Model, rough: bool) -> Piece:
    """Return a model that has become terrain: rough ground, or something to stand on that blocks sight.

    Its outline is exact: that of its base, or of the rectangle that an oval fits into.
    """
    outline, low = _ground_outline(model), model.bottom
    if rough:
        return Piece(model.id, outline, low, low, difficult=True)
    return Piece(model.id, outline, low, low + model.height, blocks_sight=True, platform=True)


def _ground_outline(model: Model) -> Outline:
    size = model.base
    square = BaseSize.rect(size.length_mm, size.width_mm) if size.kind == "oval" else size
    return base_outline(PlacedBase(square, model.at, model.facing))
