"""A picture that an owner lays on a piece of terrain: told by its file, its size and its turn."""

from typing import Literal

from battlefield.geometry.kernel.tags import recorded

PictureWay = Literal["within", "tiled", "over"]
PICTURE_WAYS: tuple[PictureWay, ...] = ("within", "tiled", "over")


@recorded("PiecePicture", "file width turn way")
class PiecePicture:
    """A picture whose middle is that of its piece, `width` inches wide and turned clockwise.

    It is cut at the outline, once or repeated over all of it, or laid over the piece as large as it is.
    """

    file: str
    width: float
    turn: float = 0.0
    way: PictureWay = "within"
